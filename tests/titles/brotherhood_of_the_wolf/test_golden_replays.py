"""What the golden games of Brotherhood of the Wolf show, taken together."""

from tests.replays.golden import events_of, golden_files, opened
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import deck
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import END_REASONS

FILES = golden_files("brotherhood-of-the-wolf")


def test_every_way_to_end_every_number_of_seats_and_every_switch() -> None:
    replays = [opened(path)[0] for path in FILES]
    assert {replay.result.split()[0] for replay in replays} == set(END_REASONS) - {"running"}
    assert {replay.seats for replay in replays} == {2, 3, 4, 5}
    assert {name for replay in replays for name in replay.options} == {
        "seasons",
        "figures",
        "command",
        "devil",
        "cards",
    }  # The first edition of the cards goes without saying in games of older rules.


def test_games_of_the_first_rules_are_played_by_them() -> None:
    older = {"devil": "before-attack", "powers": "forced", "start": "recallable"}
    played = [opened(path) for path in FILES]
    first = [record for replay, record in played if replay.rules == 1]
    assert len(first) == 9
    for record in first:
        assert {name: record.options[name] for name in older} == older
    second = [record for replay, record in played if replay.rules == 2]
    assert len(second) == 5
    assert {record.options["devil"] for record in second} == {"at-once", "before-attack"}
    assert {record.options["deck"] for record in (*first, *second)} == {"first"}
    todays = [record for replay, record in played if replay.rules == 3]
    for record in (*second, *todays):
        assert (record.options["powers"], record.options["start"]) == ("chosen", "kept")
    assert {record.options["deck"] for record in todays} == {"second"}


def test_fog_hides_the_last_attack_of_a_game() -> None:
    by_name = {path.stem: [event.name for event in events_of([path])] for path in FILES}
    last = by_name["2p-time-fog-in-the-last-round"][-3:]
    assert last == ["fog", "reveal", "over"] or last[1:] == ["reveal", "over"]
    assert by_name["3p-victims-in-fog"][-3:] == ["fog", "reveal", "over"]


def test_every_kind_of_event_happens() -> None:
    found = {event.name for event in events_of(FILES)}
    wanted = ["lead", "pick", "discard", "hide", "place", "start", "card", "portefaix", "troop"]
    wanted += ["take-back", "prowl", "move", "attack", "fog", "reveal", "examine", "ask", "over"]
    wanted += ["recognise", "drag", "shift", "troop-lost", "recall", "power", "call"]
    assert [name for name in wanted if name not in found] == []


def test_most_cards_are_played() -> None:
    played = {event.public["card"] for event in events_of(FILES) if event.name == "card"}
    known = {card.id for card in deck().all}
    assert played <= known
    assert len(played) > len(known) - 6
