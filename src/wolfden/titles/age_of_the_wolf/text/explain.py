"""Why can't I? Follows the words of an action to the first one the rules refuse.

The words are checked in the order a player chooses them, by the refusals of the rules chapters.
Some of these also make the list of legal actions; for the others ``tests/contract`` derives the
list from what is refused here, word by word, and compares it with the real one.
"""

from typing import Final

from wolfden.core.contract import CHANCE
from wolfden.core.events import Fact
from wolfden.core.machine import i64
from wolfden.core.text.notation import leads_on
from wolfden.core.title import Question
from wolfden.titles.age_of_the_wolf.rules import actions, state
from wolfden.titles.age_of_the_wolf.rules.battling import battlefield, retreat_refusal
from wolfden.titles.age_of_the_wolf.rules.board import SEA
from wolfden.titles.age_of_the_wolf.rules.breeding import litter_refusal
from wolfden.titles.age_of_the_wolf.rules.cards import (
    breed_refusal,
    draw_refusal,
    extra_refusal,
    freeze_refusal,
    scare_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.dealing import predator_refusal
from wolfden.titles.age_of_the_wolf.rules.dens import den_refusal
from wolfden.titles.age_of_the_wolf.rules.driving import (
    flight_refusal,
    withdraw_refusal,
    withdrawal_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.moving import (
    hunt_refusal,
    may_lead,
    pack_refusal,
    way_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.reach import is_adjacent
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.rules.terms import CARDS, FIVE
from wolfden.titles.age_of_the_wolf.text.notation import Words
from wolfden.titles.age_of_the_wolf.text.reasons import REASONS

_CARDS: Final = (actions.SCARE, actions.BREED, actions.EXTRA, actions.FREEZE)

_VERBS_OF: Final[dict[int, tuple[int, ...]]] = {
    state.CHOOSE_FIRST: (actions.FIRST,),
    state.DEAL_PREDATORS: (actions.PREDATOR,),
    state.DEAL_CARDS: (actions.DRAW,),
    state.DRAWING: (actions.DRAW,),
    state.ROLLING: (actions.ROLL,),
    state.MOVING: (actions.MOVE, actions.HUNT, actions.NEXT, *_CARDS),
    state.BATTLING: (actions.FIGHT, *_CARDS),
    state.BUILDING: (actions.DEN, actions.NEXT, *_CARDS),
    state.ROAMING: (actions.ROAM, actions.END, *_CARDS),
    state.BREEDING: (actions.LITTER,),
    state.REROLLING: (actions.REROLL, actions.KEEP),
    state.RETREATING: (actions.RETREAT, actions.PERISH),
    state.DRIVING: (actions.DRIVE, actions.LEAVE),
    state.WITHDRAWING: (actions.WITHDRAW, actions.STAY),
    state.LOSING: (actions.LOSE,),
    state.LEADING: (actions.LEAD,),
    state.DISCARDING: (actions.DISCARD,),
}
"""What can be said in each stage."""

_FIRST: Final[dict[int, str]] = {
    state.BREEDING: "litter-first",
    state.REROLLING: "reroll-first",
    state.RETREATING: "retreat-first",
    state.DRIVING: "drive-first",
    state.WITHDRAWING: "withdraw-first",
    state.LOSING: "lose-first",
    state.LEADING: "lead-first",
    state.DISCARDING: "discard-first",
}
"""What has to be answered first while such a question stands."""

_EARLY_LATE: Final[dict[int, tuple[int, str, str]]] = {
    actions.MOVE: (state.MOVING, "", "movement-over"),
    actions.HUNT: (state.MOVING, "", "movement-over"),
    actions.FIGHT: (state.BATTLING, "fight-later", "fight-over"),
    actions.DEN: (state.BUILDING, "den-later", "den-over"),
    actions.ROAM: (state.ROAMING, "roam-later", ""),
    actions.END: (state.ROAMING, "end-later", ""),
}
"""The stage of a verb that belongs to one step, and the reasons before and after it."""

_NOT_ASKED: Final[dict[int, str]] = {
    actions.LITTER: "litter-not-asked",
    actions.REROLL: "reroll-not-asked",
    actions.KEEP: "reroll-not-asked",
    actions.RETREAT: "retreat-not-asked",
    actions.PERISH: "retreat-not-asked",
    actions.DRIVE: "drive-not-asked",
    actions.LEAVE: "drive-not-asked",
    actions.WITHDRAW: "withdraw-not-asked",
    actions.STAY: "withdraw-not-asked",
    actions.LOSE: "lose-not-asked",
    actions.LEAD: "lead-not-asked",
    actions.DISCARD: "discard-not-asked",
}

_NOWHERE: Final[dict[int, str]] = {
    actions.MOVE: "move-nowhere",
    actions.HUNT: "hunt-nowhere",
    actions.ROAM: "roam-nowhere",
    actions.SCARE: "scare-nowhere",
    actions.FREEZE: "freeze-nowhere",
}
"""The reason where each word is allowed, but none could follow."""


class AgeQuestion(Question):
    """One "why can't I?", with all that its answer may speak of."""

    def __init__(self, position: Position, seat: i64, words: Words) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.words: Final = words

    def refusal(self) -> str:
        """Return the code of the first rule against these words, or nothing."""
        stage = self._about_stage()
        if stage != "":
            return stage
        verb = self.words.verb
        if verb <= actions.ROLL:
            return self._about_chance()
        if verb in _CARDS:
            return self._about_card()
        if verb in (actions.MOVE, actions.HUNT, actions.ROAM):
            return self._about_march()
        return self._about_step() if verb in (actions.FIGHT, actions.DEN) else self._about_answer()

    def dead_end(self) -> str:
        """Return why words that no rule forbids by themselves lead nowhere all the same."""
        return "" if leads_on(self.position, self.seat, self.words) else _NOWHERE[self.words.verb]

    def _about_stage(self) -> str:
        """Return what has to come first, or why the verb's time is over."""
        stage, verb = self.position.stage, self.words.verb
        if verb in _VERBS_OF[stage]:
            return ""
        if self.seat == CHANCE:
            return "chance-other"
        if verb <= actions.ROLL:
            return "chance-only"
        if stage in _FIRST:
            return _FIRST[stage]
        if verb in _NOT_ASKED:
            return _NOT_ASKED[verb]
        if verb == actions.NEXT:
            return "fight-first" if stage == state.BATTLING else "next-is-end"
        own_stage, early, late = _EARLY_LATE[verb]
        return early if stage < own_stage else late

    def _about_chance(self) -> str:
        position, words = self.position, self.words
        if words.given == 0:
            return ""
        if words.verb == actions.DRAW:
            return draw_refusal(position, words.at)
        return predator_refusal(position, words.at) if words.verb == actions.PREDATOR else ""

    def _about_card(self) -> str:
        """A8 The card must be in hand and have an effect."""
        position, seat, words = self.position, self.seat, self.words
        verb = words.verb
        if position.hand(seat, verb - actions.SCARE) == 0:
            return "card-not-in-hand"
        if verb == actions.BREED:
            return breed_refusal(position, seat)
        if verb == actions.EXTRA:
            return extra_refusal(position, seat)
        if words.given == 0:
            return ""
        if verb == actions.FREEZE:
            return freeze_refusal(position, words.at)
        reason = scare_refusal(position, seat, words.at)
        if reason == "" and words.given > 1:
            reason = flight_refusal(position, words.at, words.to)
        return reason

    def _about_march(self) -> str:
        """A4, A7 Movement or roaming, word by word: from where, to where, how many."""
        position, seat, words = self.position, self.seat, self.words
        verb = words.verb
        if verb != actions.ROAM and position.moves == 0:
            return "movement-made"
        if words.given == 0:
            return ""
        if verb == actions.HUNT:
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
        return way_refusal(position, self.seat, words.to, words.verb == actions.ROAM)

    def _about_step(self) -> str:
        position, words = self.position, self.words
        if words.verb == actions.FIGHT:
            elsewhere = words.given > 0 and words.at != battlefield(position)
            return "fight-elsewhere" if elsewhere else ""
        return den_refusal(position, self.seat, words.at) if words.given > 0 else ""

    def _about_answer(self) -> str:
        """Check the answer to a question that stands."""
        position, seat, words = self.position, self.seat, self.words
        if words.given == 0:
            return ""
        match actions.VERBS[words.verb]:
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

    def rule(self, code: str) -> tuple[str, str]:
        """Return the rule number and the sentence of a reason."""
        return REASONS[code]

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
            "due": actions.VERBS[_VERBS_OF[position.stage][0]],
        }
        if verb <= actions.ROLL:
            facts["word"] = self._dealt()
            return facts
        if position.battle < len(position.marches):
            facts["battle"] = f"@{names[battlefield(position)]}"
        if verb == actions.DISCARD or verb in _CARDS:
            facts["card"] = CARDS[words.at if verb == actions.DISCARD else verb - actions.SCARE]
        if verb == actions.FREEZE:
            facts["channel"] = board.channel_names[words.at]
        elif verb != actions.DISCARD:
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
        facts["here"] = facts["place"] if words.verb == actions.WITHDRAW else names[words.at]
        facts["origin"] = facts["place"] if words.verb == actions.DRIVE else names[words.at]
        facts["to"] = "sea" if words.to == SEA else names[words.to]
        facts["room"] = 0 if words.to == SEA else position.room(words.to)
