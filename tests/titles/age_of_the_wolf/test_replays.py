"""Golden replays of Age of the Wolf: every way to end, every number of packs, every option."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from wolfden.core.options import Choice
from wolfden.core.record import Record
from wolfden.core.text.replay import Replay, open_replay, read, write
from wolfden.titles import TITLES

FOLDER = Path(__file__).parent / "replays"
FILES = sorted(FOLDER.glob("*.txt"))


@cache
def opened(path: Path) -> tuple[Replay, Record]:
    """Read and play a file through, once for all tests."""
    return open_replay(path.read_text(encoding="utf-8"), TITLES)


def happened() -> Counter[str]:
    """Count the events of all golden games."""
    return Counter(
        event.name for path in FILES for step in opened(path)[1].steps for event in step.events
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_replay_ends_as_it_says(path: Path) -> None:
    replay, record = opened(path)
    outcome = record.state.outcome()
    assert outcome is not None
    assert replay.result.split() == [outcome.reason, *map(str, outcome.scores)]
    assert write(read(path.read_text(encoding="utf-8"))) == path.read_text(encoding="utf-8")


def test_every_way_to_end_and_every_number_of_packs() -> None:
    replays = [opened(path)[0] for path in FILES]
    ends = {replay.result.split()[0] for replay in replays}
    assert ends == {"dens", "last-pack", "round-limit"}
    assert {r.seats for r in replays if r.result.startswith("dens")} == {2, 3, 4}


def test_a_pack_is_eliminated_while_others_play_on() -> None:
    record = opened(FOLDER / "3p-elimination-then-dens.txt")[1]
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


def test_games_of_the_first_rules_go_on_as_before() -> None:
    older = [path for path in FILES if opened(path)[0].rules == 1]
    assert len(older) == 7
    for path in older:
        options = opened(path)[1].options
        assert (options["packs"], options["details"]) == ("seats", "version-1")


def test_everything_happens() -> None:
    found = happened()
    names = ["move", "hunt", "roam", "roll", "battle", "tie", "go-back", "retreat", "drive"]
    names += ["withdraw", "lose", "lead", "starve", "den", "den-lost", "litter", "card", "freeze"]
    names += ["draw", "discard", "refill", "out", "turn", "end", "over", "first", "predator"]
    names += ["start", "replace", "exchange"]
    assert {name: found[name] for name in names if found[name] == 0} == {}
