"""Illegal attempts at The Wolves, each with the reason and the rule it is refused for."""

from pathlib import Path

from tests.titles.attempts import Attempt, played, read_attempts
from tests.titles.the_wolves.table import HOMES, Table
from wolfden.core.contract import State
from wolfden.titles.the_wolves.game import GAME


def state_of(attempt: Attempt) -> State:
    """Return the position of an attempt: a table laid out, or chance while it deals."""
    players = attempt.number("players", 3)
    if attempt.heading == "deal":
        return played(GAME.setup(players), attempt.first)
    table = Table(
        players,
        attempt.field("hexes"),
        begun=attempt.field("begun") != "no",
        homes=attempt.field("homes", HOMES),
        packs=attempt.field("packs", "dealt"),
        tiles=attempt.field("tiles", "fronts"),
        action_tokens=attempt.field("action_tokens", "any"),
    )
    fields = attempt.pairs("fields").items()
    numbers = {name: int(value) if value.isdigit() else value for name, value in fields}
    table.pack(1, **{"terrains": 3, **numbers})
    table.seat(1, attempt.number("actions"))
    return played(table.state, attempt.first)


def full_map(hexes: str) -> str:
    """Return hexes with a lone wolf on every hex nothing else is said of: more than there are."""
    table = Table(3)
    said = {word.partition("=")[0] for word in hexes.split()}
    names = [n for n in table.state.setting.board.names if n not in said and not table.on(n)]
    return " ".join([hexes, *[f"{name}=lone" for name in names]])


ALL = read_attempts(
    Path(__file__).with_name("attempts.txt"),
    FULL_MAP_1=full_map("f2=1-alpha,3-den f3=2-pack"),
    FULL_MAP_2=full_map("f2=1-alpha f3=1-den,2-pack"),
)
ATTEMPTS = [attempt for attempt in ALL if attempt.heading != "whole"]
ONLY_AS_A_WHOLE = [attempt for attempt in ALL if attempt.heading == "whole"]
