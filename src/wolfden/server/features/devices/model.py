"""Several people at one device: which seats of a guest may see the same, and who is next.

A guest holds the seats; each has the name of a person. Between two seats there is a curtain if they
have different persons and do not know the same. The seats without a curtain between them are a
*group*: a connection shows one of its seats, and follows those of the group that are to act.
"""

from collections.abc import Collection, Sequence

from wolfden.core.contract import Seat, State
from wolfden.core.secrecy import audience_of
from wolfden.server.features.devices.wire import Device
from wolfden.server.tables.model import TableInfo

Groups = Sequence[Sequence[Seat]]


def groups_of(info: TableInfo, state: State, guest: str) -> list[list[Seat]]:
    """Return the seats of a guest, those together that have no curtain between them.

    Once the game is over nothing is hidden.
    """
    held = info.held_by(guest)
    if info.is_over or not state.has_secrets():
        return [held] if held else []
    groups: dict[str | Seat | None, list[Seat]] = {}
    for seat in held:
        groups.setdefault(_eyes(info, state, held, seat), []).append(seat)
    return list(groups.values())


def _eyes(info: TableInfo, state: State, held: Sequence[Seat], seat: Seat) -> str | Seat | None:
    """Return what seats without a curtain between them have in common.

    It is what they know; or the person, where one person has seats that know different things.
    """
    person = info.seats[seat].person
    own = {audience_of(state, one) for one in held if info.seats[one].person == person}
    return person if len(own) > 1 else audience_of(state, seat)


def group_of(groups: Groups, seat: Seat | None) -> Sequence[Seat]:
    """Return the seats without a curtain between them and this one."""
    return next((group for group in groups if seat in group), ())


def seat_shown(group: Sequence[Seat], due: Collection[Seat], seat: Seat) -> Seat:
    """Return which seat of a group is shown: this one, unless only others of it are to act."""
    if seat in due:
        return seat
    return next((one for one in group if one in due), seat)


def next_person(groups: Groups, due: Collection[Seat], seat: Seat | None) -> Seat | None:
    """Return the seat of the next person behind a curtain who is to act, if there is one."""
    others = [one for group in groups if seat not in group for one in group]
    # Who sits after the present seat comes first.
    others.sort(key=lambda one: (seat is not None and one < seat, one))
    return next((one for one in others if one in due), None)


def closed(groups: Groups, due: Collection[Seat], wanted: Seat | None) -> Device:
    """Return what is sent of a device whose curtain is closed; ``wanted`` may be asked for."""
    first = next_person(groups, due, None)
    chosen = wanted if group_of(groups, wanted) else first
    return Device(None, groups[0][0] if chosen is None else chosen, [*map(list, groups)])


def opened(groups: Groups, due: Collection[Seat], seat: Seat) -> Device:
    """Return what is sent of a device that shows a seat."""
    return Device(seat, next_person(groups, due, seat), [*map(list, groups)])


def are_people_apart(info: TableInfo, state: State, seats: Sequence[Seat]) -> bool:
    """Whether seats of one guest that must not know of each other have different persons."""
    persons: dict[str, set[Seat | None]] = {}
    for seat in seats:
        persons.setdefault(info.seats[seat].person, set()).add(audience_of(state, seat))
    return all(len(known) == 1 for known in persons.values())
