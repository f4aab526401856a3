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
_HELP: Final = {
    "host": "the address to listen at",
    "port": "the port to listen at; 0 takes a free one",
    "data": "the folder of the database and the secret key",
    "url": "the address people reach the server at, for links; else that of the request",
    "proxies": "addresses of proxies whose X-Forwarded headers are believed, with commas between",
    "synchronous": "FULL survives a power failure, NORMAL a killed process",
    "workers": "processes in which bots think",
    "pace": "the least seconds a bot takes for an action, whatever it knows",
    "rest": "seconds without a message after which a table is put away",
    "limits": "factor on all limits of use; 0 turns them off",
    "log": "how the log is written: text or json",
    "metrics": "who may read /metrics: local, the machine itself, or all",
    "webhooks": "where 'your turn' may be posted to: public addresses, or any",
    "smtp": "the mail server for 'your turn', such as smtp://user:password@host:587",
    "sender": "the address e-mail comes from",
}


def add_flags(parser: argparse.ArgumentParser, *names: str) -> None:
    """Give a command the flags of the named settings, or of all."""
    usual = Config()
    for name in names or Config.__struct_fields__:
        default = str(getattr(usual, name)) or "none"
        parser.add_argument(
            f"--{name}",
            metavar=name.upper(),
            help=f"{_HELP[name]} ({default})".replace("%", "%%"),
        )


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
        raise BadSetup(f"--{name}: {text!r} is not one of {', '.join(_CHOICES[name])}")
    try:
        value = kind(text)
    except ValueError as error:
        raise BadSetup(f"--{name}: {text!r} is no number") from error
    if isinstance(value, int | float) and value < 0:
        raise BadSetup(f"--{name}: {text!r} is below zero")
    return value
