"""Playing through a pipe: whole games, commands at the prompt, saving and resuming."""

import re
from pathlib import Path

from tests.terminal.shell import QUICK_BOTS, wolfden
from wolfden.core.text.replay import open_replay
from wolfden.players.levels import DEFAULT_BOT
from wolfden.titles import TITLES


def position_of(path: Path) -> str:
    """Return the position of a stored game; reading it checks every step."""
    return open_replay(path.read_text(encoding="utf-8"), TITLES)[1].state.dump()


def test_a_person_who_always_takes_the_first_option_comes_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.replay"
    options = (*QUICK_BOTS, "--turn-limit", "12", "--seed", "5", "--save", path)
    done = wolfden(tmp_path, "play", "the-wolves", *options, answers="1\n" * 2000)
    assert done.code == 0
    assert done.err == ""
    assert "Score sheet" in done.out
    assert re.search(r"Seat \d has won\.", done.out)
    assert f"The game is stored in {path}" in done.out
    replay, record = open_replay(path.read_text(encoding="utf-8"), TITLES)
    assert record.state.is_over
    assert replay.names == {0: "human", 1: "random", 2: "random"}


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path) -> None:
    seats = ("--seats", "random,random")
    done = wolfden(tmp_path, "play", "the-wolves", *seats, "--turn-limit", "8", "--seed", "1")
    assert done.code == 0
    assert "Score sheet" in done.out
    assert not list(tmp_path.iterdir()), "a game without people is kept only where --save says"


def test_bots_that_search_sit_at_a_table_with_people(tmp_path: Path) -> None:
    path = tmp_path / "searched.replay"
    seats = "human,alpha:simulations=5,cub:simulations=5"
    options = ("--seats", seats, "--turn-limit", "3", "--seed", "2", "--save", path)
    done = wolfden(tmp_path, "play", "the-wolves", *options, answers="1\n" * 99)
    assert done.code == 0, done.err
    replay, record = open_replay(path.read_text(encoding="utf-8"), TITLES)
    assert record.state.is_over
    assert [replay.names[seat] for seat in range(3)] == seats.split(",")


def test_people_meet_the_usual_bot_unless_they_ask_for_others(tmp_path: Path) -> None:
    path = tmp_path / "usual.replay"
    left = wolfden(tmp_path, "play", "the-wolves", "--save", path, answers="quit\n")
    assert left.code == 0, left.err
    names = open_replay(path.read_text(encoding="utf-8"), TITLES)[0].names
    assert names == {0: "human", 1: DEFAULT_BOT, 2: DEFAULT_BOT}


def test_the_same_seed_deals_and_plays_the_same(tmp_path: Path, finished: Path) -> None:
    options = ("--seats", "random,random,random", "--turn-limit", "9", "--seed", "3")
    again = tmp_path / "again.replay"
    wolfden(tmp_path, "play", "the-wolves", *options, "--save", again)
    assert again.read_bytes() == finished.read_bytes()


def test_a_game_is_kept_in_the_data_folder_by_default(tmp_path: Path) -> None:
    left = wolfden(tmp_path, "play", "the-wolves", answers="1\nquit\n")
    (kept,) = (tmp_path / "wolfden").iterdir()
    assert f"The game is saved in {kept}" in left.out
    assert f"wolfden play --resume {kept}" in left.out


def test_resuming_continues_in_the_same_position(tmp_path: Path, begun: Path) -> None:
    copy = tmp_path / "copy.replay"
    copy.write_bytes(begun.read_bytes())
    resumed = wolfden(tmp_path, "play", "--resume", copy, answers="position\nquit\n")
    assert resumed.code == 0
    assert position_of(begun) in resumed.out
    assert copy.read_bytes() == begun.read_bytes()


def test_seats_of_a_game_with_other_names_or_named_again(tmp_path: Path, begun: Path) -> None:
    named = tmp_path / "named.replay"
    text = begun.read_text(encoding="utf-8")
    named.write_text(text.replace("name 2: random", "name 2: Ash"), encoding="utf-8")
    assert wolfden(tmp_path, "play", "--resume", named, answers="quit\n").code == 0
    assert open_replay(named.read_text(encoding="utf-8"), TITLES)[0].names[1] == DEFAULT_BOT
    seats = ("--seats", "human,human,random")
    assert wolfden(tmp_path, "play", "--resume", named, *seats, answers="quit\n").code == 0
    assert open_replay(named.read_text(encoding="utf-8"), TITLES)[0].names[1] == "human"


def test_undo_takes_an_action_back_and_stops_at_the_others(tmp_path: Path, begun: Path) -> None:
    path = tmp_path / "undone.replay"
    answers = "move\n1\n1\nwalk\nundo\nundo\nundo\nundo\nquit\n"
    done = wolfden(tmp_path, "play", "--resume", begun, "--save", path, answers=answers)
    assert "Which wolf moves?" in done.out.partition("Seat 1 walk> undo")[0]
    assert "Undone: move forest +forest/rock" in done.out
    assert "Undone: draft @" in done.out
    assert "Nothing can be undone" in done.out
    assert open_replay(path.read_text(encoding="utf-8"), TITLES)[0].lines[-1].seat == 1


