"""Games from which a network learns: positions of searching bots, and who won in the end.

For its policy it learns from the decisions in these positions: how often the search tried each
action.
"""

import random
import struct
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from math import log
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Game, Seat, State
from wolfden.core.errors import BadSetup
from wolfden.core.processes import exit_with_parent, ignore_stop_signals
from wolfden.core.text.files import write_bytes
from wolfden.players.bots import GreedyPlayer, SearchPlayer
from wolfden.players.heuristics import Heuristics, heuristics_of
from wolfden.players.judging import Judge, result
from wolfden.players.learning import ActionFeatures, Encoder, Features
from wolfden.players.levels import Budget, Level
from wolfden.players.network import guiding_viewpoint, log_weights
from wolfden.players.player import Player, bot_action
from wolfden.players.search import least_weight
from wolfden.players.weights import best_judge
from wolfden.titles import TITLES

OUTPUTS: Final = 5
"""Parties at a table at most; a network has as many outputs."""
TEMPERATURE: Final = 0.3
WHIM: Final = 0.06
POSITIONS: Final = 120
"""Positions kept of a game, drawn from all of its decisions."""
FORMAT: Final = 2
"""Of stored games: it changes with their rows."""
TICK: Final = 0.5
_HEAD: Final = struct.Struct("<IIHHIII")
_LENGTH: Final = struct.Struct("<I")


@dataclass(frozen=True)
class GameOrder:
    """One game to be played."""

    title: str
    number: int
    round: int
    seats: int
    seed: str
    simulations: int
    """Of a decision; 0: bots do not search, they look one action ahead."""
    weights: str
    whim: float = WHIM
    """How often a quick choice is made in place of a bot's, so that games differ."""


@dataclass(frozen=True)
class SearchedAction:
    """An action that a search could try."""

    share: float
    """Of the tries."""
    log: float
    """Of the prior made by hand."""
    network_log: float
    """The same as an input of the network; see ``log_weights``."""
    features: list[tuple[int, float]]


@dataclass(frozen=True)
class Sample:
    """A position as one seat saw it."""

    ply: int
    viewpoint: Seat
    slots: list[int]
    hand: list[float]
    """The share of each party by the evaluation made by hand."""
    inputs: list[tuple[int, float]]
    choices: tuple[SearchedAction, ...] = ()
    """What the seat's side could do; empty if it was another's decision, or not searched."""


class Episode:
    """The positions of one game, as rows that all have one entry or more for each of them."""

    def __init__(self, number: int, round_number: int, seats: int) -> None:
        self.number, self.round, self.seats = number, round_number, seats
        self.lengths = array("H")
        self.parties = array("B")
        self.progress = array("f")
        self.shares = array("f")
        """Who won: ``OUTPUTS`` numbers a position."""
        self.hand = array("f")
        self.inputs = array("H")
        self.values = array("f")
        self.choices = array("H")
        """How many actions a position has."""
        self.tries = array("f")
        self.logs = array("f")
        self.network_logs = array("f")
        self.feature_counts = array("B")
        """How many features an action has."""
        self.features = array("H")
        self.feature_values = array("f")

    def add(self, sample: Sample, plies: int, won: list[float]) -> None:
        """Add a position of a game that ended so."""
        parties = max(sample.slots) + 1
        shares = [0.0] * OUTPUTS
        for seat, slot in enumerate(sample.slots):
            shares[slot] = won[seat]
        self.lengths.append(len(sample.inputs))
        self.parties.append(parties)
        self.progress.append(sample.ply / plies)
        self.shares.extend(shares)
        self.hand.extend([*sample.hand, *[0.0] * (OUTPUTS - parties)])
        self.inputs.extend([number for number, _value in sample.inputs])
        self.values.extend([value for _number, value in sample.inputs])
        self.choices.append(len(sample.choices))
        for choice in sample.choices:
            self.tries.append(choice.share)
            self.logs.append(choice.log)
            self.network_logs.append(choice.network_log)
            self.feature_counts.append(len(choice.features))
            self.features.extend([number for number, _value in choice.features])
            self.feature_values.extend([value for _number, value in choice.features])

    def rows(self) -> tuple[array, ...]:  # type: ignore[type-arg]  # of two types of numbers
        """Return the rows in the order of a file."""
        return (
            self.lengths, self.parties, self.progress, self.shares, self.hand,
            self.inputs, self.values, self.choices, self.tries, self.logs, self.network_logs,
            self.feature_counts, self.features, self.feature_values,
        )  # fmt: skip

    def dump(self) -> bytes:
        """Return the game as bytes."""
        head = _HEAD.pack(
            self.number, self.round, self.seats, len(self.lengths), len(self.inputs),
            len(self.tries), len(self.features),
        )  # fmt: skip
        return head + zlib.compress(b"".join(row.tobytes() for row in self.rows()), 1)

    @classmethod
    def load(cls, data: bytes) -> "Episode":
        """Read what ``dump`` wrote."""
        number, round_number, seats, size, inputs, choices, features = _HEAD.unpack_from(data)
        episode = cls(number, round_number, seats)
        body = zlib.decompress(data[_HEAD.size :])
        counts = (
            size, size, size, size * OUTPUTS, size * OUTPUTS, inputs, inputs, size,
            choices, choices, choices, choices, features, features,
        )  # fmt: skip
        start = 0
        for row, count in zip(episode.rows(), counts, strict=True):
            end = start + count * row.itemsize
            row.frombytes(body[start:end])
            start = end
        return episode


