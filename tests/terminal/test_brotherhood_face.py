"""Brotherhood of the Wolf in the terminal: its table, its sentences, its questions."""

import random
import re
from functools import cache

import pytest

from tests.terminal.faces import WIDTHS, check_sentences, drawn, event_names, questions
from wolfden.core.contract import Json
from wolfden.core.events import Event
from wolfden.core.options import Value
from wolfden.core.record import Record
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import face_of
from wolfden.titles import TITLES
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import EDITIONS
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import scene_of
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import END_REASONS, STAGES
from wolfden.titles.brotherhood_of_the_wolf.terminal import knowledge

TITLE = "brotherhood-of-the-wolf"
FACE = face_of(TITLE, Translator("en"))
EXPERTS: dict[str, Value] = {"seasons": "chosen", "figures": "chosen"}
PLAIN: dict[str, Value] = {}
ALL_DECLINED = 0.15


@cache
def played(seats: int, seed: int, experts: bool) -> Record:
    """Return a whole game of random decisions, not to be changed."""
    options = {**(EXPERTS if experts else PLAIN), "deck": EDITIONS[seed % 2]}
    record = Record(TITLES.get(TITLE), seats, options)
    rng = random.Random(seed)
    while not record.state.is_over:
        record.resolve_chance(rng)
        legal = record.state.legal(rng.choice(record.state.actors()))
        continuing = [action for action in legal if str(action) not in ("end", "decline")]
        stops = rng.random() < ALL_DECLINED
        record.apply(rng.choice(legal if stops or not continuing else continuing))
    return record


def games() -> list[Record]:
    """Return games of every kind."""
    plain = [played(2 + seed % 4, seed, experts=False) for seed in range(16)]
    return [*plain, *(played(2 + seed, seed, experts=True) for seed in range(4))]


@cache
def events() -> list[tuple[Event, Json, Json]]:
    """Return every event with the views of the Beast and of the first hunter before it."""
    return [
        (event, step.before.view(0), step.before.view(1))
        for record in games()
        for step in record.steps
        for event in step.events
    ]


@pytest.mark.parametrize("width", WIDTHS)
def test_every_place_is_listed_at_every_width(width: int) -> None:
    record = played(3, 1, experts=False)
    for step in record.steps[::16]:
        for seat in (None, 0, 1):
            view = step.before.view(seat)
            text = drawn(FACE, view, width)
            assert all(len(line) <= width for line in text.splitlines())
            squeezed = " ".join(text.split())
            for place in scene_of(view)["places"]:
                named = rf"{place['number']} +{place['name']}"
                assert re.search(named if place["number"] else place["name"], squeezed), place


def test_the_table_shows_roads_leagues_card_tracks_and_the_note() -> None:
    step = next(one for one in played(3, 1, experts=False).steps if str(one.action) == "end")
    view = step.before.view(1)
    text, scene = drawn(FACE, view, 200), scene_of(view)
    assert re.search(r" 5 +Langeac° .* Pinols, Desges, Les Chazes +3 4 6 +2 7 +1 8 9", text)
    assert scene["card"] is not None
    assert f"{scene['card']['title']} ({scene['card']['card']}, phase" in text
    assert f"{scene['victims']} of 25" in text
    assert "our own" in text
    squeezed = " ".join(text.split())
    for line in knowledge(scene):
        assert " ".join(FACE.translator.format_message(line).split()) in squeezed
    assert {FACE.translator.translate(key) in squeezed for key in scene["notes"]} == {True}


@pytest.mark.parametrize("seat", [None, 1])
def test_hunters_and_watchers_are_shown_nothing_hidden(seat: int | None) -> None:
    rng = random.Random(3)
    for experts in (False, True):
        for step in played(3, 2, experts).steps[::11]:
            twin = step.before.resample(seat, rng)
            assert drawn(FACE, twin.view(seat), 160) == drawn(FACE, step.before.view(seat), 160)


