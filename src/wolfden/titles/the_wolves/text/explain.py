"""Why can't I? Follows the words of an action to the first one the rules refuse.

The questions are asked of the same functions that make the list of legal actions, so the two
cannot disagree about a rule; the words are checked in the order a player chooses them.
"""

from typing import Final

from wolfden.core.contract import Reason
from wolfden.core.events import Fact
from wolfden.core.machine import i64, vec
from wolfden.titles.the_wolves.meta import META
from wolfden.titles.the_wolves.rules.actions import (
    BUILD_DEN,
    BUILD_LAIR,
    DOMINATE,
    DRAFT,
    END,
    HOWL,
    HUNT,
    MOVE,
    NO_TRACK,
    NOWHERE,
    PACK,
    STOP,
    TILES,
    WALK,
)
from wolfden.titles.the_wolves.rules.dealing import deal_refusal
from wolfden.titles.the_wolves.rules.dens import den_refusal
from wolfden.titles.the_wolves.rules.dominating import domination_refusal
from wolfden.titles.the_wolves.rules.drafting import draft_refusal
from wolfden.titles.the_wolves.rules.howling import howl_refusal
from wolfden.titles.the_wolves.rules.hunting import hunt_code, hunt_refusal
from wolfden.titles.the_wolves.rules.lairs import lair_refuges, lair_refusal, lodger
from wolfden.titles.the_wolves.rules.moving import (
    DISPLACES,
    landing_refusal,
    waiting,
    walk_refuges,
)
from wolfden.titles.the_wolves.rules.paying import payment_refusal, payments
from wolfden.titles.the_wolves.rules.pieces import DEN, KINDS, kind_of
from wolfden.titles.the_wolves.rules.state import (
    ACTING,
    CHOOSE_TILES,
    DEAL_PACKS,
    DENS,
    DRAFTING,
    HUNTING,
    WALKING,
    Position,
)
from wolfden.titles.the_wolves.rules.terms import MAX_DENS, TERRAINS, TRACKS
from wolfden.titles.the_wolves.rules.turn import action_refusal
from wolfden.titles.the_wolves.text.notation import Words
from wolfden.titles.the_wolves.text.reasons import REASONS, TWO_PLAYER_RULES

_TURN_VERBS: Final = (MOVE, HOWL, BUILD_DEN, BUILD_LAIR, DOMINATE, END)

_STAGE_OF: Final[dict[int, tuple[int, str]]] = {
    PACK: (DEAL_PACKS, "packs-known"),
    TILES: (CHOOSE_TILES, "tiles-fixed"),
    DRAFT: (DRAFTING, "draft-over"),
    WALK: (WALKING, "pay-first"),
    STOP: (WALKING, "pay-first"),
    HUNT: (HUNTING, "no-hunt"),
}
"""The stage each verb belongs to, and the reason against it in the main stage of a turn."""

_STAGE_FIRST: Final[dict[int, str]] = {
    DEAL_PACKS: "packs-first",
    CHOOSE_TILES: "tiles-first",
    DRAFTING: "draft-first",
    WALKING: "walk-first",
    HUNTING: "hunt-first",
}
"""What has to be done first while a stage lasts."""


_DEAD_ENDS: Final[dict[int, str]] = {
    WALK: "no-wolf-can-walk",
    HOWL: "nothing-to-howl",
    BUILD_DEN: "nowhere-to-dig",
    BUILD_LAIR: "nothing-to-upgrade",
    DOMINATE: "nothing-to-dominate",
}
"""The reason against a verb that no target is open to."""


def explain(position: Position, seat: i64, words: Words, whole: bool) -> Reason | None:
    """Return the first reason against these words of ``seat``, or ``None``."""
    question = _Question(position, seat, words, whole)
    code = question.answer()
    if code == "" and not question.leads_on():
        code = question.dead_end()
    if code == "":
        return None
    rule = REASONS[code]
    if position.setting.players == 2:
        rule = TWO_PLAYER_RULES.get(code, rule)
    facts = question.facts()
    return Reason(code, rule, facts, META.id)


