"""An owner's map and cards: played as they are, refused with a clear sentence when broken."""

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.brotherhood_of_the_wolf.games import card_file, map_file, steps, wild_table
from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.core.chance import playout
from wolfden.core.contract import CHANCE, State
from wolfden.core.errors import BadData
from wolfden.core.text.position import add_documents
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import at_of, verb_of
from wolfden.titles.brotherhood_of_the_wolf.rules.board import board
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import deck
from wolfden.titles.brotherhood_of_the_wolf.rules.possibilities import possibilities
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import season_of
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import PREDATOR, PROWL, TURNING
from wolfden.titles.brotherhood_of_the_wolf.text.check import check

DATA = files("wolfden.titles.brotherhood_of_the_wolf") / "data"
MAP = map_file()
CARDS = card_file()


def refused(option: str, text: str) -> str:
    """Return why a file is refused."""
    with pytest.raises(BadData) as error:
        GAME.setup(2, {option: text})
    return str(error.value)


def test_an_own_map_is_played() -> None:
    own = MAP.replace('"mende"', '"silent-hill"').replace(" mende", " silent-hill")
    own = own.replace("mende ", "silent-hill ").replace('"Mende"', '"Silent Hill"')
    state = GAME.setup(2, {"map": own})
    assert "hide wolves @silent-hill" in [str(action) for action in state.legal(0)]
    assert GAME.load(state.dump()).dump() == state.dump()
    playout(state, random.Random(1))
    assert state.outcome() is not None


SYMBOLS = 'symbols = { bishop = "devil", gamekeeper = "wolves", '
SWAPPED = MAP.replace(
    f'{SYMBOLS}marquis = "predator", envoy = "count" }}',
    f'{SYMBOLS}marquis = "count", envoy = "predator" }}',
)


def symbols(state: State) -> list[object]:
    """Return what each hunter recognises besides the vagabond, as a hunter sees it."""
    hunters = state.view(1)["hunters"]
    assert isinstance(hunters, list)
    return [hunter["symbols"] for hunter in hunters]


def test_an_own_map_says_what_each_hunter_recognises() -> None:
    assert SWAPPED != MAP
    known = ["devil", "wolves", "count", "predator"]
    assert symbols(GAME.setup(2, {"map": SWAPPED})) == [[one, "vagabond"] for one in known]
    laid, at = "spring=langeac summer=saugues/predator/down", "marquis=saugues envoy=saugues"
    text = Table("examine", laid=laid, at=at, card="su3").state.dump()
    for own, taker in ((MAP, "marquis"), (SWAPPED, "envoy")):
        state = GAME.load(add_documents(text, {"map": own}))
        assert isinstance(state, BrotherhoodState)
        state.apply(state.parse(1, f"examine {taker} @saugues"))
        assert state.taken == 1 << PREDATOR


def test_a_map_that_is_silent_about_the_hunters_has_our_symbols() -> None:
    silent = re.sub(r"symbols = .*", "", MAP)
    assert silent != MAP
    assert symbols(GAME.setup(2, {"map": silent})) == symbols(GAME.setup(2))


def test_a_card_may_give_back_the_start_village_if_it_names_it() -> None:
    effect = 'name = "beast-takes-back-village", count = 1'
    laid = "spring=langeac summer=auvers autumn=la-besseyre/devil/down"
    text = Table("card", 3, laid=laid).state.dump()
    for more, start in (("", []), (", start = false", []), (", start = true", ["recall @langeac"])):
        own = re.sub(r"effects = .*", f"effects = [{{ {effect}{more} }}]", CARDS)
        state = GAME.load(add_documents(text, {"cards": own}))
        state.apply(state.parse(CHANCE, "card wi1"))
        state.apply(state.parse(1, "decline"))
        legal = [str(action) for action in state.legal(0)]
        assert sorted(legal) == sorted(["recall @auvers", *start, "decline"])


def test_own_cards_with_known_effects_need_no_code() -> None:
    strange = (
        'effects = [{ name = "fog" }, { name = "victims-delta", by = 2 },'
        ' { name = "beast-takes-back-village", count = 2 }]'
    )
    own = re.sub(r"effects = .*", strange, CARDS)
    for seed in range(5):
        state = GAME.setup(3, {"cards": own})
        playout(state, random.Random(seed))
        assert state.outcome() is not None
        assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize("seed", range(8))
def test_cards_of_any_known_effects_can_be_played(seed: int) -> None:
    for state, seat, code in steps(seed, wild_table(seed)):
        check(state)
        assert state.explain(seat, state.notation().write(code)) is None
        for observer in (0, 1, None):
            twin = state.resample(observer, random.Random(seed))
            check(twin)
            assert twin.view(observer) == state.view(observer)
        possible = possibilities(state, 1)
        if verb_of(code) == PROWL:
            assert possible.goals >> at_of(code) & 1


