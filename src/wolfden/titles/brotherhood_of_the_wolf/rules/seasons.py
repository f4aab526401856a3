"""B3.1, B9 Season cards: drawn by chance, or drafted before the game and chosen."""

from wolfden.core.contract import CHANCE
from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import state, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import pack, what_of
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

# The draft.


def draft_codes(position: Position) -> list[int]:
    """B9.1 Return the cards left in the pile of the season that is drafted."""
    verb = vocab.PICK if position.stage == vocab.PICKING else vocab.DISCARD
    pile = position.setting.deck.of_season(state.draft_season(position.count))
    return [pack(verb, what=card) for card in pile if not draft_refusal(position, card)]


def draft_refusal(position: Position, card: i64) -> str:
    """B9.1 Return why a card cannot be picked or discarded now, or ``""``."""
    if position.setting.deck.cards[card].season != state.draft_season(position.count):
        return "other-season-drafted"
    return "" if position.cards[card] == vocab.IN_PILE else "card-gone"


def play_draft(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B9.1 A card is picked or discarded; both sides see which, watchers do not."""
    picks = position.stage == vocab.PICKING
    card = what_of(code)
    position.cards[card] = vocab.IN_HAND if picks else vocab.DISCARDED
    if log is not None:
        facts: Facts = {"card": position.setting.deck.ids[card]}
        everyone = dict.fromkeys(range(position.setting.players), facts)
        season = vocab.SEASONS[state.draft_season(position.count)]
        log.add("pick" if picks else "discard", seat, {"season": season}, everyone)
    position.count += 1
    if position.count % state.DRAFT_STEPS == 0:
        _discard_last(position)


def _discard_last(position: Position) -> None:
    """B9.1 Three cards are picked: the last one of the pile goes."""
    for card in position.setting.deck.of_season(state.draft_season(position.count - 1)):
        if position.cards[card] == vocab.IN_PILE:
            position.cards[card] = vocab.DISCARDED


# Turning up.


def card_codes(position: Position) -> list[int]:
    """B3.1, B9.2 Return the cards of the season that may come now."""
    source = vocab.IN_HAND if position.setting.cards_are_chosen else vocab.IN_PILE
    cards = position.cards
    out: list[int] = []
    for card in position.setting.deck.of_season(position.season()):
        if cards[card] == source:
            out.append(pack(vocab.TURN_CARD, what=card))
    return out


def card_refusal(position: Position, card: i64) -> str:
    """B3.1, B9.2 Return why a card cannot be turned up, or ``""``."""
    if position.setting.deck.cards[card].season != position.season():
        return "card-of-other-season"
    if position.cards[card] == vocab.PLAYED:
        return "card-seen"
    if position.setting.cards_are_chosen and position.cards[card] != vocab.IN_HAND:
        return "card-not-in-hand"
    return ""


def play_card(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B3.1 A card is turned up and takes the place of the last one."""
    card = what_of(code)
    position.cards[card] = vocab.PLAYED
    position.card = card
    if log is not None:
        facts: Facts = {
            "card": position.setting.deck.ids[card],
            "round": position.round,
            "season": vocab.SEASONS[position.season()],
            "year": terms.year_of(position.round),
        }
        log.add("card", seat, facts, reveals=seat != CHANCE)
