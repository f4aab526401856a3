"""Why can't I? Follows the words of an action to the first one the rules refuse.

The words are checked in the order a player chooses them, by the refusals of the rules chapters.
Some of these also make the list of legal actions; for the others ``wolfden.testing`` derives the
list from what is refused here, word by word, and compares it with the real one.
"""

from typing import Final

from wolfden.core.events import Fact
from wolfden.core.machine import i64, vec
from wolfden.core.text.notation import leads_on
from wolfden.core.title import Question
from wolfden.titles.the_wolves.rules import (
    actions,
    dealing,
    dens,
    howling,
    hunting,
    moving,
    paying,
    pieces,
    state,
    turn,
    vocabulary as v,
)
from wolfden.titles.the_wolves.rules.pieces import MAX_DENS
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.text.notation import ActionWords

_TURN_VERBS: Final = (
    v.MOVE,
    v.HOWL,
    v.BUILD_DEN,
    v.BUILD_LAIR,
    v.DOMINATE,
    v.END,
)

_STAGE_OF: Final[dict[int, tuple[int, str]]] = {
    v.PACK: (v.DEAL_PACKS, "packs-known"),
    v.TILES: (v.CHOOSE_TILES, "tiles-fixed"),
    v.DRAFT: (v.DRAFTING, "draft-over"),
    v.WALK: (v.WALKING, "pay-first"),
    v.STOP: (v.WALKING, "pay-first"),
    v.HUNT: (v.HUNTING, "no-hunt"),
    v.FIRST: (v.DRAW_FIRST, "first-known"),
}
"""The stage each verb belongs to, and the reason against it in the main stage of a turn."""

_STAGE_FIRST: Final[dict[int, str]] = {
    v.DEAL_PACKS: "packs-first",
    v.CHOOSE_TILES: "tiles-first",
    v.DRAW_FIRST: "first-first",
    v.DRAFTING: "draft-first",
    v.WALKING: "walk-first",
    v.HUNTING: "hunt-first",
}
"""What has to be done first while a stage lasts."""


_DEAD_ENDS: Final[dict[int, str]] = {
    v.WALK: "no-wolf-can-walk",
    v.HOWL: "nothing-to-howl",
    v.BUILD_DEN: "nowhere-to-dig",
    v.BUILD_LAIR: "nothing-to-upgrade",
    v.DOMINATE: "nothing-to-dominate",
}
"""The reason against a verb that no target is open to."""