class _Question:
    """One "why can't I?", with all that its answer may speak of."""

    def __init__(self, position: Position, seat: i64, words: Words, whole: bool) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.words: Final = words
        self.whole: Final = whole
        self.terrain: i64 = 0
        self.cost: i64 = 0
        self.refuges = vec[i64]()

    def answer(self) -> str:
        """Return the word of the first reason, or nothing."""
        stage = self._stage_refusal()
        if stage != "":
            return stage
        verb = self.words.verb
        if verb in _TURN_VERBS:
            return self._about_turn()
        if self.words.given == 0 and verb != STOP:
            return ""
        if verb <= PACK:
            return deal_refusal(self.position, self.words.code())
        if verb == DRAFT:
            return draft_refusal(self.position, self.seat, self.words.at)
        if verb == WALK:
            return self._about_walk()
        if verb == HUNT:
            return self._about_hunt()
        return ""

    def leads_on(self) -> bool:
        """Whether some legal action begins with these words."""
        write = self.position.setting.notation.write
        chosen = write(self.words.code()).split()[: 1 + self.words.given]
        for code in self.position.codes(self.seat):
            if write(code).split()[: len(chosen)] == chosen:
                return True
        return False

    def dead_end(self) -> str:
        """Return why words that no rule forbids by themselves lead nowhere all the same."""
        if self.words.verb == WALK and self.words.given == 1:
            return "wolf-stuck"
        return _DEAD_ENDS[self.words.verb]

    def _stage_refusal(self) -> str:
        """Return what has to come first, or why the verb's time is over."""
        stage, verb = self.position.stage, self.words.verb
        if stage < DEAL_PACKS:
            return "" if verb == stage else "deal-first"
        if verb < PACK:
            return "not-dealing"
        if verb in _TURN_VERBS:
            return "" if stage == ACTING else _STAGE_FIRST[stage]
        own_stage, too_late = _STAGE_OF[verb]
        if stage == own_stage:
            return ""
        return too_late if stage == ACTING else _STAGE_FIRST[stage]

    def _about_turn(self) -> str:
        verb, words = self.words.verb, self.words
        if verb == END:
            return ""
        spent = action_refusal(self.position, self.seat)
        if spent != "" or words.given == 0:
            return spent
        tables = self.position.setting.tables
        if verb == MOVE:
            return self._about_payment(words.at, tables.move_cost)
        target, cost = self._about_target()
        if target == "":
            target = self._about_payment(self.position.terrain[words.at], cost)
        return target if target != "" else self._about_rest()

    def _about_target(self) -> tuple[str, int]:
        """Return the reason against the chosen hex or piece, and what the action costs."""
        position, seat, at = self.position, self.seat, self.words.at
        tables = position.setting.tables
        if self.words.verb == HOWL:
            return (howl_refusal(position, seat, at), tables.howl_cost)
        if self.words.verb == BUILD_DEN:
            return (den_refusal(position, seat, at), tables.den_cost)
        if self.words.verb == BUILD_LAIR:
            return (lair_refusal(position, seat, at), tables.lair_cost)
        reason = domination_refusal(position, seat, at, self.words.piece)
        return (reason, tables.dominate_cost)

    def _about_payment(self, terrain: i64, cost: i64) -> str:
        """W5.2 The terrain must be payable at all, and the named payment must fit."""
        self.terrain, self.cost = terrain, cost
        if not payments(self.position, self.seat, terrain, cost):
            return "cannot-pay"
        if self.words.given < 2:
            return ""
        return payment_refusal(self.position, self.seat, terrain, cost, self.words.payment)

    def _about_rest(self) -> str:
        """Check the word after the payment: a track, or where a displaced wolf goes."""
        verb = self.words.verb
        if verb == BUILD_LAIR:
            if lodger(self.position, self.seat, self.words.at) == 0:
                return self._about_nobody()
            self.refuges = lair_refuges(self.position, self.seat, self.words.at)
            return self._about_refuge()
        if verb in (BUILD_DEN, DOMINATE):
            return self._about_track()
        return ""

    def _about_track(self) -> str:
        track = self.words.track
        needs_den = self.words.verb == BUILD_DEN or kind_of(self.words.piece) == DEN
        if track == NO_TRACK:
            return "track-needed" if needs_den and self.whole else ""
        if not needs_den:
            return "track-not-needed"
        taken = self.position.field(self.seat, DENS + track)
        return "track-empty" if taken == MAX_DENS else ""

    def _about_nobody(self) -> str:
        return "" if self.words.aside == NOWHERE else "nobody-displaced"

    def _about_refuge(self) -> str:
        if not self.refuges:
            return "no-refuge"
        if self.words.aside == NOWHERE:
            return "refuge-needed" if self.whole else ""
        return "" if self.words.aside in self.refuges else "refuge-not-nearest"

    def _about_walk(self) -> str:
        position, words = self.position, self.words
        if words.at not in position.places(self.seat, words.piece):
            return "no-such-wolf"
        if waiting(position, self.seat, words.at, words.piece) == 0:
            return "walked-already"
        return self._about_landing() if words.given > 1 else ""

    def _about_landing(self) -> str:
        position, words = self.position, self.words
        self.terrain = position.ground
        if words.to == words.at:
            return "walk-in-place"
        if position.terrain[words.to] != position.ground:
            return "walk-off-terrain"
        if position.setting.board.steps[words.at][words.to] > position.speed(self.seat):
            return "walk-too-far"
        landing = landing_refusal(position.cells[words.to], self.seat, words.piece)
        if landing == DISPLACES:
            self.refuges = walk_refuges(position, self.seat, words.piece, words.at, words.to)
            return self._about_refuge()
        return landing if landing != "" else self._about_nobody()

    def _about_hunt(self) -> str:
        refusal = hunt_refusal(self.position, self.seat, self.words.at)
        if refusal == "" and hunt_code(self.position, self.words.at) != self.words.code():
            return "hunt-nothing"
        return refusal

    def facts(self) -> dict[str, Fact]:
        """Return everything a sentence may speak of."""
        position, words = self.position, self.words
        names = position.setting.board.names
        facts: dict[str, Fact] = {"cost": self.cost}
        if words.verb in (PACK, MOVE):
            facts["terrain"] = TERRAINS[words.at]
        elif words.verb < PACK or words.verb == TILES:
            facts["word"] = position.setting.notation.write(words.code()).split()[1]
        else:
            facts["hex"] = names[words.at]
            facts["end"] = names[words.to]
            facts["terrain"] = TERRAINS[self.terrain]
            facts["steps"] = position.setting.board.steps[words.at][words.to]
        if self.seat >= 0:
            facts["speed"] = position.speed(self.seat)
            facts["reach"] = position.howl_range(self.seat)
        facts["wolf"] = KINDS[words.piece] if words.verb == WALK else ""
        facts["track"] = "" if words.track == NO_TRACK else TRACKS[words.track]
        facts["refuges"] = ", ".join([names[place] for place in self.refuges])
        return facts
