"""Why something is not allowed: a sentence for each reason; ``vocabulary.toml`` has its rule.

The rules answer with these words; ``explain.py`` turns them into reasons. Texts in braces are
filled from the facts at hand.
"""

from typing import Final

from wolfden.titles.the_wolves.rules.vocabulary import REASON_RULES, TWO_PLAYER_RULES

_SENTENCES: Final = {
    # Setting up.
    "region-laid": "this region board already lies on the map",
    "prey-laid": "no stack of {word} is left to lay",
    "moon-laid": "no region token {word} is left to lay",
    "pack-taken": "the {terrain} pack already belongs to another seat",
    "draft-off-chasm": "{hex} is no hex of the start board that touches the chasm",
    "draft-on-taken": "{hex} is already taken",
    "draft-same-side": "your second pair belongs on the other side of the chasm",
    "draft-on-token": "a token lies on {hex}",
    "draft-on-piece": "{hex} is already taken",
    "draft-under-crescent": "{hex} lies in a region that shows a crescent token",
    # The course of a game.
    "not-dealing": "the map is laid already",
    "packs-known": "every seat has its pack already",
    "tiles-fixed": "tiles are only turned before the draft, and only if the table says so",
    "draft-over": "the draft is over",
    "packs-first": "choose your pack first",
    "tiles-first": "choose your tiles' side first: 'tiles fronts' or 'tiles backs'",
    "draft-first": "the draft comes first: 'draft @hex'",
    "deal-first": "the map has to be laid first",
    "walk-first": "finish your move first: let wolves walk, or 'stop'",
    "hunt-first": "choose first which of the equal prey you take",
    "pay-first": "wolves walk after a move has been paid: begin with 'move terrain'",
    "no-hunt": "prey is taken by itself; a choice comes only between equal kinds",
    "no-action-left": "your two actions are done and you have no action token",
    "one-token-a-turn": "this table allows one action token a turn",
    # Paying.
    "cannot-pay": "you cannot pay {cost} for {terrain} with your tiles and tokens",
    "tile-shows-other": "a tile used here does not show {terrain} now",
    "tokens-missing": "you do not have that many terrain tokens",
    "wrong-price": "this costs exactly {cost}",
    # Moving.
    "no-such-wolf": "you have no {wolf} wolf on {hex}",
    "walked-already": "the {wolf} wolf on {hex} has already walked in this move",
    "walk-in-place": "a walk that comes back to its own hex is no move",
    "walk-off-terrain": "{end} is not {terrain}, the terrain you paid for",
    "walk-too-far": "{end} is {steps} steps away and your speed is {speed}",
    "walk-onto-token": "no wolf may end its walk on a lone wolf or prey",
    "walk-onto-two": "two pieces already stand on {end}",
    "walk-onto-neutral": "nobody can join the neutral pack",
    "walk-onto-lair": "an enemy lair stands on {end}",
    "walk-onto-alpha": "an enemy alpha stands on {end}",
    "walk-pack-onto-pack": "only an alpha may displace the pack wolf on {end}",
    "no-wolf-can-walk": "none of your wolves has a hex to walk to; 'stop' ends the move",
    "wolf-stuck": "the {wolf} wolf on {hex} has no hex to walk to in this move",
    "no-refuge": "there is no hex the displaced wolf could go to",
    "refuge-needed": "say where the displaced wolf goes: {refuges}",
    "refuge-not-nearest": "the displaced wolf goes to one of the nearest: {refuges}",
    "nobody-displaced": "no wolf is displaced here",
    # Building.
    "nowhere-to-dig": "there is no hex that you could pay for and build a den on",
    "den-on-token": "a lone wolf or prey is on {hex}",
    "den-on-two": "two pieces already stand on {hex}",
    "den-on-rival": "another pack's piece stands on {hex}",
    "den-on-den": "a den or lair already stands on {hex}",
    "den-without-alpha": "none of your alphas is on {hex} or next to it",
    "no-den-left": "all your dens are built",
    "track-empty": "no den is left on your {track} track",
    "nothing-to-upgrade": "you have no den that you could pay for and upgrade",
    "lair-without-den": "you have no den on {hex}",
    "lair-without-lake": "{hex} is not next to a lake",
    "lair-in-region": "you already have a lair in this region",
    "lair-without-alpha": "none of your alphas is on {hex} or next to it",
    "no-lair-left": "all your lairs are built",
    # Howling and dominating.
    "nothing-to-howl": "there is no lone wolf that you could reach and pay for",
    "howl-without-lone-wolf": "no lone wolf is on {hex}",
    "howl-too-far": "no alpha of yours is within {reach} hexes of {hex}",
    "no-wolf-left": "no wolf is left on your board",
    "nothing-to-dominate": "there is no piece that you could reach and pay for",
    "dominate-nothing": "no such piece stands on {hex}",
    "dominate-own": "you cannot dominate your own piece",
    "dominate-neutral": "the neutral pack cannot be dominated",
    "dominate-strong": "alphas and lairs can never be dominated",
    "dominate-pair": "two pieces of that pack protect each other on {hex}",
    "dominate-too-far": "no alpha of yours is within {reach} hexes of {hex}",
    "no-wolf-to-replace": "no wolf is left on your board to take its place",
    "no-den-to-replace": "no den is left on your board to take its place",
    "track-needed": "say which track the new den comes from",
    "track-not-needed": "a wolf is replaced by a wolf: no track is named",
    # Hunting.
    "hunt-nothing": "no such prey is on {hex}",
    "hunt-again": "you already have this kind of prey",
    "hunt-too-few": "your wolves stand on fewer than 3 hexes next to {hex}",
}

REASONS: Final[dict[str, tuple[str, str]]] = {
    code: (rule, _SENTENCES[code]) for code, rule in REASON_RULES.items()
}

__all__ = ["REASONS", "TWO_PLAYER_RULES"]
