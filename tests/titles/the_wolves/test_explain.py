"""Why can't I? Illegal attempts, each with the reason and the rule it is refused for."""

import contextlib
import json
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from tests.support.refusals import Refusal, refusals
from tests.titles.attempts import Attempt
from tests.titles.tables import is_whole
from tests.titles.the_wolves.attempts import ALL, ONLY_AS_A_WHOLE, state_of
from tests.titles.the_wolves.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Reason, State
from wolfden.core.errors import IllegalAction, NotationError, WrongSeat
from wolfden.core.options import Value
from wolfden.titles.the_wolves.game import GAME, WolvesState
from wolfden.titles.the_wolves.rules.vocabulary import (
    KINDS,
    PHASES,
    PREY,
    REASON_RULES,
    SIDES,
    TERRAINS,
    TRACKS,
    VERBS,
)
from wolfden.titles.the_wolves.text.notation import SLOTS

EACH_WHOLE = pytest.mark.parametrize(
    "attempt", ONLY_AS_A_WHOLE, ids=lambda a: f"{a.code}-{a.words}"
)


def check_sentence(reason: Reason) -> None:
    """A reason can be read by people and sent to machines."""
    assert not set(reason.sentence) & set("{}")
    assert str(reason) == f"{reason.sentence} ({reason.rule})"
    assert json.loads(json.dumps(reason.facts)) == reason.facts


def check_refused(state: State, seat: int, text: str) -> IllegalAction:
    """A whole action is refused with a rule, and nothing changes."""
    before = state.dump()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.parse(seat, text))
    assert refusal.value.rule.startswith("W")
    assert refusal.value.rule in str(refusal.value)
    assert state.dump() == before
    return refusal.value


@EACH_WHOLE
def test_an_unfinished_action_is_open_as_a_beginning_and_refused_as_a_whole(
    attempt: Attempt,
) -> None:
    state = state_of(attempt)
    seat = state.actors()[0]
    assert state.explain(seat, attempt.words) is None
    reason = state.refusal(seat, attempt.words.split(), whole=True)
    assert reason is not None
    assert (reason.code, reason.rule) == (attempt.code, attempt.rule)
    check_sentence(reason)
    if is_whole(state, attempt.words):
        assert check_refused(state, seat, attempt.words).rule == attempt.rule


def test_no_attempt_is_made_twice() -> None:
    distinct = {(a.words, a.heading, *a.fields.items()) for a in ALL}
    assert len(distinct) == len(ALL)


def test_the_sentence_names_what_it_speaks_of() -> None:
    table = Table(3, "h4=1-alpha f3=2-pack")
    table.pack(1, terrains=3)
    table.do("move grass +token")
    state = table.state
    reason = state.explain(0, "walk alpha@h4 @f3 >a6")
    assert reason is not None
    assert "f2" in reason.sentence
    assert reason.facts["refuges"] == "e4, f2, g4"
    reason = state.explain(0, "walk alpha@h4 @d5")
    assert reason is not None
    assert reason.sentence == "d5 is 4 steps away and your speed is 3"


def test_the_message_of_a_refused_action_names_action_reason_and_rule() -> None:
    state = Table(3, "f3=1-alpha").state
    error = check_refused(state, 0, "howl @f4 +rock/grass,token")
    assert str(error) == (
        "howl @f4 +rock/grass,token: you cannot pay 2 for rock with your tiles and tokens (W5.2)"
    )


def test_a_seat_that_is_not_to_act_gets_that_reason() -> None:
    state = Table(3).state
    with pytest.raises(WrongSeat, match=r"not seat 2’s turn\. Seats that may act: 1\."):
        state.explain(1, "end")


@refusals(Path(__file__).with_name("no-actions.txt"))
def test_a_word_that_means_nothing_is_no_illegal_action_but_bad_notation(refusal: Refusal) -> None:
    with pytest.raises(NotationError, match=re.escape(refusal.problem)):
        Table(3).state.explain(0, refusal.breaks(""))


@pytest.mark.parametrize(
    "text", ["den", "den @f3", "den @f3 +home", "walk alpha@f3", "move grass", "hunt", "draft"]
)
def test_a_beginning_can_be_explained_but_not_applied(text: str) -> None:
    state = Table(3).state
    state.explain(0, text)
    with pytest.raises(NotationError, match=r"” is not finished\. Write it like this: "):
        state.parse(0, text)


# Properties, along seeded random games.

GAMES: list[tuple[int, int, dict[str, Value]]] = [
    (1, 2, {}),
    (2, 3, {"tiles": "chosen", "packs": "chosen"}),
    (3, 4, {"action-tokens": "one", "late-tokens": "yes"}),
    (4, 5, {"alpha-tiebreak": "off"}),
]
ALONG_GAMES = pytest.mark.parametrize(("seed", "players", "options"), GAMES)
STEPS = 300


def walk_through(seed: int, players: int, options: dict[str, Value]) -> list[WolvesState]:
    """Return copies of the positions of a random game, from the deal into its middle."""
    rng = random.Random(seed)
    state = GAME.setup(players, options)
    assert isinstance(state, WolvesState)
    found: list[WolvesState] = []
    while len(found) < STEPS and not state.is_over:
        found.append(state.copy())
        seat = state.actors()[0]
        state.play(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.codes(seat)))
    return found


