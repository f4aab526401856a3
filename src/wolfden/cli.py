"""The command ``wolfden``: reads the command line, says in one sentence what is wrong with it."""

from __future__ import annotations

import argparse
import os
import random
import secrets
import sys
from collections.abc import Callable, Sequence
from errno import EIO, EPIPE
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wolfden import __version__, how_it_runs
from wolfden.arena import command as arena
from wolfden.bench import command as bench
from wolfden.core.contract import Game, Meta
from wolfden.core.errors import BadSetup, WolfdenError
from wolfden.core.options import Document, Option, Options
from wolfden.core.record import Record
from wolfden.core.text.files import read_text, write_text
from wolfden.core.text.replay import open_replay
from wolfden.i18n.hearing import add_language, english, speaker_for
from wolfden.i18n.languages import LANGUAGES
from wolfden.teaching.puzzles import command as puzzles
from wolfden.terminal.keeping import Keeper, fresh_file, must_be_new
from wolfden.terminal.seating import Seating, kinds_of, read_kinds, usual_kinds
from wolfden.titles import TITLES
from wolfden.usage import OPTION, BadUsage, Parser, whole

if TYPE_CHECKING:
    from wolfden.i18n.speaker import Speaker

READER_GONE: Final = 1
BAD_USAGE: Final = 2
INTERRUPTED: Final = 130
PLAYERS: Final = 3
_PLAYERS_HELP: Final = f"how many seats ({PLAYERS} unless told otherwise)"
LIBRARIES: Final = ("rich", "prompt_toolkit", "fluent")
SERVER_COMMANDS: Final = {
    "serve": "run a table server",
    "tables": "look after the tables of a server",
    "guests": "look after the guests of a server",
    "backup": "copy the database of a server while it runs",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    _never_fail_on_odd_letters()
    words = list(sys.argv[1:] if arguments is None else arguments)
    speaker: Speaker | None = None
    try:
        speaker = speaker_for(words)
        given = _read(words, speaker)
        run: Callable[[argparse.Namespace], int] = given.run
        done = run(given)
        sys.stdout.flush()
        return done
    except ModuleNotFoundError as error:
        if error.name not in LIBRARIES:
            raise
        return _fail(
            "the terminal needs rich, prompt_toolkit and fluent.runtime: install them with"
            " pip install 'wolfden[terminal]'"
        )
    except WolfdenError as error:
        return _fail(str(error) if speaker is None else speaker.trouble(error))
    except OSError as error:
        _turn_output_away()
        return READER_GONE if error.errno in (EPIPE, EIO) else _fail(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def _fail(sentence: str) -> int:
    print(f"wolfden: {sentence}", file=sys.stderr)
    return BAD_USAGE


def _turn_output_away() -> None:
    """Whoever read our output has gone: let nothing more try to write there."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _never_fail_on_odd_letters() -> None:
    """Let a terminal without our signs show substitutes instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


# The command line.


def _read(words: list[str], speaker: Speaker | None) -> argparse.Namespace:
    """Read the command line; commands of the server read their own, with the server's extra."""
    command = _without_language(words)
    if command and command[0] in SERVER_COMMANDS:
        return argparse.Namespace(run=_server, words=command, speaker=speaker)
    game = next((TITLES.get(word) for word in words if word in TITLES.ids()), None)
    parser = _parser(game)
    if speaker is not None:
        from wolfden.i18n.commands import translate  # noqa: PLC0415 (needs an extra)

        translate(parser, game, speaker)
    return parser.parse_args(words, argparse.Namespace(speaker=speaker))


def _without_language(words: list[str]) -> list[str]:
    """Return a command line without the language it may begin with."""
    if words and words[0].startswith("--lang="):
        return words[1:]
    return words[2:] if words and words[0] == "--lang" else words


def _parser(game: Game | None) -> Parser:
    """Return the parser; a title adds its own options."""
    parser = Parser(prog="wolfden", description="The digital home of three wolf board games.")
    parser.add_argument(
        "--version", action="version", version=f"wolfden {__version__} ({how_it_runs()})"
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True, dest="command")
    _add_play(commands.add_parser("play", help="play a game, alone, with bots or at one screen"))
    _add_replay(commands.add_parser("replay", help="step through a game that was kept"))
    _add_board(commands.add_parser("board", help="deal a board and draw it"))
    _add_arena(commands.add_parser("arena", help="let bots play each other, and measure them"))
    _add_bench(commands.add_parser("bench", help="measure how fast a title plays"))
    making, checking = _add_puzzles(
        commands.add_parser("puzzles", help="make puzzles, and check them")
    )
    _add_titles(commands.add_parser("titles", help="list the titles"))
    for name, help_text in SERVER_COMMANDS.items():
        commands.add_parser(name, help=help_text)
    for command in (*(commands.choices[name] for name in ("play", "board", "arena")), making):
        _add_title_options(command, game)
    for speaking in (parser, *commands.choices.values(), making, checking):
        add_language(speaking, f"speak this language: {', '.join(LANGUAGES)}")
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_play)
    parser.add_argument("title", nargs="?", type=TITLES.get, metavar="TITLE", help="which game")
    parser.add_argument("--players", type=whole, metavar="N", help=_PLAYERS_HELP)
    parser.add_argument("--seats", metavar="LIST", help="who sits there, such as human,alpha,cub")
    parser.add_argument("--seed", type=whole, metavar="N", help="make chance and bots repeatable")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a kept game")


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_replay)
    parser.add_argument("file", type=Path, metavar="FILE", help="the kept game")
    parser.add_argument("--step", type=whole, default=0, metavar="N", help="begin after action N")
    parser.add_argument("--all", action="store_true", help="print every action and the end")
    parser.add_argument("--seat", type=whole, metavar="N", help="with the eyes of this seat")


