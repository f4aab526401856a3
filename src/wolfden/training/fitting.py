"""Learning: a network is fitted to who won, and measured on games it has not seen.

This is the only module that needs PyTorch.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn

from wolfden.training.selfplay import OUTPUTS, Episode

HELD_BACK: Final = 7
"""Every so many games one is kept for measuring; no number of seats comes up as regularly."""
BATCH: Final = 4096
SMALL_BATCH: Final = 64
STEPS: Final = 50
"""The least steps of a pass, as far as there are positions for them."""
MOST_PASSES: Final = 40
PATIENCE: Final = 5
"""Passes without a better measurement, after which learning ends."""
RATE: Final = 2e-3
DECAY: Final = 1e-2
DROPOUT: Final = 0.1
THIRDS: Final = 3
BINS: Final = 10

Tell = Callable[[int, float], None]
"""Is told after each pass: which one, and the log loss."""


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

    def __len__(self) -> int:
        return len(self.parties)

    def part(self, rows: Tensor) -> "Table":
        """Return some of the rows."""
        return Table(
            self.inputs[rows], self.values[rows], self.shares[rows], self.hand[rows],
            self.parties[rows], self.seats[rows], self.progress[rows],
        )  # fmt: skip

    def to(self, device: str) -> "Table":
        """Return the same rows on a device."""
        return Table(
            self.inputs.to(device), self.values.to(device), self.shares.to(device),
            self.hand.to(device), self.parties.to(device), self.seats.to(device),
            self.progress.to(device),
        )  # fmt: skip


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
    )


def _row(row: "array[int] | array[float]", kind: torch.dtype) -> Tensor:
    return torch.frombuffer(bytearray(row), dtype=kind)  # a copy: arrays are not ours to keep


class Model(nn.Module):
    """The layers of ``wolfden.core.network`` as PyTorch learns them."""

    def __init__(self, sizes: list[int]) -> None:
        super().__init__()
        inputs, first, second, outputs = sizes
        self.sizes = sizes
        self.rows = nn.EmbeddingBag(inputs + 1, first, mode="sum", padding_idx=inputs)
        nn.init.normal_(self.rows.weight, std=0.1)
        with torch.no_grad():
            self.rows.weight[inputs] = 0.0
        self.row_bias = nn.Parameter(torch.zeros(first))
        self.dropout = nn.Dropout(DROPOUT)
        self.middle = nn.Linear(first, second)
        self.last = nn.Linear(second, outputs)

    def forward(self, table: Table) -> Tensor:
        """Return the logarithm of each party's share."""
        units = self.rows(table.inputs, per_sample_weights=table.values) + self.row_bias
        units = torch.relu(self.middle(self.dropout(torch.relu(units))))
        absent = torch.arange(OUTPUTS, device=units.device) >= table.parties[:, None]
        return torch.log_softmax(self.last(units).masked_fill(absent, -1e9), dim=1)

    def weights(self) -> list[float]:
        """Return the weights in the order of a file."""
        parts = [
            self.rows.weight[:-1], self.row_bias,
            self.middle.weight.T, self.middle.bias, self.last.weight.T, self.last.bias,
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


@dataclass(frozen=True)
class Fit:
    """A fitted network and what it was measured on."""

    weights: list[float]
    sizes: list[int]
    passes: int
    measured: "Measured"


def device() -> str:
    """Return where learning is fastest."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def split(games: Sequence[Episode]) -> tuple[list[Episode], list[Episode]]:
    """Return the games to learn from and those to measure on."""
    held = [game for game in games if game.number % HELD_BACK == 0]
    return [game for game in games if game.number % HELD_BACK], held


def fit(
    games: Sequence[Episode], inputs: int, hidden: tuple[int, int], seed: int, tell: Tell
) -> Fit:
    """Fit a network to games until it gets no better on those held back."""
    torch.manual_seed(seed)
    where = device()
    learned, held = (table_of(part, inputs).to(where) for part in split(games))
    sizes = [inputs, *hidden, OUTPUTS]
    model = Model(sizes).to(where)
    best, best_pass, state = float("inf"), 0, model.state_dict()
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    for number in range(1, MOST_PASSES + 1):
        _learn(model, optimizer, learned)
        loss = _mean_loss(model, held)
        tell(number, loss)
        if loss < best - 1e-4:
            best, best_pass = loss, number
            state = {name: value.clone() for name, value in model.state_dict().items()}
        elif number - best_pass >= PATIENCE:
            break
        elif number - best_pass >= 2:
            for group in optimizer.param_groups:
                group["lr"] *= 0.5
    model.load_state_dict(state)
    model.round_weights()
    return Fit(model.weights(), sizes, best_pass, measure(model, held))


def _learn(model: Model, optimizer: torch.optim.Optimizer, table: Table) -> None:
    model.train()
    order = torch.randperm(len(table), device=table.parties.device)
    for rows in order.split(max(SMALL_BATCH, min(BATCH, len(table) // STEPS))):
        part = table.part(rows)
        loss = log_losses(model(part), part).mean()
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]  # PyTorch has no type here
        optimizer.step()


def _logs(model: Model, table: Table) -> Tensor:
    model.eval()
    with torch.no_grad():
        rows = torch.arange(len(table), device=table.parties.device).split(16 * BATCH)
        return torch.cat([model(table.part(part)) for part in rows])


def _mean_loss(model: Model, table: Table) -> float:
    return float(log_losses(_logs(model, table), table).mean())


# Measuring.


@dataclass(frozen=True)
class Line:
    """Log losses of some positions."""

    seats: int
    third: int
    """Of the game: 1 to 3; 0 for all of it."""
    positions: int
    learned: float
    hand: float
    uniform: float


@dataclass(frozen=True)
class Measured:
    """How far chances can be trusted, on games that were not learned from."""

    lines: list[Line]
    bins: list[tuple[float, float, int]]
    """Own chances in ten groups: what was foretold, what came true, how many positions."""

    def whole(self, seats: int = 0) -> Line:
        """Return the line of whole games, of all seat counts or of one."""
        return next(line for line in self.lines if line.third == 0 and line.seats == seats)


def measure(model: Model, table: Table) -> Measured:
    """Measure a network on positions."""
    logs = _logs(model, table)
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
                lines.append(Line(seats, part, count, *means))
    return Measured(lines, _bins(logs[:, 0].exp(), table.shares[:, 0]))


def _bins(foretold: Tensor, came: Tensor) -> list[tuple[float, float, int]]:
    number = (foretold * BINS).long().clamp(max=BINS - 1)
    found = []
    for one in range(BINS):
        rows = number == one
        if count := int(rows.sum()):
            found.append((float(foretold[rows].mean()), float(came[rows].mean()), count))
    return found
