"""Positions of Brotherhood of the Wolf as text: the whole truth, hidden things included.

docs/notation.md describes the lines. ``maybe`` in a space line and ``haunts`` in the beast line are
what the hunters can know; without them it is all that the table itself leaves open.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.core.text import position as form
from wolfden.core.text.position import Layout, LineWords, PositionText
from wolfden.titles.brotherhood_of_the_wolf.rules import state, terms, vocabulary as v
from wolfden.titles.brotherhood_of_the_wolf.rules.opening import start_bits
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position, Setting
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import NONE, VILLAGES

KEYWORDS: Final = ("round", "beast", "hunter", "space", "villages", "cards", "tokens")
_COUNTING: Final = (v.LEADING, v.PICKING, v.DISCARDING, v.SHIFTING, v.ADDING, v.RECALLING)
_MOST: Final = max(state.DRAFT_STEPS * v.SEASON_COUNT, terms.ROUNDS)
_SEASONS: Final = tuple(range(v.TURNING, v.OVER + 1))
_CHOSEN: Final = (v.MOVING, v.CALLING, v.DRAGGING, v.EMPOWERING)
_STRUCK: Final = (v.EXAMINING, v.OVER)
_CALLED: Final = (v.DRAGGING, v.EMPOWERING, *_STRUCK)


def _hunter_line(places: tuple[str, ...], seats: tuple[str, ...]) -> Layout:
    """B1.3 Return the fields of a hunter."""
    return Layout(
        "hunter",
        [
            form.own("name"),
            form.word("seat", seats, NONE),
            form.word("at", places, NONE),
            form.word("lying", form.NO_YES, 0, _SEASONS),
            form.word("moved", form.NO_YES, 0, _SEASONS),
            form.word("from", places, NONE, _CHOSEN),
            form.word("examined", form.NO_YES, 0, _STRUCK),
        ],
    )


def _space_line(villages: tuple[str, ...]) -> Layout:
    """B1.4 Return the fields of a season space."""
    return Layout(
        "space",
        [
            form.own("season"),
            form.number("troops", terms.TROOPS_PER_SPACE, needed=True),
            form.word("village", villages, NONE),
            form.word("trace", v.IDENTITIES, NONE, _SEASONS),
            form.own("face"),
            form.own("maybe"),
        ],
    )


class Layouts:
    """The lines of a position, as one map and one deck of cards allow them."""

    def __init__(self, setting: Setting) -> None:
        places = tuple(setting.board.ids)
        villages = places[:VILLAGES]
        seats = tuple([str(seat + 1) for seat in range(setting.players)])
        running = _SEASONS[:-1]
        self.villages: Final = villages
        self.round: Final = Layout(
            "round",
            [
                form.number("number", terms.ROUNDS, name="round", needed=True),
                form.word("stage", v.STAGES, None),
                form.number("count", _MOST, _COUNTING),
                form.number("victims", terms.VICTIMS_TO_WIN, _SEASONS),
                form.word("card", setting.deck.ids, NONE),
                form.word_set("shifted", villages, (v.SHIFTING,)),
                form.word("called", villages, NONE, _CALLED),
                form.word("ending", v.END_REASONS, v.RUNNING, (v.OVER,)),
            ],
        )
        self.beast: Final = Layout(
            "beast",
            [
                form.word("identity", v.IDENTITIES, NONE),
                form.word("at", villages, NONE, name="beast"),
                form.word("hidden", v.SEASONS, NONE, running),
                form.own("haunts"),
                form.number("victims", terms.VICTIMS_TO_WIN, running, "fog_victims"),
                form.word("portefaix", villages, NONE, _SEASONS),
                form.word("met", villages, NONE, running, "fog_portefaix"),
            ],
        )
        self.hunter: Final = _hunter_line(places, seats)
        self.space: Final = _space_line(villages)
        self.tokens: Final = Layout(
            "tokens",
            [
                form.word_set("taken", v.IDENTITIES, _SEASONS),
                form.word("marker", villages, NONE, _SEASONS),
            ],
        )

    def check(self, position: Position) -> None:
        """Look whether every field has a value that the stage allows.

        Raises:
            BadPosition: a field is there outside its stages.
        """
        for layout in (self.round, self.beast, self.tokens):
            layout.check(layout.values_of(position), position.stage, v.STAGES)
        for hunter in range(v.HUNTER_COUNT):
            self.hunter.check(_hunter_values(position, hunter), position.stage, v.STAGES)
        for space in range(v.SEASON_COUNT):
            self.space.check(_space_values(position, space), position.stage, v.STAGES)


def _hunter_values(position: Position, hunter: int) -> list[int]:
    """B5.1 The last but one is where a hunter came from while the Beast's choice is face down."""
    here, start = position.hunters[hunter], position.origins[hunter]
    return [
        0,
        position.leaders[hunter],
        here,
        position.lying >> hunter & 1,
        position.moved >> hunter & 1,
        start if position.has_chosen() and start != here else NONE,
        position.examined >> hunter & 1,
    ]


