"""Positions of Age of the Wolf as text, hands included; docs/notation.md describes the lines.

A region has ``seat:wolves`` with the Lead Wolf counted, ``den``, predators, ``>15`` for
wolves of the active pack that wait for their battle, and ``moved:5`` for those of it that have
moved in this turn (Lead Wolf left out). A march is ``red-forest>red-ridge:15:lead``, or
``red-ridge`` for predators fought in place. Cards that are in no hand and not discarded are in the
deck.
"""

from typing import Final

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.core.text import position as form
from wolfden.core.text.position import Layout, LineWords, PositionText
from wolfden.titles.age_of_the_wolf.rules import actions, pieces, state, vocabulary as v
from wolfden.titles.age_of_the_wolf.rules.pieces import LOST, OUT
from wolfden.titles.age_of_the_wolf.rules.state import Position, Setting
from wolfden.titles.age_of_the_wolf.text.notation import LEADS

KEYWORDS: Final = ("regions", "pack", "discards", "turn")
_UNCHOSEN: Final = "none"
"""A2.1 In the place of a pack's colour: it is not chosen yet."""
_DEALING: Final = (v.DEAL_PREDATORS, v.DEAL_CARDS)
_FIGHTING: Final = (v.ROLLING, v.REROLLING)
_OWING: Final = (v.WITHDRAWING, v.LOSING)
_PLACED: Final = (*_OWING, v.RETREATING, v.DRIVING, v.LEADING, v.OVER)


def turn_line(setting: Setting) -> Layout:
    """Return the fields of the line ``turn``."""
    tables, names = setting.tables, tuple(setting.board.names)
    seats = tuple([str(seat + 1) for seat in range(setting.players)])
    dealt = max(setting.board.size, tables.first_cards * setting.players)
    most_marches = 1 + tables.cards[v.EXTRA_CARD]
    return Layout(
        "turn",
        [
            form.word("stage", v.STAGES, None),
            form.word("step", v.STEPS, None),
            form.word("seat", seats, None),
            form.word("active", seats, None),
            form.word("first", seats, None),
            form.number("round", setting.round_limit + 1),
            form.number("count", dealt, _DEALING),
            form.number("moves", 1),
            form.number("battle", most_marches),
            form.number("attack", tables.top_face, _FIGHTING),
            form.number("defence", tables.top_face, _FIGHTING),
            form.number("debt", tables.most_wolves, _OWING),
            form.number("built", tables.dens if setting.many_dens else 1),
            form.word_set("litters", names, (v.BREEDING,), "served"),
            form.word_set("frozen", tuple(setting.board.channel_names)),
            form.own("marches"),
            form.word("rolling", v.ROLLS, 0, _FIGHTING),
            form.word("place", names, 0, _PLACED),
            form.word("lead-moved", form.NO_YES, 0, name="lead_tired"),
            form.word("ending", v.END_REASONS, 0, (v.OVER,)),
        ],
    )


def _card_line(setting: Setting, keyword: str) -> Layout:
    """Return the fields of a pack, or of the discards: how many cards of each kind."""
    counts = zip(v.CARDS, setting.tables.cards, strict=True)
    cards = [form.number(card, most) for card, most in counts]
    own = [form.own("seat"), form.own("colour"), form.own("lead")]
    return Layout(keyword, [*own, *cards])


# Writing.


def lines(position: Position) -> list[str]:
    """Return the lines of the position; ``fill`` reads them back."""
    setting, cards = position.setting, position.cards
    rows = [[0, 0, 0, *cards[at : at + v.CARD_KINDS]] for at in range(0, len(cards), v.CARD_KINDS)]
    hand, turn = _card_line(setting, "pack"), turn_line(setting)
    regions = [_region(position, place) for place in range(setting.board.size)]
    marches = ",".join([_march(position, march) for march in position.marches])
    return [
        " ".join(["regions", *[word for word in regions if word]]),
        *[
            hand.write(
                rows[seat],
                {
                    "seat": str(seat + 1),
                    "colour": _colour_word(position, seat),
                    "lead": _lead_word(position, seat),
                },
            )
            for seat in range(setting.players)
        ],
        _card_line(setting, "discards").write(rows[-1]),
        turn.write(turn.values_of(position), {"marches": marches}),
    ]


def _region(position: Position, place: i64) -> str:
    parts: list[str] = []
    if position.wolves[place]:
        parts.append(f"{position.owner[place] + 1}:{position.wolves[place]}")
    if position.dens[place]:
        parts.append("den")
    for sort, name in enumerate(position.setting.board.predators):
        count = pieces.count_of(position.predators[place], sort)
        if count:
            parts.append(name if count == 1 else f"{name}*{count}")
    if position.attackers[place]:
        parts.append(f">{position.attackers[place]}")
    if position.tired[place]:
        parts.append(f"moved:{position.tired[place]}")
    name = position.setting.board.names[place]
    return f"{name}={','.join(parts)}" if parts else ""


