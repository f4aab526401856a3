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
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.battling import battlefield, retreat_refusal
from wolfden.titles.age_of_the_wolf.rules.board import SEA
from wolfden.titles.age_of_the_wolf.rules.cards import (
    breed_refusal,
    draw_refusal,
    extra_refusal,
    freeze_refusal,
    scare_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.dealing import predator_refusal
from wolfden.titles.age_of_the_wolf.rules.dens import den_refusal, litter_refusal
from wolfden.titles.age_of_the_wolf.rules.driving import (
    flight_refusal,
    withdraw_refusal,
    withdrawal_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.moving import (
    hunt_refusal,
    is_adjacent,
    may_lead,
    pack_refusal,
    way_refusal,
)
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.rules.vocabulary import CARDS
from wolfden.titles.age_of_the_wolf.text.notation import Words

_CARDS: Final = (vocab.SCARE, vocab.BREED, vocab.EXTRA, vocab.FREEZE)

_VERBS_OF: Final[dict[int, tuple[int, ...]]] = {
    vocab.CHOOSE_FIRST: (vocab.FIRST,),
    vocab.DEAL_PREDATORS: (vocab.PREDATOR,),
    vocab.DEAL_CARDS: (vocab.DRAW,),
    vocab.DRAWING: (vocab.DRAW,),
    vocab.ROLLING: (vocab.ROLL,),
    vocab.MOVING: (vocab.MOVE, vocab.HUNT, vocab.NEXT, *_CARDS),
    vocab.BATTLING: (vocab.FIGHT, *_CARDS),
    vocab.BUILDING: (vocab.DEN, vocab.NEXT, *_CARDS),
    vocab.ROAMING: (vocab.ROAM, vocab.END, *_CARDS),
    vocab.BREEDING: (vocab.LITTER,),
    vocab.REROLLING: (vocab.REROLL, vocab.KEEP),
    vocab.RETREATING: (vocab.RETREAT, vocab.PERISH),
    vocab.DRIVING: (vocab.DRIVE, vocab.LEAVE),
    vocab.WITHDRAWING: (vocab.WITHDRAW, vocab.STAY),
    vocab.LOSING: (vocab.LOSE,),
    vocab.LEADING: (vocab.LEAD,),
    vocab.DISCARDING: (vocab.DISCARD,),
}
"""What can be said in each stage."""

_FIRST: Final[dict[int, str]] = {
    vocab.BREEDING: "litter-first",
    vocab.REROLLING: "reroll-first",
    vocab.RETREATING: "retreat-first",
    vocab.DRIVING: "drive-first",
    vocab.WITHDRAWING: "withdraw-first",
    vocab.LOSING: "lose-first",
    vocab.LEADING: "lead-first",
    vocab.DISCARDING: "discard-first",
}
"""What has to be answered first while such a question stands."""

_EARLY_LATE: Final[dict[int, tuple[int, str, str]]] = {
    vocab.MOVE: (vocab.MOVING, "", "movement-over"),
    vocab.HUNT: (vocab.MOVING, "", "movement-over"),
    vocab.FIGHT: (vocab.BATTLING, "fight-later", "fight-over"),
    vocab.DEN: (vocab.BUILDING, "den-later", "den-over"),
    vocab.ROAM: (vocab.ROAMING, "roam-later", ""),
    vocab.END: (vocab.ROAMING, "end-later", ""),
}
"""The stage of a verb that belongs to one step, and the reasons before and after it."""

_NOT_ASKED: Final[dict[int, str]] = {
    vocab.LITTER: "litter-not-asked",
    vocab.REROLL: "reroll-not-asked",
    vocab.KEEP: "reroll-not-asked",
    vocab.RETREAT: "retreat-not-asked",
    vocab.PERISH: "retreat-not-asked",
    vocab.DRIVE: "drive-not-asked",
    vocab.LEAVE: "drive-not-asked",
    vocab.WITHDRAW: "withdraw-not-asked",
    vocab.STAY: "withdraw-not-asked",
    vocab.LOSE: "lose-not-asked",
    vocab.LEAD: "lead-not-asked",
    vocab.DISCARD: "discard-not-asked",
}

_NOWHERE: Final[dict[int, str]] = {
    vocab.MOVE: "move-nowhere",
    vocab.HUNT: "hunt-nowhere",
    vocab.ROAM: "roam-nowhere",
    vocab.SCARE: "scare-nowhere",
    vocab.FREEZE: "freeze-nowhere",
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
        if verb <= vocab.ROLL:
            return self._about_chance()
        if verb in _CARDS:
            return self._about_card()
        if verb in (vocab.MOVE, vocab.HUNT, vocab.ROAM):
            return self._about_march()
        return self._about_step() if verb in (vocab.FIGHT, vocab.DEN) else self._about_answer()

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
        if verb <= vocab.ROLL:
            return "chance-only"
        if stage in _FIRST:
            return _FIRST[stage]
        if verb in _NOT_ASKED:
            return _NOT_ASKED[verb]
        if verb == vocab.NEXT:
            return "fight-first" if stage == vocab.BATTLING else "next-is-end"
        own_stage, early, late = _EARLY_LATE[verb]
        return early if stage < own_stage else late

    def _about_chance(self) -> str:
        position, words = self.position, self.words
        if words.given == 0:
            return ""
        if words.verb == vocab.DRAW:
            return draw_refusal(position, words.at)
        return predator_refusal(position, words.at) if words.verb == vocab.PREDATOR else ""

    def _about_card(self) -> str:
        """A8 The card must be in hand and have an effect."""
        position, seat, words = self.position, self.seat, self.words
        verb = words.verb
        if position.hand(seat, verb - vocab.SCARE) == 0:
            return "card-not-in-hand"
        if verb == vocab.BREED:
            return breed_refusal(position, seat)
        if verb == vocab.EXTRA:
            return extra_refusal(position, seat)
        if words.given == 0:
            return ""
        if verb == vocab.FREEZE:
            return freeze_refusal(position, words.at)
        reason = scare_refusal(position, seat, words.at)
        if reason == "" and words.given > 1:
            reason = flight_refusal(position, words.at, words.to)
        return reason

    def _about_march(self) -> str:
        """A4, A7 Movement or roaming, word by word: from where, to where, how many."""
        position, seat, words = self.position, self.seat, self.words
        verb = words.verb
        if verb != vocab.ROAM and position.moves == 0:
            return "movement-made"
        if words.given == 0:
            return ""
        if verb == vocab.HUNT:
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
        return way_refusal(position, self.seat, words.to, words.verb == vocab.ROAM)

    def _about_step(self) -> str:
        position, words = self.position, self.words
        if words.verb == vocab.FIGHT:
            elsewhere = words.given > 0 and words.at != battlefield(position)
            return "fight-elsewhere" if elsewhere else ""
        return den_refusal(position, self.seat, words.at) if words.given > 0 else ""

    def _about_answer(self) -> str:
        """Check the answer to a question that stands."""
        position, seat, words = self.position, self.seat, self.words
        if words.given == 0:
            return ""
        match vocab.VERBS[words.verb]:
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

    def rule(self, code: str) -> str:
        """Return the rule number of a reason."""
        return vocab.REASON_RULES[code]

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
            "due": vocab.VERBS[_VERBS_OF[position.stage][0]],
        }
        if verb <= vocab.ROLL:
            facts["word"] = self._dealt()
            return facts
        if position.battle < len(position.marches):
            facts["battle"] = f"@{names[battlefield(position)]}"
        if verb == vocab.DISCARD or verb in _CARDS:
            facts["card"] = CARDS[words.at if verb == vocab.DISCARD else verb - vocab.SCARE]
        if verb == vocab.FREEZE:
            facts["channel"] = board.channel_names[words.at]
        elif verb != vocab.DISCARD:
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
        facts["here"] = facts["place"] if words.verb == vocab.WITHDRAW else names[words.at]
        facts["origin"] = facts["place"] if words.verb == vocab.DRIVE else names[words.at]
        facts["to"] = "sea" if words.to == SEA else names[words.to]
        facts["room"] = 0 if words.to == SEA else position.room(words.to)
