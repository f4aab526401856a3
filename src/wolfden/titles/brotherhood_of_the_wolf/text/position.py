"""Positions of Brotherhood of the Wolf as text: the whole truth, hidden things included.

::

    position brotherhood-of-the-wolf rules=1 seats=3
    round number=2 stage=move victims=3 card=au3
    beast identity=devil at=saugues
    hunter name=bishop seat=2 at=mende lying=yes
    space season=summer troops=2 village=saugues trace=wolves face=down
    villages mende=dragoon,2 saugues=3
    cards played=su1,au3
    tokens taken=count marker=javols

Numbers that are 0, lists that are empty and what is not there are left out. ``maybe`` in a space
line and ``haunts`` in the beast line are what the hunters can know; without them it is all that
the table itself leaves open.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.core.text.position import (
    PositionText,
    Words,
    bit_names,
    keyed,
    line_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.opening import start_bits
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import (
    ALL_TOKENS,
    NONE,
    ROUNDS,
    TROOPS_PER_SPACE,
    VICTIMS_TO_WIN,
    VILLAGES,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import (
    CARD_PLACES,
    DRAGOON,
    END_REASONS,
    FACES,
    HUNTER_COUNT,
    HUNTERS,
    IDENTITIES,
    IN_PILE,
    PLACING,
    SEASON_COUNT,
    SEASONS,
    STAGES,
    TROOPS,
)

KEYWORDS: Final = ("round", "beast", "hunter", "space", "villages", "cards", "tokens")
_YES: Final = ("no", "yes")
_MOST: Final = 99


# Writing.


def lines(position: Position) -> list[str]:
    """Return the lines of the position; ``fill`` reads them back."""
    return [
        line_of("round", _round_words(position)),
        line_of("beast", _beast_words(position)),
        *[line_of("hunter", _hunter_words(position, hunter)) for hunter in range(HUNTER_COUNT)],
        *[line_of("space", _space_words(position, space)) for space in range(SEASON_COUNT)],
        line_of("villages", _village_words(position)),
        line_of("cards", _card_words(position)),
        line_of("tokens", _token_words(position)),
    ]


def _id(position: Position, place: i64) -> str:
    return "" if place == NONE else position.setting.board.ids[place]


def _yes(value: i64, bit: i64) -> str:
    return "yes" if value >> bit & 1 else ""


def _round_words(position: Position) -> list[str]:
    card = "" if position.card == NONE else position.setting.deck.ids[position.card]
    return keyed(
        {
            "number": str(position.round),
            "stage": STAGES[position.stage],
            "count": position.count,
            "victims": position.victims,
            "card": card,
            "shifted": ",".join(position.setting.board.villages(position.shifted)),
            "ending": END_REASONS[position.ending] if position.ending else "",
        }
    )


def _beast_words(position: Position) -> list[str]:
    board = position.setting.board
    told = position.possible_villages != open_villages(position)
    return keyed(
        {
            "identity": "" if position.identity == NONE else IDENTITIES[position.identity],
            "at": _id(position, position.beast),
            "hidden": "" if position.hidden == NONE else SEASONS[position.hidden],
            "haunts": ",".join(board.villages(position.possible_villages)) if told else "",
            "victims": position.fog_victims,
            "portefaix": _id(position, position.portefaix),
            "met": _id(position, position.fog_portefaix),
        }
    )


def _hunter_words(position: Position, hunter: int) -> list[str]:
    leader = position.leaders[hunter]
    return keyed(
        {
            "name": HUNTERS[hunter],
            "seat": "" if leader == NONE else str(leader + 1),
            "at": _id(position, position.hunters[hunter]),
            "lying": _yes(position.lying, hunter),
            "moved": _yes(position.moved, hunter),
            "from": _start(position, hunter),
            "examined": _yes(position.examined, hunter),
        }
    )


def _start(position: Position, hunter: int) -> str:
    """B5.1 Return where a hunter came from while the Beast's choice lies face down."""
    start = position.origins[hunter]
    has_come = position.has_chosen() and start != position.hunters[hunter]
    return _id(position, start) if has_come else ""


