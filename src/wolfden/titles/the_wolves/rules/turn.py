"""W4 The turn: which actions are open, carrying them out, and ending it (W14.1, W15)."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import append, i64, roomy, vec
from wolfden.titles.the_wolves.rules import actions, howling, state, vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import at_of, pack, payment_of, verb_of
from wolfden.titles.the_wolves.rules.dens import add_dens, add_lairs, play_den, play_lair
from wolfden.titles.the_wolves.rules.hunting import hunt_plain, take_prey
from wolfden.titles.the_wolves.rules.moving import add_moves, begin_move, play_walk
from wolfden.titles.the_wolves.rules.paying import pay, purse_of, tokens_used
from wolfden.titles.the_wolves.rules.scoring import phase_is_due, score_phase
from wolfden.titles.the_wolves.rules.state import Position

FREE_ACTIONS: Final = 2
"""W4.1 Actions a turn that need no action token."""


def action_codes(position: Position, seat: i64) -> vec[i64]:
    """W4.3 Return every action that is open, and ending the turn (W4.1)."""
    out = roomy[i64](capacity=actions.ROOM)
    if not action_refusal(position, seat):
        alphas, purse = state.alphas_of(position, seat), purse_of(position, seat)
        out = add_moves(position, purse, out)
        out = howling.add_howls(position, seat, purse, alphas, out)
        out = add_dens(position, seat, purse, alphas, out)
        out = add_lairs(position, seat, purse, alphas, out)
        out = howling.add_dominations(position, seat, purse, alphas, out)
    return append(out, pack(vocab.END))


def action_refusal(position: Position, seat: i64) -> str:
    """W4.1, W4.2 Return why the seat has no further action in this turn, or ``""``."""
    if position.actions < FREE_ACTIONS:
        return ""
    if position.field(seat, state.ACTION_TOKENS) == 0:
        return "no-action-left"
    if position.setting.one_token_a_turn and position.actions > FREE_ACTIONS:
        return "one-token-a-turn"
    return ""


def play_action(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W4 Carry out an action of the turn, payment and hunts included."""
    verb = verb_of(code)
    if verb == vocab.END:
        end_turn(position, seat, log)
        return
    _begin_action(position, seat, code, log)
    if verb == vocab.MOVE:
        begin_move(position, seat, code)
        return
    if verb == vocab.HOWL:
        howling.play_howl(position, seat, code, log)
    elif verb == vocab.BUILD_DEN:
        play_den(position, seat, code, log)
    elif verb == vocab.BUILD_LAIR:
        play_lair(position, seat, code, log)
    else:
        howling.play_domination(position, seat, code, log)
    finish_action(position, seat, log)


def _begin_action(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W4.2 An action past the second one costs an action token; W5 then it is paid."""
    if position.actions >= FREE_ACTIONS:
        position.add_to_field(seat, state.ACTION_TOKENS, -1)
        if log is not None:
            log.add("spend", seat, {"token": "action"})
    position.actions += 1
    pay(position, seat, payment_of(code))
    if log is not None:
        _log_payment(position, seat, code, log)


def _log_payment(position: Position, seat: i64, code: i64, log: Log) -> None:
    tables = position.setting.tables
    tiles = [name for bit, name in enumerate(tables.tile_names) if payment_of(code) >> bit & 1]
    if payment_of(code) >> len(tables.tile_names) & 1:
        tiles.append("home")
    terrain = at_of(code) if verb_of(code) == vocab.MOVE else position.terrain[at_of(code)]
    log.add(
        "pay",
        seat,
        {
            "terrain": vocab.TERRAINS[terrain],
            "tiles": tiles,
            "tokens": tokens_used(payment_of(code)),
        },
    )


def play_walking(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W6.2 A wolf walks or the player stops; the last walk ends the move."""
    if verb_of(code) == vocab.WALK:
        play_walk(position, seat, code, log)
        if position.walkers > 0:
            return
    position.walkers = 0
    position.ground = 0
    position.walked = vec[i64]()
    finish_action(position, seat, log)


def finish_action(position: Position, seat: i64, log: Log | None) -> None:
    """W4.4 After each action hunts are checked; W12.2 some wait for a choice."""
    position.stage = vocab.HUNTING if hunt_plain(position, seat, log) else vocab.ACTING


def play_hunting(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W12.2 Take the chosen prey, then whatever else is due."""
    take_prey(position, seat, at_of(code), log)
    finish_action(position, seat, log)


def end_turn(position: Position, seat: i64, log: Log | None) -> None:
    """W4.4, W14.1 Score what this turn has reached, then the next player or the end.

    W15.4 A game that goes nowhere scores its remaining phases in order.
    """
    position.idle = 0 if position.actions else position.idle + 1
    if log is not None:
        log.add("end", seat, {"actions": position.actions, "turn": position.turn})
    while phase_is_due(position):
        score_phase(position, log)
    if position.scored < len(vocab.PHASES):
        position.ending = stall(position)
        if position.ending != vocab.FULL_MOON:
            while position.scored < len(vocab.PHASES):
                score_phase(position, log)
    position.actions = 0
    if position.scored == len(vocab.PHASES):
        position.stage = vocab.OVER
        if log is not None:
            log.add("over", seat, {"reason": vocab.END_REASONS[position.ending]})
        return
    position.seat = (seat + 1) % position.setting.players
    position.turn += 1


def stall(position: Position) -> i64:
    """W15.4 Return why a game without progress ends now; ``FULL_MOON`` while it continues."""
    setting = position.setting
    if position.idle >= 2 * setting.players:
        return vocab.STANDSTILL
    return vocab.TURN_LIMIT if position.turn >= setting.turn_limit else vocab.FULL_MOON
