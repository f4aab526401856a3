"""Data sets made from replays."""

import random
from pathlib import Path

import numpy as np
import pytest

pa = pytest.importorskip("pyarrow", reason="needs the extra lab")

from tests.lab.tables import every_table
from wolfden.arena.executors import InProcessExecutor
from wolfden.cli import main as wolfden
from wolfden.lab.augment import augment
from wolfden.lab.dataset import load, main, write
from wolfden.lab.spec import Spec
from wolfden.lab.words import OVER, WordGame, rewards_of
from wolfden.titles import TITLES

FIRST = TITLES.ids()[0]


def a_replay(spec: Spec, seed: int, folder: Path) -> tuple[Path, WordGame]:
    """Play a random game and write its replay."""
    rng = random.Random(seed)
    game = spec.begin(random.Random(seed))
    while game.seat != OVER:
        game.choose(rng.choice(game.words()))
    path = folder / f"{seed:06}.replay"
    path.write_text(spec.replay(game), encoding="utf-8")
    return path, game


@every_table
def test_rows_are_the_choices_of_the_game(title: str, seats: int, tmp_path: Path) -> None:
    spec = Spec(title, seats)
    path, game = a_replay(spec, 5, tmp_path)
    info = write([path], tmp_path / "games.parquet")
    found = load(tmp_path / "games.parquet")
    assert found.info == info
    assert (info.games, info.rows, info.width) == (1, found.table.num_rows, spec.width)
    rows = range(info.rows)
    masks, words = found.masks(rows), found.column("word").astype(int)
    assert masks[rows, words].all(), "what was chosen could be chosen"
    gained = rewards_of(game.state)
    assert np.allclose(found.column("reward"), [gained[seat] for seat in found.column("seat")])
    assert found.observations([0]).shape == (1, spec.width)
    assert found.observations([0]).any()


def test_the_command_writes_a_data_set_and_its_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "replays"
    folder.mkdir()
    for seed in range(3):
        a_replay(Spec(FIRST, 2), seed, folder)
    main([str(folder), str(tmp_path / "games.parquet")])
    found = load(tmp_path / "games.parquet")
    assert f"3 games, {found.info.rows} rows" in capsys.readouterr().out
    card = (tmp_path / "games.md").read_text(encoding="utf-8")
    assert f"Games of {FIRST}" in card
    learn, test = found.split(3)
    assert set(found.column("game")[learn]) == {1, 2}
    assert set(found.column("game")[test]) == {0}


def test_the_arena_writes_what_its_searches_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wolfden.arena.session.make_executor", lambda _order: InProcessExecutor())
    path = tmp_path / "games.parquet"
    words = ["arena", "the-wolves", "--turn-limit", "3", "--seed", "1"]
    words += ["--seats", "cub:simulations=8,random", "--games", "1"]
    assert wolfden([*words, "--out", str(tmp_path / "out"), "--dataset", str(path)]) == 0
    found = load(path)
    assert f"Data set: {path} (games: 1, rows: {found.info.rows})" in capsys.readouterr().out
    assert "cub:simulations=8" in path.with_suffix(".md").read_text(encoding="utf-8")
    rows = range(found.info.rows)
    visits, masks = found.visits(rows), found.masks(rows)
    assert not visits[~masks].any(), "only what could be chosen was tried"
    searched = visits.any(axis=1)
    assert set(found.column("seat")[searched]) == {0}
    chosen = found.column("word").astype(int)
    assert visits[rows, chosen][searched].all(), "what was chosen was tried"
    assert visits.sum(axis=1).max() > 1


def test_the_arena_refuses_what_the_lab_cannot_show(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: object) -> Spec:
        raise ValueError("it cannot be observed")

    monkeypatch.setattr("wolfden.lab.spec.Spec", refuse)
    words = ["arena", FIRST, "--seats", "random,random", "--out", str(tmp_path / "out")]
    assert wolfden([*words, "--dataset", str(tmp_path / "games.parquet")]) == 2
    assert "These games cannot become a data set" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_data_set_has_every_row_once_for_each_symmetry(tmp_path: Path) -> None:
    spec = Spec("age-of-the-wolf", 2, {"ring": "packs"})
    for seed in range(2):
        a_replay(spec, seed, tmp_path)
    info = write(list(tmp_path.glob("*.replay")), tmp_path / "games.parquet")
    plain = load(tmp_path / "games.parquet")
    found = plain.augmented(spec.symmetries())
    assert found.info.rows == found.table.num_rows == 2 * info.rows
    rows = range(info.rows)
    observations, masks, words = augment(
        spec.symmetries(),
        plain.observations(rows),
        plain.masks(rows),
        plain.column("word").astype(np.int64),
    )
    assert np.array_equal(found.observations(range(2 * info.rows)), observations)
    assert np.array_equal(found.masks(range(2 * info.rows)), masks)
    assert np.array_equal(found.column("word"), words)
    assert found.visits(range(info.rows, 2 * info.rows)).shape == masks[info.rows :].shape
    learn, test = found.split(2)
    assert set(found.column("game")[learn]).isdisjoint(found.column("game")[test])
    with pytest.raises(ValueError, match="not those of age-of-the-wolf"):
        plain.augmented(Spec("the-wolves", 2).symmetries())


def test_what_is_no_data_set_is_refused(tmp_path: Path) -> None:
    two, _game = a_replay(Spec(FIRST, 2), 1, tmp_path)
    three, _game = a_replay(Spec(FIRST, 3), 2, tmp_path)
    with pytest.raises(ValueError, match="the same title"):
        write([two, three], tmp_path / "games.parquet")
    with pytest.raises(ValueError, match="no game among the replays has ended"):
        write([], tmp_path / "games.parquet")
    other = tmp_path / "other.parquet"
    pa.parquet.write_table(pa.table({"a": [1]}), other)
    with pytest.raises(ValueError, match="not a data set"):
        load(other)
