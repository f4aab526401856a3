"""What seats and sides are worth: how wins are counted."""

from pathlib import Path

from benchmarks.fairness import entries, place, play, wins


def test_a_shared_win_counts_as_its_parts() -> None:
    assert wins("the-wolves", 2, [(1, 2), (1, 1), (2, 1)]) == [1.5, 1.5]


def test_a_side_wins_once_however_many_seats_it_has() -> None:
    ranks = [(2, 1, 1, 1), (1, 2, 2, 2), (1, 1, 1, 1)]
    assert wins("brotherhood-of-the-wolf", 4, ranks) == [1.5, 1.5]


def test_games_are_played_kept_and_counted(tmp_path: Path) -> None:
    path = place(tmp_path, "brotherhood-of-the-wolf", 2, "pup")
    for games in (1, 2):
        play(path, "brotherhood-of-the-wolf", 2, "pup:simulations=2", games)
    [entry] = entries(tmp_path)
    assert (entry.level, entry.simulations, entry.games) == ("pup", 2, 2)
    assert sum(entry.won) == 2
