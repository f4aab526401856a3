"""A small network that tells every seat's chance to win, and the file that holds its weights.

A title's ``Encoder`` turns a state into a few numbered inputs, as one seat sees the table. The
first layer adds up the rows of the inputs that are not zero; two dense layers follow. Reading and
running a network needs the standard library only; ``wolfden.training`` makes the weights.

The sums of the first layer are kept from one state to the next, and only rows of inputs that have
changed are added. They are whole numbers, so that the result does not depend on what was judged
before: the same seed decides the same way again.

A file of weights is a line of JSON, which names the title, the encoder's version, the sizes, the
numbers of seats and a checksum, and then the weights as 16-bit floats: the first layer input by
input, its biases, the second layer unit by unit of the first, its biases, the last layer in the
same way, its biases.
"""

import hashlib
import json
import math
import struct
from typing import Final, final

from wolfden.core.contract import MOST_FEATURES, Encoder, Features, State
from wolfden.core.errors import BadWeights
from wolfden.core.machine import i64, vec

FORMAT: Final = "wolfden-weights 1"
MOST_UNITS: Final = 4096
"""The most inputs of an encoder, and units of a layer."""
INPUT_STEPS: Final = 1024.0
WEIGHT_STEPS: Final = 16384.0
"""Steps from 0 to 1 of an input and of a weight of the first layer, which are whole numbers."""


@final
class Network:
    """The layers of a network, ready to be run."""

    def __init__(
        self,
        title: str,
        version: int,
        sizes: list[int],
        weights: list[float],
        seats: list[int],
        note: str = "",
    ) -> None:
        self.title: Final = title
        self.version: Final = version
        self.sizes: Final = sizes
        """Inputs, units of both hidden layers, outputs."""
        self.seats: Final = seats
        """The numbers of seats that it was trained for."""
        self.note: Final = note
        """How the weights were made."""
        _inputs, first, second, outputs = sizes
        self._first: Final[i64] = first
        self._second: Final[i64] = second
        self._outputs: Final[i64] = outputs
        ends = [0]
        for size in layer_sizes(sizes):
            ends.append(ends[-1] + size)
        self._rows: Final = vec[i64](_whole(weights[: ends[1]], WEIGHT_STEPS))
        biases = weights[ends[1] : ends[2]]
        self._row_bias: Final = vec[i64](_whole(biases, WEIGHT_STEPS * INPUT_STEPS))
        self._middle: Final = vec[float](weights[ends[2] : ends[3]])
        self._middle_bias: Final = vec[float](weights[ends[3] : ends[4]])
        self._last: Final = vec[float](weights[ends[4] : ends[5]])
        self._last_bias: Final = vec[float](weights[ends[5] : ends[6]])

    def new_sums(self) -> "Sums":
        """Return the first layer of a state without inputs."""
        return Sums(self.sizes[0], self._row_bias[:])

    def logits(self, features: Features, sums: "Sums") -> vec[float]:
        """Return the outputs before they are made shares; ``sums`` are those of any state."""
        sums.update(features, self._rows)
        units = vec[float]([0.0] * self._first)
        step = 1.0 / (WEIGHT_STEPS * INPUT_STEPS)
        unit: i64
        for unit in range(self._first):
            total: i64 = sums.units[unit]
            if total > 0:
                units[unit] = float(total) * step
        middle = _dense(units, self._middle, self._middle_bias, self._second)
        return _dense(middle, self._last, self._last_bias, self._outputs)


@final
class Sums:
    """The first layer of the last state that was judged, and the inputs it belongs to."""

    def __init__(self, inputs: int, units: vec[i64]) -> None:
        self.units: Final = units
        self._values: Final = vec[i64]([0] * inputs)
        self._stamps: Final = vec[i64]([0] * inputs)
        """The last state in which each input was set."""
        self._stamp: i64 = 0
        self._numbers: Final = vec[i64]([0] * MOST_FEATURES)
        self._count: i64 = 0

    def update(self, features: Features, rows: vec[i64]) -> None:
        """Go over to other inputs, each of them set once."""
        self._stamp += 1
        stamp, values, stamps, numbers = self._stamp, self._values, self._stamps, self._numbers
        index: i64
        number: i64
        for index in range(features.count):
            number = features.numbers[index]
            value: i64 = int(features.values[index] * INPUT_STEPS)
            stamps[number] = stamp
            if value != values[number]:
                self._add(rows, number, value - values[number])
                values[number] = value
        for index in range(self._count):
            number = numbers[index]
            if stamps[number] != stamp and values[number] != 0:
                self._add(rows, number, -values[number])
                values[number] = 0
        self._count = features.count
        for index in range(features.count):
            numbers[index] = features.numbers[index]

    def _add(self, rows: vec[i64], number: i64, value: i64) -> None:
        units = self.units
        size: i64 = len(units)
        row = number * size
        unit: i64
        for unit in range(size):
            units[unit] = units[unit] + value * rows[row + unit]