def test_back_drops_the_last_word(tmp_path: Path, begun: Path) -> None:
    path = tmp_path / "same.replay"
    answers = "back\nmove\nback\nmove rock\nquit\n"
    done = wolfden(tmp_path, "play", "--resume", begun, "--save", path, answers=answers)
    assert "No word is chosen yet" in done.out
    assert done.out.count("Which terrain do your wolves move to?") == 1
    assert done.out.count("Choose action 1 of 2") == 3
    assert "pays for rock with rock/grass" in done.out


QUESTIONS = [
    ("why den @a6", "“den @a6” is not allowed here: none of your alphas is on a6 or next to it"),
    ("why walk alpha@f5", "choose “Move” first (W6.1)."),
    ("why move forest", "“move forest” is allowed."),
    ("why sing", "“sing” is not an action. An action begins with"),
    ("why", "“” is not an action"),
    ("den @a6", "none of your alphas is on a6 or next to it (W8.1)."),
    ("move lava", "“lava” does not fit here. Possible: forest, rock"),
    ("den @b6", "b6 is water or a chasm: nothing can stand there"),
    (
        "lair",
        "“lair” is not allowed here: you have no den that you could pay for and upgrade (W9.1)",
    ),
    ("99", "There is no number 99. Choose 1 to"),
    ("log 2", "Seat 1 places an alpha and a pack wolf on g7."),
    ("help", "drop the words you chose"),
    ("board", "1A1p"),
    ("move", "Which terrain do your wolves move to?"),
    ("why lava", "“lava” does not fit here"),
    ("lava", "“lava” does not fit here"),
]


def test_the_prompt_answers_and_asking_changes_nothing(tmp_path: Path, begun: Path) -> None:
    path = tmp_path / "asked.replay"
    answers = "\n".join([question for question, _answer in QUESTIONS] + ["quit\n"])
    asked = wolfden(tmp_path, "play", "--resume", begun, "--save", path, answers=answers)
    said = asked.out
    for question, answer in QUESTIONS:
        said = said.partition(f"> {question}\n")[2]
        assert answer in said.partition("\nSeat 1")[0] + said.partition("\nSeat 1>")[0], question
    assert path.read_bytes() == begun.read_bytes()


def test_whole_actions_may_be_typed_in_one_line_even_after_other_words(
    tmp_path: Path, begun: Path
) -> None:
    path = tmp_path / "typed.replay"
    answers = "howl\nmove grass +grass/tundra\nstop\nend\nquit\n"
    wolfden(tmp_path, "play", "--resume", begun, "--save", path, answers=answers)
    lines = path.read_text(encoding="utf-8").splitlines()
    first = lines.index("1 move grass +grass/tundra")
    assert lines[first + 1 : first + 3] == ["1 stop", "1 end"]


def test_saving_to_another_file_keeps_a_copy_and_overwrites_nothing(
    tmp_path: Path, begun: Path
) -> None:
    path, copy = tmp_path / "game.replay", tmp_path / "a copy.replay"
    taken = tmp_path / "Taken"
    taken.write_text("mine", encoding="utf-8")
    answers = f"save {copy}\nsave {taken}\nsave\nquit\n"
    done = wolfden(tmp_path, "play", "--resume", begun, "--save", path, answers=answers)
    assert f"Saved in {copy}" in done.out
    assert f"Saved in {path}" in done.out
    assert f"{taken} already exists" in done.out
    assert copy.read_bytes() == path.read_bytes() == begun.read_bytes()
    assert taken.read_text(encoding="utf-8") == "mine"


def test_two_people_share_one_screen(tmp_path: Path) -> None:
    path = tmp_path / "two.replay"
    options = ("--seats", "human,human", "--first", "seat-1", "--seed", "2", "--save", path)
    done = wolfden(tmp_path, "play", "the-wolves", *options, answers="1\n1\n1\nundo\nquit\n")
    assert done.code == 0
    assert "Seat 1: You are the first player" in done.out
    assert "Seat 2: Choose a hex" in done.out
    assert "Undone: draft" in done.out
    lines = open_replay(path.read_text(encoding="utf-8"), TITLES)[0].lines
    assert [line.seat for line in lines if line.text.startswith("draft")] == [0, 1]


def test_options_of_the_title_and_a_board_file_are_taken(tmp_path: Path) -> None:
    board = tmp_path / "own.toml"
    board.write_text(OWN_REGIONS, encoding="utf-8")
    path = tmp_path / "own.replay"
    options = ("--players", "2", "--packs", "chosen", "--board", board, "--save", path)
    done = wolfden(tmp_path, "play", "the-wolves", *options, answers="tundra\nquit\n")
    assert done.code == 0
    assert "Choose your pack." in done.out
    record = open_replay(path.read_text(encoding="utf-8"), TITLES)[1]
    assert record.options["packs"] == "chosen"
    assert record.options["board"] == OWN_REGIONS


OWN_REGIONS = (
    "\n".join(
        f'[[region]]\nid = "mine-{number}"\n'
        'terrains = ["grass", "forest", "tundra", "rock", "desert"]'
        for number in range(5)
    )
    + "\n"
)
