"""Positions of Age of the Wolf as text, hands included.

::

    position age-of-the-wolf rules=1 seats=2
    regions red-forest=1:25,den red-ridge=bear*2 red-steppe=2:10,tiger,>15 red-tundra=1:10,moved:5
    pack seat=1 lead=red-forest scare=1 freeze=2
    pack seat=2 lead=red-steppe breed=3
    discards extra=1
    turn stage=move step=move seat=1 active=1 first=2 round=4 moves=1 frozen=red-tundra~red-island

In a region stand ``seat:wolves`` with the Lead Wolf counted, ``den``, predators, ``>15`` for
wolves of the active pack that wait for their battle, and ``moved:5`` for those of it that have
moved in this turn (Lead Wolf left out). Numbers that are 0 and lists that are empty are left out.
A march is ``red-forest>red-ridge:15:lead``, or ``red-ridge`` for predators fought in place. Cards
that are in no hand and not discarded are in the deck.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.core.text.position import (
    PositionText,
    Words,
    bit_names,
    keyed,
    line_of,
    numbers_of,
)
from wolfden.titles.age_of_the_wolf.rules.actions import (
    amount_of,
    at_of,
    has_lead,
    pack,
    to_of,
    verb_of,
)
from wolfden.titles.age_of_the_wolf.rules.pieces import count_of, predator
from wolfden.titles.age_of_the_wolf.rules.state import DENS, LEAD_LOST, PACK_OUT, WOLVES, Position
from wolfden.titles.age_of_the_wolf.rules.vocabulary import (
    CARD_KINDS,
    CARDS,
    END_REASONS,
    HUNT,
    MOVE,
    PREDATORS,
    ROLLS,
    STAGES,
    STEPS,
)
from wolfden.titles.age_of_the_wolf.text.notation import LEADS

KEYWORDS: Final = ("regions", "pack", "discards", "turn")
_LOST: Final = "lost"
_OUT: Final = "out"
_MOST: Final = 100_000
_NO_YES: Final = ("no", "yes")
_NUMBERS: Final = ("round", "count", "moves", "battle", "attack", "defence", "debt", "built")
"""Fields of the turn that are written as they are."""


# Writing.


def lines(position: Position) -> list[str]:
    """Return the lines of the position; ``fill`` reads them back."""
    regions = [_region(position, place) for place in range(position.setting.board.size)]
    return [
        " ".join(["regions", *[word for word in regions if word]]),
        *[line_of("pack", _pack_words(position, s)) for s in range(position.setting.players)],
        line_of("discards", _card_words(position, position.discards())),
        line_of("turn", _turn_words(position)),
    ]


def _region(position: Position, place: i64) -> str:
    parts: list[str] = []
    if position.wolves[place]:
        parts.append(f"{position.owner[place] + 1}:{position.wolves[place]}")
    if position.dens[place]:
        parts.append("den")
    for kind, name in enumerate(PREDATORS):
        count = count_of(position.predators[place], kind)
        if count:
            parts.append(name if count == 1 else f"{name}*{count}")
    if position.attackers[place]:
        parts.append(f">{position.attackers[place]}")
    if position.tired[place]:
        parts.append(f"moved:{position.tired[place]}")
    name = position.setting.board.names[place]
    return f"{name}={','.join(parts)}" if parts else ""


def _pack_words(position: Position, seat: int) -> list[str]:
    lead = position.lead_at(seat)
    if lead == PACK_OUT:
        word = _OUT
    else:
        word = _LOST if lead == LEAD_LOST else position.setting.board.names[lead]
    return [f"seat={seat + 1}", f"lead={word}", *_card_words(position, seat)]


def _card_words(position: Position, row: i64) -> list[str]:
    return keyed({card: int(position.hand(row, kind)) for kind, card in enumerate(CARDS)})


def _turn_words(position: Position) -> list[str]:
    board = position.setting.board
    return keyed(
        {
            "stage": STAGES[position.stage],
            "step": STEPS[position.step],
            "seat": position.seat + 1,
            "active": position.active + 1,
            "first": position.first + 1,
            **numbers_of(position, _NUMBERS),
            "litters": bit_names(position.served, board.names),
            "frozen": bit_names(position.frozen, board.channel_names),
            "marches": ",".join([_march(position, march) for march in position.marches]),
            "rolling": ROLLS[position.rolling] if position.rolling else "",
            "place": board.names[position.place] if position.place else "",
            "lead-moved": _NO_YES[1] if position.lead_tired else "",
            "ending": END_REASONS[position.ending] if position.ending else "",
        }
    )


def _march(position: Position, march: i64) -> str:
    names = position.setting.board.names
    to = names[to_of(march)]
    if verb_of(march) == HUNT:
        return to
    return f"{names[at_of(march)]}>{to}:{amount_of(march)}:{LEADS[int(has_lead(march))]}"


# Reading.


def fill(position: Position, text: PositionText) -> None:
    """Lay out what a position text says on an empty table; ``check.py`` then looks it over.

    Raises:
        BadPosition: a word cannot be read.
    """
    _fill_turn(position, text.line("turn"))
    _fill_regions(position, text.line("regions"))
    _fill_packs(position, text.every("pack"))
    discards = text.line("discards")
    _fill_cards(position, discards, position.discards())
    discards.finish()


def _fill_regions(position: Position, line: Words) -> None:
    if line.plain:
        raise line.fail("age-region-form", word=line.plain[0])
    for place, name in enumerate(position.setting.board.names):
        for part in line.words(name):
            _fill_part(position, line, place, part)
    line.finish()


def _fill_part(position: Position, line: Words, place: int, part: str) -> None:
    """Read one of the things in a region."""
    head, sign, number = part.partition(":")
    kind, star, count = part.partition("*")
    if part == "den":
        position.dens[place] = 1
    elif part.startswith(">"):
        position.attackers[place] = _whole(line, part[1:])
        position.add_to_pack(position.active, WOLVES, position.attackers[place])
    elif head == "moved":
        position.tired[place] = _whole(line, number)
    elif sign:
        seats = tuple([str(seat + 1) for seat in range(position.setting.players)])
        if position.wolves[place]:
            raise line.fail("age-two-packs", word=part)
        position.owner[place] = line.index(head, seats)
        position.wolves[place] = _whole(line, number)
        position.add_to_pack(position.owner[place], WOLVES, position.wolves[place])
    else:
        group = predator(line.index(kind, PREDATORS))
        most = max(position.setting.tables.predators)
        numbers = tuple([str(number) for number in range(2, most + 1)])
        position.predators[place] += group * (2 + line.index(count, numbers) if star else 1)


def _whole(line: Words, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise line.fail("age-amount", word=text)
    return int(text)


def _fill_packs(position: Position, lines: list[Words]) -> None:
    players = position.setting.players
    if len(lines) != players:
        raise Words("pack", []).fail("age-pack-lines", seats=players, found=len(lines))
    names = tuple(position.setting.board.names)
    for seat, line in enumerate(lines):
        if line.number("seat", 1, players) != seat + 1:
            raise line.fail("age-pack-order", seat=seat + 1)
        lead = line.choice("lead", (*names, _LOST, _OUT))
        position.set_lead(seat, _lead_number(lead, len(names)))
        position.add_to_pack(seat, DENS, _count_dens(position, seat))
        _fill_cards(position, line, seat)
        line.finish()


def _lead_number(lead: int, regions: int) -> int:
    if lead < regions:
        return lead
    return LEAD_LOST if lead == regions else PACK_OUT


def _count_dens(position: Position, seat: int) -> int:
    owners = [owner for place, owner in enumerate(position.owner) if position.dens[place]]
    return owners.count(seat)


def _fill_cards(position: Position, line: Words, row: i64) -> None:
    """Read a hand or the discards; the cards come out of the deck."""
    for kind, card in enumerate(CARDS):
        count = line.number(card, 0, position.setting.tables.cards[kind], 0)
        position.cards[row * CARD_KINDS + kind] = count
        position.cards[position.deck() * CARD_KINDS + kind] -= count


def _fill_turn(position: Position, line: Words) -> None:
    board = position.setting.board
    players = position.setting.players
    names = tuple(board.names)
    position.stage = line.choice("stage", STAGES)
    position.step = line.choice("step", STEPS)
    position.seat = line.number("seat", 1, players) - 1
    position.active = line.number("active", 1, players) - 1
    position.first = line.number("first", 1, players) - 1
    highest = {**dict.fromkeys(_NUMBERS, _MOST), "built": position.setting.tables.dens}
    line.fill_numbers(position, highest)
    position.served = line.bits("litters", names)
    position.frozen = line.bits("frozen", tuple(board.channel_names))
    position.marches = [_read_march(line, names, word) for word in line.words("marches")]
    position.rolling = line.choice("rolling", ROLLS, ROLLS[0])
    position.place = line.choice("place", names, names[0])
    position.lead_tired = line.choice("lead-moved", _NO_YES, _NO_YES[0]) == 1
    position.ending = line.choice("ending", END_REASONS, END_REASONS[0])
    line.finish()


def _read_march(line: Words, names: tuple[str, ...], word: str) -> int:
    start, arrow, rest = word.partition(">")
    if not arrow:
        place = line.index(word, names)
        return pack(HUNT, place, place)
    parts = rest.split(":")
    if len(parts) != 3:
        raise line.fail("age-march-form", word=word)
    to, amount, lead = parts
    at = line.index(start, names)
    is_led = line.index(lead, LEADS) == 1
    return pack(MOVE, at, line.index(to, names), _whole(line, amount), is_led)
