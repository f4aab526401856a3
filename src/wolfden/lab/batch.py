"""Many games together in NumPy arrays: ``Batch`` in this process, ``ProcessBatch`` in several.

Both have the same arrays, one row for each game, and fill them in place:

* ``actors``: the seat that is to choose a word;
* ``masks``: the words it may choose;
* ``observations``: what it knows, and the words it has chosen of this action (``docs/lab.md``);
* ``ended``: whether the game has ended with this step; the row then shows the game begun after it;
* ``rewards``: what each seat has gained by that end.

The same seed plays the same games, however they are divided among processes.
"""

import multiprocessing
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Final, Self

from wolfden.core.options import Value
from wolfden.core.processes import exit_with_parent, ignore_stop_signals
from wolfden.lab import lab_libraries
from wolfden.lab.spec import Floats, Spec
from wolfden.lab.words import Games, WordGame

with lab_libraries():
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

_GIVEN: Final = 0
"""Orders a process to take the words given; above: how many steps it draws words for by itself."""
_STOP: Final = -1


@dataclass(frozen=True)
class Arrays:
    """The rows of some games."""

    words: NDArray[np.int32]
    """What is to be chosen next: the only array that the caller writes."""
    actors: NDArray[np.int8]
    masks: NDArray[np.bool_]
    observations: Floats
    ended: NDArray[np.bool_]
    rewards: Floats

    def rows(self, first: int, end: int) -> "Arrays":
        """Return the rows of a part of the games, sharing memory."""
        return Arrays(*[getattr(self, name)[first:end] for name in self.__dataclass_fields__])


class Batch:
    """Games in this process.

    Raises:
        ValueError: the title is unknown, or not with this number of seats.
    """

    def __init__(
        self,
        title: str,
        seats: int,
        games: int,
        seed: int | str = 0,
        options: Mapping[str, Value] | None = None,
        observe: bool = True,
        first: int = 0,
        arrays: Arrays | None = None,
    ) -> None:
        self.spec: Final = Spec(title, seats, options)
        self._arrays: Final = arrays or _new_arrays(self.spec, games, observe)
        self._observe: Final = observe
        numbers = list(range(first, first + games))
        sizes = (len(self.spec.table), self.spec.width if observe else 0)
        self._rng: Final = _generator(seed)
        self._games: Final = Games(
            self.spec.first, seats, self.spec.paths, self.spec.encoder, sizes, numbers, str(seed)
        )
        self.actors: Final = self._arrays.actors
        self.masks: Final = self._arrays.masks
        self.observations: Final = self._arrays.observations
        self.ended: Final = self._arrays.ended
        self.rewards: Final = self._arrays.rewards
        self._look()

    def step(self, words: ArrayLike) -> None:
        """Choose a word in every game.

        Raises:
            ValueError: there is not one word for each game, or one may not be chosen; nothing has
                changed.
        """
        chosen = np.asarray(words)
        if chosen.shape != self.actors.shape:
            raise ValueError(f"{self.actors.shape[0]} words are needed, not {chosen.shape}")
        self._games.step(chosen.tolist())
        self.ended[:] = np.asarray(self._games.ended)
        self.rewards[:] = np.asarray(self._games.rewards).reshape(self.rewards.shape)
        self._look()

    def step_at_random(self, steps: int = 1) -> None:
        """Choose in every game one of its words, all with the same chance, several times.

        The seed decides which. ``ended`` and ``rewards`` are those of the last step only.
        """
        for _step in range(steps):
            self.step(_pick(self.masks, self._rng.random(len(self.actors))))

    def game(self, index: int) -> WordGame:
        """Return one of the games, to be looked at."""
        return self._games.games[index]

    def _look(self) -> None:
        """Copy the rows of the games, which compiled code has filled, into the arrays."""
        games = self._games
        games.look()
        self.actors[:] = np.asarray(games.actors)
        self.masks[:] = np.asarray(games.masks).reshape(self.masks.shape)
        if self._observe:
            self.observations[:] = np.asarray(games.observations).reshape(self.observations.shape)


