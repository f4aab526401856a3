"""The example client plays from the documented protocol alone."""

import ast
import json
import subprocess
import sys
from pathlib import Path

from tests.support.servers import Running

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_the_example_plays_a_whole_game(server: Running) -> None:
    flags = ["--title", "brotherhood-of-the-wolf", "--level", "random"]
    command = [sys.executable, str(CLIENT), server.url, *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert json.loads(done.stdout)["ranks"]


def test_the_example_knows_nothing_of_wolfden() -> None:
    tree = ast.parse(CLIENT.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert "wolfden" not in " ".join(map(ast.unparse, imports))
