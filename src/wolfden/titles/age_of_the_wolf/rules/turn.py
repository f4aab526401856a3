"""A3 The turn: its steps, what may be done in each, and whose turn comes next."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import moving, state, vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import pack, verb_of
from wolfden.titles.age_of_the_wolf.rules.battling import battlefield, begin_battle, find_battle
from wolfden.titles.age_of_the_wolf.rules.cards import add_cards, draw_card, play_card, refill_deck
from wolfden.titles.age_of_the_wolf.rules.dens import add_dens, breed, can_build, play_den
from wolfden.titles.age_of_the_wolf.rules.losing import finish, settle
from wolfden.titles.age_of_the_wolf.rules.state import Position

# What the active pack may do.


def step_codes(position: Position) -> list[int]:
    """A3 Return everything open in steps 2 to 5: the step's actions, cards, and ending the step."""
    seat = position.active
    stage = position.stage
    out: list[int] = []
    if stage == vocab.MOVING:
        if position.moves > 0:
            moving.add_movements(position, seat, out)
    elif stage == vocab.BUILDING:
        add_dens(position, seat, out)
    elif stage == vocab.ROAMING:
        moving.add_roaming(position, seat, out)
    add_cards(position, seat, out)
    if stage == vocab.BATTLING:
        out.append(pack(vocab.FIGHT, battlefield(position)))
    else:
        out.append(pack(vocab.END if stage == vocab.ROAMING else vocab.NEXT))
    return out


def play_step(position: Position, code: i64, log: Log | None) -> None:
    """A3 Carry out an action of the active pack in steps 2 to 5."""
    verb = verb_of(code)
    if verb >= vocab.SCARE:
        play_card(position, code, log)
    elif verb == vocab.MOVE or verb == vocab.HUNT:
        moving.play_movement(position, code, log)
    elif verb == vocab.ROAM:
        moving.play_roaming(position, code, log)
    elif verb == vocab.DEN:
        play_den(position, code, log)
    else:
        position.stage = state.ADVANCING
        position.moves = 0
        if verb != vocab.FIGHT:
            position.step += 1
        advance(position, log, position.step == vocab.STEP_BATTLE)


# Advancing.


def advance(position: Position, log: Log | None, fight_now: bool = False) -> None:
    """Let the turn run until a player has to decide, chance is due or the game is over.

    Stops for cards depend on the size of a hand only, never on what is in it: nobody can learn
    from a pause, or from none, what its owner holds.
    """
    while position.stage == state.ADVANCING:
        if settle(position, log):
            if position.is_out(position.active):
                pass_turn(position, log)
            else:
                _take_step(position, log, fight_now)


def _take_step(position: Position, log: Log | None, fight_now: bool) -> None:
    """A3 Stop at the present step if there is anything to decide in it, else go to the next."""
    seat = position.active
    step = position.step
    position.place = 0
    position.seat = seat
    has_cards = position.hand_size(seat) > 0
    if step == vocab.STEP_MOVE and (position.moves > 0 or has_cards):
        position.stage = vocab.MOVING
    elif step == vocab.STEP_BATTLE and find_battle(position):
        if fight_now or not has_cards:
            begin_battle(position)
        else:
            position.stage = vocab.BATTLING
    elif step == vocab.STEP_DEN and can_build(position, seat):
        position.stage = vocab.BUILDING
    elif step == vocab.STEP_ROAM and (has_cards or moving.can_roam(position, seat)):
        position.stage = vocab.ROAMING
    elif _may_be_overfull(position, step) and _find_overfull(position):
        position.debt = position.surplus(position.place)
    elif step == vocab.STEP_DRAW:
        refill_deck(position, log)
        position.stage = vocab.DRAWING
    elif step == vocab.STEP_DISCARD:
        if position.hand_size(seat) > position.setting.tables.hand_limit:
            position.stage = vocab.DISCARDING
        else:
            pass_turn(position, log)
    else:
        position.step += 1


def _may_be_overfull(position: Position, step: i64) -> bool:
    """Whether hunger is due: in step 6, and after a card too many was played (A3.7)."""
    if step == vocab.STEP_DISCARD:
        # Who plays one had more cards than the limit, and has as many as that afterwards.
        return position.hand_size(position.active) == position.setting.tables.hand_limit
    return step == vocab.STEP_CULL


def _find_overfull(position: Position) -> bool:
    """A3.6 Find an overfull region of the active pack, the one with its Lead Wolf last."""
    seat = position.active
    lead = position.lead_at(seat)
    for place in range(position.setting.board.size):
        if position.owner[place] == seat and place != lead and position.surplus(place) > 0:
            position.place = place
            return True
    if position.surplus(lead) == 0:
        return False
    position.place = lead
    return True


def play_draw(position: Position, card: i64, log: Log | None) -> None:
    """A3.7 The active player draws a card; A8.5 with the last one the discards become the deck."""
    draw_card(position, position.active, card, log)
    if position.setting.is_printed:
        refill_deck(position, log)
    position.step = vocab.STEP_DISCARD
    position.stage = state.ADVANCING


# From turn to turn.


def pass_turn(position: Position, log: Log | None) -> None:
    """A3, A8.4 The turn is over: channels thaw, and the next pack alive is on."""
    players = position.setting.players
    seat = position.active
    if log is not None:
        log.add("end", seat, {"round": position.round})
    position.frozen = 0
    position.built = 0
    position.marches = []
    position.battle = 0
    position.lead_tired = False
    for place in range(position.setting.board.size):
        if position.tired[place] != 0:
            position.tired[place] = 0
    while True:
        seat = (seat + 1) % players
        if seat == position.first:
            position.round += 1
        if not position.is_out(seat):
            break
    position.active = seat
    if position.round > position.setting.round_limit:
        finish(position, vocab.ROUND_LIMIT, seat, log)
    else:
        begin_turn(position, log)


def begin_turn(position: Position, log: Log | None) -> None:
    """A3.0 Enough dens at the start of a turn win; A3.1 else the dens have their litters."""
    seat = position.active
    if position.pack_dens(seat) >= position.setting.tables.dens_to_win:
        finish(position, vocab.BY_DENS, seat, log)
        return
    if log is not None:
        log.add("turn", seat, {"round": position.round})
    position.step = vocab.STEP_MOVE
    position.moves = 1
    position.stage = state.ADVANCING
    breed(position, seat, log)
