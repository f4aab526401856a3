"""B2 First victim, the spring of 1764."""

from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of
from wolfden.core.events import Log
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState

STARTS = {"@saint-flour", "@langeac", "@chauchailles", "@mende", "@les-hubacs"}


def opened(*places: str, start: str = "mende", seats: int = 2) -> BrotherhoodState:
    """Return a game after the Beast has hidden and the hunters have taken these places."""
    state = GAME.setup(seats)
    assert isinstance(state, BrotherhoodState)
    state.apply(state.parse(0, f"hide wolves @{start}"))
    for hunter, place in zip(("bishop", "gamekeeper", "marquis", "envoy"), places, strict=False):
        state.apply(state.parse(state.actors()[0], f"place {hunter} @{place}"))
    return state


def test_b2_1_the_beast_picks_any_identity_and_one_of_five_start_villages() -> None:
    state = GAME.setup(2)
    assert state.actors() == (0,)
    words = [action.words for action in state.legal(0)]
    assert len(words) == 25
    assert {place for _verb, _identity, place in words} == STARTS


def test_b2_1_the_choice_is_secret() -> None:
    state, log = GAME.setup(2), Log()
    state.apply(state.parse(0, "hide count @mende"), log)
    assert facts_of(log.events, "hide") == [{}]
    assert facts_of(log.events, "hide", 1) == [{}]
    assert facts_of(log.events, "hide", 0) == [{"identity": "count", "at": "mende"}]
    for observer in (1, None):
        beast = state.view(observer)["beast"]
        assert beast == {"hidden": True, "at": "", "identity": "", "chosen": False}


def test_b2_2_hunters_stand_in_villages_or_hamlets_together_or_apart() -> None:
    state = opened("javols")
    assert len([a for a in state.legal(1) if a.words[1] == "envoy"]) == 66
    state = opened("javols", "javols", "rimeize", "mende")
    assert state.hunters == [13, 13, state.setting.board.by_id["rimeize"], 23]


def test_b2_2_everyone_places_their_own_in_any_order() -> None:
    state = opened(seats=5)
    assert state.actors() == (1, 2, 3, 4)
    state.apply(state.parse(3, "place marquis @mende"))
    assert state.actors() == (1, 2, 4)
    assert state.refusal(1, ["place", "envoy"], whole=False) is not None


def test_b2_3_a_victim_where_no_hunter_is() -> None:
    state = opened("javols", "javols", "javols", "javols")
    assert (state.victims, state.victims_by_village[23]) == (1, 1)
    assert opened("javols", "javols", "mende", "javols").victims == 0


def test_b2_3_the_start_village_is_revealed_without_a_trace() -> None:
    spaces = opened("javols", "javols", "javols", "javols").view(None)["spaces"]
    assert isinstance(spaces, list)
    assert (spaces[3]["village"], spaces[3]["open"], spaces[3]["trace"]) == ("mende", True, False)


def test_b2_3_the_card_blocks_the_village_until_spring_1765() -> None:
    laid = "spring=langeac summer=auvers autumn=saugues winter=la-besseyre"
    third = Table("prowl", 3, laid="spring=langeac summer=auvers autumn=la-besseyre")
    assert third.why("prowl @langeac devil down") == "village-card-lies"
    # Cards leave it there too, unless they name it (B10.2).
    first_year = "spring=langeac summer=auvers winter=mende"
    back = Table("recall", 2, laid=first_year, card="au6", count=1)
    assert back.legal() == ["recall @mende", "decline"]
    assert back.refused("recall @langeac").rule == "B2.3"
    fourth = Table("troop", 4, laid=laid)
    fourth.do("decline")
    assert fourth.may("prowl @langeac devil down")
