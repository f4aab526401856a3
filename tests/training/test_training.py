"""Games to learn from, their files, and what is kept."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.players.nim import Nim
from wolfden.core.errors import BadSetup
from wolfden.core.events import Fact
from wolfden.core.text.files import BadFile
from wolfden.players.weights import open_weights
from wolfden.titles import TITLES
from wolfden.training.pipeline import LEAST_GAMES, Training, TrainingSettings
from wolfden.training.report import Match, Round, report
from wolfden.training.selfplay import (
    OUTPUTS,
    Episode,
    GameOrder,
    Sample,
    SearchedAction,
    Store,
    encoder_of,
    hand_shares,
    play_game,
)

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="needs the extra train")


def an_episode(number: int = 0, round_number: int = 1) -> Episode:
    """Return a game of two seats in which a large first input means a win."""
    episode = Episode(number, round_number, 2)
    for ply in range(20):
        wins = (number + ply) % 2 == 0
        inputs = [(0 if wins else 1, 1.0), (2 + ply % 3, 0.5)]
        choices = (
            SearchedAction(0.75 if wins else 0.25, 0.0, 0.0, [(1, 1.0)]),
            SearchedAction(0.25 if wins else 0.75, 0.0, 0.0, [(2, 1.0), (3, 0.5)]),
        )
        sample = Sample(ply, 0, [0, 1], [0.5, 0.5], inputs, choices if ply % 2 else ())
        episode.add(sample, 20, [1.0, 0.0] if wins else [0.0, 1.0])
    return episode


def say_nothing(_key: str, **_facts: Fact) -> None:
    pass


def training(settings: TrainingSettings, folder: Path) -> Training:
    return Training(settings, folder, 1, say_nothing, lambda: False)


def test_a_game_is_read_as_it_was_written() -> None:
    episode = an_episode(7, 2)
    twin = Episode.load(episode.dump())
    assert (twin.number, twin.round, twin.seats) == (7, 2, 2)
    assert twin.rows() == episode.rows()


def test_a_game_that_was_not_written_to_its_end_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "games.bin"
    store = Store(path)
    store.add(an_episode(0).dump())
    store.add(an_episode(1).dump())
    path.write_bytes(path.read_bytes()[:-5])
    again = Store(path)
    assert again.numbers(1) == {0}
    again.add(an_episode(5, 2).dump())
    assert [game.number for game in Store(path).games] == [0, 5]
    assert Store(path).positions() == 40


def test_a_damaged_game_is_dropped_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.bin"
    store = Store(path)
    for number in range(3):
        store.add(an_episode(number).dump())
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    assert Store(path).numbers(1) == {0, 2}
    assert Store(path).numbers(1) == {0, 2}, "the file was written again without it"


@pytest.mark.parametrize("name", ["settings.json", "rounds.json"])
@pytest.mark.parametrize("text", ["", "{", "7", "[7]", '[{"number": 1}]'])
def test_a_damaged_file_of_the_folder_is_named(name: str, text: str, tmp_path: Path) -> None:
    settings = TrainingSettings("the-wolves", (2,), LEAST_GAMES)
    training(settings, tmp_path)
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises((BadFile, BadSetup), match=r"cannot be used|other settings") as caught:
        training(settings, tmp_path)
    assert str(tmp_path) in str(caught.value)
    assert (tmp_path / name).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_game_of_bots_records_who_won(title: str) -> None:
    order = GameOrder(title, 3, 1, 2, "seed", 2, "none")
    episode = play_game(order)
    assert episode.rows() == play_game(order).rows(), "the same seed plays the same game"
    inputs = encoder_of(TITLES.get(title))[1].inputs()
    assert max(episode.inputs) < inputs
    assert len(episode.values) == len(episode.inputs) == sum(episode.lengths)
    assert len(episode.shares) == OUTPUTS * len(episode.parties)
    assert set(episode.parties) == {2}
    assert len(episode.choices) == len(episode.lengths)
    assert len(episode.tries) == len(episode.feature_counts) == sum(episode.choices)
    assert sum(episode.tries) == pytest.approx(sum(count > 0 for count in episode.choices))
    assert len(episode.features) == sum(episode.feature_counts)
    for start in range(0, len(episode.shares), OUTPUTS):
        assert sum(episode.shares[start : start + OUTPUTS]) == pytest.approx(1.0)
        assert sum(episode.hand[start : start + OUTPUTS]) == pytest.approx(1.0, abs=1e-5)


def test_bots_that_look_one_action_ahead_try_nothing() -> None:
    episode = play_game(GameOrder("the-wolves", 3, 1, 2, "1", 0, "none"))
    assert len(episode.lengths) > 20
    assert not any(episode.choices), "without a search nothing was tried"


def test_a_side_is_judged_by_what_it_knows() -> None:
    chances = [0.7, 0.6, 0.6]
    assert hand_shares(chances, [0, 1, 1], 0) == pytest.approx([0.7, 0.3])
    assert hand_shares(chances, [1, 0, 0], 1) == pytest.approx([0.6, 0.4])
    assert hand_shares([0.5, 0.3, 0.2], [2, 0, 1], 1) == [0.3, 0.2, 0.5]


def test_a_title_without_an_encoder_cannot_be_learned() -> None:
    with pytest.raises(BadSetup) as caught:
        encoder_of(Nim())
    assert caught.value.key == "train-title"


def test_a_folder_belongs_to_its_settings(tmp_path: Path) -> None:
    settings = TrainingSettings("the-wolves", (2,), LEAST_GAMES)
    training(settings, tmp_path)
    training(TrainingSettings("the-wolves", (2,), LEAST_GAMES, rounds=3), tmp_path)
    with pytest.raises(BadSetup) as caught:
        training(TrainingSettings("the-wolves", (2, 4), LEAST_GAMES), tmp_path)
    assert (caught.value.key, caught.value.facts["name"]) == ("train-other", "players")


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="too few"):
        training(TrainingSettings("the-wolves", (2,), LEAST_GAMES - 1), tmp_path)


def a_round(share: float, games: int = 100) -> Round:
    line = {"seats": 0, "third": 0, "positions": 9, "learned": 0.6, "hand": 0.7, "uniform": 0.69}
    match = Match(4, games, share, 0.0, 1.0, 0.25)
    policy = {"positions": 40, "learned": 1.2, "hand": 1.5, "least": 1.0}
    return Round(1, 12, 100, 3, [line], [[0.2, 0.3, 5]], [match] if games else [], policy=policy)


def test_only_what_wins_clearly_more_than_its_share_is_kept() -> None:
    assert a_round(0.31).is_better()
    assert not a_round(0.28).is_better()
    assert not a_round(0.31, 20).is_better()
    assert a_round(0.0, games=0).is_better(), "without a match the log loss decides"


def test_the_report_shows_losses_bins_and_matches() -> None:
    text = report({"title": "the-wolves", "games": 12}, [a_round(0.31)])
    for line in (
        "| all | all | 9 | 0.600 | 0.700 | 0.690 |",
        "| 0.20 | 0.30 | 5 |",
        "31.0%",
        "| 40 | 1.200 | 1.500 | 1.000 |",
    ):
        assert line in text


@needs_torch
def test_a_network_learns_who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    from wolfden.training import fitting  # noqa: PLC0415 (needs an extra)

    monkeypatch.setattr(fitting, "MOST_PASSES", 30)
    reported: list[int] = []
    games = [an_episode(number) for number in range(60)]
    found = fitting.fit(games, 6, (8, 4), 5, 1, lambda number, _loss: reported.append(number))
    assert reported[0] == 1
    assert len(reported) >= found.passes
    whole = found.measured.whole()
    assert whole.learned < 0.3 < whole.hand == pytest.approx(whole.uniform)
    policy = found.measured.policy
    assert policy.positions == 90
    assert policy.least <= policy.learned < 0.6 < policy.hand == pytest.approx(whole.uniform)


@needs_torch
def test_what_is_kept_is_used_and_training_continues(tmp_path: Path) -> None:
    settings = TrainingSettings("the-wolves", (2,), LEAST_GAMES, 1, 2, match=0)
    first = training(settings, tmp_path)
    for number in range(LEAST_GAMES):
        game = play_game(GameOrder("the-wolves", number, 1, 2, "1", 2, "none"))
        first.store.add(game.dump())
    assert first.run()
    network = open_weights(tmp_path / "round-1.bin", "the-wolves")
    assert network.seats == [2]
    assert (tmp_path / "weights.bin").exists() == first.rounds[0].kept
    again = training(settings, tmp_path)
    assert again.rounds == first.rounds
    assert again.run(), "nothing is left to do"


@needs_torch
def test_learning_that_is_stopped_leaves_no_weights_and_begins_again(tmp_path: Path) -> None:
    settings = TrainingSettings("the-wolves", (2,), LEAST_GAMES, 1, 2, match=0)
    reported: list[str] = []

    def is_stopped() -> bool:
        return "train-fitting" in reported

    first = Training(settings, tmp_path, 1, lambda key, **_facts: reported.append(key), is_stopped)
    for number in range(LEAST_GAMES):
        first.store.add(play_game(GameOrder("the-wolves", number, 1, 2, "1", 2, "none")).dump())
    assert not first.run()
    assert reported.count("train-fitting") == 1
    assert [one.name for one in tmp_path.glob("*.bin")] == ["games.bin"]
    assert training(settings, tmp_path).run()
