"""What the contract promises, as checks on one state; ``games`` runs them in whole games.

Each check raises ``AssertionError`` with a sentence. None changes the state it is given.
"""

import importlib
import json
import random
from collections.abc import Callable
from itertools import pairwise

from wolfden.core.chance import draw
from wolfden.core.changes import changes
from wolfden.core.contract import CHANCE, Action, Game, Json, Outcome, Perspective, Seat, State
from wolfden.core.errors import IllegalAction, NotationError, WolfdenError, WrongSeat
from wolfden.core.events import Event, Log

WANDER_STEPS = 6
"""How far a copy is played on to see whether its original notices."""

Check = Callable[[State], None]


def title_check(game: Game) -> Check:
    """Return the title's own ``check``, which counts the pieces of a position."""
    package = type(game).__module__.rpartition(".")[0]
    check: Check = importlib.import_module(f"{package}.text.check").check
    return check


def wire(view: Json) -> bytes:
    """Return the bytes a server would send a view as."""
    return json.dumps(view).encode()


def observers(seats: int) -> list[Seat | None]:
    """Return every seat and a watcher."""
    return [*range(seats), None]


def snapshot(state: State, seats: int) -> dict[str, object]:
    """Return everything one can ask a state, frozen."""
    return {
        "dump": state.dump(),
        "actors": state.actors(),
        **{f"codes of {seat}": tuple(state.codes(seat)) for seat in (CHANCE, *range(seats))},
        **{f"view of {seat}": wire(state.view(seat)) for seat in observers(seats)},
    }


def check_same(now: dict[str, object], before: dict[str, object], problem: str) -> None:
    """Two snapshots are equal."""
    for what, value in before.items():
        if now[what] != value:
            raise AssertionError(f"{problem}: {what}: {_difference(str(now[what]), str(value))}")


def _difference(now: str, before: str) -> str:
    """Return both texts around the first sign in which they differ."""
    place = next((i for i, (a, b) in enumerate(zip(now, before, strict=False)) if a != b), 0)
    part = slice(max(0, place - 40), place + 40)
    return f"…{now[part]}… was …{before[part]}…"


def check_actors(state: State, seats: int) -> None:
    """Actors have something to do, nobody else has, and the list is stable."""
    actors = state.actors()
    assert state.is_over == (not actors), "is_over and actors disagree"
    assert (state.outcome() is None) == bool(actors), "an outcome is there exactly at the end"
    assert len(set(actors)) == len(actors), f"{actors} names a seat twice"
    assert CHANCE not in actors or actors == (CHANCE,), "chance never acts together with a seat"
    for seat in (CHANCE, *range(seats)):
        codes = list(state.codes(seat))
        assert bool(codes) == (seat in actors), f"seat {seat}: {len(codes)} actions, {actors=}"
        assert len(set(codes)) == len(codes), f"seat {seat} has an action twice"
        assert codes == state.codes(seat), f"seat {seat}: asked again, the list differs"
        assert codes == state.copy().codes(seat), f"seat {seat}: a copy lists other actions"
        assert codes == list(state.packed_codes(seat)), f"seat {seat}: packed codes are others"


def check_chance(state: State) -> None:
    """Every outcome of chance has its weight, a whole number above zero; none if none is due."""
    weights = state.weights()
    assert len(weights) == len(state.codes(CHANCE)), f"{len(weights)} weights: {weights}"
    assert all(weight > 0 for weight in weights), f"a weight is not above zero: {weights}"
    pairs = list(zip(state.legal(CHANCE), weights, strict=True))
    assert state.chance() == pairs, "chance() is not legal(CHANCE) with its weights"


def check_words(state: State) -> None:
    """Words and actions are inverse, no action begins another, every beginning is open."""
    for seat in state.actors():
        legal = state.legal(seat)
        for action in legal:
            assert state.parse(seat, str(action)) == action, f"{action} is read as another action"
            assert " ".join(action.words) == str(action), f"{action} has stray spaces"
        paths = sorted(action.words for action in legal)
        for one, following in pairwise(paths):
            assert following[: len(one)] != one, f"{one} is the beginning of {following}"
        beginnings = {path[:length] for path in paths for length in range(1, len(path) + 1)}
        for words in sorted(beginnings):
            reason = state.explain(seat, " ".join(words))
            assert reason is None, f"{words} leads to a legal action, but: {reason}"


