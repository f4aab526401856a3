"""Why something is not allowed: a sentence for each reason; ``vocabulary.toml`` has its rule.

The rules answer with these words; ``explain.py`` turns them into reasons. Texts in braces are
filled from the facts at hand. No reason given to a hunter speaks of anything hidden.
"""

from typing import Final

from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import REASON_RULES

_SENTENCES: Final = {
    # What the present stage asks for.
    "lead-now": "now the hunters share out their figures: 'lead bishop'",
    "pick-now": "now a card of {season} is picked: 'pick' and the card",
    "discard-now": "now a card of {season} is discarded: 'discard' and the card",
    "hide-now": "now the Beast chooses identity and start: 'hide devil @mende'",
    "place-now": "now the hunters take their places: 'place bishop @javols'",
    "card-now": "now a card of {season} is turned up: 'card' and the card",
    "portefaix-now": "now Portefaix takes his village: 'portefaix @saugues'",
    "shift-now": "now troops may be moved: 'shift @mende @javols', or 'decline'",
    "troop-now": "now the troop of {season} is due: 'troop @saugues', or 'decline'",
    "extra-now": "now one more troop may come: 'extra autumn @mende', or 'decline'",
    "recall-now": "now a village card may be taken back: 'recall @mende', or 'decline'",
    "prowl-now": "now the Beast chooses: 'prowl @saugues wolves down'",
    "move-now": "now the hunters move: 'move bishop @langeac', or 'end'",
    "drag-now": "now the devil may move a hunter: 'drag bishop @desges', or 'decline'",
    "examine-now": "now the hunters investigate: 'examine marquis @javols', or 'end'",
    # Opening and cards.
    "led-already": "the {hunter} already has a leader",
    "not-your-hunter": "another seat leads the {hunter}",
    "no-start-village": "{place} is no start village: they are {starts}",
    "placed-already": "the {hunter} already has a place",
    "other-season-drafted": "{card} is no card of {season}, the season drafted now",
    "card-gone": "{card} has already been picked or discarded",
    "card-of-other-season": "{card} is no card of {season}",
    "card-seen": "{card} has already been played, and no card comes twice",
    "card-not-in-hand": "{card} was not picked in the draft",
    # Troops.
    "portefaix-in-hamlet": "{place} is a hamlet: Portefaix stands in a village",
    "no-troop-here": "no troop is in {place}",
    "shifted-already": "the troop in {place} has already been moved this season",
    "troop-in-hamlet": "{place} is a hamlet: troops stand only in villages",
    "troop-on-troop": "a troop is already in {place}, and a village takes only one",
    "space-empty": "no troop is left on the space of {space}",
    # The Beast.
    "recall-own-village": "the card of your present village must stay",
    "no-card-here": "no card of {place} lies open on the table",
    "prowl-to-hamlet": "{place} is a hamlet: the Beast ends its way in a village",
    "prowl-in-place": "the Beast is in {place} and never stays",
    "village-card-lies": "the card of {place} lies on the table: not twice within a year",
    "prowl-too-far": "{place} is {leagues} leagues away and the Beast travels {reach}",
    "token-taken": "the hunters have taken the trace token {token}",
    "token-lies": "the trace token {token} lies on the table",
    "only-with-pack": "{place} is {leagues} leagues away: only the wolf pack, face up, goes so far",
    "face-up-only": "the card in force has traces laid face up",
    "drag-one-league": "the devil moves a hunter one league, and {place} is {leagues}",
    # The hunters.
    "none-to-move": "no hunter of yours can still move this season",
    "moved-already": "the {hunter} has already moved this season",
    "hunter-frozen": "the {hunter} stays where he is this season",
    "move-in-place": "the {hunter} is in {place}: who does not move, stands there",
    "move-too-far": "{place} is {leagues} leagues away and a hunter goes {reach}",
    "none-to-examine": "no hunter of yours has a trace left to investigate",
    "nothing-to-examine": "the {hunter} has no trace to investigate",
    "examined-already": "the {hunter} has already investigated this season",
    "no-trace-here": "no trace lies open to investigation in {place}",
    "examine-too-far": "the {hunter} is {leagues} leagues from {place}",
    "vagabond-again": "the vagabond was already recognised in {place}",
    "no-symbol": "the trace in {place} shows {trace}, which the {hunter} does not know",
}

REASONS: Final[dict[str, tuple[str, str]]] = {
    code: (rule, _SENTENCES[code]) for code, rule in REASON_RULES.items()
}
