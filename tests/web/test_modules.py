"""The modules of the page: size, and who imports whom."""

import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "wolfden"
WEB = PACKAGE / "web"
IMPORT = re.compile(r'^(?:import|export)\b[^"\';]*?\bfrom\s+"([^"]+)"', re.MULTILINE)
MAPPED = re.compile(r'"([^"]+)": "(/vendor/[^"]+)"')
STYLES = re.compile(r"^export const styles = (\[.*\]);$", re.MULTILINE)
GENERATED = re.compile(r"// (Made|Generated) by")
MAX_MODULE = 400
MAX_FILES = 15


def index() -> str:
    """Return the page itself."""
    return (WEB / "index.html").read_text(encoding="utf-8")


def imports(address: str) -> list[str]:
    """Return the addresses of what a module imports when it is loaded."""
    mapped = dict(MAPPED.findall(index()))
    folder = Path(address).parent
    found = []
    for name in IMPORT.findall((WEB / address[1:]).read_text(encoding="utf-8")):
        path = mapped.get(name) or (WEB / str(folder)[1:] / name).resolve().relative_to(WEB)
        found.append(f"/{str(path).removeprefix('/')}")
    return found


def own_modules() -> list[Path]:
    """Return the modules we wrote."""
    return sorted([*(WEB / "js").rglob("*.js"), *PACKAGE.glob("titles/*/page/*.js")])


def test_modules_stay_small() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in own_modules()}
    assert {path: length for path, length in lengths.items() if length > MAX_MODULE} == {}


def test_folders_list_chapters() -> None:
    written = [path for path in own_modules() if not GENERATED.match(path.read_text("utf-8"))]
    counts = Counter(path.parent for path in written)
    assert {folder: count for folder, count in counts.items() if count > MAX_FILES} == {}


def test_modules_name_style_sheets_that_exist() -> None:
    named = {
        feature
        for path in (WEB / "js").rglob("*.js")
        for names in STYLES.findall(path.read_text("utf-8"))
        for feature in json.loads(names)
    }
    assert named
    missing = [one for one in named if not (WEB / "js" / "features" / one / "style.css").exists()]
    assert missing == []


def test_titles_never_import_each_other_and_draw_without_a_browser() -> None:
    wrong = []
    for path in (PACKAGE / "titles").glob("*/page/*.js"):
        allowed = ("./", "wolfden/toolkit/")
        names = IMPORT.findall(path.read_text(encoding="utf-8"))
        wrong += [f"{path}: {name}" for name in names if not name.startswith(allowed)]
    for path in (WEB / "js" / "toolkit").rglob("*.js"):
        address = f"/{path.relative_to(WEB).as_posix()}"
        outside = [name for name in imports(address) if not name.startswith("/js/toolkit/")]
        wrong += [f"{address}: {name}" for name in outside]
    assert wrong == []


def test_no_module_writes_markup_or_styles_past_the_content_policy() -> None:
    forbidden = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(")
    assert [path.name for path in own_modules() if forbidden.search(path.read_text("utf-8"))] == []


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_modules_do_what_their_own_tests_say() -> None:
    folder = ROOT / "tests" / "web" / "js"
    tests = sorted(folder.rglob("*.test.js"))
    run = subprocess.run(
        ["node", f"--import={folder}/resolve.mjs", f"{folder}/all.mjs", *map(str, tests)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:]
