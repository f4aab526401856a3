"""A broken position, board, map or card file is reported in the language of the user."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.brotherhood_of_the_wolf.games import card_file, map_file
from wolfden.cli import main

TITLES = Path(__file__).parents[1] / "titles"
AGE = "age-of-the-wolf"
BROTHERHOOD = "brotherhood-of-the-wolf"
POSITION = """\
position age-of-the-wolf rules=1 seats=2
regions red-forest=1:25,den green-forest=2:25,den
pack seat=1 lead=red-forest
pack seat=2 lead=green-forest
turn stage=move step=move seat=1 active=1 first=1 round=4 moves=1
"""
FJORD = (TITLES / "age_of_the_wolf" / "fjord.toml").read_text(encoding="utf-8")
MAP = map_file()
CARDS = card_file()

Refused = Callable[[str, str, str, str], str]


@pytest.fixture
def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Return a way to show a title with another file, and to read why it is refused."""

    def refused(title: str, language: str, option: str, text: str) -> str:
        file = tmp_path / "file"
        file.write_text(text, encoding="utf-8")
        players = [] if option == "position" else ["--players", "2"]
        command = ["board", title, *players, "--lang", language, f"--{option}", str(file)]
        assert main(command) == 2
        return capsys.readouterr().err.removeprefix("wolfden: ").strip()

    return refused


FILES = {
    "position": (AGE, POSITION),
    "board": (AGE, FJORD),
    "map": (BROTHERHOOD, MAP),
    "cards": (BROTHERHOOD, CARDS),
}


@refusals(Path(__file__).with_name("broken-files.txt"))
def test_a_broken_file(refusal: Refusal, refused: Refused) -> None:
    option, language = refusal.heading.split()
    title, text = FILES[option]
    assert refused(title, language, option, refusal.breaks(text)) == refusal.problem


def test_a_broken_map_inside_a_position(refused: Refused) -> None:
    lines = [f"map| {line}" for line in MAP.replace("haunt = 3", "haunt = 77").splitlines()]
    position = "\n".join([f"position {BROTHERHOOD} rules=1 seats=2", *lines])
    said = refused(BROTHERHOOD, "uk", "position", position)
    assert said == "map: «haunt» має бути номером села, а не 77 (B4.4)."