def test_fog_season_after_season_shows_the_card_before() -> None:
    own = re.sub(r"effects = .*", 'effects = [{ name = "fog" }]', CARDS)
    state = GAME.setup(2, {"cards": own})
    assert isinstance(state, BrotherhoodState)
    rng = random.Random(2)
    while state.actors():
        seat = state.actors()[0]
        state.play(seat, rng.choice(state.codes(seat)))
        if state.stage == TURNING and state.round > 1:
            # The card of last season is hidden, and no other.
            assert state.hidden == season_of(state.round - 1)
            laid = [slot for slot in range(4) if state.slots[slot] >= 0]
            assert [slot for slot in laid if not state.is_open(slot)] == [state.hidden]


@refusals(Path(__file__).with_name("own-files.txt"))
def test_a_broken_map_or_card_file_is_refused(refusal: Refusal) -> None:
    good = {"map": MAP, "cards": CARDS}[refusal.heading]
    assert refusal.problem in refused(refusal.heading, refusal.breaks(good))


def test_a_map_needs_thirty_villages() -> None:
    fewer = re.sub(r"    \{ number = 30.*\n", "", MAP)
    assert "the map needs 30 villages, not 29 (B1.1)" in refused("map", fewer)


def test_every_place_must_be_reachable() -> None:
    island = MAP.replace("hamlets = [", 'hamlets = [{ id = "isle", name = "Isle", at = [0, 0] },')
    assert "no road leads from saint-flour to isle (B1.1)" in refused("map", island)


def test_a_map_has_room_for_250_places() -> None:
    hamlets = "".join(f'{{ id = "h{n}", name = "H", at = [0, 0] }},' for n in range(200))
    roads = "".join(f'"langeac h{n}",' for n in range(200))
    crowded = MAP.replace("hamlets = [", f"hamlets = [{hamlets}").replace(
        "roads = [", f"roads = [{roads}"
    )
    assert "the map has 266 places; 250 is the most" in refused("map", crowded)


def test_our_places_are_named_in_the_texts_alone() -> None:
    ours = (DATA / "map.toml").read_text(encoding="utf-8")
    assert "name =" not in ours
    assert board().names[:2] == ["Saint-Flour", "Ruynes"]
    assert all(board().names)
    assert board(ours).names == board(MAP).names == board().names


def test_a_place_that_is_not_ours_needs_its_own_name() -> None:
    own = MAP.replace('name = "Mende", ', "")
    assert board(own).names == board().names
    own = own.replace('"mende"', '"silent-hill"').replace(" mende", " silent-hill")
    assert "“name” is missing; it must be a text." in refused("map", own)


def test_our_cards_are_worded_in_the_texts_alone() -> None:
    ours = (DATA / "cards.toml").read_text(encoding="utf-8")
    assert not re.search(r"^(title|text) =", ours, re.MULTILINE)
    assert all(card.title and card.text for card in deck().cards)
    read = [(card.title, card.text) for card in deck().cards]
    assert [(card.title, card.text) for card in deck(ours).cards] == read


@pytest.mark.parametrize("word", ["title", "text"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("by = -1 }", "by = -2 }"),
        ('id = "su1"\nseason = "summer"\nphase = 4', 'id = "su1"\nseason = "summer"\nphase = 3'),
        ('id = "su1"', 'id = "own"'),
    ],
)
def test_a_card_that_is_not_ours_needs_its_own_words(word: str, old: str, new: str) -> None:
    own = re.sub(rf"^{word} = .*\n", "", CARDS, flags=re.MULTILINE)
    assert deck(own).cards[0].title
    problem = f"cards: card 1: “{word}” is missing; it must be a text."
    assert problem in refused("cards", own.replace(old, new, 1))


def test_a_card_may_bring_other_words() -> None:
    own = re.sub(r"^text = .*$", 'text = "As written."', CARDS, flags=re.MULTILINE)
    assert {card.text for card in deck(own).cards} == {"As written."}


def test_what_is_ours_is_said() -> None:
    assert "23 of the 24 season cards are our own" in GAME.meta().note
    ours = [card.id for card in deck().cards if card.source == "ours"]
    assert (len(ours), "au1" in ours) == (23, False)
    view = GAME.setup(2).view(None)
    notes = ["note-brotherhood-of-the-wolf-map", "note-brotherhood-of-the-wolf-cards"]
    assert view["notes"] == notes
    cards = view["cards"]
    assert isinstance(cards, list)
    assert [card["card"] for card in cards if not card["ours"]] == ["au1"]


def test_what_an_owner_brings_is_not_called_ours() -> None:
    for options, notes in [
        ({"map": MAP}, ["note-brotherhood-of-the-wolf-cards"]),
        ({"cards": CARDS}, ["note-brotherhood-of-the-wolf-map"]),
        ({"map": MAP, "cards": CARDS}, []),
    ]:
        assert GAME.setup(2, options).view(None)["notes"] == notes
