"""Guests: coming in, other devices, bot accounts, leaving."""

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.support.people import Guest, guest
from tests.support.servers import Running

pytestmark = pytest.mark.anyio


def stranger(server: Running, cookie: str = "") -> httpx.AsyncClient:
    """Return the client of an unknown visitor, or one with a forged cookie."""
    headers = {"Cookie": f"wolfden={cookie}"} if cookie else {}
    return httpx.AsyncClient(base_url=server.url, headers=headers)


async def test_a_guest_is_a_name_and_a_cookie(server: Running, ash: Guest) -> None:
    me = await ash.get("/api/me")
    assert me["guest"] == {"id": ash.id, "name": "Ash", "bot": False}
    async with stranger(server) as nobody:
        answer = await nobody.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (401, "no_guest")


async def test_forged_and_altered_cookies_are_nobodys(server: Running, ash: Guest) -> None:
    cookie = ash.http.cookies["wolfden"]
    _, stamp, signature = cookie.split(".")
    for forged in ("x", f"{ash.id}-1", f"someone-1.{stamp}.{signature}", cookie[:-2] + "zz"):
        async with stranger(server, forged) as visitor:
            assert (await visitor.get("/api/me")).status_code == 401


@pytest.mark.parametrize("name", ["", " ", "\u200b\u0007", "x" * 41])
async def test_a_name_must_be_one(server: Running, name: str) -> None:
    async with stranger(server) as visitor:
        answer = await visitor.post("/api/guests", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_names_are_text_whatever_they_look_like(server: Running) -> None:
    name = "<b>'; DROP TABLE guests; --"
    async with guest(server.url, name) as visitor:
        assert (await visitor.get("/api/me"))["guest"]["name"] == name


async def test_a_new_name_shows_at_the_tables(ash: Guest) -> None:
    table = await ash.table()
    await ash.ask("PATCH", "/api/me", {"name": "Aspen"})
    shown = await ash.get(f"/api/tables/{table['id']}")
    assert shown["seats"][0]["guest"]["name"] == "Aspen"


async def test_a_code_moves_a_guest_to_another_device_once(server: Running, ash: Guest) -> None:
    code = await ash.post("/api/me/device-code")
    assert code["link"].endswith(f"/move/{code['code']}")
    assert code["qr"].startswith("<svg")
    async with stranger(server) as phone:
        moved = await phone.post("/api/devices", json={"code": code["code"].lower()})
        assert moved.json()["guest"]["id"] == ash.id
        assert (await phone.get("/api/me")).json()["guest"]["name"] == "Ash"
    async with stranger(server) as thief:
        again = await thief.post("/api/devices", json={"code": code["code"]})
        assert (again.status_code, again.json()["code"]) == (404, "not_found")


async def test_a_recovery_code_is_replaced_by_the_next(server: Running, ash: Guest) -> None:
    first = (await ash.post("/api/me/recovery-code"))["code"]
    second = (await ash.post("/api/me/recovery-code"))["code"]
    async with stranger(server) as other:
        assert (await other.post("/api/devices", json={"code": first})).status_code == 404
        assert (await other.post("/api/devices", json={"code": second})).status_code == 200


async def test_signing_out_others_ends_their_cookies(server: Running, ash: Guest) -> None:
    old = ash.http.cookies["wolfden"]
    await ash.post("/api/me/sign-out-others")
    assert (await ash.get("/api/me"))["guest"]["id"] == ash.id
    async with stranger(server, old) as other:
        assert (await other.get("/api/me")).status_code == 401


async def test_signing_out_others_ends_what_they_have_open(ash: Guest) -> None:
    table = await ash.table()
    async with ash.at(table) as elsewhere:
        await elsewhere.until("state")
        await ash.post("/api/me/sign-out-others")
        assert await elsewhere.closed() == 1012
    async with ash.at(table) as again:
        assert (await again.until("state"))["seat"] == 0


async def test_a_bot_account_that_is_deleted_is_gone_immediately(
    server: Running, ash: Guest
) -> None:
    table = await ash.table()
    made = await ash.post("/api/me/bots", name="Fenrir")
    address = f"{server.url.replace('http', 'ws')}/ws/tables/{table['id']}"
    key = {"Authorization": f"Bearer {made['token']}"}
    async with connect(address, additional_headers=key) as socket:
        await socket.recv()
        await ash.ask("DELETE", f"/api/me/bots/{made['guest']['id']}")
        await socket.wait_closed()
        assert socket.close_code == 4401


async def test_bot_accounts_have_a_token_and_no_more(server: Running, ash: Guest) -> None:
    made = await ash.post("/api/me/bots", name="Fenrir")
    async with httpx.AsyncClient(
        base_url=server.url, headers={"Authorization": f"Bearer {made['token']}"}
    ) as bot:
        assert (await bot.get("/api/me")).json()["guest"]["bot"]
        assert (await bot.post("/api/me/bots", json={"name": "x"})).status_code == 403
        assert (await bot.post("/api/me/device-code")).status_code == 403
        assert (await ash.get("/api/me/bots"))["bots"] == [made["guest"]]
        assert (await ash.ask("DELETE", f"/api/me/bots/{made['guest']['id']}")).status_code == 204
        assert (await bot.get("/api/me")).status_code == 401
    assert await ash.refused("DELETE", "/api/me/bots/nobody") == (404, "not_found")


async def test_a_guest_who_goes_leaves_nothing_behind(ash: Guest, birch: Guest) -> None:
    table = await ash.table("the-wolves", "me", "open")
    await birch.post(f"/api/tables/{table['id']}/join")
    assert (await birch.ask("DELETE", "/api/me")).status_code == 204
    assert await birch.refused("GET", "/api/me") == (401, "no_guest")
    shown = await ash.get(f"/api/tables/{table['id']}")
    assert (shown["seats"][1]["kind"], shown["seats"][1]["guest"]) == ("bot", None)
    assert "Birch" not in str(shown)


async def test_addresses_for_notices_are_checked(ash: Guest) -> None:
    for wrong in ({"email": "nowhere"}, {"webhook": "http://plain"}, {"colour": "red"}):
        assert await ash.refused("PATCH", "/api/me", **wrong) == (400, "bad_request")
    changed = await ash.ask("PATCH", "/api/me", {"email": "a@b.example", "language": "de"})
    assert (changed.json()["email"], changed.json()["language"]) == ("a@b.example", "de")
