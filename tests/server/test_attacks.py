"""What strangers, broken programs and attackers send: a clear answer, and nobody else notices."""

import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.support.people import Guest, Json, Player
from tests.support.servers import Running

pytestmark = pytest.mark.anyio

DEEP = "[" * 1500 + "]" * 1500
MALFORMED = [
    "",
    b"\x00\x01",
    "no json",
    "[]",
    "null",
    "7",
    '{"type": "act"}',
    '{"type": "act", "seq": "1", "action": "end"}',
    '{"type": "act", "seq": 1, "action": "end", "more": 1}',
    '{"type": "act", "seq": 1e400, "action": "end"}',
    '{"type": "dance"}',
    '{"seq": 1}',
    '{"type": "ping", "id": {"a": 1}}',
    '{"type": "ping", "id": "' + "x" * 41 + '"}',
    '{"type": "chat", "room": "players", "text": "' + "x" * 501 + '"}',
    '{"type": "marks", "room": "own", "data": ' + DEEP + "}",
    '{"type": "ping", "id": "\\ud800"}',
    '{"type": "hint"} {"type": "hint"}',
]


async def answer_to(player: Player, text: str | bytes) -> Json:
    """Send a text as it is and return the error it is answered with."""
    await player.socket.send(text)
    return await player.until("error")


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: repr(text)[:50])
async def test_malformed_messages_are_answered(ash: Guest, text: str | bytes) -> None:
    async with ash.at(await ash.table()) as player:
        await player.until("state")
        assert (await answer_to(player, text))["code"] == "bad_request"
        await player.plays_on()


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "act", "seq": 10**30, "action": "end"}, "stale"),
        ({"type": "act", "seq": -1, "action": "end"}, "stale"),
        ({"type": "undo", "seq": 10**30}, "stale"),
        ({"type": "answer", "request": 10**30, "yes": True}, "not_found"),
        ({"type": "chat", "room": "team", "text": "alone"}, "not_yours"),
        ({"type": "chat", "room": "team0", "text": "by its stored name"}, "not_yours"),
        ({"type": "chat", "room": "'; DROP TABLE--", "text": "x"}, "not_yours"),
        ({"type": "marks", "room": "players", "data": 1}, "bad_request"),
        ({"type": "preview", "action": "sing"}, "bad_notation"),
    ],
)
async def test_messages_out_of_place_are_answered(ash: Guest, message: Json, code: str) -> None:
    async with ash.at(await ash.table()) as player:
        await player.until("state")
        assert (await answer_to(player, json.dumps(message)))["code"] == code
        await player.plays_on()


async def test_a_seq_from_the_future_is_answered_with_the_present(ash: Guest) -> None:
    table = await ash.table()
    async with ash.at(table, "?seq=999999999") as player:
        assert (await player.until("state"))["entries"] == []
        assert (await player.ask("sync", seq=10**30))["entries"] == []
        assert (await player.ask("sync", seq=-(10**30)))["seq"] == player.seq


@pytest.mark.parametrize("size", [16_385, 100_000])
async def test_an_oversized_message_ends_the_connection(ash: Guest, size: int) -> None:
    table = await ash.table()
    async with ash.at(table) as player, ash.at(table) as other:
        await player.until("state")
        await player.socket.send("x" * size)
        assert await player.closed() in (4413, 1009)
        await other.plays_on()


@pytest.mark.parametrize("query", ["?seat=9", "?seat=-1", "?seat=x", "?seq=x", "?seat=%00"])
async def test_wrong_addresses_of_sockets_are_turned_away(ash: Guest, query: str) -> None:
    async with ash.at(await ash.table(), query) as player:
        assert await player.closed() in (4403, 4413)


