"""The words of the rules, each with its number in a state.

Made by ``python -m wolfden.i18n.generate`` from ``vocabulary.toml``: do not edit.
"""

from typing import Final

# fmt: off
PREDATORS: Final = ("human", "tiger", "bear")

CARDS: Final = ("scare", "breed", "extra", "freeze")
SCARE_CARD: Final = 0
BREED_CARD: Final = 1
EXTRA_CARD: Final = 2
FREEZE_CARD: Final = 3
CARD_KINDS: Final = 4

STAGES: Final = (
    "first", "predators", "cards", "draw", "roll", "move", "battle", "den", "roam", "litter",
    "reroll", "retreat", "drive", "withdraw", "lose", "lead", "discard", "over", "start",
)
CHOOSE_FIRST: Final = 0
DEAL_PREDATORS: Final = 1
DEAL_CARDS: Final = 2
DRAWING: Final = 3
ROLLING: Final = 4
MOVING: Final = 5
BATTLING: Final = 6
BUILDING: Final = 7
ROAMING: Final = 8
BREEDING: Final = 9
REROLLING: Final = 10
RETREATING: Final = 11
DRIVING: Final = 12
WITHDRAWING: Final = 13
LOSING: Final = 14
LEADING: Final = 15
DISCARDING: Final = 16
OVER: Final = 17
CHOOSE_START: Final = 18

STEPS: Final = ("move", "battle", "den", "roam", "cull", "draw", "discard")
STEP_MOVE: Final = 0
STEP_BATTLE: Final = 1
STEP_DEN: Final = 2
STEP_ROAM: Final = 3
STEP_CULL: Final = 4
STEP_DRAW: Final = 5
STEP_DISCARD: Final = 6

LEADS: Final = ("lead", "pack")

ROLLS: Final = ("attacker", "defender", "attacker-again", "defender-again")
ATTACKER_ROLLS: Final = 0
DEFENDER_ROLLS: Final = 1
ATTACKER_AGAIN: Final = 2
DEFENDER_AGAIN: Final = 3

VERBS: Final = (
    "first", "predator", "draw", "roll", "litter", "move", "hunt", "next", "fight", "reroll",
    "keep", "retreat", "perish", "drive", "leave", "withdraw", "stay", "lose", "lead", "den",
    "roam", "end", "scare", "breed", "extra", "freeze", "discard", "start", "exchange",
)
FIRST: Final = 0
PREDATOR: Final = 1
DRAW: Final = 2
ROLL: Final = 3
LITTER: Final = 4
MOVE: Final = 5
HUNT: Final = 6
NEXT: Final = 7
FIGHT: Final = 8
REROLL: Final = 9
KEEP: Final = 10
RETREAT: Final = 11
PERISH: Final = 12
DRIVE: Final = 13
LEAVE: Final = 14
WITHDRAW: Final = 15
STAY: Final = 16
LOSE: Final = 17
LEAD: Final = 18
DEN: Final = 19
ROAM: Final = 20
END: Final = 21
SCARE: Final = 22
BREED: Final = 23
EXTRA: Final = 24
FREEZE: Final = 25
DISCARD: Final = 26
START: Final = 27
EXCHANGE: Final = 28

END_REASONS: Final = ("dens", "last-pack", "round-limit")
BY_DENS: Final = 0
LAST_PACK: Final = 1
ROUND_LIMIT: Final = 2

SCORE_PARTS: Final = ("win",)

REASON_RULES: Final = {
    "chance-only": "A2", "chance-other": "A2", "predator-unfit": "A2.2",
    "predator-gone": "A2.2", "exchange-not-due": "A2.2", "exchange-due": "A2.2",
    "exchange-unfit": "A2.2", "draw-gone": "A8.5", "movement-made": "A3.2",
    "movement-over": "A3.2", "fight-later": "A3.3", "fight-first": "A3.3", "fight-over": "A3.3",
    "fight-elsewhere": "A3.3", "den-later": "A3.4", "den-over": "A3.4", "roam-later": "A3.5",
    "end-later": "A3.5", "next-is-end": "A3.5", "start-not-asked": "A2.1",
    "start-first": "A2.1", "start-taken": "A2.1", "start-of-nobody": "A2.1",
    "litter-not-asked": "A3.1", "reroll-not-asked": "A5.2", "retreat-not-asked": "A5.4",
    "drive-not-asked": "A5.6", "withdraw-not-asked": "A5.8", "lose-not-asked": "A3.6",
    "lead-not-asked": "A9.1", "discard-not-asked": "A3.7", "litter-first": "A3.1",
    "reroll-first": "A5.2", "retreat-first": "A5.4", "drive-first": "A5.6",
    "withdraw-first": "A5.8", "lose-first": "A3.6", "lead-first": "A9.1",
    "discard-first": "A3.7", "pack-not-here": "A4.1", "pack-not-in-fives": "A1.1",
    "pack-too-large": "A4.1", "pack-has-moved": "A4.3", "lead-not-here": "A4.1",
    "lead-has-moved": "A4.3", "move-too-far": "A4.1", "channel-not-frozen": "A1.7",
    "move-into-own": "A4.1", "follow-without-foe": "A4.3", "move-nowhere": "A4.1",
    "hunt-elsewhere": "A4.2", "hunt-nothing": "A4.2", "hunt-again": "A4.3",
    "hunt-nowhere": "A4.2", "roam-into-new": "A7.1", "roam-nowhere": "A7.1",
    "retreat-into-foreign": "A5.4", "retreat-too-far": "A5.4", "ice-of-another": "A8.4",
    "flight-no-coast": "A5.8", "flight-too-far": "A5.9", "withdraw-into-foreign": "A5.8",
    "withdraw-too-far": "A5.8", "withdraw-no-room": "A5.8", "withdraw-too-many": "A5.8",
    "withdraw-needs-lead": "A5.8", "lose-elsewhere": "A3.6", "lose-amount": "A3.6",
    "lead-elsewhere": "A9.1", "litter-without-den": "A3.1", "litter-again": "A3.1",
    "den-elsewhere": "A6.1", "den-on-den": "A6.2", "den-not-entered": "A6.1",
    "den-too-few": "A6.1", "card-not-in-hand": "A8", "scare-nothing": "A8.1",
    "scare-too-far": "A8.1", "scare-nowhere": "A8.1", "breed-without-den": "A8.2",
    "breed-without-wolves": "A8.5", "extra-too-late": "A8.5", "extra-too-early": "A8.3",
    "extra-without-move": "A8.5", "freeze-again": "A8.5", "freeze-too-late": "A8.5",
    "freeze-nowhere": "A8.5",
}
