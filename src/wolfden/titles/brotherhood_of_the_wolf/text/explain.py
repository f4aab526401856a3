"""Why can't I? Follows the words of an action to the first one the rules refuse.

The questions are asked of the same functions that make the list of legal actions, so the two
cannot disagree about a rule; the words are checked in the order a player chooses them.
"""

from typing import Final

from wolfden.core.contract import Reason
from wolfden.core.events import Fact
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.meta import META
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import (
    ADD,
    DECLINE,
    DISCARD,
    DRAG,
    END,
    EXAMINE,
    GUARD,
    HIDE,
    LEAD,
    MOVE,
    PICK,
    PLACE,
    POST,
    PROWL,
    RECALL,
    SHIFT,
    TURN_CARD,
    verb_of,
    what_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.examining import (
    examine_refusal,
    examiner_refusal,
    site_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.moving import (
    drag_refusal,
    hunter_refusal,
    move_refusal,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.opening import (
    hide_refusal,
    lead_refusal,
    place_refusal,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.prowling import (
    beast_range,
    face_refusal,
    goal_refusal,
    pack_is_free,
    recall_refusal,
    token_refusal,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.seasons import card_refusal, draft_refusal
from wolfden.titles.brotherhood_of_the_wolf.rules.state import (
    ADDING,
    DRAGGING,
    EXAMINING,
    MOVING,
    POSTING,
    RECALLING,
    SHIFTING,
    STAGES,
    Position,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import (
    HUNTERS,
    IDENTITIES,
    NONE,
    SEASONS,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.troops import (
    add_refusal,
    guard_refusal,
    post_refusal,
    shift_refusal,
)
from wolfden.titles.brotherhood_of_the_wolf.text.notation import Words
from wolfden.titles.brotherhood_of_the_wolf.text.reasons import REASONS

_DECLINABLE: Final = (SHIFTING, POSTING, ADDING, RECALLING, DRAGGING)
_ENDABLE: Final = (MOVING, EXAMINING)
_HUNTER_VERBS: Final = (LEAD, PLACE, MOVE, DRAG, EXAMINE)
_OFFERS: Final = {MOVE: "none-to-move", EXAMINE: "none-to-examine"}
"""Verbs that may have nothing to offer to one seat of several, and the reason then."""
_CARD_VERBS: Final = (PICK, DISCARD, TURN_CARD)


def explain(position: Position, seat: i64, words: Words) -> Reason | None:
    """Return the first reason against these words of ``seat``, or ``None``."""
    facts: dict[str, Fact] = {"season": SEASONS[position.shown_season()]}
    code = _stage_refusal(position, words)
    if code == "":
        facts.update(_facts(position, words))
        code = _refusal(position, seat, words) if words.given > 0 else ""
    if code == "" and words.verb in _OFFERS:
        code = _offer_refusal(position, seat, words)
    if code == "":
        return None
    rule = REASONS[code]
    return Reason(code, rule, facts, META.id)


def _stage_refusal(position: Position, words: Words) -> str:
    """Return what the present stage asks for, if it is something else."""
    stage, verb = position.stage, words.verb
    if verb == DECLINE:
        fits = stage in _DECLINABLE
    elif verb == END:
        fits = stage in _ENDABLE
    else:
        # The verbs stand in the order of the stages they belong to.
        fits = stage == verb
    return "" if fits else f"{STAGES[stage]}-now"


def _offer_refusal(position: Position, seat: i64, words: Words) -> str:
    """B5.1, B6.4 Return why the first words lead nowhere, though none of them is wrong."""
    offered = [code for code in position.codes(seat) if verb_of(code) == words.verb]
    if not offered:
        return _OFFERS[words.verb]
    named = [code for code in offered if what_of(code) == words.what]
    return "nothing-to-examine" if words.given > 0 and not named else ""


def _refusal(position: Position, seat: i64, words: Words) -> str:
    """Return the reason against the words after the verb."""
    verb = words.verb
    if verb == PROWL:
        return _about_prowl(position, words)
    if verb in _HUNTER_VERBS:
        return _about_hunter(position, seat, words)
    if verb == ADD:
        empty = add_refusal(position, words.what)
        return empty if empty != "" or words.given < 2 else post_refusal(position, words.at)
    if verb == SHIFT:
        start = shift_refusal(position, words.at)
        return start if start != "" or words.given < 2 else post_refusal(position, words.to)
    if verb == HIDE:
        return hide_refusal(position, words.at) if words.given > 1 else ""
    if verb == GUARD:
        return guard_refusal(position, words.at)
    if verb == POST:
        return post_refusal(position, words.at)
    if verb == RECALL:
        return recall_refusal(position, words.at)
    if verb == TURN_CARD:
        return card_refusal(position, words.what)
    return draft_refusal(position, words.what)


def _about_prowl(position: Position, words: Words) -> str:
    """B4.2 Village, token, face, each in the light of those before."""
    refusal = goal_refusal(position, words.at)
    if refusal == "" and words.given > 1:
        refusal = token_refusal(position, words.at, words.what)
    if refusal == "" and words.given > 2:
        refusal = face_refusal(position, words.at, words.face)
    return refusal


def _about_hunter(position: Position, seat: i64, words: Words) -> str:
    """Return the reason against the hunter that is named, then against the place."""
    verb, hunter = words.verb, words.what
    if verb == LEAD:
        return lead_refusal(position, hunter)
    if verb == PLACE:
        return place_refusal(position, seat, hunter)
    refusal = ""
    if verb == MOVE:
        refusal = hunter_refusal(position, seat, hunter)
    elif verb == EXAMINE:
        refusal = examiner_refusal(position, seat, hunter)
    if refusal != "" or words.given < 2:
        return refusal
    if verb == MOVE:
        return move_refusal(position, hunter, words.at)
    if verb == DRAG:
        return drag_refusal(position, hunter, words.at)
    return examine_refusal(position, hunter, words.at)


def _facts(position: Position, words: Words) -> dict[str, Fact]:
    """Return what a sentence about these words may speak of.

    Only asked when the verb fits the stage: then whoever asks about the Beast is the Beast.
    """
    board, verb = position.setting.board, words.verb
    facts: dict[str, Fact] = {
        "place": board.names[words.at],
        "starts": ", ".join([board.names[village] for village in board.starts]),
    }
    if verb == SHIFT and words.given > 1:
        facts["place"] = board.names[words.to]
    elif verb in _HUNTER_VERBS:
        facts["hunter"] = HUNTERS[words.what]
        place = position.hunters[words.what]
        facts["leagues"] = 0 if place == NONE else board.leagues[place][words.at]
        facts["reach"] = position.rule().longest_move
    elif verb == PROWL:
        facts["token"] = IDENTITIES[words.what]
        facts["leagues"] = board.leagues[position.beast][words.at]
        facts["reach"] = beast_range(position, pack_is_free(position))
    elif verb == ADD:
        facts["space"] = SEASONS[words.what]
    elif verb in _CARD_VERBS:
        facts["card"] = position.setting.deck.ids[words.what]
    if verb == EXAMINE:
        slot = site_of(position, words.at)
        shown = slot != NONE and position.faces >> slot & 1
        facts["trace"] = IDENTITIES[position.traces[slot]] if shown else ""
    return facts
