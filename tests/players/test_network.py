"""Networks: their files, their sums, and bots that use them."""

import json
import math
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.players.judgements import judgements
from tests.players.moments import moments
from wolfden import how_it_runs
from wolfden.core.contract import Perspective
from wolfden.core.errors import BadSetup, BadWeights
from wolfden.core.machine import vec
from wolfden.players.bots import GreedyPlayer, make_bot
from wolfden.players.heuristics import heuristics_of
from wolfden.players.learning import ActionFeatures, Features
from wolfden.players.network import (
    LEAST_LOG,
    MOST_CORRECTION,
    Network,
    StateNetwork,
    layer_sizes,
    log_weights,
    read_weights,
    shares_of,
    write_weights,
)
from wolfden.players.tree import Node
from wolfden.players.weights import best_judge, open_weights, shipped_network
from wolfden.titles import TITLES

SIZES = [7, 5, 4, 3]
POLICY_SIZES = [*SIZES, 6]


def some_weights(sizes: list[int], seed: int = 1) -> list[float]:
    rng = random.Random(seed)
    return [round(rng.gauss(0.0, 0.3), 2) for _one in range(sum(layer_sizes(sizes)))]


def file_for(title: str, folder: Path, seed: int = 1, policy: bool = False) -> Path:
    heuristics = heuristics_of(TITLES.get(title))
    encoder = None if heuristics is None else heuristics.encoder()
    assert encoder is not None
    sizes = [encoder.inputs(), 8, 4, 5]
    if policy:
        sizes.append(encoder.action_features())
    path = folder / "some.bin"
    path.write_bytes(
        write_weights(title, encoder.version(), sizes, some_weights(sizes, seed), [2, 3, 4, 5], "")
    )
    return path


def dense(inputs: list[float], weights: list[float], biases: list[float]) -> list[float]:
    size = len(biases)
    return [
        bias + sum(value * weights[row * size + unit] for row, value in enumerate(inputs))
        for unit, bias in enumerate(biases)
    ]


def test_a_network_adds_up_what_its_layers_say() -> None:
    weights = some_weights(SIZES)
    features = Features()
    features.add(2, 1.0)
    features.add(3, 0.0)
    features.add(6, -0.5)
    assert features.pairs() == [(2, 1.0), (6, -0.5)]
    parts, start = [], 0
    for size in layer_sizes(SIZES):
        parts.append(weights[start : start + size])
        start += size
    units = dense([0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -0.5], parts[0], parts[1])
    units = dense([max(unit, 0.0) for unit in units], parts[2], parts[3])
    units = dense([max(unit, 0.0) for unit in units], parts[4], parts[5])
    network = Network("some-title", 1, SIZES, weights, [2])
    assert list(network.logits(features, network.new_sums())) == pytest.approx(units, abs=1e-3)


@pytest.mark.skipif(how_it_runs() == "compiled", reason="a row of plain Python is a list")
def test_shares_add_up_to_one_and_leave_empty_seats_out() -> None:
    shares = shares_of(vec[float]([1.0, 0.0, 50.0]), 2)
    assert shares == pytest.approx([math.e / (math.e + 1), 1 / (math.e + 1)])


def test_a_file_is_read_as_it_was_written() -> None:
    weights = some_weights(SIZES)
    network = read_weights(
        write_weights("some-title", 3, SIZES, weights, [2, 4], "made"), "f", "some-title"
    )
    assert (network.title, network.version, network.sizes) == ("some-title", 3, SIZES)
    assert (network.note, network.seats) == ("made", [2, 4])
    features = Features()
    features.add(1, 1.0)
    exact = Network("some-title", 3, SIZES, weights, [2])
    assert list(network.logits(features, network.new_sums())) == pytest.approx(
        list(exact.logits(features, exact.new_sums())), abs=2e-3
    )


