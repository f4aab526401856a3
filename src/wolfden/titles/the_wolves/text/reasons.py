"""Why something is not allowed: a word for each reason, its rule and its sentence.

The rules answer with these words; ``explain.py`` turns them into reasons. Texts in braces are
filled from the facts at hand.
"""

from typing import Final

REASONS: Final[dict[str, tuple[str, str]]] = {
    # Setting up.
    "region-laid": ("W1.3", "this region board already lies on the map"),
    "prey-laid": ("W3.2", "no stack of {word} is left to lay"),
    "moon-laid": ("W3.3", "no region token {word} is left to lay"),
    "pack-taken": ("W3.4", "the {terrain} pack already belongs to another seat"),
    "draft-off-chasm": ("W3.5", "{hex} is no hex of the start board that touches the chasm"),
    "draft-on-taken": ("W3.5", "{hex} is already taken"),
    "draft-same-side": ("W3.5", "your second pair belongs on the other side of the chasm"),
    "draft-on-token": ("W16.4", "a token lies on {hex}"),
    "draft-on-piece": ("W16.4", "{hex} is already taken"),
    "draft-under-crescent": ("W16.4", "{hex} lies in a region that shows a crescent token"),
    # The course of a game.
    "not-dealing": ("W3.1", "the map is laid already"),
    "packs-known": ("W3.4", "every seat has its pack already"),
    "tiles-fixed": (
        "W2.9",
        "tiles are only turned before the draft, and only if the table says so",
    ),
    "draft-over": ("W3.5", "the draft is over"),
    "packs-first": ("W3.4", "choose your pack first"),
    "tiles-first": ("W2.9", "choose your tiles' side first: 'tiles fronts' or 'tiles backs'"),
    "draft-first": ("W3.5", "the draft comes first: 'draft @hex'"),
    "deal-first": ("W3.1", "the map has to be laid first"),
    "walk-first": ("W6.1", "finish your move first: let wolves walk, or 'stop'"),
    "hunt-first": ("W12.2", "choose first which of the equal prey you take"),
    "pay-first": ("W6.1", "wolves walk after a move has been paid: begin with 'move terrain'"),
    "no-hunt": ("W12.2", "prey is taken by itself; a choice comes only between equal kinds"),
    "no-action-left": ("W4.2", "your two actions are done and you have no action token"),
    "one-token-a-turn": ("W17", "this table allows one action token a turn"),
    # Paying.
    "cannot-pay": ("W5.2", "you cannot pay {cost} for {terrain} with your tiles and tokens"),
    "tile-shows-other": ("W5.2", "a tile used here does not show {terrain} now"),
    "tokens-missing": ("W5.2", "you do not have that many terrain tokens"),
    "wrong-price": ("W5.2", "this costs exactly {cost}"),
    # Moving.
    "no-such-wolf": ("W6.1", "you have no {wolf} wolf on {hex}"),
    "walked-already": ("W6.1", "the {wolf} wolf on {hex} has already walked in this move"),
    "walk-in-place": ("W6.6", "a walk that comes back to its own hex is no move"),
    "walk-off-terrain": ("W6.1", "{end} is not {terrain}, the terrain you paid for"),
    "walk-too-far": ("W6.1", "{end} is {steps} steps away and your speed is {speed}"),
    "walk-onto-token": ("W6.3", "no wolf may end its walk on a lone wolf or prey"),
    "walk-onto-two": ("W6.5", "two pieces already stand on {end}"),
    "walk-onto-neutral": ("W16.3", "nobody can join the neutral pack"),
    "walk-onto-lair": ("W6.5", "an enemy lair stands on {end}"),
    "walk-onto-alpha": ("W6.5", "an enemy alpha stands on {end}"),
    "walk-pack-onto-pack": ("W6.5", "only an alpha may displace the pack wolf on {end}"),
    "no-wolf-can-walk": ("W6.1", "none of your wolves has a hex to walk to; 'stop' ends the move"),
    "wolf-stuck": ("W6.1", "the {wolf} wolf on {hex} has no hex to walk to in this move"),
    "no-refuge": ("W7.1", "there is no hex the displaced wolf could go to"),
    "refuge-needed": ("W7.1", "say where the displaced wolf goes: {refuges}"),
    "refuge-not-nearest": ("W7.1", "the displaced wolf goes to one of the nearest: {refuges}"),
    "nobody-displaced": ("W7.1", "no wolf is displaced here"),
    # Building.
    "nowhere-to-dig": ("W8.1", "there is no hex that you could pay for and build a den on"),
    "den-on-token": ("W8.1", "a lone wolf or prey is on {hex}"),
    "den-on-two": ("W8.1", "two pieces already stand on {hex}"),
    "den-on-rival": ("W8.1", "another pack's piece stands on {hex}"),
    "den-on-den": ("W8.1", "a den or lair already stands on {hex}"),
    "den-without-alpha": ("W8.1", "none of your alphas is on {hex} or next to it"),
    "no-den-left": ("W8.2", "all your dens are built"),
    "track-empty": ("W8.2", "no den is left on your {track} track"),
    "nothing-to-upgrade": ("W9.1", "you have no den that you could pay for and upgrade"),
    "lair-without-den": ("W9.1", "you have no den on {hex}"),
    "lair-without-lake": ("W9.1", "{hex} is not next to a lake"),
    "lair-in-region": ("W9.1", "you already have a lair in this region"),
    "lair-without-alpha": ("W9.1", "none of your alphas is on {hex} or next to it"),
    "no-lair-left": ("W2.1", "all your lairs are built"),
    # Howling and dominating.
    "nothing-to-howl": ("W10.1", "there is no lone wolf that you could reach and pay for"),
    "howl-without-lone-wolf": ("W10.1", "no lone wolf is on {hex}"),
    "howl-too-far": ("W10.1", "no alpha of yours is within {reach} hexes of {hex}"),
    "no-wolf-left": ("W10.1", "no wolf is left on your board"),
    "nothing-to-dominate": ("W11.1", "there is no piece that you could reach and pay for"),
    "dominate-nothing": ("W11.1", "no such piece stands on {hex}"),
    "dominate-own": ("W11.1", "you cannot dominate your own piece"),
    "dominate-neutral": ("W16.3", "the neutral pack cannot be dominated"),
    "dominate-strong": ("W11.1", "alphas and lairs can never be dominated"),
    "dominate-pair": ("W11.1", "two pieces of that pack protect each other on {hex}"),
    "dominate-too-far": ("W11.1", "no alpha of yours is within {reach} hexes of {hex}"),
    "no-wolf-to-replace": ("W11.2", "no wolf is left on your board to take its place"),
    "no-den-to-replace": ("W11.2", "no den is left on your board to take its place"),
    "track-needed": ("W11.2", "say which track the new den comes from"),
    "track-not-needed": ("W11.2", "a wolf is replaced by a wolf: no track is named"),
    # Hunting.
    "hunt-nothing": ("W12.1", "no such prey is on {hex}"),
    "hunt-again": ("W12.1", "you already have this kind of prey"),
    "hunt-too-few": ("W12.1", "your wolves stand on fewer than 3 hexes next to {hex}"),
}

TWO_PLAYER_RULES: Final = {"prey-laid": "W16.1", "moon-laid": "W16.2", "draft-first": "W16.4"}
"""Reasons that come from another rule when two play."""
