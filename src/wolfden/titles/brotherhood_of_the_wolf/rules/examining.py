"""B6.4–B6.8 Phase 4: the hunters look at traces, take tokens, and ask."""

from typing import Final

from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import actions, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import at_of, what_of
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Card
from wolfden.titles.brotherhood_of_the_wolf.rules.prowling import lift_trace, turn_up
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

FROM_ANYWHERE: Final = 99
"""More leagues than any two places are apart."""


def site_of(position: Position, place: i64) -> i64:
    """B6.4 Return the season space of a trace that may be investigated here, or ``NONE``.

    Only the Beast's village and the one before it are asked, and only while they are face up (B7.1)
    with a trace next to them (B6.8).
    """
    season = position.season()
    for back in range(2):
        slot = (season + vocab.SEASON_COUNT - back) % vocab.SEASON_COUNT
        if position.slots[slot] == place and position.traces[slot] != terms.NONE:
            return slot if position.is_open(slot) else terms.NONE
    return terms.NONE


def has_use(position: Position, hunter: i64, slot: i64) -> bool:
    """B6.4–B6.6 Whether this hunter can learn or take something from a trace."""
    if not position.faces >> slot & 1:
        return True
    return is_recognised(position, hunter, slot)


def is_recognised(position: Position, hunter: i64, slot: i64) -> bool:
    """B6.4, B6.5 Whether the hunter has the symbol; the vagabond counts once in a village."""
    return recognises(position, hunter, position.traces[slot], position.slots[slot])


def recognises(position: Position, hunter: i64, token: i64, village: i64) -> bool:
    """B6.4, B6.5 Whether a hunter would recognise a token in a village."""
    if token == vocab.VAGABOND:
        return position.marker != village
    return position.rule().knows_all or position.setting.board.symbols[hunter] == token


def examining_reach(position: Position, hunter: i64) -> i64:
    """B6.4 Return from how far a hunter may investigate."""
    return reach_from(position, position.hunters[hunter], position.rule())


def reach_from(position: Position, place: i64, rule: Card) -> i64:
    """B6.4, B10.8 Return from how far a hunter in this place may investigate under a card."""
    if rule.informed and place in position.setting.board.special:
        return FROM_ANYWHERE
    return rule.reach


def examine_codes(position: Position, seat: i64) -> list[int]:
    """B6.4 Return the seat's investigations, and ending them."""
    out: list[int] = []
    for hunter in range(vocab.HUNTER_COUNT):
        if position.commands(seat, hunter):
            _add_examinations(position, hunter, out)
    out.append(vocab.END)
    return out


def anyone_can_examine(position: Position) -> bool:
    """B6.4 Whether any hunter has something to investigate."""
    if position.rule().no_investigation:
        return False
    out: list[int] = []
    for hunter in range(vocab.HUNTER_COUNT):
        _add_examinations(position, hunter, out)
    return len(out) > 0


def _add_examinations(position: Position, hunter: i64, out: list[int]) -> None:
    if position.examined >> hunter & 1:
        return
    season = position.season()
    leagues = position.setting.board.leagues[position.hunters[hunter]]
    reach: i64 = examining_reach(position, hunter)
    for back in range(2):
        slot = (season + vocab.SEASON_COUNT - back) % vocab.SEASON_COUNT
        village: i64 = position.slots[slot]
        if village == terms.NONE or leagues[village] > reach or position.traces[slot] == terms.NONE:
            continue
        if position.is_open(slot) and has_use(position, hunter, slot):
            out.append(vocab.EXAMINE | hunter << actions.WHAT | village << actions.AT)


def examiner_refusal(position: Position, seat: i64, hunter: i64) -> str:
    """B6.4 Return why this hunter cannot investigate anywhere for this seat, or ``""``."""
    if not position.commands(seat, hunter):
        return "not-your-hunter"
    return "examined-already" if position.examined >> hunter & 1 else ""


def examine_refusal(position: Position, hunter: i64, place: i64) -> str:
    """B6.4–B6.8 Return why this hunter cannot investigate here, or ``""``."""
    slot = site_of(position, place)
    if slot == terms.NONE:
        return "no-trace-here"
    leagues = position.setting.board.leagues[position.hunters[hunter]][place]
    if leagues > examining_reach(position, hunter):
        return "examine-too-far"
    if has_use(position, hunter, slot):
        return ""
    return "vagabond-again" if position.traces[slot] == vocab.VAGABOND else "no-symbol"


def play_examine(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B6.4 A hunter turns up a trace, and takes it if it shows a symbol of theirs."""
    hunter, village = what_of(code), at_of(code)
    slot = site_of(position, village)
    token: i64 = position.traces[slot]
    position.examined |= 1 << hunter
    turn_up(position, slot)
    if log is not None:
        facts: Facts = {
            "hunter": vocab.HUNTERS[hunter],
            "at": position.setting.board.ids[village],
            "trace": vocab.IDENTITIES[token],
        }
        log.add("examine", seat, facts, reveals=True)
    if not is_recognised(position, hunter, slot):
        return
    if token == vocab.VAGABOND and position.marker == terms.NONE:
        position.marker = village
        if log is not None:
            log.add("recognise", seat, {"at": position.setting.board.ids[village]})
        return
    _take_token(position, seat, slot, log)


def _take_token(position: Position, seat: i64, slot: i64, log: Log | None) -> None:
    """B6.4 The hunters take the token and ask; the answer is the truth."""
    token: i64 = position.traces[slot]
    lift_trace(position, slot)
    position.taken |= 1 << token
    if log is not None:
        answer = "yes" if token == position.identity else "no"
        log.add("ask", seat, {"trace": vocab.IDENTITIES[token], "answer": answer}, reveals=True)
