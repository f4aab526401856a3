"""The picture of The Wolves shows what the view holds, each thing once."""

import copy
import json
import random
from collections import Counter
from functools import cache
from typing import cast
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from wolfden.core.chance import draw as draw_chance
from wolfden.core.contract import CHANCE, Action, Json
from wolfden.core.errors import UnknownTitle
from wolfden.core.record import Record
from wolfden.pictures import picture
from wolfden.pictures.svg import NAMESPACE
from wolfden.pictures.the_wolves.words import status
from wolfden.titles import TITLES
from wolfden.titles.the_wolves.rules.scene import Land, Scene
from wolfden.titles.the_wolves.rules.terms import PREY

TITLE = "the-wolves"
PLAYERS = (2, 3, 4, 5)
SPACE = {"s": NAMESPACE}


def step(record: Record, rng: random.Random) -> None:
    """Take one step, of chance or of a player, at random."""
    (actor,) = record.state.actors()
    if actor == CHANCE:
        code = draw_chance(record.state, rng)
        record.apply(Action(CHANCE, code, record.state.notation()))
    else:
        record.apply(rng.choice(record.state.legal(actor)))


@cache
def _written_game(players: int) -> tuple[str, ...]:
    """Play a game at random; return views of its set-up, of later steps and of its end."""
    record = Record(TITLES.get(TITLE), players)
    rng = random.Random(7)
    views = [record.state.view(None)]
    while not record.state.is_over:
        step(record, rng)
        in_setup = cast(Scene, views[-1])["turn"] == 0
        if len(record.steps) % (4 if in_setup else 80) == 0:
            views.append(record.state.view(None))
    views.append(record.state.view(None))
    return tuple(map(json.dumps, views))


def game(players: int) -> list[Json]:
    """Return views from the first step of the set-up to the end of a game."""
    return [cast(Json, json.loads(view)) for view in _written_game(players)]


def late_view(players: int) -> Json:
    """Return a position far into a game, with much on the table."""
    return game(players)[-2]


def read(view: Json) -> Element:
    """Draw a view and read the picture back."""
    return ElementTree.fromstring(picture(TITLE, view))


def hex_groups(root: Element) -> dict[str, Element]:
    """Return the group of each hex by its name."""
    groups = root.findall(".//*[@data-hex]")
    named = {group.attrib["data-hex"]: group for group in groups}
    assert len(named) == len(groups), "a hex is drawn twice"
    return named


def things(group: Element) -> Counter[tuple[str, str]]:
    """Count owner and kind of what is drawn in a group."""
    return Counter(
        (one.get("data-owner", ""), one.attrib["data-kind"])
        for one in group.findall(".//*[@data-kind]")
    )


def expected_things(land: Land) -> Counter[tuple[str, str]]:
    """Count owner and kind of what lies on a hex."""
    wanted = Counter((str(piece["owner"]), piece["kind"]) for piece in land["pieces"])
    if land["lone_wolf"]:
        wanted["", "lone-wolf"] += 1
    if land["prey"]:
        wanted["", land["prey"]] += 1
    return wanted