def _add_board(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_board)
    parser.add_argument("title", type=TITLES.get, metavar="TITLE", help="which game")
    parser.add_argument("--players", type=whole, metavar="N", help=_PLAYERS_HELP)
    parser.add_argument("--seed", type=whole, metavar="N", help="make chance and bots repeatable")
    parser.add_argument("--position", type=Path, metavar="FILE", help="draw this position instead")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write a picture to this file")


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_arena)
    parser.add_argument("title", type=TITLES.get, metavar="TITLE", help="which game")
    arena.add_arguments(parser)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_bench)
    parser.add_argument("title", type=TITLES.get, metavar="TITLE", help="which game")
    bench.add_arguments(parser)


def _add_puzzles(
    parser: argparse.ArgumentParser,
) -> tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    """Add and return both commands about puzzles; the first takes options of a title."""
    parts = parser.add_subparsers(metavar="make|check", required=True, dest="part")
    making = parts.add_parser("make", help="look for puzzles in games of bots")
    making.set_defaults(run=_make_puzzles)
    puzzles.add_make(making, TITLES.get)
    checking = parts.add_parser("check", help="search puzzles again: which of them hold?")
    checking.set_defaults(run=_check_puzzles)
    puzzles.add_check(checking)
    return making, checking


def _add_titles(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_titles)


def _add_title_options(parser: argparse.ArgumentParser, game: Game | None) -> None:
    if game is None:
        parser.epilog = f"“{parser.prog} TITLE --help” also shows the options of a title."
        return
    group = parser.add_argument_group(f"options of {game.meta().name}")
    for option in game.meta().options:
        is_file = isinstance(option, Document)
        group.add_argument(
            f"--{option.name}",
            dest=OPTION + option.name,
            metavar="FILE" if is_file else "VALUE",
            help=_option_help(game.meta(), option),
        )


def _option_help(meta: Meta, option: Option) -> str:
    """Return what an option does and what it takes."""
    text = meta.option_help(option.name)
    return text if isinstance(option, Document) else f"{text} {option.expects}"


def _options(given: argparse.Namespace, game: Game) -> Options:
    """Return the title options that were given, files read in."""
    texts = {
        name.removeprefix(OPTION): value
        for name, value in vars(given).items()
        if name.startswith(OPTION) and value is not None
    }
    for option in game.meta().options:
        if isinstance(option, Document) and option.name in texts:
            texts[option.name] = read_text(Path(texts[option.name]))
    return texts


def _seed(given: argparse.Namespace) -> str:
    return secrets.token_hex() if given.seed is None else str(given.seed)


# The commands.


def _play(given: argparse.Namespace) -> int:
    from wolfden.terminal.rooms import play_game  # noqa: PLC0415 (needs an extra)

    seed = _seed(given)
    path: Path | None
    if given.resume is not None:
        record, kinds, path = _resumed(given)
    elif given.title is not None:
        kinds = _kinds(given)
        record = Record(given.title, len(kinds), _options(given, given.title))
        path = None if given.save is None else must_be_new(given.save)
    else:
        raise BadUsage("name-a-title", known=list(TITLES.ids()))
    seating = Seating(record.game, kinds, seed)
    if path is None and seating.has_people:
        path = fresh_file(record.game.meta().id)
    keeper = None if path is None else Keeper(path, kinds)
    play_game(record, seating, keeper, random.Random(seed), given.speaker or english())
    return 0