def _new_arrays(
    spec: Spec, games: int, observe: bool, memory: SharedMemory | None = None
) -> Arrays:
    """Return arrays for some games, in shared memory if there is some."""
    found = []
    start = 0
    for shape, kind in _shapes(spec, games, observe):
        if memory is None:
            found.append(np.zeros(shape, kind))
        else:
            found.append(np.ndarray(shape, kind, memory.buf, start))
            start += _bytes(shape, kind)
    return Arrays(*found)


def _shapes(
    spec: Spec, games: int, observe: bool
) -> list[tuple[tuple[int, ...], type[np.generic]]]:
    """Return the shapes of the arrays, the widest numbers first so that all are aligned."""
    return [
        ((games,), np.int32),
        ((games,), np.int8),
        ((games, len(spec.table)), np.bool_),
        ((games, spec.width if observe else 0), np.float32),
        ((games,), np.bool_),
        ((games, spec.seats), np.float32),
    ]


def _bytes(shape: tuple[int, ...], kind: type[np.generic]) -> int:
    """Return the room of an array, rounded up so that the next one is aligned."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return (size + 63) // 64 * 64


def random_words(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return for each row one of the words it may choose, all with the same chance."""
    return _pick(masks, rng.random(len(masks)))


def _pick(masks: NDArray[np.bool_], numbers: NDArray[np.float64]) -> NDArray[np.int64]:
    """Return for each row the word that a number from 0 to 1 selects."""
    width = masks.shape[1]
    places = np.flatnonzero(masks)
    counts = np.bincount(places // width, minlength=len(masks))
    starts = np.cumsum(counts) - counts
    picked: NDArray[np.int64] = places[starts + (numbers * counts).astype(np.int64)]
    return picked % width


def _generator(seed: int | str) -> np.random.Generator:
    """Return what draws the words of random steps."""
    return np.random.default_rng(list(str(seed).encode()))


# Several processes.


@dataclass(frozen=True)
class _Order:
    """What a worker is to play."""

    title: str
    seats: int
    games: int
    seed: str
    options: dict[str, Value]
    observe: bool
    first: int
    end: int
    memory: str


class ProcessBatch:
    """Games in several processes, with arrays in memory that all of them share.

    Close it, or use it in a ``with`` statement. Programs that make one need the usual guard,
    ``if __name__ == "__main__":``.

    Raises:
        ValueError: the title is unknown, not with this number of seats, or too few games.
    """

    def __init__(
        self,
        title: str,
        seats: int,
        games: int,
        processes: int = 2,
        seed: int | str = 0,
        options: Mapping[str, Value] | None = None,
        observe: bool = True,
    ) -> None:
        self.spec: Final = Spec(title, seats, options)
        if not 1 <= processes <= games:
            raise ValueError(f"{games} games cannot be divided among {processes} processes")
        room = sum(_bytes(*shape) for shape in _shapes(self.spec, games, observe))
        self._memory: Final = SharedMemory(create=True, size=room)
        arrays = _new_arrays(self.spec, games, observe, self._memory)
        self._words: NDArray[np.int32] = arrays.words
        self.actors: NDArray[np.int8] = arrays.actors
        self.masks: NDArray[np.bool_] = arrays.masks
        self.observations: Floats = arrays.observations
        self.ended: NDArray[np.bool_] = arrays.ended
        self.rewards: Floats = arrays.rewards
        self._workers: list[multiprocessing.process.BaseProcess] = []
        self._pipes: list[Connection] = []
        self._is_open = True
        ends = [games * (worker + 1) // processes for worker in range(processes)]
        for first, end in zip([0, *ends], ends, strict=False):
            self._start(
                _Order(
                    title, seats, games, str(seed), dict(options or {}), observe, first, end,
                    self._memory.name,
                )
            )  # fmt: skip
        self._collect()

    def _start(self, order: _Order) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=_work, args=(order, theirs), daemon=True)
        worker.start()
        theirs.close()
        self._workers.append(worker)
        self._pipes.append(ours)

    def step(self, words: ArrayLike) -> None:
        """Choose a word in every game.

        Raises:
            ValueError: there is not one word for each game, or one may not be chosen; the batch is
                closed then, since other processes have continued.
            RuntimeError: the batch is closed, or one of its processes has ended.
        """
        chosen = np.asarray(words)
        self._check_open()
        if chosen.shape != self._words.shape:
            raise ValueError(f"{len(self._words)} words are needed, not {chosen.shape}")
        self._words[:] = chosen
        self._order(_GIVEN)

    def step_at_random(self, steps: int = 1) -> None:
        """Choose in every game one of its words, all with the same chance, several times.

        The processes draw by themselves and wait for each other only at the end; the games are
        those of a ``Batch`` with the same seed. ``ended`` and ``rewards`` are of the last step.

        Raises:
            RuntimeError: the batch is closed, or one of its processes has ended.
        """
        self._check_open()
        if steps > 0:
            self._order(steps)

    def _check_open(self) -> None:
        if not self._is_open:
            raise RuntimeError("the batch is closed")

    def _order(self, steps: int) -> None:
        for pipe in self._pipes:
            with suppress(BrokenPipeError):  # its process has ended: reported when collecting
                pipe.send(steps)
        self._collect()

    def _collect(self) -> None:
        """Wait until all processes have filled their rows."""
        waiting = dict(zip(self._pipes, self._workers, strict=True))
        while waiting:
            for ready in wait([*waiting, *[worker.sentinel for worker in waiting.values()]]):
                if isinstance(ready, int):
                    continue  # a process that ends closes its pipe too
                assert isinstance(ready, Connection)
                worker = waiting.pop(ready)
                try:
                    problem = ready.recv()
                except (EOFError, ConnectionError):
                    worker.join()
                    code = worker.exitcode
                    self.close()
                    raise RuntimeError(
                        f"a process of the batch has ended (exit code {code}); the batch is closed"
                    ) from None
                if problem:
                    self.close()
                    raise ValueError(problem)

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are then empty."""
        if not self._is_open:
            return
        self._is_open = False
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(_STOP)
            pipe.close()
        for worker in self._workers:
            worker.join()
        # Nothing may point into memory that is given back.
        self._words = np.zeros(0, np.int32)
        self.actors = np.zeros(0, np.int8)
        self.masks = np.zeros((0, 0), np.bool_)
        self.observations = self.rewards = np.zeros((0, 0), np.float32)
        self.ended = np.zeros(0, np.bool_)
        self._memory.unlink()
        with suppress(BufferError):  # an array of the caller still points into it
            self._memory.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def __len__(self) -> int:
        return len(self._words)


def _work(order: _Order, pipe: Connection) -> None:
    """Play some of the games until asked to stop: the body of a process."""
    ignore_stop_signals()
    exit_with_parent()
    memory = SharedMemory(order.memory)
    spec = Spec(order.title, order.seats, order.options)
    rows = _new_arrays(spec, order.games, order.observe, memory).rows(order.first, order.end)
    batch = Batch(
        order.title, order.seats, order.end - order.first, order.seed, order.options,
        order.observe, order.first, rows,
    )  # fmt: skip
    rng = _generator(order.seed)
    pipe.send("")
    with suppress(EOFError):
        while (steps := pipe.recv()) != _STOP:
            try:
                if steps == _GIVEN:
                    batch.step(rows.words)
                for _step in range(steps):  # drawn for all games, so that none depends on the parts
                    batch.step(_pick(rows.masks, rng.random(order.games)[order.first : order.end]))
            except ValueError as error:
                pipe.send(str(error))
            else:
                pipe.send("")
    del batch, rows
    with suppress(BufferError):
        memory.close()
