"""Plain technical English in code, comments, documents, names of tests and subjects of commits."""

import subprocess

import pytest

from tests.architecture.sources import ROOT
from tests.architecture.words import WORDINGS, Place, places, split_names, wordings_in

ALLOWED = {
    "": 18,
    "docs/": 20,
    "tests/": 17,
    "tests/server/": 338,
    "tests/web/": 301,
    "src/wolfden/": 373,
    "src/wolfden/server/": 303,
    "src/wolfden/titles/": 549,
    "src/wolfden/web/": 374,
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


def test_subjects_of_commits_use_plain_words() -> None:
    """Only commits that were made with this rule in their history."""
    added = _git("log", "--diff-filter=A", "--format=%H", "--", THIS)
    if not added:
        pytest.skip("the history does not say when this rule began")
    subjects = _git("log", "--ancestry-path", "--format=%s", f"{added[-1]}..HEAD")
    assert [subject for subject in subjects if list(wordings_in(subject))] == []


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
