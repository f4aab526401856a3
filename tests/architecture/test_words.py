"""Plain technical English in code, comments, documents, names of tests and subjects of commits."""

import re
import subprocess

import pytest

from tests.architecture.sources import ROOT, titles
from tests.architecture.words import EXCEPTIONS, WORDINGS, Place, places, split_names, wordings_in

ALLOWED = {
    "": 3,
    "docs/": 0,
    "tests/": 0,
    "tests/server/": 150,
    "tests/web/": 55,
    "src/wolfden/": 5,
    "src/wolfden/server/": 184,
    "src/wolfden/titles/": 16,
    "src/wolfden/web/": 59,
}
"""How many places are still to be reworded below each folder. These numbers only ever fall."""
THIS = "tests/architecture/test_words.py"


def area_of(place: Place) -> str:
    """Return the longest folder of the table that a place is in."""
    return max((folder for folder in ALLOWED if place.path.startswith(folder)), key=len)


@pytest.mark.parametrize("folder", ALLOWED)
def test_no_wording_is_added(folder: str) -> None:
    found = [place for place in places() if area_of(place) == folder]
    advice = "\n".join(f"{wording}: {better}" for wording, (_, better) in WORDINGS.items())
    listed = "\n".join(map(str, found))
    assert len(found) <= ALLOWED[folder], f"{listed}\n\nBetter words:\n{advice}"


@pytest.mark.parametrize("path", EXCEPTIONS)
def test_every_exception_is_still_needed(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert [passage for passage in EXCEPTIONS[path] if passage not in text] == []


def subjects() -> list[str]:
    """Return the subjects of commits that were made with this rule in their history."""
    added = _git("log", "--diff-filter=A", "--format=%H", "--", THIS)
    if not added:
        pytest.skip("the history does not say when this rule began")
    return _git("log", "--no-merges", "--ancestry-path", "--format=%s", f"{added[-1]}..HEAD")


def test_subjects_of_commits_use_plain_words() -> None:
    assert [subject for subject in subjects() if list(wordings_in(subject))] == []


def test_subjects_of_commits_name_their_area_and_are_short() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    listed = re.search(r"the ids of titles and\s+([\w, \n]+)\.", guide)
    assert listed is not None
    areas = "|".join([*titles(), *re.findall(r"\w+", listed[1])]).replace("_", "-")
    form = re.compile(rf"({areas}): \w.*")
    assert [one for one in subjects() if len(one) > 72 or not form.fullmatch(one)] == []


def _git(*words: str) -> list[str]:
    """Return the lines that git prints; none without a repository."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def test_a_seat_is_told_so() -> None:", ["tell"]),
        ("export const lettersOf = (scene) => scene;", ["letters"]),
        ("# It lies in a folder of its own.", ["lie", "of its own"]),
        ("Whoever goes\non at once", ["whoever", "at once"]),
        ("a stand-in for the real module", []),
        ("the seat's `stand_in` level", []),
        ("words of small letters, digits and hyphens", []),
        ("standards that last longest", []),
    ],
)
def test_wordings_are_found_in_prose_and_in_names(text: str, found: list[str]) -> None:
    assert [wording for _, wording in wordings_in(split_names(text))] == found
