"""B4 Phase 2, the Beast: what it takes back, and the secret choice of village and trace.

``position.possible_tokens`` follows every token that is face down: which ones it may be, after
all that was ever laid, turned up and taken. Traces lying together differ, so when one leaves the
table while it is certain, the others can no longer be that token for having lain next to it.
"""

from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import actions, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import (
    at_of,
    face_of,
    pack,
    verb_of,
    what_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Card
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

# Taking back.


def take_back(position: Position, log: Log | None) -> None:
    """B4.1 Take back the trace of two seasons ago and the village card of this season last year.

    B10.2 Then a card may return one more trace: only that of last season is still there.
    """
    season = position.season()
    village = position.slots[season]
    position.slots[season] = terms.NONE
    if village != terms.NONE and log is not None:
        log.add("take-back", terms.BEAST_SEAT, {"village": position.setting.board.ids[village]})
    _take_back_trace(position, (season + 2) % vocab.SEASON_COUNT, log)
    if position.rule().returns_trace:
        _take_back_trace(position, (season + 3) % vocab.SEASON_COUNT, log)


def _take_back_trace(position: Position, slot: i64, log: Log | None) -> None:
    token = position.traces[slot]
    if token == terms.NONE:
        return
    if log is not None:
        open_facts: Facts = {"season": vocab.SEASONS[slot]}
        if position.faces >> slot & 1:
            open_facts["trace"] = vocab.IDENTITIES[token]
        secret: Facts = {"trace": vocab.IDENTITIES[token]}
        log.add("take-back", terms.BEAST_SEAT, open_facts, {terms.BEAST_SEAT: secret})
    lift_trace(position, slot)


def recallable(position: Position) -> i64:
    """B10.2 Return the bits of the village cards the Beast may take back.

    Not that of its own village, and not that of the start village, unless the card names it.
    """
    bits = position.open_cards() & ~kept_start(position, position.rule())
    if not position.beast_is_hidden() and not position.rule().recalls_own:
        bits &= ~(1 << position.beast)
    return bits


def kept_start(position: Position, rule: Card) -> i64:
    """B2.3 Return the bit of the start village whose card stays until the second spring, or 0."""
    start: i64 = position.slots[vocab.SPRING]
    if start == terms.NONE or not 0 < position.round < vocab.SEASON_COUNT:
        return 0
    if rule.recalls_start or not position.setting.start_is_kept:
        return 0
    return 1 << start


def recall_codes(position: Position) -> list[int]:
    """B10.2 Return the village cards the Beast may take back, and taking none."""
    villages = range(terms.VILLAGES)
    out = [
        pack(vocab.RECALL, at=place) for place in villages if not recall_refusal(position, place)
    ]
    out.append(pack(vocab.DECLINE))
    return out


def recall_refusal(position: Position, place: i64) -> str:
    """B10.2 Return why a village card cannot be taken back, or ``""``."""
    if place == position.beast and not position.rule().recalls_own:
        return "recall-own-village"
    if kept_start(position, position.rule()) == 1 << place:
        return "recall-start-village"
    village = position.setting.board.is_village(place)
    return "" if village and recallable(position) >> place & 1 else "no-card-here"


def play_recall(position: Position, code: i64, log: Log | None) -> None:
    """B10.2 Take a village card back, or no further one; a trace beside it stays (B6.8)."""
    if verb_of(code) == vocab.DECLINE:
        position.count = 0
        return
    village = at_of(code)
    slot = position.slots.index(village)
    position.slots[slot] = terms.NONE
    if log is not None:
        log.add("recall", terms.BEAST_SEAT, {"village": position.setting.board.ids[village]})
    position.count = position.count - 1 if recallable(position) else 0


# Choosing.


def beast_range(position: Position, with_pack: bool) -> i64:
    """B4.2, B4.4 Return how many leagues the Beast may travel."""
    rule = position.rule()
    bonus: i64 = terms.PACK_RANGE if with_pack and not rule.powerless else 0
    return rule.beast_range + bonus


def goals_from(position: Position, origin: i64, with_pack: bool) -> i64:
    """B4.2, B4.3 Return the bits of the villages the Beast may choose from ``origin``.

    Only what is public is asked, and the card of ``origin`` itself: so the hunters can put the
    same question about any village it may be hiding in.
    """
    leagues = beast_range(position, with_pack)
    near: i64 = position.setting.board.within[origin][leagues]
    return near & ~(position.open_cards() | 1 << origin)


def pack_is_free(position: Position) -> bool:
    """B4.2 Whether the Beast holds the wolf pack's token."""
    return free_tokens(position) >> vocab.WOLVES & 1 == 1


def prowl_codes(position: Position) -> list[int]:
    """B4.2 Return every pair of village and trace the Beast may choose."""
    out: list[int] = []
    free = free_tokens(position)
    near = goals_from(position, position.beast, False)
    far = goals_from(position, position.beast, pack_is_free(position))
    first_face: i64 = 1 if position.rule().powerless else 0
    for village in range(terms.VILLAGES):
        prowl: i64 = vocab.PROWL | village << actions.AT
        if near >> village & 1:
            for token in range(vocab.IDENTITY_COUNT):
                if free >> token & 1:
                    if first_face == 0:
                        out.append(prowl | token << actions.WHAT)
                    out.append(prowl | token << actions.WHAT | 1 << actions.FACE)
        elif far >> village & 1:
            out.append(prowl | vocab.WOLVES << actions.WHAT | 1 << actions.FACE)
    return out


def goal_refusal(position: Position, place: i64) -> str:
    """B4.2, B4.3, B4.5 Return why the Beast cannot choose a village with any trace, or ``""``."""
    board = position.setting.board
    if not board.is_village(place):
        return "prowl-to-hamlet"
    if place == position.beast:
        return "prowl-in-place"
    if position.laid_cards() >> place & 1:
        return "village-card-lies"
    far = goals_from(position, position.beast, pack_is_free(position))
    return "" if far >> place & 1 else "prowl-too-far"


def token_refusal(position: Position, place: i64, token: i64) -> str:
    """B4.2 Return why this token cannot be laid with a choice of this village, or ``""``."""
    if position.taken >> token & 1:
        return "token-taken"
    if position.laid_tokens() >> token & 1:
        return "token-lies"
    near = goals_from(position, position.beast, False) >> place & 1
    return "" if near or token == vocab.WOLVES else "only-with-pack"


def face_refusal(position: Position, place: i64, face: i64) -> str:
    """B4.2, B4.4 Return why the token cannot be laid with this face up, or ``""``."""
    if face == 1:
        return ""
    if position.rule().powerless:
        return "face-up-only"
    near = goals_from(position, position.beast, False) >> place & 1
    return "" if near else "only-with-pack"


def play_prowl(position: Position, code: i64, log: Log | None) -> None:
    """B4.2 The village card is laid face down, the trace next to it face down or face up."""
    season = position.season()
    village, token, face = at_of(code), what_of(code), face_of(code)
    position.slots[season] = village
    lay_trace(position, season, token, face)
    if log is not None:
        open_facts: Facts = {"face": vocab.FACES[face]}
        if face == 1:
            open_facts["trace"] = vocab.IDENTITIES[token]
        secret: Facts = {
            "at": position.setting.board.ids[village],
            "trace": vocab.IDENTITIES[token],
        }
        log.add("prowl", terms.BEAST_SEAT, open_facts, {terms.BEAST_SEAT: secret})


# B4.1, B4.2, B6.4 Trace tokens on the table, and what the hunters can know about each.


def free_tokens(position: Position) -> i64:
    """B4.2 Return the bits of the tokens the Beast holds."""
    return terms.ALL_TOKENS & ~position.taken & ~position.laid_tokens()


def lay_trace(position: Position, slot: i64, token: i64, face: i64) -> None:
    """B4.2 Lay a token next to a village card."""
    position.traces[slot] = token
    if face == 1:
        position.faces |= 1 << slot
        position.possible_tokens[slot] = 1 << token
    else:
        position.possible_tokens[slot] = terms.ALL_TOKENS & ~position.taken


def turn_up(position: Position, slot: i64) -> None:
    """B6.4 Turn a trace face up: now everyone knows it."""
    position.faces |= 1 << slot
    position.possible_tokens[slot] = 1 << position.traces[slot]


def lift_trace(position: Position, slot: i64) -> None:
    """Take a trace off the table, unseen if it is face down."""
    known: i64 = position.possible_tokens[slot]
    if known & (known - 1) == 0:
        for other in range(vocab.SEASON_COUNT):
            position.possible_tokens[other] &= ~known
    position.traces[slot] = terms.NONE
    position.possible_tokens[slot] = 0
    position.faces &= ~(1 << slot)


def possible_tokens(position: Position, slot: i64) -> list[int]:
    """Return the tokens a trace may be, given that traces lying together differ."""
    others: i64 = 0
    for other in range(vocab.SEASON_COUNT):
        if other != slot:
            others |= position.possible_tokens[other]
    return [
        token
        for token in range(vocab.IDENTITY_COUNT)
        if position.possible_tokens[slot] >> token & 1 and others != 1 << token
    ]
