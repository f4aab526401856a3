"""Reviews: what is a mistake, what is luck, and that a seat is judged by what it knew."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import msgspec
import pytest

from tests.players.nim import Nim, NimHeuristics, NimState
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadData, BadReplay
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay
from wolfden.i18n.narration import narrator_of
from wolfden.teaching import moments
from wolfden.teaching.review import judging
from wolfden.teaching.review.judging import ReviewPlan, Work, judge_again, judge_step, review_game
from wolfden.teaching.review.model import VERSION, Review, read_review, write_review
from wolfden.titles import TITLES

REPLAYS = Path(__file__).parents[1] / "titles"
HIDDEN = REPLAYS / "brotherhood_of_the_wolf" / "replays" / "4p-fourth-token.txt"
OPEN = REPLAYS / "the_wolves" / "replays" / "2p-standstill.txt"
AGE = REPLAYS / "age_of_the_wolf" / "replays" / "2p-dens.txt"
ALONE = REPLAYS / "the_wolves" / "replays" / "3p-two-phases-in-one-turn.txt"


@pytest.fixture(autouse=True)
def _few_trial_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "PLAYOUTS", 3)


def nim(*stones: int) -> Record:
    """Return a game of Nim in which these numbers of stones were taken in turn."""
    record = Record(Nim(NimHeuristics()), 2)
    for number, count in enumerate(stones):
        record.apply(record.state.parse(number % 2, f"take {count}"))
    return record


def game(path: Path) -> Record:
    return open_replay(path.read_text(encoding="utf-8"), TITLES)[1]


LOST = (2, 1, 1, 2, 1, 3)
"""The first player wins by the first action and gives it away by the third."""


def test_the_action_that_gave_the_game_away_cost_most() -> None:
    review = review_game(nim(*LOST), ["Ash", "Birch"], 100)
    [worst] = review.costly(0)
    assert (worst.ply, worst.action, worst.preferred) == (2, "take 1", "take 3")
    assert worst.loss > 0.5
    assert worst.reason is not None
    assert worst.reason.line == ["take 3"]
    assert review.costly(1) == []
    assert review.lost(0) > 0.5
    assert review.lost(1) < 0.1


def test_chances_are_known_before_every_decision_and_at_the_end() -> None:
    review = review_game(nim(*LOST), ["Ash", "Birch"], 100)
    assert [point.ply for point in review.points] == list(range(7))
    assert review.own_chances(review.points[-1]) == [0.0, 1.0]
    assert review.own_chances(review.points[2])[0] > 0.8
    assert review.own_chances(review.points[3])[0] < 0.2


def test_the_best_actions_cost_nothing() -> None:
    review = review_game(nim(2, 1, 3, 1, 3), ["Ash", "Birch"], 100)
    assert review.costly() == []
    assert review.lost(0) == 0


def test_an_action_without_an_alternative_is_not_a_decision() -> None:
    review = review_game(nim(2, 1, 3, 3, 1), ["", ""], 20)
    assert [decision.ply for decision in review.decisions] == [0, 1, 2, 3]


def test_the_same_seed_makes_the_same_review_and_progress_is_reported() -> None:
    reported: list[tuple[int, int]] = []
    first = review_game(nim(*LOST), ["a", "b"], 9, "7", lambda *done: reported.append(done))
    assert review_game(nim(*LOST), ["a", "b"], 9, "7") == first
    assert review_game(nim(*LOST), ["a", "b"], 9, "8") != first
    assert [done for done, _total in reported] == list(range(len(reported)))
    assert all(done < total for done, total in reported)


def test_a_review_is_the_same_after_it_was_written_and_read(hidden: Review) -> None:
    assert read_review(write_review(hidden)) == hidden


def test_a_review_of_another_version_or_a_damaged_one_is_refused() -> None:
    review = review_game(nim(2, 1, 3, 1, 3), ["", ""], 2)
    other = write_review(msgspec.structs.replace(review, version=VERSION + 1))
    with pytest.raises(BadData) as caught:
        read_review(other)
    assert caught.value.key == "review-version"
    with pytest.raises(BadData) as caught:
        read_review(write_review(review)[:-9])
    assert caught.value.key == "review-unreadable"


@pytest.fixture(scope="module")
def hidden() -> Iterator[Review]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judging, "PLAYOUTS", 3)
        yield review_game(game(HIDDEN), ["a", "b", "c", "d"], 2)


def test_luck_covers_rolls_and_draws_that_could_have_gone_otherwise(hidden: Review) -> None:
    steps = game(HIDDEN).steps
    assert len(hidden.luck) > 2
    for luck in hidden.luck:
        run = steps[luck.ply : luck.ply + luck.count]
        assert {step.action.seat for step in run} == {CHANCE}
        assert any(len(step.before.codes(CHANCE)) > 1 for step in run)


class Windy(Nim):
    """Nim with a wind that takes a stone, or none, after every move."""

    def begin(self, seats: int, options: Options) -> NimState:
        return NimState(6, wind=True)

    def load(self, position: str) -> NimState:
        stones, seat, windy = map(int, position.split())
        state = WindyState(stones, wind=True)
        state.seat, state.windy = seat, bool(windy)
        return state


class WindyState(NimState):
    def dump(self) -> str:
        return f"{self.stones} {self.seat} {int(self.windy)}"


def test_luck_is_what_chance_changed_against_all_it_might_have_done() -> None:
    """With five stones left, a gust gives the player who moved a winning position, or takes it."""
    state = WindyState(5, wind=True)
    state.windy = True
    changes = []
    for words in ("take 0", "take 1"):
        work = Work("nim", 1, state.dump(), 2, CHANCE, (words,), 40, "1")
        judged = judge_step(Windy(NimHeuristics()), work)
        assert judged.luck is not None
        assert sum(judged.luck) == pytest.approx(0, abs=1e-3)
        changes.append(judged.luck[0])
    assert changes[0] == pytest.approx(-changes[1], abs=1e-3)
    assert abs(changes[0]) > 0.1


def test_teams_that_know_differently_have_different_chances(hidden: Review) -> None:
    assert hidden.observers == [0, 1, 1, 1]
    assert {len(point.chances) for point in hidden.points} == {2}
    assert any(decision.is_uncertain for decision in hidden.decisions)


def test_a_decision_is_judged_by_what_its_seat_knew() -> None:
    record = game(HIDDEN)
    plan = ReviewPlan(record, ["a", "b", "c", "d"], 4, "1")
    works = [work for work in plan.steps() if work.seat > 0]
    for work in works[:: max(1, len(works) // 6)]:
        state = record.game.load(work.position)
        twin = state.resample(work.seat, random.Random(3)).dump()
        judged = [
            judge_step(record.game, replace(work, position=text)).decision
            for text in (work.position, twin)
        ]
        found = [
            None if one is None else msgspec.structs.replace(one, is_uncertain=False)
            for one in judged
        ]
        assert found[0] == found[1]


def test_reasons_compare_what_both_turns_lead_to() -> None:
    record = game(OPEN)
    plan = ReviewPlan(record, ["a", "b"], 8, "1")
    decisions = [judge_again(record.game, work) for work in plan.steps()[20:30] if work.seat >= 0]
    found = [(one, one.reason) for one in decisions if one.reason is not None]
    assert found
    for decision, reason in found:
        legal = [str(action) for action in record.steps[decision.ply].before.legal(decision.seat)]
        assert reason.line[0] == decision.preferred
        assert decision.preferred in legal
        assert decision.preferred != decision.action
        assert reason.gained or reason.missed
        assert not [one for one in reason.gained if one in reason.missed]
        assert "pay" not in {one.name for one in (*reason.gained, *reason.missed)}, "routine"


def test_what_players_count_is_read_from_the_view() -> None:
    record = game(AGE)
    view = record.state.view(None)
    counted = narrator_of("age-of-the-wolf").tallies(view, record.seats)
    packs = cast("list[dict[str, int]]", view["packs"])
    assert counted == {
        (seat, name): pack[name]
        for seat, pack in enumerate(packs)
        for name in ("dens", "regions", "wolves")
    }
    shared = narrator_of("brotherhood-of-the-wolf").tallies(game(HIDDEN).state.view(None), 4)
    assert shared[-1, "victims"] > 0
    assert shared.keys() == {(-1, "victims"), (-1, "traces")}


def test_a_reason_counts_and_names_what_becomes_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "PLAYOUTS", 12)
    monkeypatch.setattr(judging, "COSTLY", -1.0)
    monkeypatch.setattr(judging, "_compare_endings", lambda *_about: ([], []))
    record = game(AGE)
    works = [work for work in ReviewPlan(record, ["a", "b"], 2, "1").steps() if work.seat >= 0]
    reasons = [judge_again(record.game, work).reason for work in works[5:60:9]]
    tallies = [one for reason in reasons if reason for one in reason.tallies]
    likely = [one for reason in reasons if reason for one in reason.likely]
    assert tallies
    assert likely
    assert {one.name for one in tallies} <= {"dens", "regions", "wolves"}
    assert all(abs(one.preferred - one.chosen) >= 0.1 for one in tallies)
    assert all(abs(one.preferred - one.chosen) >= moments.LEAST_LIKELY for one in likely)
    assert {one.told.name for one in likely} <= {"battle", "den", "den-lost", "lose", "out"}


def test_where_nothing_else_makes_sense_nothing_is_lost() -> None:
    record = game(ALONE)
    work = ReviewPlan(record, ["a", "b", "c"], 4, "1").steps()[0]
    assert judge_again(record.game, work).preferred == work.turn[0]


def test_a_game_without_decisions_or_with_too_many_actions_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(BadReplay) as caught:
        review_game(nim(), ["", ""], 2)
    assert caught.value.key == "review-empty"
    monkeypatch.setattr(judging, "MOST_ACTIONS", 5)
    with pytest.raises(BadReplay) as caught:
        review_game(nim(*LOST), ["", ""], 2)
    assert caught.value.facts == {"actions": 6, "most": 5}
