"""The pictures of links: what they show, that nothing else is needed, and their pixels."""

import io
import random
import re
import unicodedata
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from wolfden.cli import main
from wolfden.core.contract import State
from wolfden.core.text.replay import open_replay
from wolfden.drawing import SVG
from wolfden.drawing.card import HEIGHT, WIDTH, CardMaker, CardMoment, moment_at, moments_of
from wolfden.drawing.inlining import Inliner, Styles
from wolfden.drawing.parts import PartReader, UnknownPlace, changes
from wolfden.drawing.raster import FONTS, Painter, render_animation, render_png, render_svg
from wolfden.drawing.style import Rule, colour
from wolfden.drawing.trees import element
from wolfden.i18n.languages import LANGUAGES, text_files
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

Image = pytest.importorskip("PIL.Image")
ImageChops = pytest.importorskip("PIL.ImageChops")
pytest.importorskip("resvg_py")

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "titles" / "the_wolves" / "replays" / "3p-two-phases-in-one-turn.txt"
BEAST = ROOT / "tests" / "titles" / "brotherhood_of_the_wolf" / "replays" / "3p-victims-in-fog.txt"
REPLAYS = [
    ROOT / "tests" / "titles" / name
    for name in (
        "the_wolves/replays/3p-full-moon-chosen.txt",
        "age_of_the_wolf/replays/4p-round-limit.txt",
        "brotherhood_of_the_wolf/replays/5p-time.txt",
    )
]
NAMES = ("Ash", "Birch", "Cedar", "Dogwood")
BLACK = (0, 0, 0)


def shown(title: str) -> State:
    """Return the position that the documentation shows."""
    path = ROOT / "docs" / "pictures" / f"{title}.txt"
    return TITLES.get(title).load(path.read_text(encoding="utf-8"))


@cache
def maker(title: str, language: str = "en") -> CardMaker:
    """Return what draws a title, made once for all tests."""
    return CardMaker(title, Translator(language))


@cache
def card(title: str) -> str:
    """Return the card of the position that the documentation shows."""
    state = shown(title)
    return maker(title).table(CardMoment(state.view(None), state.actors(), NAMES)).svg()


@cache
def pixels(title: str) -> Any:
    """Return the pixels of that card."""
    return Image.open(io.BytesIO(render_png(render_svg(card(title))))).convert("RGB")


def counts(image: Any) -> dict[tuple[int, int, int], int]:
    """Return how often each colour occurs."""
    return {found: count for count, found in image.getcolors(WIDTH * HEIGHT)}


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_card_has_the_size_of_a_preview_and_a_board_in_many_colours(title: str) -> None:
    image = pixels(title)
    assert image.size == (WIDTH, HEIGHT)
    board = counts(image.crop((60, 60, 700, 570)))
    assert len(board) > 40
    assert max(board.values()) < 0.5 * 640 * 510, "no single colour hides the board"
    assert board.get(BLACK, 0) < 0.01 * 640 * 510, "no shape is black because it has no style"


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_card_is_plain_and_needs_nothing_but_itself(title: str) -> None:
    text = card(title)
    for word in ("var(", "calc(", "light-dark", "foreignObject", "class=", "<style", "url(h"):
        assert word not in text
    tree = ElementTree.fromstring(text)
    ids = {one.get("id") for one in tree.iter()}
    wanted = set(re.findall(r'(?:url\(#|href="#)([^)"]+)', text))
    assert wanted - ids == set()


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_card_names_title_round_and_seats_with_their_points(title: str) -> None:
    said = [one.text for one in ElementTree.fromstring(card(title)).iter(f"{{{SVG}}}text")]
    heading = Translator("en").translate(f"title-{title}")
    assert heading.split()[0] in " ".join(filter(None, said))
    assert [name for name in NAMES if name in said] == list(NAMES)


def test_the_ground_of_the_wolves_has_the_colours_of_the_page() -> None:
    style = TITLES.files("page/style.css")["the-wolves"]
    wanted = [colour(style, f".{ground} > .ground-paper") for ground in ("forest", "desert")]
    found = counts(pixels("the-wolves"))
    for one in wanted:
        red, green, blue = (int(one[place : place + 2], 16) for place in (1, 3, 5))
        near = sum(
            count
            for (r, g, b), count in found.items()
            if abs(r - red) + abs(g - green) + abs(b - blue) < 40
        )
        assert near > 1500, one


def test_text_is_drawn_by_our_own_fonts() -> None:
    def drawn(words: str) -> Any:
        text = f'<text x="4" y="30" font-size="24" fill="#fff">{words}</text>'
        svg = f'<svg xmlns="{SVG}" width="400" height="40">{text}</svg>'
        return render_svg(svg).convert("L").getbbox()

    plain, longer = drawn("Wolf"), drawn("Wolf Вовк Příšera Sköll")
    assert plain is not None
    assert longer[2] > 2.5 * plain[2], "every alphabet is drawn"


