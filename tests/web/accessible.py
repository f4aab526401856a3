"""Whether everyone can use the page that is open: by the rules of axe, in both themes."""

from pathlib import Path
from typing import Literal

import pytest

from tests.support.visitors import DESK, SMALL_PHONE, WIDTH, Visitor

AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
STRUCTURE = ("heading-order", "page-has-heading-one", "aria-allowed-role")
"""Less serious rules that pages keep, too."""
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, Theme] = ("dark", "light")


def serious_violations(visitor: Visitor, *rules: str) -> list[str]:
    """Return what axe finds serious on the page that is open, by all rules or some.

    Pictures are described as a whole, so their parts are left out.
    """
    if not AXE.exists():
        pytest.skip("axe-core, which npm fetches, is not there")
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = visitor.page.evaluate(
        "(options) => axe.run({ exclude: ['[role=img] svg'] }, options)", options
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical") or one["id"] in STRUCTURE
    ]


def expect_accessible(visitor: Visitor) -> None:
    """Check the page that is open by all rules, and its colours in the other theme too."""
    visitor.page.emulate_media(color_scheme=THEMES[0])
    assert not (found := serious_violations(visitor)), found
    for theme in THEMES[1:]:
        visitor.page.emulate_media(color_scheme=theme)
        assert serious_violations(visitor, "color-contrast") == []


def expect_fitting(visitor: Visitor) -> None:
    """Check that the page fits every screen and everyone can use it."""
    for size in (SMALL_PHONE, DESK):
        visitor.resize(size)
        assert visitor.page.evaluate(WIDTH) <= size["width"]
    expect_accessible(visitor)


NAMELESS = """() => [...document.querySelectorAll("button, [role=button], a, input, select")]
    .filter((one) => one.checkVisibility())
    .filter((one) => !(one.ariaLabel || one.title || one.labels?.length || one.innerText?.trim()))
    .map((one) => one.outerHTML)"""
"""Controls without a name."""
