"""What each season card does is measured by decks in which a whole season does the same."""

import argparse

import pytest

from benchmarks.balance import NOTHING, card_lines, only, our_cards
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import EDITIONS, deck


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_cards_of_a_season_do_the_same_and_the_others_what_they_did(edition: str) -> None:
    own = deck(only(our_cards(edition), "summer", NOTHING), edition)
    ours = deck("", edition)
    assert {card.victims_delta for card in own.cards[:6]} == {0}
    assert [card.signature() for card in own.cards[6:]] == [
        card.signature() for card in ours.cards[6:]
    ]


def test_a_row_for_each_card_and_for_none() -> None:
    wanted = argparse.Namespace(deck="second", games=1, seats=2, seed=3, only=["su1", "au1"])
    rows = [line.split(" | ")[0] for line in card_lines(wanted)][2:]
    seasons = ("summer", "autumn", "winter", "spring")
    plain = [f"| none in {season}" for season in seasons]
    assert rows == [plain[0], "| su1", plain[1], "| au1", *plain[2:]]
