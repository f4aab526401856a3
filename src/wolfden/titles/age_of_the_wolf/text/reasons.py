"""Why something is not allowed: a sentence for each reason; ``vocabulary.toml`` has its rule.

The rules answer with these words; ``explain.py`` turns them into reasons. Texts in braces are
filled from the facts at hand.
"""

from typing import Final

from wolfden.titles.age_of_the_wolf.rules.vocabulary import REASON_RULES

_SENTENCES: Final = {
    # Chance.
    "chance-only": "only chance rolls, draws and deals",
    "chance-other": "chance has something else to do now: '{due}'",
    "predator-unfit": "the {word} is worth more than the region's prey value",
    "predator-gone": "no {word} is left to lay",
    "draw-gone": "no card {word} is left in the deck",
    # The order of a turn.
    "movement-made": "your movement is made; the card 'extra' would give another",
    "movement-over": "movements belong to step 2, which is over",
    "fight-later": "battles follow when all movements are made: say 'next'",
    "fight-first": "a battle is to be fought first: say 'fight {battle}'",
    "fight-over": "all battles of this turn are fought",
    "fight-elsewhere": "battles are fought in the order of the moves: {battle} is next",
    "den-later": "dens are built in step 4, after the battles",
    "den-over": "dens are built in step 4, which is over",
    "roam-later": "wolves roam in step 5, after battles and dens",
    "end-later": "the turn ends after step 5; say 'next' or fight first",
    "next-is-end": "roaming is the last step you decide: say 'end'",
    "litter-not-asked": "litters come by themselves while the supply lasts",
    "reroll-not-asked": "no roll of yours is to be repeated or kept",
    "retreat-not-asked": "you have lost no battle as defender",
    "drive-not-asked": "you have beaten no predators just now",
    "withdraw-not-asked": "no predators were driven into a region of yours",
    "lose-not-asked": "you need not choose which wolves to lose",
    "lead-not-asked": "your Lead Wolf is not lost",
    "discard-not-asked": "cards are discarded only above {limit}, after drawing",
    "litter-first": "say first which dens have a litter: 'litter @region'",
    "reroll-first": "say first whether you roll again: 'reroll' or 'keep'",
    "retreat-first": "say first where your wolves retreat to, or 'perish'",
    "drive-first": "say first where the predators are driven, or 'leave'",
    "withdraw-first": "say first how many wolves withdraw, or 'stay'",
    "lose-first": "say first which {debt} wolves in {place} you lose",
    "lead-first": "say first where your Lead Wolf returns: 'lead @region'",
    "discard-first": "say first which card you discard",
    # Moving and roaming.
    "pack-not-here": "you have no wolves in {region}",
    "pack-not-in-fives": "wolves come in fives: {amount} is no multiple of five above 0",
    "pack-too-large": "you have {wolves} wolves in {region}, not {amount}",
    "pack-has-moved": "only {fresh} wolves in {region} can still move without the Lead",
    "lead-not-here": "your Lead Wolf is not in {here}",
    "lead-has-moved": "your Lead Wolf has already moved in this turn",
    "move-too-far": "{to} is not adjacent to {region}",
    "channel-not-frozen": "the channel from {region} to {to} is not frozen",
    "move-into-own": "you already occupy {to}: wolves go there by roaming",
    "follow-without-foe": "a second pack may follow into {to} only while a foe is there",
    "move-nowhere": "no wolves can move this way",
    "hunt-elsewhere": "you do not occupy {region}",
    "hunt-nothing": "no predators are in {region}",
    "hunt-again": "{region} is already to be fought over in this turn",
    "hunt-nowhere": "there are no predators to fight in your regions",
    "roam-into-new": "wolves roam between regions you occupy, and {to} is none",
    "roam-nowhere": "no wolves can roam this way",
    # Battles.
    "retreat-into-foreign": "wolves retreat to a region they occupy, and {to} is none",
    "retreat-too-far": "{to} is not adjacent to {place}",
    "flight-no-coast": "{origin} has no coast to drive predators into the water",
    "flight-too-far": "{to} does not border on {origin} by land, and no predator swims",
    "withdraw-into-foreign": "wolves withdraw to a region they occupy: {to} is none",
    "withdraw-too-far": "{to} is not adjacent to {place}",
    "withdraw-no-room": "{to} can feed only {room} wolves more",
    "withdraw-too-many": "only the surplus of {debt} wolves may withdraw",
    "withdraw-needs-lead": "so many wolves cannot withdraw without the Lead Wolf",
    "lose-elsewhere": "the wolves are to be lost in {place}",
    "lose-amount": "exactly {debt} wolves are to be lost",
    "lead-elsewhere": "you have no wolves in {region} for your Lead Wolf to replace",
    # Dens.
    "litter-without-den": "you have no den in {region}",
    "litter-again": "the den in {region} already had its litter",
    "den-elsewhere": "you do not occupy {region}",
    "den-on-den": "you already have a den in {region}",
    "den-too-few": "a den needs {needed} wolves, and {wolves} are in {region}",
    # Cards.
    "card-not-in-hand": "you hold no card '{card}'",
    "scare-nothing": "no predators are in {region}",
    "scare-too-far": "{region} is neither yours nor adjacent to a region of yours",
    "scare-nowhere": "no predators are within your reach",
    "breed-without-den": "you have no den on the board",
    "breed-without-wolves": "all your wolves are on the board",
    "extra-too-late": "an extra move is played in step 2, which is over",
    "extra-too-early": "make your movement first; the card then gives another one",
    "extra-without-move": "no further movement would be open to you",
    "freeze-again": "the channel {channel} is frozen already",
    "freeze-nowhere": "every channel is frozen already",
}

REASONS: Final[dict[str, tuple[str, str]]] = {
    code: (rule, _SENTENCES[code]) for code, rule in REASON_RULES.items()
}