@pytest.mark.parametrize("players", PLAYERS)
def test_everything_in_the_view_is_drawn_once_from_the_first_step_to_the_end(players: int) -> None:
    for view in game(players):
        scene = cast(Scene, view)
        root = read(view)
        drawn = hex_groups(root)
        assert set(drawn) == {place["hex"] for place in [*scene["hexes"], *scene["water"]]}
        for land in scene["hexes"]:
            group = drawn[land["hex"]]
            assert things(group) == expected_things(land)
            assert group.attrib["data-ground"] == land["terrain"]
            stacks = [one.attrib["data-stack"] for one in group.findall("*[@data-stack]")]
            assert stacks == ([str(land["stack"])] if land["prey"] else [])
        for water in scene["water"]:
            assert drawn[water["hex"]].attrib["data-ground"] == water["kind"]
        on_hexes = sum((things(group) for group in drawn.values()), Counter[tuple[str, str]]())
        assert things(root) == on_hexes, "a piece is drawn outside of its hex"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_lake_shows_its_tokens_and_who_holds_the_region(players: int) -> None:
    for view in game(players):
        drawn = hex_groups(root := read(view))
        regions = cast(Scene, view)["regions"]
        for region in regions:
            lake = drawn[region["lake"]]
            tokens = [one.attrib["data-token"] for one in lake.findall("*[@data-token]")]
            assert sorted(tokens) == sorted(region["token"].split("/") if region["token"] else [])
            control = [one.attrib["data-control"] for one in lake.findall("*[@data-control]")]
            ranks = sorted((one["control"] for one in region["control"]), reverse=True)
            assert control == [str(rank) for rank in ranks]
        assert len(root.findall(".//*[@class='outline']")) == len(regions) + (players > 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_pack_has_a_card_with_its_score(players: int) -> None:
    view = late_view(players)
    cards = read(view).findall(".//*[@data-seat]")
    assert [card.attrib["data-seat"] for card in cards] == [str(seat) for seat in range(players)]
    for card, pack in zip(cards, cast(Scene, view)["packs"], strict=True):
        (score,) = card.findall("s:text[@class='ink score']", SPACE)
        assert score.text == str(sum(pack["score"].values()))
        titles = {title.text for title in card.findall(".//s:title", SPACE)}
        assert {f"{pack['wolves']} wolves called", f"{pack['lairs']} lairs"} <= titles
        for kind in PREY:
            assert f"{kind} {'taken' if kind in pack['prey'] else 'not taken'}" in titles


@pytest.mark.parametrize("players", PLAYERS)
def test_the_moon_track_has_every_date_once(players: int) -> None:
    view = late_view(players)
    last = cast(Scene, view)["moon"]["dates"][-1]
    dates = [one.attrib["data-date"] for one in read(view).findall(".//*[@data-date]")]
    assert dates == [str(date) for date in range(1, last + 1)]


def test_only_the_card_of_the_seat_to_act_is_lit() -> None:
    for view in game(3):
        scene = cast(Scene, view)
        lit = [
            card.attrib["data-seat"]
            for card in read(view).findall(".//*[@data-seat]")
            if card.find("s:rect[@class='glow']", SPACE) is not None
        ]
        is_played = scene["stage"] in {"draft", "act", "walk", "hunt"}
        assert lit == ([str(scene["seat"])] if is_played else [])


def test_every_reference_finds_what_it_names() -> None:
    for players in PLAYERS:
        root = read(late_view(players))
        names = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
        assert len(set(names)) == len(names)
        links = {one.attrib["href"] for one in root.iter() if "href" in one.attrib}
        fills = {one.attrib["fill"] for one in root.iter() if "url(" in one.get("fill", "")}
        wanted = {link.removeprefix("#") for link in links}
        wanted |= {fill.removeprefix("url(#").removesuffix(")") for fill in fills}
        assert wanted <= set(names)


def test_the_picture_needs_nothing_but_itself() -> None:
    drawn = picture(TITLE, late_view(4)).replace(NAMESPACE, "")
    assert "http" not in drawn
    assert "@import" not in drawn
    assert "<image" not in drawn


def test_every_hex_says_what_is_there() -> None:
    view = late_view(2)
    lands = {land["hex"]: land for land in cast(Scene, view)["hexes"]}
    for name, group in hex_groups(read(view)).items():
        title = group.findtext("s:title", "", SPACE)
        assert title.startswith(f"{name}, ")
        if name in lands:
            assert title.count(" of ") == len(lands[name]["pieces"])
            assert ("lone wolf" in title) == lands[name]["lone_wolf"]
            assert lands[name]["prey"] in title


def test_nothing_reaches_beyond_the_frame() -> None:
    for players in PLAYERS:
        root = read(late_view(players))
        width, height = (float(root.attrib[side]) for side in ("width", "height"))
        board = root.find(".//*[@class='map']")
        assert board is not None
        left, top = place_of(board)
        for group in hex_groups(root).values():
            x, y = place_of(group)
            assert 52 <= left + x <= width - 52
            assert 45 <= top + y <= height - 45
        for card in root.findall(".//*[@data-seat]"):
            x, y = place_of(card)
            assert 0 < x < width - 356
            assert 0 < y < height - 258


def place_of(group: Element) -> tuple[float, float]:
    """Read where a group was moved to."""
    moved = group.attrib["transform"].removeprefix("translate(").split(")")[0]
    x, y = moved.split()
    return float(x), float(y)


def test_the_same_view_gives_the_same_bytes() -> None:
    view = late_view(4)
    twin = cast(Json, json.loads(json.dumps(view)))
    assert picture(TITLE, view) == picture(TITLE, twin)


def test_drawing_leaves_the_view_as_it_was() -> None:
    view = late_view(2)
    before = copy.deepcopy(view)
    picture(TITLE, view)
    assert view == before


def test_names_from_a_board_file_are_escaped() -> None:
    view = late_view(3)
    scene = cast(Scene, view)
    scene["hexes"][0]["hex"] = 'a<b>&"c'
    scene["regions"][0]["region"] = "</title><script>"
    root = read(view)
    assert 'a<b>&"c' in hex_groups(root)
    assert not list(root.iter(f"{{{NAMESPACE}}}script"))


def test_the_line_on_top_says_where_the_game_stands() -> None:
    lines = {cast(Scene, view)["stage"]: status(cast(Scene, view)) for view in game(4)}
    assert lines["regions"] == "The boards are being dealt"
    assert lines["draft"].startswith("Draft: seat ")
    assert lines["over"].startswith("The game is over after ")
    scene = late_view(4)
    scene.update({"stage": "act", "seat": 2, "turn": 9, "actions": 1})
    assert status(cast(Scene, scene)) == "Turn 9: seat 3, 1 action left"
    scene.update({"actions": 2})
    assert status(cast(Scene, scene)) == "Turn 9: seat 3, may go on with action tokens"
    scene.update({"stage": "walk", "walkers": 2, "ground": "tundra"})
    assert status(cast(Scene, scene)) == "Turn 9: seat 3 may walk 2 more wolves to tundra"
    scene.update({"stage": "hunt"})
    assert status(cast(Scene, scene)) == "Turn 9: seat 3 chooses its prey"
    scene.update({"stage": "tiles"})
    assert status(cast(Scene, scene)) == "Seat 3 chooses which side of its tiles begins"


def test_an_unknown_title_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownTitle, match=r"'chess': there are drawings of the-wolves"):
        picture("chess", {})
