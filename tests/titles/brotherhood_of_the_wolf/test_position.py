"""Positions as text: written and read back, and refused when no game can stand so."""

import random
import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from tests.titles.brotherhood_of_the_wolf.games import steps
from tests.titles.brotherhood_of_the_wolf.seasons import before_attack
from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.core.chance import playout
from wolfden.core.errors import BadPosition
from wolfden.titles.brotherhood_of_the_wolf.game import GAME
from wolfden.titles.brotherhood_of_the_wolf.text.check import check

GOOD = Table(
    "move",
    2,
    card="au3",
    laid="spring=prades summer=langeac/wolves/down autumn=saugues/predator/down",
    villages="mende=dragoon,2 javols=peasant",
    tokens="taken=count marker=mende",
).state.dump()


@pytest.mark.parametrize("seed", range(12))
def test_load_and_dump_are_inverse_along_random_games(seed: int) -> None:
    for state, seat, code in steps(seed):
        check(state)
        text = state.dump()
        loaded = GAME.load(text)
        assert loaded.dump() == text
        for observer in (*range(state.setting.players), None):
            assert loaded.view(observer) == state.view(observer)
        assert loaded.codes(seat) == state.codes(seat)
        loaded.play(seat, code)
        after = state.copy()
        after.play(seat, code)
        assert loaded.dump() == after.dump()


def test_what_the_hunters_know_is_kept() -> None:
    laid = "spring=prades summer=langeac autumn=saugues/predator/down"
    beast = "hidden=autumn victims=2 haunts=saugues,chanaleilles"
    state = Table("card", 3, laid=laid, beast=beast).state
    assert "haunts=saugues,chanaleilles" in state.dump()
    assert GAME.load(state.dump()).possible_villages == state.possible_villages


def test_where_hunters_came_from_is_kept_until_the_attack() -> None:
    laid = "spring=langeac summer=mende autumn=saugues/wolves/down"
    table = Table("move", 2, card="au3", laid=laid)
    stood = table.state.origins[:]
    table.do("move marquis @ribennes")
    text = table.state.dump()
    assert "moved=yes from=barjac" in text
    assert GAME.load(text).origins == stood
    table.do("end")
    assert "from=" not in table.state.dump()
    with pytest.raises(BadPosition, match="only a hunter who has moved"):
        GAME.load(text.replace("moved=yes from", "from"))


def test_where_the_devil_used_immediately_has_moved_a_hunter_from_is_kept() -> None:
    table = Table("prowl", at="marquis=saugues", card="su3")
    table.do("prowl @auvers devil up", "drag marquis @thoras")
    text = table.state.dump()
    assert "name=marquis seat=2 at=thoras from=saugues" in text
    assert GAME.load(text).origins == table.state.origins
    for old, new in (
        ("face=up", "face=down"),
        ("from=saugues", "from=mende"),
        ("stage=move", "stage=drag"),
        ("seats=2", "seats=2\noptions devil=before-attack"),
        ("at=barjac\n", "at=barjac from=badaroux\n"),
    ):
        with pytest.raises(BadPosition, match="came from elsewhere"):
            GAME.load(text.replace(old, new, 1))


def test_a_position_of_the_first_rules_is_played_by_them() -> None:
    text = GOOD.replace("rules=3", "rules=1")
    older = "options devil=before-attack powers=forced start=recallable deck=first"
    assert GAME.load(text).dump() == GOOD.replace("seats=2", f"seats=2\n{older}")


def test_without_knowledge_all_that_the_table_leaves_open_is_possible() -> None:
    laid = "spring=prades summer=langeac autumn=saugues/predator/down"
    state = Table("card", 3, laid=laid, beast="hidden=autumn victims=2", tokens="taken=count").state
    assert len(state.setting.board.villages(state.possible_villages)) == 28
    assert state.possible_tokens[1] == 0b11011


DRAFT = GAME.setup(2, {"seasons": "chosen"})
DRAFT.apply(DRAFT.parse(1, "pick sp5"))
RECALL = Table("recall", 6, laid="spring=prades summer=langeac", card="au6", count=1)
CALLING = before_attack("su8", at="bishop=le-malzieu marquis=saugues,lying")
CALLING.do("end")
CALLED = CALLING.state.copy()
CALLED.apply(CALLED.parse(1, "call @saugues"))
LEADING = GAME.setup(2, {"figures": "chosen"}).dump()
TEXTS = {
    "moving": GOOD,
    "drafting": DRAFT.dump(),
    "recalling": RECALL.state.dump(),
    "calling": CALLING.state.dump(),
    "called": CALLED.dump(),
    "leading": LEADING,
    "led": LEADING.replace("name=", "seat=2 name="),
}


@refusals(Path(__file__).with_name("positions.txt"))
def test_what_cannot_lie_on_the_table_is_refused(refusal: Refusal) -> None:
    with pytest.raises(BadPosition, match=re.escape(refusal.problem)):
        GAME.load(refusal.breaks(TEXTS[refusal.heading]))


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_position_is_refused_or_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    refused = 0
    for state, _seat, _code in steps(seed):
        lines = [line.split() for line in state.dump().splitlines()]
        row = rng.randrange(1, len(lines))
        del lines[row][rng.randrange(len(lines[row]))]
        try:
            damaged = GAME.load("\n".join(" ".join(line) for line in lines))
        except BadPosition:
            refused += 1
            continue
        playout(damaged, rng)
        assert damaged.outcome() is not None
    assert refused > 10


@pytest.mark.parametrize("command", ["own", "shared"])
def test_a_stage_with_nothing_to_decide_is_refused(command: str) -> None:
    state = GAME.setup(2, {"command": command})
    state.apply(state.parse(0, "hide devil @mende"))
    placed = re.sub(r"(hunter name=\w+ seat=2)", r"\1 at=mende", state.dump())
    with pytest.raises(BadPosition, match="nobody would have anything to decide"):
        GAME.load(placed)


@pytest.mark.parametrize("ending", ["victims", "identity", "fourth-token", "draw"])
def test_an_ending_must_be_the_right_one(ending: str) -> None:
    laid = "winter=langeac/wolves/down spring=saugues/predator/down"
    table = Table("move", 12, card="sp1", laid=laid)
    table.do("end")
    assert GAME.load(table.state.dump()).outcome() == table.state.outcome()
    with pytest.raises(BadPosition, match="the game cannot have ended like this"):
        GAME.load(table.state.dump().replace("ending=time", f"ending={ending}"))