def _whole(weights: list[float], steps: float) -> list[int]:
    return [round(weight * steps) for weight in weights]


def _dense(units: vec[float], weights: vec[float], biases: vec[float], size: i64) -> vec[float]:
    """Return the next layer: units below zero count as zero."""
    sums = biases[:]
    index: i64
    unit: i64
    for index in range(len(units)):
        value = units[index]
        if value > 0.0:
            row = index * size
            for unit in range(size):
                sums[unit] = sums[unit] + value * weights[row + unit]
    return sums


@final
class Learned:
    """A network together with the encoder it was trained for: judges states."""

    def __init__(self, network: Network, encoder: Encoder) -> None:
        """Put both together.

        Raises:
            BadWeights: the network was trained for other inputs.
        """
        if network.version != encoder.version() or network.sizes[0] != encoder.inputs():
            raise BadWeights("weights-encoder", made=network.version, known=encoder.version())
        self.network: Final = network
        self.encoder: Final = encoder
        self._features: Final = Features()
        self._sums: Final[dict[int, Sums]] = {}
        """By viewpoint."""

    def fits(self, state: State) -> bool:
        """Whether the network can judge a state."""
        return self.encoder.fits(state) and self.encoder.seats(state) in self.network.seats

    def chances(self, state: State) -> list[float]:
        """Return how likely each seat is to win, each judged by its own viewpoint if it has one."""
        found: list[float] = []
        features = self._features
        for viewpoint in self.encoder.viewpoints(state):
            slots = self.encoder.slots(state, viewpoint)
            features.count = 0
            self.encoder.encode(state, viewpoint, features)
            sums = self._sums.get(viewpoint)
            if sums is None:
                sums = self.network.new_sums()
                self._sums[viewpoint] = sums
            shares = shares_of(self.network.logits(features, sums), max(slots) + 1)
            if not found:
                found = [0.0] * len(slots)
                for seat in range(len(slots)):
                    found[seat] = shares[slots[seat]]
            else:
                for seat in range(len(slots)):
                    if slots[seat] == 0:
                        found[seat] = shares[0]
        return found


def shares_of(logits: vec[float], count: i64) -> list[float]:
    """Return the shares that the first so many outputs stand for; they add up to one."""
    highest = logits[0]
    index: i64
    for index in range(count):
        highest = max(highest, logits[index])
    shares = [math.exp(logits[index] - highest) for index in range(count)]
    total = sum(shares)
    return [share / total for share in shares]


# Files.


def layer_sizes(sizes: list[int]) -> list[int]:
    """Return how many weights each part of a file has."""
    inputs, first, second, outputs = sizes
    return [inputs * first, first, first * second, second, second * outputs, outputs]


def write_weights(
    title: str,
    version: int,
    sizes: list[int],
    weights: list[float],
    seats: list[int],
    note: str,
) -> bytes:
    """Return a file of weights; they are rounded to 16 bits."""
    body = struct.pack(f"<{len(weights)}e", *weights)
    head = {
        "format": FORMAT,
        "title": title,
        "encoder": version,
        "sizes": sizes,
        "seats": seats,
        "note": note,
        "checksum": hashlib.blake2b(body, digest_size=16).hexdigest(),
    }
    return json.dumps(head, sort_keys=True).encode() + b"\n" + body


def read_weights(data: bytes, path: str, title: str) -> Network:
    """Return the network of a file of weights.

    Raises:
        BadWeights: the file is not a weights file, is damaged, or belongs to another title.
    """
    line, _newline, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        sizes = [int(size) for size in head["sizes"]]
        seats = [int(count) for count in head["seats"]]
        found, made = str(head["title"]), str(head["format"])
        version, checksum = int(head["encoder"]), str(head["checksum"])
        note = str(head.get("note", ""))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights("weights-file", path=path) from error
    if made != FORMAT or len(sizes) != 4 or min(sizes) < 1 or max(sizes) > MOST_UNITS:
        raise BadWeights("weights-file", path=path)
    if found != title:
        raise BadWeights("weights-title", path=path, made=found, title=title)
    count = sum(layer_sizes(sizes))
    if len(body) != 2 * count or hashlib.blake2b(body, digest_size=16).hexdigest() != checksum:
        raise BadWeights("weights-damaged", path=path)
    weights = list(struct.unpack(f"<{count}e", body))
    if not math.isfinite(sum(weights)):
        raise BadWeights("weights-damaged", path=path)
    return Network(found, version, sizes, weights, seats, note)