@ALONG_GAMES
def test_every_beginning_of_a_legal_action_is_open(
    seed: int, players: int, options: dict[str, Value]
) -> None:
    rng = random.Random(seed)
    for state in walk_through(seed, players, options):
        seat = state.actors()[0]
        actions = state.legal(seat)
        for action in rng.sample(actions, min(8, len(actions))):
            for length in range(1, len(action.words) + 1):
                assert state.explain(seat, " ".join(action.words[:length])) is None
            assert state.refusal(seat, list(action.words), whole=True) is None


@ALONG_GAMES
def test_a_beginning_is_open_exactly_if_a_legal_action_has_it(
    seed: int, players: int, options: dict[str, Value]
) -> None:
    rng = random.Random(seed)
    for state in walk_through(seed, players, options)[::3]:
        seat = state.actors()[0]
        legal = [action.words for action in state.legal(seat)]
        for text in (*VERBS, made_up(state, rng), made_up(state, rng), nearly(state, seat, rng)):
            words = str(state.parse(seat, text)).split() if is_whole(state, text) else text.split()
            chosen = tuple(words[: rng.randint(1, len(words))])
            is_open = any(action[: len(chosen)] == chosen for action in legal)
            assert (state.explain(seat, " ".join(chosen)) is None) == is_open


def made_up(state: WolvesState, rng: random.Random) -> str:
    """Return a well-formed action with words drawn at random from this board."""
    ground = state.setting.board
    tiles = [*state.setting.tables.tile_names, "home", "token", "token"]
    owners = [*map(str, range(1, ground.players + 1)), "neutral"]

    def word(slot: str) -> str:
        name = rng.choice(ground.names)
        words = {
            "hex": f"@{name}",
            "end": f"@{name}",
            "aside": f">{name}",
            "payment": "+" + ",".join(rng.sample(tiles, rng.randint(1, 3))),
            "track": f"^{rng.choice(TRACKS)}",
            "wolf": f"{rng.choice(KINDS[:2])}@{name}",
            "rival": f"{rng.choice(owners)}-{rng.choice(KINDS)}@{name}",
            "quarry": f"{rng.choice(PREY)}@{name}",
            "terrain": rng.choice(TERRAINS),
            "region": rng.choice(ground.region_ids),
            "prey": rng.choice(PREY),
            "stack": "/".join(rng.sample(PHASES, rng.randint(1, 2))),
            "side": rng.choice(SIDES),
            "seat": str(rng.randint(1, ground.players)),
        }
        return words[slot]

    verb = rng.choice(VERBS)
    slots = SLOTS[verb]
    shorter = verb in ("walk", "lair", "dominate") and rng.random() < 0.5
    return " ".join([verb, *[word(slot) for slot in slots[: len(slots) - shorter]]])


def nearly(state: WolvesState, seat: int, rng: random.Random) -> str:
    """Return a legal action with one of its words taken from a made-up one of the same kind."""
    words = list(rng.choice(state.legal(seat)).words)
    for _try in range(200):
        other = made_up(state, rng).split()
        if other[0] == words[0] and len(other) >= len(words) > 1:
            place = rng.randrange(1, len(words))
            return " ".join([*words[:place], other[place], *words[place + 1 :]])
    return made_up(state, rng)


@ALONG_GAMES
def test_a_made_up_action_is_legal_or_refused_with_a_rule_and_changes_nothing(
    seed: int, players: int, options: dict[str, Value]
) -> None:
    rng = random.Random(seed)
    refused = 0
    for state in walk_through(seed, players, options):
        seat = state.actors()[0]
        legal = {str(action) for action in state.legal(seat)}
        for text in (made_up(state, rng), made_up(state, rng), nearly(state, seat, rng)):
            action = state.parse(seat, text)
            if str(action) not in legal:
                check_refused(state, seat, text)
                refused += 1
    assert refused > STEPS


@ALONG_GAMES
def test_what_was_legal_before_is_legal_or_refused_with_a_rule(
    seed: int, players: int, options: dict[str, Value]
) -> None:
    rng = random.Random(seed)
    states = walk_through(seed, players, options)
    for earlier, later in zip(states, states[5:], strict=False):
        seat = later.actors()[0]
        text = str(rng.choice(earlier.legal(earlier.actors()[0])))
        if text not in {str(action) for action in later.legal(seat)}:
            check_refused(later, seat, text)


WORDS = st.sampled_from(
    [
        *VERBS,
        *["@f3", "@f4", ">f2", "alpha@f3", "2-pack@g4", "hare@k9", "+home", "+token,token"],
        *["^speed", "grass", "7", "crescent", "", "@", "+", "^", "1-", "é", "@f3\u00a0"],
    ]
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.lists(WORDS, max_size=5).map(" ".join))
def test_any_words_are_explained_or_called_bad_notation(text: str) -> None:
    state = Table(3, "f3=1-alpha g4=2-pack").state
    with contextlib.suppress(NotationError):
        reason = state.explain(0, text)
        assert reason is None or reason.code in REASON_RULES
