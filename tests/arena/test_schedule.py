"""Who sits where: fairly round the table, and by side where a title has sides."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.arena.games import BROTHERHOOD, WOLVES
from wolfden.arena.schedule import Schedule, read_entrants
from wolfden.core.errors import BadSetup
from wolfden.titles import TITLES

FIVE = ("a", "b", "c", "d", "e")


def schedule(
    title: str, entrants: tuple[str, ...], players: int | None = None, swap: bool = False
) -> Schedule:
    return Schedule(TITLES.get(title), entrants, players, swap)


@pytest.mark.parametrize(("entrants", "players"), [(2, 2), (3, 3), (5, 5), (4, 2), (5, 3)])
def test_every_entrant_has_every_seat_equally_often(entrants: int, players: int) -> None:
    plan = schedule(WOLVES, FIVE[:entrants], players)
    for turn in range(3):
        games = range(turn * plan.period + 1, (turn + 1) * plan.period + 1)
        places = Counter(
            (bot, seat) for number in games for seat, bot in enumerate(plan.seating(number).bots)
        )
        assert len(places) == entrants * players
        assert len(set(places.values())) == 1


def test_no_entrant_has_two_seats() -> None:
    plan = schedule(WOLVES, FIVE, 3)
    assert all(len(set(plan.seating(number).bots)) == 3 for number in range(1, 200))


def test_in_the_long_run_all_entrants_are_neighbours() -> None:
    plan = schedule(WOLVES, FIVE[:4])
    neighbours: Counter[tuple[str, str]] = Counter()
    for number in range(1, 4 * 6 + 1):
        bots = plan.seating(number).bots
        neighbours.update(pairwise([*bots, bots[0]]))
    assert len(neighbours) == 4 * 3
    assert len(set(neighbours.values())) == 1


def test_a_bot_named_twice_has_two_seats() -> None:
    plan = schedule(WOLVES, ("a", "b", "b"))
    assert [plan.seating(number).bots for number in (1, 2, 3)] == [
        ("a", "b", "b"),
        ("b", "b", "a"),
        ("b", "a", "b"),
    ]


def test_sides_stay_with_whom_they_were_named_for() -> None:
    plan = schedule(BROTHERHOOD, ("a", "b", "c"))
    for number in (1, 2, 3):
        seating = plan.seating(number)
        assert seating.bots[0] == "a"
        assert [(party.name, party.seats) for party in seating.parties] == [
            ("beast: a", (0,)),
            ("hunters: b + c", (1, 2)),
        ]
    assert {plan.seating(number).bots[1] for number in (1, 2)} == {"b", "c"}


def test_one_name_for_each_side_fills_the_sides() -> None:
    assert schedule(BROTHERHOOD, ("a", "b"), 5).seating(1).bots == ("a", "b", "b", "b", "b")


def test_sides_change_hands_if_asked() -> None:
    plan = schedule(BROTHERHOOD, ("a", "b"), 3, swap=True)
    assert [plan.seating(number).bots for number in (1, 2, 3)] == [
        ("a", "b", "b"),
        ("b", "a", "a"),
        ("a", "b", "b"),
    ]
    assert [party.rated_as for party in plan.seating(2).parties] == ["b", "a"]


@pytest.mark.parametrize(
    ("title", "entrants", "players", "swap", "words"),
    [
        (WOLVES, ("a",), None, False, "2 to 5 players, not 1"),
        (WOLVES, ("a", "b"), 6, False, "2 to 5 players, not 6"),
        (
            WOLVES,
            ("a", "b"),
            4,
            False,
            r"Bots named: 2, seats: 4\. Name a bot more than once to seat it more than",
        ),
        (WOLVES, ("a", "b"), None, True, "no sides to swap"),
        (BROTHERHOOD, FIVE[:3], 5, False, r"one per side \(beast, hunters\)"),
        (
            BROTHERHOOD,
            FIVE,
            3,
            False,
            r"Bots named: 5, seats: 3\. Name one per side \(beast, hunters\) or one",
        ),
        (BROTHERHOOD, FIVE[:3], 3, True, "one kind of bot"),
    ],
)
def test_tables_that_cannot_be_filled(
    title: str, entrants: tuple[str, ...], players: int | None, swap: bool, words: str
) -> None:
    with pytest.raises(BadSetup, match=words):
        schedule(title, entrants, players, swap)


def test_entrants_are_read_by_name() -> None:
    named = ("random", "cub", "alpha:simulations=9")
    assert read_entrants("random, cub,alpha:simulations=9") == named
    with pytest.raises(BadSetup, match="no name"):
        read_entrants("random,,cub")
    with pytest.raises(
        BadSetup,
        match=r"Unknown bot “ghost”\. Choose one of these: random, greedy, pup, cub, yearling,",
    ):
        read_entrants("random,ghost")
