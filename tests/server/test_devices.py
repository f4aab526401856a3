"""Several people at one device: who may share it, whose view is open, and whose undo it is."""

import pytest

from tests.support.people import SEATED, Guest, Json

pytestmark = pytest.mark.anyio

BEAST, HUNTER = "brotherhood-of-the-wolf", 1


async def table_of(guest: Guest, title: str, *people: str | None, **plan: object) -> Json:
    """Make a table: a name is a person at the guest's device, ``None`` an open seat."""
    seats = [
        {"kind": "open"} if name is None else {"kind": "me", "person": name} for name in people
    ]
    options = SEATED.get(title, {})
    return await guest.post("/api/tables", title=title, seats=seats, options=options, **plan)


def names(table: Json) -> list[str]:
    """Return who sits where."""
    return [seat["guest"]["name"] if seat["guest"] else "" for seat in table["seats"]]


async def test_friends_share_a_device_and_others_have_their_own(ash: Guest, birch: Guest) -> None:
    table = await table_of(ash, BEAST, "", "Cedar", None, None)
    join = f"/api/tables/{table['id']}/join"
    assert (await ash.refused("POST", join, seat=2, person="")) == (403, "not_allowed")
    assert names(await ash.post(join, seat=2, person=" Dogwood\n")) == [
        "Ash",
        "Cedar",
        "Dogwood",
        "",
    ]
    begun = await birch.post(join)
    assert (begun["status"], names(begun)[3]) == ("running", "Birch")
    again = f"/api/tables/{table['id']}/replay"
    assert (await ash.get(again))["eyes"] == "watch"
    assert (await ash.refused("GET", f"{again}?eyes=0")) == (403, "not_yours")


@pytest.mark.parametrize(
    "plan",
    [
        {"public": True},
        {"settings": {"rated": True, "clock": {"kind": "live", "bank": 600, "increment": 5}}},
    ],
    ids=["public", "rated"],
)
async def test_nobody_shares_a_device_among_strangers(ash: Guest, plan: Json) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "person": "Cedar"}, {"kind": "open"}]
    wanted = {"title": BEAST, "seats": seats, **plan}
    assert await ash.refused("POST", "/api/tables", **wanted) == (403, "not_allowed")


async def test_a_view_is_one_person_s_until_the_device_is_passed_on(ash: Guest) -> None:
    table = await table_of(ash, BEAST, "", "Birch", "Cedar")
    async with ash.at(table, "?seat=1&seq=0") as device:
        closed = await device.until("device")
        assert (closed["seat"], closed["next"], closed["seats"]) == (None, 1, [[0], [1, 2]])
        for kind in ("sync", "hint", "evaluate"):
            assert (await device.ask(kind))["key"] == "problem-device-curtain"
        assert (await device.ask("act", seq=0, action="end"))["code"] == "not_allowed"
        assert (await device.ask("take", seat=9))["code"] == "bad_request"
        await device.ask("take", seat=0)
        legal = await device.my_turn()
        assert (await device.ask("take", seat=1))["key"] == "problem-device-other"
        await device.send("act", seq=device.seq, action=legal[0])
        opened = await device.until(lambda m: m["type"] == "device" and m["next"] == HUNTER)
        assert opened["seat"] == 0
    async with ash.at(table, "?seat=device") as device:
        assert (await device.until("device"))["next"] == HUNTER
        await device.ask("take", seat=2)
        assert await device.my_turn()
        assert [entry["words"] for entry in device.last["entries"]] == ["hide ?"]
        assert (await device.ask("take", seat=1))["type"] == "ack"


async def test_two_windows_never_show_people_with_a_curtain_between_them(ash: Guest) -> None:
    table = await table_of(ash, BEAST, "", "Birch", "Cedar")
    async with ash.at(table, "?seat=device") as first, ash.at(table, "?seat=device") as second:
        for window in (first, second):
            await window.until("device")
        await first.ask("take", seat=0)
        await second.ask("take", seat=1)
        closed = await first.until(lambda m: m["type"] == "device" and m["seat"] is None)
        assert closed["seats"] == [[0], [1, 2]]
        assert (await first.ask("sync"))["key"] == "problem-device-curtain"
        await first.ask("take", seat=2)
        assert (await second.ask("take", seat=1))["type"] == "ack", "both show the same group"


async def test_without_secrets_a_device_follows_with_one_limit_of_undos(ash: Guest) -> None:
    table = await table_of(ash, "the-wolves", "", "Birch", "Cedar")
    async with ash.at(table, "?seat=device") as device:
        legal = await device.my_turn()
        await device.send("act", seq=device.seq, action=legal[0])
        moved = await device.until(lambda m: m["type"] == "device" and m["seat"] == 1)
        assert (moved["next"], moved["seats"]) == (None, [[0, 1, 2]])
        assert device.last["undo"] == 1
        await device.send("undo", seq=device.seq)
        await device.until(lambda m: m["type"] == "device" and m["seat"] == 0)
        assert await device.my_turn() == legal
