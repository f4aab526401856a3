"""What a seat or a watcher sees, built field by field.

The Beast (seat 0) sees everything. Hunters share what they see, and watchers see as much, except
for the cards a side has picked (B9.1). ``null`` and empty texts replace what the viewer may not
know; ``possible`` is what can be worked out from the rest.
"""

from wolfden.core.contract import Json, Seat
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import prowling, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import is_protected, victims_with
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Card
from wolfden.titles.brotherhood_of_the_wolf.rules.course import tokens_taken
from wolfden.titles.brotherhood_of_the_wolf.rules.possibilities import possibilities
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position
from wolfden.titles.brotherhood_of_the_wolf.rules.troops import troop_at


def view(position: Position, seat: Seat | None, notes: list[str]) -> Json:
    """Return what ``seat`` (``None``: a watcher) may know, as JSON-ready data."""
    board = position.setting.board
    return {
        "notes": notes,
        "stage": vocab.STAGES[position.stage],
        "round": position.round,
        "rounds": terms.ROUNDS,
        "season": vocab.SEASONS[position.shown_season()],
        "year": terms.year_of(position.round),
        "left": position.count,
        "victims": position.victims,
        "victims_to_win": terms.VICTIMS_TO_WIN,
        "ending": "" if position.stage != vocab.OVER else vocab.END_REASONS[position.ending],
        "map": board.title,
        "places": [_place(position, place) for place in range(board.size)],
        "roads": [
            [board.ids[place], board.ids[there]]
            for place in range(board.size)
            for there in board.neighbours[place]
            if place < there
        ],
        "hunters": [_hunter(position, hunter) for hunter in range(vocab.HUNTER_COUNT)],
        "spaces": [_space(position, space, seat) for space in range(vocab.SEASON_COUNT)],
        "traces": _traces(position),
        "portefaix": _village(position, position.portefaix),
        "beast": _beast(position, seat),
        "card": None if position.card == terms.NONE else _card(position.rule()),
        "cards": [_card_place(position, card, seat) for card in range(len(position.cards))],
        "possible": _possible(position, seat),
        "reach": _reach(position) if seat == terms.BEAST_SEAT else [],
    }


def _village(position: Position, village: i64) -> str:
    return "" if village == terms.NONE else position.setting.board.ids[village]


def _place(position: Position, place: int) -> Json:
    board = position.setting.board
    east, north = board.spots[place]
    is_village = board.is_village(place)
    troop: i64 = troop_at(position, place) if is_village else terms.NONE
    return {
        "id": board.ids[place],
        "name": board.names[place],
        "number": place + 1 if is_village else 0,
        "east": east,
        "north": north,
        "start": place in board.starts,
        "special": place in board.special,
        "troop": "" if troop == terms.NONE else vocab.TROOPS[troop],
        "moved_here": bool(is_village and position.shifted >> place & 1),
        "protected": is_village and is_protected(position, place, position.face_up_token()),
        "victims": position.victims_by_village[place] if is_village else 0,
    }


def _hunter(position: Position, hunter: int) -> Json:
    place = position.hunters[hunter]
    return {
        "hunter": vocab.HUNTERS[hunter],
        "seat": position.leaders[hunter],
        "at": "" if place == terms.NONE else position.setting.board.ids[place],
        "lying": bool(position.lying >> hunter & 1),
        "moved": bool(position.moved >> hunter & 1),
        "examined": bool(position.examined >> hunter & 1),
        "symbols": [
            vocab.IDENTITIES[position.setting.board.symbols[hunter]],
            vocab.IDENTITIES[vocab.VAGABOND],
        ],
    }


def _space(position: Position, space: int, seat: Seat | None) -> Json:
    """B1.4, B4.2 A season space: its troops, the village card and the trace."""
    sees_card = position.is_open(space) or seat == terms.BEAST_SEAT
    sees_trace = bool(position.faces >> space & 1) or seat == terms.BEAST_SEAT
    trace = position.traces[space]
    laid = _round_laid(position, space)
    return {
        "season": vocab.SEASONS[space],
        "troop": vocab.TROOPS[terms.SEASON_TROOP[space]],
        "troops": position.spaces[space],
        "card": position.slots[space] != terms.NONE,
        "open": position.is_open(space),
        "village": _village(position, position.slots[space]) if sees_card else "",
        "round": laid,
        "year": terms.year_of(laid),
        "victims": position.fog_victims if space == position.hidden else 0,
        "trace": trace != terms.NONE,
        "face_up": bool(position.faces >> space & 1),
        "token": vocab.IDENTITIES[trace] if sees_trace and trace != terms.NONE else "",
    }


def _round_laid(position: Position, space: i64) -> i64:
    """B4.2 Return the round whose village card is on a season space, if there is one."""
    back = (position.season() - space) % vocab.SEASON_COUNT
    if back == 0 and vocab.TURNING <= position.stage <= vocab.PROWLING:
        back = vocab.SEASON_COUNT
    return max(0, position.round - back)