def test_the_fonts_have_every_letter_of_our_languages() -> None:
    fonts = pytest.importorskip("fontTools.ttLib")
    for cut in ("sans-400", "sans-700", "serif-600"):
        known = fonts.TTFont(FONTS / f"{cut}.ttf").getBestCmap()
        characters = {
            letter
            for language in LANGUAGES
            for path in text_files(language)
            for letter in path.read_text(encoding="utf-8")
            if unicodedata.category(letter)[0] == "L"
        }
        assert {character for character in characters if ord(character) not in known} == set()


# Secrets.


def test_twins_that_look_alike_to_a_watcher_have_equal_cards() -> None:
    _replay, record = open_replay(BEAST.read_text(encoding="utf-8"), TITLES)
    state = record.steps[40].before
    twin = state.resample(None, random.Random(3))
    assert twin.dump() != state.dump()
    draw = maker("brotherhood-of-the-wolf").table
    first, second = (draw(CardMoment(one.view(None), one.actors())) for one in (state, twin))
    assert first.svg() == second.svg()


def beast(view: Any) -> Any:
    """Return what a view says of the Beast."""
    return view["beast"]


def test_a_hidden_beast_is_not_on_the_board_of_a_card() -> None:
    _replay, record = open_replay(BEAST.read_text(encoding="utf-8"), TITLES)
    hidden = next(
        ply
        for ply in range(20, len(record.steps))
        if not beast(record.steps[ply].before.view(None))["at"]
        and beast(record.steps[ply].before.view(0))["at"]
    )
    state = record.steps[hidden].before
    draw = maker("brotherhood-of-the-wolf").table

    def beasts(view: Any) -> int:
        tree = ElementTree.fromstring(draw(CardMoment(view, state.actors())).svg())
        board = next(one for one in tree.iter(f"{{{SVG}}}svg") if one.get("width") == "740")
        uses = (one.get("href", "") for one in board.iter(f"{{{SVG}}}use"))
        return sum(one.startswith("#piece-beast") for one in uses)

    assert beasts(state.view(0)) == 1, "its own player sees it"
    assert beasts(state.view(None)) == 0


# Stretches and animations.


def test_a_stretch_is_bounded_and_leaves_out_what_changed_nothing() -> None:
    _replay, record = open_replay(BEAST.read_text(encoding="utf-8"), TITLES)
    whole = moments_of(record, 0, 10_000, most=12)
    assert 2 <= len(whole) <= 12
    assert all(one.view != other.view for one, other in pairwise(whole))
    assert whole[-1].view == record.state.view(None)
    assert moments_of(record, 7, 3) == [moment_at(record, 3)]


@pytest.mark.parametrize("kind", ["GIF", "WEBP"])
def test_an_animation_has_a_frame_for_each_moment(kind: str) -> None:
    _replay, record = open_replay(BEAST.read_text(encoding="utf-8"), TITLES)
    cards = map(maker("brotherhood-of-the-wolf").table, moments_of(record, 20, 30, most=3))
    image = Image.open(io.BytesIO(render_animation(cards, 120, kind)))
    assert (image.format, image.n_frames, image.size) == (kind, 3, (120, 63))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.parent.parent.name)
def test_drawing_what_changed_gives_the_whole_picture(path: Path) -> None:
    replay, record = open_replay(path.read_text(encoding="utf-8"), TITLES)
    draw, painter, drawn = maker(replay.title).table, Painter(400), 0
    for moment in moments_of(record, len(record.steps) - 12, len(record.steps)):
        card = draw(moment)
        areas = painter.areas(card)
        drawn += sum((right - left) * (low - top) for left, top, right, low in areas)
        difference = ImageChops.difference(painter.paint(card), Painter(400).paint(card))
        far = difference.convert("L").point(lambda level: 255 * (level > 60))
        # Rims of shapes are as dark as where the cut begins makes them, by a few steps.
        assert far.getbbox() is None, moment
    assert drawn < 10 * 400 * 210, "less than all of each"


def test_a_part_whose_place_is_unknown_is_drawn_in_every_cut() -> None:
    strange = element("path", {"d": "m3 3l4 4"})
    known = element("circle", {"cx": 50, "cy": 50, "r": 5, "stroke-width": 2})
    root = PartReader({}).read(element("g", {}, strange, known))
    assert root.cut((0, 0, 9, 9)).count("<path") == 1
    assert "<circle" not in root.cut((0, 0, 9, 9))
    assert "<circle" in root.cut((56, 50, 60, 60)), "lines have a width"
    other = PartReader({}).read(element("g", {}, known))
    with pytest.raises(UnknownPlace):
        changes(root, other)


