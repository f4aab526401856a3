"""Settings of a server: flags, else environment variables ``WOLFDEN_*``, else defaults."""

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_type_hints

from msgspec import Struct, field
from msgspec.structs import replace
from platformdirs import user_data_path

from wolfden.core.errors import BadSetup
from wolfden.i18n.speaker import Speaker


def _usual_folder() -> Path:
    return user_data_path("wolfden")


class Config(Struct, frozen=True):
    """How a server runs. Each field is a flag ``--like-this`` and ``WOLFDEN_LIKE_THIS``."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = field(default_factory=_usual_folder)
    url: str = ""
    proxies: str = "127.0.0.1"
    synchronous: str = "FULL"
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    pace: float = 0.7
    rest: float = 120.0
    limits: float = 1.0
    log: str = "text"
    metrics: str = "local"
    webhooks: str = "public"
    smtp: str = ""
    sender: str = "wolfden@localhost"


PREFIX: Final = "WOLFDEN_"
_CHOICES: Final = {
    "synchronous": ("FULL", "NORMAL"),
    "log": ("text", "json"),
    "metrics": ("local", "all"),
    "webhooks": ("public", "any"),
}


def add_flags(parser: argparse.ArgumentParser, speaker: Speaker, *names: str) -> None:
    """Give a command the flags of the named settings, or of all."""
    usual = Config()
    for name in names or Config.__struct_fields__:
        value = str(getattr(usual, name)) or speaker.say("cli-serve-none")
        help_text = f"{speaker.say(f'cli-serve-{name}')} ({value})"
        parser.add_argument(f"--{name}", metavar=name.upper(), help=help_text.replace("%", "%%"))


def read_config(given: argparse.Namespace, environment: Mapping[str, str]) -> Config:
    """Return the settings from flags and environment.

    Raises:
        BadSetup: a value that its setting does not take.
    """
    kinds = get_type_hints(Config)
    values = {}
    for name in Config.__struct_fields__:
        text = getattr(given, name, None)
        text = environment.get(f"{PREFIX}{name.upper()}") if text is None else text
        if text is not None:
            values[name] = _value(name, kinds[name], text)
    return replace(Config(), **values)


def _value(name: str, kind: type, text: str) -> object:
    if name in _CHOICES and text not in _CHOICES[name]:
        known = list(_CHOICES[name])
        raise BadSetup("setting-choice", name=f"--{name}", word=text, known=known)
    try:
        value = kind(text)
    except ValueError as error:
        raise BadSetup("setting-number", name=f"--{name}", word=text) from error
    if isinstance(value, int | float) and value < 0:
        raise BadSetup("setting-below-zero", name=f"--{name}", word=text)
    return value