def _space_words(position: Position, space: int) -> list[str]:
    trace = position.traces[space]
    shown = position.faces >> space & 1
    told = position.possible_tokens[space] != open_tokens(position, space)
    maybe = bit_names(position.possible_tokens[space], IDENTITIES)
    return keyed(
        {
            "season": SEASONS[space],
            "troops": str(position.spaces[space]),
            "village": _id(position, position.slots[space]),
            "trace": "" if trace == NONE else IDENTITIES[trace],
            "face": "" if trace == NONE else FACES[shown],
            "maybe": maybe if told else "",
        }
    )


def _village_words(position: Position) -> list[str]:
    ids = position.setting.board.ids
    words: list[str] = []
    for village in range(VILLAGES):
        parts = [name for kind, name in enumerate(TROOPS) if _has(position, village, kind)]
        if position.victims_by_village[village]:
            parts.append(str(position.victims_by_village[village]))
        if parts:
            words.append(f"{ids[village]}={','.join(parts)}")
    return words


def _has(position: Position, village: int, kind: int) -> bool:
    troops = position.dragoons if kind == DRAGOON else position.peasants
    return bool(troops >> village & 1)


def _card_words(position: Position) -> list[str]:
    ids = position.setting.deck.ids
    words: dict[str, str | int] = {}
    for place, name in enumerate(CARD_PLACES):
        if place != IN_PILE:
            found = [ids[card] for card, where in enumerate(position.cards) if where == place]
            words[name] = ",".join(found)
    return keyed(words)


def _token_words(position: Position) -> list[str]:
    taken = bit_names(position.taken, IDENTITIES)
    return keyed({"taken": taken, "marker": _id(position, position.marker)})


# What the table itself leaves open.


def open_villages(position: Position) -> i64:
    """Return where a hidden Beast can be, if nothing but the table is known."""
    if position.stage == PLACING:
        return start_bits(position)
    if position.hidden == NONE:
        return 0
    return ((1 << VILLAGES) - 1) & ~position.open_cards()


def open_tokens(position: Position, space: int) -> i64:
    """Return which token a trace can be, if nothing but the table is known."""
    trace = position.traces[space]
    if trace == NONE:
        return 0
    return 1 << trace if position.faces >> space & 1 else ALL_TOKENS & ~position.taken


# Reading.


def fill(position: Position, text: PositionText) -> None:
    """Lay out what a position text says on an empty table; ``check.py`` then looks it over.

    Raises:
        BadPosition: a word cannot be read.
    """
    _fill_round(position, text.line("round"))
    _fill_tokens(position, text.line("tokens"))
    _fill_hunters(position, text.every("hunter"))
    beast = text.line("beast")
    _fill_beast(position, beast)
    _fill_spaces(position, text.every("space"))
    _fill_haunts(position, beast)
    _fill_villages(position, text.line("villages"))
    _fill_cards(position, text.line("cards"))


def _place(position: Position, line: Words, key: str) -> int:
    name = line.text(key, "")
    if not name:
        return NONE
    if name not in position.setting.board.by_id:
        raise line.fail("brotherhood-place", name=key, place=name)
    return position.setting.board.by_id[name]


def _village(position: Position, line: Words, key: str) -> int:
    place = _place(position, line, key)
    if place >= VILLAGES:
        raise line.fail("brotherhood-village", name=key, place=position.setting.board.ids[place])
    return place


def _villages(position: Position, line: Words, key: str) -> i64:
    ids = tuple(position.setting.board.ids[:VILLAGES])
    return line.bits(key, ids)


def _fill_round(position: Position, line: Words) -> None:
    position.round = line.number("number", 0, ROUNDS)
    position.stage = line.choice("stage", STAGES)
    position.count = line.number("count", 0, _MOST, 0)
    position.victims = line.number("victims", 0, VICTIMS_TO_WIN, 0)
    position.card = line.choice("card", ("", *position.setting.deck.ids), "") - 1
    position.shifted = _villages(position, line, "shifted")
    position.ending = line.choice("ending", END_REASONS, END_REASONS[0])
    line.finish()