def _kinds(given: argparse.Namespace) -> list[str]:
    """Return who sits at a new table."""
    if given.seats is None:
        return usual_kinds(PLAYERS if given.players is None else given.players)
    kinds = read_kinds(given.seats)
    if given.players not in (None, len(kinds)):
        raise BadSetup("seats-and-players", named=len(kinds), players=given.players)
    return kinds


def _resumed(given: argparse.Namespace) -> tuple[Record, list[str], Path]:
    """Return a kept game, who sits there and where it is kept from now on."""
    if given.players is not None or any(
        name.startswith(OPTION) and value is not None for name, value in vars(given).items()
    ):
        raise BadUsage("resume-flags")
    replay, record = open_replay(read_text(given.resume), TITLES)
    if given.title is not None and given.title.meta().id != replay.title:
        title = given.title.meta().id
        kept = str(given.resume)
        raise BadUsage("resume-title", path=kept, found=replay.title, title=title)
    if record.state.is_over:
        raise BadUsage("resume-over", path=str(given.resume))
    if given.seats is not None:
        kinds = read_kinds(given.seats)
    else:
        kinds = kinds_of([replay.names.get(seat, "") for seat in range(replay.seats)])
    if len(kinds) != replay.seats:
        raise BadSetup("resume-seats", seats=replay.seats, named=len(kinds))
    path = given.resume if given.save is None else must_be_new(given.save)
    return record, kinds, path


def _replay(given: argparse.Namespace) -> int:
    from wolfden.terminal.rooms import show_replay  # noqa: PLC0415 (needs an extra)

    speaker = given.speaker or english()
    show_replay(read_text(given.file), given.step, given.all, given.seat, speaker)
    return 0


def _board(given: argparse.Namespace) -> int:
    game: Game = given.title
    if given.position is not None:
        if given.players is not None or given.seed is not None:
            raise BadUsage("position-flags")
        state = game.load(read_text(given.position))
    else:
        players = PLAYERS if given.players is None else given.players
        record = Record(game, players, _options(given, game))
        record.resolve_chance(random.Random(_seed(given)))
        state = record.state
    view = state.view(None)
    if given.svg is None:
        from wolfden.terminal.rooms import show_table  # noqa: PLC0415 (needs an extra)

        show_table(game.meta().id, view, given.speaker or english())
    else:
        from wolfden.pictures import picture  # noqa: PLC0415 (rarely asked for)

        speaker: Speaker | None = given.speaker
        write_text(given.svg, picture(game.meta().id, view, speaker))
        path = str(given.svg)
        said = speaker.say("terminal-picture", {"path": path}) if speaker else ""
        print(said or f"The picture is in {path}")
    return 0


def _arena(given: argparse.Namespace) -> int:
    return arena.run(given, given.title, _options(given, given.title))


def _make_puzzles(given: argparse.Namespace) -> int:
    return puzzles.make(given, _options(given, given.title))


def _check_puzzles(given: argparse.Namespace) -> int:
    return puzzles.check(given, TITLES)


def _bench(given: argparse.Namespace) -> int:
    return bench.run(given, given.title)


def _server(given: argparse.Namespace) -> int:
    try:
        from wolfden.server.command import main as command  # noqa: PLC0415 (needs an extra)

        speaker = given.speaker or english()
    except ModuleNotFoundError as error:
        return _fail(
            f"the server needs {error.name}: install it with pip install 'wolfden[server]'"
        )
    return command(given.words, speaker)


def _titles(given: argparse.Namespace) -> int:
    for name in TITLES.ids():
        meta = TITLES.get(name).meta()
        print(f"{name:<24} {_about(meta, given.speaker)}")
    return 0


def _about(meta: Meta, speaker: Speaker | None) -> str:
    """Say what a title is called, for how many it is and what must be told of it."""
    if speaker is None:
        seats = f"{meta.min_seats} to {meta.max_seats} players"
        return f"{meta.name}, {seats}, {meta.maturity}. {meta.note}".rstrip()
    called = speaker.say(f"title-{meta.id}")
    seats = speaker.say("game-facts", {"min": meta.min_seats, "max": meta.max_seats})
    maturity = speaker.say("cli-maturity", {"maturity": meta.maturity})
    note = speaker.say(f"note-{meta.id}") if meta.note else ""
    return f"{called}, {seats}, {maturity}. {note}".rstrip()
