"""Settings of a server: flags, else environment variables ``WOLFDEN_*``, else defaults."""

import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import click
import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import FieldInfo, fields
from platformdirs import user_data_path

from wolfden.command_line import Option, Value, one_of, translator_of
from wolfden.teaching.analysis import DEFAULT_SECONDS
from wolfden.teaching.review import DEFAULT_SIMULATIONS, MOST_SIMULATIONS

Whole = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]
USUAL_GUESTS: Final = 10
"""New guests an hour from one address, for which the other limits of an address are made."""


class Config(Struct, frozen=True):
    """How a server runs. Each field is a flag ``--like-this`` and ``WOLFDEN_LIKE_THIS``."""

    host: str = "127.0.0.1"
    port: Whole = 8080
    data: Path = field(default_factory=lambda: user_data_path("wolfden"))
    database: str = ""
    processes: Whole = 1
    url: str = ""
    hosts: str = ""
    trusted_proxies: str = "127.0.0.1"
    synchronous: Literal["FULL", "NORMAL"] = "FULL"
    workers: Whole = max(1, (os.cpu_count() or 2) - 1)
    worker_memory: Whole = 2048
    job_seconds: Seconds = 30
    min_bot_seconds: Seconds = 0.7
    review_simulations: Annotated[int, Meta(ge=0, le=MOST_SIMULATIONS)] = DEFAULT_SIMULATIONS
    analysis_seconds: Seconds = DEFAULT_SECONDS
    idle_seconds: Seconds = 120
    limits: Seconds = 1
    guests_per_address: Annotated[int, Meta(ge=1)] = USUAL_GUESTS
    door: Literal["open", "closed"] = "open"
    password_file: str = ""
    log: Literal["text", "json"] = "text"
    metrics: Literal["local", "all"] = "local"
    webhooks: Literal["public", "any"] = "public"
    smtp: str = ""
    mail_from: str = "wolfden@localhost"
    backup_every: Seconds = 0
    backup_keep: Annotated[int, Meta(ge=1)] = 7
    backup_folder: str = ""
    keep_guests: Whole = 0
    keep_finished: Whole = 0
    keep_chat: Whole = 0

    @property
    def is_closed(self) -> bool:
        """Whether only those come in who have the password or an invitation."""
        return self.door == "closed" or bool(self.password_file)

    @property
    def crowd(self) -> float:
        """How many times as many people as usual may share one address; at least once."""
        return max(1.0, self.guests_per_address / USUAL_GUESTS)

    @property
    def address_limits(self) -> float:
        """The factor of limits that count requests and connections of one address."""
        return self.limits * self.crowd


def _type_of(setting: FieldInfo) -> Value[Any]:
    """Return how the value of a setting is read: by the type of its field."""
    if get_origin(setting.type) is Literal:
        return one_of(get_args(setting.type))

    def read(word: str) -> Any:
        try:
            # The hook is for paths.
            return msgspec.convert(word, setting.type, strict=False, dec_hook=lambda t, w: t(w))
        except msgspec.ValidationError as error:
            raise ValueError(word) from error

    return Value("usage-setting", read)


class Setting(Option):
    """A setting as a flag and an environment variable."""

    def __init__(self, setting: FieldInfo) -> None:
        super().__init__(
            [setting.name, f"--{setting.name.replace('_', '-')}"],
            type=_type_of(setting),
            metavar=setting.name.upper(),
            envvar=f"WOLFDEN_{setting.name.upper()}",
            default=lambda: getattr(Config(), setting.name),
        )

    def help_text(self, ctx: click.Context) -> str:
        """Return what is set, and the default."""
        translator = translator_of(ctx)
        default = str(getattr(Config(), self.name)) or translator.translate("cli-serve-none")
        text = translator.translate(f"cli-serve-{self.opts[0].removeprefix('--')}")
        return f"{text} ({default})"


def settings(*names: str) -> list[click.Parameter]:
    """Return the named settings as options of a command, or all of them."""
    return [Setting(one) for one in fields(Config) if not names or one.name in names]