def _fill_tokens(position: Position, line: Words) -> None:
    position.taken = line.bits("taken", IDENTITIES)
    position.marker = _village(position, line, "marker")
    line.finish()


def _fill_hunters(position: Position, lines: list[Words]) -> None:
    if len(lines) != HUNTER_COUNT:
        raise Words("hunter", []).fail(
            "brotherhood-hunter-lines", hunters=HUNTER_COUNT, found=len(lines)
        )
    seats = ("", *[str(seat + 1) for seat in range(position.setting.players)])
    leaders: list[int] = []
    stood: list[int] = []
    for hunter, line in enumerate(lines):
        if line.choice("name", HUNTERS) != hunter:
            raise line.fail("brotherhood-hunter-order", known=list(HUNTERS))
        leaders.append(line.choice("seat", seats, "") - 1)
        position.hunters[hunter] = _place(position, line, "at")
        position.lying |= line.choice("lying", _YES, "no") << hunter
        position.moved |= line.choice("moved", _YES, "no") << hunter
        start = _place(position, line, "from")
        if start != NONE and not position.moved >> hunter & 1:
            raise line.fail("brotherhood-came-from")
        stood.append(position.hunters[hunter] if start == NONE else start)
        position.examined |= line.choice("examined", _YES, "no") << hunter
        line.finish()
    position.leaders = leaders
    position.origins = stood


def _fill_beast(position: Position, line: Words) -> None:
    position.identity = line.choice("identity", ("", *IDENTITIES), "") - 1
    position.beast = _village(position, line, "at")
    position.hidden = line.choice("hidden", ("", *SEASONS), "") - 1
    position.fog_victims = line.number("victims", 0, VICTIMS_TO_WIN, 0)
    position.portefaix = _village(position, line, "portefaix")
    position.fog_portefaix = _village(position, line, "met")


def _fill_spaces(position: Position, lines: list[Words]) -> None:
    if len(lines) != SEASON_COUNT:
        raise Words("space", []).fail(
            "brotherhood-space-lines", spaces=SEASON_COUNT, found=len(lines)
        )
    for space, line in enumerate(lines):
        if line.choice("season", SEASONS) != space:
            raise line.fail("brotherhood-space-order", known=list(SEASONS))
        position.spaces[space] = line.number("troops", 0, TROOPS_PER_SPACE)
        position.slots[space] = _village(position, line, "village")
        position.traces[space] = line.choice("trace", ("", *IDENTITIES), "") - 1
        position.faces |= line.choice("face", FACES, FACES[0]) << space
        maybe = line.bits("maybe", IDENTITIES)
        position.possible_tokens[space] = maybe if maybe else open_tokens(position, space)
        line.finish()


def _fill_haunts(position: Position, line: Words) -> None:
    haunts = _villages(position, line, "haunts")
    position.possible_villages = haunts if haunts else open_villages(position)
    line.finish()


def _fill_villages(position: Position, line: Words) -> None:
    if line.plain:
        raise line.fail("brotherhood-village-form", word=line.plain[0])
    for village, name in enumerate(position.setting.board.ids[:VILLAGES]):
        for word in line.words(name):
            if word.isdigit():
                position.victims_by_village[village] = int(word[:2])
            elif line.index(word, TROOPS) == DRAGOON:
                position.dragoons |= 1 << village
            else:
                position.peasants |= 1 << village
    line.finish()


def _fill_cards(position: Position, line: Words) -> None:
    for place, name in enumerate(CARD_PLACES):
        if place != IN_PILE:
            for card in line.several(name, position.setting.deck.ids):
                if position.cards[card] != IN_PILE:
                    raise line.fail("brotherhood-two-places", card=position.setting.deck.ids[card])
                position.cards[card] = place
    line.finish()
