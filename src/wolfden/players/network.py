"""A small network for every seat's chance to win, and the file with its weights.

A title's ``Encoder`` turns a state into a few numbered inputs, as one seat sees the table. The
first layer adds up the rows of the inputs that are not zero; two dense layers follow. Reading and
running a network needs the standard library only; ``wolfden.training`` makes the weights.

A network may also correct the priors of actions. The encoder gives each action a few numbered
features; what a feature counts for depends on the second layer of the state. The prior made by hand
is multiplied by the exponential of the sum. Feature 0 is the logarithm of that prior, so that a
network can also trust it more or less.

The sums of the first layer are kept from one state to the next, and only rows of inputs that have
changed are added. They are whole numbers, so that the result does not depend on what was judged
before: the same seed decides the same way again.

A file of weights is a line of JSON, which names the title, the encoder's version, the sizes, the
numbers of seats and a checksum, and then the weights as 16-bit floats: the first layer input by
input, its biases, the second layer unit by unit of the first, its biases, the last layer in the
same way, its biases. With a fifth size, the number of features of actions, there follow what each
feature counts for, unit by unit of the second layer, and its biases.
"""

import hashlib
import json
import math
import struct
from typing import Final, final

from wolfden.core.contract import Seat, State
from wolfden.core.errors import BadWeights
from wolfden.core.machine import i64, vec
from wolfden.players.learning import MOST_FEATURES, ActionFeatures, Encoder, Features

