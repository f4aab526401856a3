"""The commands of games, boards, pictures and titles, and where the others are."""

import random
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from wolfden import __version__, how_it_runs
from wolfden.cli import report_error
from wolfden.command_line import (
    COUNT,
    WHOLE,
    BadUsage,
    Group,
    Option,
    argument,
    command,
    option,
    pass_translator,
    title_argument,
    title_command,
    translator_for,
)
from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup, WolfdenError
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.core.text.files import read_text, write_bytes, write_text
from wolfden.core.text.replay import Replay, open_replay
from wolfden.i18n.languages import ENGLISH
from wolfden.i18n.translator import Translator
from wolfden.terminal.keeping import Keeper, fresh_file, must_be_new
from wolfden.terminal.seating import Seating, kinds_of, read_kinds, usual_kinds
from wolfden.titles import TITLES


def run(words: Sequence[str], extra: str) -> int:
    """Run one command and return the exit code; print what is wrong, if anything is."""
    translator = Translator(ENGLISH)
    if "serve" not in words:  # a server writes them to its log
        for problem in TITLES.problems:
            report_error(problem)
    try:
        translator = translator_for(words)
        return invoke(words, translator)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("wolfden"):
            raise
        facts = {"names": str(error.name), "extra": extra}
        return report_error(translator.translate("problem-extra-missing", facts))
    except ImportError as error:
        if (error.name or "wolfden").startswith("wolfden"):
            raise
        damaged = BadSetup("package-damaged", names=str(error.name), trouble=str(error))
        return report_error(translator.error_message(damaged))
    except WolfdenError as error:
        return report_error(translator.error_message(error))


def invoke(words: Sequence[str], translator: Translator) -> int:
    """Run one command in a language and return the exit code.

    Raises:
        WolfdenError: what is wrong.
        ModuleNotFoundError: a library of the extra that the command needs is missing.
    """
    try:
        with wolfden.make_context("wolfden", list(words), obj=translator) as ctx:
            code: int = wolfden.invoke(ctx)
            return code
    except click.exceptions.Exit as done:
        return done.exit_code


def _show_version(ctx: click.Context, _param: click.Parameter, is_asked: bool) -> None:
    if is_asked:
        print(f"wolfden {__version__} ({how_it_runs()})")
        ctx.exit()


wolfden = Group(
    "wolfden",
    lazy={
        "play": "wolfden.commands:play",
        "replay": "wolfden.commands:replay",
        "review": "wolfden.teaching.review.command:review",
        "analyse": "wolfden.teaching.analysis.command:analyse",
        "board": "wolfden.commands:board",
        "picture": "wolfden.commands:picture",
        "animate": "wolfden.commands:animate",
        "arena": "wolfden.arena.command:arena",
        "train": "wolfden.training.command:train",
        "bench": "wolfden.bench.command:bench",
        "puzzles": "wolfden.teaching.puzzles.command:puzzles",
        "titles": "wolfden.commands:titles",
        "new-title": "wolfden.new_title:new_title",
        "serve": "wolfden.server.command:serve",
        "tables": "wolfden.server.command:tables",
        "guests": "wolfden.server.command:guests",
        "backup": "wolfden.server.command:backup",
        "migrate-data": "wolfden.server.command:migrate_data",
        "restore": "wolfden.server.command:restore",
        "reports": "wolfden.server.command:reports",
        "invitations": "wolfden.server.features.door.commands:invitations",
    },
    params=[
        Option(
            ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_show_version
        )
    ],
)


@title_command()
@argument("title", type=TITLES.get, required=False)
@option("--players", type=WHOLE, metavar="N")
@option("--seats", metavar="LIST")
@option("--seed", type=WHOLE, metavar="N")
@option("--save", type=Path, metavar="FILE")
@option("--resume", type=Path, metavar="FILE")
@pass_translator
def play(
    translator: Translator,
    title: Game | None,
    players: int | None,
    seats: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    options: Options,
) -> int:
    """Play a new or a saved game."""
    from wolfden.terminal.play import play_game  # noqa: PLC0415 (needs an extra)

    path = None if save is None else must_be_new(save)
    if resume is not None:
        if players is not None or options:
            raise BadUsage("resume-flags")
        record, kinds = _resume_game(resume, title, seats)
        path = path or resume
    elif title is not None:
        kinds = _kinds(title, players, seats)
        record = Record(title, len(kinds), options)
    else:
        raise BadUsage("name-a-title", known=list(TITLES.ids()))
    chance = secrets.token_hex() if seed is None else str(seed)
    seating = Seating(record.game, kinds, chance)
    if path is None and seating.has_people:
        path = fresh_file(record.game.meta().id)
    keeper = None if path is None else Keeper(path, kinds)
    play_game(record, seating, keeper, random.Random(chance), translator)
    return 0


def _kinds(title: Game, players: int | None, seats: str | None) -> list[str]:
    """Return who sits at a new table."""
    if seats is None:
        return usual_kinds(len(title.meta().usual_seats()) if players is None else players)
    kinds = read_kinds(seats)
    if players not in (None, len(kinds)):
        raise BadUsage("seats-and-players", named=len(kinds), players=players)
    return kinds


