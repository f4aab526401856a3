"""Positions as text: written and read back, and refused when no game can stand so."""

import random
import re

import pytest

from tests.titles.brotherhood_of_the_wolf.games import steps
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


def test_where_the_devil_at_once_has_moved_a_hunter_from_is_kept() -> None:
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
    text = GOOD.replace("rules=2", "rules=1")
    older = "options devil=before-attack powers=forced start=recallable"
    assert GAME.load(text).dump() == GOOD.replace("seats=2", f"seats=2\n{older}")


def test_without_knowledge_all_that_the_table_leaves_open_is_possible() -> None:
    laid = "spring=prades summer=langeac autumn=saugues/predator/down"
    state = Table("card", 3, laid=laid, beast="hidden=autumn victims=2", tokens="taken=count").state
    assert len(state.setting.board.villages(state.possible_villages)) == 28
    assert state.possible_tokens[1] == 0b11011


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("round ", "map| haunt = 3\nround ", "map: “title” is missing; it must be a text."),
        (
            "stage=move",
            "stage=sleep",
            "round: “sleep” is not one of lead, pick, discard, hide, place, card,",
        ),
        ("stage=move", "stage=drag", "only the devil, face up, moves a hunter (B4.4)"),
        ("stage=move", "stage=power", "the Beast decides about a power only in fog"),
        ("card=au3", "card=au3 ending=time", "“ending” does not belong to the stage “move”"),
        ("stage=move", "stage=pick", "round: “victims” does not belong to the stage “pick”."),
        ("stage=move", "stage=prowl", "the card of last year goes back before the choice (B4.1)"),
        ("number=2", "number=0", "the seasons are counted from 1, after the opening (B1.5)"),
        ("number=2", "number=13", "must be a whole number from 0 to 12"),
        ("victims=2", "victims=3", "round: victims: 3, but 2 lie on the map (B6.2)."),
        (
            "card=au3",
            "card=au9",
            "round: “au9” is not one of su1, su2, su3, su4, su5, su6, au1, au2, au3,",
        ),
        ("card=au3", "card=au4", "the card in force is one that was played (B3.1)"),
        ("stage=move", "stage=card", "the traces of two seasons"),
        (
            "identity=devil",
            "identity=cat",
            "beast: “cat” is not one of wolves, predator, count, devil, vagabond.",
        ),
        ("identity=devil", "identity=count", "with these victims and tokens the game is over"),
        (
            "at=langeac",
            "at=mende",
            "beast: it is in the village whose card lies on “summer” (B6.1).",
        ),
        ("at=langeac", "at=barjac", "beast: “barjac” is not one of saint-flour, ruynes,"),
        (
            "at=langeac",
            "at=langeac hidden=spring",
            "beast: fog hides the card of the Beast’s present village (B7.1).",
        ),
        ("at=langeac", "at=langeac victims=1", "only fog hides victims (B7.1)"),
        (
            "at=langeac",
            "at=langeac haunts=mende",
            "beast: “haunts” goes with a hidden Beast (B7.1).",
        ),
        (
            "at=langeac",
            "at=langeac hidden=summer haunts=mende",
            "beast: “haunts” leaves out the village the Beast is in.",
        ),
        (
            "name=bishop seat=2",
            "name=bishop seat=1",
            "hunter: “bishop” must be led by a hunter’s seat (B1.3).",
        ),
        (
            "name=bishop seat=2",
            "name=king seat=2",
            "hunter: the lines are out of order: name=bishop is due here.",
        ),
        ("name=bishop", "name=envoy", "the lines are out of order: name=bishop is due here"),
        ("bishop seat=2 at=barjac", "bishop seat=2", "has a place after the opening"),
        (
            "bishop seat=2 at=barjac",
            "bishop seat=2 at=rome",
            "hunter: “rome” is not one of saint-flour, ruynes,",
        ),
        ("season=summer troops=2", "season=summer troops=3", "six dragoons and six peasants"),
        ("season=summer", "season=winter", "the lines are out of order: season=summer is due here"),
        ("village=saugues", "village=langeac", "the card of a village lies in two spaces (B4.2)"),
        ("village=saugues ", "", "the Beast has chosen a village for this season (B4.2)"),
        ("trace=predator", "trace=wolves", "a trace token is in two places (B1.2)"),
        ("trace=predator", "trace=count", "a trace token is in two places (B1.2)"),
        ("village=prades", "village=prades trace=devil", "only the traces of two seasons lie"),
        ("village=prades", "village=prades face=up", "no trace lies there to be face up (B4.2)"),
        (
            "face=down",
            "face=down maybe=devil",
            "space: “maybe” leaves out “wolves”, the true trace.",
        ),
        ("village=prades", "village=prades maybe=devil", "space: “maybe” goes with a trace."),
        ("mende=dragoon,2", "mende=dragoon,peasant,2", "a village takes one troop (B3.2)"),
        ("mende=dragoon,2", "mende=king,2", "villages: “king” is not one of dragoon, peasant."),
        ("javols=peasant", "javols", "villages: “javols” is not of the form name=value."),
        (
            "played=su1,au3",
            "played=su1",
            "cards: of “autumn”, 1 must have been played (B3.1).",
        ),
        ("played=su1,au3", "played=su1,au3 hand=sp1", "only the game for experts has hands"),
        ("played=su1,au3", "played=su1,au3 hand=su1", "su1 is in two places (B9.1)"),
        ("taken=count", "taken=count,count", "names something twice"),
        ("marker=mende", "marker=mende blood=1", "tokens: unknown key “blood”."),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused(old: str, new: str, problem: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.load(GOOD.replace(old, new, 1))


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


def test_missing_lines_are_refused() -> None:
    with pytest.raises(BadPosition, match="hunter: the position needs 4 of these lines, but has 3"):
        GAME.load(re.sub(r"hunter name=envoy.*\n", "", GOOD))
    with pytest.raises(BadPosition, match="space: the position needs 4 of these lines, but has 3"):
        GAME.load(re.sub(r"space season=spring.*\n", "", GOOD))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("round number=0 stage=pick", "cards are drafted only in the game for experts (B9.1)"),
        ("round number=0 stage=lead count=2", "round: figures led: 0, but “count” is 2 (B1.3)."),
        ("round number=0 stage=hide\nbeast identity=devil", "are chosen in the opening (B2.1)"),
        ("round number=12 stage=over ending=draw", "has a place after the opening, not before"),
    ],
)
def test_an_opening_that_cannot_be_is_refused(text: str, problem: str) -> None:
    head = GAME.setup(2, {"figures": "chosen"}).dump().splitlines()
    rest = [line for line in head if not line.startswith("round")]
    if "count" not in text:
        rest = [line.replace("name=", "seat=2 name=") for line in rest]
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.load("\n".join([*rest, text]))


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


