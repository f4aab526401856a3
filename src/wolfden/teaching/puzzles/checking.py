"""Checking puzzles: search them again, deeper and with another seed, and keep those that hold."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wolfden.core.contract import Game
from wolfden.core.errors import OtherRules
from wolfden.core.registry import Registry
from wolfden.core.text.files import BadFile, write_text
from wolfden.i18n.messages import Message, Part
from wolfden.teaching.puzzles.judging import CLEAR, Moment
from wolfden.teaching.puzzles.library import PuzzleSet, read_set, state_of
from wolfden.teaching.puzzles.puzzle import LINES, Checked, Line, Puzzle

DEEPER: Final = 8
"""A check has this many times the simulations of the deep searches that made the puzzle."""
RIVALS: Final = 3


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
    """Search a puzzle again.

    Raises:
        BadFile: its position cannot be read.
    """
    moment = Moment(game, state_of(puzzle, game), puzzle.seat, f"{puzzle.id} check {seed}")
    found = moment.search("check", simulations)
    rivals = [choice.action for choice in found if choice.action not in puzzle.accepted]
    likely = [choice.action for choice in puzzle.choices if choice.action in rivals]
    others = dict.fromkeys([*rivals[:RIVALS], *likely[:1]])
    best, second = (
        [moment.chance_after(action, "fair", simulations // 2) for action in actions]
        for actions in (puzzle.accepted, others)
    )
    return Finding(puzzle, found[0].action, min(best) - max(second, default=0.0))


@dataclass(frozen=True)
class Order:
    """What to check, and how; ``out`` is the file for the puzzles that hold."""

    path: Path
    seed: int
    simulations: int | None
    out: Path | None


def check_file(
    order: Order, titles: Registry, tell: Callable[[Message], None], is_stopping: Callable[[], bool]
) -> bool:
    """Check every puzzle of a file; return whether all were checked.

    Raises:
        BadFile: the file, or a puzzle in it, cannot be read; or the new file exists already.
        OtherRules: it was made under another version of the title's rules.
    """
    if order.out is not None and order.out.exists():
        raise BadFile("file-there", path=str(order.out))
    kept = read_set(order.path)
    game = _game(kept, titles)
    simulations = order.simulations or kept.source.simulations * DEEPER
    findings: list[Finding] = []
    for puzzle in kept.puzzles:
        if is_stopping():
            done = {"done": len(findings), "puzzles": len(kept.puzzles)}
            tell(Message("checking-stopped", done))
            return False
        findings.append(check_puzzle(puzzle, game, order.seed, simulations))
        tell(_sentence(findings[-1]))
    held = [finding.puzzle for finding in findings if finding.holds]
    facts = {"held": len(held), "puzzles": len(findings), "simulations": simulations}
    tell(Message("checking-done", facts))
    if order.out is not None:
        verdict = Checked(order.seed, simulations, len(findings), len(held))
        lines: list[Line] = [
            line for line in kept.lines if not isinstance(line, Puzzle) or line in held
        ]
        texts = [LINES.encode(line).decode() + "\n" for line in [*lines, verdict]]
        write_text(order.out, "".join(texts))
        tell(Message("checking-kept", {"path": str(order.out)}))
    return True


def _game(kept: PuzzleSet, titles: Registry) -> Game:
    game = titles.get(kept.source.title)
    meta = game.meta()
    if meta.rules_version != kept.source.rules:
        raise OtherRules("puzzles-rules", made=kept.source.rules, known=meta.rules_version)
    return game


def _sentence(finding: Finding) -> Message:
    puzzle = finding.puzzle
    facts: dict[str, Part] = {"puzzle": puzzle.id, "lead": f"{100 * finding.lead:+.0f}"}
    if finding.holds:
        difficulty = Message("puzzle-difficulty", {"difficulty": puzzle.difficulty})
        return Message("checking-holds", {**facts, "difficulty": difficulty})
    if finding.favourite not in puzzle.accepted:
        return Message("checking-other", {**facts, "favourite": finding.favourite})
    return Message("checking-unclear", facts)
