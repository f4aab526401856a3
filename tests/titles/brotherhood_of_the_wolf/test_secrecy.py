"""What each side may know, to the letter: twins that differ only in secrets look the same."""

import json
import random
from collections import Counter

import pytest

import wolfden
from tests.titles.brotherhood_of_the_wolf.games import public_part, steps
from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of
from wolfden.core.contract import Perspective, Seat
from wolfden.core.errors import NothingToUndo, WolfdenError
from wolfden.core.events import Log
from wolfden.core.record import Record
from wolfden.core.text.replay import replay_for
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import verb_of
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import deck
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import PROWL
from wolfden.titles.brotherhood_of_the_wolf.text.notation import SYNTAX

GAMES = 24 if wolfden.COMPILED else 8


def wire(state: BrotherhoodState, observer: Seat | None) -> str:
    """Return everything an observer can ask of a state: view, actions, errors, reasons."""
    answers: list[object] = [state.view(observer), state.actors()]
    if observer is not None:
        answers.append(state.codes(observer))
        answers += [_answer(state, observer, text) for text in SYNTAX.values()]
    return json.dumps(answers)


def _answer(state: BrotherhoodState, seat: Seat, text: str) -> str:
    try:
        reason = state.explain(seat, text)
    except WolfdenError as error:
        return str(error)
    if reason is None:
        return "open"
    try:
        state.apply(state.parse(seat, text))
    except WolfdenError as error:
        return f"{reason} {reason.facts} {error}"
    raise AssertionError(f"{text} was explained and then allowed")


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_observer_sees_the_same_in_every_world(seed: int) -> None:
    rng = random.Random(seed)
    for state, _seat, _code in steps(seed):
        if rng.random() < 0.2:
            for observer in (*range(state.setting.players), None):
                twin = state.resample(observer, rng)
                assert wire(twin, observer) == wire(state, observer)


def follow(twin: BrotherhoodState, seat: Seat, code: int, log: Log) -> bool:
    """Make a move in a twin that looks like this one; whether there is any."""
    if verb_of(code) == PROWL:
        alike = [c for c in twin.codes(0) if public_part(c) == public_part(code)]
        if not alike:
            return False
        twin.play(0, code if code in alike else alike[-1], log)
        return True
    if code not in twin.codes(seat):
        return False
    twin.play(seat, code, log)
    return True


def heard(log: Log, observer: Seat | None) -> str:
    return json.dumps([(event.name, event.seat, event.facts_for(observer)) for event in log.events])


def compared(seed: int, observer: Seat | None) -> Counter[str]:
    """Play a game beside a twin that is drawn again whenever something is revealed."""
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    twin: BrotherhoodState | None = None
    for state, seat, code in steps(seed):
        twin = twin or state.resample(observer, rng)
        counts["steps"] += 1
        counts["different"] += twin.dump() != state.dump()
        counts["in fog"] += twin.beast != state.beast
        log, other = Log(), Log()
        after = state.copy()
        after.play(seat, code, log)
        followed = follow(twin, seat, code, other)
        if not followed or any(event.reveals for event in [*log.events, *other.events]):
            twin = None
        else:
            assert heard(log, observer) == heard(other, observer)
            assert wire(after, observer) == wire(twin, observer)
    return counts


@pytest.mark.parametrize("observer", [0, 1, 2, 3, None])
def test_twins_stay_alike_until_something_is_revealed(observer: Seat | None) -> None:
    counts: Counter[str] = Counter()
    for seed in (2, 6, 10, 14):
        counts += compared(seed, observer)
    assert counts["steps"] > 200
    if observer == 0:
        assert counts["different"] == 0, "the Beast knows everything"
    else:
        assert counts["different"] > counts["steps"] / 2
        assert counts["in fog"] > 10


def test_a_hunters_perspective_keeps_no_secret() -> None:
    table = Table("move", laid="spring=langeac summer=saugues/devil/down")
    seen = set()
    for seed in range(40):
        perspective = Perspective(table.state, 1, random.Random(seed))
        assert perspective.view() == table.state.view(1)
        world = perspective.resample(random.Random(seed))
        assert isinstance(world, BrotherhoodState)
        seen.add((world.identity, world.slots[0], world.traces[0]))
    assert len(seen) > 20


def test_the_secret_choice_is_recorded_but_not_shown() -> None:
    record = Record(GAME, 2)
    events = record.apply(record.state.parse(0, "hide devil @mende"))
    assert str(record.steps[-1].action) == "hide devil @mende"
    assert facts_of(list(events), "hide", 1) == [{}]


def test_the_beast_may_take_back_its_choice_before_others_act() -> None:
    table = Table("prowl", card="su3")
    record = Record(GAME, 2, position=table.state.dump())
    record.apply(record.state.parse(0, "prowl @saugues devil down"))
    assert str(record.undo(0)) == "prowl @saugues devil down"
    record.apply(record.state.parse(0, "prowl @auvers devil down"))
    record.apply(record.state.parse(1, "move bishop @mende"))
    with pytest.raises(NothingToUndo):
        record.undo(0)
    assert str(record.undo(1)) == "move bishop @mende"


