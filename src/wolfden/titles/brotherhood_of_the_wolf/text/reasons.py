"""Why something is not allowed: a word for each reason, its rule and its sentence.

The rules answer with these words; ``explain.py`` turns them into reasons. Texts in braces are
filled from the facts at hand. No reason given to a hunter speaks of anything hidden.
"""

from typing import Final

REASONS: Final[dict[str, tuple[str, str]]] = {
    # What the present stage asks for.
    "lead-now": ("B1.3", "now the hunters share out their figures: 'lead bishop'"),
    "pick-now": ("B9.1", "now a card of {season} is picked: 'pick' and the card"),
    "discard-now": ("B9.1", "now a card of {season} is discarded: 'discard' and the card"),
    "hide-now": ("B2.1", "now the Beast chooses identity and start: 'hide devil @mende'"),
    "place-now": ("B2.2", "now the hunters take their places: 'place bishop @javols'"),
    "card-now": ("B3.1", "now a card of {season} is turned up: 'card' and the card"),
    "portefaix-now": ("B3.2", "now Portefaix takes his village: 'portefaix @saugues'"),
    "shift-now": ("B3.2", "now troops may be moved: 'shift @mende @javols', or 'decline'"),
    "troop-now": ("B3.2", "now the troop of {season} is due: 'troop @saugues', or 'decline'"),
    "extra-now": ("B10.1", "now one more troop may come: 'extra autumn @mende', or 'decline'"),
    "recall-now": ("B10.2", "now a village card may be taken back: 'recall @mende', or 'decline'"),
    "prowl-now": ("B4.2", "now the Beast chooses: 'prowl @saugues wolves down'"),
    "move-now": ("B5.1", "now the hunters move: 'move bishop @langeac', or 'end'"),
    "drag-now": ("B4.4", "now the devil may move a hunter: 'drag bishop @desges', or 'decline'"),
    "examine-now": ("B6.4", "now the hunters investigate: 'examine marquis @javols', or 'end'"),
    # Opening and cards.
    "led-already": ("B1.3", "the {hunter} already has a leader"),
    "not-your-hunter": ("B1.3", "another seat leads the {hunter}"),
    "no-start-village": ("B2.1", "{place} is no start village: they are {starts}"),
    "placed-already": ("B2.2", "the {hunter} already has a place"),
    "other-season-drafted": ("B9.1", "{card} is no card of {season}, the season drafted now"),
    "card-gone": ("B9.1", "{card} has already been picked or discarded"),
    "card-of-other-season": ("B3.1", "{card} is no card of {season}"),
    "card-seen": ("B3.1", "{card} has already been played, and no card comes twice"),
    "card-not-in-hand": ("B9.2", "{card} was not picked in the draft"),
    # Troops.
    "portefaix-in-hamlet": ("B10.5", "{place} is a hamlet: Portefaix stands in a village"),
    "no-troop-here": ("B10.1", "no troop is in {place}"),
    "shifted-already": ("B10.1", "the troop in {place} has already been moved this season"),
    "troop-in-hamlet": ("B3.2", "{place} is a hamlet: troops stand only in villages"),
    "troop-on-troop": ("B3.2", "a troop is already in {place}, and a village takes only one"),
    "space-empty": ("B10.1", "no troop is left on the space of {space}"),
    # The Beast.
    "recall-own-village": ("B10.2", "the card of your present village must stay"),
    "no-card-here": ("B10.2", "no card of {place} lies open on the table"),
    "prowl-to-hamlet": ("B4.3", "{place} is a hamlet: the Beast ends its way in a village"),
    "prowl-in-place": ("B4.3", "the Beast is in {place} and never stays"),
    "village-card-lies": ("B4.2", "the card of {place} lies on the table: not twice within a year"),
    "prowl-too-far": ("B4.5", "{place} is {leagues} leagues away and the Beast travels {reach}"),
    "token-taken": ("B4.2", "the hunters have taken the trace token {token}"),
    "token-lies": ("B4.2", "the trace token {token} lies on the table"),
    "only-with-pack": (
        "B4.4",
        "{place} is {leagues} leagues away: only the wolf pack, face up, goes so far",
    ),
    "face-up-only": ("B3.1", "the card in force has traces laid face up"),
    "drag-one-league": ("B4.4", "the devil moves a hunter one league, and {place} is {leagues}"),
    # The hunters.
    "none-to-move": ("B5.1", "no hunter of yours can still move this season"),
    "moved-already": ("B5.1", "the {hunter} has already moved this season"),
    "hunter-frozen": ("B10.6", "the {hunter} stays where he is this season"),
    "move-in-place": ("B5.1", "the {hunter} is in {place}: who does not move, stands there"),
    "move-too-far": ("B5.1", "{place} is {leagues} leagues away and a hunter goes {reach}"),
    "none-to-examine": ("B6.4", "no hunter of yours has a trace left to investigate"),
    "nothing-to-examine": ("B6.4", "the {hunter} has no trace to investigate"),
    "examined-already": ("B6.4", "the {hunter} has already investigated this season"),
    "no-trace-here": ("B6.4", "no trace lies open to investigation in {place}"),
    "examine-too-far": ("B6.4", "the {hunter} is {leagues} leagues from {place}"),
    "vagabond-again": ("B6.5", "the vagabond was already recognised in {place}"),
    "no-symbol": ("B6.6", "the trace in {place} shows {trace}, which the {hunter} does not know"),
}
