"""Settings of a server: flags, environment variables, defaults."""

import re
from pathlib import Path
from typing import Any

import click
import pytest

from wolfden.command_line import BadUsage, Command
from wolfden.server.base.config import Config, settings

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


def read(*words: str) -> Config:
    """Return the settings that a command line and the environment give."""
    found: dict[str, Any] = {}
    command = Command("serve", params=settings(), callback=found.update)
    with command.make_context("serve", list(words)) as ctx:
        command.invoke(ctx)
    return Config(**found)


def test_without_flags_and_variables_the_defaults_hold() -> None:
    assert read() == Config()


def test_a_flag_comes_before_a_variable_and_a_variable_before_the_default(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WOLFDEN_PORT", "81")
    monkeypatch.setenv("WOLFDEN_IDLE_SECONDS", "2.5")
    monkeypatch.setenv("WOLFDEN_DATA", str(tmp_path))
    config = read("--idle-seconds", "3", "--synchronous", "NORMAL")
    assert (config.port, config.idle_seconds, config.data) == (81, 3.0, tmp_path)
    assert (config.synchronous, config.workers) == ("NORMAL", Config().workers)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["--port", "x"], "usage-setting"),
        (["--port", "1.5"], "usage-setting"),
        (["--workers", "-1"], "usage-setting"),
        (["--idle-seconds", "nan"], "usage-setting"),
        (["--log", "xml"], "usage-choice"),
    ],
)
def test_a_value_that_a_setting_does_not_take_is_refused(words: list[str], key: str) -> None:
    with pytest.raises(BadUsage) as refusal:
        read(*words)
    assert (refusal.value.key, refusal.value.facts["name"]) == (key, words[0])


def test_the_document_names_every_flag_and_no_other() -> None:
    rows = [line for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if "| `--" in line]
    named = re.findall(r"`(--[a-z-]+)`", " ".join(row.split("|")[1] for row in rows))
    assert sorted(named) == sorted(_flag(name) for name in Config.__struct_fields__)


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def test_help_shows_the_names_of_today() -> None:
    assert all(isinstance(one, click.Option) for one in settings())
    assert [one.opts[0] for one in settings()] == [_flag(name) for name in Config.__struct_fields__]
