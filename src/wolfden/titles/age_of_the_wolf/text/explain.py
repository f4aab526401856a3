"""Why can't I? Follows the words of an action to the first one the rules refuse.

The words are checked in the order a player chooses them, by the refusals of the rules chapters.
Some of these also make the list of legal actions; for the others ``wolfden.testing`` derives the
list from what is refused here, word by word, and compares it with the real one.
"""

from typing import Final

from wolfden.core.contract import CHANCE
from wolfden.core.events import Fact
from wolfden.core.machine import i64
from wolfden.core.text.notation import leads_on
from wolfden.core.title import Question
from wolfden.titles.age_of_the_wolf.rules import (
    battling,
    cards,
    dealing,
    dens,
    driving,
    losing,
    moving,
    vocabulary as v,
)
from wolfden.titles.age_of_the_wolf.rules.board import SEA
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.text.notation import ActionWords

_CARDS: Final = (v.SCARE, v.BREED, v.EXTRA, v.FREEZE)

_VERBS_OF: Final[dict[int, tuple[int, ...]]] = {
    v.CHOOSE_FIRST: (v.FIRST,),
    v.DEAL_PREDATORS: (v.PREDATOR, v.EXCHANGE),
    v.DEAL_CARDS: (v.DRAW,),
    v.DRAWING: (v.DRAW,),
    v.ROLLING: (v.ROLL,),
    v.MOVING: (v.MOVE, v.HUNT, v.NEXT, *_CARDS),
    v.BATTLING: (v.FIGHT, *_CARDS),
    v.BUILDING: (v.DEN, v.NEXT, *_CARDS),
    v.ROAMING: (v.ROAM, v.END, *_CARDS),
    v.BREEDING: (v.LITTER,),
    v.REROLLING: (v.REROLL, v.KEEP),
    v.RETREATING: (v.RETREAT, v.PERISH),
    v.DRIVING: (v.DRIVE, v.LEAVE),
    v.WITHDRAWING: (v.WITHDRAW, v.STAY),
    v.LOSING: (v.LOSE,),
    v.LEADING: (v.LEAD,),
    v.DISCARDING: (v.DISCARD, *_CARDS),
    v.CHOOSE_START: (v.START,),
}
"""What can be said in each stage."""

_QUESTIONS: Final = (*range(v.BREEDING, v.OVER), v.CHOOSE_START)
"""The stages in which something is asked in between: it has to be answered first."""

_EARLY_LATE: Final[dict[int, tuple[int, str, str]]] = {
    v.MOVE: (v.MOVING, "", "movement-over"),
    v.HUNT: (v.MOVING, "", "movement-over"),
    v.FIGHT: (v.BATTLING, "fight-later", "fight-over"),
    v.DEN: (v.BUILDING, "den-later", "den-over"),
    v.ROAM: (v.ROAMING, "roam-later", ""),
    v.END: (v.ROAMING, "end-later", ""),
}
"""The stage of a verb that belongs to one step, and the reasons before and after it."""

_NOT_ASKED: Final[dict[int, str]] = {
    verb: f"{v.STAGES[stage]}-not-asked"
    for stage in _QUESTIONS
    for verb in _VERBS_OF[stage]
    if verb not in _CARDS
}
"""The reason against an answer to a question that was not asked."""

_NOWHERE: Final[dict[int, str]] = {
    v.MOVE: "move-nowhere",
    v.HUNT: "hunt-nowhere",
    v.ROAM: "roam-nowhere",
    v.SCARE: "scare-nowhere",
    v.FREEZE: "freeze-nowhere",
}
"""The reason where each word is allowed, but none could follow."""


def _is_dealt(verb: int) -> bool:
    """Whether only chance says this word."""
    return verb <= v.ROLL or verb == v.EXCHANGE


