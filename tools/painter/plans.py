"""Where villages, roads, rivers and hills of a map lie, as the page lays them out."""

import json
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from wolfden.drawing.page import linked_scripts, module_exports
from wolfden.titles import TITLES

Point = tuple[float, float]
_PLAN = """(() => {
    const [view, space] = JSON.parse(given);
    const ui = { aspect: space.width / space.height, space };
    const frame = layout.frameFor(ui.aspect);
    const named = ({ id, x, y }) => [id.split(":")[1], { x, y }];
    const points = new Map(board.places(view, ui).map(named));
    const land = geography.geography(view.places, points, frame);
    return JSON.stringify({ frame, points: [...points], ...land });
})()"""
_ENGINE_LACKS = "globalThis.Intl = { ListFormat: class {} };"


@dataclass(frozen=True)
class Place:
    """A village or a hamlet."""

    x: float
    y: float
    is_village: bool


@dataclass(frozen=True)
class Hill:
    """A round hill."""

    x: float
    y: float
    radius: float
    rise: float


@dataclass(frozen=True)
class River:
    """A river from its source down."""

    width: float
    course: list[Point]


@dataclass(frozen=True)
class Plan:
    """A map in the units of its drawing."""

    width: float
    height: float
    places: list[Place]
    roads: list[list[Point]]
    hills: list[Hill]
    rivers: list[River]


@cache
def plan_of(title: str, space: tuple[int, int]) -> Plan:
    """Return the map of a title at the start, laid out for some space."""
    state = TITLES.get(title).setup(2, {})
    view = json.loads(json.dumps(state.view(None)))
    found = _laid_out(title, view, space)
    points = {name: (point["x"], point["y"]) for name, point in found["points"]}
    numbers = {place["id"]: place["number"] for place in view["places"]}
    return Plan(
        width=found["frame"]["width"],
        height=found["frame"]["height"],
        places=[Place(x, y, numbers[name] > 0) for name, (x, y) in points.items()],
        roads=[[points[one], points[other]] for one, other in view["roads"]],
        hills=[Hill(**hill) for hill in found["hills"]],
        rivers=[
            River(one["width"], [(at["x"], at["y"]) for at in one["course"]])
            for one in found["rivers"]
        ],
    )


def _laid_out(title: str, view: object, space: tuple[int, int]) -> dict[str, Any]:
    """Run the page's own modules that lay out the map."""
    folder = TITLES.folder(title)
    assert folder is not None
    names = ("layout", "geography", "board")
    modules = {name: Path(folder, "page", f"{name}.js").resolve() for name in names}
    context = import_module("quickjs").Context()
    context.eval(_ENGINE_LACKS)
    for _path, script in linked_scripts(list(modules.values())):
        context.eval(script)
    for name, path in modules.items():
        context.eval(f"globalThis.{name} = {module_exports(path)}")
    context.set("given", json.dumps([view, {"width": space[0], "height": space[1]}]))
    found: dict[str, Any] = json.loads(context.eval(_PLAN))
    return found
