"""The command line: commands of click whose help and errors come from the texts.

No help text is in the code. The text of a command is ``cli-<command>``, that of what it takes
``cli-<command>-<name>`` or, where commands share it, ``cli-<name>``.
"""

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from math import isfinite
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from wolfden.core.errors import WolfdenError
from wolfden.core.events import Fact
from wolfden.core.options import (
    EDITION,
    Choice,
    Document,
    Edition,
    Number,
    Option as TitleSetting,
)
from wolfden.core.text.files import read_text
from wolfden.i18n import languages
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

_SETTINGS: Final = {"allow_extra_args": True, "help_option_names": ["-h", "--help"]}
_TITLE: Final = "wolfden.title"
_TITLE_OPTIONS: Final = "wolfden.title_options"


class BadUsage(WolfdenError):
    """The command line cannot be understood; the texts say why (``problem-<key>``)."""

    code = "bad_usage"


@contextmanager
def _own_errors(ctx: click.Context) -> Iterator[None]:
    """Raise errors of click as ``BadUsage``, recognised by their classes and attributes."""
    more = _help_of(ctx)
    try:
        yield
    except click.NoSuchOption as error:
        word, known = error.option_name, list(error.possibilities or ())
        if known:
            raise BadUsage("usage-ambiguous", word=word, known=known, help=more) from error
        raise BadUsage("usage-unknown", words=word, help=more) from error
    except click.MissingParameter as error:
        raise BadUsage("usage-required", names=_name_of(error.param), help=more) from error
    except click.BadOptionUsage as error:
        name = error.option_name
        options = [one for one in ctx.command.get_params(ctx) if name in one.opts]
        if any(isinstance(one, click.Option) and one.is_flag for one in options):
            raise BadUsage("usage-no-value", name=name, help=more) from error
        raise BadUsage("usage-value", name=name, help=more) from error


def _help_of(ctx: click.Context | None) -> str:
    return f"{'wolfden' if ctx is None else ctx.command_path} --help"


def _name_of(param: click.Parameter | None) -> str:
    """Return what a person types, or what help calls it."""
    if isinstance(param, click.Option):
        return param.opts[0]
    return "" if param is None else param.human_readable_name


# Values.


T = TypeVar("T")


class Value(click.ParamType[T]):
    """A value that a function reads; ``key`` names the text for words it raises ValueError for."""

    def __init__(self, key: str, read: Callable[[str], T], **facts: Fact) -> None:
        self.name = self.key = key
        self._read, self._facts = read, facts

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> T:
        """Return the value, or raise ``BadUsage``."""
        try:
            return self._read(str(value))
        except ValueError as error:
            name, more = _name_of(param), _help_of(ctx)
            facts = {"name": name, "word": str(value), "help": more, **self._facts}
            raise BadUsage(self.key, **facts) from error


def one_of(known: Sequence[str]) -> Value[str]:
    """Return the type of a value that is one of a few words."""
    return Value("usage-choice", lambda word: known[known.index(word)], known=list(known))


def _whole(word: str, low: int, digits: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= digits and int(word) >= low):
        raise ValueError(word)
    return int(word)


def _seconds(word: str) -> float:
    if not (isfinite(number := float(word)) and number > 0):
        raise ValueError(word)
    return number


WHOLE: Final = Value("usage-number", lambda word: _whole(word, 0, 18))
COUNT: Final = Value("usage-count", lambda word: _whole(word, 1, 9))
SECONDS: Final = Value("usage-seconds", _seconds)


# What commands take.


def translator_of(ctx: click.Context) -> Translator:
    """Return the translator of the language a command was called in."""
    found = ctx.find_object(Translator)
    assert found is not None
    return found


def _path_of(ctx: click.Context) -> str:
    """Return a command's place in the keys of texts, such as ``puzzles-make``."""
    return "-".join(ctx.command_path.split()[1:])