def _space_values(position: Position, space: int) -> list[int]:
    return [0, position.spaces[space], position.slots[space], position.traces[space], 0, 0]


# What the table itself leaves open.


def open_villages(position: Position) -> i64:
    """Return where a hidden Beast can be, if nothing but the table is known."""
    if position.stage == v.PLACING:
        return start_bits(position)
    if position.hidden == NONE:
        return 0
    return ((1 << VILLAGES) - 1) & ~position.open_cards()


def open_tokens(position: Position, space: int) -> i64:
    """Return which token a trace can be, if nothing but the table is known."""
    trace = position.traces[space]
    if trace == NONE:
        return 0
    shown = position.faces >> space & 1
    return 1 << trace if shown else terms.ALL_TOKENS & ~position.taken


# Writing.


def lines(position: Position) -> list[str]:
    """Return the lines of the position; ``fill`` reads them back."""
    layouts = Layouts(position.setting)
    beast, tokens = layouts.beast, layouts.tokens
    known = position.possible_villages != open_villages(position)
    haunts = position.setting.board.villages(position.possible_villages) if known else []
    return [
        layouts.round.write(layouts.round.values_of(position)),
        beast.write(beast.values_of(position), {"haunts": ",".join(haunts)}),
        *[
            layouts.hunter.write(_hunter_values(position, hunter), {"name": name})
            for hunter, name in enumerate(v.HUNTERS)
        ],
        *[
            layouts.space.write(_space_values(position, space), _space_words(position, space))
            for space in range(v.SEASON_COUNT)
        ],
        form.line_of("villages", _village_words(position)),
        form.line_of("cards", _card_words(position)),
        tokens.write(tokens.values_of(position)),
    ]


def _space_words(position: Position, space: int) -> dict[str, str]:
    maybe = position.possible_tokens[space]
    known = maybe != open_tokens(position, space)
    named = [name for token, name in enumerate(v.IDENTITIES) if maybe >> token & 1]
    face = v.FACES[position.faces >> space & 1]
    return {
        "season": v.SEASONS[space],
        "face": face if position.traces[space] != NONE else "",
        "maybe": ",".join(named) if known else "",
    }


def _village_words(position: Position) -> list[str]:
    words: list[str] = []
    for village in range(VILLAGES):
        troops = (position.dragoons, position.peasants)
        parts = [name for kind, name in enumerate(v.TROOPS) if troops[kind] >> village & 1]
        if position.victims_by_village[village]:
            parts.append(str(position.victims_by_village[village]))
        if parts:
            words.append(f"{position.setting.board.ids[village]}={','.join(parts)}")
    return words


def _card_words(position: Position) -> list[str]:
    words: list[str] = []
    for place, name in enumerate(v.CARD_PLACES):
        ids = enumerate(position.setting.deck.ids)
        found = [card_id for card, card_id in ids if position.cards[card] == place]
        if found and place != v.IN_PILE:
            words.append(f"{name}={','.join(found)}")
    return words


# Reading.