@pytest.mark.parametrize("trace", ["wolves/down", "devil/up"])
def test_no_undo_reaches_past_an_attack(trace: str) -> None:
    laid = f"spring=langeac summer=saugues/{trace}"
    table = Table("move", card="su3", laid=laid, at="envoy=saugues")
    record = Record(GAME, 2, position=table.state.dump())
    record.apply(record.state.parse(1, "end"))
    if record.state.actors() == (0,):
        record.apply(record.state.parse(0, "decline"))
        with pytest.raises(NothingToUndo):
            record.undo(0)
    with pytest.raises(NothingToUndo):
        record.undo(1)


def test_at_the_end_identity_and_village_are_shown_and_a_face_down_trace_is_not() -> None:
    laid = "winter=langeac/wolves/down spring=saugues/predator/down"
    table = Table("move", 12, laid=laid)
    table.do("end")
    assert table.seen("beast", 2) == {
        "hidden": False,
        "at": "saugues",
        "identity": "devil",
        "chosen": False,
    }
    spaces = table.seen("spaces", 2)
    assert isinstance(spaces, list)
    assert [space["token"] for space in spaces] == ["", "", "", ""]


def test_what_follows_from_an_action_does_not_hide_it() -> None:
    """B4.1 The Beast takes a trace back after the last troop; who posted it is no secret."""
    laid = "spring=prades summer=auvers/devil/down autumn=langeac/wolves/down"
    record = Record(
        GAME, 3, position=Table("troop", 3, laid=laid, card="wi1", seats=3).state.dump()
    )
    record.apply(record.state.parse(1, "troop @mende"))
    assert any(event.private for event in record.steps[0].events)
    for seat in (0, 1, 2, None):
        assert replay_for(record, seat).lines[0].text == "troop @mende"
    record.apply(record.state.parse(0, "prowl @saugues predator down"))
    assert replay_for(record, 0).lines[1].text == "prowl @saugues predator down"
    for hunter in (1, 2, None):
        assert replay_for(record, hunter).lines[1].text == "prowl ?"


def test_whether_a_power_was_used_is_recorded_but_not_shown() -> None:
    laid = "spring=prades summer=langeac autumn=saugues/count/up"
    for use in ("used", "unused"):
        record = Record(GAME, 2, position=Table("move", 2, card="au1", laid=laid).state.dump())
        record.apply(record.state.parse(1, "end"))
        record.apply(record.state.parse(0, f"power {use}"))
        assert replay_for(record, 0).lines[1].text == f"power {use}"
        for observer in (1, None):
            assert replay_for(record, observer).lines[1].text == "power ?"
        with pytest.raises(NothingToUndo):
            record.undo(0)


def fogs(state: BrotherhoodState) -> dict[str, set[str]]:
    """Return what each observer sees and hears of every way an attack in fog may go."""
    seen: dict[str, set[str]] = {}
    for code in state.codes(0):
        after, log = state.copy(), Log()
        after.play(0, code, log)
        for observer in (1, None):
            words = f"{observer} {after.victims}"
            seen.setdefault(words, set()).add(wire(after, observer) + heard(log, observer))
    return seen


@pytest.mark.parametrize("trace", ["predator", "count", "vagabond"])
def test_in_fog_equal_victims_look_alike_whatever_village_and_power(trace: str) -> None:
    """Villages where a power changes nothing look like all others, and so do its uses."""
    seen: dict[str, set[str]] = {}
    for village in ("saugues", "la-besseyre", "auvers", "ruynes", "le-malzieu", "saint-flour"):
        laid = f"spring=prades summer=langeac autumn={village}/{trace}/up"
        table = Table("move", 2, card="au1", laid=laid, villages="ruynes=dragoon saugues=dragoon")
        table.do("end")
        for words, views in fogs(table.state).items():
            seen.setdefault(words, set()).update(views)
    assert len(seen) > 4
    assert {words: len(views) for words, views in seen.items()} == dict.fromkeys(seen, 1)


def test_the_devil_used_immediately_looks_alike_whatever_village_is_hidden() -> None:
    seen: dict[str, set[str]] = {}
    for village in ("saugues", "la-besseyre", "auvers", "le-malzieu"):
        table = Table("prowl", at="marquis=saugues")
        for action in (f"prowl @{village} devil up", "drag marquis @thoras", "end"):
            views = seen.setdefault(action.split()[0], set())
            views |= {wire(table.state, observer) for observer in (1, None)}
            table.do(action)
    # Before the choice, at the drag and in phase 3: one view for a hunter, one for watchers.
    assert {words: len(views) for words, views in seen.items()} == {"prowl": 2, "drag": 2, "end": 2}


def test_ending_a_phase_is_no_secret_when_fog_hides_the_attack() -> None:
    fog = next(card.id for card in deck("").cards if card.fog)
    number = 1 + ("su", "au", "wi", "sp").index(fog[:2])
    seasons = ("spring", "summer", "autumn", "winter", "spring")
    last, now = seasons[number - 1 : number + 1]
    laid = f"{last}=langeac {now}=saugues/predator/down"
    record = Record(GAME, 2, position=Table("move", number, laid=laid, card=fog).state.dump())
    events = record.apply(record.state.parse(1, "end"))
    assert any(event.private for event in events)
    assert replay_for(record, 1).lines[0].text == "end"
