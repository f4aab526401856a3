"""The course of a game: which stage follows which, and what is legal and done in each.

Chapters carry out single actions; this module leads from one decision to the next, through
everything that happens by itself, to the end of the game (B8).
"""

from typing import Final

from wolfden.core.contract import CHANCE, Outcome, ranking
from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import (
    attacking,
    examining,
    moving,
    opening,
    prowling,
    seasons,
    state,
    terms,
    troops,
    vocabulary as vocab,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import verb_of
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

WIN: Final = 2
EVEN: Final = 1
LOSS: Final = 0
"""B8 What a result scores; the two sides share two points."""


def stage_codes(position: Position, seat: i64) -> list[int]:
    """Return what ``seat``, one of those that may act, can do in the present stage."""
    stage = position.stage
    if stage == vocab.MOVING:
        return moving.move_codes(position, seat)
    if stage == vocab.PROWLING:
        return prowling.prowl_codes(position)
    if stage == vocab.POSTING:
        return troops.post_codes(position)
    if stage == vocab.TURNING:
        return seasons.card_codes(position)
    if stage == vocab.EXAMINING:
        return examining.examine_codes(position, seat)
    if stage == vocab.DRAGGING:
        return moving.drag_codes(position)
    if stage == vocab.PLACING:
        return opening.place_codes(position, seat)
    return _rare_codes(position)


def _rare_codes(position: Position) -> list[int]:
    stage = position.stage
    if stage == vocab.LEADING:
        return opening.lead_codes(position)
    if stage == vocab.HIDING:
        return opening.hide_codes(position)
    if stage == vocab.GUARDING:
        return troops.guard_codes(position)
    if stage == vocab.SHIFTING:
        return troops.shift_codes(position)
    if stage == vocab.ADDING:
        return troops.add_codes(position)
    if stage == vocab.RECALLING:
        return prowling.recall_codes(position)
    if stage == vocab.EMPOWERING:
        return attacking.empower_codes()
    if stage == vocab.CALLING:
        return troops.call_codes(position)
    return seasons.draft_codes(position)


def play_stage(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """Carry out a legal action and continue to the next decision."""
    stage = position.stage
    if stage == vocab.MOVING:
        if verb_of(code) == vocab.END:
            _end_moving(position, log)
        else:
            moving.play_move(position, seat, code, log)
    elif stage == vocab.PROWLING:
        prowling.play_prowl(position, code, log)
        moving.await_moves(position)
        _enter_early_dragging(position)
    elif stage == vocab.POSTING:
        troops.play_post(position, seat, code, log)
        _enter_adding(position, log)
    elif stage == vocab.TURNING:
        seasons.play_card(position, seat, code, log)
        _enter_guarding(position, log)
    elif stage == vocab.EXAMINING:
        _play_examining(position, seat, code, log)
    elif stage == vocab.DRAGGING:
        moving.play_drag(position, code, log)
        if position.setting.devil_is_early:
            _enter_moving(position)
        else:
            _strike(position, log)
    elif stage < vocab.TURNING:
        _play_opening(position, seat, code, log)
    else:
        _play_rare(position, seat, code, log)


# Before the first season.


def open_game(position: Position) -> None:
    """Enter the first stage that needs a decision."""
    if position.setting.figures_are_chosen:
        position.stage = vocab.LEADING
    else:
        _enter_draft(position)


def _play_opening(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    stage = position.stage
    if stage == vocab.LEADING:
        opening.play_lead(position, seat, code, log)
        if position.count == vocab.HUNTER_COUNT:
            position.count = 0
            _enter_draft(position)
    elif stage == vocab.PICKING or stage == vocab.DISCARDING:
        seasons.play_draft(position, seat, code, log)
        _next_draft_step(position)
    elif stage == vocab.HIDING:
        opening.play_hide(position, code, log)
        position.stage = vocab.PLACING
    else:
        opening.play_place(position, seat, code, log)
        if terms.NONE not in position.hunters:
            opening.reveal_start(position, log)
            _begin_round(position)


def _enter_draft(position: Position) -> None:
    """B9.1 The draft comes before the first victim."""
    position.stage = vocab.PICKING if position.setting.cards_are_chosen else vocab.HIDING


def _next_draft_step(position: Position) -> None:
    if position.count == state.DRAFT_STEPS * vocab.SEASON_COUNT:
        position.count = 0
        position.stage = vocab.HIDING
    else:
        position.stage = (
            vocab.PICKING if position.count % state.DRAFT_STEPS % 2 == 0 else vocab.DISCARDING
        )


# Phase 1.


def _begin_round(position: Position) -> None:
    """B3.1 The next season begins with its card."""
    position.round += 1
    position.card = terms.NONE
    position.examined = 0
    position.called = terms.NONE
    position.stage = vocab.TURNING


def _enter_guarding(position: Position, log: Log | None) -> None:
    """B3.2 Portefaix and moving troops come before the reinforcement."""
    if position.rule().places_portefaix:
        position.stage = vocab.GUARDING
    else:
        _enter_shifting(position, log)


def _enter_shifting(position: Position, log: Log | None) -> None:
    position.count = position.rule().shifts
    position.shifted = 0
    if position.count > 0 and position.troops() != 0:
        position.stage = vocab.SHIFTING
    else:
        _enter_posting(position, log)


def _enter_posting(position: Position, log: Log | None) -> None:
    position.count = 0
    position.shifted = 0
    if position.rule().skips_troop:
        troops.lose_troop(position, log, CHANCE)
    elif position.spaces[position.season()] > 0:
        position.stage = vocab.POSTING
        return
    _enter_adding(position, log)


def _enter_adding(position: Position, log: Log | None) -> None:
    position.count = position.rule().extra_troops
    if position.count > 0 and max(position.spaces) > 0:
        position.stage = vocab.ADDING
    else:
        _enter_beast(position, log)


def _play_rare(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    stage = position.stage
    if stage == vocab.GUARDING:
        troops.play_guard(position, seat, code, log)
        _enter_shifting(position, log)
    elif stage == vocab.SHIFTING:
        troops.play_shift(position, seat, code, log)
        if position.count == 0 or position.troops() & ~position.shifted == 0:
            _enter_posting(position, log)
    elif stage == vocab.ADDING:
        troops.play_add(position, seat, code, log)
        if position.count == 0 or max(position.spaces) == 0:
            _enter_beast(position, log)
    elif stage == vocab.CALLING:
        troops.play_call(position, seat, code, log)
        _hunters_are_done(position, log)
    elif stage == vocab.EMPOWERING:
        attacking.play_empower(position, code, log)
        _strike_with(position, attacking.used_token(position, code), log)
    else:
        prowling.play_recall(position, code, log)
        if position.count == 0:
            position.stage = vocab.PROWLING


# Phases 2 to 4.


def _enter_beast(position: Position, log: Log | None) -> None:
    """B4.1 Phase 2 begins with what the Beast takes back."""
    prowling.take_back(position, log)
    position.count = position.rule().recalls
    if position.count > 0 and prowling.recallable(position) != 0:
        position.stage = vocab.RECALLING
    else:
        position.count = 0
        position.stage = vocab.PROWLING


def _enter_early_dragging(position: Position) -> None:
    """B4.4 A devil laid face up acts immediately, unless an option lets it wait for phase 4."""
    if position.setting.devil_is_early and position.face_up_token() == vocab.DEVIL:
        position.stage = vocab.DRAGGING
    else:
        _enter_moving(position)


def _enter_moving(position: Position) -> None:
    """B5.1 Phase 3 begins."""
    moving.stand_up(position)
    position.stage = vocab.MOVING


def _end_moving(position: Position, log: Log | None) -> None:
    """B10.7 Hunters in a special village may call people to arms, if a card says so."""
    if troops.call_range(position) != 0:
        position.stage = vocab.CALLING
    else:
        _hunters_are_done(position, log)


def _hunters_are_done(position: Position, log: Log | None) -> None:
    """B4.4 A devil that has waited acts before the reveal; else the Beast strikes."""
    if not position.setting.devil_is_early and position.face_up_token() == vocab.DEVIL:
        position.stage = vocab.DRAGGING
    else:
        _strike(position, log)


def _strike(position: Position, log: Log | None) -> None:
    """B4.4, B6.1 The attack, once the Beast has said whether it uses a power that may hurt it."""
    if attacking.power_may_hurt(position):
        position.stage = vocab.EMPOWERING
    else:
        _strike_with(position, position.face_up_token(), log)


def _strike_with(position: Position, token: i64, log: Log | None) -> None:
    """B6.1–B6.3 The attack; unless it ends the game, the investigations follow."""
    attacking.attack(position, token, log)
    position.stage = vocab.EXAMINING
    if not _is_over(position, log) and not examining.anyone_can_examine(position):
        _end_round(position, log)


def _play_examining(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B6.4 One investigation, or no further one."""
    if verb_of(code) == vocab.END:
        _end_round(position, log)
        return
    examining.play_examine(position, seat, code, log)
    if not _is_over(position, log) and not examining.anyone_can_examine(position):
        _end_round(position, log)


def _is_over(position: Position, log: Log | None) -> bool:
    ending = early_end(position)
    if ending == vocab.RUNNING:
        return False
    finish(position, ending, log)
    return True


def _end_round(position: Position, log: Log | None) -> None:
    """B8.2 After the last round the game ends; else the next season begins."""
    if position.round == terms.ROUNDS:
        finish(position, last_end(position), log)
    else:
        _begin_round(position)


# The ends of a game.


def tokens_taken(position: Position) -> i64:
    """B6.7 Return how many trace tokens the hunters have; the black marker does not count."""
    count: i64 = 0
    for token in range(vocab.IDENTITY_COUNT):
        count += position.taken >> token & 1
    return count


def early_end(position: Position) -> i64:
    """B6.3, B6.4, B6.7 Return why the game ends immediately, or ``RUNNING``."""
    if position.victims >= terms.VICTIMS_TO_WIN:
        return vocab.VICTIMS
    if position.taken >> position.identity & 1:
        return vocab.IDENTITY
    return vocab.FOURTH_TOKEN if tokens_taken(position) >= terms.TOKENS_TO_WIN else vocab.RUNNING


def last_end(position: Position) -> i64:
    """B8.2 Return how the game ends after the last round."""
    left = vocab.IDENTITY_COUNT - tokens_taken(position)
    return vocab.DRAW if position.victims + left >= terms.VICTIMS_TO_WIN else vocab.TIME


def finish(position: Position, ending: i64, log: Log | None) -> None:
    """B7.2, B8 End the game and show what was hidden."""
    if position.hidden != terms.NONE:
        attacking.reveal_hidden(position, log)
    position.ending = ending
    position.stage = vocab.OVER
    if log is not None:
        facts = {
            "reason": vocab.END_REASONS[ending],
            "identity": vocab.IDENTITIES[position.identity],
        }
        log.add("over", terms.BEAST_SEAT, dict(facts), reveals=True)


def final_outcome(position: Position) -> Outcome:
    """B8 Return the outcome: 2 for a win, 1 for a draw, the same for all hunters' seats."""
    beast = LOSS
    if position.ending == vocab.VICTIMS:
        beast = WIN
    elif position.ending == vocab.DRAW:
        beast = EVEN
    scores = [beast] + [WIN - beast] * len(position.setting.team)
    return Outcome(
        reason=vocab.END_REASONS[position.ending],
        scores=tuple(scores),
        parts=tuple([((vocab.SCORE_PARTS[0], score),) for score in scores]),
        ranks=ranking([(score,) for score in scores]),
    )
