"""Where the regions of a board lie, as the page draws them."""

from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import cast

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from resvg_py import svg_to_bytes

from wolfden.core.registry import Registry
from wolfden.drawing.page import Page
from wolfden.drawing.trees import Tree, elements
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

Labels = NDArray[np.int16]


@dataclass(frozen=True)
class Outlines:
    """The shapes of regions and the part of a board that a picture shows, in the board's units."""

    ids: list[str]
    kinds: list[str]
    paths: list[str]
    coasts: list[bool]
    """Whether a region has a coast on open water."""
    left: float
    top: float
    width: float
    height: float

    def labels(self, pixels: int) -> Labels:
        """Return the number of the region at each place of a picture, -1 for none."""
        scale = pixels / self.width
        shapes = "".join(
            f'<path d="{path}" fill="rgb({number + 1},0,0)" shape-rendering="crispEdges"/>'
            for number, path in enumerate(self.paths)
        )
        box = f"{self.left} {self.top} {self.width} {self.height}"
        size = f'width="{pixels}" height="{round(self.height * scale)}"'
        sheet = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>{shapes}</svg>'
        image = Image.open(BytesIO(bytes(svg_to_bytes(svg_string=sheet)))).convert("RGBA")
        return np.asarray(image)[..., 0].astype(np.int16) - 1


def outlines_of(
    title: str,
    seats: int,
    options: Mapping[str, str],
    space: tuple[int, int],
    titles: Registry = TITLES,
) -> Outlines:
    """Return the outlines of the board of a title at the start, drawn for some space."""
    state = titles.get(title).setup(seats, options)
    view = state.view(None)
    regions = cast("list[dict[str, object]]", view["regions"])
    drawn = Page(title, titles).draw(view, state.actors(), Translator("en"), space=space)
    board = drawn["board"]
    lands = [one for one in elements(board) if "data-land" in one["attributes"]]
    [sea] = [one for one in elements(board) if one["attributes"].get("class") == "sea"]
    left, top, width, height = (
        float(cast("float", sea["attributes"][name])) for name in ("x", "y", "width", "height")
    )
    return Outlines(
        ids=[str(one["attributes"]["data-land"]) for one in lands],
        kinds=[_kind(_land(one)) for one in lands],
        paths=[str(_land(one)["attributes"]["d"]) for one in lands],
        coasts=[bool(region["coast"]) for region in regions],
        left=left,
        top=top,
        width=width,
        height=height,
    )


def _land(group: Tree) -> Tree:
    return next(
        one
        for one in elements(group)
        if str(one["attributes"].get("fill", "")).startswith("url(#land-")
    )


def _kind(land: Tree) -> str:
    return str(land["attributes"]["fill"])[len("url(#land-") : -1]
