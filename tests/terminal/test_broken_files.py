"""A broken position, board, map or card file is reported in the language of the user."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.titles.brotherhood_of_the_wolf.games import card_file, map_file
from wolfden.cli import main

AGE = "age-of-the-wolf"
BROTHERHOOD = "brotherhood-of-the-wolf"
POSITION = """\
position age-of-the-wolf rules=1 seats=2
regions red-forest=1:25,den green-forest=2:25,den
pack seat=1 lead=red-forest
pack seat=2 lead=green-forest
turn stage=move step=move seat=1 active=1 first=1 round=4 moves=1
"""
FJORD = """\
[seats]
2 = ["red", "blue"]
[[region]]
id = "north"
name = "North Shore"
prey = 30
coast = true
start = "red"
land = ["south"]
ring = [20, 60, 0, 90]
[[region]]
id = "south"
name = "South Shore"
prey = 25
coast = true
start = "blue"
land = ["north"]
ring = [20, 60, 90, 180]
"""
MAP = map_file()
CARDS = card_file()

FEW_WAYS_OUT = (
    "map: od saint-flour je nejvýše 3 míle daleko, nejmenší dosah podle karet,"
    " jiných vesnic 2; Bestie jich potřebuje 3 (B4.2)."
)

Told = Callable[[str, str, str, str], str]


@pytest.fixture
def told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    """Return a way to show a title with a file of its own, and to read why it is refused."""

    def refused(title: str, language: str, option: str, text: str) -> str:
        file = tmp_path / "file"
        file.write_text(text, encoding="utf-8")
        players = [] if option == "position" else ["--players", "2"]
        command = ["board", title, *players, "--lang", language, f"--{option}", str(file)]
        assert main(command) == 2
        return capsys.readouterr().err.removeprefix("wolfden: ").strip()

    return refused


def changed(text: str, old: str, new: str) -> str:
    """Return a file with one thing changed."""
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("language", "old", "new", "sentence"),
    [
        ("sv", "1:25", "1:24", "regions: vargarna i red-forest måste komma i femtal (A1.1)."),
        (
            "fi",
            "1:25",
            "1:180",
            "regions: avaimen ”red-forest” arvon on oltava kokonaisluku väliltä 1–175, ei ”180”.",
        ),
        (
            "da",
            "1:25",
            "1:x",
            "regions: »red-forest« skal være et helt tal fra 1 til 175, ikke »x«.",
        ),
        ("nb", "round=4", "round=61", "turn: et spill har 1 til 60 runder (A9.3)."),
        (
            "uk",
            "pack seat=2",
            "pack seat=1",
            "pack: рядки стоять не за порядком: тут має бути seat=2.",
        ),
        (
            "cs",
            "moves=1",
            "moves=1 debt=5",
            "turn: „debt“ nepatří k fázi „move“.",
        ),
    ],
)
def test_a_broken_position(language: str, old: str, new: str, sentence: str, told: Told) -> None:
    assert told(AGE, language, "position", changed(POSITION, old, new)) == sentence


@pytest.mark.parametrize(
    ("language", "old", "new", "sentence"),
    [
        (
            "sv",
            '"red", "blue"',
            '"red", "red"',
            "board: seats: 2 flockar behöver minst lika många färger, alla olika.",
        ),
        (
            "ru",
            'land = ["north"]',
            "land = []",
            (
                "board: у региона north названа граница по суше с регионом south, "
                "а наоборот\u00a0— нет."
            ),
        ),
        (
            "uk",
            "coast = true",
            'coast = true\nchannels = ["west"]',
            "board: north: «west»\u00a0— не інший регіон, з яким може бути протока.",
        ),
        ("fi", 'id = "south"', 'id = "north"', "board: tunnus ”north” on kahdesti."),
        (
            "da",
            'start = "blue"',
            'start = "red"',
            "board: flokken »red« skal have ét startområde, ikke 2.",
        ),
    ],
)
def test_a_broken_board(language: str, old: str, new: str, sentence: str, told: Told) -> None:
    assert told(AGE, language, "board", changed(FJORD, old, new)) == sentence


@pytest.mark.parametrize(
    ("language", "old", "new", "sentence"),
    [
        (
            "ru",
            "haunt = 3",
            "haunt = 77",
            "map: «haunt» должно быть номером деревни, а не 77 (B4.4).",
        ),
        (
            "cs",
            "number = 2,",
            "number = 7,",
            "map: villages 2: vesnice stojí podle pořadí: tohle je číslo 2 (B1.1).",
        ),
        (
            "nb",
            '"langeac pinols"',
            '"langeac paris"',
            "map: veien «langeac paris» må nevne to ulike steder på kartet.",
        ),
        ("cs", '    "ruynes saint-flour",\n', "", FEW_WAYS_OUT),
    ],
)
def test_a_broken_map(language: str, old: str, new: str, sentence: str, told: Told) -> None:
    assert told(BROTHERHOOD, language, "map", changed(MAP, old, new)) == sentence


@pytest.mark.parametrize(
    ("language", "old", "new", "sentence"),
    [
        ("cs", '"summer"', '"winter"', "cards: karet období „summer“ musí být 6, ne 5 (B3.1)."),
        (
            "ru",
            "phase = 4",
            "phase = 5",
            "cards: card 1: «phase» должно быть целым числом от 1 до 4, а не 5.",
        ),
        ("sv", 'id = "su2"', 'id = "su1"', "cards: två kort har id:t ”su1”."),
    ],
)
def test_broken_cards(language: str, old: str, new: str, sentence: str, told: Told) -> None:
    assert told(BROTHERHOOD, language, "cards", changed(CARDS, old, new)) == sentence


def test_a_broken_map_inside_a_position(told: Told) -> None:
    lines = [f"map| {line}" for line in changed(MAP, "haunt = 3", "haunt = 77").splitlines()]
    position = "\n".join([f"position {BROTHERHOOD} rules=1 seats=2", *lines])
    said = told(BROTHERHOOD, "uk", "position", position)
    assert said == "map: «haunt» має бути номером села, а не 77 (B4.4)."
