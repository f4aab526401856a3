"""Games of earlier versions of a title's rules, read by the rules of today."""

from dataclasses import replace

import pytest

from tests.toy.tables import AMBUSH, AMBUSH_ONLY
from wolfden.core.errors import BadPosition, OtherRules
from wolfden.core.options import Value
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay, read, replay_of, replayed, write
from wolfden.teaching.analysis.study import open_study

META = AMBUSH.meta()
"""Version 3 of these rules; where version 2 said nothing, the highest bid was 2."""
HANDS = "hand seat=1 card=owl\nhand seat=2 card=fox\n"


def position(rules: int, options: str = "") -> str:
    return f"position ambush rules={rules} seats=2\n{options}{HANDS}"


def replay_text(rules: int, options: str = "") -> str:
    return (
        f"wolfden-replay 1\ntitle: ambush\nrules: {rules}\nseats: 2\n{options}\n~ draw owl\n...\n"
    )


def test_a_position_has_the_readings_of_its_version() -> None:
    state = AMBUSH.load(position(2))
    assert state.dump() == position(3, "options highest-bid=2\n") + "die side=0\n"


def test_what_a_position_names_itself_comes_first() -> None:
    assert "highest-bid" not in AMBUSH.load(position(2, "options highest-bid=3\n")).dump()


@pytest.mark.parametrize("rules", [1, 4])
def test_a_position_of_an_unknown_version_is_refused(rules: int) -> None:
    with pytest.raises(BadPosition) as caught:
        AMBUSH.load(position(rules))
    known = f"The position is for version {rules} of the rules; this Wolfden has version 3."
    assert str(caught.value) == known


def test_a_replay_has_the_readings_of_its_version_and_is_written_as_of_today() -> None:
    replay, record = open_replay(replay_text(2), AMBUSH_ONLY)
    assert (replay.rules, record.options["highest-bid"]) == (2, 2)
    again = read(write(replay_of(record)))
    assert (again.rules, again.options) == (3, {"highest-bid": "2"})


def test_a_replay_may_begin_with_a_position_of_its_version() -> None:
    lines = "".join(f"position| {line}\n" for line in position(2).splitlines())
    text = replay_text(2, lines).replace("~ draw owl", "1 bid 2")
    assert replayed(read(text), AMBUSH).options["highest-bid"] == 2


@pytest.mark.parametrize("rules", [1, 4])
def test_a_replay_of_an_unknown_version_is_refused(rules: int) -> None:
    with pytest.raises(OtherRules, match=f"played under version {rules} of the rules"):
        open_replay(replay_text(rules), AMBUSH_ONLY)


def test_an_analysis_of_an_older_position_is_one_of_today() -> None:
    study = open_study(position(2), AMBUSH_ONLY)
    assert (study.rules, "highest-bid=2" in study.position) == (3, True)


def test_readings_of_several_versions_add_up_and_earlier_ones_come_first() -> None:
    older: dict[int, dict[str, Value]] = {
        1: {"deck": "large", "highest-bid": 1},
        2: {"highest-bid": 2, "story": "told"},
    }
    meta = replace(META, older=older)
    expected = {"deck": "large", "highest-bid": 1, "story": "told"}
    assert meta.todays_options(1, {}) == expected
    assert meta.todays_options(2, {"story": ""}) == {"highest-bid": 2, "story": ""}
    assert meta.todays_options(3, {}) == {}


def test_files_list_the_options_of_an_edition_not_its_name() -> None:
    record = Record(AMBUSH, 2, {"edition": "long"})
    assert replay_of(record).options == {"deck": "large", "highest-bid": 4}