def derived_codes(state: State, seat: Seat) -> list[int]:
    """Return the actions of a seat that no rule forbids, found without the list of legal ones.

    Words of the notation are put together as long as no rule refuses the beginning. A beginning
    that then leads nowhere has a reason as well.
    """
    found: list[int] = []
    for verb, slots in state.notation().domains().items():
        _derive(state, seat, [verb], slots, found)
    return found


def _derive(
    state: State, seat: Seat, words: list[str], slots: list[list[str]], found: list[int]
) -> None:
    if state.rule_refusal(seat, words, whole=False):
        return
    before = len(found)
    text = " ".join(words)
    action = _read(state, seat, text)
    if action is not None and not state.rule_refusal(seat, words, whole=True):
        found.append(action.code)
    for word in slots[0] if slots else []:
        _derive(state, seat, [*words, word], slots[1:], found)
    if len(found) == before:
        assert state.explain(seat, text), f"{text} leads to no legal action, and no rule says why"


def check_derived(state: State, seat: Seat) -> None:
    """The list of legal actions is what the refusals leave of all actions the words can say."""
    write = state.notation().write
    derived = derived_codes(state, seat)
    assert len(set(derived)) == len(derived), "a notation says one action in two ways"
    legal = state.codes(seat)
    unlisted = [write(code) for code in derived if code not in set(legal)]
    refused = [write(code) for code in legal if code not in set(derived)]
    assert not unlisted, f"no rule forbids what is not listed: {unlisted[:5]}"
    assert not refused, f"a rule forbids what is listed: {refused[:5]}"


def random_move(state: State, actors: tuple[Seat, ...], rng: random.Random) -> tuple[Seat, int]:
    """Return any actor with any of its actions; chance draws by weight."""
    seat = actors[int(rng.random() * len(actors))]
    if seat == CHANCE:
        return seat, draw(state, rng)
    codes = state.codes(seat)
    assert codes, f"dead end: seat {seat} is to act, but nothing is legal"
    return seat, codes[int(rng.random() * len(codes))]


def wander(state: State, rng: random.Random) -> None:
    """Play a few random steps."""
    for _step in range(WANDER_STEPS):
        actors = state.actors()
        if not actors:
            return
        state.play(*random_move(state, actors, rng))


def check_copies(state: State, seats: int, rng: random.Random) -> None:
    """A copy equals its original, and what happens to one is nothing to the other."""
    before = snapshot(state, seats)
    copy = state.copy()
    check_same(snapshot(copy, seats), before, "a copy differs from its original")
    second = copy.copy()
    wander(copy, rng)
    check_same(snapshot(state, seats), before, "playing on a copy changed the original")
    check_same(snapshot(second, seats), before, "playing on an original changed its copy")


def check_view_changes(state: State, seats: int, rng: random.Random) -> None:
    """A title finds the same changes without its views as views do, in both directions."""
    later = state.copy()
    wander(later, rng)
    for observer in observers(seats):
        views = state.view(observer), later.view(observer)
        for found, old, new in (
            (later.view_changes(state, observer), *views),
            (state.view_changes(later, observer), *reversed(views)),
        ):
            assert found is None or found == changes(old, new), (
                f"the views of {observer} show other changes than {found}"
            )


def check_position(game: Game, state: State, seats: int) -> None:
    """A position written and read back is the same position."""
    loaded = game.load(state.dump())
    check_same(snapshot(loaded, seats), snapshot(state, seats), "load(dump()) differs")


def check_refusals(state: State, seats: int, texts: list[str]) -> None:
    """Wrong seats and illegal actions are refused with a reason, and nothing changes.

    ``texts`` are actions from other moments of the game and slips of the pen: some are no actions
    at all, few are legal now.
    """
    before = snapshot(state, seats)
    for seat in (CHANCE, *range(seats)):
        for text in texts:
            action = _read(state, seat, text)
            if action is not None and action.code not in state.codes(seat):
                _check_refusal(state, action)
    check_same(snapshot(state, seats), before, "a refused action changed the state")


def _read(state: State, seat: Seat, text: str) -> Action | None:
    try:
        return state.parse(seat, text)
    except NotationError:
        return None