class WolvesQuestion(Question):
    """One "why can't I?", with all that its answer may speak of."""

    def __init__(self, position: Position, seat: i64, words: ActionWords, whole: bool) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.words: Final = words
        self.whole: Final = whole
        self.terrain: i64 = 0
        self.cost: i64 = 0
        self.refuges = vec[i64]()

    def refusal(self) -> str:
        """Return the code of the first rule against these words, or ``""``."""
        stage = self._stage_refusal()
        if stage != "":
            return stage
        verb = self.words.verb
        if verb in _TURN_VERBS:
            return self._about_turn()
        if self.words.given == 0 and verb != v.STOP:
            return ""
        if verb <= v.PACK:
            return dealing.deal_refusal(self.position, self.words.code())
        if verb == v.DRAFT:
            return dealing.draft_refusal(self.position, self.seat, self.words.at)
        if verb == v.WALK:
            return self._about_walk()
        if verb == v.HUNT:
            return self._about_hunt()
        return ""

    def dead_end(self) -> str:
        """Return why words that no rule forbids by themselves lead nowhere all the same."""
        if leads_on(self.position, self.seat, self.words):
            return ""
        if self.words.verb == v.WALK and self.words.given == 1:
            return "wolf-stuck"
        return _DEAD_ENDS[self.words.verb]

    def _stage_refusal(self) -> str:
        """Return what has to come first, or why the verb's time is over."""
        stage, verb = self.position.stage, self.words.verb
        if stage < v.DEAL_PACKS:
            return "" if verb == stage else "deal-first"
        if verb < v.PACK:
            return "not-dealing"
        if verb in _TURN_VERBS:
            return "" if stage == v.ACTING else _STAGE_FIRST[stage]
        own_stage, too_late = _STAGE_OF[verb]
        if stage == own_stage:
            return ""
        return too_late if stage == v.ACTING else _STAGE_FIRST[stage]

    def _about_turn(self) -> str:
        verb, words = self.words.verb, self.words
        if verb == v.END:
            return ""
        spent = turn.action_refusal(self.position, self.seat)
        if spent != "" or words.given == 0:
            return spent
        tables = self.position.setting.tables
        if verb == v.MOVE:
            return self._about_payment(words.at, tables.move_cost)
        target, cost = self._about_target()
        if target == "":
            target = self._about_payment(self.position.terrain[words.at], cost)
        return target if target != "" else self._about_rest()

    def _about_target(self) -> tuple[str, int]:
        """Return the reason against the chosen hex or piece, and what the action costs."""
        position, seat, at = self.position, self.seat, self.words.at
        tables = position.setting.tables
        if self.words.verb == v.HOWL:
            return (howling.howl_refusal(position, seat, at), tables.howl_cost)
        if self.words.verb == v.BUILD_DEN:
            return (dens.den_refusal(position, seat, at), tables.den_cost)
        if self.words.verb == v.BUILD_LAIR:
            return (dens.lair_refusal(position, seat, at), tables.lair_cost)
        reason = howling.domination_refusal(position, seat, at, self.words.piece)
        return (reason, tables.dominate_cost)

    def _about_payment(self, terrain: i64, cost: i64) -> str:
        """W5.2 The terrain must be payable at all, and the named payment must fit."""
        self.terrain, self.cost = terrain, cost
        if not paying.payments(self.position, self.seat, terrain, cost):
            return "cannot-pay"
        if self.words.given < 2:
            return ""
        return paying.payment_refusal(self.position, self.seat, terrain, cost, self.words.payment)

    def _about_rest(self) -> str:
        """Check the word after the payment: a track, or where a displaced wolf goes."""
        verb = self.words.verb
        if verb == v.BUILD_LAIR:
            if dens.lodger(self.position, self.seat, self.words.at) == 0:
                return self._about_nobody()
            self.refuges = dens.lair_refuges(self.position, self.seat, self.words.at)
            return self._about_refuge()
        if verb in (v.BUILD_DEN, v.DOMINATE):
            return self._about_track()
        return ""

    def _about_track(self) -> str:
        track = self.words.track
        needs_den = self.words.verb == v.BUILD_DEN or pieces.kind_of(self.words.piece) == v.DEN
        if track == actions.NO_TRACK:
            needed = "track-needed" if self.words.verb == v.BUILD_DEN else "rival-track-needed"
            return needed if needs_den and self.whole else ""
        if not needs_den:
            return "track-not-needed"
        taken = self.position.field(self.seat, state.DENS + track)
        return "track-empty" if taken == MAX_DENS else ""

    def _about_nobody(self) -> str:
        return "" if self.words.aside == actions.NOWHERE else "nobody-displaced"

    def _about_refuge(self) -> str:
        if not self.refuges:
            return "no-refuge"
        if self.words.aside == actions.NOWHERE:
            return "refuge-needed" if self.whole else ""
        return "" if self.words.aside in self.refuges else "refuge-not-nearest"

    def _about_walk(self) -> str:
        position, words = self.position, self.words
        if words.at not in position.places(self.seat, words.piece):
            return "no-such-wolf"
        if moving.waiting(position, self.seat, words.at, words.piece) == 0:
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
        landing = moving.landing_refusal(position.cells[words.to], self.seat, words.piece)
        if landing == moving.DISPLACES:
            self.refuges = moving.walk_refuges(position, self.seat, words.piece, words.at, words.to)
            return self._about_refuge()
        return landing if landing != "" else self._about_nobody()

    def _about_hunt(self) -> str:
        refusal = hunting.hunt_refusal(self.position, self.seat, self.words.at)
        if refusal == "" and hunting.hunt_code(self.position, self.words.at) != self.words.code():
            return "hunt-nothing"
        return refusal

    def rule(self, code: str) -> str:
        """Return the rule number of a reason; W16 two players have their own."""
        rule = v.REASON_RULES[code]
        return v.TWO_PLAYER_RULES.get(code, rule) if self.position.setting.players == 2 else rule

    def facts(self) -> dict[str, Fact]:
        """Return everything a sentence may speak of."""
        position, words = self.position, self.words
        names = position.setting.board.names
        facts: dict[str, Fact] = {"cost": self.cost}
        if words.verb in (v.PACK, v.MOVE):
            facts["terrain"] = v.TERRAINS[words.at]
        elif words.verb < v.PACK or words.verb in (v.TILES, v.FIRST):
            facts["word"] = position.setting.notation.write(words.code()).split()[1]
        else:
            facts["hex"] = names[words.at]
            facts["end"] = names[words.to]
            facts["terrain"] = v.TERRAINS[self.terrain]
            facts["steps"] = position.setting.board.steps[words.at][words.to]
        if self.seat >= 0:
            facts["speed"] = position.speed(self.seat)
            facts["reach"] = position.howl_range(self.seat)
        facts["wolf"] = v.KINDS[words.piece] if words.verb == v.WALK else ""
        facts["track"] = "" if words.track == actions.NO_TRACK else v.TRACKS[words.track]
        facts["refuges"] = ", ".join([names[place] for place in self.refuges])
        return facts
