"""Why can't I? Follows the words of an action to the first one the rules refuse.

The questions are asked of the same functions that make the list of legal actions, so the two
cannot disagree about a rule; the words are checked in the order a player chooses them.
"""

from typing import Final

from wolfden.core.contract import CHANCE, Reason
from wolfden.core.events import Fact
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.meta import META
from wolfden.titles.age_of_the_wolf.rules.actions import (
    BREED,
    DEN,
    DISCARD,
    DRAW,
    DRIVE,
    END,
    EXTRA,
    FIGHT,
    FIRST,
    FREEZE,
    HUNT,
    KEEP,
    LEAD,
    LEAVE,
    LITTER,
    LOSE,
    MOVE,
    NEXT,
    PERISH,
    PREDATOR,
    REROLL,
    RETREAT,
    ROAM,
    ROLL,
    SCARE,
    STAY,
    VERBS,
    WITHDRAW,
)
from wolfden.titles.age_of_the_wolf.rules.battling import battlefield, retreat_refusal
from wolfden.titles.age_of_the_wolf.rules.board import SEA
from wolfden.titles.age_of_the_wolf.rules.breeding import litter_refusal
from wolfden.titles.age_of_the_wolf.rules.cards import (
    breed_refusal,
    extra_refusal,
    freeze_refusal,
    scare_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.dealing import left_predators
from wolfden.titles.age_of_the_wolf.rules.dens import den_refusal
from wolfden.titles.age_of_the_wolf.rules.driving import (
    flight_refusal,
    withdraw_refusal,
    withdrawal_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.moving import (
    entry_refusal,
    hunt_refusal,
    may_lead,
    pack_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.reach import is_adjacent
from wolfden.titles.age_of_the_wolf.rules.roaming import roam_refusal
from wolfden.titles.age_of_the_wolf.rules.state import (
    BATTLING,
    BREEDING,
    BUILDING,
    CHOOSE_FIRST,
    DEAL_CARDS,
    DEAL_PREDATORS,
    DISCARDING,
    DRAWING,
    DRIVING,
    LEADING,
    LOSING,
    MOVING,
    REROLLING,
    RETREATING,
    ROAMING,
    ROLLING,
    WITHDRAWING,
    Position,
)
from wolfden.titles.age_of_the_wolf.rules.terms import CARDS, FIVE
from wolfden.titles.age_of_the_wolf.text.notation import Words
from wolfden.titles.age_of_the_wolf.text.reasons import REASONS

_CARDS: Final = (SCARE, BREED, EXTRA, FREEZE)

_VERBS_OF: Final[dict[int, tuple[int, ...]]] = {
    CHOOSE_FIRST: (FIRST,),
    DEAL_PREDATORS: (PREDATOR,),
    DEAL_CARDS: (DRAW,),
    DRAWING: (DRAW,),
    ROLLING: (ROLL,),
    MOVING: (MOVE, HUNT, NEXT, *_CARDS),
    BATTLING: (FIGHT, *_CARDS),
    BUILDING: (DEN, NEXT, *_CARDS),
    ROAMING: (ROAM, END, *_CARDS),
    BREEDING: (LITTER,),
    REROLLING: (REROLL, KEEP),
    RETREATING: (RETREAT, PERISH),
    DRIVING: (DRIVE, LEAVE),
    WITHDRAWING: (WITHDRAW, STAY),
    LOSING: (LOSE,),
    LEADING: (LEAD,),
    DISCARDING: (DISCARD,),
}
"""What can be said in each stage."""

_FIRST: Final[dict[int, str]] = {
    BREEDING: "litter-first",
    REROLLING: "reroll-first",
    RETREATING: "retreat-first",
    DRIVING: "drive-first",
    WITHDRAWING: "withdraw-first",
    LOSING: "lose-first",
    LEADING: "lead-first",
    DISCARDING: "discard-first",
}
"""What has to be answered first while such a question stands."""

_EARLY_LATE: Final[dict[int, tuple[int, str, str]]] = {
    MOVE: (MOVING, "", "movement-over"),
    HUNT: (MOVING, "", "movement-over"),
    FIGHT: (BATTLING, "fight-later", "fight-over"),
    DEN: (BUILDING, "den-later", "den-over"),
    ROAM: (ROAMING, "roam-later", ""),
    END: (ROAMING, "end-later", ""),
}
"""The stage of a verb that belongs to one step, and the reasons before and after it."""

_NOT_ASKED: Final[dict[int, str]] = {
    LITTER: "litter-not-asked",
    REROLL: "reroll-not-asked",
    KEEP: "reroll-not-asked",
    RETREAT: "retreat-not-asked",
    PERISH: "retreat-not-asked",
    DRIVE: "drive-not-asked",
    LEAVE: "drive-not-asked",
    WITHDRAW: "withdraw-not-asked",
    STAY: "withdraw-not-asked",
    LOSE: "lose-not-asked",
    LEAD: "lead-not-asked",
    DISCARD: "discard-not-asked",
}

_NOWHERE: Final[dict[int, str]] = {
    MOVE: "move-nowhere",
    HUNT: "hunt-nowhere",
    ROAM: "roam-nowhere",
    SCARE: "scare-nowhere",
    FREEZE: "freeze-nowhere",
}
"""The reason where each word is allowed, but none could follow."""


def explain(position: Position, seat: i64, words: Words, whole: bool) -> Reason | None:
    """Return the first reason against these words of ``seat``, or ``None``."""
    question = _Question(position, seat, words)
    code = question.answer()
    if code == "" and not whole:
        code = question.dead_end()
    if code == "":
        return None
    rule = REASONS[code]
    facts = question.facts()
    return Reason(code, rule, facts, META.id)


class _Question:
    """One "why can't I?", with all that its answer may speak of."""

    def __init__(self, position: Position, seat: i64, words: Words) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.words: Final = words

    def answer(self) -> str:
        """Return the word of the first reason, or nothing."""
        stage = self._about_stage()
        if stage != "":
            return stage
        verb = self.words.verb
        if verb <= ROLL:
            return self._about_chance()
        if verb in _CARDS:
            return self._about_card()
        if verb in (MOVE, HUNT, ROAM):
            return self._about_march()
        return self._about_step() if verb in (FIGHT, DEN) else self._about_answer()

    def dead_end(self) -> str:
        """Return why nothing could follow these words, or nothing if something can."""
        verb = self.words.verb
        if verb not in _NOWHERE or self.words.given > 1:
            return ""
        for code in self.position.codes(self.seat):
            if code & 63 == verb and (self.words.given == 0 or code >> 6 & 63 == self.words.at):
                return ""
        return _NOWHERE[verb]

    def _about_stage(self) -> str:
        """Return what has to come first, or why the verb's time is over."""
        stage, verb = self.position.stage, self.words.verb
        if verb in _VERBS_OF[stage]:
            return ""
        if self.seat == CHANCE:
            return "chance-other"
        if verb <= ROLL:
            return "chance-only"
        if stage in _FIRST:
            return _FIRST[stage]
        if verb in _NOT_ASKED:
            return _NOT_ASKED[verb]
        if verb == NEXT:
            return "fight-first" if stage == BATTLING else "next-is-end"
        own_stage, early, late = _EARLY_LATE[verb]
        return early if stage < own_stage else late

    def _about_chance(self) -> str:
        position, words = self.position, self.words
        if words.given == 0 or words.code() in position.codes(CHANCE):
            return ""
        if words.verb == DRAW:
            return "draw-gone"
        board = position.setting.board
        prey = board.prey[board.fill_order[position.count]]
        if board.values[words.at] > prey:
            return "predator-unfit"
        return "" if left_predators(position)[words.at] else "predator-gone"

    def _about_card(self) -> str:
        """A8 The card must be in hand and have an effect."""
        position, seat, words = self.position, self.seat, self.words
        verb = words.verb
        if position.hand(seat, verb - SCARE) == 0:
            return "card-not-in-hand"
        if verb == BREED:
            return breed_refusal(position, seat)
        if verb == EXTRA:
            return extra_refusal(position, seat)
        if words.given == 0:
            return ""
        if verb == FREEZE:
            return freeze_refusal(position, words.at)
        reason = scare_refusal(position, seat, words.at)
        if reason == "" and words.given > 1:
            reason = flight_refusal(position, words.at, words.to)
        return reason

    def _about_march(self) -> str:
        """A4, A7 Movement or roaming, word by word: from where, to where, how many."""
        position, seat, words = self.position, self.seat, self.words
        verb = words.verb
        if verb != ROAM and position.moves == 0:
            return "movement-made"
        if words.given == 0:
            return ""
        if verb == HUNT:
            return hunt_refusal(position, seat, words.at)
        fewest = FIVE
        reason = pack_refusal(position, words.at, fewest, may_lead(position, words.at))
        if reason == "" and words.given > 1:
            reason = self._about_way()
        if reason == "" and words.given > 2:
            # With the last word still to come, either answer will do.
            lead = words.lead if words.given > 3 else may_lead(position, words.at)
            reason = pack_refusal(position, words.at, words.amount, lead)
        return reason

    def _about_way(self) -> str:
        position, words = self.position, self.words
        if not is_adjacent(position, words.at, words.to):
            across = [other for _number, other in position.setting.board.water[words.at]]
            return "channel-not-frozen" if words.to in across else "move-too-far"
        if words.verb == ROAM:
            return roam_refusal(position, self.seat, words.to)
        return entry_refusal(position, self.seat, words.to)

    def _about_step(self) -> str:
        position, words = self.position, self.words
        if words.verb == FIGHT:
            elsewhere = words.given > 0 and words.at != battlefield(position)
            return "fight-elsewhere" if elsewhere else ""
        return den_refusal(position, self.seat, words.at) if words.given > 0 else ""

    def _about_answer(self) -> str:
        """Check the answer to a question that stands."""
        position, seat, words = self.position, self.seat, self.words
        if words.given == 0:
            return ""
        match VERBS[words.verb]:
            case "litter":
                return litter_refusal(position, seat, words.at)
            case "retreat":
                return retreat_refusal(position, words.to)
            case "drive":
                return flight_refusal(position, position.place, words.to)
            case "withdraw":
                return self._about_withdrawal()
            case "lose":
                if words.at != position.place:
                    return "lose-elsewhere"
                wrong = words.given > 1 and words.amount != position.debt
                return "lose-amount" if wrong else ""
            case "lead":
                return "" if position.occupies(seat, words.at) else "lead-elsewhere"
            case _:
                return "" if position.hand(seat, words.at) > 0 else "card-not-in-hand"

    def _about_withdrawal(self) -> str:
        position, words = self.position, self.words
        reason = withdraw_refusal(position, words.to)
        if reason != "" or words.given < 2:
            return reason
        reason = withdrawal_refusal(position, words.to, words.amount, words.lead)
        if words.given == 2 and reason != "":
            reason = withdrawal_refusal(position, words.to, words.amount, True)
        return reason

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
            "due": VERBS[_VERBS_OF[position.stage][0]],
        }
        if verb <= ROLL:
            facts["word"] = self._dealt()
            return facts
        if position.battle < len(position.marches):
            facts["battle"] = f"@{names[battlefield(position)]}"
        if verb == DISCARD or verb in _CARDS:
            facts["card"] = CARDS[words.at if verb == DISCARD else verb - SCARE]
        if verb == FREEZE:
            facts["channel"] = board.channel_names[words.at]
        elif verb != DISCARD:
            self._add_regions(facts)
        return facts

    def _dealt(self) -> str:
        words = self.position.setting.notation.write(self.words.code()).split()
        return words[1] if self.words.given else ""

    def _add_regions(self, facts: dict[str, Fact]) -> None:
        position, words = self.position, self.words
        names = position.setting.board.names
        facts["region"] = names[words.at]
        facts["wolves"] = position.wolves[words.at]
        facts["fresh"] = position.fresh(words.at)
        facts["here"] = facts["place"] if words.verb == WITHDRAW else names[words.at]
        facts["origin"] = facts["place"] if words.verb == DRIVE else names[words.at]
        facts["to"] = "sea" if words.to == SEA else names[words.to]
        facts["room"] = 0 if words.to == SEA else position.room(words.to)
