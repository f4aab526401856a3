"""A3.6, A6.3, A9 Losing wolves, the den they guarded, the Lead Wolf, the game; how it ends."""

from wolfden.core.contract import Outcome, ranking
from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import actions, state, vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY, count_of, predator
from wolfden.titles.age_of_the_wolf.rules.state import Position

# Regions that lose their wolves.


def vacate(position: Position, place: i64, log: Log | None) -> None:
    """A6.3 The last wolves of a region's owner are gone: so is the den.

    A5.8 Predators without wolves in their region are cut to the prey value. Attackers that waited
    for their battle hold the region now.
    """
    owner: i64 = position.owner[place]
    if position.dens[place] != 0:
        position.dens[place] = 0
        position.add_to_pack(owner, state.DENS, -1)
        if log is not None:
            log.add("den-lost", owner, {"at": position.setting.board.names[place]})
    position.owner[place] = NOBODY
    position.tired[place] = 0
    trim_predators(position, place, log)
    waiting: i64 = position.attackers[place]
    if waiting > 0:
        seat = position.active
        position.attackers[place] = 0
        position.owner[place] = seat
        position.wolves[place] = waiting
        position.tired[place] = waiting - position.lead_share(seat, place)


def trim_predators(position: Position, place: i64, log: Log | None) -> None:
    """A5.8 Discard the lowest predators until the rest can live on the region's prey."""
    board = position.setting.board
    prey: i64 = board.prey[place]
    for sort in board.by_value:
        while position.menace(place) > prey and count_of(position.predators[place], sort) > 0:
            position.predators[place] -= predator(sort)
            if log is not None:
                facts: Facts = {"at": board.names[place], "predator": board.predator_kinds[sort]}
                log.add("starve", position.active, facts)


def remove_wolves(position: Position, place: i64, amount: i64, lead: bool, log: Log | None) -> None:
    """A3.6 The owner of a region loses wolves there, its Lead Wolf among them or not.

    Those that have moved in this turn go first: it is never worse for their owner.
    """
    seat: i64 = position.owner[place]
    position.wolves[place] -= amount
    position.add_to_pack(seat, state.WOLVES, -amount)
    tired: i64 = position.tired[place]
    if tired > 0:
        tired -= amount - FIVE if lead else amount
        position.tired[place] = tired if tired > 0 else 0
    if lead:
        position.set_lead(seat, state.LEAD_LOST)
    if log is not None:
        names = position.setting.board.names
        log.add("lose", seat, {"at": names[place], "wolves": amount, "lead": int(lead)})
    if position.wolves[place] == 0:
        vacate(position, place, log)


# What has to be settled before a turn continues.


def settle(position: Position, log: Log | None) -> bool:
    """Settle losses, Lead Wolves and packs that are out; false when a player has to decide."""
    if position.debt > 0:
        place = position.place
        debtor: i64 = position.owner[place]
        is_led = position.lead_share(debtor, place) > 0
        if is_led and position.debt < position.wolves[place]:
            position.stage = vocab.LOSING
            position.seat = debtor
            return False
        amount = position.debt
        position.debt = 0
        remove_wolves(position, place, amount, is_led, log)
    for seat in range(position.setting.players):
        if position.lead_at(seat) == state.LEAD_LOST and not _settle_lead(position, seat, log):
            return False
    return True


def _settle_lead(position: Position, seat: i64, log: Log | None) -> bool:
    """A9.1 Bring a lost Lead Wolf back; A9.2 or the pack is out. False: something is decided."""
    if position.pack_wolves(seat) == 0:
        eliminate(position, seat, log)
        return position.stage == state.ADVANCING
    places = lead_places(position, seat)
    if len(places) == 1:
        return_lead(position, seat, places[0], log)
        return True
    position.stage = vocab.LEADING
    position.seat = seat
    return False


def lose_codes(position: Position) -> list[int]:
    """A3.6 Return the two ways to lose wolves where the Lead Wolf is: without it, or with it."""
    without = actions.pack(vocab.LOSE, position.place, amount=position.debt)
    return [without, without | actions.WITH_LEAD]


