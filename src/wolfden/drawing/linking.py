"""Modules of the page as bodies of functions: imports become constants, exports what is returned.

This reads the subset of the module syntax that the page uses: statements that begin a line.
"""

import re
from collections.abc import Callable
from typing import Final

_IMPORT: Final = re.compile(r"""^import\s+(?:([^"';]+?)\s+from\s+)?["']([^"']+)["'];?""", re.M)
_PASSED_ON: Final = re.compile(r"""^export\s+(\*|\{[^}]*\})\s+from\s+["']([^"']+)["'];?""", re.M)
_DECLARED: Final = re.compile(
    r"^export\s+((?:const|let|var|class|function|async\s+function)\b\s*\*?\s*([\w$]+))", re.M
)
_UNPACKED: Final = re.compile(r"^export (const \{([^}]*)\} =)", re.MULTILINE)
"""Several declarations from one object: ``export const { a, b: c } = …``."""
_LISTED: Final = re.compile(r"^export\s+(\{[^}]*\})(?!\s*from\b);?", re.M)
_DEFAULT: Final = re.compile(r"^export\s+default\s", re.M)
_SEVERAL: Final = re.compile(r"([\w$]+)(?:\s+as\s+([\w$]+))?")

Refer = Callable[[str], str]
"""From the name a module is imported by to an expression for its exports."""


def imported_modules(source: str) -> list[str]:
    """Return the names of the modules that a module imports or passes on."""
    return [name for pattern in (_IMPORT, _PASSED_ON) for _names, name in pattern.findall(source)]


def module_body(source: str, refer: Refer) -> str:
    """Return the body of a function that runs a module and returns what it exports."""
    exports = [
        *(name for _declaration, name in _DECLARED.findall(source)),
        *(
            one.rpartition(":")[2].strip()
            for _declaration, names in _UNPACKED.findall(source)
            for one in names.split(",")
            if one.strip()
        ),
        *(f"{new or old}: {old}" for names in _LISTED.findall(source) for old, new in _all(names)),
        *(one for found in _PASSED_ON.finditer(source) for one in _passed_on(found, refer)),
        *(["default: its_default"] if _DEFAULT.search(source) else []),
    ]
    body = _IMPORT.sub(lambda found: _imported(found, refer), source)
    body = _UNPACKED.sub(r"\1", _DECLARED.sub(r"\1", _LISTED.sub("", _PASSED_ON.sub("", body))))
    body = _DEFAULT.sub("const its_default = ", body)
    return f"{body}\nreturn {{ {', '.join(exports)} }}"


def _all(names: str) -> list[tuple[str, str]]:
    """Return the names in braces, each with the one it is given behind ``as``, if any."""
    return _SEVERAL.findall(names)


def _imported(found: re.Match[str], refer: Refer) -> str:
    """Return an import statement as declarations; lines keep their numbers."""
    names, module = found[1] or "", refer(found[2])
    single, brace, several = names.partition("{")
    parts = [f"{old}: {new or old}" for old, new in _all(several)] if brace else []
    declared = [f"{{ {', '.join(parts)} }}"] if brace else []
    for one in filter(None, (name.strip() for name in single.split(","))):
        whole = re.match(r"\*\s+as\s+(\S+)", one)
        declared.append(whole[1] if whole else f"{{ default: {one} }}")
    lines = "\n" * found[0].count("\n")
    return "".join(f"const {one} = {module};" for one in declared) + lines


def _passed_on(found: re.Match[str], refer: Refer) -> list[str]:
    """Return what a module exports of another one."""
    module = refer(found[2])
    if found[1] == "*":
        return [f"...{module}"]
    return [f"{new or old}: {module}.{old}" for old, new in _all(found[1])]
