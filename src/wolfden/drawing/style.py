"""Read the page's style sheets: the colours of a theme, and the rules that a picture needs."""

import re
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from wolfden.core.registry import Registry

WEB: Final = Path(__file__).parents[1] / "web"
_CSS: Final = WEB / "css"
BOARD: Final = _CSS / "board.css"
"""The colours and shapes that the boards of all titles share."""
SHEETS: Final = (_CSS / "tokens.css", _CSS / "base.css", BOARD, _CSS / "cards.css")
"""What the boards and cards of every title are styled by."""

SNOW: Final = 0
NIGHT: Final = 1
"""The themes, as places in ``light-dark(snow, night)``."""

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_SCREEN: Final = re.compile(r"@media screen \{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
_CONDITIONAL: Final = re.compile(r"@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COMMA: Final = re.compile(r",(?![^()]*\))")
"""A comma between selectors, not one inside ``:not(…)``."""
_BY_THEME: Final = re.compile(r"light-dark\(([^(),]+),([^(),]+)\)")
_TOKEN: Final = re.compile(r"var\((--[\w-]+)\)")
_ONLY_LIVE: Final = re.compile(r":root|::|:(?!not\()|\[")
"""Of states, of parts and of attributes: what only happens on a page."""
_CLASS: Final = re.compile(r"\.([\w-]+)")
_NAME: Final = re.compile(r"(?:^|[\s>+~])([a-z]\w*)")


class Rule(NamedTuple):
    """A rule of a style sheet: one selector, and what it declares."""

    selector: str
    declared: dict[str, str]


@cache
def rules(sheet: Path, on_screen: bool = False) -> tuple[Rule, ...]:
    """Return the rules of a sheet that hold everywhere: those for phones or motion are left out.

    ``on_screen``: and those for every screen, where the size of a drawing is known.
    """
    text = _COMMENT.sub("", sheet.read_text(encoding="utf-8"))
    if on_screen:
        text = _SCREEN.sub(r"\1", text)
    return tuple(
        Rule(" ".join(selector.split()), declarations(body))
        for selectors, body in _RULE.findall(_CONDITIONAL.sub("", text))
        for selector in _COMMA.split(selectors)
    )


def sheets_of(title: str, titles: Registry) -> list[Path]:
    """Return the sheets that the drawings of a title are styled by."""
    own = titles.files("page/style.css")
    return [*SHEETS, *([own[title]] if title in own else [])]


def declarations(body: str) -> dict[str, str]:
    """Return what the body of a rule, or the ``style`` of an element, declares."""
    parts = (part.partition(":") for part in body.split(";"))
    return {name.strip(): " ".join(value.split()) for name, _colon, value in parts if value}


def tokens(theme: int) -> dict[str, str]:
    """Return the page's tokens, such as ``--ground``, in a theme."""
    roots = [rule for sheet in SHEETS for rule in rules(sheet) if rule.selector == ":root"]
    found = {name: value for rule in roots for name, value in rule.declared.items()}
    return {name: _plain(value, theme, found) for name, value in found.items()}


def colour(sheet: Path, selector: str, name: str = "fill", theme: int = SNOW) -> str:
    """Return what a sheet declares for a selector, with the tokens of a theme filled in."""
    value = next(
        rule.declared[name]
        for rule in rules(sheet)
        if rule.selector == selector and name in rule.declared
    )
    return _plain(value, theme, tokens(theme))


def _plain(value: str, theme: int, known: dict[str, str]) -> str:
    """Return a value for one theme; variables that only some elements have stay in it."""
    return resolve_theme(_TOKEN.sub(lambda found: known.get(found[1], found[0]), value), theme)


def resolve_theme(value: str, theme: int) -> str:
    """Return a value as it is in one theme."""
    return _BY_THEME.sub(lambda found: found[1 + theme].strip(), value)


def style_for(all_rules: Iterable[Rule], names: Collection[str], classes: Collection[str]) -> str:
    """Return the rules that apply to elements with some names and classes, as a style sheet.

    It is light where the screen asks for light, or asks for nothing.
    """
    light, dark = tokens(SNOW), tokens(NIGHT)
    by_day: list[str] = []
    by_night: list[str] = []
    for rule in all_rules:
        if not _applies(rule.selector, names, classes):
            continue
        shown = {name: _plain(value, SNOW, light) for name, value in rule.declared.items()}
        dimmed = {name: _plain(value, NIGHT, dark) for name, value in rule.declared.items()}
        by_day.append(_write_rule(rule.selector, shown))
        if changed := {name: value for name, value in dimmed.items() if value != shown[name]}:
            by_night.append(_write_rule(rule.selector, changed))
    return f"{''.join(by_day)}@media (prefers-color-scheme:dark){{{''.join(by_night)}}}"


def _applies(selector: str, names: Collection[str], classes: Collection[str]) -> bool:
    if _ONLY_LIVE.search(selector):
        return False
    wanted = re.sub(r":not\([^)]*\)", "", selector)
    return all(one in classes for one in _CLASS.findall(wanted)) and all(
        one in names for one in _NAME.findall(wanted)
    )


def _write_rule(selector: str, declared: dict[str, str]) -> str:
    return f"{selector}{{{';'.join(f'{name}:{value}' for name, value in declared.items())}}}\n"
