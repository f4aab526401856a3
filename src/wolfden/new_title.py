"""``wolfden new-title``: a small title that works, to begin with.

``new-title`` is that title, as a project that can be tested as it is; only its names are replaced.
"""

import re
from importlib.util import find_spec
from pathlib import Path
from string import ascii_uppercase
from typing import Final

from wolfden.command_line import BadUsage, argument, command, pass_translator
from wolfden.core.text.files import write_text
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

SKELETON: Final = Path(__file__).parent / "new-title"
_MADE_BY_PYTHON: Final = "__pycache__"
_NAME: Final = re.compile(r"(?=.{1,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LETTER: Final = re.compile(r"(?<![A-Za-z])[Qq](?=\d)|(?<=\")Q(?=\")")
"""The letter of the skeleton's rule numbers: in ``Q2``, ``rule-q2``, ``test_q2``, and by itself."""


@command()
@argument("name")
@pass_translator
def new_title(translator: Translator, name: str) -> int:
    """Write a small title that works into a new folder of its name."""
    folder = Path(name)
    check_name(name)
    if folder.exists():
        raise BadUsage("folder-there", path=name)
    write_title(name, folder, free_letter(name))
    install = f"  pip install --editable {name}"
    print(translator.translate("new-title-made", {"path": str(folder.absolute())}))
    print("\n".join([install, f"  python -m pytest {name}", f"  wolfden play {name}"]))
    print(translator.translate("new-title-next", {"document": "docs/adding-a-title.md"}))
    return 0


def check_name(name: str) -> None:
    """Raise ``BadUsage`` if no title can have this name."""
    if not _NAME.fullmatch(name):
        raise BadUsage("new-title-name", word=name)
    if name in TITLES.ids() or find_spec(_package(name)) is not None:
        raise BadUsage("new-title-taken", title=name)


def _package(name: str) -> str:
    return f"wolfden_{name.replace('-', '_')}"


def free_letter(name: str) -> str:
    """Return a letter that no installed title begins its rule numbers with."""
    taken = {TITLES.get(title).meta().rule_letter for title in TITLES.ids()}
    wanted = [*(letter for letter in name.upper() if letter.isalpha()), *ascii_uppercase]
    return next((letter for letter in wanted if letter not in taken), "Z")


def write_title(name: str, folder: Path, letter: str) -> None:
    """Write the skeleton under another name; ``letter`` begins its rule numbers."""
    words = [word.capitalize() for word in name.split("-")]
    names = {
        "my-title": name,
        "my_title": name.replace("-", "_"),
        "MyTitle": "".join(words),
        "My Title": " ".join(words),
    }
    for source in sorted(SKELETON.rglob("*")):
        if source.is_file() and _MADE_BY_PYTHON not in source.parts:
            place = str(source.relative_to(SKELETON)).replace("my_title", names["my_title"])
            text = _LETTER.sub(
                lambda found: letter if found[0].isupper() else letter.lower(),
                source.read_text(encoding="utf-8"),
            )
            for old, new in names.items():
                text = text.replace(old, new)
            write_text(folder / place, text)
