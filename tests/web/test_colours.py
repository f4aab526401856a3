"""The page draws in the colours of the pictures, whose palettes are checked for weak eyes."""

import re
from pathlib import Path

import pytest

from wolfden.pictures import looks
from wolfden.pictures.age_of_the_wolf import looks as age
from wolfden.pictures.brotherhood_of_the_wolf import looks as brotherhood
from wolfden.pictures.the_wolves import looks as wolves

PACKAGE = Path(__file__).parents[2] / "src" / "wolfden"


WOLVES = "titles/the_wolves/page/style.css"


def declared(sheet: str, selector: str, name: str) -> str:
    """Return what a style sheet says of the only rule, or the first one, with this selector."""
    text = (PACKAGE / sheet).read_text(encoding="utf-8")
    found = re.search(rf"(?:^|,\n){re.escape(selector)}(?:,\n[^{{]+)? \{{([^}}]*)\}}", text, re.M)
    assert found, f"{sheet}: no rule for {selector}"
    value = re.search(rf"(?:^|\n)  {name}: ([^;]+);", found[1])
    assert value, f"{sheet}: {selector} says nothing of {name}"
    return value[1]


@pytest.mark.parametrize("look", [*looks.SEATS, looks.NEUTRAL], ids=lambda look: look.emblem)
def test_packs_have_the_colours_of_the_pictures(look: looks.PackLook) -> None:
    assert declared("web/css/board.css", f".pack-{look.emblem}", "fill") == look.body
    assert declared("web/css/board.css", f".pack-{look.emblem}", "color") == look.mark


def test_the_green_pack_has_the_colours_of_its_picture() -> None:
    green = age.PACKS["green"]
    assert declared("web/css/board.css", ".pack-fir", "fill") == green.body
    assert declared("web/css/board.css", ".pack-fir", "color") == green.mark


@pytest.mark.parametrize("ground", [ground for ground in wolves.GROUNDS if ground])
def test_terrains_have_the_tones_of_the_pictures(ground: str) -> None:
    tones = wolves.GROUNDS[ground]
    assert declared(WOLVES, f".{ground} > .ground-paper", "fill") == tones.paper
    assert declared(WOLVES, f".ground.{ground}", "--ground-ink") == tones.stroke


@pytest.mark.parametrize("hunter", brotherhood.HUNTERS)
def test_hunters_have_the_colours_of_the_pictures(hunter: str) -> None:
    sheet = "titles/brotherhood_of_the_wolf/page/style.css"
    assert declared(sheet, f".figure-{hunter}", "fill") == brotherhood.HUNTERS[hunter]


@pytest.mark.parametrize("season", brotherhood.SEASONS)
def test_seasons_have_the_colours_of_the_pictures(season: str) -> None:
    sheet = "titles/brotherhood_of_the_wolf/page/style.css"
    assert declared(sheet, f".season-{season}", "fill") == brotherhood.SEASONS[season]
