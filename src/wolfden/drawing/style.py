"""Read the page's style sheets: the colours of a theme, and the rules that a picture needs."""

import re
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

WEB: Final = Path(__file__).parents[1] / "web"
SHEETS: Final = tuple(WEB / "css" / f"{name}.css" for name in ("tokens", "base", "board"))
"""What the boards and cards of every title are styled by."""

SNOW: Final = 0
NIGHT: Final = 1
"""The themes, as places in ``light-dark(snow, night)``."""

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_CONDITIONAL: Final = re.compile(r"@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
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
def rules(sheet: Path) -> tuple[Rule, ...]:
    """Return the rules of a sheet that hold everywhere: those for phones or motion are left out."""
    text = _CONDITIONAL.sub("", _COMMENT.sub("", sheet.read_text(encoding="utf-8")))
    return tuple(
        Rule(" ".join(selector.split()), _declarations(body))
        for selectors, body in _RULE.findall(text)
        for selector in selectors.split(",")
    )


def _declarations(body: str) -> dict[str, str]:
    parts = (part.partition(":") for part in body.split(";") if part.strip())
    return {name.strip(): " ".join(value.split()) for name, _colon, value in parts}


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
    filled = _TOKEN.sub(lambda found: known.get(found[1], found[0]), value)
    return _BY_THEME.sub(lambda found: found[1 + theme].strip(), filled)


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
        by_day.append(_written(rule.selector, shown))
        if changed := {name: value for name, value in dimmed.items() if value != shown[name]}:
            by_night.append(_written(rule.selector, changed))
    return f"{''.join(by_day)}@media (prefers-color-scheme:dark){{{''.join(by_night)}}}"


def _applies(selector: str, names: Collection[str], classes: Collection[str]) -> bool:
    if _ONLY_LIVE.search(selector):
        return False
    wanted = re.sub(r":not\([^)]*\)", "", selector)
    return all(one in classes for one in _CLASS.findall(wanted)) and all(
        one in names for one in _NAME.findall(wanted)
    )


def _written(selector: str, declared: dict[str, str]) -> str:
    return f"{selector}{{{';'.join(f'{name}:{value}' for name, value in declared.items())}}}\n"
