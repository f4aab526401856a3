"""Learning: a network is fitted to who won and to what searches tried, in two stages.

First both together. Then the layers of the value stay unchanged, and the policy continues alone, so
that it never costs the value anything. All is measured on games that were not learned from.

This is the only module that needs PyTorch.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Final

import torch
from torch import Tensor, nn
from torch.optim.lr_scheduler import LinearLR

from wolfden.players.network import HAND
from wolfden.training.selfplay import OUTPUTS, Episode

HELD_BACK: Final = 7
"""One in this number of games is kept for measuring; no number of seats is as regular."""
BATCH: Final = 2048
SMALL_BATCH: Final = 64
STEPS: Final = 50
"""The least steps of a pass, if there are positions for them."""
MOST_PASSES: Final = 12
PATIENCE: Final = 3
"""Passes without a better measurement, after which learning ends."""
RATE: Final = 2e-3
LAST_RATE: Final = 0.1
"""What is left of the learning rate in the last pass; it falls steadily up to there."""
DECAY: Final = 1e-2
DROPOUT: Final = 0.25
POLICY_SHARE: Final = 0.5
"""How much the policy's loss counts next to that of the value."""
THIRDS: Final = 3
BINS: Final = 10

ReportPass = Callable[[int, float], None]
"""Called after each pass with its number and the log loss."""


@dataclass(frozen=True)
class Table:
    """Positions as rows of tensors."""

    inputs: Tensor
    """Numbers of inputs, filled up with the number after the last one."""
    values: Tensor
    shares: Tensor
    hand: Tensor
    parties: Tensor
    seats: Tensor
    progress: Tensor
    choices: "Choices"

    def __len__(self) -> int:
        return len(self.parties)

    def part(self, rows: Tensor) -> "Table":
        """Return some of the rows."""
        return Table(
            self.inputs[rows], self.values[rows], self.shares[rows], self.hand[rows],
            self.parties[rows], self.seats[rows], self.progress[rows], self.choices.part(rows),
        )  # fmt: skip

    def to(self, device: str) -> "Table":
        """Return the same rows on a device."""
        return Table(*[getattr(self, one.name).to(device) for one in fields(self)])


@dataclass(frozen=True)
class Choices:
    """The actions of positions, one after the other, and the features of all actions."""

    counts: Tensor
    """Actions of each position; none if nothing was searched there."""
    tries: Tensor
    logs: Tensor
    network_logs: Tensor
    feature_counts: Tensor
    features: Tensor
    feature_values: Tensor

    def part(self, rows: Tensor) -> "Choices":
        """Return the actions of some positions."""
        counts = self.counts[rows]
        actions = _places(self._starts, self.counts, rows)
        places = _places(self._feature_starts, self.feature_counts, actions)
        return Choices(
            counts, self.tries[actions], self.logs[actions], self.network_logs[actions],
            self.feature_counts[actions], self.features[places], self.feature_values[places],
        )  # fmt: skip

    @cached_property
    def _starts(self) -> Tensor:
        return self.counts.cumsum(0) - self.counts

    @cached_property
    def _feature_starts(self) -> Tensor:
        return self.feature_counts.cumsum(0) - self.feature_counts

    def to(self, device: str) -> "Choices":
        """Return the same actions on a device."""
        return Choices(*[getattr(self, one.name).to(device) for one in fields(self)])

    def positions(self) -> Tensor:
        """Return the position of each action."""
        numbers = torch.arange(len(self.counts), device=self.counts.device)
        return numbers.repeat_interleave(self.counts)


def _places(starts: Tensor, counts: Tensor, rows: Tensor) -> Tensor:
    """Return the places of the items of some rows, from the start and count of each row."""
    wanted = counts[rows]
    shifts = starts[rows] - (wanted.cumsum(0) - wanted)
    return torch.arange(int(wanted.sum()), device=counts.device) + shifts.repeat_interleave(wanted)


