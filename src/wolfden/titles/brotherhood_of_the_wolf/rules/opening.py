"""B1.3, B2 The opening: who leads whom, the Beast hides, the hunters take their places."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import actions, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import at_of, pack, what_of
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

# Sharing out the figures.


def deal_figures(position: Position) -> None:
    """B1.3 Give the four figures to the hunters' seats in turn, where nobody chooses."""
    team = position.setting.team
    position.leaders = [team[hunter % len(team)] for hunter in range(vocab.HUNTER_COUNT)]


def lead_codes(position: Position) -> list[int]:
    """B1.3 Return the figures nobody leads yet."""
    return [
        pack(vocab.LEAD, what=hunter)
        for hunter in range(vocab.HUNTER_COUNT)
        if lead_refusal(position, hunter) == ""
    ]


def lead_refusal(position: Position, hunter: i64) -> str:
    """B1.3 Return why a figure cannot be chosen, or ``""``."""
    return "" if position.leaders[hunter] == terms.NONE else "led-already"


def play_lead(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B1.3 A seat takes a figure."""
    leaders = position.leaders[:]
    leaders[what_of(code)] = seat
    position.leaders = leaders
    if log is not None:
        log.add("lead", seat, {"hunter": vocab.HUNTERS[what_of(code)]})
    position.count += 1


# The Beast hides.


def hide_codes(position: Position) -> list[int]:
    """B2.1 Return every identity with every start village."""
    return [
        pack(vocab.HIDE, at=village, what=identity)
        for identity in range(vocab.IDENTITY_COUNT)
        for village in position.setting.board.starts
    ]


def hide_refusal(position: Position, village: i64) -> str:
    """B2.1 Return why the Beast cannot begin here, or ``""``."""
    return "" if village in position.setting.board.starts else "no-start-village"


def play_hide(position: Position, code: i64, log: Log | None) -> None:
    """B2.1 The Beast chooses in secret: the hunters learn that it has chosen, and no more."""
    village = at_of(code)
    position.identity = what_of(code)
    position.beast = village
    position.slots[vocab.SPRING] = village
    position.possible_villages = start_bits(position)
    if log is not None:
        secret = {
            "identity": vocab.IDENTITIES[position.identity],
            "at": position.setting.board.ids[village],
        }
        log.add("hide", terms.BEAST_SEAT, {}, {terms.BEAST_SEAT: dict(secret)})


def start_bits(position: Position) -> i64:
    """B2.1 Return the bits of the start villages."""
    bits: i64 = 0
    for village in position.setting.board.starts:
        bits |= 1 << village
    return bits


# The hunters take their places.


def place_codes(position: Position, seat: i64) -> list[int]:
    """B2.2 Return every place for every hunter of the seat who has none."""
    out: list[int] = []
    for hunter in range(vocab.HUNTER_COUNT):
        if place_refusal(position, seat, hunter) == "":
            place = pack(vocab.PLACE, what=hunter)
            for there in range(position.setting.board.size):
                out.append(place | there << actions.AT)
    return out


def place_refusal(position: Position, seat: i64, hunter: i64) -> str:
    """B2.2 Return why a seat cannot place a hunter, or ``""``."""
    if not position.commands(seat, hunter):
        return "not-your-hunter"
    return "" if position.hunters[hunter] == terms.NONE else "placed-already"


def play_place(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B2.2 A hunter takes a place."""
    position.hunters[what_of(code)] = at_of(code)
    if log is not None:
        place = position.setting.board.ids[at_of(code)]
        log.add("place", seat, {"hunter": vocab.HUNTERS[what_of(code)], "at": place})


def reveal_start(position: Position, log: Log | None) -> None:
    """B2.3 The start village is shown; where no hunter is, there is a victim."""
    village = position.beast
    position.possible_villages = 0
    victims: i64 = 0 if village in position.hunters else 1
    position.victims_by_village[village] = victims
    position.victims = victims
    if log is not None:
        name = position.setting.board.ids[village]
        log.add("start", terms.BEAST_SEAT, {"at": name, "victims": victims}, reveals=True)
