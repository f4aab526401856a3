"""Why can't I? Follows the words of an action to the first one the rules refuse.

The words are checked in the order a player chooses them, by the refusals of the rules chapters.
Some of these also make the list of legal actions; for the others ``wolfden.testing`` derives the
list from what is refused here, word by word, and compares it with the real one.
"""

from collections.abc import Callable
from typing import Final

from wolfden.core.events import Fact
from wolfden.core.machine import i64
from wolfden.core.text.notation import leads_on
from wolfden.core.title import Question
from wolfden.titles.brotherhood_of_the_wolf.rules import (
    examining,
    moving,
    opening,
    prowling,
    seasons,
    terms,
    troops,
    vocabulary as v,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position
from wolfden.titles.brotherhood_of_the_wolf.text.notation import ActionWords

_DECLINABLE: Final = (
    v.SHIFTING,
    v.POSTING,
    v.ADDING,
    v.RECALLING,
    v.CALLING,
    v.DRAGGING,
)
_ENDABLE: Final = (v.MOVING, v.EXAMINING)
_HUNTER_VERBS: Final = (
    v.LEAD,
    v.PLACE,
    v.MOVE,
    v.DRAG,
    v.EXAMINE,
)
_OFFERS: Final = {v.MOVE: "none-to-move", v.EXAMINE: "none-to-examine"}
"""Verbs that may have nothing to offer to one seat of several, and the reason then."""
_PLACE_REFUSALS: Final[dict[int, Callable[[Position, int], str]]] = {
    v.GUARD: troops.guard_refusal,
    v.CALL: troops.call_refusal,
    v.POST: troops.post_refusal,
    v.RECALL: prowling.recall_refusal,
}
"""Verbs with one place, and what may be against it."""
_CARD_VERBS: Final = (v.PICK, v.DISCARD, v.TURN_CARD)


class BrotherhoodQuestion(Question):
    """One "why can't I?", with all that its answer may speak of."""

    def __init__(self, position: Position, seat: i64, words: ActionWords) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.words: Final = words

    def refusal(self) -> str:
        """Return the code of the first rule against these words, or ``""``."""
        stage = self._stage_refusal()
        if stage != "" or self.words.given == 0 or self.words.verb == v.EMPOWER:
            return stage
        return self._about_words()

    def dead_end(self) -> str:
        """B5.1, B6.4 Return why words that no rule forbids by themselves lead nowhere."""
        verb = self.words.verb
        if leads_on(self.position, self.seat, self.words):
            return ""
        if self.words.given > 0 and leads_on(self.position, self.seat, ActionWords(verb)):
            return "nothing-to-examine"
        return _OFFERS[verb]

    def _stage_refusal(self) -> str:
        """Return what the present stage asks for, if it is something else."""
        stage, verb = self.position.stage, self.words.verb
        if verb == v.DECLINE:
            fits = stage in _DECLINABLE
        elif verb == v.END:
            fits = stage in _ENDABLE
        else:
            # The verbs are in the order of the stages they belong to.
            fits = stage == verb
        return "" if fits else f"{v.STAGES[stage]}-now"

    def _about_words(self) -> str:
        """Return the reason against the words after the verb."""
        position, words = self.position, self.words
        verb = words.verb
        if verb == v.PROWL:
            return self._about_prowl()
        if verb in _HUNTER_VERBS:
            return self._about_hunter()
        if verb == v.ADD:
            empty = troops.add_refusal(position, words.what)
            return (
                empty if empty != "" or words.given < 2 else troops.post_refusal(position, words.at)
            )
        if verb == v.SHIFT:
            start = troops.shift_refusal(position, words.at)
            return (
                start if start != "" or words.given < 2 else troops.post_refusal(position, words.to)
            )
        if verb == v.HIDE:
            return opening.hide_refusal(position, words.at) if words.given > 1 else ""
        if verb in _PLACE_REFUSALS:
            return _PLACE_REFUSALS[verb](position, words.at)
        if verb == v.TURN_CARD:
            return seasons.card_refusal(position, words.what)
        return seasons.draft_refusal(position, words.what)

    def _about_prowl(self) -> str:
        """B4.2 Village, token, face, each in the light of those before."""
        position, words = self.position, self.words
        refusal = prowling.goal_refusal(position, words.at)
        if refusal == "" and words.given > 1:
            refusal = prowling.token_refusal(position, words.at, words.what)
        if refusal == "" and words.given > 2:
            refusal = prowling.face_refusal(position, words.at, words.face)
        return refusal

    def _about_hunter(self) -> str:
        """Return the reason against the hunter that is named, then against the place."""
        position, words = self.position, self.words
        verb, hunter = words.verb, words.what
        if verb == v.LEAD:
            return opening.lead_refusal(position, hunter)
        if verb == v.PLACE:
            return opening.place_refusal(position, self.seat, hunter)
        refusal = ""
        if verb == v.MOVE:
            refusal = moving.hunter_refusal(position, self.seat, hunter)
        elif verb == v.EXAMINE:
            refusal = examining.examiner_refusal(position, self.seat, hunter)
        if refusal != "" or words.given < 2:
            return refusal
        if verb == v.MOVE:
            return moving.move_refusal(position, hunter, words.at)
        if verb == v.DRAG:
            return moving.drag_refusal(position, hunter, words.at)
        return examining.examine_refusal(position, hunter, words.at)

    def rule(self, code: str) -> str:
        """Return the rule number of a reason."""
        return v.REASON_RULES[code]

    def facts(self) -> dict[str, Fact]:
        """Return everything a sentence may speak of.

        When the verb fits the stage, the seat that asks about the Beast is the Beast.
        """
        season: Fact = v.SEASONS[self.position.shown_season()]
        if self._stage_refusal() != "":
            return {"season": season}
        return {"season": season, **_facts(self.position, self.words)}


def _facts(position: Position, words: ActionWords) -> dict[str, Fact]:
    """Return what a sentence about these words may speak of, if the verb fits the stage."""
    board, verb = position.setting.board, words.verb
    facts: dict[str, Fact] = {
        "place": board.names[words.at],
        "starts": ", ".join([board.names[village] for village in board.starts]),
    }
    if verb == v.SHIFT and words.given > 1:
        facts["place"] = board.names[words.to]
    elif verb in _HUNTER_VERBS:
        facts["hunter"] = v.HUNTERS[words.what]
        place = position.hunters[words.what]
        facts["leagues"] = 0 if place == terms.NONE else board.leagues[place][words.at]
        facts["reach"] = position.rule().longest_move
    elif verb == v.PROWL:
        facts["token"] = v.IDENTITIES[words.what]
        facts["leagues"] = board.leagues[position.beast][words.at]
        facts["reach"] = prowling.beast_range(position, prowling.pack_is_free(position))
    elif verb == v.CALL:
        facts["reach"] = position.rule().call
    elif verb == v.ADD:
        facts["space"] = v.SEASONS[words.what]
    elif verb in _CARD_VERBS:
        facts["card"] = position.setting.deck.ids[words.what]
    if verb == v.EXAMINE:
        slot = examining.site_of(position, words.at)
        shown = slot != terms.NONE and position.faces >> slot & 1
        facts["trace"] = v.IDENTITIES[position.traces[slot]] if shown else ""
    return facts