class AgeQuestion(Question):
    """One "why can't I?", with all that its answer may speak of."""

    def __init__(self, position: Position, seat: i64, words: ActionWords) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.words: Final = words

    def refusal(self) -> str:
        """Return the code of the first rule against these words, or ``""``."""
        stage = self._about_stage()
        if stage != "":
            return stage
        verb = self.words.verb
        if _is_dealt(verb):
            return self._about_chance()
        if verb in _CARDS:
            return self._about_card()
        if verb in (v.MOVE, v.HUNT, v.ROAM):
            return self._about_march()
        return self._about_step() if verb in (v.FIGHT, v.DEN) else self._about_answer()

    def dead_end(self) -> str:
        """Return why words that no rule forbids by themselves lead nowhere all the same."""
        return "" if leads_on(self.position, self.seat, self.words) else _NOWHERE[self.words.verb]

    def _about_stage(self) -> str:
        """Return what has to come first, or why the verb's time is over."""
        stage, verb = self.position.stage, self.words.verb
        if verb in self._verbs():
            return ""
        if self.seat == CHANCE:
            return "chance-other"
        if _is_dealt(verb):
            return "chance-only"
        if stage in _QUESTIONS:
            return f"{v.STAGES[stage]}-first"
        if verb in _NOT_ASKED:
            return _NOT_ASKED[verb]
        if verb == v.NEXT:
            return "fight-first" if stage == v.BATTLING else "next-is-end"
        own_stage, early, late = _EARLY_LATE[verb]
        return early if stage < own_stage else late

    def _verbs(self) -> tuple[int, ...]:
        """Return what can be said in the present stage, under the options of the table."""
        position = self.position
        if position.stage == v.DISCARDING and not position.setting.is_printed:
            return (v.DISCARD,)
        return _VERBS_OF[position.stage]

    def _about_chance(self) -> str:
        position, words = self.position, self.words
        if words.given == 0:
            return self._about_exchange()
        if words.verb == v.DRAW:
            return cards.draw_refusal(position, words.at)
        if words.verb == v.EXCHANGE:
            return dealing.exchange_refusal(position, words.at)
        return dealing.predator_refusal(position, words.at) if words.verb == v.PREDATOR else ""

    def _about_exchange(self) -> str:
        """A2.2 Predators come from the rest, or change places where nothing of it fits."""
        verb = self.words.verb
        if verb not in (v.PREDATOR, v.EXCHANGE):
            return ""
        is_left = any(dealing.left_predators(self.position))
        if verb == v.EXCHANGE:
            return "exchange-not-due" if is_left else ""
        return "" if is_left else "exchange-due"

    def _about_card(self) -> str:
        """A8 The card must be in hand and have an effect."""
        position, seat, words = self.position, self.seat, self.words
        verb = words.verb
        if position.hand(seat, verb - v.SCARE) == 0:
            return "card-not-in-hand"
        if verb == v.BREED:
            return cards.breed_refusal(position, seat)
        if verb == v.EXTRA:
            return cards.extra_refusal(position, seat)
        if verb == v.FREEZE and (words.given > 0 or position.stage == v.DISCARDING):
            return cards.freeze_refusal(position, words.at)
        if words.given == 0:
            return ""
        reason = cards.scare_refusal(position, seat, words.at)
        if reason == "" and words.given > 1:
            reason = driving.flight_refusal(position, words.at, words.to)
        return reason

    def _about_march(self) -> str:
        """A4, A7 Movement or roaming, word by word: from where, to where, how many."""
        position, seat, words = self.position, self.seat, self.words
        verb = words.verb
        if verb != v.ROAM and position.moves == 0:
            return "movement-made"
        if words.given == 0:
            return ""
        if verb == v.HUNT:
            return moving.hunt_refusal(position, seat, words.at)
        fewest = FIVE
        reason = moving.pack_refusal(
            position, words.at, fewest, moving.may_lead(position, words.at)
        )
        if reason == "" and words.given > 1:
            reason = self._about_way()
        if reason == "" and words.given > 2:
            # With the last word still to come, either answer will do.
            lead = words.lead if words.given > 3 else moving.may_lead(position, words.at)
            reason = moving.pack_refusal(position, words.at, words.amount, lead)
        return reason

    def _about_way(self) -> str:
        position, words = self.position, self.words
        if not moving.is_adjacent(position, words.at, words.to):
            across = [other for _number, other in position.setting.board.water[words.at]]
            return "channel-not-frozen" if words.to in across else "move-too-far"
        return moving.way_refusal(position, self.seat, words.to, words.verb == v.ROAM)

    def _about_step(self) -> str:
        position, words = self.position, self.words
        if words.verb == v.FIGHT:
            elsewhere = words.given > 0 and words.at != battling.battlefield(position)
            return "fight-elsewhere" if elsewhere else ""
        return dens.den_refusal(position, self.seat, words.at) if words.given > 0 else ""

    def _about_answer(self) -> str:
        """Check the answer to the present question."""
        position, seat, words = self.position, self.seat, self.words
        if words.given == 0:
            return ""
        match v.VERBS[words.verb]:
            case "litter":
                return dens.litter_refusal(position, seat, words.at)
            case "retreat":
                return battling.retreat_refusal(position, words.to)
            case "drive":
                return driving.flight_refusal(position, position.place, words.to)
            case "withdraw":
                return self._about_withdrawal()
            case "lose":
                if words.at != position.place:
                    return "lose-elsewhere"
                wrong = words.given > 1 and words.amount != position.debt
                return "lose-amount" if wrong else ""
            case "lead":
                places = losing.lead_places(position, seat)
                return "" if words.at in places else "lead-elsewhere"
            case "start":
                return dealing.start_refusal(position, words.at)
            case _:
                return "" if position.hand(seat, words.at) > 0 else "card-not-in-hand"

    def _about_withdrawal(self) -> str:
        position, words = self.position, self.words
        reason = driving.withdraw_refusal(position, words.to)
        if reason != "" or words.given < 2:
            return reason
        reason = driving.withdrawal_refusal(position, words.to, words.amount, words.lead)
        if words.given == 2 and reason != "":
            reason = driving.withdrawal_refusal(position, words.to, words.amount, True)
        return reason

    def rule(self, code: str) -> str:
        """Return the rule number of a reason."""
        return v.REASON_RULES[code]

    def facts(self) -> dict[str, Fact]:
        """Return everything a sentence may speak of."""
        position, words = self.position, self.words
        board, tables = position.setting.board, position.setting.tables
        names = board.names
        verb = words.verb
        facts: dict[str, Fact] = {
            "amount": words.amount,
            "place": names[position.place],
            "debt": position.debt,
            "limit": tables.hand_limit,
            "needed": tables.wolves_for_den,
            "due": v.VERBS[_VERBS_OF[position.stage][0]],
        }
        if verb <= v.ROLL:
            facts["word"] = self._dealt()
            return facts
        if position.battle < len(position.marches):
            facts["battle"] = f"@{names[battling.battlefield(position)]}"
        if verb == v.DISCARD or verb in _CARDS:
            facts["card"] = v.CARDS[words.at if verb == v.DISCARD else verb - v.SCARE]
        if verb == v.FREEZE:
            facts["channel"] = board.channel_names[words.at]
        elif verb != v.DISCARD:
            self._add_regions(facts)
        return facts

    def _dealt(self) -> str:
        if not self.words.given:
            return ""
        setting = self.position.setting
        if self.words.verb == v.PREDATOR:
            return setting.board.predator_kinds[self.words.at]
        return setting.notation.write(self.words.code()).split()[1]

    def _add_regions(self, facts: dict[str, Fact]) -> None:
        position, words = self.position, self.words
        names = position.setting.board.names
        facts["region"] = names[words.at]
        facts["wolves"] = position.wolves[words.at]
        facts["fresh"] = position.fresh(words.at)
        facts["here"] = facts["place"] if words.verb == v.WITHDRAW else names[words.at]
        facts["origin"] = facts["place"] if words.verb == v.DRIVE else names[words.at]
        facts["to"] = "sea" if words.to == SEA else names[words.to]
        facts["room"] = 0 if words.to == SEA else position.room(words.to)
