"""Tables that continue from a moment of a golden game: nobody has to play there."""

from dataclasses import dataclass

from tests.support.visitors import Visitor, seat_plan
from tests.web.fixtures.make import replays_of


@dataclass(frozen=True)
class Moment:
    """A moment of a golden game, and the seats of the table that continues from it."""

    title: str
    game: str
    ply: int
    seats: tuple[str, ...]


DISPLACED = Moment("the-wolves", "4p-full-moon-one-token", 96, ("bot", "bot", "me", "bot"))
"""The alpha on k5 may walk to j4, and the wolf there may go to k5."""
DEN = Moment("the-wolves", "2p-full-moon", 21, ("me", "bot"))
"""A den can be built, from any track."""
ATTACK = Moment("age-of-the-wolf", "3p-dens-four-sectors", 408, ("bot", "me", "bot"))
"""Five to forty wolves of Elk Meadows may attack Copper Fells, with the Lead Wolf or without it."""
HUNGER = Moment("age-of-the-wolf", "4p-dens-any-number-a-turn", 730, ("bot", "bot", "me", "bot"))
"""Wolves of two regions will starve, and one card of the hand can be played."""
PURSUIT = Moment("brotherhood-of-the-wolf", "2p-draw", 8, ("bot", "me"))
"""The hunters move."""
DRAFT = Moment("brotherhood-of-the-wolf", "2p-experts-identity", 4, ("bot", "me"))
"""The hunters pick the first season card."""
DISCARD = Moment("brotherhood-of-the-wolf", "2p-experts-identity", 5, ("me", "bot"))
"""The Beast discards the first season card."""
HIDING = Moment("brotherhood-of-the-wolf", "2p-experts-identity", 24, ("me", "bot"))
"""All season cards are picked, and the Beast hides."""
PLACING = Moment("brotherhood-of-the-wolf", "2p-experts-identity", 25, ("bot", "me"))
"""All season cards are picked, and the hunters are placed."""

LAST_ROUNDS = Moment("brotherhood-of-the-wolf", "2p-draw", 60, ("me", "bot"))
"""The Beast prowls for the ninth time of twelve."""


def begin_at(visitor: Visitor, moment: Moment) -> str:
    """Sit down, as Ash, at a table that continues from a moment; return its id."""
    visitor.be_guest("Ash")
    text = (replays_of(moment.title) / f"{moment.game}.txt").read_text(encoding="utf-8")
    stored = visitor.page.request.post(f"{visitor.url}/api/replays", data={"text": text})
    assert stored.ok, stored.text()
    plan = {"ply": moment.ply, "seats": [seat_plan(kind) for kind in moment.seats]}
    address = f"{visitor.url}/api/tables/{stored.json()['id']}/fork"
    forked = visitor.page.request.post(address, data=plan)
    assert forked.ok, forked.text()
    table = str(forked.json()["id"])
    visitor.sit_down(table)
    visitor.wait_for_turn()
    return table
