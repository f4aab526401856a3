"""The libraries and fonts of the page are the published ones, with their licences."""

import hashlib
import json
from pathlib import Path

VENDOR = Path(__file__).parents[2] / "src" / "wolfden" / "web" / "vendor"


def test_every_file_is_listed_and_unchanged() -> None:
    listed = json.loads((VENDOR / "vendor.json").read_text(encoding="utf-8"))
    sums = {
        f"{folder}/{name}": digest
        for folder, package in listed.items()
        for name, digest in package["sha256"].items()
    }
    found = {
        path.relative_to(VENDOR).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in VENDOR.glob("*/*")
    }
    assert found == sums


def test_every_package_has_version_and_licence() -> None:
    listed = json.loads((VENDOR / "vendor.json").read_text(encoding="utf-8"))
    for folder, package in listed.items():
        assert package["version"], folder
        assert package["licence"] in ("MIT", "Apache-2.0", "OFL-1.1"), folder
        assert (VENDOR / folder / "LICENSE").is_file(), folder


def test_the_packages_of_the_tests_are_locked_for_every_registry() -> None:
    """Versions and checksums are fixed; npm takes the address from its own settings.

    The linter has a binary for each system; of some the lock file has the version alone.
    """
    folder = Path(__file__).parent
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert lock.pop("")["devDependencies"] == wanted
    assert all(package["version"] and "resolved" not in package for package in lock.values())
    unchecked = [name for name, package in lock.items() if not package.get("integrity")]
    assert all("os" in lock[name] and lock[name]["optional"] for name in unchecked), unchecked
