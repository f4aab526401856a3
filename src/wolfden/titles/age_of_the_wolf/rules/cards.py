"""A8 Cards: what each of them does, drawing them and discarding them."""

from wolfden.core.contract import CHANCE
from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import actions, pieces, vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import at_of, pack, to_of, verb_of
from wolfden.titles.age_of_the_wolf.rules.dens import breed
from wolfden.titles.age_of_the_wolf.rules.driving import drive
from wolfden.titles.age_of_the_wolf.rules.moving import can_march, is_in_reach
from wolfden.titles.age_of_the_wolf.rules.state import ADVANCING, Position

# Playing.


def add_cards(position: Position, seat: i64, out: list[int]) -> None:
    """A8 Add every way to play a card of the hand."""
    if position.hand(seat, vocab.SCARE_CARD) > 0:
        _add_scares(position, seat, out)
    if position.hand(seat, vocab.BREED_CARD) > 0 and breed_refusal(position, seat) == "":
        out.append(pack(vocab.BREED))
    if position.hand(seat, vocab.EXTRA_CARD) > 0 and extra_refusal(position, seat) == "":
        out.append(pack(vocab.EXTRA))
    if position.hand(seat, vocab.FREEZE_CARD) > 0:
        for channel in range(len(position.setting.board.channels)):
            if freeze_refusal(position, channel) == "":
                out.append(pack(vocab.FREEZE, channel))


def _add_scares(position: Position, seat: i64, out: list[int]) -> None:
    board = position.setting.board
    for place in range(board.size):
        if position.predators[place] != 0 and is_in_reach(position, seat, place):
            code = pack(vocab.SCARE, place)
            for to in board.flights[place]:
                out.append(code | to << actions.TO)


def scare_refusal(position: Position, seat: i64, place: i64) -> str:
    """A8.1 Return why the predators of a region cannot be scared, or ``""``."""
    if position.predators[place] == 0:
        return "scare-nothing"
    return "" if is_in_reach(position, seat, place) else "scare-too-far"


def breed_refusal(position: Position, seat: i64) -> str:
    """A8.2, A8.5 Return why extra wolves would have no effect, or ``""``."""
    if position.pack_dens(seat) == 0:
        return "breed-without-den"
    return "breed-without-wolves" if position.supply(seat) < pieces.FIVE else ""


def extra_refusal(position: Position, seat: i64) -> str:
    """A8.3, A8.5 Return why the extra move is not open now, or ``""``."""
    if position.stage != vocab.MOVING:
        return "extra-too-late"
    if position.moves > 0:
        return "extra-too-early"
    return "" if can_march(position, seat) else "extra-without-move"


def freeze_refusal(position: Position, channel: i64) -> str:
    """A8.4, A8.5 Return why a channel cannot be frozen, or ``""``."""
    if position.stage == vocab.DISCARDING:
        return "freeze-too-late"
    one: i64 = 1
    return "freeze-again" if position.frozen & one << channel != 0 else ""


def play_card(position: Position, code: i64, log: Log | None) -> None:
    """A8.5 Play a card: reveal it, apply its effect and discard it."""
    one: i64 = 1
    seat = position.active
    card = verb_of(code) - vocab.SCARE
    position.shift_card(card, seat, position.discards())
    position.stage = ADVANCING
    if log is not None:
        log.add("card", seat, {"card": vocab.CARDS[card]}, reveals=True)
    if card == vocab.SCARE_CARD:
        drive(position, at_of(code), to_of(code), log)
    elif card == vocab.BREED_CARD:
        breed(position, seat, log)
    elif card == vocab.EXTRA_CARD:
        position.moves += 1
    else:
        position.frozen |= one << at_of(code)
        if log is not None:
            channel = position.setting.board.channel_names[at_of(code)]
            log.add("freeze", seat, {"channel": channel})


# Drawing and discarding.


def refill_deck(position: Position, log: Log | None) -> None:
    """A8.5 Refill the deck from the discards if it has run out."""
    if position.hand_size(position.deck()) > 0:
        return
    cards = position.hand_size(position.discards())
    for card in range(vocab.CARD_KINDS):
        while position.hand(position.discards(), card) > 0:
            position.shift_card(card, position.discards(), position.deck())
    if log is not None:
        log.add("refill", CHANCE, {"cards": cards})


def draw_codes(position: Position) -> list[int]:
    """A3.7 Return the kinds of cards that can be drawn."""
    return _card_codes(position, vocab.DRAW, position.deck())


def _card_codes(position: Position, verb: i64, row: i64) -> list[int]:
    return [pack(verb, card) for card in range(vocab.CARD_KINDS) if position.hand(row, card) > 0]


def draw_refusal(position: Position, card: i64) -> str:
    """A3.7 Return why chance cannot draw such a card, or ``""``."""
    return "" if position.hand(position.deck(), card) > 0 else "draw-gone"


def draw_weights(position: Position) -> list[int]:
    """A3.7 Return how many of each such kind the deck holds."""
    deck = position.deck()
    counts = [position.hand(deck, card) for card in range(vocab.CARD_KINDS)]
    return [count for count in counts if count > 0]


def draw_card(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """A8.6 A card comes into a hand; its kind is for the owner's eyes only."""
    position.shift_card(card, position.deck(), seat)
    if log is not None:
        log.add("draw", seat, {}, {seat: {"card": vocab.CARDS[card]}})


def excess_codes(position: Position) -> list[int]:
    """A3.7 Return the kinds of cards that may be discarded, and ways to play one instead.

    Nobody moves any more, so only cards A and B still have an effect (A8.5).
    """
    seat = position.seat
    codes = _card_codes(position, vocab.DISCARD, seat)
    if position.setting.is_printed:
        add_cards(position, seat, codes)
    return codes


def play_excess(position: Position, code: i64, log: Log | None) -> None:
    """A3.7 A card too many is played, or goes to the discards, face up."""
    if verb_of(code) != vocab.DISCARD:
        play_card(position, code, log)
        return
    position.stage = ADVANCING
    position.shift_card(at_of(code), position.seat, position.discards())
    if log is not None:
        log.add("discard", position.seat, {"card": vocab.CARDS[at_of(code)]}, reveals=True)