def table_of(games: Sequence[Episode], inputs: int) -> Table:
    """Return the positions of some games."""
    lengths = torch.tensor([length for game in games for length in game.lengths])
    width = int(lengths.max())
    filled = torch.arange(width) < lengths[:, None]
    numbers = torch.full((len(lengths), width), inputs, dtype=torch.int32)
    values = torch.zeros((len(lengths), width))
    numbers[filled] = torch.cat([_row(game.inputs, torch.uint16).int() for game in games])
    values[filled] = torch.cat([_row(game.values, torch.float32) for game in games])
    return Table(
        inputs=numbers,
        values=values,
        shares=torch.cat([_row(game.shares, torch.float32) for game in games]).view(-1, OUTPUTS),
        hand=torch.cat([_row(game.hand, torch.float32) for game in games]).view(-1, OUTPUTS),
        parties=torch.cat([_row(game.parties, torch.uint8).int() for game in games]),
        seats=torch.cat([torch.full((len(game.lengths),), game.seats) for game in games]),
        progress=torch.cat([_row(game.progress, torch.float32) for game in games]),
        choices=_choices_of(games),
    )


def _choices_of(games: Sequence[Episode]) -> Choices:
    return Choices(
        counts=torch.cat([_row(game.choices, torch.uint16).long() for game in games]),
        tries=torch.cat([_row(game.tries, torch.float32) for game in games]),
        logs=torch.cat([_row(game.logs, torch.float32) for game in games]),
        network_logs=torch.cat([_row(game.network_logs, torch.float32) for game in games]),
        feature_counts=torch.cat([_row(game.feature_counts, torch.uint8).long() for game in games]),
        features=torch.cat([_row(game.features, torch.uint16).short() for game in games]),
        feature_values=torch.cat([_row(game.feature_values, torch.float32) for game in games]),
    )


def _row(row: "array[int] | array[float]", kind: torch.dtype) -> Tensor:
    if len(row) == 0:
        return torch.empty(0, dtype=kind)
    return torch.frombuffer(bytearray(row), dtype=kind)  # a copy: arrays are not ours to keep


class Model(nn.Module):
    """The layers of ``wolfden.players.network`` as PyTorch learns them."""

    def __init__(self, sizes: list[int]) -> None:
        super().__init__()
        inputs, first, second, outputs, actions = sizes
        self.sizes = sizes
        self.rows = nn.EmbeddingBag(inputs + 1, first, mode="sum", padding_idx=inputs)
        nn.init.normal_(self.rows.weight, std=0.1)
        with torch.no_grad():
            self.rows.weight[inputs] = 0.0
        self.row_bias = nn.Parameter(torch.zeros(first))
        self.dropout = nn.Dropout(DROPOUT)
        self.middle = nn.Linear(first, second)
        self.last = nn.Linear(second, outputs)
        self.policy = nn.EmbeddingBag(actions, second + 1, mode="sum")
        """What each feature of actions counts for; its bias last."""
        nn.init.zeros_(self.policy.weight)

    def forward(self, table: Table) -> tuple[Tensor, Tensor]:
        """Return the logarithms of each party's share and of each action's."""
        units = self.rows(table.inputs, per_sample_weights=table.values) + self.row_bias
        units = torch.relu(self.middle(self.dropout(torch.relu(units))))
        absent = torch.arange(OUTPUTS, device=units.device) >= table.parties[:, None]
        values = torch.log_softmax(self.last(units).masked_fill(absent, -1e9), dim=1)
        return values, self._priors(units, table.choices)

    def _priors(self, units: Tensor, choices: Choices) -> Tensor:
        ends = choices.feature_counts.cumsum(0)
        rows = self.policy(
            choices.features.int(),
            (ends - choices.feature_counts).int(),
            per_sample_weights=choices.feature_values,
        )
        rows = rows + choices.network_logs[:, None] * self.policy.weight[HAND]
        places = choices.positions()
        units = torch.cat([units, torch.ones_like(units[:, :1])], dim=1)[places]
        return log_shares(choices.logs + (rows * units).sum(1), places, len(choices.counts))

    def weights(self) -> list[float]:
        """Return the weights in the order of a file."""
        parts = [
            self.rows.weight[:-1], self.row_bias,
            self.middle.weight.T, self.middle.bias, self.last.weight.T, self.last.bias,
            self.policy.weight[:, :-1], self.policy.weight[:, -1],
        ]  # fmt: skip
        return torch.cat([part.detach().reshape(-1).cpu() for part in parts]).tolist()

    def round_weights(self) -> None:
        """Round the weights as a file does."""
        with torch.no_grad():
            for parameter in self.parameters():
                parameter.copy_(parameter.half().float())


