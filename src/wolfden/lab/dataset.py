"""Games as a data set in Parquet, made from replays: of the arena, of a server, of the lab.

``wolfden arena <title> --dataset games.parquet`` writes one of the games it plays, and
``python -m wolfden.lab.dataset DIR games.parquet`` one of all replays in a folder: a row for each
word that a seat chose, with a data card next to them. ``load`` reads such a file.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from wolfden import __version__
from wolfden.core.contract import CHANCE, Seat
from wolfden.core.record import Record
from wolfden.core.text.replay import VISITS, Replay, open_replay
from wolfden.lab import lab_libraries
from wolfden.lab.augment import Permutation
from wolfden.lab.spec import Floats, Spec
from wolfden.lab.words import WordGame, rewards_of
from wolfden.titles import TITLES

with lab_libraries():
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
    from numpy.typing import NDArray

FORMAT: Final = "wolfden-dataset 1"
_META: Final = b"wolfden"
_COLUMNS: Final = {
    "game": (pa.int32(), "which of the replays it is, from 0"),
    "ply": (pa.int32(), "how many actions came before, chance included"),
    "seat": (pa.int8(), "who chose, from 0"),
    "numbers": (pa.list_(pa.uint16()), "the numbers of the observation that are not zero"),
    "values": (pa.list_(pa.float32()), "their values"),
    "mask": (pa.list_(pa.uint16()), "the words that could be chosen"),
    "word": (pa.uint16(), "the word that was chosen"),
    "visits": (pa.list_(pa.uint32()), "how often a search tried each word of `mask`, or empty"),
    "reward": (pa.float32(), "what the seat gained in the end, from -1 to 1"),
}
Row = dict[str, object]


@dataclass(frozen=True)
class Info:
    """What all rows of a data set have in common."""

    title: str
    rules: int
    encoder: int
    """The version of the observation."""
    seats: int
    width: int
    words: list[str]
    games: int
    rows: int
    made_with: str
    """The version of this package."""


@dataclass(frozen=True)
class Dataset:
    """A data set that was read."""

    info: Info
    table: pa.Table

    def observations(self, rows: Sequence[int] | NDArray[np.int64]) -> Floats:
        """Return the observations of some rows, a full vector each."""
        found = np.zeros((len(rows), self.info.width), np.float32)
        part = self.table.select(["numbers", "values"]).take(pa.array(rows)).to_pydict()
        for place, numbers in enumerate(part["numbers"]):
            found[place, numbers] = part["values"][place]
        return found

    def masks(self, rows: Sequence[int] | NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return for some rows which words could be chosen."""
        found = np.zeros((len(rows), len(self.info.words)), np.bool_)
        part = self.table.select(["mask"]).take(pa.array(rows)).to_pydict()
        for place, words in enumerate(part["mask"]):
            found[place, words] = True
        return found

    def visits(self, rows: Sequence[int] | NDArray[np.int64]) -> NDArray[np.uint32]:
        """Return for some rows how often a search tried each word; all zero without a search."""
        found = np.zeros((len(rows), len(self.info.words)), np.uint32)
        part = self.table.select(["mask", "visits"]).take(pa.array(rows)).to_pydict()
        for place, visits in enumerate(part["visits"]):
            if visits:
                found[place, part["mask"][place]] = visits
        return found

    def column(self, name: str) -> NDArray[np.generic]:
        """Return a column of plain numbers."""
        return self.table[name].to_numpy()

    def split(self, held_back: int = 10) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the rows to learn from and to test with; a game is in one of both only."""
        is_test = self.column("game") % held_back == 0  # type: ignore[operator]  # integers
        return np.flatnonzero(~is_test), np.flatnonzero(is_test)

    def augmented(self, symmetries: Sequence[Permutation]) -> "Dataset":
        """Return a data set with every row once for each symmetry (``Spec.symmetries``).

        All rows under the first symmetry come first. Rows keep the number of their game, so that
        ``split`` leaves a game in one part.

        Raises:
            ValueError: the symmetries are those of other observations.
        """
        if any(len(each.numbers) != self.info.width for each in symmetries):
            raise ValueError(f"the symmetries are not those of {self.info.title}")
        tables = [_permute(self.table, each) for each in symmetries]
        return Dataset(
            replace(self.info, rows=self.info.rows * len(tables)), pa.concat_tables(tables)
        )


def _permute(table: pa.Table, symmetry: Permutation) -> pa.Table:
    """Return rows as they are under a symmetry."""
    changed = {
        "numbers": _moved_lists(table["numbers"], symmetry.numbers),
        "mask": _moved_lists(table["mask"], symmetry.words),
        "word": pa.array(symmetry.words[table["word"].to_numpy()], pa.uint16()),
    }
    columns = [changed.get(name, table[name]) for name in table.column_names]
    return pa.table(columns, schema=table.schema)


def _moved_lists(column: pa.ChunkedArray, places: NDArray[np.int64]) -> pa.ListArray:
    """Return lists with other numbers in them, each at its place in the list."""
    lists = column.combine_chunks()
    starts = lists.offsets.to_numpy()
    moved = pa.array(places[lists.flatten().to_numpy()], pa.uint16())
    return pa.ListArray.from_arrays(pa.array(starts - starts[0]), moved)


def load(path: Path | str) -> Dataset:
    """Read a data set.

    Raises:
        ValueError: the file is not one.
    """
    table = pq.read_table(path)
    found = (table.schema.metadata or {}).get(_META)
    head = json.loads(found) if found else {}
    if head.pop("format", "") != FORMAT:
        raise ValueError(f"{path} is not a data set of Wolfden")
    return Dataset(Info(**head), table)


def write(replays: Sequence[Path], path: Path) -> Info:
    """Turn replays into a data set, and write a data card next to it (``.md``).

    Games that did not end are left out.

    Raises:
        ValueError: there are none, or they differ in title, seats or board.
        BadReplay: one of them cannot be read.
    """
    opened = [
        (*open_replay(file.read_text(encoding="utf-8"), TITLES), file) for file in sorted(replays)
    ]
    ended = [game for game in opened if game[1].state.is_over]
    if not ended:
        raise ValueError("no game among the replays has ended")
    spec = _common_spec([record for _replay, record, _file in ended])
    rows = [
        row
        for game, (_replay, record, file) in enumerate(ended)
        for row in _rows(spec, game, record, _read_visits(file, record))
    ]
    info = Info(
        title=spec.title,
        rules=spec.game.meta().rules_version,
        encoder=spec.encoder.version(),
        seats=spec.seats,
        width=spec.width,
        words=list(spec.table.words),
        games=len(ended),
        rows=len(rows),
        made_with=__version__,
    )
    head = json.dumps({"format": FORMAT, **vars(info)}).encode()
    schema = pa.schema([(name, kind) for name, (kind, _text) in _COLUMNS.items()], {_META: head})
    pq.write_table(pa.Table.from_pylist(rows, schema), path, compression="zstd")
    card = data_card(info, [replay for replay, _record, _file in ended], path.name)
    path.with_suffix(".md").write_text(card, encoding="utf-8")
    return info


def _common_spec(records: Sequence[Record]) -> Spec:
    """Return what all games have in common."""
    first = records[0]
    for record in records:
        if (record.game, record.seats, record.options) != (first.game, first.seats, first.options):
            raise ValueError("all replays need the same title, number of seats and options")
    return Spec(first.game.meta().id, first.seats, first.options)


def _read_visits(replay: Path, record: Record) -> list[dict[str, int]]:
    """Return for each action of a game how often a search tried each alternative."""
    file = replay.with_suffix(VISITS)
    if not file.exists():
        return [{}] * len(record.steps)
    with file.open(encoding="utf-8", newline="\n") as lines:
        visits = [json.loads(line) for line in lines]
    if len(visits) != len(record.steps):
        raise ValueError(f"{file} belongs to another replay")
    return visits


def _rows(
    spec: Spec, game: int, record: Record, visits: Sequence[Mapping[str, int]]
) -> Iterator[Row]:
    """Yield a row for each word that a seat chose in a game."""
    gained = rewards_of(record.state)
    start = record.steps[0].before
    played = WordGame(start.copy(), spec.paths, None)
    for ply, step in enumerate(record.steps):
        seat, code = step.action.seat, step.action.code
        if seat == CHANCE:
            played.play(seat, code)
            continue
        if played.seat != seat:
            played.ask(seat)  # one of several that could act
        words = spec.table.encode(played.state, seat, str(step.action))
        tried = [
            (spec.table.encode(played.state, seat, text), n) for text, n in visits[ply].items()
        ]
        while len(played.history) == ply:
            word = words[played.depth]
            row = _row(spec, played, game, word, gained)
            row["visits"] = _word_visits(tried, words[: played.depth], played.words())
            yield row
            played.choose(word)


def _word_visits(
    tried: Sequence[tuple[list[int], int]], chosen: list[int], words: list[int]
) -> list[int]:
    """Return how often each word was tried after those already chosen; nothing without a search."""
    found = dict.fromkeys(words, 0)
    for path, visits in tried:
        if path[: len(chosen)] == chosen:
            found[path[len(chosen)]] += visits
    return list(found.values()) if tried else []


def _row(spec: Spec, played: WordGame, game: int, word: int, gained: list[float]) -> Row:
    seat: Seat = played.seat
    seen = spec.observation(played, seat)
    numbers = np.flatnonzero(seen)
    return {
        "game": game,
        "ply": len(played.history),
        "seat": seat,
        "numbers": numbers.tolist(),
        "values": seen[numbers].tolist(),
        "mask": played.words(),
        "word": word,
        "reward": gained[seat],
    }


def data_card(info: Info, replays: Sequence[Replay], name: str) -> str:
    """Return what a reader of a data set must know, as Markdown."""
    players = Counter(
        replay.names.get(seat, "unknown") for replay in replays for seat in range(info.seats)
    )
    ends = Counter(replay.result.split()[0] for replay in replays)
    facts = {key: value for key, value in vars(info).items() if key != "words"}
    return _CARD.format(
        name=name,
        columns=_lines({f"`{column}`": text for column, (_kind, text) in _COLUMNS.items()}),
        players=_lines(dict(players.most_common())),
        ends=_lines(dict(ends.most_common())),
        **facts,
    )


_CARD: Final = """# {name}

