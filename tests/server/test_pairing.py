"""Pairings and standings of tournaments, without a server."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st

from wolfden.server.features.tournaments import pairing
from wolfden.server.features.tournaments.model import (
    BOT,
    Bye,
    Entrant,
    Kind,
    Round,
    TournamentGame,
    TournamentInfo,
    count_rounds,
    plan_round,
    standings,
)
from wolfden.server.features.tournaments.pairing import (
    Candidate,
    pair_evenly,
    pair_robin,
    pair_swiss,
    robin_rounds,
)
from wolfden.server.tables.wire import Clock


class CountedCosts:
    """Counts how often two players are compared."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._cost = pairing._cost
        monkeypatch.setattr(pairing, "_cost", self._count)

    def _count(self, one: Candidate, other: Candidate, weight: float) -> float:
        self.count += 1
        return self._cost(one, other, weight)


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_each_two_players_of_a_large_round_are_compared_once(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    costs = CountedCosts(monkeypatch)
    info = tournament(seats=seats, rounds=3)
    entrants = [Entrant(number, f"g{number}") for number in range(128)]
    rounds: list[Round] = []
    rng = random.Random(1)
    while (made := plan_round(info, entrants, rounds, seats)) is not None:
        for game in made.games:
            game.points = [float(rng.randrange(seats)) for _ in game.players]
        rounds.append(made)
    assert costs.count <= 3 * 128 * 128


COUNTS = st.integers(min_value=2, max_value=40)


def tournament(
    kind: Kind = "swiss", seats: int = 2, rounds: int = 5, bots: bool = False
) -> TournamentInfo:
    """Return a tournament that runs."""
    return TournamentInfo(
        id="t",
        name="Cup",
        title="the-wolves",
        kind=kind,
        access="open",
        host="g",
        status="running",
        seats=seats,
        round_count=rounds,
        most=128,
        bots=bots,
        level="hunter",
        clock=Clock("live", 600),
        rated=False,
        created=0,
    )


def play(info: TournamentInfo, count: int, rng: random.Random) -> list[Round]:
    """Return all rounds of a tournament with games that end by chance, draws included."""
    entrants = [Entrant(number, f"g{number}") for number in range(count)]
    rounds: list[Round] = []
    while (made := plan_round(info, entrants, rounds, info.seats)) is not None:
        for game in made.games:
            ranks = [rng.randrange(info.seats) for _ in range(info.seats)]
            game.points = [
                sum(1.0 if other > own else 0.5 for other in ranks if other >= own) - 0.5
                for own in ranks
            ]
        rounds.append(made)
    return rounds


def meetings(rounds: list[Round]) -> list[tuple[int, int]]:
    """Return all pairs of people who sat at one table, in order of rounds."""
    return [
        (min(pair), max(pair))
        for one in rounds
        for game in one.games
        for pair in combinations([player for player in game.players if player != BOT], 2)
    ]


def seats_of(rounds: list[Round], player: int, seats: int) -> list[int]:
    """Return how often a player sat on each seat."""
    games = [game.players for one in rounds for game in one.games]
    return [sum(table[seat] == player for table in games) for seat in range(seats)]


@given(COUNTS)
def test_in_a_round_robin_everyone_meets_everyone_once_on_balanced_seats(count: int) -> None:
    info = tournament("round_robin")
    info.round_count = count_rounds(info, count)
    rounds = play(info, count, random.Random(count))
    assert len(rounds) == robin_rounds(count)
    assert sorted(meetings(rounds)) == list(combinations(range(count), 2))
    for player in range(count):
        first, second = seats_of(rounds, player, 2)
        assert abs(first - second) <= 1
        byes = [bye for one in rounds for bye in one.byes if bye.player == player]
        assert byes == ([Bye(player, 0.0)] if count % 2 else [])


@settings(deadline=None, max_examples=40)
@given(COUNTS, st.integers(min_value=1, max_value=9), st.integers(min_value=0))
def test_swiss_opponents_are_new_byes_are_spread_and_seats_balanced(
    count: int, wanted: int, seed: int
) -> None:
    info = tournament(rounds=min(wanted, max(1, (count - 1) // 2)))
    rounds = play(info, count, random.Random(seed))
    met = meetings(rounds)
    assert len(met) == len(set(met)), "nobody met twice"
    byes = [bye.player for one in rounds for bye in one.byes]
    assert len(byes) == len(set(byes)) == (len(rounds) if count % 2 else 0)
    for player in range(count):
        first, second = seats_of(rounds, player, 2)
        assert abs(first - second) <= 3


def has_new_pairs(players: list[int], met: set[tuple[int, int]]) -> bool:
    """Whether all players can be paired without two meeting again; tries everything."""
    if not players:
        return True
    first, *others = players
    return any(
        (first, other) not in met and has_new_pairs([one for one in others if one != other], met)
        for other in others
    )


@settings(deadline=None)
@given(st.sampled_from([4, 6, 8]), st.data())
def test_two_meet_again_only_if_that_cannot_be_avoided(count: int, data: st.DataObject) -> None:
    pairs = list(combinations(range(count), 2))
    met = data.draw(st.sets(st.sampled_from(pairs)))
    points = data.draw(st.lists(st.integers(0, 3), min_size=count, max_size=count))
    known = {one: {sum(pair) - one: 1 for pair in met if one in pair} for one in range(count)}
    players = [Candidate(one, float(points[one]), 0, (0, 0), known[one]) for one in range(count)]
    tables = pair_swiss(players, 2).tables
    assert sorted(player for table in tables for player in table) == list(range(count))
    repeats = [table for table in tables if (min(table), max(table)) in met]
    assert not repeats or not has_new_pairs(list(range(count)), met)


def test_a_large_swiss_tournament_pairs_equals() -> None:
    rounds = play(tournament(rounds=9), 128, random.Random(3))
    assert len(rounds) == 9
    met = meetings(rounds)
    assert len(met) == len(set(met)) == 9 * 64
    table = standings(tournament(), 128, rounds[:-1])
    points = {row.number: row.points for row in table}
    gaps = [abs(points[one] - points[other]) for one, other in meetings(rounds[-1:])]
    assert sum(gap <= 0.5 for gap in gaps) > 55


@settings(deadline=None, max_examples=30)
@given(st.integers(3, 5), st.integers(3, 33), st.integers(min_value=0))
def test_at_larger_tables_people_meet_evenly(seats: int, count: int, seed: int) -> None:
    count = max(count, seats)
    info = tournament("round_robin", seats)
    info.round_count = count_rounds(info, count)
    rounds = play(info, count, random.Random(seed))
    assert len(rounds) == info.round_count
    for one in rounds:
        seated = [player for game in one.games for player in game.players]
        assert sorted([*seated, *[bye.player for bye in one.byes]]) == list(range(count))
    byes = [sum(bye.player == one for made in rounds for bye in made.byes) for one in range(count)]
    assert max(byes) - min(byes) <= 1
    if count >= 2 * seats:
        met = meetings(rounds)
        assert max(met.count(pair) for pair in set(met)) <= 3


def test_bots_sit_down_with_those_who_are_left_over() -> None:
    rounds = play(tournament(seats=3, rounds=3, bots=True), 8, random.Random(1))
    assert [len(one.games) for one in rounds] == [3, 3, 3]
    with_bots = [
        [player for player in game.players if player != BOT]
        for one in rounds
        for game in one.games
        if BOT in game.players
    ]
    assert [len(one) for one in with_bots] == [2, 2, 2]
    assert len({player for one in with_bots for player in one}) == 6
    odd = play(tournament("round_robin", rounds=3, bots=True), 3, random.Random(1))
    assert all(any(BOT in game.players for game in one.games) for one in odd)


def test_players_who_have_left_are_not_paired() -> None:
    info = tournament("round_robin", rounds=3)
    entrants = [Entrant(number, f"g{number}") for number in range(4)]
    first = plan_round(info, entrants, [], 2)
    assert first is not None
    assert len(first.games) == 2
    entrants[3].withdrawn = True
    second = plan_round(info, entrants, [first], 2)
    assert second is not None
    assert len(second.games) == 1
    assert second.byes == [Bye(1, 1.0)]
    swiss = plan_round(tournament(), entrants, [first], 2)
    assert swiss is not None
    assert len(swiss.games) == len(swiss.byes) == 1
    assert swiss.byes[0].points == 1.0
    entrants[1].guest = entrants[2].guest = None
    assert plan_round(tournament(), entrants, [first], 2) is None


def test_standings_count_points_then_opponents_then_wins() -> None:
    rounds = [
        Round([TournamentGame("a", [0, 1], [1.0, 0.0]), TournamentGame("b", [2, 3], [0.5, 0.5])]),
        Round([TournamentGame("c", [0, 2], [1.0, 0.0]), TournamentGame("d", [1, 3], [1.0, 0.0])]),
        Round([TournamentGame("e", [0, 3])], [Bye(1, 1.0)]),
    ]
    swiss = standings(tournament(), 4, rounds)
    shown = [(row.place, row.number, row.points, row.tie_break, row.wins) for row in swiss]
    assert shown == [
        (1, 0, 2.0, 2.5, 2),
        (2, 1, 2.0, 2.5, 1),
        (3, 2, 0.5, 2.5, 0),
        (3, 3, 0.5, 2.5, 0),
    ]
    robin = standings(tournament("round_robin"), 4, rounds)
    assert [(row.number, row.tie_break) for row in robin[:2]] == [(0, 2.5), (1, 0.5)]


@pytest.mark.parametrize("seats", [2, 7])
def test_a_table_gives_each_player_the_seat_they_had_least(seats: int) -> None:
    past = [tuple(int(seat == player) for seat in range(seats)) for player in range(seats)]
    players = [Candidate(one, 0.0, 0, past[one], {}) for one in range(seats)]
    (table,) = pair_evenly(players, seats, 0).tables
    assert all(past[player][seat] == 0 for seat, player in enumerate(table))
    assert pair_robin(2, 0).tables == [[0, 1]]