def test_the_drafts_count_must_fit() -> None:
    state = GAME.setup(2, {"seasons": "chosen"})
    state.apply(state.parse(1, "pick sp1"))
    with pytest.raises(
        BadPosition, match=r"round: cards drafted: 1; “count” says otherwise \(B9\.1\)\."
    ):
        GAME.load(state.dump().replace("count=1", "count=3"))
    with pytest.raises(BadPosition, match="three cards of each season are picked"):
        GAME.load(state.dump().replace("stage=discard count=1", "stage=hide"))


def recalling() -> str:
    """Return a position in which the Beast may take a village card back."""
    return Table("recall", 6, laid="spring=prades summer=langeac", card="au6", count=1).state.dump()


def drafting() -> str:
    """Return a position in which the second card of the draft is discarded."""
    state = GAME.setup(2, {"seasons": "chosen"})
    state.apply(state.parse(1, "pick sp1"))
    return state.dump()


UNREACHABLE = {
    "a draft beyond its end": (drafting, "stage=discard count=1", "stage=pick count=20"),
    "a draft without its count": (drafting, "stage=discard count=1", "stage=discard"),
    "a pick where a discard is due": (drafting, "stage=discard", "stage=pick"),
    "a draft of another season": (drafting, "hand=sp1", "hand=wi1"),
    "a recall without its count": (recalling, " count=1", ""),
    "more recalls than the card allows": (recalling, "count=1", "count=3"),
    "a recall under another card": (recalling, "au6", "au3"),
    "a card in force of another season": (recalling, "card=au6", "card=su1"),
    "a count where nothing is counted": (lambda: GOOD, "stage=move", "stage=move count=1"),
    "an investigation before the attack": (lambda: GOOD, "at=barjac", "at=barjac examined=yes"),
    "a loose word": (lambda: GOOD, "tokens ", "tokens lost "),
    "victims in other digits": (lambda: GOOD, "mende=dragoon,2", "mende=dragoon,²"),
    "more victims than can be": (lambda: GOOD, "mende=dragoon,2", "mende=dragoon,200"),
    "victims counted twice": (lambda: GOOD, "mende=dragoon,2", "mende=dragoon,1,2"),
}


@pytest.mark.parametrize("name", UNREACHABLE)
def test_what_no_game_can_reach_is_refused(name: str) -> None:
    make, old, new = UNREACHABLE[name]
    text = make()
    assert old in text
    with pytest.raises(BadPosition):
        GAME.load(text.replace(old, new))
