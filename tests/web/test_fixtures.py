"""The moments that tests of the drawings look at are those of the games as they are now."""

from tests.web.fixtures.make import HERE, fixtures, written


def test_the_fixtures_are_what_the_games_make_today() -> None:
    wanted = {f"{name}.json": written(content) for name, content in fixtures()}
    found = {path.name: path.read_text(encoding="utf-8") for path in HERE.glob("*.json")}
    assert found.keys() == wanted.keys()
    stale = [name for name, text in wanted.items() if found[name] != text]
    assert not stale, "run: python -m tests.web.fixtures.make"