async def test_unknown_tables_are_turned_away(ash: Guest) -> None:
    for name in ("nothere234", "..%2e", "'--", "x" * 500):
        async with ash.at(name) as player:
            assert await player.closed() == 4404
        assert (await ash.ask("GET", f"/api/tables/{name}")).status_code == 404


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b'{"name": 7}', 400),
        (b'{"name": "Ash", "admin": true}', 400),
        (b'{"name": "\\ud800"}', 400),
        (b'{"name": ' + DEEP.encode() + b"}", 400),
        (b"\xff\xfe", 400),
        (b'{"name": "\xff"}', 400),
        (b'{"\xff": "Ash"}', 400),
        (b'"' + b"x" * 300_000 + b'"', 413),
    ],
    ids=lambda value: repr(value)[:30],
)
async def test_malformed_bodies_are_answered(ash: Guest, body: bytes, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await ash.http.post("/api/guests", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["code"] == ("too_large" if status == 413 else "bad_request")
    assert "Traceback" not in answer.text


async def test_null_characters_are_refused(ash: Guest) -> None:
    table = await ash.table()
    for path in ("/api/tables/%00", "/t/%00", "/api/players/%00", "/api/lobby?title=%00"):
        assert await ash.refused("GET", path) == (400, "bad_request")
    for one in ("language", "email", "webhook"):
        changed = {one: {"webhook": "https://a.example/\x00"}.get(one, "a\x00@b.example")}
        assert await ash.refused("PATCH", "/api/me", **changed) == (400, "bad_request")
    async with ash.at(table) as player:
        answer = await player.ask("marks", room="own", data=[{"pin": "\x00"}])
        assert (answer["code"], answer["key"]) == ("bad_request", "problem-null-character")
        data = [{"pin": "\\u0000"}]
        assert (await player.ask("marks", room="own", data=data))["type"] == "ack"
        await player.plays_on()


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/nothing"),
        ("GET", "/api/tables/x/replay/99999999999999999999999"),
        ("DELETE", "/api/titles"),
        ("GET", "/api/titles/..%2f..%2fetc%2fpasswd"),
        ("GET", "/..%2f..%2f..%2fetc%2fpasswd.txt"),
        ("GET", "/js/..%2f..%2fserver%2fapp.py"),
        ("GET", "/%00.js"),
    ],
)
async def test_paths_that_lead_nowhere(ash: Guest, method: str, path: str) -> None:
    answer = await ash.ask(method, path)
    assert answer.status_code in (400, 404, 405)
    assert answer.json()["code"] in ("not_found", "bad_request")
    assert "root:" not in answer.text


async def test_markup_and_sql_stay_text(ash: Guest) -> None:
    text = "<script>alert(1)</script>'); DELETE FROM chat; --"
    await ash.ask("PATCH", "/api/me", {"name": "<img src=x onerror=alert(1)>"})
    table = await ash.table()
    async with ash.at(table) as player:
        assert (await player.ask("chat", room="players", text=text))["type"] == "ack"
    async with ash.at(table) as player:
        (line,) = (await player.until("chat_log"))["messages"]
        assert (line["text"], line["guest"]["name"]) == (text, "<img src=x onerror=alert(1)>")
    answer = await ash.ask("GET", f"/api/tables/{table['id']}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_signs_that_rearrange_a_page_are_left_out_of_chat(ash: Guest) -> None:
    async with ash.at(await ash.table()) as player:
        await player.send("chat", room="players", text="a\u202eb\u0000c\u001b[2Jd \U0001f43a")
        assert (await player.until("chat"))["text"] == "abc[2Jd \U0001f43a"


async def test_another_origin_may_neither_change_nor_listen(server: Running, ash: Guest) -> None:
    table = await ash.table()
    for origin in ("https://evil.example", "null", f"{server.url}.evil.example"):
        foreign = {"Origin": origin}
        answer = await ash.http.post("/api/tables", json={}, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{table['id']}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers={**ash.cookies(), **foreign})
        assert refused.value.response.status_code == 403
    own = await ash.http.patch("/api/me", json={}, headers={"Origin": server.url})
    assert own.status_code == 200


async def test_a_form_of_another_site_is_refused(ash: Guest) -> None:
    answer = await ash.http.post("/api/me/device-code", headers={"Sec-Fetch-Site": "cross-site"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


@pytest.mark.parametrize("path", ["/", "/api/titles", "/api/nothing", "/health"])
async def test_every_answer_carries_the_safe_headers(ash: Guest, path: str) -> None:
    headers = (await ash.ask("GET", path)).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/embed/k7m2", "/embed/k7m2?ply=3"])
async def test_only_embedded_moments_may_be_framed(ash: Guest, path: str) -> None:
    headers = (await ash.ask("GET", path)).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert (policy["frame-ancestors"], policy["default-src"]) == ("*", "'none'")
    assert "x-frame-options" not in headers
    for other in ("/embed", "/t/k7m2", "/api/embed/k7m2", "/x/embed/k7m2"):
        assert (await ash.ask("GET", other)).headers["x-frame-options"] == "DENY", other


async def test_cookies_are_for_this_server_alone(ash: Guest) -> None:
    made = await ash.ask("POST", "/api/me/sign-out-others")
    cookie = made.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=lax", "path=/"))


async def test_the_description_knows_our_errors(ash: Guest) -> None:
    described = await ash.get("/schema/openapi.json")
    operations = [one for path in described["paths"].values() for one in path.values()]
    assert len(operations) > 30
    for operation in operations:
        shape = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert shape["required"] == ["code", "message"]
        assert "400" not in operation["responses"]
