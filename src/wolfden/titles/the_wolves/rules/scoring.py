"""W14 Scoring a moon phase, and W15 the final score."""

from typing import Final

from wolfden.core.contract import CHANCE, Outcome, ranking
from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.the_wolves.rules import pieces, state, vocabulary as vocab
from wolfden.titles.the_wolves.rules.state import Position

ALPHA_WEIGHT: Final = 1
CONTROL_WEIGHT: Final = 64
"""W14.2 Control and alphas make one number: control × 64 + alphas, so that ties break by alphas."""

NOBODY: Final = CHANCE
"""No seat won: such events belong to no seat."""


def control(position: Position, slot: i64) -> list[int]:
    """W14.2 Return the strength of every owner in a region: control × 64 + alphas."""
    tables = position.setting.tables
    strength = [0] * (pieces.NEUTRAL + 1)
    for place in position.setting.board.regions[slot]:
        rest = position.cells[place]
        while pieces.first_of(rest) != 0:
            kind = pieces.kind_of(pieces.first_of(rest))
            weight = tables.lair_control if kind == vocab.LAIR else tables.piece_control
            extra = ALPHA_WEIGHT if kind == vocab.ALPHA else 0
            strength[pieces.owner_of(pieces.first_of(rest))] += weight * CONTROL_WEIGHT + extra
            rest = pieces.second_of(rest)
    return strength


def leaders(strength: list[int]) -> list[int]:
    """Return the owners with the highest strength above zero; nobody if all are absent."""
    best = max(strength)
    return [owner for owner in range(len(strength)) if best > 0 and strength[owner] == best]


def score_phase(position: Position, log: Log | None) -> None:
    """W14.1 Score the next moon phase in every region that shows its token."""
    token = position.scored + 1
    position.scored += 1
    if log is not None:
        log.add("phase", position.seat, {"phase": vocab.PHASES[token - 1]})
    for slot in range(position.setting.board.region_count):
        if position.moons[2 * slot] == token:
            _score_region(position, slot, log)
            position.moons[2 * slot] = position.moons[2 * slot + 1]
            position.moons[2 * slot + 1] = 0


def _score_region(position: Position, slot: i64, log: Log | None) -> None:
    """W14.3, W14.4 Give the region token and the lower value to whom they belong."""
    strength = control(position, slot)
    first = leaders(strength)
    winner: i64 = NOBODY
    lesser: list[int] = []
    if len(first) == 1:
        strength[first[0]] = 0
        second = leaders(strength)
        winner = first[0]
        lesser = second if len(second) == 1 else []
    else:
        lesser = first
    _give(position, slot, winner, lesser, log)


def _give(position: Position, slot: i64, winner: i64, lesser: list[int], log: Log | None) -> None:
    """W14.3 Give out points; W16.3 what the neutral pack wins is discarded."""
    tables = position.setting.tables
    phase = position.scored - 1
    if winner not in (NOBODY, pieces.NEUTRAL):
        position.add_to_field(winner, state.REGION_POINTS, tables.region_points[phase])
        position.add_to_field(winner, state.REGION_TOKENS, 1)
    seats = [owner for owner in lesser if owner != pieces.NEUTRAL]
    for seat in seats:
        position.add_to_field(seat, state.LESSER_POINTS, tables.lesser_points[phase])
    if log is not None:
        log.add(
            "region-scored",
            winner if winner != pieces.NEUTRAL else CHANCE,
            {
                "winner": _winner_word(winner),
                "slot": slot,
                "phase": vocab.PHASES[phase],
                "points": tables.region_points[phase],
                "lesser": seats,
                "lesser_points": tables.lesser_points[phase],
            },
        )


def _winner_word(winner: i64) -> str:
    if winner == NOBODY:
        return "nobody"
    return "neutral" if winner == pieces.NEUTRAL else "seat"


def score_parts(position: Position, seat: i64) -> tuple[tuple[str, int], ...]:
    """W15.2, W2.8 Return the parts of a score: six tracks and two kinds of tokens."""
    tables = position.setting.tables
    prey = bin(position.field(seat, state.PREY_TAKEN)).count("1")
    parts: list[tuple[str, int]] = []
    for track in range(len(vocab.TRACKS)):
        dens = position.field(seat, state.DENS + track)
        parts.append((vocab.TRACKS[track], tables.attribute_points[dens]))
    others = [
        tables.lair_points[position.field(seat, state.LAIRS)],
        tables.hunt_points[prey],
        tables.wolf_points[position.field(seat, state.WOLVES)],
        position.field(seat, state.REGION_POINTS),
        position.field(seat, state.LESSER_POINTS),
    ]
    return tuple(parts + list(zip(vocab.SCORE_PARTS, others, strict=True)))


def final_outcome(position: Position) -> Outcome:
    """W15.2, W15.3 Return scores, ranking with tie-breaks, and why the game ended."""
    parts = [score_parts(position, seat) for seat in range(position.setting.players)]
    scores = [sum([points for _name, points in part]) for part in parts]
    keys: list[tuple[int, ...]] = []
    for seat in range(position.setting.players):
        alphas = state.alphas_of(position, seat)
        keys.append(
            (
                scores[seat],
                position.field(seat, state.REGION_TOKENS),
                len(alphas) + len(position.places(seat, vocab.PACK_WOLF)),
                len(alphas) if position.setting.alphas_break_ties else 0,
            )
        )
    reason = vocab.END_REASONS[position.ending]
    return Outcome(reason, tuple(scores), tuple(parts), ranking(keys))


def take_date(position: Position, seat: i64, log: Log | None) -> None:
    """W13.1 Take the next date."""
    position.moon += 1
    if log is not None:
        log.add("moon", seat, {"date": position.moon})


def phase_is_due(position: Position) -> bool:
    """W13.2, W14.1 Whether the next moon phase has been reached and not been scored."""
    dates = position.setting.tables.moon
    return position.scored < len(dates) and position.moon >= dates[position.scored]