class Option(click.Option):
    """An option whose help is a text; ``{ $default }`` in it is the default."""

    section = "cli-options"

    def help_names(self, ctx: click.Context) -> str:
        """Return the flags and the name of the value."""
        names = ", ".join(self.opts)
        return names if self.is_flag else f"{names} {self.make_metavar(ctx)}"

    def help_text(self, ctx: click.Context) -> str:
        """Return what the option does."""
        shown = self.show_default if isinstance(self.show_default, str) else self.default
        return _text_of(ctx, self.opts[0].removeprefix("--"), shown)


def _text_of(ctx: click.Context, name: str, default: object = None) -> str:
    translator = translator_of(ctx)
    own = f"cli-{_path_of(ctx)}-{name}"
    key = own if translator.has_text(own) else f"cli-{name}"
    return translator.translate(
        key, {"default": str(default), "languages": list(languages.LANGUAGES)}
    )


class TitleOption(Option):
    """What tables of a title are set up with: a value or a file."""

    section = "cli-title-options"

    def __init__(self, title: str, setting: str, is_file: bool = False) -> None:
        super().__init__(
            [f"option_{setting.replace('-', '_')}", f"--{setting}"],
            type=(lambda path: read_text(Path(path))) if is_file else str,
            metavar="FILE" if is_file else "VALUE",
        )
        self.title = title
        self.setting = setting


def _title_options(title: str) -> list[TitleOption]:
    meta = TITLES.get(title).meta()
    return [
        *([EditionOption(title, meta.editions)] if meta.editions else []),
        *(SettingOption(title, option) for option in meta.offered_options()),
    ]


class EditionOption(TitleOption):
    """The preset of options of a title."""

    def __init__(self, title: str, editions: Sequence[Edition]) -> None:
        super().__init__(title, EDITION)
        self.editions = editions

    def help_text(self, ctx: click.Context) -> str:
        """Return what the option does and what each edition changes."""
        say = translator_of(ctx).translate
        names = [
            f"{one.name}: {say(f'edition-{self.title}-{one.name}-help')}" for one in self.editions
        ]
        return " ".join([say("cli-edition"), *names])


class SettingOption(TitleOption):
    """An option of a title."""

    def __init__(self, title: str, option: TitleSetting) -> None:
        super().__init__(title, option.name, isinstance(option, Document))
        self.option = option

    def help_text(self, ctx: click.Context) -> str:
        """Return what the option does and which values it takes."""
        translator, option = translator_of(ctx), self.option
        text = translator.translate(f"option-{self.title}-{option.name}-help")
        if isinstance(option, Choice):
            return f"{text} {' | '.join(option.values)}"
        if isinstance(option, Number):
            bounds = {"low": option.low, "high": option.high}
            return f"{text} {translator.translate('cli-number', bounds)}"
        return text


_LANG: Final = Option(["--lang"], metavar="LANGUAGE", expose_value=False)

_ASKING: Final = click.Command(
    "wolfden",
    params=[click.Option(["--lang"])],
    add_help_option=False,
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
)
"""Reads ``--lang`` alone, wherever it is: the errors of a command line use it too."""


def translator_for(words: Sequence[str]) -> Translator:
    """Return the translator that a command line or else the environment asks for.

    Raises:
        UnknownLanguage: there are no texts in this language.
    """
    asked = _ASKING.make_context("wolfden", list(words), resilient_parsing=True).params["lang"]
    if asked:
        translator = Translator(languages.parse_language(asked))
    else:
        translator = Translator(languages.preferred_language(os.environ))
    encoding = sys.stdout.encoding or "ascii"
    try:
        translator.translate("terminal-command-undo").encode(encoding)
    except UnicodeEncodeError:
        language = f"{translator.language} ({languages.language_name(translator.language)})"
        note = f"the characters of {language} cannot be written in {encoding}, so this is English"
        print(f"wolfden: {note}", file=sys.stderr)
        return Translator(languages.ENGLISH)
    return translator


# Commands.