def encoder_of(game: Game) -> tuple[Heuristics[State], Encoder[State]]:
    """Return a title's judgement and its encoder.

    Raises:
        BadSetup: it has none.
    """
    heuristics = heuristics_of(game)
    encoder = None if heuristics is None else heuristics.encoder()
    if heuristics is None or encoder is None:
        raise BadSetup("train-title", title=game.meta().id)
    return heuristics, encoder


def play_game(order: GameOrder) -> Episode:
    """Play a game and return its positions."""
    game = TITLES.get(order.title)
    heuristics, encoder = encoder_of(game)
    rng = random.Random(f"{order.seed} {order.round} {order.number}")
    state = game.setup(order.seats)
    judge = best_judge(game, order.weights)
    bots = {
        seat: _bot(judge, order.simulations, random.Random(rng.random()))
        for seat in range(order.seats)
    }
    kept: list[list[Sample]] = []
    plies = 0
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.play(CHANCE, draw(state, rng))
            continue
        plies += 1
        place = len(kept) if plies <= POSITIONS else int(rng.random() * plies)
        seat, code, visits = _decide(state, bots, heuristics, order.whim, rng)
        if place < POSITIONS:
            kept[place : place + 1] = [samples_of(state, heuristics, encoder, plies, visits)]
        state.play(seat, code)
    episode = Episode(order.number, order.round, order.seats)
    won = result(state)
    for samples in kept:
        for sample in samples:
            episode.add(sample, plies, won)
    return episode


def _bot(judge: Judge, simulations: int, rng: random.Random) -> Player:
    if simulations == 0:
        return GreedyPlayer(judge, rng)
    return SearchPlayer(judge, Level(Budget(simulations=simulations), TEMPERATURE), rng)


Visits = dict[tuple[Seat, int], int]
"""How often a search tried each action, by seat and code."""


def _decide(
    state: State,
    bots: dict[Seat, Player],
    heuristics: Heuristics[State],
    whim: float,
    rng: random.Random,
) -> tuple[Seat, int, Visits]:
    """Return the next decision, mostly a bot's, now and then a quick one."""
    if rng.random() < whim:
        seat = rng.choice(state.actors())
        return seat, heuristics.quick_code(state, seat, state.codes(seat), rng), {}
    searching = [bot for bot in bots.values() if isinstance(bot, SearchPlayer)]
    for bot in searching:
        bot.visits = {}
    action = bot_action(state, bots, rng)
    assert action is not None, "where all seats are bots, one of them acts"
    visits = next((bot.visits for bot in searching if bot.visits), {})
    return action.seat, action.code, visits


