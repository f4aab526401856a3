"""Which tables the contract is tried at: every number of seats, and a spread of options."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from wolfden.core.contract import Game
from wolfden.core.options import Choice, Number, Option, Options, Value


@dataclass(frozen=True)
class Table:
    """A title with seats and options, ready to be set up."""

    game: Game
    seats: int
    options: Options = field(default_factory=dict)

    def __str__(self) -> str:
        options = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.game.meta().id, f"{self.seats}p", *options])


def tables(game: Game) -> list[Table]:
    """Return the plain table of every size, each option changed alone, and all of them at once."""
    meta = game.meta()
    sizes = range(meta.min_seats, meta.max_seats + 1)
    changes = [{option.name: value} for option in meta.options for value in _others(option)]
    everything = {name: value for change in changes for name, value in change.items()}
    spread = [*changes, everything, *_of_older_rules(meta.options)]
    return [
        *[Table(game, seats) for seats in sizes],
        *[Table(game, sizes[place % len(sizes)], change) for place, change in enumerate(spread)],
    ]


def _of_older_rules(options: Sequence[Option]) -> Iterator[Options]:
    """Yield each value that only games of earlier rules have."""
    for option in options:
        if isinstance(option, Choice):
            for value in option.hidden:
                yield {option.name: value}


def _others(option: Option) -> Iterator[Value]:
    """Yield values that differ from the default; documents depend on the title and stay empty."""
    if isinstance(option, Choice):
        yield from option.values[1:]
    elif isinstance(option, Number):
        middle = (option.low + int(option.default)) // 2
        yield from dict.fromkeys(n for n in (option.low, middle) if n != option.default)
