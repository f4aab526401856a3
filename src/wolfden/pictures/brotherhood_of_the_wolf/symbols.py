"""The definitions a picture refers to: figures, troops, traces, seasons."""

from wolfden.pictures.brotherhood_of_the_wolf import shapes
from wolfden.pictures.packs import disc, outlined, path_of, pieces, symbol
from wolfden.pictures.svg import Markup, words


def symbols() -> list[Markup]:
    """Return all definitions; ``alpha``, the howling wolf, is the Beast."""
    return [
        *pieces(),
        *(_hunter(name) for name in shapes.ATTRIBUTES),
        symbol("dragoon", outlined(shapes.HELMET)),
        symbol("peasant", outlined(shapes.FORK)),
        symbol("portefaix", outlined(shapes.BOY)),
        symbol("drop", path_of(shapes.DROP, "blood")),
        *(_trace(name, path) for name, path in shapes.TRACES.items()),
        symbol("trace-hidden", disc(12, "shut"), words("?", 0, 5, "white", "middle")),
        symbol("marker", disc(7, "shut")),
        *(symbol(name, path_of(path, name)) for name, path in shapes.SEASONS.items()),
    ]


def _hunter(name: str) -> Markup:
    """Return a figure that takes the colour of whoever uses it, with what it carries."""
    return symbol(
        name,
        outlined(shapes.BODY),
        outlined(shapes.HEAD),
        outlined(shapes.ATTRIBUTES[name]),
        path_of(shapes.DETAILS[name], "detail"),
    )


def _trace(name: str, path: str) -> Markup:
    return symbol(f"trace-{name}", disc(12, "token"), path_of(path, "sign"))