class Command(click.Command):
    """A command whose help comes from the texts."""

    def __init__(self, name: str | None, **attributes: Any) -> None:
        attributes.setdefault("context_settings", _SETTINGS)
        super().__init__(name, **attributes)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words of the command, or raise ``BadUsage`` if there are too many."""
        with _own_errors(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group):
            raise BadUsage("usage-unknown", words=" ".join(rest), help=_help_of(ctx))
        return rest

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return everything the command takes."""
        *params, help_option = super().get_params(ctx)
        return [*params, _LANG, help_option]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the first line."""
        prefix = f"{translator_of(ctx).translate('cli-usage')} "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        text = translator_of(ctx).translate(f"cli-{_path_of(ctx) or 'about'}")
        formatter.write_paragraph()
        formatter.write_text(f"{text[:1].upper()}{text[1:].rstrip('.')}.")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command takes."""
        keys = ("cli-arguments", Option.section, TitleOption.section)
        sections: dict[str, list[tuple[str, str]]] = {key: [] for key in keys}
        for param in self.get_params(ctx):
            if isinstance(param, Option):
                sections[param.section].append((param.help_names(ctx), param.help_text(ctx)))
            elif isinstance(param, click.Option):
                sections[Option.section].append((", ".join(param.opts), _text_of(ctx, "help")))
            else:
                row = (param.make_metavar(ctx), _text_of(ctx, param.name or ""))
                sections["cli-arguments"].append(row)
        for key, rows in sections.items():
            if rows:
                with formatter.section(translator_of(ctx).translate(key)):
                    formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what else there is to know."""
        if self.epilog:
            formatter.write_paragraph()
            formatter.write_text(translator_of(ctx).translate(self.epilog))


class TitleCommand(Command):
    """A command that takes the options of the title it names too, as ``options``."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words of the command and the options of its title."""
        title = next((word for word in args if word in TITLES.ids()), None)
        added = _title_options(title) if title else []
        ctx.meta[_TITLE], ctx.meta[_TITLE_OPTIONS] = title, added
        rest = super().parse_args(ctx, args)
        values = {one.setting: ctx.params.pop(one.name or "", None) for one in added}
        ctx.params["options"] = {name: value for name, value in values.items() if value is not None}
        return rest

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return everything the command takes."""
        return [*ctx.meta.get(_TITLE_OPTIONS, ()), *super().get_params(ctx)]

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Say where the options of a title are, if it was not named."""
        if ctx.meta.get(_TITLE) is None:
            more = f"{ctx.command_path} TITLE --help"
            formatter.write_paragraph()
            formatter.write_text(
                translator_of(ctx).translate("cli-more-options", {"command": more})
            )


class Group(Command, click.Group):
    """A command of several commands, which may be loaded when they are called."""

    command_class = Command

    def __init__(
        self, name: str | None = None, lazy: Mapping[str, str] | None = None, **attributes: Any
    ) -> None:
        attributes.setdefault("no_args_is_help", False)
        super().__init__(name, invoke_without_command=True, callback=_need_command, **attributes)
        self._lazy = dict(lazy or {})

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands in the order help shows them."""
        return list(self._lazy or self.commands)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """Return a command, or raise ``BadUsage`` if there is none of this name."""
        known = self.list_commands(ctx)
        if cmd_name not in known:
            more = _help_of(ctx)
            raise BadUsage("usage-choice", name="COMMAND", word=cmd_name, known=known, help=more)
        if cmd_name in self._lazy:
            module, _, name = self._lazy[cmd_name].partition(":")
            command: click.Command = getattr(import_module(module), name)
            return command
        return self.commands[cmd_name]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the commands do, without loading them."""
        say, path = translator_of(ctx).translate, ["cli", *ctx.command_path.split()[1:]]
        with formatter.section(say("cli-commands")):
            formatter.write_dl(
                [(name, say("-".join([*path, name]))) for name in self.list_commands(ctx)]
            )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)


@click.pass_context
def _need_command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        raise BadUsage("usage-required", names="COMMAND", help=_help_of(ctx))


command = partial(click.command, cls=Command)
title_command = partial(click.command, cls=TitleCommand)
option = partial(click.option, cls=Option)
argument = click.argument
title_argument = click.argument("title", type=TITLES.get)
pass_translator = click.make_pass_decorator(Translator)