FORMAT: Final = "wolfden-weights 1"
POLICY_FORMAT: Final = "wolfden-weights 2"
_SIZES: Final = {FORMAT: 4, POLICY_FORMAT: 5}
"""The formats of files without and with a policy, and how many sizes each has."""
MOST_UNITS: Final = 4096
"""The most inputs of an encoder, and units of a layer."""
INPUT_STEPS: Final = 1024.0
WEIGHT_STEPS: Final = 16384.0
"""Steps from 0 to 1 of an input and of a weight of the first layer, which are whole numbers."""
HAND: Final = 0
"""The feature of an action that is the logarithm of its prior made by hand."""
LEAST_LOG: Final = -8.0
"""Priors that are lower, compared with the best action of the seat, become this logarithm."""
MOST_CORRECTION: Final = 8.0
"""The largest logarithm, up or down, by which a prior is corrected."""


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
        """Inputs, units of both hidden layers, outputs; features of actions if it has a policy."""
        self.seats: Final = seats
        """The numbers of seats that it was trained for."""
        self.note: Final = note
        """How the weights were made."""
        _inputs, first, second, outputs = sizes[:4]
        self.action_features: Final[i64] = sizes[4] if len(sizes) > 4 else 0
        """Zero if the network has no policy."""
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
        self._policy: Final = vec[float](weights[ends[6] : ends[-2]])
        self._policy_bias: Final = vec[float](weights[ends[-2] :])

    def new_sums(self) -> "Sums":
        """Return the first layer of a state without inputs."""
        return Sums(self.sizes[0], self._row_bias[:])

    def logits(self, features: Features, sums: "Sums") -> vec[float]:
        """Return the outputs before they are made shares; ``sums`` are those of any state."""
        layer = self.second_layer(features, sums)
        return _dense(layer, self._last, self._last_bias, self._outputs)

    def second_layer(self, features: Features, sums: "Sums") -> vec[float]:
        """Return the second layer: units below zero count as zero."""
        sums.update(features, self._rows)
        units = vec[float]([0.0] * self._first)
        step = 1.0 / (WEIGHT_STEPS * INPUT_STEPS)
        unit: i64
        for unit in range(self._first):
            total: i64 = sums.units[unit]
            if total > 0:
                units[unit] = float(total) * step
        return _dense(units, self._middle, self._middle_bias, self._second)

    def corrections(
        self, layer: vec[float], features: ActionFeatures, logs: list[float]
    ) -> list[float]:
        """Return by which logarithm the prior of each action is to be corrected.

        ``logs`` are those of the priors made by hand (``log_weights``).
        """
        trust = self._score(layer, HAND)
        scores = vec[float]([0.0] * self.action_features)
        is_known = vec[bool]([False] * self.action_features)
        found: list[float] = []
        place: i64 = 0
        action: i64
        for action in range(len(features.ends)):
            total = trust * logs[action]
            while place < features.ends[action]:
                number = features.numbers[place]
                if not is_known[number]:
                    is_known[number] = True
                    scores[number] = self._score(layer, number)
                total += scores[number] * features.values[place]
                place += 1
            found.append(max(-MOST_CORRECTION, min(total, MOST_CORRECTION)))
        return found

    def _score(self, layer: vec[float], number: i64) -> float:
        """Return what a feature of actions counts for in a state."""
        policy = self._policy
        row = number * self._second
        total = self._policy_bias[number]
        unit: i64
        for unit in range(self._second):
            value = layer[unit]
            if value > 0.0:
                total += value * policy[row + unit]
        return total


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
class StateNetwork:
    """A network together with the encoder it was trained for: judges states."""

    def __init__(self, network: Network, encoder: Encoder[State]) -> None:
        """Put both together.

        Raises:
            BadWeights: the network was trained for other inputs.
        """
        fits = network.version == encoder.version() and network.sizes[0] == encoder.inputs()
        if not fits or network.action_features not in (0, encoder.action_features()):
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
            logits = self.network.logits(features, self._sums_of(viewpoint))
            shares = shares_of(logits, max(slots) + 1)
            if not found:
                found = [0.0] * len(slots)
                for seat in range(len(slots)):
                    found[seat] = shares[slots[seat]]
            else:
                for seat in range(len(slots)):
                    if slots[seat] == 0:
                        found[seat] = shares[0]
        return found

    def _sums_of(self, viewpoint: Seat) -> Sums:
        sums = self._sums.get(viewpoint)
        if sums is None:
            sums = self.network.new_sums()
            self._sums[viewpoint] = sums
        return sums

    # Priors of actions.

    def factors(
        self, state: State, seat: Seat, codes: list[int], weights: list[float]
    ) -> list[float]:
        """Return by which factor the prior by hand of each legal code is to be corrected."""
        features = ActionFeatures()
        self.encoder.encode_actions(state, seat, codes, features)
        layer = self._layer(state, seat)
        corrections = self.network.corrections(layer, features, log_weights(weights))
        return [math.exp(correction) for correction in corrections]

    def _layer(self, state: State, seat: Seat) -> vec[float]:
        """Return the second layer of the network as it guides a seat."""
        viewpoint = guiding_viewpoint(self.encoder, state, seat)
        self._features.count = 0
        self.encoder.encode(state, viewpoint, self._features)
        return self.network.second_layer(self._features, self._sums_of(viewpoint))


def guiding_viewpoint(encoder: Encoder[State], state: State, seat: Seat) -> Seat:
    """Return whose view of a state guides the actions of a seat: that of its side if it has one."""
    viewpoints = encoder.viewpoints(state)
    for viewpoint in viewpoints:
        if encoder.slots(state, viewpoint)[seat] == 0:
            return viewpoint
    return viewpoints[0]


def log_weights(weights: list[float]) -> list[float]:
    """Return the logarithm of each prior, compared with the highest, as an input of a network."""
    highest = max(weights)
    return [
        max(LEAST_LOG, math.log(weight / highest)) if weight > 0.0 else LEAST_LOG
        for weight in weights
    ]


def shares_of(logits: vec[float], count: i64) -> list[float]:
    """Return the shares of the first ``count`` outputs; they add up to one."""
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
    inputs, first, second, outputs = sizes[:4]
    actions = sizes[4] if len(sizes) > 4 else 0
    value = [inputs * first, first, first * second, second, second * outputs, outputs]
    return [*value, actions * second, actions]


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
        "format": POLICY_FORMAT if len(sizes) > 4 else FORMAT,
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
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadWeights("weights-file", path=path) from error
    if len(sizes) != _SIZES.get(made) or min(sizes) < 1 or max(sizes) > MOST_UNITS:
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