def _check_refusal(state: State, action: Action) -> None:
    error = _refused(state, action)
    if isinstance(error, WrongSeat):
        assert action.seat not in state.actors(), f"{action!r}: the seat may act"
        return
    assert isinstance(error, IllegalAction), f"{action!r} is not legal and was not refused"
    assert error.rule in str(error), f"{error} does not name its rule"
    words = action.words
    begun = any(legal.words[: len(words)] == words for legal in state.legal(action.seat))
    reason = state.explain(action.seat, str(action))
    assert begun == (reason is None), f"{action!r}: explained with {reason}"


def _refused(state: State, action: Action) -> WolfdenError | None:
    try:
        state.apply(action)
    except WolfdenError as error:
        return error
    return None


def check_secrecy(game: Game, state: State, seats: int, rng: random.Random) -> None:
    """Games that differ only in what a seat may not know look and sound the same to it."""
    for observer in observers(seats):
        before = state.dump()
        twin = state.resample(observer, rng)
        assert state.dump() == before, "resampling changed the state"
        title_check(game)(twin)
        _check_twin(state, twin, observer)
        for seat in state.actors():
            code = rng.choice(state.codes(seat))
            if code in twin.codes(seat):
                _check_same_news(state.copy(), twin.copy(), observer, (seat, code))


def _check_twin(state: State, twin: State, observer: Seat | None) -> None:
    assert twin.actors() == state.actors(), f"{observer} sees other actors"
    assert wire(twin.view(observer)) == wire(state.view(observer)), f"{observer} sees a secret"
    worlds = [one.resample(observer, random.Random(7)).dump() for one in (state, twin)]
    assert worlds[0] == worlds[1], f"the same dice make other worlds for {observer}: a secret"
    if observer is not None:
        assert twin.codes(observer) == state.codes(observer), f"{observer}'s choices show a secret"
        known = Perspective(state, observer, random.Random(1))
        assert wire(known.view()) == wire(state.view(observer)), f"{observer} sees a secret"
        assert known.legal() == state.legal(observer), f"{observer}'s choices show a secret"


def _check_same_news(
    state: State, twin: State, observer: Seat | None, move: tuple[Seat, int]
) -> None:
    logs = (Log(), Log())
    state.play(*move, logs[0])
    twin.play(*move, logs[1])
    news, other = (_known_events(log.events, observer) for log in logs)
    if any(event.reveals for log in logs for event in log.events):
        return
    assert news == other, f"the events reveal a secret to {observer}: {news} or {other}"
    assert wire(state.view(observer)) == wire(twin.view(observer)), (
        f"{observer} learns a secret, and no event says that something was revealed"
    )


def _known_events(events: list[Event], observer: Seat | None) -> str:
    """Return the events as an observer knows them; ``json`` refuses whatever could not be sent."""
    return json.dumps([(event.name, event.seat, event.facts_for(observer)) for event in events])


def check_outcome(outcome: Outcome | None, seats: int) -> None:
    """Parts add up to scores, and ranks fit them."""
    assert outcome is not None, "the game is over without an outcome"
    lengths = {len(outcome.scores), len(outcome.parts), len(outcome.ranks)}
    assert lengths == {seats}, f"not one score, rank and list of parts for each seat: {outcome}"
    for seat in range(seats):
        parts = [points for _name, points in outcome.parts[seat]]
        assert sum(parts) == outcome.scores[seat], f"parts of seat {seat}: {outcome}"
        better = sum(rank < outcome.ranks[seat] for rank in outcome.ranks)
        assert outcome.ranks[seat] == 1 + better, f"places with gaps or doubles: {outcome}"
        for other in range(seats):
            if outcome.scores[seat] > outcome.scores[other]:
                assert outcome.ranks[seat] < outcome.ranks[other], f"ranks: {outcome}"
    assert outcome.winners, "a finished game has a winner"


def check_everything(
    game: Game, state: State, seats: int, texts: list[str], rng: random.Random
) -> None:
    """Run all checks on one state."""
    check_actors(state, seats)
    check_chance(state)
    check_words(state)
    check_copies(state, seats, rng)
    check_view_changes(state, seats, rng)
    check_position(game, state, seats)
    check_refusals(state, seats, texts)
    check_secrecy(game, state, seats, rng)