def damaged(data: bytes, how: str) -> bytes:
    line, _newline, body = data.partition(b"\n")
    head = json.loads(line)
    if how == "sizes":
        head["sizes"] = [7, 5, 4]
    elif how == "policy":
        head["sizes"] = POLICY_SIZES
    elif how == "format 2":
        head["format"] = "wolfden-weights 2"
    elif how == "huge":
        head["sizes"] = [10**9, 5, 4, 3]
    elif how == "format":
        head["format"] = "wolfden-weights 99"
    elif how == "title":
        head["title"] = "another-title"
    elif how == "bit":
        body = bytes([body[0] ^ 1]) + body[1:]
    return {
        "empty": b"",
        "noise": b"\x00\xff" * 40,
        "short": data[:-3],
        "long": data + b"\x00\x00",
        "list": b"[]\n" + body,
        "deep": b"[" * 100_000,
    }.get(how, json.dumps(head).encode() + b"\n" + body)


@pytest.mark.parametrize(
    ("how", "key"),
    [
        *((how, "weights-file") for how in ("empty", "noise", "list", "sizes", "huge", "format")),
        *((how, "weights-file") for how in ("policy", "format 2", "deep")),
        *((how, "weights-damaged") for how in ("short", "long", "bit")),
        ("title", "weights-title"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence(how: str, key: str) -> None:
    data = write_weights("some-title", 1, SIZES, some_weights(SIZES), [2], "")
    with pytest.raises(BadWeights) as caught:
        read_weights(damaged(data, how), "f.bin", "some-title")
    assert caught.value.key == key
    assert "f.bin" in str(caught.value)


def test_weights_that_are_no_numbers_are_refused() -> None:
    weights = [math.nan, *some_weights(SIZES)[1:]]
    with pytest.raises(BadWeights, match="damaged"):
        read_weights(write_weights("some-title", 1, SIZES, weights, [2], ""), "f", "some-title")


def test_a_network_for_other_inputs_is_refused() -> None:
    heuristics = heuristics_of(TITLES.get("the-wolves"))
    encoder = None if heuristics is None else heuristics.encoder()
    assert encoder is not None
    network = Network("the-wolves", encoder.version() + 1, SIZES, some_weights(SIZES), [2])
    with pytest.raises(BadWeights) as caught:
        StateNetwork(network, encoder)
    assert caught.value.key == "weights-encoder"


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadWeights, match="nowhere"):
        open_weights(Path("nowhere.bin"), "the-wolves")


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_bot_judges_by_the_weights_it_is_given(title: str, tmp_path: Path) -> None:
    game = TITLES.get(title)
    path = file_for(title, tmp_path)
    learned, by_hand = best_judge(game, str(path)), best_judge(game, "none")
    rng = random.Random(3)
    differs = False
    for moment in moments(game, 4, 30):
        state, seat = moment.state, moment.seat
        found = learned.values_now(state.copy(), rng)
        assert len(found) == len(by_hand.values_now(state.copy(), rng))
        assert all(0.0 <= chance <= 1.0 for chance in found)
        differs = differs or found != by_hand.values_now(state.copy(), rng)
    assert differs
    for name in (f"alpha:simulations=4:weights={path}", "alpha:simulations=4:weights=none"):
        action = make_bot(name, game, "5").choose(Perspective(state, seat, rng))
        assert action in state.legal(seat)


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_network_plays_without_a_search(title: str, tmp_path: Path) -> None:
    game = TITLES.get(title)
    path = file_for(title, tmp_path)
    for moment in moments(game, 4, 30):
        state, seat = moment.state, moment.seat
        greedy = GreedyPlayer(best_judge(game, str(path)), random.Random("5"))
        expected = greedy.choose(Perspective(state, seat, random.Random(1)))
        bot = make_bot(f"net:{path}", game, "5")
        assert bot.choose(Perspective(state, seat, random.Random(1))) == expected
    with pytest.raises(BadWeights):
        make_bot(f"net:{tmp_path / 'none.bin'}", game, "5")


def test_other_numbers_of_seats_are_judged_by_hand(tmp_path: Path) -> None:
    game = TITLES.get("age-of-the-wolf")
    network = open_weights(file_for("age-of-the-wolf", tmp_path), "age-of-the-wolf")
    heuristics = heuristics_of(game)
    assert heuristics is not None
    encoder = heuristics.encoder()
    assert encoder is not None
    only_four = Network(network.title, 1, network.sizes, some_weights(network.sizes), [4])
    learned = StateNetwork(only_four, encoder)
    assert [learned.fits(game.setup(seats)) for seats in (2, 3, 4)] == [False, False, True]


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_judgement_does_not_depend_on_what_was_judged_before(title: str, tmp_path: Path) -> None:
    game = TITLES.get(title)
    path = file_for(title, tmp_path)
    states = [moment.state for moment in moments(game, 6, 12)]
    used = best_judge(game, str(path)).learned
    assert used is not None
    for state in states:
        fresh = best_judge(game, str(path)).learned
        assert fresh is not None
        assert used.chances(state) == fresh.chances(state)


def test_hunters_play_by_hand_and_the_beast_by_its_network(tmp_path: Path) -> None:
    title = "brotherhood-of-the-wolf"
    judge = best_judge(TITLES.get(title), str(file_for(title, tmp_path)))
    assert judge.for_seat(0) is judge
    assert judge.for_seat(1).learned is None


@pytest.mark.parametrize(
    ("how", "words"), [("short", "damaged or cut short"), ("version", "made for version 2")]
)
def test_a_title_whose_weights_cannot_be_used_is_judged_by_hand(
    how: str,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    path = file_for("the-wolves", tmp_path)
    line, _newline, body = path.read_bytes().partition(b"\n")
    if how == "short":
        path.write_bytes(line + b"\n" + body[:-3])
    else:
        head = json.loads(line)
        path.write_bytes(
            json.dumps({**head, "encoder": head["encoder"] + 1}).encode() + b"\n" + body
        )
    monkeypatch.setattr("wolfden.players.weights.SHIPPED", str(path))
    shipped_network.cache_clear()
    try:
        for _again in range(2):
            assert best_judge(TITLES.get("the-wolves")).learned is None
    finally:
        shipped_network.cache_clear()
    (record,) = caplog.records
    assert words in record.getMessage()


# The policy.


def some_actions() -> ActionFeatures:
    features = ActionFeatures()
    features.add(2, 1.0)
    features.add(5, -0.5)
    features.end_action()
    features.end_action()
    features.add(2, 0.0)
    features.add(3, 2.0)
    features.end_action()
    assert features.rows() == [[(2, 1.0), (5, -0.5)], [], [(3, 2.0)]]
    return features


def test_a_policy_adds_up_what_its_features_count_for() -> None:
    weights = some_weights(POLICY_SIZES)
    network = read_weights(
        write_weights("some-title", 3, POLICY_SIZES, weights, [2], ""), "f", "some-title"
    )
    assert network.sizes == POLICY_SIZES
    inputs = Features()
    inputs.add(1, 1.0)
    layer = network.second_layer(inputs, network.new_sums())
    units = [max(layer[unit], 0.0) for unit in range(4)]
    rows, biases = weights[-30:-6], weights[-6:]
    scores = [
        biases[row] + sum(unit * rows[4 * row + one] for one, unit in enumerate(units))
        for row in range(6)
    ]
    found = network.corrections(layer, some_actions(), [0.0, -1.0, -2.0])
    expected = [scores[2] - 0.5 * scores[5], -scores[0], 2.0 * scores[3] - 2.0 * scores[0]]
    assert found == pytest.approx(expected, abs=2e-3)
    far = network.corrections(layer, some_actions(), [0.0, -1e9, 1e9])
    most = math.copysign(MOST_CORRECTION, scores[0])
    assert far == pytest.approx([found[0], -most, most])


def test_priors_are_logarithms_relative_to_the_best() -> None:
    assert log_weights([2.0, 1.0, 0.0, 1e-9]) == pytest.approx(
        [0.0, -math.log(2.0), LEAST_LOG, LEAST_LOG]
    )


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_policy_corrects_priors(title: str, tmp_path: Path) -> None:
    game = TITLES.get(title)
    guided = best_judge(game, str(file_for(title, tmp_path, policy=True)))
    plain = best_judge(game, str(file_for(title, tmp_path)))
    assert guided.has_policy
    assert not plain.has_policy
    differs = False
    for moment in moments(game, 12, 12):
        state, seat = moment.state, moment.seat
        codes = state.codes(seat)
        weights = plain.weights(state, seat, codes)
        assert plain.factors(state, seat, codes, weights) == [1.0] * len(codes)
        found = guided.factors(state, seat, codes, weights)
        assert len(found) == len(codes)
        assert all(factor > 0.0 for factor in found)
        differs = differs or max(found) > 1.5 * min(found)
    assert differs


def test_corrected_priors_add_up_to_one_and_zeros_stay() -> None:
    node = Node()
    node.begin_list((0,), [[1, 2, 3, 4]])
    node.untried, node.priors = [16, 32, 48, 64], [0.5, 0.25, 0.25, 0.0]
    node.find_best_untried()
    edge = node.open(node.best_untried)
    assert node.best_untried == 1
    node.correct_priors({16: 1.0, 48: 3.0, 64: 9.0, 999: 2.0})
    assert node.is_guided
    assert edge.prior == pytest.approx(1 / 3)
    assert node.priors == pytest.approx([-1.0, 1 / 6, 1 / 2, 0.0])
    assert node.best_untried == 2


@pytest.mark.parametrize("title", TITLES.ids())
def test_the_same_seed_searches_the_same_way_with_a_policy(title: str, tmp_path: Path) -> None:
    game = TITLES.get(title)
    name = f"alpha:simulations=12:weights={file_for(title, tmp_path, policy=True)}"
    for moment in moments(game, 3, 20):
        chosen = [
            make_bot(name, game, "5").choose(
                Perspective(moment.state, moment.seat, random.Random(1))
            )
            for _again in range(2)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in moment.state.legal(moment.seat)


@pytest.mark.skipif(how_it_runs() != "compiled", reason="compares compiled modules with plain ones")
def test_compiled_and_plain_modules_judge_alike(tmp_path: Path) -> None:
    files = {}
    for title in TITLES.ids():
        folder = tmp_path / title
        folder.mkdir()
        files[title] = str(file_for(title, folder, policy=True))
    command = [sys.executable, "-m", "tests.players.judgements"]
    done = subprocess.run(
        [*command, *(f"{title}={path}" for title, path in files.items())],
        env={**os.environ, "WOLFDEN_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    plain = json.loads(done.stdout)
    for title, path in files.items():
        for what, numbers in judgements(title, path).items():
            assert numbers == pytest.approx(plain[title][what], rel=1e-9), what
        assert max(plain[title]["factors"]) > 1.5 * min(plain[title]["factors"])


def test_values_and_policy_are_switched_separately(tmp_path: Path) -> None:
    title = "brotherhood-of-the-wolf"
    judge = best_judge(TITLES.get(title), str(file_for(title, tmp_path, policy=True)))
    encoder = judge.learned.encoder if judge.learned is not None else None
    assert encoder is not None
    assert judge.for_seat(0).has_values
    for seat in (0, 1):
        assert judge.for_seat(seat).has_values == encoder.plays_for(seat)
        assert judge.for_seat(seat).has_policy == encoder.is_guided(seat)


def test_a_policy_for_other_features_is_refused() -> None:
    heuristics = heuristics_of(TITLES.get("the-wolves"))
    encoder = None if heuristics is None else heuristics.encoder()
    assert encoder is not None
    sizes = [encoder.inputs(), 2, 2, 5, encoder.action_features() + 1]
    network = Network("the-wolves", encoder.version(), sizes, some_weights(sizes), [2])
    with pytest.raises(BadWeights) as caught:
        StateNetwork(network, encoder)
    assert caught.value.key == "weights-encoder"


@pytest.mark.parametrize("title", TITLES.ids())
def test_styles_tilt_values_and_priors_but_not_much(title: str) -> None:
    game = TITLES.get(title)
    heuristics = heuristics_of(game)
    assert heuristics is not None
    assert sorted(heuristics.styles()) == ["bold", "patient", "vengeful"]
    plain = best_judge(game, "none")
    for name in heuristics.styles():
        judge = best_judge(game, "none", name)
        for moment in moments(game, 3, 12):
            state = moment.state
            seat = state.actors()[0]
            codes = state.codes(seat)
            weights = plain.weights(state, seat, codes)
            tilted = judge.weights(state, seat, codes)
            assert all(0.4 * a <= b <= 2.5 * a for a, b in zip(weights, tilted, strict=True))
    with pytest.raises(BadSetup, match="bold, patient"):
        best_judge(game, "none", "shy")