def test_every_event_of_whole_games_has_its_sentence() -> None:
    for record in games():
        for viewer in (None, 0, 1):
            check_sentences(FACE, record, viewer)


def test_every_kind_of_event_in_the_rules_happens_and_has_words() -> None:
    seen = {event.name for event, _own, _others in events()}
    assert event_names(FACE) | {"discard", "pick"} == seen
    for event, own, _others in events():
        assert FACE.sentence(event, 0, own)


def test_no_sentence_reveals_what_only_the_beast_may_know() -> None:
    kept = set()
    for event, own, others in events():
        secret = {
            key: str(fact)
            for key, fact in event.private.get(0, {}).items()
            if key not in event.public and key != "card"
        }
        for viewer in (1, None) if secret else ():
            narrated = FACE.sentence(event, viewer, others)
            for key, fact in secret.items():
                is_token = key in ("trace", "identity")
                token = FACE.narrator.phrase("identity", fact)
                name = FACE.translator.format_value(token) if is_token else ""
                place = FACE.narrator.phrase("place_name", fact, own)
                name = FACE.translator.format_value(place) if key == "at" else name
                if name:
                    assert name not in narrated
                    assert name in FACE.sentence(event, 0, own)
                    kept.add((event.name, key))
    assert {("hide", "identity"), ("hide", "at"), ("prowl", "at"), ("prowl", "trace")} <= kept
    assert {("fog", "at"), ("take-back", "trace")} <= kept


def test_watchers_do_not_read_which_cards_are_drafted() -> None:
    picks = [one for one in events() if one[0].name in ("pick", "discard")]
    assert picks
    for event, _own, others in picks:
        card = str(event.private[1]["card"])
        title = FACE.translator.translate(f"season-card-{card}")
        assert title in FACE.sentence(event, 1, others)
        assert " card" in FACE.sentence(event, None, others)


def test_every_choice_is_asked_for_in_a_sentence() -> None:
    asked: dict[str, set[str]] = {}
    for record in games():
        for step in record.steps:
            if found := questions(FACE, step):
                view = step.before.view(step.action.seat)
                asked.setdefault(str(view["stage"]), set()).update(found)
    assert set(asked) == set(STAGES) - {"over"}
    assert "Where does the bishop go?" in asked["place"]
    assert "Which troop moves?" in asked["shift"]
    assert "Face down, or face up with its power: one more victim?" in asked["prowl"]
    assert any("he rides, lies" in question for question in asked["move"])


def test_every_reason_to_end_has_its_sentence() -> None:
    for word in END_REASONS:
        if word != "running":
            assert FACE.ending(word).endswith(".")


def test_places_are_read_out_of_words() -> None:
    words = ["shift", "@mende", "@saint-flour-de-mercoire", "bishop", "up"]
    assert FACE.places(words) == {"mende", "saint-flour-de-mercoire"}


def test_hamlets_have_their_names_in_every_language() -> None:
    view = played(3, 1, experts=False).steps[0].before.view(1)
    text = drawn(face_of(TITLE, Translator("ru")), view, 200)
    assert "Пиноль, Деж, Ле Шаз" in text
    for place in scene_of(view)["places"]:
        assert place["id"] not in text


@pytest.mark.parametrize("seat", [0, 1])
def test_both_sides_read_all_that_the_cards_of_both_hands_do(seat: int) -> None:
    for step in played(3, 1, experts=True).steps[::12]:
        view = step.before.view(seat)
        text = " ".join(drawn(FACE, view, 160).split())
        for card in scene_of(view)["cards"]:
            narrated = f"{card['title']} (phase {card['phase']}): {card['text']}"
            assert (narrated in text) == (card["where"] == "hand"), card["card"]


def test_watchers_read_no_card_of_a_hand() -> None:
    for step in played(3, 1, experts=True).steps[::12]:
        assert "in hand" not in drawn(FACE, step.before.view(None), 160)
