"""Write what is made from the vocabularies: constants for the rules, and the page's tables.

Run ``python -m wolfden.i18n.generate`` after a vocabulary has changed; a test says when it is due.
A title that is not installed yet is named by the folder of its package.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from wolfden.i18n.vocabulary import FILE, BrokenVocabulary, Vocabulary, load_vocabulary
from wolfden.titles import TITLES

_COMMAND: Final = "python -m wolfden.i18n.generate"

_WIDTH: Final = 92
_HEAD: Final = f'''"""The words of the rules, each with its number in a state.

Made by ``{_COMMAND}`` from ``vocabulary.toml``: do not edit.
"""
'''


def generated(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield each generated file of a title with what it should hold."""
    vocabulary = load_vocabulary(folder)
    yield folder / "page" / "vocabulary.js", page_module(vocabulary)
    yield folder / "rules" / "vocabulary.py", rules_module(vocabulary)


def page_module(vocabulary: Vocabulary) -> str:
    """Return the vocabulary as a module of the page, with its narrator."""
    lines = [
        f"  {json.dumps(section)}: {json.dumps(part, ensure_ascii=False)},"
        for section, part in vocabulary.page.items()
    ]
    kind = '/** @type {import("wolfden/toolkit/narration.js").Vocabulary} */'
    body = "\n".join(lines)
    return (
        f"// Made by `{_COMMAND}` from vocabulary.toml.\n"
        'import { narrator } from "wolfden/toolkit/narration.js";\n\n'
        f"{kind}\nconst vocabulary = {{\n{body}\n}};\n\nexport default vocabulary;\n"
        "export const { brief, describe, eventText, factTexts, narrate, question, textOf }"
        " = narrator(vocabulary);\n"
    )


def rules_module(vocabulary: Vocabulary) -> str:
    """Return the words of the rules and their numbers as a module of constants."""
    source = vocabulary.source
    parts = [_HEAD, "from typing import Final\n\n# fmt: off"]
    for name, words in source["terms"].items():
        quoted = [f'"{word}"' for word in words]
        closing = ")" if len(words) > 1 else ",)"  # one word without a comma would be no tuple
        parts.append(_rows(f"{name.upper()}: Final = (", quoted, closing))
        constants = source.get("constants", {}).get(name, [])
        if constants and len(constants) != len(words):
            problem = f"{name!r} has {len(words)} words, and {len(constants)} names for them"
            raise vocabulary.broken("constants", problem)
        parts.extend(f"{constant}: Final = {number}" for number, constant in enumerate(constants))
        if name in source.get("counts", {}):
            parts.append(f"{source['counts'][name]}: Final = {len(words)}")
        parts[-1] += "\n"
    for section, name in (("reasons", "REASON_RULES"), ("reasons_two_players", "TWO_PLAYER_RULES")):
        if section in source:
            rules = [f'"{code}": "{rule}"' for code, rule in source[section].items()]
            parts.append(_rows(f"{name}: Final = {{", rules, "}") + "\n")
    return "\n".join(parts).rstrip("\n") + "\n"


def _rows(opening: str, items: list[str], closing: str) -> str:
    """Return a list of items in as few lines as it takes."""
    line = f"{opening}{', '.join(items)}{closing}"
    if len(line) < _WIDTH:
        return line
    whole = [item.replace(" ", "\0") for item in items]
    rows = wrap(", ".join(whole) + ",", _WIDTH, break_on_hyphens=False)
    return "\n".join([opening, *("    " + row.replace("\0", " ") for row in rows), closing])


def main(folders: Sequence[str] = ()) -> int:
    """Write the generated files of titles: of these packages, or of all that are installed."""
    installed = [path.parent for path in TITLES.files(FILE).values()]
    try:
        for folder in [Path(folder) for folder in folders] or installed:
            for target, text in generated(folder):
                target.parent.mkdir(exist_ok=True)
                target.write_text(text, encoding="utf-8")
                print(target)
    except BrokenVocabulary as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
