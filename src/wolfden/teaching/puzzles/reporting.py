"""Checking a whole file, telling which puzzles hold, and keeping those that do."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from wolfden.core.contract import Game
from wolfden.core.errors import OtherRules
from wolfden.core.registry import Registry
from wolfden.core.text.files import BadFile, write_text
from wolfden.i18n.parts import Part, Spoken
from wolfden.teaching.puzzles.checking import DEEPER, Finding, checked
from wolfden.teaching.puzzles.puzzle import Checked, Line, Puzzle
from wolfden.teaching.puzzles.shelf import PuzzleSet, read_set


@dataclass(frozen=True)
class Order:
    """What is to be checked, and how; ``out`` is where puzzles go that hold."""

    path: Path
    seed: int
    simulations: int | None
    out: Path | None


def check_file(
    order: Order, titles: Registry, tell: Callable[[Spoken], None], is_stopping: Callable[[], bool]
) -> bool:
    """Check every puzzle of a file; return whether all were looked at.

    Raises:
        BadFile: the file, or a puzzle in it, cannot be read; or the new file is there already.
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
            tell(Spoken("checking-stopped", done))
            return False
        findings.append(checked(puzzle, game, order.seed, simulations))
        tell(_sentence(findings[-1]))
    held = [finding.puzzle for finding in findings if finding.holds]
    facts = {"held": len(held), "puzzles": len(findings), "simulations": simulations}
    tell(Spoken("checking-done", facts))
    if order.out is not None:
        verdict = Checked(order.seed, simulations, len(findings), len(held))
        _keep(kept, held, verdict, order.out)
        tell(Spoken("checking-kept", {"path": str(order.out)}))
    return True


def _game(kept: PuzzleSet, titles: Registry) -> Game:
    game = titles.get(kept.source.title)
    meta = game.meta()
    if meta.rules_version != kept.source.rules:
        raise OtherRules("puzzles-rules", made=kept.source.rules, known=meta.rules_version)
    return game


def _sentence(finding: Finding) -> Spoken:
    puzzle = finding.puzzle
    facts: dict[str, Part] = {"puzzle": puzzle.id, "lead": f"{100 * finding.lead:+.0f}"}
    if finding.holds:
        difficulty = Spoken("puzzle-difficulty", {"difficulty": puzzle.difficulty})
        return Spoken("checking-holds", {**facts, "difficulty": difficulty})
    if finding.favourite not in puzzle.accepted:
        return Spoken("checking-other", {**facts, "favourite": finding.favourite})
    return Spoken("checking-unclear", facts)


def _keep(kept: PuzzleSet, held: list[Puzzle], verdict: Checked, out: Path) -> None:
    """Write the puzzles that hold, and the rest of the file as it was."""
    lines: list[Line] = [
        line for line in kept.lines if not isinstance(line, Puzzle) or line in held
    ]
    written = [msgspec.json.encode(line).decode() for line in [*lines, verdict]]
    write_text(out, "\n".join(written) + "\n")
