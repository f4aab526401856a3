"""The named positions of Brotherhood of the Wolf show what they are named for."""

from tests.perft.count import entries
from wolfden.core.contract import State
from wolfden.core.events import Log
from wolfden.titles import TITLES

TITLE = "brotherhood-of-the-wolf"


def named(name: str) -> State:
    """Return a named position."""
    return next(one for one in entries() if (one.title, one.name) == (TITLE, name)).load()


def legal(state: State, seat: int) -> list[str]:
    """Return the legal actions of a seat as text."""
    return [str(action) for action in state.legal(seat)]


def played(state: State, seat: int, text: str) -> list[str]:
    """Carry out an action; return the names of its events."""
    log = Log()
    state.apply(state.parse(seat, text), log)
    return [event.name for event in log.events]


def test_from_langeac_seven_villages_need_the_wolf_pack() -> None:
    actions = legal(named("langeac-first-choice"), 0)
    near = {text.split()[1] for text in actions if text.endswith("devil down")}
    assert near == {
        *("@auvers", "@la-besseyre", "@prades", "@saugues"),
        *("@chanaleilles", "@ruynes", "@saint-flour", "@le-malzieu"),
    }
    far = [text for text in actions if text.split()[1] not in near]
    assert len(far) == 7
    assert all(text.endswith(" wolves up") for text in far)


def test_the_bounty_may_be_declined_without_loss() -> None:
    state = named("bounty-one-more-troop")
    before = state.view(1)["spaces"]
    assert "troop-lost" not in played(state, 1, "decline")
    assert [space["troops"] for space in rows(state.view(1)["spaces"])] == [
        space["troops"] for space in rows(before)
    ]


def rows(value: object) -> list[dict[str, object]]:
    """Return a list of a view."""
    assert isinstance(value, list)
    return value


def test_a_troop_that_was_moved_stays() -> None:
    state = named("shift-two-troops")
    first = legal(state, 1)[0]
    goal = first.split()[2]
    played(state, 1, first)
    reason = state.explain(1, f"shift {goal}")
    assert reason is not None
    assert reason.code == "shifted-already"


def test_a_recalled_village_can_be_chosen_again() -> None:
    state = named("recall-before-choosing")
    assert legal(state, 0) == ["recall @prades", "recall @grandrieu", "decline"]
    declined = state.copy()
    played(declined, 0, "decline")
    played(state, 0, "recall @prades")
    assert any(text.startswith("prowl @prades ") for text in legal(state, 0))
    assert not any(text.startswith("prowl @prades ") for text in legal(declined, 0))


def test_in_deep_snow_each_seat_moves_its_own_hunters_two_leagues_at_most() -> None:
    state = named("deep-snow-two-seats")
    assert state.actors() == (1, 2)
    movers = [{text.split()[1] for text in legal(state, seat)[:-1]} for seat in (1, 2)]
    assert movers == [{"bishop", "marquis"}, {"gamekeeper"}]
    reason = state.explain(2, "move gamekeeper @marvejols")
    assert reason is None, "two leagues, riding"
    too_far = state.explain(2, "move gamekeeper @le-malzieu")
    assert too_far is not None
    assert too_far.code == "move-too-far"


def test_after_the_devil_fog_hides_the_attack() -> None:
    state = named("devil-in-fog")
    assert played(state, 0, "drag bishop @rimeize") == ["drag", "fog"]
    beast = state.view(1)["beast"]
    assert isinstance(beast, dict)
    assert (beast["hidden"], beast["at"]) == (True, "")


def test_every_seat_may_send_every_hunter_under_shared_command() -> None:
    state = named("three-seats-investigate")
    for seat in (1, 2, 3):
        assert legal(state, seat) == [
            "examine gamekeeper @saint-flour-de-mercoire",
            "examine envoy @luc",
            "end",
        ]


def test_the_last_round_ends_the_game() -> None:
    state = named("last-round")
    played(state, 1, "end")
    assert played(state, 1, "end") == ["over"]
    assert state.is_over


def test_every_position_is_written_as_it_is_read() -> None:
    for entry in entries():
        if entry.title == TITLE:
            state = entry.load()
            assert TITLES.get(TITLE).load(state.dump()).dump() == state.dump()
