"""Making puzzles (bots play, and every moment is judged) and checking them by deeper searches."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from wolfden.arena.journal import Journal
from wolfden.core.chance import resolve
from wolfden.core.contract import Game, State
from wolfden.core.errors import OtherRules, WolfdenError
from wolfden.core.meta import Meta
from wolfden.core.text.files import BadFile, write_text
from wolfden.i18n.messages import Message, Part
from wolfden.players.bots import make_bot
from wolfden.players.player import bot_action
from wolfden.teaching.moments import Moment
from wolfden.teaching.puzzles import criteria, library
from wolfden.teaching.puzzles.criteria import CLEAR
from wolfden.teaching.puzzles.library import LINES, Line, Puzzle, SearchedGame, Source
from wolfden.titles import TITLES

BOT: Final = "cub:simulations=40"
"""The bot that plays: it errs now and then, because mistakes lead to puzzles."""
LONGEST_GAME: Final = 600
"""Decisions per game; later ones are not searched."""
APART: Final = 6
"""Actions between two puzzles of a game, so that they differ."""
MOST_A_GAME: Final = 4
FIRST_LOOK: Final = 10
"""A deep search has this many times the simulations of the first search of a moment."""
DEEPER: Final = 8
"""A check has this many times the simulations of the deep searches that made the puzzle."""
RIVALS: Final = 3


class OtherPuzzles(WolfdenError):
    """The file holds puzzles from another source than requested."""

    code = "other_puzzles"


class MakingStopped(Exception):
    """The command was asked to stop."""


@dataclass(frozen=True)
class PuzzleOrder:
    """What to make."""

    game: Game
    source: Source
    games: int
    out: Path


Report = Callable[[Message], None]
"""Reports progress in the language of the user."""
IsStopping = Callable[[], bool]


def make(order: PuzzleOrder, report: Report, is_stopping: IsStopping) -> bool:
    """Make puzzles, continuing where the file ends; return whether all games are done.

    Raises:
        OtherPuzzles: the file was made from another source.
        BadFile, InUse: it cannot be read or written.
    """
    journal: Journal[Line] = Journal(order.out, LINES)
    path = str(order.out)
    try:
        lines = journal.lines()
        if not lines:
            journal.append(order.source)
        elif lines[0] != order.source:
            raise OtherPuzzles("puzzles-other", path=path)
        known = [line for line in lines if isinstance(line, Puzzle)]
        start = len([line for line in lines if isinstance(line, SearchedGame)])
        if start or known:
            report(Message("making-on", {"path": path, "games": start, "puzzles": len(known)}))
        for number in range(start, order.games):
            looked = _search_game(order, number, journal, known, is_stopping)
            journal.append(looked)
            facts = {name: getattr(looked, name) for name in ("moments", "searched", "kept")}
            so_far = {"number": number + 1, "games": order.games, "puzzles": len(known)}
            report(Message("making-game", {**facts, **so_far}))
    except MakingStopped:
        report(Message("making-stopped", {"path": path}))
        return False
    finally:
        journal.close()
    return True


def play_game(game: Game, source: Source, number: int) -> Iterator[tuple[int, State]]:
    """Play a game of bots; yield the number of actions and the state before every decision.

    The same source and number give the same game.
    """
    seed = f"{source.seed} {number}"
    rng = random.Random(seed)
    state = game.setup(source.players, source.options)
    bots = {seat: make_bot(BOT, game, f"{seed} {seat}") for seat in range(source.players)}
    ply = 0
    for _decision in range(LONGEST_GAME):
        ply += len(resolve(state, rng))
        if state.is_over:
            return
        yield ply, state
        action = bot_action(state, bots, rng)
        assert action is not None, "there are only bots, so one of them acts"
        state.play(action.seat, action.code)
        ply += 1


def _search_game(
    order: PuzzleOrder,
    number: int,
    journal: Journal[Line],
    known: list[Puzzle],
    is_stopping: IsStopping,
) -> SearchedGame:
    """Search one game for puzzles; add them to the journal and to the known ones."""
    source = order.source
    stages: Counter[str] = Counter()
    found: list[int] = []
    for ply, state in play_game(order.game, source, number):
        if len(found) >= MOST_A_GAME:
            break
        if is_stopping():
            raise MakingStopped
        stages["moments"] += 1
        if found and ply - found[-1] < APART:
            continue
        name = f"{source.title}-{source.players}p-{source.seed}-{number}-{ply}"
        seat = state.actors()[0]
        world = state.resample(seat, random.Random(f"{name} world"))
        moment = Moment(order.game, world, seat, name)
        if not criteria.has_choices(moment):
            continue
        stages["choices"] += 1
        if not criteria.looks_promising(moment, max(1, source.simulations // FIRST_LOOK)):
            continue
        stages["searched"] += 1
        if all(puzzle.id != name for puzzle in known):
            if is_stopping():
                raise MakingStopped
            verdict = criteria.judge(moment, source.simulations)
            if verdict is None:
                continue
            known.append(criteria.puzzle_of(moment, verdict, name, source.simulations))
            journal.append(known[-1])
        found.append(ply)
    return SearchedGame(
        number, stages["moments"], stages["choices"], stages["searched"], len(found)
    )


# Checking.


@dataclass(frozen=True)
class Finding:
    """The result of checking a puzzle."""

    puzzle: Puzzle
    favourite: str
    """The most visited action of the check."""
    lead: float
    """How much better the worst accepted action is than the best of the others."""

    @property
    def holds(self) -> bool:
        """Whether the answer is still the best action, and still clearly so."""
        return self.favourite in self.puzzle.accepted and self.lead >= CLEAR * 2 / 3


def check_puzzle(puzzle: Puzzle, game: Game, seed: int, simulations: int) -> Finding:
    """Search a puzzle again."""
    moment = Moment(game, library.state_of(puzzle, game), puzzle.seat, f"{puzzle.id} check {seed}")
    found = moment.search("check", simulations)
    rivals = [choice.action for choice in found if choice.action not in puzzle.accepted]
    likely = [choice.action for choice in puzzle.choices if choice.action in rivals]
    others = dict.fromkeys([*rivals[:RIVALS], *likely[:1]])
    best, second = (
        [moment.chance_after(action, "fair", simulations // 2) for action in actions]
        for actions in (puzzle.accepted, others)
    )
    return Finding(puzzle, found[0].action, min(best) - max(second, default=0.0))


def check_file(
    path: Path,
    seed: int,
    simulations: int | None,
    out: Path | None,
    report: Report,
    is_stopping: IsStopping,
) -> bool:
    """Check every puzzle of a file; write those that hold; return whether all were checked.

    Raises:
        BadFile: the file, or a puzzle in it, cannot be read; or the new file exists already.
        OtherRules: it was made under rules that ours cannot reproduce.
    """
    if out is not None and out.exists():
        raise BadFile("file-there", path=str(out))
    kept = library.read_set(path)
    game = TITLES.get(kept.source.title)
    _require_known_rules(kept.source.rules, game.meta())
    simulations = simulations or kept.source.simulations * DEEPER
    findings: list[Finding] = []
    for puzzle in kept.puzzles:
        if is_stopping():
            done = {"done": len(findings), "puzzles": len(kept.puzzles)}
            report(Message("checking-stopped", done))
            return False
        findings.append(check_puzzle(puzzle, game, seed, simulations))
        report(_sentence(findings[-1]))
    held = [finding.puzzle for finding in findings if finding.holds]
    facts = {"held": len(held), "puzzles": len(findings), "simulations": simulations}
    report(Message("checking-done", facts))
    if out is not None:
        lines = [line for line in kept.lines if not isinstance(line, Puzzle) or line in held]
        verdict = library.CheckResult(seed, simulations, len(findings), len(held))
        write_text(out, msgspec.json.Encoder().encode_lines([*lines, verdict]).decode())
        report(Message("checking-kept", {"path": str(out)}))
    return True


def _require_known_rules(made: int, meta: Meta) -> None:
    """Raise OtherRules if puzzles were made under rules that ours cannot reproduce."""
    try:
        meta.todays_options(made, {})
    except OtherRules as error:
        raise OtherRules("puzzles-rules", made=made, known=meta.rules_version) from error


def _sentence(finding: Finding) -> Message:
    puzzle = finding.puzzle
    facts: dict[str, Part] = {"puzzle": puzzle.id, "lead": f"{100 * finding.lead:+.0f}"}
    if finding.holds:
        difficulty = Message("puzzle-difficulty", {"difficulty": puzzle.difficulty})
        return Message("checking-holds", {**facts, "difficulty": difficulty})
    if finding.favourite not in puzzle.accepted:
        return Message("checking-other", {**facts, "favourite": finding.favourite})
    return Message("checking-unclear", facts)