def _resume_game(file: Path, title: Game | None, seats: str | None) -> tuple[Record, list[str]]:
    """Return a saved game and who sits there."""
    replay, record = open_replay(read_text(file), TITLES)
    path = str(file)
    if title is not None and title.meta().id != replay.title:
        raise BadUsage("resume-title", path=path, found=replay.title, title=title.meta().id)
    if record.state.is_over:
        raise BadUsage("resume-over", path=path)
    if seats is not None:
        kinds = read_kinds(seats)
    else:
        kinds = kinds_of([replay.names.get(seat, "") for seat in range(replay.seats)])
    if len(kinds) != replay.seats:
        raise BadUsage("resume-seats", seats=replay.seats, named=len(kinds))
    return record, kinds


@command()
@argument("file", type=Path)
@option("--step", type=WHOLE, default=0, metavar="N")
@option("--all", "shows_all", is_flag=True)
@option("--seat", type=WHOLE, metavar="N")
@pass_translator
def replay(translator: Translator, file: Path, step: int, shows_all: bool, seat: int | None) -> int:
    """Step through a saved game, or print all of it."""
    from wolfden.terminal.replay import show_replay  # noqa: PLC0415 (needs an extra)

    show_replay(read_text(file), step, shows_all, seat, translator)
    return 0


@title_command()
@title_argument
@option("--players", type=WHOLE, metavar="N")
@option("--seed", type=WHOLE, metavar="N")
@option("--position", type=Path, metavar="FILE")
@option("--svg", type=Path, metavar="FILE")
@pass_translator
def board(
    translator: Translator,
    title: Game,
    players: int | None,
    seed: int | None,
    position: Path | None,
    svg: Path | None,
    options: Options,
) -> int:
    """Deal a board or read a position, and draw it."""
    if position is None:
        seats = len(title.meta().usual_seats()) if players is None else players
        record = Record(title, seats, options)
        record.resolve_chance(random.Random(None if seed is None else str(seed)))
        state = record.state
    elif players is not None or seed is not None:
        raise BadUsage("position-flags")
    else:
        state = title.load(read_text(position))
    if svg is None:
        from wolfden.terminal.screen import show_table  # noqa: PLC0415 (needs an extra)

        show_table(title.meta().id, state.view(None), translator)
    else:
        from wolfden.drawing import draw  # noqa: PLC0415 (rarely asked for)

        write_text(svg, draw(title.meta().id, state, translator))
        print(translator.translate("terminal-picture", {"path": str(svg)}))
    return 0


@command()
@argument("file", type=Path)
@option("--ply", type=WHOLE, metavar="N")
@option("--output", "-o", type=Path, metavar="FILE", required=True)
@pass_translator
def picture(translator: Translator, file: Path, ply: int | None, output: Path) -> int:
    """Draw a moment of a saved game as the preview picture of a link."""
    from wolfden.drawing import card, raster, require_extra  # noqa: PLC0415 (rare)

    kind = _kind_of(output, {".png": "PNG", ".svg": "SVG"})
    require_extra(raster.PACKAGES)
    replay, record = open_replay(read_text(file), TITLES)
    moment = card.moment_at(record, len(record.steps) if ply is None else ply, _names(replay))
    drawn = card.CardMaker(replay.title, translator).table(moment)
    picture = drawn.svg().encode() if kind == "SVG" else None
    write_bytes(output, picture or raster.render_png(raster.Painter().paint(drawn)))
    print(translator.translate("terminal-picture", {"path": str(output)}))
    return 0


@command()
@argument("file", type=Path)
@option("--from", "first", type=WHOLE, default=0, metavar="N")
@option("--to", "last", type=WHOLE, metavar="N")
@option("--width", type=COUNT, default=800, metavar="N")
@option("--output", "-o", type=Path, metavar="FILE", required=True)
@pass_translator
def animate(
    translator: Translator, file: Path, first: int, last: int | None, width: int, output: Path
) -> int:
    """Draw a stretch of a saved game as an animation."""
    from wolfden.drawing import card, raster, require_extra  # noqa: PLC0415 (rare)

    kind = _kind_of(output, raster.ANIMATIONS)
    require_extra(raster.PACKAGES)
    replay, record = open_replay(read_text(file), TITLES)
    end = len(record.steps) if last is None else last
    moments = card.moments_of(record, first, end, _names(replay))
    maker = card.CardMaker(replay.title, translator)
    width = min(width, card.WIDTH)
    write_bytes(output, raster.render_animation(map(maker.table, moments), width, kind))
    print(translator.translate("terminal-picture", {"path": str(output)}))
    return 0


def _kind_of(output: Path, kinds: Mapping[str, str]) -> str:
    """Return the format that a file's name asks for."""
    if output.suffix.lower() not in kinds:
        raise BadUsage("picture-format", path=str(output), known=list(kinds))
    return kinds[output.suffix.lower()]


def _names(replay: Replay) -> list[str]:
    """Return the names in a replay, if every seat has one."""
    names = [replay.names.get(seat, "") for seat in range(replay.seats)]
    return names if all(names) else []


@command()
@pass_translator
def titles(translator: Translator) -> int:
    """List the titles: names, seats, maturity, letter of the rule numbers, and notes."""
    for name in TITLES.ids():
        meta = TITLES.get(name).meta()
        called = translator.translate(f"title-{name}")
        seats = translator.translate("game-facts", {"min": meta.min_seats, "max": meta.max_seats})
        maturity = translator.translate("cli-maturity", {"maturity": meta.maturity})
        rules = translator.translate("cli-rules", {"letter": meta.rule_letter})
        note = " ".join(map(translator.translate, meta.note_keys({})))
        print(f"{name:<24} {called}, {seats}, {maturity}, {rules}. {note}".rstrip())
    return 0