def samples_of(
    state: State, heuristics: Heuristics[State], encoder: Encoder[State], ply: int, visits: Visits
) -> list[Sample]:
    """Return a position as each of its viewpoints sees it, and what was tried there."""
    chances = heuristics.chances(state)
    found = []
    choices = choices_of(state, heuristics, encoder, visits)
    guide = guiding_viewpoint(encoder, state, next(iter(visits))[0]) if choices else None
    for seat in encoder.viewpoints(state):
        features = Features()
        encoder.encode(state, seat, features)
        slots = encoder.slots(state, seat)
        hand = hand_shares(chances, slots, seat)
        tried = choices if seat == guide else ()
        found.append(Sample(ply, seat, slots, hand, features.pairs(), tried))
    return found


def choices_of(
    state: State, heuristics: Heuristics[State], encoder: Encoder[State], visits: Visits
) -> tuple[SearchedAction, ...]:
    """Return what a search could try, and how often it did; empty if it had no choice."""
    keys: list[tuple[Seat, int]] = []
    weights: list[float] = []
    network_logs: list[float] = []
    features = ActionFeatures()
    for seat in _planners(state, visits):
        codes = state.codes(seat)
        own = heuristics.weights(state, seat, codes)
        keys += [(seat, code) for code in codes]
        weights += own
        network_logs += log_weights(own)
        encoder.encode_actions(state, seat, codes, features)
    least = least_weight(weights, heuristics.tuning().width)
    rows = features.rows()
    places = [place for place, weight in enumerate(weights) if weight >= least]
    total = sum(visits.get(keys[place], 0) for place in places)
    if total == 0 or len(places) < 2:
        return ()
    return tuple(
        SearchedAction(
            visits.get(keys[place], 0) / total,
            log(weights[place]),
            network_logs[place],
            rows[place],
        )
        for place in places
    )


def _planners(state: State, visits: Visits) -> list[Seat]:
    """Return the seats whose actions competed in a search."""
    if not visits:
        return []
    team = state.team(next(iter(visits))[0])
    return [seat for seat in state.actors() if seat in team]


def hand_shares(chances: list[float], slots: list[int], seat: Seat) -> list[float]:
    """Return each party's share by what ``seat`` knows: rivals of two parties know other things."""
    shares = [0.0] * (max(slots) + 1)
    for one, slot in enumerate(slots):
        shares[slot] = chances[one]
    if len(shares) == 2:
        shares = [chances[seat], 1.0 - chances[seat]]
    return shares


# Many games.


def play_games(
    orders: Iterable[GameOrder], workers: int, stop: Callable[[], bool]
) -> Iterator[bytes]:
    """Play games in separate processes, in any order, until one asks to stop; see ``dump``."""
    waiting = iter(orders)
    running: set[Future[bytes]] = set()
    with ProcessPoolExecutor(workers, get_context("spawn"), _begin) as pool:
        while not stop():
            for order in islice(waiting, 2 * workers - len(running)):
                running.add(pool.submit(_play_and_dump, order))
            if not running:
                return
            done, running = wait(running, TICK, FIRST_COMPLETED)
            for future in done:
                yield future.result()
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    ignore_stop_signals()
    exit_with_parent()


def _play_and_dump(order: GameOrder) -> bytes:
    return play_game(order).dump()


class Store:
    """The games played so far: a file that grows game by game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: list[Episode] = []
        if path.exists():
            self._read(path.read_bytes())

    def _read(self, data: bytes) -> None:
        """Read all games; damaged ones are dropped, and one that was not written to its end."""
        whole = []
        start = 0
        while start + _LENGTH.size <= len(data):
            (length,) = _LENGTH.unpack_from(data, start)
            end = start + _LENGTH.size + length
            if end > len(data):
                break
            with suppress(zlib.error, struct.error, ValueError):
                self.games.append(Episode.load(data[start + _LENGTH.size : end]))
                whole.append(data[start:end])
            start = end
        kept = b"".join(whole)
        if kept != data:
            write_bytes(self.path, kept)

    def add(self, data: bytes) -> None:
        """Keep a game that was dumped, in memory and in the file."""
        with self.path.open("ab") as file:
            file.write(_LENGTH.pack(len(data)) + data)
        self.games.append(Episode.load(data))

    def numbers(self, round_number: int) -> set[int]:
        """Return which games of a round are there."""
        return {game.number for game in self.games if game.round == round_number}

    def positions(self) -> int:
        """Return how many positions there are."""
        return sum(len(game.lengths) for game in self.games)