def fill(position: Position, text: PositionText) -> None:
    """Lay out what a position text says on an empty table; ``check.py`` then looks it over.

    Raises:
        BadPosition: a word cannot be read.
    """
    layouts = Layouts(position.setting)
    beast = text.line("beast")
    for layout, line in (
        (layouts.round, text.line("round")),
        (layouts.tokens, text.line("tokens")),
    ):
        layout.fill(position, line)
        line.finish()
    layouts.beast.fill(position, beast)
    hunters = text.each("hunter", "name", v.HUNTERS)
    _fill_hunters(position, layouts, hunters)
    for space, line in enumerate(text.each("space", "season", v.SEASONS)):
        _fill_space(position, layouts, line, space)
    _check_origins(position, hunters)
    haunts = sum([1 << village for village in beast.several("haunts", layouts.villages)])
    position.possible_villages = haunts if haunts else open_villages(position)
    beast.finish()
    _fill_villages(position, layouts, text.line("villages"))
    _fill_cards(position, text.line("cards"))


def _fill_hunters(position: Position, layouts: Layouts, lines: list[LineWords]) -> None:
    rows = [layouts.hunter.read(line) for line in lines]
    for hunter, (_name, _seat, at, lying, moved, _start, examined) in enumerate(rows):
        position.hunters[hunter] = at
        position.lying |= lying << hunter
        position.moved |= moved << hunter
        position.examined |= examined << hunter
        lines[hunter].finish()
    position.leaders = [row[1] for row in rows]
    position.origins = [row[2] if row[5] == NONE else row[5] for row in rows]
    layouts.hunter.check(
        [0, NONE, NONE, 0, 0, max([row[5] for row in rows]), 0], position.stage, v.STAGES
    )


def _check_origins(position: Position, lines: list[LineWords]) -> None:
    """B4.4, B5.1 A hunter came from elsewhere only on a move, or one of them with the devil."""
    dragged = 0
    for hunter, start in enumerate(position.origins):
        here = position.hunters[hunter]
        if start == here or position.moved >> hunter & 1:
            continue
        dragged += 1
        if dragged > 1 or not _may_be_dragged(position, start, here):
            raise lines[hunter].fail("brotherhood-came-from")


def _may_be_dragged(position: Position, start: int, here: int) -> bool:
    """B4.4 Whether the devil may have moved a hunter there before phase 3."""
    if position.stage != v.MOVING or not position.setting.devil_is_early:
        return False
    leagues = position.setting.board.leagues[start][here]
    return position.face_up_token() == v.DEVIL and leagues == 1


def _fill_space(position: Position, layouts: Layouts, line: LineWords, space: int) -> None:
    _season, troops, village, trace, _face, _maybe = layouts.space.read(line)
    position.spaces[space] = troops
    position.slots[space] = village
    position.traces[space] = trace
    position.faces |= line.choice("face", v.FACES, v.FACES[0]) << space
    maybe = sum([1 << token for token in line.several("maybe", v.IDENTITIES)])
    position.possible_tokens[space] = maybe if maybe else open_tokens(position, space)
    line.finish()


def _fill_villages(position: Position, layouts: Layouts, line: LineWords) -> None:
    """Read the troop and the victims of each village, each of them once."""
    for village, name in enumerate(layouts.villages):
        found: list[str] = []
        for word in line.words(name):
            if word in v.TROOPS:
                found.append(word)
                if word == v.TROOPS[v.DRAGOON]:
                    position.dragoons |= 1 << village
                else:
                    position.peasants |= 1 << village
            elif word[:1].isdigit():
                found.append("victims")
                most = terms.VICTIMS_TO_WIN
                position.victims_by_village[village] = line.whole(name, word, 1, most)
            else:
                line.index(word, v.TROOPS)
        line.check_once(name, found)
    line.finish()


def _fill_cards(position: Position, line: LineWords) -> None:
    for place, name in enumerate(v.CARD_PLACES):
        if place != v.IN_PILE:
            for card in line.several(name, position.setting.deck.ids):
                if position.cards[card] != v.IN_PILE:
                    raise line.fail("brotherhood-two-places", card=position.setting.deck.ids[card])
                position.cards[card] = place
    line.finish()