def _traces(position: Position) -> Json:
    return {
        "taken": [
            name for token, name in enumerate(vocab.IDENTITIES) if position.taken >> token & 1
        ],
        "count": tokens_taken(position),
        "marker": _village(position, position.marker),
    }


def _beast(position: Position, seat: Seat | None) -> Json:
    """B2.1, B7.1 The Beast itself: identity and, while it is hidden, its place are its own."""
    sees_all = seat == terms.BEAST_SEAT or position.stage == vocab.OVER
    sees_place = sees_all or not position.beast_is_hidden()
    return {
        "hidden": position.beast_is_hidden(),
        "at": _village(position, position.beast) if sees_place else "",
        "identity": vocab.IDENTITIES[position.identity]
        if sees_all and position.identity >= 0
        else "",
        "chosen": position.has_chosen(),
    }


def _card(card: Card) -> Json:
    return {
        "card": card.id,
        "title": card.title,
        "text": card.text,
        "phase": card.phase,
        "moves": card.changes_moves,
        "ours": card.source == "ours",
    }


def _card_place(position: Position, card: int, seat: Seat | None) -> Json:
    """B3.1, B9.1 Where a season card is; watchers do not see what a side has picked."""
    open_to_all = position.cards[card] == vocab.PLAYED or not position.setting.cards_are_chosen
    seen = open_to_all or seat is not None
    rule = position.setting.deck.cards[card]
    return {
        "card": rule.id,
        "season": vocab.SEASONS[rule.season],
        "title": rule.title,
        "text": rule.text,
        "phase": rule.phase,
        "ours": rule.source == "ours",
        "where": vocab.CARD_PLACES[position.cards[card]] if seen else "",
    }


def _possible(position: Position, seat: Seat | None) -> Json:
    """Return the hunters' table of possibilities, see ``possibilities.py``."""
    found = possibilities(position, seat)
    board = position.setting.board
    return {
        "identities": [vocab.IDENTITIES[one] for one in found.identities],
        "here": board.villages(found.here),
        "goals": board.villages(found.goals),
        "traces": [[vocab.IDENTITIES[token] for token in tokens] for tokens in found.traces],
    }


# What the Beast may look forward to: the villages in its reach, what each brings, who watches.
#
# It is for the Beast's eyes alone. Victims are counted as if nobody moved any more; ``watched``
# names the hunters who can still walk there and protect the village (B5.1). Between two choices it
# looks ahead to the next one, as if the season card to come changed nothing.


def _reach(position: Position) -> list[Json]:
    """B4.2 Return the villages the Beast may choose, now or at its next choice."""
    if position.stage in (vocab.RECALLING, vocab.PROWLING):
        return _from_here(position.copy())
    is_over = position.round == terms.ROUNDS and position.stage >= vocab.MOVING
    if position.beast == terms.NONE or position.stage == vocab.OVER or is_over:
        return []
    return _from_here(_looking_ahead(position))


def _looking_ahead(position: Position) -> Position:
    """B4.1 Return a copy at the Beast's next choice: in the village it has chosen, cards lifted."""
    ahead = position.copy()
    if ahead.has_chosen():
        ahead.beast = ahead.slots[ahead.season()]
    if ahead.stage >= vocab.MOVING or ahead.round == 0:
        ahead.round += 1
        ahead.card = terms.NONE
    ahead.stage = vocab.PROWLING
    prowling.take_back(ahead, None)
    return ahead


def _from_here(position: Position) -> list[Json]:
    """Return the villages of a copy; B5.1 its hunters stand up before the Beast strikes."""
    position.lying = 0
    near = prowling.goals_from(position, position.beast, False)
    far = prowling.goals_from(position, position.beast, prowling.pack_is_free(position))
    return [
        _prospect(position, village, near >> village & 1 == 1)
        for village in range(terms.VILLAGES)
        if far >> village & 1
    ]


def _prospect(position: Position, village: i64, is_near: bool) -> Json:
    """B4.4, B6.2 Return what a village brings without a power (-1: too far) and by trace.

    Only the wolf pack, face up, leads to villages that are not near.
    """
    origin, free, board = position.beast, prowling.free_tokens(position), position.setting.board
    powerless = position.rule().powerless
    return {
        "village": board.ids[village],
        "leagues": board.leagues[origin][village],
        "victims": victims_with(position, origin, village, terms.NONE) if is_near else -1,
        "powers": {
            name: victims_with(position, origin, village, terms.NONE if powerless else token)
            for token, name in enumerate(vocab.IDENTITIES)
            if free >> token & 1 and (is_near or token == vocab.WOLVES)
        },
        "watched": _watchers(position, village),
    }


def _watchers(position: Position, village: i64) -> list[str]:
    """B5.1 Return the hunters who are there or can walk there."""
    rule = position.rule()
    return [
        name
        for hunter, name in enumerate(vocab.HUNTERS)
        if position.hunters[hunter] != terms.NONE
        and position.setting.board.leagues[position.hunters[hunter]][village]
        <= (0 if rule.frozen >> hunter & 1 else rule.foot)
    ]
