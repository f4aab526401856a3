"""Read many damaged texts: positions, replays, owners' files, actions and values of options.

::

    python benchmarks/fuzz.py --inputs 100000

Every text is a good one of a random game with a few random changes. Whatever a reader refuses, it
must refuse with an error of ours. Whatever it accepts must play on at random to the end of the
game, and be the same game after it was written and read again.
"""

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from wolfden import how_it_runs
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Game, State
from wolfden.core.errors import WolfdenError
from wolfden.core.options import Document, Number, Options
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay, read, replay_of, write
from wolfden.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent
GAMES = 6
"""Games of each title from which good texts are taken."""
MOMENTS = 12
"""Positions that are taken from each game."""
SHORT = 10
"""Limits of rounds and turns are this part of their defaults, so that games end soon."""
LINES_CHANGED = 0.2
"""How often a whole line is changed, and not a word of it."""
LONGEST = 20_000
"""Decisions after which a game that plays on counts as endless."""
ODD = (
    *("", "=", ",", ":", "|", "#", "(", "~", "*", ">", "/", "-", "@", "+", "?", '"', "\\", "\r"),
    *("0", "-1", "1e6", "99999999", "9" * 30, "9223372036854775808", "²", "٣", "é", "out", "lost"),
    *("\u2028", "\u2029", "\x85", "\x00", "\x1c", "\t", " " * 50, "none", "yes", "1,2", "a=b"),
)
"""What is put into texts where it does not belong."""


def vary(text: str, pool: list[str], rng: random.Random) -> str:
    """Return a text with one or a few random changes; ``pool`` has words that fit the title."""
    for _change in range(rng.choice((1, 1, 1, 2, 4))):
        lines = text.split("\n")
        row = rng.randrange(len(lines))
        if rng.random() < LINES_CHANGED:
            lines[row : row + 1] = rng.choice([[], [lines[row]] * 2, [rng.choice(lines)]])
        else:
            words = lines[row].split(" ")
            place = rng.randrange(len(words))
            words[place : place + 1] = _instead(words[place], pool, rng)
            lines[row] = " ".join(words)
        text = "\n".join(lines)
    return text


def _instead(word: str, pool: list[str], rng: random.Random) -> list[str]:
    """Return what takes the place of a word."""
    cut = rng.randrange(len(word) + 1)
    return rng.choice(
        [
            [],
            [word, rng.choice(pool)],
            [rng.choice(pool)],
            [f"{word.partition('=')[0]}={_value(pool, rng)}"],
            [word[:cut] + rng.choice(ODD) + word[cut:]],
            [_other_digits(word, rng)],
            [word[:cut] + word[cut + 1 :]],
        ]
    )


def _value(pool: list[str], rng: random.Random) -> str:
    return rng.choice([rng.choice(pool).partition("=")[2], str(rng.randrange(40)), rng.choice(ODD)])


def _other_digits(word: str, rng: random.Random) -> str:
    return "".join([rng.choice("0123456789") if sign.isdigit() else sign for sign in word])


# Good texts.


@dataclass
class Texts:
    """Good texts of one title."""

    game: Game
    positions: list[str] = field(default_factory=list)
    replays: list[str] = field(default_factory=list)
    documents: list[tuple[str, str, int]] = field(default_factory=list)
    """Option, text and number of seats."""
    actions: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


