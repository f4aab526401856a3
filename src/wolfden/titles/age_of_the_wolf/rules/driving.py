"""A5.6, A5.8, A5.9 Predators driven out of a region, and the packs they come upon."""

from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import actions, vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import amount_of, has_lead, pack, to_of, verb_of
from wolfden.titles.age_of_the_wolf.rules.board import SEA
from wolfden.titles.age_of_the_wolf.rules.losing import trim_predators, vacate
from wolfden.titles.age_of_the_wolf.rules.moving import way_out_refusal, ways
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY, count_of
from wolfden.titles.age_of_the_wolf.rules.state import ADVANCING, Position


def flight_refusal(position: Position, origin: i64, to: i64) -> str:
    """A5.8, A5.9 Return why predators cannot be driven this way, or ``""``."""
    if to in position.setting.board.flights[origin]:
        return ""
    return "flight-no-coast" if to == SEA else "flight-too-far"


def drive(position: Position, origin: i64, to: i64, log: Log | None) -> None:
    """A5.8 Drive all predators of a region together into an adjacent one, or into water.

    Surplus wolves there die immediately; wolves of a rival may withdraw before.
    """
    group: i64 = position.predators[origin]
    position.predators[origin] = 0
    position.stage = ADVANCING
    if log is not None:
        _log_drive(position, group, origin, to, log)
    if to == SEA:
        return
    position.predators[to] += group
    owner: i64 = position.owner[to]
    if owner == NOBODY:
        trim_predators(position, to, log)
    elif owner != position.active:
        _crowd(position, to)
    elif position.setting.is_printed:
        position.place = to
        position.debt = position.surplus(to)


def _log_drive(position: Position, group: i64, origin: i64, to: i64, log: Log) -> None:
    names = position.setting.board.names
    facts: Facts = {
        "from": names[origin],
        "to": "sea" if to == SEA else names[to],
        "predators": [
            name
            for sort, name in enumerate(position.setting.board.predator_kinds)
            for _one in range(count_of(group, sort))
        ],
    }
    log.add("drive", position.active, facts)


def _crowd(position: Position, place: i64) -> None:
    """A5.8 A rival's region is too full now: its owner withdraws wolves or loses them."""
    surplus = position.surplus(place)
    if surplus == 0:
        return
    position.place = place
    position.seat = position.owner[place]
    position.debt = surplus
    if len(withdraw_codes(position)) > 1:
        position.stage = vocab.WITHDRAWING


def drive_codes(position: Position) -> list[int]:
    """A5.6 Return the ways to drive beaten predators, and leaving them."""
    codes = [pack(vocab.DRIVE, 0, to) for to in position.setting.board.flights[position.place]]
    codes.append(pack(vocab.LEAVE))
    return codes


def play_drive(position: Position, code: i64, log: Log | None) -> None:
    """A5.6 Drive the beaten predators away, or leave them."""
    if verb_of(code) == vocab.LEAVE:
        position.stage = ADVANCING
        return
    drive(position, position.place, to_of(code), log)


def withdraw_refusal(position: Position, to: i64) -> str:
    """A5.8 Return why the crowded wolves cannot withdraw to a region, or ``""``."""
    if to == position.place or position.owner[to] != position.seat:
        return "withdraw-into-foreign"
    reason = way_out_refusal(position, position.seat, position.place, to)
    if reason != "":
        return "withdraw-too-far" if reason == "too-far" else reason
    return "withdraw-no-room" if position.room(to) < FIVE else ""


def most_withdrawn(position: Position, to: i64) -> i64:
    """A5.8 Return how many of the crowded wolves may withdraw to a region."""
    room = position.room(to)
    return room if room < position.debt else position.debt


def withdrawal_refusal(position: Position, to: i64, amount: i64, lead: bool) -> str:
    """A5.8 Return why this amount of wolves cannot withdraw to a region, or ``""``."""
    if amount < FIVE or amount % FIVE != 0:
        return "pack-not-in-fives"
    if amount > position.debt:
        return "withdraw-too-many"
    if amount > most_withdrawn(position, to):
        return "withdraw-no-room"
    share = position.lead_share(position.seat, position.place)
    if lead:
        return "" if share > 0 else "lead-not-here"
    return "withdraw-needs-lead" if amount > position.wolves[position.place] - share else ""


def withdraw_codes(position: Position) -> list[int]:
    """A5.8 Return how many wolves may withdraw where, and losing the surplus instead."""
    place = position.place
    share = position.lead_share(position.seat, place)
    others: i64 = position.wolves[place] - share
    codes: list[int] = []
    for to in ways(position, position.seat, place):
        if withdraw_refusal(position, to) == "":
            most = most_withdrawn(position, to)
            amount: i64 = FIVE
            while amount <= most:
                code = pack(vocab.WITHDRAW) | to << actions.TO | amount << actions.AMOUNT
                if amount <= others:
                    codes.append(code)
                if share > 0:
                    codes.append(code | actions.WITH_LEAD)
                amount += FIVE
    codes.append(pack(vocab.STAY))
    return codes


def play_withdrawal(position: Position, code: i64, log: Log | None) -> None:
    """A5.8 Some wolves withdraw; what is still too much dies."""
    position.stage = ADVANCING
    if verb_of(code) == vocab.STAY:
        return
    seat, place, to, amount = position.seat, position.place, to_of(code), amount_of(code)
    if log is not None:
        names = position.setting.board.names
        log.add("withdraw", seat, {"from": names[place], "to": names[to], "wolves": amount})
    position.wolves[place] -= amount
    position.wolves[to] += amount
    position.debt -= amount
    if has_lead(code):
        position.set_lead(seat, to)
    if position.wolves[place] == 0:
        vacate(position, place, log)
