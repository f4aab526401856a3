"""Every text the page asks for is there, and every text that is there is asked for."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from wolfden.i18n.languages import text_files
from wolfden.i18n.vocabulary import load_vocabulary
from wolfden.titles import TITLES
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import deck

PACKAGE = Path(__file__).parents[2] / "src" / "wolfden"
WEB = PACKAGE / "web"
SPEAKING = (
    *(
        "arena",
        "bench",
        "command_line.py",
        "commands.py",
        "core/meta.py",
        "drawing",
        "new_title.py",
    ),
    *("i18n", "server", "teaching", "terminal", "titles", "training"),
)
"""What else speaks the texts: rooms and modules of the package."""
KEY = re.compile(r"^([a-z][a-z0-9-]*) = ?", re.MULTILINE)
ASKED = re.compile(r'\bt\(\s*"([^"]+)"')
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
REFERRED = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
COMPUTED = re.compile(r"[`\"\']([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$?\{")
"""The beginning of a key that the code puts together."""
LISTED = re.compile(r"rule-[a-z]\d+(?:-\d+)?(?:-intro|-ruling|-rebuilt)?")
"""The texts of the rules: the page lists those that are there."""
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
NAME = "Wolfden"
TEXT_IN_CODE = (
    re.compile(r"html`[^`]*?>\s*([A-Z][\w ,.!?’']*[a-z.!?])\s*<"),
    re.compile(
        r"(?:aria-label|aria-description|title|placeholder|alt)=\"([^\"$]*[A-Za-z][^\"]*)\""
    ),
    re.compile(r"\"([A-Z][a-z]+,? [^\"\n]*)\""),
    re.compile(r"`([A-Z][a-z]+,? [^`\n]*)`"),
)
"""What a text written into the code looks like: in a tree, in an attribute, as a sentence."""


def texts() -> str:
    """Return all English texts."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(text_files("en")))


def keys() -> set[str]:
    """Return the keys of all English texts."""
    return set(KEY.findall(texts()))


def sources() -> dict[str, str]:
    """Return the code of the page by its path."""
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted([*(WEB / "js").rglob("*.js"), *PACKAGE.glob("titles/*/page/*.js")])
    }


def speaking_code() -> str:
    """Return the code beside the page that speaks the texts."""
    places = [PACKAGE / name for name in SPEAKING]
    files = [path for place in places for path in (place.rglob("*.py"), [place])[place.is_file()]]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def left_over(known: set[str], code: str, texts: str) -> set[str]:
    """Return the keys that neither the code nor another text asks for."""
    used = set(WORD.findall(code)) | set(REFERRED.findall(texts))
    begun = tuple(COMPUTED.findall(code))
    return {key for key in known - used if not key.startswith(begun) and not LISTED.fullmatch(key)}


def written_texts(code: str) -> list[str]:
    """Return what looks like a text for people in the code; the page's name is allowed."""
    plain = COMMENT.sub("", code)
    return [text for kind in TEXT_IN_CODE for text in kind.findall(plain) if text != NAME]


def module_of(title: str, name: str) -> object:
    """Return a module of a title's rules."""
    return import_module(f"wolfden.titles.{title.replace('-', '_')}.{name}")


def test_every_text_asked_for_by_name_is_there() -> None:
    known = keys()
    missing = [
        f"{path}: {key}"
        for path, code in sources().items()
        for key in ASKED.findall(code)
        if key not in known
    ]
    assert missing == []


def test_no_text_is_left_over() -> None:
    code = "\n".join([*sources().values(), speaking_code()])
    needed = {key for key in keys() if not key.startswith("problem-")}  # tests/i18n has those
    needed -= {
        key
        for path in TITLES.files("vocabulary.toml").values()
        for key in load_vocabulary(path.parent).keys
    }
    assert left_over(needed, code, texts()) == set()


def test_a_text_that_is_left_over_is_found() -> None:
    code = 't("den"); t(`age-do-${word}`)'
    known = {"den", "age-do-roam", "age-den", "word", "rule-w6-4-ruling", "rule-w6-4-rule"}
    assert left_over(known, code, "x = { word }") == {"age-den", "rule-w6-4-rule"}


def test_the_code_contains_no_text() -> None:
    found = {path: written_texts(code) for path, code in sources().items()}
    assert {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "code",
    [
        "html`<p>Your turn</p>`",
        'html`<button aria-label="Close">${icon}</button>`',
        'notice("That did not work.")',
        "notice(`Waiting for ${name}`)",
    ],
)
def test_a_text_in_the_code_is_found(code: str) -> None:
    assert written_texts(code) != []


def test_no_key_is_defined_twice() -> None:
    found = KEY.findall(texts())
    assert sorted(found) == sorted(set(found))


def test_every_option_of_the_titles_has_its_texts() -> None:
    known = keys()
    missing = []
    for title in TITLES.ids():
        for option in TITLES.get(title).meta().options:
            name = f"option-{title}-{option.name}"
            values = (*getattr(option, "values", ()), *getattr(option, "hidden", ()))
            wanted = [name, f"{name}-help", *(f"{name}-{value}" for value in values)]
            missing += [key for key in wanted if key not in known]
        for edition in TITLES.get(title).meta().editions:
            name = f"edition-{title}-{edition.name}"
            missing += [key for key in (name, f"{name}-help") if key not in known]
    assert missing == []


def test_every_reason_of_the_rules_has_its_text() -> None:
    known = {key for key in keys() if key.startswith("reason-")}
    reasons = {
        f"reason-{title}-{code}"
        for title in TITLES.ids()
        for code in vars(module_of(title, "rules.vocabulary"))["REASON_RULES"]
    }
    assert known == reasons


def test_every_ending_of_the_titles_has_its_text() -> None:
    known = keys()
    missing = [
        key
        for title in TITLES.ids()
        for reason in vars(module_of(title, "rules.vocabulary"))["END_REASONS"]
        if (key := f"ending-{title}-{reason}") not in known and reason != "running"
    ]
    assert missing == []


def test_every_season_card_has_a_title_and_a_text() -> None:
    ids = [card.id for card in deck().all]
    keys = re.findall(r"^season-card-(\w+(?:-text)?) = ", texts(), re.MULTILINE)
    assert sorted(keys) == sorted(key for card in ids for key in (card, f"{card}-text"))
