"""The named positions of Age of the Wolf show what they are named for."""

from tests.perft.count import entries
from wolfden.core.contract import State
from wolfden.core.events import Log

TITLE = "age-of-the-wolf"


def named(name: str) -> State:
    """Return a named position."""
    (found,) = [entry for entry in entries() if (entry.title, entry.name) == (TITLE, name)]
    return found.load()


def do(state: State, *actions: str) -> list[str]:
    """Let the next actor do each of these actions in turn; return the names of events."""
    log = Log()
    for action in actions:
        (seat,) = state.actors()
        state.apply(state.parse(seat, action), log)
    return [event.name for event in log.events]


def legal(state: State, beginning: str = "") -> list[str]:
    """Return the legal actions of the only actor that begin so."""
    (actor,) = state.actors()
    return [text for action in state.legal(actor) if (text := str(action)).startswith(beginning)]


def test_both_lead_wolves_may_roll_again_and_a_tie_is_rolled_off() -> None:
    state = named("battle-reroll")
    assert state.actors() == (0,)
    do(state, "keep")
    assert state.actors() == (1,)
    assert legal(state) == ["reroll", "keep"]
    tied = named("battle-reroll")
    assert "tie" in do(tied, "reroll", "roll 3", "reroll", "roll 2")


def test_the_beaten_choose_their_refuge_and_what_it_cannot_feed_dies() -> None:
    state = named("retreat")
    assert legal(state) == [
        "retreat @green-forest",
        "retreat @green-tundra",
        "retreat @red-lowland",
        "perish",
    ]
    assert "lose" not in do(state.copy(), "retreat @green-forest")
    assert "lose" in do(state.copy(), "retreat @red-lowland")


def test_wolves_roam_once_into_own_regions_only() -> None:
    state = named("roaming")
    own = {"@red-forest", "@red-steppe", "@red-ridge", "@red-mountain"}
    assert {text.split()[2] for text in legal(state, "roam")} <= own
    do(state, "roam @red-mountain @red-ridge 5 pack")
    assert not legal(state, "roam @red-mountain")
    assert "roam @red-ridge @red-forest 15 pack" not in legal(state)


def test_a_starving_pack_may_give_up_the_lead_wolf_and_gets_a_new_one() -> None:
    state = named("starving")
    assert legal(state) == ["lose @red-tundra 10 pack", "lose @red-tundra 10 lead"]
    do(state, "lose @red-tundra 10 lead")
    assert legal(state) == ["lead @red-forest", "lead @red-tundra", "lead @red-ridge"]


def test_scared_predators_crowd_a_rival_who_withdraws_or_loses() -> None:
    state = named("scare-into-rival")
    assert do(state, "scare @green-steppe @red-lowland") == ["card", "drive"]
    assert state.actors() == (1,)
    assert "withdraw @green-mountain 10 pack" in legal(state)
    assert "withdraw @red-mountain 10 pack" not in legal(state), "there is room for five"
    assert "lose" in do(state, "stay", "lose @red-lowland 10 pack")


def test_wolves_cross_ice_and_return_over_it_and_no_other_water() -> None:
    state = named("frozen-channel")
    assert legal(state, "move @red-tundra @red-island")
    assert not legal(state, "move @red-tundra @green-island")
    assert "freeze red-tundra~red-island" not in legal(state)
    events = do(state, "move @red-tundra @red-island 5 pack", "next", "roll 1", "roll 1")
    assert events[-1] == "go-back"


def test_the_last_litter_is_a_choice() -> None:
    state = named("short-supply")
    do(state, "breed")
    assert legal(state) == ["litter @red-forest", "litter @red-steppe", "litter @red-ridge"]
