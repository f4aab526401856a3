"""The table: wins and shares, ratings, scores and times, whatever the order of finishing."""

import csv
import io
import json
from itertools import product

import pytest
from rich.console import Console

from tests.arena.games import BROTHERHOOD, short_settings
from wolfden.arena.intervals import wilson
from wolfden.arena.match import Forfeit, GameResult, forfeited_game
from wolfden.arena.report import as_csv, as_json, duration, markdown, report
from wolfden.arena.standings import Standings, standings
from wolfden.arena.tournament import Tournament, make_settings
from wolfden.core.contract import ranking
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.translator import Translator


def result(tournament: Tournament, number: int, strength: dict[str, int]) -> GameResult:
    """Return a made-up game in which every bot scores its strength."""
    bots = tournament.schedule.seating(number).bots
    scores = tuple(strength[bot] for bot in bots)
    ranks = ranking([(score,) for score in scores])
    parts = tuple((("hunt", score - 1), ("regions", 1)) for score in scores)
    times = tuple((number * 1000, strength[bot] * 1000) for bot in bots)
    return GameResult(number, bots, "full-moon", ranks, scores, parts, times)


def table_of(tournament: Tournament, results: list[GameResult]) -> Standings:
    return standings(tournament.settings, tournament.schedule, results)


def tournament(*entrants: str) -> Tournament:
    return Tournament(short_settings(*entrants))


def test_wins_scores_and_times_are_added_up() -> None:
    match = tournament("greedy", "random", "random")
    results = [result(match, number, {"greedy": 9, "random": 4}) for number in range(1, 7)]
    table = table_of(match, results)
    greedy, random_ = table.rows
    assert (greedy.name, greedy.played, greedy.wins, greedy.draws) == ("greedy", 6, 6, 0)
    assert (random_.name, random_.played, random_.wins, random_.draws) == ("random", 12, 0, 0)
    assert greedy.share == 1.0
    assert greedy.fair == random_.fair == pytest.approx(1 / 3)
    assert (greedy.verdict, random_.verdict) == ("above", "below")
    assert (greedy.mean_score, random_.mean_score) == (9, 4)
    assert greedy.parts == {"hunt": 8, "regions": 1}
    assert greedy.median_ms == 7.5
    assert greedy.p95_ms == 9
    assert greedy.rating is not None
    assert random_.rating is not None
    assert greedy.rating.low > random_.rating.high
    assert greedy.rating.mean > 25 > random_.rating.mean
    assert table.ends == {"full-moon": 6}


def test_a_shared_first_place_is_a_share_of_a_win() -> None:
    match = tournament("greedy", "random", "cub")
    results = [result(match, 1, {"greedy": 9, "random": 9, "cub": 4})]
    table = table_of(match, results)
    assert [(row.wins, row.draws, row.share) for row in map(table.row, ("greedy", "cub"))] == [
        (0, 1, 0.5),
        (0, 0, 0.0),
    ]


def test_the_order_of_finishing_makes_no_difference() -> None:
    match = tournament("greedy", "random", "cub")
    strengths = [{"greedy": a, "random": b, "cub": 5} for a, b in product((3, 6, 9), (4, 7))]
    results = [result(match, number + 1, strength) for number, strength in enumerate(strengths)]
    forwards, backwards = table_of(match, results), table_of(match, results[::-1])
    assert forwards == backwards
    assert as_csv(match.schedule, results) == as_csv(match.schedule, results[::-1])


def test_a_bot_against_itself_is_neither_strong_nor_weak() -> None:
    match = tournament("random", "random")
    (row,) = table_of(match, [result(match, 1, {"random": 4})]).rows
    assert row.rating is not None
    assert row.rating.mean == pytest.approx(25)


def test_sides_are_rated_separately_by_who_plays_them() -> None:
    settings = make_settings(BROTHERHOOD, ["greedy", "random"], players=3, seed=1, swap=True)
    match = Tournament(settings)
    results = [result(match, number, {"greedy": 2, "random": 0}) for number in range(1, 5)]
    table = table_of(match, results)
    assert [(row.name, row.played, row.wins, row.rating is None) for row in table.rows] == [
        ("greedy", 4, 4, False),
        ("beast: greedy", 2, 2, True),
        ("hunters: greedy", 2, 2, True),
        ("random", 4, 0, False),
        ("beast: random", 2, 0, True),
        ("hunters: random", 2, 0, True),
    ]


def test_a_forfeit_is_a_loss_without_a_score() -> None:
    match = tournament("greedy", "random", "cub")
    forfeit = Forfeit(0, "hung", "it took too long")
    broken = forfeited_game(match.plan(1), forfeit, []).result
    table = table_of(match, [broken, result(match, 2, {"greedy": 9, "random": 4, "cub": 5})])
    greedy = table.row("greedy")
    assert (greedy.played, greedy.wins, greedy.forfeits, greedy.scores) == (2, 1, 1, (9,))
    assert table.row("cub").share == 0.25
    assert table.forfeits == ((1, "greedy", forfeit),)
    rows = list(csv.DictReader(io.StringIO(as_csv(match.schedule, [broken]))))
    assert [row["forfeit"] for row in rows] == ["hung", "", ""]


def test_results_are_written_for_other_programs() -> None:
    match = tournament("greedy", "random")
    results = [result(match, number, {"greedy": 9, "random": 4}) for number in (1, 2)]
    table = table_of(match, results)
    written = json.loads(as_json(table))
    assert written["settings"]["entrants"] == ["greedy", "random"]
    assert [row["name"] for row in written["standings"]] == ["greedy", "random"]
    rows = list(csv.DictReader(io.StringIO(as_csv(match.schedule, results))))
    assert len(rows) == 4
    assert rows[3] == {
        "game": "2",
        "seat": "2",
        "bot": "greedy",
        "party": "greedy",
        "reason": "full-moon",
        "rank": "1",
        "score": "9",
        "forfeit": "",
        "decisions": "2",
        "ms": "11.0",
        "hunt": "8",
        "regions": "1",
    }
    assert "| greedy | 2 | 2 | 0 | 100 % (34–100) | 50 % |" in markdown(table, Translator("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 160])
def test_no_figure_is_cut_on_a_narrow_screen(width: int, language: str) -> None:
    match = tournament("alpha:simulations=1000", "random", "greedy")
    strength = {"alpha:simulations=1000": 104, "random": 4, "greedy": 9}
    table = table_of(match, [result(match, number, strength) for number in (1, 2)])
    console = Console(width=width, file=io.StringIO(), record=True)
    translator = Translator(language)
    console.print(report(table, width, translator))
    said = console.export_text()
    assert max(map(len, said.splitlines())) <= width
    assert "…" not in said
    keys = ("arena-forfeits", "arena-share", "part-the-wolves-hunt", "ending-the-wolves-full-moon")
    for word in ("100 % (34–100)", "104.0", *map(translator.translate, keys)):
        assert word in said
    assert translator.translate("arena-uneven", {"period": 3}) in " ".join(said.split())


@pytest.mark.parametrize(("won", "played"), [(0, 7), (7, 7), (3.5, 7), (1, 1)])
def test_intervals_stay_between_nothing_and_all(won: float, played: int) -> None:
    low, high = wilson(won, played)
    assert 0.0 <= low <= won / played <= high <= 1.0
    assert high - low < 1.0


def test_times_are_written_for_people() -> None:
    assert [duration(time) for time in (0.0421, 12.3, 1940)] == ["0.04 ms", "12 ms", "1.94 s"]