def play_lose(position: Position, code: i64, log: Log | None) -> None:
    """A3.6 Lose the wolves as chosen."""
    position.debt = 0
    position.stage = state.ADVANCING
    remove_wolves(position, position.place, actions.amount_of(code), actions.has_lead(code), log)


def lead_places(position: Position, seat: i64) -> list[int]:
    """A9.1 Return the regions where a pack has wolves that its Lead Wolf can replace.

    Where it only has wolves that wait for their battle, it replaces some of these.
    """
    places = range(position.setting.board.size)
    found = [place for place in places if position.occupies(seat, place)]
    return found or [place for place in places if position.attacks(seat, place)]


def lead_codes(position: Position) -> list[int]:
    """A9.1 Return the places the Lead Wolf may return to."""
    return [actions.pack(vocab.LEAD, place) for place in lead_places(position, position.seat)]


def play_lead(position: Position, code: i64, log: Log | None) -> None:
    """A9.1 The Lead Wolf returns where its owner says."""
    position.stage = state.ADVANCING
    return_lead(position, position.seat, actions.at_of(code), log)


def return_lead(position: Position, seat: i64, place: i64, log: Log | None) -> None:
    """A9.1 The Lead Wolf replaces five others; it has moved if those had.

    Where some have moved and some have not, it replaces wolves that have not.
    """
    if seat == position.active:
        if position.owner[place] != seat:
            position.lead_tired = True
            _march_with_lead(position, place)
        elif position.wolves[place] - position.tired[place] >= FIVE:
            position.lead_tired = False
        else:
            position.lead_tired = True
            position.tired[place] -= FIVE
    position.set_lead(seat, place)
    if log is not None:
        log.add("lead", seat, {"at": position.setting.board.names[place]})


def _march_with_lead(position: Position, place: i64) -> None:
    """A5.4 Attackers may have to go back: the Lead Wolf then goes with the first of them."""
    for number in range(len(position.marches)):
        if actions.to_of(position.marches[number]) == place:
            position.marches[number] |= actions.WITH_LEAD
            return


def eliminate(position: Position, seat: i64, log: Log | None) -> None:
    """A9.2 A pack without wolves is out: its hand is discarded; the last pack alive wins."""
    position.set_lead(seat, state.PACK_OUT)
    hand: list[str] = []
    for card in range(vocab.CARD_KINDS):
        while position.hand(seat, card) > 0:
            position.shift_card(card, seat, position.discards())
            hand.append(vocab.CARDS[card])
    if log is not None:
        log.add("out", seat, {"cards": hand}, reveals=True)
    alive = [one for one in range(position.setting.players) if not position.is_out(one)]
    if len(alive) == 1:
        finish(position, vocab.LAST_PACK, alive[0], log)


def finish(position: Position, ending: i64, seat: i64, log: Log | None) -> None:
    """A9 The game is over."""
    position.stage = vocab.OVER
    position.seat = seat
    position.ending = ending
    if log is not None:
        log.add("over", seat, {"reason": vocab.END_REASONS[ending]})


# A9.3 The end of the game.


def count_regions(position: Position, seat: i64) -> int:
    """A9.3 Return how many regions a pack occupies."""
    return len([owner for owner in position.owner if owner == seat])


def final_outcome(position: Position) -> Outcome:
    """A9 Return who won, and the places of all: dens, then regions, then wolves.

    The game knows no points: a win, shared or not, counts 1. Packs that are out have no dens,
    regions or wolves and share the last place.
    """
    keys: list[tuple[int, ...]] = []
    for seat in range(position.setting.players):
        has_won = position.ending != vocab.ROUND_LIMIT and seat == position.seat
        keys.append(
            (
                int(has_won),
                position.pack_dens(seat),
                count_regions(position, seat),
                position.pack_wolves(seat),
            )
        )
    ranks = ranking(keys)
    scores = [int(rank == 1) for rank in ranks]
    parts = [((vocab.SCORE_PARTS[0], score),) for score in scores]
    return Outcome(vocab.END_REASONS[position.ending], tuple(scores), tuple(parts), ranks)
