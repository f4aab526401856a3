"""What each seat and a watcher see: never the cards of others."""

import json
import random

import pytest

from tests.titles.age_of_the_wolf.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Seat, State
from wolfden.core.events import Event, Log
from wolfden.core.record import Record
from wolfden.core.text.replay import replay_for, replay_of
from wolfden.titles.age_of_the_wolf.game import GAME
from wolfden.titles.age_of_the_wolf.rules.vocabulary import CARDS

NEWS_OF_CARDS = {"card", "discard", "out"}
"""Events in which a card becomes known to all."""


def wire(state: State, observer: Seat | None) -> bytes:
    """Return everything an observer is sent: view, whose decision it is, own choices."""
    legal = [] if observer is None else [str(action) for action in state.legal(observer)]
    return json.dumps([state.view(observer), state.actors(), legal]).encode()


def news(events: list[Event], observer: Seat | None) -> bytes:
    """Return what an observer hears of an action."""
    return json.dumps([(e.name, e.seat, e.facts_for(observer)) for e in events]).encode()


def step(state: State, rng: random.Random) -> tuple[Seat, int]:
    """Return what happens next in a random game."""
    seat = state.actors()[0]
    return seat, draw(state, rng) if seat == CHANCE else rng.choice(state.codes(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_that_differ_only_in_hands_and_deck_send_every_other_seat_the_same(
    seats: int,
) -> None:
    rng = random.Random(seats)
    state = GAME.setup(seats, {"round-limit": 9})
    while state.actors():
        seat, code = step(state, rng)
        for observer in [*range(seats), None]:
            twin = state.resample(observer, rng)
            assert wire(twin, observer) == wire(state, observer)
            if code in twin.codes(seat):
                check_same_news(state.copy(), twin, observer, (seat, code))
        state.play(seat, code)


def check_same_news(
    state: State, twin: State, observer: Seat | None, move: tuple[Seat, int]
) -> None:
    """The same action in both worlds gives the same events, unless it shows cards to all."""
    logs = (Log(), Log())
    state.play(*move, logs[0])
    twin.play(*move, logs[1])
    if any(event.name == "out" for event in logs[0].events):
        return
    assert news(logs[0].events, observer) == news(logs[1].events, observer)
    assert wire(twin, observer) == wire(state, observer)


def test_another_card_drawn_looks_the_same_to_everyone_else() -> None:
    table = Table("red-forest=1:25 red-ridge=1:5 green-forest=2:5", turn="stage=roam step=roam")
    table.do("end")
    sent = set()
    for card in CARDS:
        state, log = table.state.copy(), Log()
        state.apply(state.parse(CHANCE, f"draw {card}"), log)
        sent.add((wire(state, 1), wire(state, None), news(log.events, 1), news(log.events, None)))
    assert len(sent) == 1


def test_events_that_show_a_card_say_that_they_reveal_something() -> None:
    rng = random.Random(8)
    state = GAME.setup(4)
    seen: set[str] = set()
    while state.actors():
        log = Log()
        state.play(*step(state, rng), log)
        for event in log.events:
            words = json.dumps(event.public)
            shows = event.name in NEWS_OF_CARDS
            assert event.reveals == shows
            assert shows or not any(f'"{card}"' in words for card in CARDS)
            seen.add(event.name)
    assert {"card", "draw", "out"} <= seen


def test_a_played_card_cannot_be_taken_back() -> None:
    record = Record(
        GAME,
        2,
        position=Table(
            "red-forest=1:25 red-ridge=bear green-forest=2:5", hands={1: "freeze"}
        ).state.dump(),
    )
    record.apply(record.state.parse(0, "freeze red-tundra~red-island"))
    assert record.undoable(0) == 0
    record.apply(record.state.parse(0, "move @red-forest @red-steppe 5 pack"))
    assert record.undoable(0) == 1


def test_a_running_game_s_replay_hides_what_others_drew() -> None:
    record = Record(GAME, 2, {"packs": "seats"})
    record.resolve_chance(random.Random(3))
    mine, others, watchers = (replay_for(record, seat) for seat in (0, 1, None))
    drawn = [str(step.action) for step in record.steps if step.action.words[0] == "draw"]
    assert len(drawn) == 6
    first = record.steps[0].action.code >> 6
    own = [text if place % 2 == first else "draw ?" for place, text in enumerate(drawn)]
    assert [line.text for line in mine.lines if line.text.startswith("draw")] == own
    both = zip(mine.lines, others.lines, strict=True)
    assert all("?" in one.text or "?" in two.text or one == two for one, two in both)
    assert [line.text for line in watchers.lines].count("draw ?") == 6
    assert watchers.lines[0].text.startswith("first")


def test_a_finished_game_s_replay_hides_nothing() -> None:
    record = Record(GAME, 2, {"round-limit": 1})
    rng = random.Random(4)
    while record.state.actors():
        seat, code = step(record.state, rng)
        record.apply(Action(seat, code, record.state.notation()))
    assert replay_for(record, None) == replay_of(record)


def test_the_region_a_decision_is_about_is_named_while_it_lasts() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15 green-ridge=2:5")
    assert table.state.view(1)["place"] == ""
    table.do("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1")
    assert table.state.view(1)["place"] == "red-steppe"


def test_the_board_is_labelled_and_drawable() -> None:
    view = GAME.setup(3).view(None)
    assert view["board"] == "Wolfden's own board, not the printed one"
    regions = view["regions"]
    assert isinstance(regions, list)
    assert all(region["ring"] and region["name"] for region in regions)


def test_a8_6_a_drawn_card_looks_like_any_other_to_those_who_do_not_hold_it() -> None:
    table = Table("red-forest=1:20,den green-forest=2:20,den", turn="stage=draw step=draw")
    codes = table.state.codes(CHANCE)
    assert [table.state.observed_code(CHANCE, code, 0) for code in codes] == codes
    unknown = {table.state.observed_code(CHANCE, code, 1) for code in codes}
    assert len(unknown) == 1
    assert not unknown & set(codes)


def test_a2_3_dealt_cards_are_known_to_their_owner_only() -> None:
    state = GAME.setup(2, {"packs": "seats"})
    rng = random.Random(4)
    while "draw" not in str(state.legal(CHANCE)[0]):
        state.play(*step(state, rng))
    first = int(str(state.view(None)["first"]))
    codes = state.codes(CHANCE)
    assert [state.observed_code(CHANCE, code, first) for code in codes] == codes
    assert len({state.observed_code(CHANCE, code, 1 - first) for code in codes}) == 1
