"""The help of the command line in the language of whoever asks for it."""

import argparse
from collections.abc import Iterable

from wolfden.core.contract import Game
from wolfden.core.options import Choice, Number, Option
from wolfden.i18n.translator import Translator
from wolfden.usage import OPTION


def translate(parser: argparse.ArgumentParser, game: Game | None, translator: Translator) -> None:
    """Let a parser and all commands below it speak another language."""
    parser.description = translator.translate("cli-about")
    _translate(parser, "", game, translator)


def _translate(
    parser: argparse.ArgumentParser, command: str, game: Game | None, translator: Translator
) -> None:
    """Translate a command and those below it; ``command`` is its name, in front of its keys."""
    translate_frame(parser, translator)
    options = {} if game is None else {option.name: option for option in game.meta().options}
    for action in _actions(parser):
        name = action.dest.removeprefix(OPTION)
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 (it has no other name)
            for entry in action._choices_actions:  # noqa: SLF001 (where argparse keeps the help)
                entry.help = translator.translate(f"cli-{command}{entry.dest}")
            for below, subparser in action.choices.items():
                _translate(subparser, f"{command}{below}-", game, translator)
        elif game is not None and name in options and action.dest.startswith(OPTION):
            action.help = _option_help(game.meta().id, options[name], translator)
        else:
            own = f"cli-{command}{action.dest}"
            action.help = translator.translate(
                own if translator.has_text(own) else f"cli-{action.dest}"
            )
    if parser.epilog:
        more = f"{parser.prog} TITLE --help"
        parser.epilog = translator.translate("cli-more-options", {"command": more})


def _option_help(title: str, option: Option, translator: Translator) -> str:
    """Return what an option of a title does, and what it takes."""
    text = translator.translate(f"option-{title}-{option.name}-help")
    if isinstance(option, Choice):
        return f"{text} {option.expects}"
    if isinstance(option, Number):
        bounds = {"low": option.low, "high": option.high}
        return f"{text} {translator.translate('cli-number', bounds)}"
    return text


def translate_frame(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Translate what argparse itself writes: headings, help, and the word before the usage."""
    for action in _actions(parser):
        if isinstance(action, argparse._HelpAction):  # noqa: SLF001 (it has no other name)
            action.help = translator.translate("cli-help")
    for group in parser._action_groups:  # noqa: SLF001 (headings can be set nowhere else)
        if group.title == "positional arguments":
            group.title = translator.translate("cli-arguments")
        elif group.title == "options":
            group.title = translator.translate("cli-options")
        elif group.title is not None:
            group.title = translator.translate("cli-title-options")
    parser.formatter_class = _formatter(f"{translator.translate('cli-usage')} ")


def _formatter(prefix: str) -> type[argparse.HelpFormatter]:
    """Return how help is laid out, with another word in front of the usage."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = prefix,
        ) -> None:
            super().add_usage(usage, actions, groups, prefix)

    return Formatter


def _actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return parser._actions  # noqa: SLF001 (argparse shows its arguments nowhere else)
