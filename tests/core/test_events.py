"""Events, and who learns what from them."""

from wolfden.core.events import Event, Log


def test_everyone_receives_the_public_facts() -> None:
    event = Event("draw", 1, {"left": 4}, {1: {"card": "owl"}}, reveals=False)
    assert event.facts_for(0) == {"left": 4}
    assert event.facts_for(None) == {"left": 4}


def test_a_seat_receives_its_private_facts_too() -> None:
    event = Event("draw", 1, {"left": 4}, {1: {"card": "owl"}}, reveals=False)
    assert event.facts_for(1) == {"left": 4, "card": "owl"}


def test_private_facts_win_over_public_ones() -> None:
    event = Event("draw", 1, {"card": "hidden"}, {1: {"card": "owl"}}, reveals=False)
    assert (event.facts_for(0), event.facts_for(1)) == ({"card": "hidden"}, {"card": "owl"})


def test_received_facts_are_a_copy() -> None:
    event = Event("draw", 1, {"left": 4}, {}, reveals=False)
    event.facts_for(0)["left"] = 0
    event.facts_for(1)["left"] = 0
    assert event.facts_for(None) == {"left": 4}


def test_the_name_of_an_event_keeps_private_facts_out_of_texts() -> None:
    event = Event("draw", 1, {"left": 4}, {1: {"card": "owl"}}, reveals=False)
    assert repr(event) == "Event('draw', 1, {'left': 4})"


def test_a_log_keeps_events_in_order() -> None:
    log = Log()
    log.add("draw", 0, {"left": 4}, {0: {"card": "owl"}})
    log.add("show", 0, {"card": "owl"}, reveals=True)
    assert [(event.name, event.seat, event.reveals) for event in log.events] == [
        ("draw", 0, False),
        ("show", 0, True),
    ]
    assert log.events[1].private == {}


def test_logs_do_not_share_events() -> None:
    one, other = Log(), Log()
    one.add("fold", 0, {})
    assert other.events == []
