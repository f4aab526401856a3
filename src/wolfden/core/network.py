"""A small network that tells every seat's chance to win, and the file that holds its weights.

A title's ``Encoder`` turns a state into a few numbered inputs, as one seat sees the table. The
first layer adds up the rows of the inputs that are not zero; two dense layers follow. Reading and
running a network needs the standard library only; ``wolfden.training`` makes the weights.

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

from wolfden.core.contract import Encoder, Features, State
from wolfden.core.errors import BadWeights
from wolfden.core.machine import i64, vec

FORMAT: Final = "wolfden-weights 1"
MOST_UNITS: Final = 4096
"""The most inputs of an encoder, and units of a layer."""


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
        self._rows: Final = vec[float](weights[: ends[1]])
        self._row_bias: Final = vec[float](weights[ends[1] : ends[2]])
        self._middle: Final = vec[float](weights[ends[2] : ends[3]])
        self._middle_bias: Final = vec[float](weights[ends[3] : ends[4]])
        self._last: Final = vec[float](weights[ends[4] : ends[5]])
        self._last_bias: Final = vec[float](weights[ends[5] : ends[6]])

    def logits(self, features: Features) -> vec[float]:
        """Return the outputs before they are made shares."""
        size = self._first
        rows = self._rows
        sums = self._row_bias[:]
        index: i64
        unit: i64
        for index in range(features.count):
            value = features.values[index]
            row = features.numbers[index] * size
            for unit in range(size):
                sums[unit] = sums[unit] + value * rows[row + unit]
        middle = _dense(sums, self._middle, self._middle_bias, self._second)
        return _dense(middle, self._last, self._last_bias, self._outputs)


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

    def fits(self, state: State) -> bool:
        """Whether the network can judge a state."""
        return self.encoder.fits(state) and len(self.encoder.slots(state, 0)) in self.network.seats

    def chances(self, state: State) -> list[float]:
        """Return how likely each seat is to win, each judged by its own viewpoint if it has one."""
        found: list[float] = []
        features = self._features
        for viewpoint in self.encoder.viewpoints(state):
            slots = self.encoder.slots(state, viewpoint)
            features.count = 0
            self.encoder.encode(state, viewpoint, features)
            shares = shares_of(self.network.logits(features), max(slots) + 1)
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
