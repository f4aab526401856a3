"""Golden replays of Age of the Wolf: every way to end, every number of packs, every option."""

from tests.replays.golden import events_of, golden_files, opened
from wolfden.core.options import Choice
from wolfden.titles import TITLES

FILES = golden_files("age-of-the-wolf")


def test_every_way_to_end_and_every_number_of_packs() -> None:
    replays = [opened(path)[0] for path in FILES]
    ends = {replay.result.split()[0] for replay in replays}
    assert ends == {"dens", "last-pack", "round-limit"}
    assert {r.seats for r in replays if r.result.startswith("dens")} == {2, 3, 4}


def test_a_pack_is_eliminated_while_others_play_on() -> None:
    record = next(opened(path)[1] for path in FILES if path.stem == "3p-elimination-then-dens")
    outs = [
        number for number, step in enumerate(record.steps) for e in step.events if e.name == "out"
    ]
    assert outs
    assert outs[0] < len(record.steps) - 1


def test_every_option_is_played() -> None:
    played = {pair for path in FILES for pair in opened(path)[1].options.items()}
    for option in TITLES.get("age-of-the-wolf").meta().options:
        values = {value for name, value in played if name == option.name}
        if isinstance(option, Choice):
            assert values == {*option.values, *option.hidden}, option.name
        else:
            assert len(values) > 1, option.name


def test_games_of_the_first_rules_play_as_before() -> None:
    older = [path for path in FILES if opened(path)[0].rules == 1]
    assert len(older) == 7
    for path in older:
        options = opened(path)[1].options
        assert (options["packs"], options["details"]) == ("seats", "version-1")


def test_everything_happens() -> None:
    found = {event.name for event in events_of(FILES)}
    names = ["move", "hunt", "roam", "roll", "battle", "tie", "go-back", "retreat", "drive"]
    names += ["withdraw", "lose", "lead", "starve", "den", "den-lost", "litter", "card", "freeze"]
    names += ["draw", "discard", "refill", "out", "turn", "end", "over", "first", "predator"]
    names += ["start", "replace", "exchange"]
    assert [name for name in names if name not in found] == []