def test_what_moved_changes_where_it_was_and_where_it_is() -> None:
    def at(x: int) -> Any:
        inner = element("rect", {"width": 10, "height": 10, "stroke-width": 0})
        moved = element("g", {"transform": f"translate({x} 5) scale(2)"}, inner)
        place: Any = {"x": 100, "y": 0, "width": 50, "height": 50, "viewBox": "0 0 100 100"}
        return PartReader({}).read(element("svg", place, element("g", {}, moved)))

    assert changes(at(0), at(40)) == [(100, 2.5, 110, 12.5), (120, 2.5, 130, 12.5)]
    assert changes(at(3), at(3)) == []


def test_commands_write_pictures_and_animations(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture, drawing, film = (tmp_path / name for name in ("a.png", "a.svg", "a.gif"))
    assert main(["picture", str(GAME), "--ply", "9", "-o", str(picture)]) == 0
    assert main(["picture", str(GAME), "--output", str(drawing)]) == 0
    stretch = ["--from", "8", "--to", "10", "--width", "300"]
    assert main(["animate", str(GAME), *stretch, "-o", str(film)]) == 0
    assert str(film) in capsys.readouterr().out
    assert Image.open(io.BytesIO(picture.read_bytes())).size == (WIDTH, HEIGHT)
    assert drawing.read_text(encoding="utf-8").startswith("<svg")
    assert Image.open(io.BytesIO(film.read_bytes())).size[0] == 300
    assert main(["picture", str(GAME), "-o", str(tmp_path / "a.bmp")]) == 2
    assert ".png" in capsys.readouterr().err


# Style sheets.


@pytest.mark.parametrize(
    ("selector", "chain", "fits"),
    [
        (".a", "g.x path.a", True),
        ("path.a", "g.a", False),
        (".x > .a", "g.x path.a", True),
        (".x > .a", "g.x g path.a", False),
        (".x .a", "g.x g path.a", True),
        (".x.y .a", "g.x path.a", False),
        (".a:not(.b, .c)", "path.a.c", False),
        (".a:not(.b, .c)", "path.a", True),
        (".x :is(.crowd .a, .b)", "g.x g.crowd text.a", True),
        (".x :is(.crowd .a, .b)", "g.x g text.a", False),
        ("*", "path", True),
    ],
)
def test_selectors_mean_what_they_mean_on_the_page(selector: str, chain: str, fits: bool) -> None:
    nodes = [one.split(".") for one in chain.split()]
    found = Styles([Rule(selector, {"fill": "1"})]).declared(
        tuple((name, frozenset(classes)) for name, *classes in nodes)
    )
    assert found == ({"fill": "1"} if fits else {})


@pytest.mark.parametrize(
    "selector",
    [".thing:hover > .pane", ":root", ".pane::before", ".pane:first-child", ".a + .pane"],
)
def test_what_only_happens_on_a_page_is_left_out(selector: str) -> None:
    styles = Styles([Rule(selector, {"fill": "1"})])
    assert styles.declared((("g", frozenset(["pane"])),)) == {}
    assert styles.declared((("g", frozenset(["thing"])), ("g", frozenset(["pane"])))) == {}


def test_the_more_exact_rule_wins_then_the_later_one() -> None:
    rules = [Rule(".a.b", {"fill": "1"}), Rule(".a", {"fill": "2", "stroke": "2"})]
    styles = Styles([*rules, Rule(".b", {"stroke": "3"})])
    assert styles.declared((("path", frozenset("ab")),)) == {"fill": "1", "stroke": "3"}


def test_definitions_inherit_the_variables_of_where_they_are_used() -> None:
    rules = [
        Rule(".red", {"--ink": "#f00"}),
        Rule(".blue", {"--ink": "#00f"}),
        Rule(".line", {"stroke": "var(--ink, #000)", "stroke-width": "max(2px, calc(3 / 2))"}),
        Rule(".gone", {"display": "none"}),
    ]
    sign = element("g", {"id": "sign"}, element("path", {"class": "line"}))
    uses = [element("use", {"href": "#sign", "class": look}) for look in ("red", "blue", "red", "")]
    inliner = Inliner(rules, [sign])
    tree = inliner.inline(element("g", {}, *uses, element("path", {"class": "gone"})))
    assert tree is not None
    links = [one["attributes"]["href"] for one in tree["children"] if not isinstance(one, str)]
    assert links[0] == links[2]
    assert len(set(links)) == 3
    strokes: dict[str, Any] = {
        f"#{one['attributes']['id']}": inner["attributes"]
        for one in inliner.definitions
        for inner in one["children"]
        if not isinstance(inner, str)
    }
    assert [strokes[str(link)]["stroke"] for link in links] == ["#f00", "#00f", "#f00", "#000"]
    assert strokes[str(links[0])]["stroke-width"] == "2"