def _colour_word(position: Position, seat: int) -> str:
    """A2.1 Return the colour of a pack, or ``""`` where it is the one its seat has by itself."""
    board, home = position.setting.board, position.home(seat)
    if home == state.NOWHERE:
        return _UNCHOSEN
    return "" if home == board.starts[seat] else board.start_colours[home]


def _lead_word(position: Position, seat: int) -> str:
    lead = position.lead_at(seat)
    if lead < 0:
        return LOST if lead == state.LEAD_LOST else OUT
    return position.setting.board.names[lead]


def _march(position: Position, march: i64) -> str:
    names = position.setting.board.names
    to = names[actions.to_of(march)]
    if actions.verb_of(march) == v.HUNT:
        return to
    amount, lead = actions.amount_of(march), LEADS[int(actions.has_lead(march))]
    return f"{names[actions.at_of(march)]}>{to}:{amount}:{lead}"


# Reading.


def fill(position: Position, text: PositionText) -> None:
    """Lay out what a position text says on an empty table; ``check.py`` then looks it over.

    Raises:
        BadPosition: a word cannot be read.
    """
    setting, turn = position.setting, text.line("turn")
    turn_line(setting).fill(position, turn)
    position.marches = [_read_march(setting, turn, word) for word in turn.words("marches")]
    turn.finish()
    regions = text.line("regions")
    for place, name in enumerate(setting.board.names):
        _fill_region(position, regions, place, name)
    regions.finish()
    seats = [str(seat + 1) for seat in range(setting.players)]
    for seat, line in enumerate(text.each("pack", "seat", seats)):
        _fill_home(position, line, seat)
        names = (*setting.board.names, LOST, OUT)
        lead = line.choice("lead", names)
        position.set_lead(
            seat, lead if lead < setting.board.size else setting.board.size - 1 - lead
        )
        if position.stage == v.CHOOSE_START:
            position.set_lead(seat, state.PACK_AWAY)
        owners = [owner for place, owner in enumerate(position.owner) if position.dens[place]]
        position.add_to_pack(seat, state.DENS, owners.count(seat))
        _fill_cards(position, line, seat)
    _fill_cards(position, text.line("discards"), position.discards())


def _fill_home(position: Position, line: LineWords, seat: int) -> None:
    """A2.1 Read which pack a seat has."""
    board = position.setting.board
    colours = (*board.colours, _UNCHOSEN)
    home = board.starts[seat]
    if line.text("colour", ""):
        chosen = line.choice("colour", colours)
        home = board.homes[chosen] if chosen < len(board.homes) else state.NOWHERE
    position.set_home(seat, home)


def _fill_region(position: Position, line: LineWords, place: int, name: str) -> None:
    """Read what is in a region, each thing once."""
    most = position.setting.tables.most_wolves
    seats = tuple([str(seat + 1) for seat in range(position.setting.players)])
    found: list[str] = []
    for part in line.words(name):
        head, sign, number = part.partition(":")
        if part.startswith(">"):
            found.append(">")
            position.attackers[place] = line.whole(name, part[1:], 1, most)
        elif head == "moved":
            found.append(head)
            position.tired[place] = line.whole(name, number, 1, most)
        elif sign:
            found.append(sign)
            position.owner[place] = line.index(head, seats)
            position.wolves[place] = line.whole(name, number, 1, most)
        elif part == "den":
            found.append(part)
            position.dens[place] = 1
        else:
            _add_predators(position, line, place, part)
    line.check_once(name, found)
    if position.wolves[place]:
        position.add_to_pack(position.owner[place], state.WOLVES, position.wolves[place])
    position.add_to_pack(position.active, state.WOLVES, position.attackers[place])


def _add_predators(position: Position, line: LineWords, place: int, part: str) -> None:
    """Read predators of a kind; they may be named together or one by one."""
    word, star, count = part.partition("*")
    board = position.setting.board
    sort, there = line.index(word, tuple(board.predators)), position.predators[place]
    most = board.counts[sort]
    name = board.names[place]
    many = line.whole(name, count if star else "1", 1, most)
    found = pieces.count_of(there, sort) + many
    if found > most:
        raise BadPosition("age-predators", found=found, most=most, predator=word)
    position.predators[place] = there + pieces.predator(sort) * many


def _fill_cards(position: Position, line: LineWords, row: i64) -> None:
    """Read a hand or the discards; the cards come out of the deck."""
    deck = position.deck() * v.CARD_KINDS
    for kind, count in enumerate(_card_line(position.setting, line.keyword).read(line)[3:]):
        position.cards[row * v.CARD_KINDS + kind] = count
        position.cards[deck + kind] -= count
    line.finish()


def _read_march(setting: Setting, line: LineWords, word: str) -> int:
    names = tuple(setting.board.names)
    start, arrow, rest = word.partition(">")
    if not arrow:
        place = line.index(word, names)
        return actions.pack(v.HUNT, place, place)
    parts = rest.split(":")
    if len(parts) != 3:
        raise line.fail("age-march-form", word=word)
    at, to = line.index(start, names), line.index(parts[0], names)
    amount = line.whole("marches", parts[1], 1, setting.tables.most_wolves)
    return actions.pack(v.MOVE, at, to, amount, line.index(parts[2], LEADS) == 1)
