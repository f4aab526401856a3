"""Code that runs in worker processes: bots, hints and evaluations.

A worker only receives worlds that the asking seat cannot tell from the true one. It keeps the bots
of a table between decisions, so that a search goes on in its trees while a turn lasts. A bot itself
notices when the position is not the one it expects, after an undo or another player's action, and
starts over.
"""

import random
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from wolfden.core.contract import Game, Perspective, Seat
from wolfden.players import advice
from wolfden.players.advice import Estimate
from wolfden.players.bots import make_bot
from wolfden.players.player import Player, bot_action
from wolfden.teaching.hints import ReasonedHint, reasoned_hint
from wolfden.titles import TITLES

MAX_SESSIONS: Final = 64
"""Sessions kept; the one used longest ago goes first."""


@dataclass(frozen=True)
class Session:
    """The bots of one team at a table."""

    levels: dict[Seat, str]
    players: dict[Seat, Player]


SESSIONS: Final[OrderedDict[tuple[str, Seat], Session]] = OrderedDict()
"""Sessions by table and first bot seat of the team."""


def decide(
    table: str, title: str, world: str, levels: dict[Seat, str], seed: str
) -> tuple[Seat, str] | None:
    """Return which of a team's bots acts, and its action.

    ``None`` if they leave the next action to people. The world holds only what the team knows; the
    seed is used when a session starts.
    """
    game = TITLES.get(title)
    players = _session(table, game, levels, seed).players
    action = bot_action(game.load(world), players, random.Random(seed))
    return None if action is None else (action.seat, str(action))


def _session(table: str, game: Game, levels: dict[Seat, str], seed: str) -> Session:
    key = (table, min(levels))
    session = SESSIONS.get(key)
    if session is None or session.levels != levels:
        players = {seat: make_bot(level, game, f"{seed} {seat}") for seat, level in levels.items()}
        session = SESSIONS[key] = Session(levels, players)
    SESSIONS.move_to_end(key)
    if len(SESSIONS) > MAX_SESSIONS:
        SESSIONS.popitem(last=False)
    return session


def drop_sessions(table: str) -> None:
    """Forget the bots of a table that is over or no longer in use."""
    for key in [key for key in SESSIONS if key[0] == table]:
        del SESSIONS[key]


def hint(title: str, world: str, seat: Seat, seats: int, seed: str) -> ReasonedHint:
    """Return what a good player would do on a seat, and why."""
    game = TITLES.get(title)
    return reasoned_hint(game, game.load(world), seat, seats, seed)


def evaluate(title: str, world: str, seat: Seat, seed: str) -> Estimate:
    """Return every seat's chance to win, as far as a seat knows."""
    game = TITLES.get(title)
    perspective = Perspective(game.load(world), seat, random.Random(seed))
    return advice.estimate(perspective, game, seed)