def short_options(game: Game, rng: random.Random) -> Options:
    """Return options that end games soon, the others by chance."""
    options: Options = {}
    for option in game.meta().options:
        if isinstance(option, Number):
            options[option.name] = max(option.low, int(option.default) // SHORT)
        elif not isinstance(option, Document):
            options[option.name] = rng.choice(option.values)
    return options


def gather(game: Game, rng: random.Random) -> Texts:
    """Play some games and take texts from them."""
    texts = Texts(game)
    meta = game.meta()
    for _game in range(GAMES):
        seats = rng.randint(meta.min_seats, meta.max_seats)
        record = Record(game, seats, short_options(game, rng))
        while not record.state.is_over:
            step(record, rng)
        for moment in rng.sample(record.steps, min(MOMENTS, len(record.steps))):
            texts.positions.append(moment.before.dump())
            texts.actions.append(str(moment.action))
        texts.positions.append(record.state.dump())
        texts.replays.append(write(replay_of(record)))
    texts.documents = documents(game)
    every = [*texts.positions, *texts.actions]
    texts.words = sorted({word for text in every for word in text.split()}) + list(ODD)
    return texts


def documents(game: Game) -> list[tuple[str, str, int]]:
    """Return owners' files: those in golden replays, and our own where an option is named so."""
    meta, found = game.meta(), []
    folder = TITLES.folder(meta.id)
    assert folder is not None, "our titles have folders"
    for option in meta.options:
        ours = folder / "data" / f"{option.name}.toml"
        if isinstance(option, Document) and ours.exists():
            found.append((option.name, ours.read_text(encoding="utf-8"), meta.min_seats))
    for path in sorted((ROOT / "tests" / "titles" / folder.name / "replays").glob("*.txt")):
        replay = read(path.read_text(encoding="utf-8"))
        given = [(name, str(text)) for name, text in replay.options.items() if "\n" in str(text)]
        found += [(name, text, replay.seats) for name, text in given]
    return found


def step(record: Record, rng: random.Random) -> None:
    """Play one random action."""
    seat = record.state.actors()[0]
    code = draw(record.state, rng) if seat == CHANCE else rng.choice(record.state.codes(seat))
    record.apply(record.state.parse(seat, record.state.notation().write(code)))


# Reading damaged ones.


def survive(game: Game, state: State, rng: random.Random) -> None:
    """Play a state on to its end; before and after it must survive being written and read."""
    for _half in range(2):
        text = state.dump()
        again = game.load(text)
        assert again.dump() == text, f"another position came back:\n{text}\n{again.dump()}"
        assert again.outcome() == state.outcome(), f"another outcome came back:\n{text}"
        for _step in range(LONGEST):
            if state.is_over:
                break
            seat = state.actors()[0]
            codes = state.codes(seat)
            assert codes, f"nothing is legal:\n{state.dump()}"
            state.play(seat, draw(state, rng) if seat == CHANCE else rng.choice(codes))
        assert state.is_over, f"a game without end:\n{text}"


def read_position(texts: Texts, rng: random.Random) -> str:
    """Return a damaged position, read and played on."""
    text = vary(rng.choice(texts.positions), texts.words, rng)
    survive(texts.game, texts.game.load(text), rng)
    return text


def read_replay(texts: Texts, rng: random.Random) -> str:
    """Return a damaged replay, read, written and read again."""
    text = vary(rng.choice(texts.replays), texts.words, rng)
    _replay, record = open_replay(text, TITLES)
    _again, twin = open_replay(write(replay_of(record)), TITLES)
    assert twin.state.dump() == record.state.dump(), f"another game came back:\n{text}"
    return text


def read_document(texts: Texts, rng: random.Random) -> str:
    """Return a damaged file of an owner, played on."""
    name, good, seats = rng.choice(texts.documents)
    text = vary(good, [*good.split(), *ODD], rng)
    options = {**short_options(texts.game, rng), name: text}
    survive(texts.game, texts.game.setup(seats, options), rng)
    return text


def read_action(texts: Texts, rng: random.Random) -> str:
    """Return a damaged action, explained and tried; a legal one is played on."""
    state = texts.game.load(rng.choice(texts.positions))
    text = vary(rng.choice(texts.actions), texts.words, rng)
    if not state.is_over:
        seat = state.actors()[0]
        state.explain(seat, text)
        state.apply(state.parse(seat, text))
        survive(texts.game, state, rng)
    return text


def read_option(texts: Texts, rng: random.Random) -> str:
    """Return a strange value of an option, with a game that has it."""
    option = rng.choice(texts.game.meta().options)
    value = rng.choice([rng.choice(ODD), rng.choice(texts.words), str(rng.randrange(300))])
    options = {**short_options(texts.game, rng), option.name: value}
    survive(texts.game, texts.game.setup(texts.game.meta().min_seats, options), rng)
    return f"{option.name}={value}"


READERS: dict[str, Callable[[Texts, random.Random], str]] = {
    "position": read_position,
    "replay": read_replay,
    "document": read_document,
    "action": read_action,
    "option": read_option,
}
WEIGHTS = (8, 3, 4, 4, 1)


def fuzz(inputs: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Try a number of inputs; return how each kind fared, and a report of each fault."""
    rng = random.Random(seed)
    titles = [gather(TITLES.get(title), rng) for title in TITLES.ids()]
    tally: Counter[str] = Counter()
    faults: list[str] = []
    for number in range(inputs):
        kind = rng.choices(list(READERS), WEIGHTS)[0]
        texts = titles[number % len(titles)]
        if kind == "document" and not texts.documents:
            continue
        own = f"{seed} {number}"
        try:
            READERS[kind](texts, random.Random(own))
            tally[f"{kind} accepted"] += 1
        except WolfdenError:
            tally[f"{kind} refused"] += 1
        except Exception:
            tally[f"{kind} broken"] += 1
            title = texts.game.meta().id
            faults.append(f"{title}, {kind}, {own!r}:\n{traceback.format_exc()}")
    return tally, faults


def main() -> int:
    """Run the fuzzer; return the exit status."""
    parser = argparse.ArgumentParser(description="Read many damaged texts.")
    parser.add_argument("--inputs", type=int, default=10_000, help="how many texts in all")
    parser.add_argument("--seed", type=int, default=0, help="seed of the texts")
    wanted = parser.parse_args()
    started = time.monotonic()
    tally, faults = fuzz(wanted.inputs, wanted.seed)
    for fault in faults:
        print(fault)
    for kind, count in sorted(tally.items()):
        print(f"{kind:<20} {count:>8}")
    print(f"{len(faults)} faults, {time.monotonic() - started:.0f} s, {how_it_runs()}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