Games of {title} (rules {rules}) with {seats} seats: {games} games, {rows} rows, made with wolfden
{made_with}. Observations have version {encoder} and {width} numbers; the words are in the metadata
of the file. A row is one word that a seat chose. It holds what that seat knew and nothing that was
hidden from it.

| column | is |
|---|---|
{columns}

| player | seats played |
|---|--:|
{players}

| end of the game | games |
|---|--:|
{ends}

The games are as good as their players; words that no player chose are not judged. Split by game,
not by row (`Dataset.split`): rows of one game share its outcome.
"""


def _lines(rows: Mapping[str, object]) -> str:
    """Return the rows of a table with two columns."""
    return "\n".join(f"| {first} | {second} |" for first, second in rows.items())


def main(arguments: Sequence[str] | None = None) -> None:
    """Turn a folder of replays into a data set."""
    parser = argparse.ArgumentParser(prog="python -m wolfden.lab.dataset", description=__doc__)
    parser.add_argument("replays", type=Path, help="a folder of replays, or one replay")
    parser.add_argument("out", type=Path, help="the file to be written, such as games.parquet")
    given = parser.parse_args(arguments)
    is_folder = given.replays.is_dir()
    files = list(given.replays.rglob("*.replay")) if is_folder else [given.replays]
    info = write(files, given.out)
    print(f"{given.out}: {info.games} games, {info.rows} rows")


if __name__ == "__main__":
    main()
