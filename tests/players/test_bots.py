"""Bots by name, and what is said of names that mean nothing."""

import random

import pytest

from tests.players.nim import Nim, NimState
from wolfden.core.contract import Action, Game, Perspective
from wolfden.core.errors import BadSetup
from wolfden.players.bots import SearchPlayer, check_bot, make_bot
from wolfden.players.levels import BOTS, DEFAULT_BOT, Budget
from wolfden.players.player import Player


class LastAction(Player):
    """An external player."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.title = game.meta().id

    def choose(self, perspective: Perspective) -> Action:
        """Return the last legal action."""
        return perspective.legal()[-1]


class Moody(LastAction):
    """A player whose constructor fails."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        raise RuntimeError("not today")


def test_every_built_in_bot_can_be_made() -> None:
    assert BOTS == ("random", "greedy", "pup", "cub", "yearling", "hunter", "alpha", "legend")
    assert DEFAULT_BOT in BOTS
    for name in BOTS:
        check_bot(name)
        assert isinstance(make_bot(name, Nim(), "1"), Player)


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("alpha:seconds=0.2", Budget(seconds=0.2)),
        ("cub:simulations=400", Budget(simulations=400)),
        ("legend", Budget(seconds=10.0)),
    ],
)
def test_a_level_takes_a_budget(name: str, budget: Budget) -> None:
    bot = make_bot(name, Nim(), "1")
    assert isinstance(bot, SearchPlayer)
    assert bot.level.budget == budget


def test_an_external_player_is_found_by_its_import_path() -> None:
    name = f"{__name__}:LastAction"
    check_bot(name)
    bot = make_bot(name, Nim(), "1")
    assert str(bot.choose(Perspective(NimState(7), 0, random.Random(1)))) == "take 3"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "wolfgang",
            "Unknown bot “wolfgang”. Choose one of these: random, greedy, pup, cub, yearling,",
        ),
        (
            "",
            r"Unknown bot “”. .* random, greedy, pup, cub, yearling, hunter, alpha, legend\.",
        ),
        ("Alpha", "Unknown bot “Alpha”. Choose one of these: random, greedy, pup, cub, yearling,"),
        ("greedy:seconds=1", "greedy takes no budget"),
        ("random:", "random takes no budget"),
        ("alpha:", "budget of .* cannot be read"),
        ("alpha:0.2", "budget of .* cannot be read"),
        ("alpha:seconds=", "budget of .* cannot be read"),
        ("alpha:seconds=-1", "budget of .* cannot be read"),
        ("alpha:seconds=nan", "budget of .* cannot be read"),
        ("alpha:seconds=inf", "budget of .* cannot be read"),
        ("alpha:simulations=0", "budget of .* cannot be read"),
        ("alpha:simulations=1.5", "budget of .* cannot be read"),
        ("alpha:simulations=99999999999", "budget of .* cannot be read"),
        (
            "no.such.module:Bot",
            r"The bot “no\.such\.module:Bot” does not work: ModuleNotFoundError: No module",
        ),
        (
            f"{__name__}:Nobody",
            r"The bot “tests\.players\.test_bots:Nobody” does not work: AttributeError:",
        ),
        (":Bot", "The bot “:Bot” does not work: ValueError: Empty module name"),
        (f"{__name__}:pytest", "is not a bot"),
        (f"{__name__}:BadSetup", "is not a bot"),
    ],
)
def test_a_name_that_means_nothing_is_refused_in_one_sentence(name: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        check_bot(name)
    with pytest.raises(BadSetup) as refused:
        make_bot(name, Nim(), "1")
    assert "\n" not in str(refused.value)


def test_a_player_that_cannot_be_made_is_named() -> None:
    with pytest.raises(
        BadSetup,
        match=r"The bot “tests\.players\.test_bots:Moody” does not work: RuntimeError: not",
    ):
        make_bot(f"{__name__}:Moody", Nim(), "1")
