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
from wolfden.core.text.position import PositionText, Words, write_position
from wolfden.titles.age_of_the_wolf.meta import META
from wolfden.titles.age_of_the_wolf.rules.actions import (
    HUNT,
    MOVE,
    amount_of,
    at_of,
    has_lead,
    pack,
    to_of,
    verb_of,
)
from wolfden.titles.age_of_the_wolf.rules.pieces import count_of, predator
from wolfden.titles.age_of_the_wolf.rules.state import (
    DENS,
    END_REASONS,
    LEAD_LOST,
    PACK_OUT,
    ROLLS,
    STAGES,
    STEPS,
    WOLVES,
    Position,
)
from wolfden.titles.age_of_the_wolf.rules.terms import CARD_KINDS, CARDS, PREDATORS
from wolfden.titles.age_of_the_wolf.text.notation import LEADS

KEYWORDS: Final = ("regions", "pack", "discards", "turn")
_LOST: Final = "lost"
_OUT: Final = "out"
_MOST: Final = 100_000
_NO_YES: Final = ("no", "yes")


# Writing.


def dump(position: Position) -> str:
    """Return the position as text; ``fill`` reads it back."""
    setting = position.setting
    regions = [_region(position, place) for place in range(setting.board.size)]
    discards = _card_words(position, position.discards())
    lines = [
        " ".join(["regions", *[word for word in regions if word]]),
        *[_pack_line(position, seat) for seat in range(setting.players)],
        *([" ".join(["discards", *discards])] if discards else []),
        " ".join(["turn", *_turn_words(position)]),
    ]
    return write_position(META, setting.players, setting.options, lines)


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


def _pack_line(position: Position, seat: int) -> str:
    lead = position.lead_at(seat)
    words = ["pack", f"seat={seat + 1}"]
    if lead == PACK_OUT:
        words.append(f"lead={_OUT}")
    else:
        words.append(f"lead={_LOST if lead == LEAD_LOST else position.setting.board.names[lead]}")
    return " ".join(words + _card_words(position, seat))


def _card_words(position: Position, row: i64) -> list[str]:
    counts = [(card, position.hand(row, kind)) for kind, card in enumerate(CARDS)]
    return [f"{card}={count}" for card, count in counts if count]


def _turn_words(position: Position) -> list[str]:
    board = position.setting.board
    words = [
        f"stage={STAGES[position.stage]}",
        f"step={STEPS[position.step]}",
        f"seat={position.seat + 1}",
        f"active={position.active + 1}",
        f"first={position.first + 1}",
    ]
    words += [f"{key}={value}" for key, value in _numbers(position).items() if value]
    lists = {
        "litters": _bits(position.served, board.names),
        "frozen": _bits(position.frozen, board.channel_names),
        "marches": ",".join([_march(position, march) for march in position.marches]),
    }
    words += [f"{key}={value}" for key, value in lists.items() if value]
    if position.rolling:
        words.append(f"rolling={ROLLS[position.rolling]}")
    if position.place:
        words.append(f"place={board.names[position.place]}")
    if position.lead_tired:
        words.append(f"lead-moved={_NO_YES[1]}")
    if position.ending:
        words.append(f"ending={END_REASONS[position.ending]}")
    return words


def _numbers(position: Position) -> dict[str, int]:
    return {
        "round": position.round,
        "count": position.count,
        "moves": position.moves,
        "battle": position.battle,
        "attack": position.attack,
        "defence": position.defence,
        "debt": position.debt,
        "built": position.built,
    }


def _bits(value: i64, names: list[str]) -> str:
    return ",".join([name for bit, name in enumerate(names) if value >> bit & 1])


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
    _fill_packs(position, [line for line in text.lines if line.keyword == "pack"])
    discards = text.line("discards")
    _fill_cards(position, discards, position.discards())
    discards.finish()


def _fill_regions(position: Position, line: Words) -> None:
    if line.plain:
        raise line.fail("age-region-form", word=line.plain[0])
    for place, name in enumerate(position.setting.board.names):
        for part in _split(line.text(name, "")):
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


def _split(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


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
    position.round = line.number("round", 0, _MOST, 0)
    position.count = line.number("count", 0, _MOST, 0)
    position.moves = line.number("moves", 0, _MOST, 0)
    position.battle = line.number("battle", 0, _MOST, 0)
    position.attack = line.number("attack", 0, _MOST, 0)
    position.defence = line.number("defence", 0, _MOST, 0)
    position.debt = line.number("debt", 0, _MOST, 0)
    position.built = line.number("built", 0, position.setting.tables.dens, 0)
    position.served = sum([1 << bit for bit in line.several("litters", names)])
    frozen = line.several("frozen", tuple(board.channel_names))
    position.frozen = sum([1 << bit for bit in frozen])
    position.marches = [_read_march(line, names, word) for word in _split(line.text("marches", ""))]
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
