"""Print the log of a played game of each title in all languages, sentence by sentence, for editors.

Faults of a text often show only when the parts of its sentence come together. Bots play one game
of each title; each sentence of the log and each question is printed in every language, as the seat
that acts reads it, at most twice for the same text. A text that a language lacks is reported at the
end::

    python scripts/show_log_in_languages.py
    python scripts/show_log_in_languages.py age-of-the-wolf --languages en,sv,fi --seed 4 --every
    python scripts/show_log_in_languages.py --replay game.txt
"""

import argparse
import logging
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from wolfden.core.choices import choices
from wolfden.core.contract import CHANCE, Perspective
from wolfden.core.record import Record, Step
from wolfden.core.text.replay import open_replay
from wolfden.i18n.languages import ENGLISH, LANGUAGES
from wolfden.i18n.translator import Translator
from wolfden.players.bots import make_bot
from wolfden.terminal.face import Face, face_of
from wolfden.titles import TITLES

MOST: Final = 2
"""How often sentences of one text are printed, unless every one is asked for."""
BOT: Final = "greedy"


def main(words: Sequence[str]) -> int:
    """Print the logs; return 1 if a text was missing or broken in one of the languages."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("titles", nargs="*", metavar="title", help="all titles without one")
    parser.add_argument("--languages", default=",".join([ENGLISH, *LANGUAGES]))
    parser.add_argument("--seed", default="1", help="another game")
    parser.add_argument("--every", action="store_true", help="repeat sentences of the same text")
    parser.add_argument("--replay", type=Path, help="the game in this file")
    given = parser.parse_args(words)
    faults = _Faults()
    logging.getLogger("wolfden.i18n").addHandler(faults)
    languages = [*dict.fromkeys(given.languages.split(","))]
    for title, steps in _games(given.titles or TITLES.ids(), given.seed, given.replay):
        print(f"\n# {title}")
        faces = {language: face_of(title, Translator(language)) for language in languages}
        for heading, said in sentences(steps, faces, 0 if given.every else MOST):
            print(f"\n{heading}", *(f"{code}  {text}" for code, text in said.items()), sep="\n")
    for fault in faults.found:
        print(fault, file=sys.stderr)
    return bool(faults.found)


def sentences(
    steps: Iterable[Step], faces: dict[str, Face], most: int
) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield each sentence of a game in each language, under the key of its text and its place.

    Args:
        steps: the game.
        faces: how each language narrates the title.
        most: how often sentences of one text are yielded; 0: always.
    """
    narrator = next(iter(faces.values())).narrator
    often = Counter[str]()
    for number, step in enumerate(steps, 1):
        seat = None if step.action.seat == CHANCE else step.action.seat
        view = step.before.view(seat)
        messages = [
            narrator.event_text(event.name, event.seat, event.facts_for(seat), view)
            for event in step.events
        ]
        if seat is not None:
            legal = [str(action) for action in step.before.legal(seat)]
            for depth in range(len(step.action.words)):
                asked = choices(legal, step.action.words[:depth])
                if asked is not None and asked.options:
                    messages.append(narrator.question(view, asked.chosen, asked.options))
        for message in messages:
            if message is None or 0 < most <= often[message.key]:
                continue
            often[message.key] += 1
            yield (
                f"{number} {message.key}",
                {code: face.translator.format_message(message) for code, face in faces.items()},
            )


def _games(
    titles: Iterable[str], seed: str, replay: Path | None
) -> Iterator[tuple[str, Sequence[Step]]]:
    if replay is not None:
        header, record = open_replay(replay.read_text(encoding="utf-8"), TITLES)
        yield header.title, record.steps
        return
    for title in titles:
        yield title, _played(title, seed)


def _played(title: str, seed: str) -> Sequence[Step]:
    """Let bots play a game to its end."""
    game = TITLES.get(title)
    record = Record(game, seats=3)
    rng = random.Random(seed)
    players = [make_bot(BOT, game, f"{seed}-{seat}") for seat in range(3)]
    while not record.state.is_over:
        if not record.resolve_chance(rng):
            seat = record.state.actors()[0]
            record.apply(players[seat].choose(Perspective(record.state, seat, rng)))
    return record.steps


class _Faults(logging.Handler):
    """Keeps what a translator notes of missing and broken texts."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