def log_losses(logs: Tensor, table: Table) -> Tensor:
    """Return how surprising each result was."""
    return -(table.shares * logs.clamp(min=-20.0)).sum(1) / table.shares.sum(1).clamp(min=1e-6)


def log_shares(logits: Tensor, places: Tensor, positions: int) -> Tensor:
    """Return the logarithm of each action's share among those of its position."""
    highest = torch.full((positions,), -1e9, device=logits.device)
    highest = highest.scatter_reduce(0, places, logits.detach(), "amax")
    shifted = logits - highest[places]
    totals = torch.zeros(positions, device=logits.device).index_add(0, places, shifted.exp())
    return shifted - totals.log()[places]


def policy_losses(logs: Tensor, choices: Choices) -> Tensor:
    """Return how surprising the tries of each searched position were."""
    losses = torch.zeros(len(choices.counts), device=logs.device)
    losses = losses.index_add(0, choices.positions(), -choices.tries * logs.clamp(min=-20.0))
    return losses[choices.counts > 0]


@dataclass(frozen=True)
class Fit:
    """A fitted network and what it was measured on."""

    weights: list[float]
    sizes: list[int]
    passes: int
    measured: "LossReport"


def device() -> str:
    """Return where learning is fastest."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def split(games: Sequence[Episode]) -> tuple[list[Episode], list[Episode]]:
    """Return the games to learn from and those to measure on."""
    held = [game for game in games if game.number % HELD_BACK == 0]
    return [game for game in games if game.number % HELD_BACK], held


def fit(
    games: Sequence[Episode],
    inputs: int,
    hidden: tuple[int, int],
    action_features: int,
    seed: int,
    report: ReportPass,
) -> Fit:
    """Fit a network to games until it gets no better on those held back."""
    torch.manual_seed(seed)
    where = device()
    learned, held = (table_of(part, inputs).to(where) for part in split(games))
    sizes = [inputs, *hidden, OUTPUTS, action_features]
    model = Model(sizes).to(where)
    passes = _improve(model, [*model.parameters()], learned, held, report)
    if len(learned.choices.tries):
        passes += _improve(model, [*model.policy.parameters()], learned, held, report, passes)
    model.round_weights()
    return Fit(model.weights(), sizes, passes, measure(model, held))


def _improve(
    model: Model,
    parameters: list[nn.Parameter],
    learned: Table,
    held: Table,
    report: ReportPass,
    done: int = 0,
) -> int:
    """Learn some of the parameters; return after how many passes they were best.

    ``done`` passes of an earlier stage are counted in the numbers reported.
    """
    model.requires_grad_(False)
    for parameter in parameters:
        parameter.requires_grad_(True)
    best, best_pass, state = _mean_loss(model, held), 0, _state(model)
    optimizer = torch.optim.AdamW(parameters, lr=RATE, weight_decay=DECAY)
    schedule = LinearLR(optimizer, 1.0, LAST_RATE, total_iters=MOST_PASSES - 1)
    for number in range(1, MOST_PASSES + 1):
        _learn(model, optimizer, learned)
        loss = _mean_loss(model, held)
        report(done + number, loss)
        if loss < best - 1e-4:
            best, best_pass, state = loss, number, _state(model)
        elif number - best_pass >= PATIENCE:
            break
        schedule.step()
    model.load_state_dict(state)
    return best_pass


def _state(model: Model) -> dict[str, Tensor]:
    return {name: value.clone() for name, value in model.state_dict().items()}


def _learn(model: Model, optimizer: torch.optim.Optimizer, table: Table) -> None:
    model.train()
    order = torch.randperm(len(table), device=table.parties.device)
    for rows in order.split(max(SMALL_BATCH, min(BATCH, len(table) // STEPS))):
        part = table.part(rows)
        values, priors = model(part)
        loss = _loss(values, priors, part)
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]  # PyTorch has no type here
        optimizer.step()


def _loss(values: Tensor, priors: Tensor, table: Table) -> Tensor:
    loss = log_losses(values, table).mean()
    tried = policy_losses(priors, table.choices)
    return loss + POLICY_SHARE * tried.mean() if len(tried) else loss


def _mean_loss(model: Model, table: Table) -> float:
    return float(_loss(*_logs(model, table), table))


def _logs(model: Model, table: Table) -> tuple[Tensor, Tensor]:
    model.eval()
    with torch.no_grad():
        rows = torch.arange(len(table), device=table.parties.device).split(16 * BATCH)
        parts = [model(table.part(part)) for part in rows]
    return torch.cat([values for values, _ in parts]), torch.cat([priors for _, priors in parts])


# Measuring.


@dataclass(frozen=True)
class LossLine:
    """Log losses of some positions."""

    seats: int
    third: int
    """Of the game: 1 to 3; 0 for all of it."""
    positions: int
    learned: float
    hand: float
    uniform: float


@dataclass(frozen=True)
class PolicyLine:
    """Log losses of priors: how surprising the tries of searches were."""

    positions: int
    learned: float
    hand: float
    least: float
    """That of the tries themselves: no priors can do better."""


@dataclass(frozen=True)
class LossReport:
    """How far chances can be trusted, on games that were not learned from."""

    lines: list[LossLine]
    bins: list[tuple[float, float, int]]
    """Own chances in ten groups: what was foretold, what came true, how many positions."""
    policy: "PolicyLine"

    def whole(self, seats: int = 0) -> LossLine:
        """Return the line of whole games, of all seat counts or of one."""
        return next(line for line in self.lines if line.third == 0 and line.seats == seats)


def measure(model: Model, table: Table) -> LossReport:
    """Measure a network on positions."""
    logs, priors = _logs(model, table)
    learned = log_losses(logs, table)
    hand = log_losses(table.hand.clamp(min=1e-6).log(), table)
    uniform = table.parties.float().log()
    third = (table.progress * THIRDS).long().clamp(max=THIRDS - 1) + 1
    lines = []
    for seats in [0, *sorted(set(table.seats.tolist()))]:
        for part in range(THIRDS + 1):
            rows = torch.ones_like(third, dtype=torch.bool) if part == 0 else third == part
            if seats:
                rows &= table.seats == seats
            if count := int(rows.sum()):
                means = (float(one[rows].mean()) for one in (learned, hand, uniform))
                lines.append(LossLine(seats, part, count, *means))
    bins = _bins(logs[:, 0].exp(), table.shares[:, 0])
    return LossReport(lines, bins, _measure_policy(priors, table.choices))


def _measure_policy(priors: Tensor, choices: Choices) -> PolicyLine:
    hand = log_shares(choices.logs, choices.positions(), len(choices.counts))
    tries = choices.tries.clamp(min=1e-9).log()
    losses = [policy_losses(logs, choices) for logs in (priors, hand, tries)]
    count = len(losses[0])
    return PolicyLine(count, *(float(one.sum()) / max(count, 1) for one in losses))


def _bins(foretold: Tensor, came: Tensor) -> list[tuple[float, float, int]]:
    number = (foretold * BINS).long().clamp(max=BINS - 1)
    found = []
    for one in range(BINS):
        rows = number == one
        if count := int(rows.sum()):
            found.append((float(foretold[rows].mean()), float(came[rows].mean()), count))
    return found
