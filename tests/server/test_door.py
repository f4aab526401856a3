"""The door of a closed server: what it reveals, and what lets in."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tests.server.test_budget import operations
from tests.support.asgi import Place, place
from tests.support.people import Guest
from tests.support.servers import WAIT
from wolfden import __version__
from wolfden.commands import invoke
from wolfden.core.errors import BadSetup
from wolfden.i18n.translator import Translator
from wolfden.server.base.errors import NotFound, WrongKey
from wolfden.server.base.times import DAY, now
from wolfden.server.features.door import guard, model, service
from wolfden.server.features.page.files import FOLDER
from wolfden.server.http.connections import Close
from wolfden.titles import TITLES

pytestmark = pytest.mark.anyio

PASSWORD = "den of the pack"  # pragma: allowlist secret
OTHER = "another den"  # pragma: allowlist secret
ELSEWHERE = "192.0.2.7"
PAGE = {"Accept": "text/html"}


@pytest.fixture(autouse=True)
def quick_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hashing a password take no time; what is stored says with what it was hashed."""
    monkeypatch.setattr(model, "_COST", 2)


@asynccontextmanager
async def closed(folder: Path, password: str = PASSWORD, **settings: Any) -> AsyncIterator[Place]:
    """Run a closed server; without a password, people come with invitations alone."""
    file = folder / "password"
    file.write_text(f"{password}\n")
    flags = {"password_file": str(file)} if password else {"door": "closed"}
    async with place(folder / "data", **{**flags, **settings}) as running:
        yield running


@pytest.fixture
async def den(tmp_path: Path) -> AsyncIterator[Place]:
    """Return a closed server."""
    async with closed(tmp_path) as running:
        yield running


def visitor(den: Place, address: str = ELSEWHERE, **headers: str) -> httpx.AsyncClient:
    """Return a browser at an address."""
    transport = httpx.ASGITransport(cast("Any", den._app), client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://wolfden", headers=headers)


async def knock(browser: httpx.AsyncClient, key: str) -> tuple[int, str]:
    """Try a key as a program does; return status and code of the answer."""
    answer = await browser.post("/api/door", json={"key": key})
    return answer.status_code, answer.json()["code"] if answer.content else ""


async def is_inside(browser: httpx.AsyncClient) -> bool:
    """Return whether the server sends a browser its titles."""
    answer = await browser.get("/api/titles")
    assert answer.status_code in (200, 401)
    return answer.status_code == 200


async def come_in(browser: httpx.AsyncClient, key: str = PASSWORD) -> httpx.AsyncClient:
    """Come in, which must succeed."""
    assert await knock(browser, key) == (204, "")
    assert await is_inside(browser)
    return browser


async def invite(den: Place, count: int = 1, days: int = 30) -> list[tuple[str, str]]:
    """Return the ids and codes of new invitations."""
    return await service.invite(den.services.database, count, days)


async def operate(den: Place, *words: str) -> None:
    """Run a command of the operator next to the server, then let the server look."""
    command = ["invitations", *words, *den.flags]
    assert await asyncio.to_thread(invoke, command, Translator("en")) == 0
    await den.services[service.Door].refresh()


# Before the door.


SECRETS = re.compile(
    "|".join([*TITLES.ids(), "wolves", "brotherhood", "modulepreload", r"\.js\b"]), re.I
)
"""What no answer before the door has: titles, and the modules of the page."""
BARE_ERRORS = (400, 401, 403, 404, 405)


def page_files() -> Iterator[str]:
    """Yield the addresses of all files of the page and of the titles."""
    yield from (f"/{path.relative_to(FOLDER)}" for path in FOLDER.rglob("*") if path.is_file())
    for title in TITLES.ids():
        yield from (f"/titles/{title}/{name}" for name in ("preview.png", "page/index.js"))
        yield from (f"/locales/en/{name}.ftl" for name in (title, f"rules-{title}", "titles"))


async def test_no_route_reveals_anything_before_the_door(den: Place) -> None:
    inside = await come_in(visitor(den))
    ash = await Guest("http://wolfden", inside).come_in("Ash of the North")
    table = await ash.table("the-wolves", "me", "random", public=True)
    outside = visitor(den)
    routes = operations(cast("Any", den._app)._app._app)
    assert len(routes) > 80
    for method, path in [one for one in routes if one[0]]:
        for wanted in {path, path.replace("/x", f"/{table['id']}")}:
            for headers in ({}, PAGE):
                answer = await outside.request(method, wanted, headers=headers)
                is_open = guard._OPEN.fullmatch(wanted) or wanted == "/metrics"
                assert answer.status_code == 401 or is_open, (method, wanted)
                sent = f"{answer.text} {answer.headers}"
                assert not SECRETS.search(sent), (method, wanted, answer.text)
                named = [__version__, ash.id, "Ash of"]
                named += [] if table["id"] in wanted else [table["id"]]
                assert not [one for one in named if one in sent], (method, wanted)
                assert answer.headers.get("set-cookie") is None


async def test_no_socket_reveals_anything_before_the_door(den: Place) -> None:
    routes = operations(cast("Any", den._app)._app._app)
    sockets = [path for method, path in routes if not method]
    assert sockets
    for path in sockets:
        wire = den.wire(path)
        assert await wire.last() == repr({"type": "websocket.close", "code": Close.DOOR})
        assert len(wire.sent) == 1


async def test_no_file_of_the_page_is_sent_before_the_door(den: Place) -> None:
    outside, sent = visitor(den), []
    for path in page_files():
        answer = await outside.get(path)
        assert answer.status_code in (200, 401), path
        sent += [path] if answer.status_code == 200 else []
    fonts = [path for path in sent if path.endswith(".woff2")]
    plain = ["/css/door.css", "/css/fonts.css", "/css/tokens.css", "/icon.svg"]
    assert sorted(sent) == sorted([*plain, *fonts])
    for path in ("/offline.html", "/sw.js", "/manifest.webmanifest", "/schema/openapi.json"):
        assert (await outside.get(path)).status_code == 401, path


@pytest.mark.parametrize(
    "path",
    [
        *("/vendor/source-sans-3/../../js/main.js", "/vendor/source-sans-3/%2e%2e/x.woff2"),
        *("/door/../api/titles", "/door/%2e%2e/api/titles", "//health", "/health/", "/Health"),
        *("/api/door/", "/css/door.css/..", "/icon.svg/%2e%2e/sw.js", "/mail/../sw.js"),
    ],
)
async def test_no_way_leads_around_the_door(den: Place, path: str) -> None:
    assert (await visitor(den).get(path)).status_code == 401


async def test_health_says_no_more_than_its_status(den: Place) -> None:
    outside = visitor(den)
    assert (await outside.get("/health")).json() == {"status": "ok"}
    inside = await come_in(visitor(den))
    assert (await inside.get("/health")).json() == {"status": "ok", "version": __version__}
    assert (await outside.get("/metrics")).status_code == 403
    assert (await visitor(den, "127.0.0.1", Host="localhost").get("/metrics")).status_code == 200


async def test_metrics_for_all_are_for_all_who_are_inside(tmp_path: Path) -> None:
    async with closed(tmp_path, metrics="all") as den:
        assert (await visitor(den).get("/metrics")).status_code == 401
        assert (await (await come_in(visitor(den))).get("/metrics")).status_code == 200


async def test_an_open_server_has_no_door(tmp_path: Path) -> None:
    async with place(tmp_path / "data") as den:
        outside = visitor(den)
        assert await is_inside(outside)
        for path in ("/door", "/door/k7m2"):
            answer = await outside.get(path)
            assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert await knock(outside, "anything") == (204, "")
        assert (await outside.get("/health")).json()["version"] == __version__


# The page.


async def test_the_page_of_the_door_speaks_every_language_and_leads_on(den: Place) -> None:
    outside = visitor(den, **PAGE)
    leads = set()
    for language in ("en", "cs", "da", "fi", "nb", "ru", "sv", "uk"):
        answer = await outside.get("/t/k7m2?ply=3", headers={"Accept-Language": language})
        assert answer.status_code == 401
        assert f'<html lang="{language}">' in answer.text
        assert 'name="to" value="/t/k7m2?ply=3"' in answer.text
        assert "<script" not in answer.text
        leads.add(re.findall("</h1><p>(.+?)</p>", answer.text)[0])
        chosen = await outside.get(f"/door?lang={language}&to=/t/k7m2")
        assert f'<html lang="{language}">' in chosen.text
    assert len(leads) == 8


async def test_the_page_of_the_door_is_framed_and_kept_by_nobody(den: Place) -> None:
    for path in ("/", "/embed/k7m2"):
        headers = (await visitor(den, **PAGE).get(path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]
        assert headers["cache-control"] == "no-store"


async def test_the_password_leads_to_the_link_that_was_opened(den: Place) -> None:
    browser = visitor(den, **PAGE)
    wrong = await browser.post("/door", data={"key": "wrong", "to": "/t/k7m2", "lang": "da"})
    assert wrong.status_code == 403
    assert 'role="alert"' in wrong.text
    assert '<html lang="da">' in wrong.text
    assert 'name="to" value="/t/k7m2"' in wrong.text
    right = await browser.post("/door", data={"key": f" {PASSWORD} ", "to": "/t/k7m2?ply=3"})
    assert (right.status_code, right.headers["location"]) == (303, "/t/k7m2?ply=3")
    assert "wolfden-door" in browser.cookies
    cookie = right.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    again = await browser.get("/door?to=/groups")
    assert (again.status_code, again.headers["location"]) == (303, "/groups")


@pytest.mark.parametrize("to", ["//evil.example", "https://evil.example", "/\\evil", "", "/a\nb"])
async def test_the_door_leads_nowhere_else(den: Place, to: str) -> None:
    answer = await visitor(den).post("/door", data={"key": PASSWORD, "to": to})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


async def test_what_is_typed_and_linked_stays_text(den: Place) -> None:
    answer = await visitor(den, **PAGE).get('/t/"><b>?x="><i>')
    assert "<b>" not in answer.text
    assert "<i>" not in answer.text


async def test_another_site_cannot_open_the_door(den: Place) -> None:
    headers = {"Origin": "https://evil.example"}
    answer = await visitor(den).post("/door", data={"key": PASSWORD}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


# Keys.


async def test_what_lets_nobody_in_is_refused_with_a_sentence(den: Place) -> None:
    outside = visitor(den)
    refused = (await outside.get("/api/titles")).json()
    assert (refused["code"], refused["key"]) == ("door_closed", "problem-door-closed")
    answer = await outside.post("/api/door", json={"key": "wrong"})
    assert (answer.status_code, answer.json()["key"]) == (403, "problem-door-wrong")
    for key in ("", PASSWORD.upper(), PASSWORD[:-1], "x" * 200):
        assert await knock(outside, key) == (403, "wrong_key")
    assert await knock(outside, "x" * 201) == (400, "bad_request")
    for cookie in ("p", "forged.a.b", den.services.cookies.sign("p", 0)):
        assert not await is_inside(visitor(den, Cookie=f"{service.NAME}={cookie}"))


async def test_the_password_is_stored_hashed(den: Place) -> None:
    stored = await den.services[service.Door].queries.password()
    assert stored.startswith("scrypt$2$8$1$")
    assert PASSWORD not in stored
    assert PASSWORD.encode() not in den.services.database.path.read_bytes()
    assert model.hash_password(PASSWORD) != stored, "each has another salt"


def test_hashing_takes_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    stored = model.hash_password(PASSWORD)
    assert stored.startswith("scrypt$32768$8$1$"), "32 MiB"
    assert model.is_password(stored, PASSWORD)
    assert not model.is_password(stored, OTHER)


async def test_ten_wrong_ones_lead_to_a_pause(tmp_path: Path) -> None:
    async with closed(tmp_path, limits=1) as den:
        outside, other = visitor(den), visitor(den, "198.51.100.9")
        # At the same moment: none of them is checked before those before it are counted.
        answers = await asyncio.gather(*[knock(outside, f"wrong {n}") for n in range(14)])
        assert sorted(answers) == [(403, "wrong_key")] * 10 + [(429, "too_many")] * 4
        paused = await outside.post("/api/door", json={"key": PASSWORD})
        assert paused.json()["key"] == "problem-door-wait"
        assert 50 < paused.json()["facts"]["seconds"] <= 60
        page = await outside.post("/door", data={"key": PASSWORD, "lang": "en"})
        assert page.status_code == 429
        assert int(page.headers["retry-after"]) > 50
        assert "Ten wrong entries came from your network." in page.text
        await come_in(other)


async def test_the_right_password_does_not_count_as_wrong(tmp_path: Path) -> None:
    async with closed(tmp_path, limits=1) as den:
        for _ in range(30):
            assert await knock(visitor(den), PASSWORD) == (204, "")


async def test_the_password_can_be_tried_only_so_often(tmp_path: Path) -> None:
    async with closed(tmp_path, limits=1) as den:
        den.services[service.Door]._tries.slack = 20 * den.services[service.Door]._tries.interval
        answers = [await knock(visitor(den), PASSWORD) for _ in range(25)]
        assert answers[:20] == [(204, "")] * 20
        assert answers[-1] == (429, "too_many")


async def test_hashing_a_password_does_not_block_the_loop(
    den: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, may_end = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def check(_stored: str, _given: str) -> bool:
        loop.call_soon_threadsafe(began.set)
        asyncio.run_coroutine_threadsafe(may_end.wait(), loop).result()
        return True

    monkeypatch.setattr(model, "is_password", check)
    knocking = asyncio.create_task(knock(visitor(den), PASSWORD))
    await began.wait()
    assert (await visitor(den).get("/health")).status_code == 200
    may_end.set()
    assert await knocking == (204, "")


# Invitations.


async def test_an_invitation_lets_one_in(den: Place) -> None:
    ((_name, code),) = await invite(den)
    first, second = visitor(den, **PAGE), visitor(den)
    shown = await first.get(f"/door/{code}")
    assert shown.status_code == 200
    assert await first.get(f"/door/{code}"), "to look at it uses nothing up"
    answer = await first.post("/door", data={"key": code, "to": "/"})
    assert answer.status_code == 303
    assert await is_inside(first)
    assert await knock(second, code) == (403, "wrong_key")
    assert (await first.get(f"/door/{code}")).headers["location"] == "/", "it is not needed"


async def test_an_invitation_lets_in_one_of_many_concurrent_requests(den: Place) -> None:
    ((_name, code),) = await invite(den)
    answers = await asyncio.gather(*[knock(visitor(den), code) for _ in range(5)])
    assert sorted(answers) == [(204, ""), *[(403, "wrong_key")] * 4]


async def test_an_invitation_expires(den: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ((_, used), (_, late)) = await invite(den, 2, days=3)
    inside = await come_in(visitor(den), used)
    present = now()
    monkeypatch.setattr(service, "now", lambda: present + 3 * DAY + 1)
    assert await knock(visitor(den), late) == (403, "wrong_key")
    assert await is_inside(inside), "who is in stays in"
    await invite(den)
    left = await den.services[service.Door].queries.every()
    assert [bool(one.used) for one in left] == [True, False], "those that expired are forgotten"


async def test_an_invitation_that_is_revoked_lets_nobody_in_any_more(den: Place) -> None:
    ((used, code), (free, unused)) = await invite(den, 2)
    inside = await come_in(visitor(den), code)
    other = await come_in(visitor(den))
    ash = await Guest("http://wolfden", inside).come_in("Ash")
    table = await ash.table("the-wolves", "me", "random")
    cookie = f"{inside.cookies['wolfden']}; {service.NAME}={inside.cookies[service.NAME]}"
    wire = den.wire(f"/ws/tables/{table['id']}", cookie=cookie)
    await wire.ask(type="ping")
    for name in (used, free):
        await operate(den, "revoke", name)
    assert "1012" in await wire.last()
    assert not await is_inside(inside)
    assert await is_inside(other)
    assert await knock(visitor(den), unused) == (403, "wrong_key")
    with pytest.raises(NotFound, match="wolfden invitations list"):
        await operate(den, "revoke", used)


async def test_an_operator_makes_and_lists_invitations(
    den: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    url = ("--url", "https://den.example/")
    await operate(den, "new", "--count", "20", *url)
    lines = capsys.readouterr().out.splitlines()
    links = [re.fullmatch(r"(\w{10})  https://den\.example/door/(\w{20})", line) for line in lines]
    found = [link.groups() for link in links if link]
    assert len({code for _, code in found}) == 20
    await come_in(visitor(den), found[3][1])
    await operate(den, "list")
    listed = dict(line.split("  ") for line in capsys.readouterr().out.splitlines())
    assert [name for name, state in listed.items() if state.startswith("used")] == [found[3][0]]
    assert sum(state.startswith("free until") for state in listed.values()) == 19
    with pytest.raises(BadSetup, match="--url"):
        await operate(den, "new")


# Who is inside.


async def test_another_device_comes_in_with_a_code(den: Place) -> None:
    ((name, code),) = await invite(den)
    ash = await Guest("http://wolfden", await come_in(visitor(den), code)).come_in("Ash")
    link = (await ash.post("/api/me/device-code"))["link"]
    path = link.removeprefix("http://wolfden")
    phone = visitor(den, **PAGE)
    shown = await phone.get(path)
    assert shown.status_code == 401
    typed = re.findall('name="key" value="([^"]+)"', shown.text)[0]
    answer = await phone.post("/door", data={"key": typed, "to": path})
    assert (answer.status_code, answer.headers["location"]) == (303, path)
    moved = await phone.post("/api/devices", json={"code": typed})
    assert moved.json()["guest"]["id"] == ash.id
    recovery = (await ash.post("/api/me/recovery-code"))["code"]
    await come_in(visitor(den), recovery)
    await operate(den, "revoke", name)
    assert not await is_inside(phone), "it came in with the same invitation"
    assert await knock(visitor(den), recovery) == (403, "wrong_key")


async def test_bot_accounts_come_in_with_their_token(den: Place) -> None:
    ash = await Guest("http://wolfden", await come_in(visitor(den))).come_in("Ash")
    token = (await ash.post("/api/me/bots", name="Rex"))["token"]
    assert await is_inside(visitor(den, Authorization=f"Bearer {token}"))
    assert not await is_inside(visitor(den, Authorization=f"Bearer {token}x"))
    assert not await is_inside(visitor(den, Authorization="Bearer"))


async def test_a_guest_without_a_pass_stays_outside(tmp_path: Path) -> None:
    """Who played on a server before it was closed needs the password too."""
    async with place(tmp_path / "data") as den:
        ash = await Guest("http://wolfden", visitor(den)).come_in("Ash")
        code = (await ash.post("/api/me/recovery-code"))["code"]
        cookies = dict(ash.http.cookies)
    async with closed(tmp_path) as den:
        back = visitor(den)
        back.cookies.update(cookies)
        assert not await is_inside(back)
        assert await knock(visitor(den), code) == (403, "wrong_key")
        await come_in(back)
        assert (await back.get("/api/me")).json()["guest"]["id"] == ash.id


async def test_who_is_inside_stays_so_after_a_restart(tmp_path: Path) -> None:
    async with closed(tmp_path) as den:
        cookies = dict((await come_in(visitor(den))).cookies)
    async with closed(tmp_path) as den:
        back = visitor(den)
        back.cookies.update(cookies)
        assert await is_inside(back)


async def test_another_password_closes_the_door_for_those_with_the_old_one(tmp_path: Path) -> None:
    async with closed(tmp_path) as den:
        cookies = dict((await come_in(visitor(den))).cookies)
        ((_name, code),) = await invite(den)
        invited = dict((await come_in(visitor(den), code)).cookies)
    async with closed(tmp_path, OTHER) as den:
        old, guest = visitor(den), visitor(den)
        old.cookies.update(cookies)
        guest.cookies.update(invited)
        assert not await is_inside(old)
        assert await is_inside(guest)
        assert await knock(visitor(den), PASSWORD) == (403, "wrong_key")
        await come_in(visitor(den), OTHER)
    async with closed(tmp_path, "") as den:
        assert await den.services[service.Door].queries.password() == ""
        assert await knock(visitor(den), OTHER) == (403, "wrong_key")


async def test_an_old_pass_is_renewed(den: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = await come_in(visitor(den))
    assert "set-cookie" not in (await inside.get("/api/titles")).headers
    monkeypatch.setattr("wolfden.server.guests.cookies.RENEWED_AFTER", -1)
    assert service.NAME in (await inside.get("/api/titles")).headers["set-cookie"]


async def test_no_cache_on_the_way_keeps_what_is_inside(den: Place) -> None:
    inside = await come_in(visitor(den))
    sheet = re.findall(r'"(/bundle-\w+\.css)"', (await inside.get("/")).text)
    for path in sheet or ["/css/base.css"]:
        assert "public" not in (await inside.get(path)).headers["cache-control"]


# Files and processes.


@pytest.mark.parametrize(
    ("content", "key"), [("", "short"), ("seven77\n", "short"), ("\n" + PASSWORD, "short")]
)
async def test_a_file_without_a_password_is_refused(tmp_path: Path, content: str, key: str) -> None:
    file = tmp_path / "password"
    file.write_text(content)
    with pytest.raises(BadSetup) as refused:
        async with place(tmp_path / "data", password_file=str(file)):
            pass
    assert refused.value.key == f"password-{key}"
    with pytest.raises(BadSetup) as refused:
        service.read_password(tmp_path / "none")
    assert refused.value.key == "password-file"


async def test_processes_on_one_database_share_the_door(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres").migrated_database()
    async with (
        closed(tmp_path, database=url, limits=1) as here,
        closed(tmp_path, database=url, limits=1) as there,
    ):
        assert (
            await here.services[service.Door].queries.password()
            == there.services[service.Door]._stored
        )
        ((name, code),) = await invite(here)
        inside = await come_in(visitor(here), code)
        moved = visitor(there)
        moved.cookies.update(dict(inside.cookies))
        assert await is_inside(moved), "a moment after it was let in elsewhere"
        outcomes = [await knock(visitor((here, there)[n % 2]), f"wrong {n}") for n in range(12)]
        assert [status for status, _ in outcomes] == [403] * 10 + [429] * 2
        ((_, second),) = await invite(here)
        door = (here.services[service.Door], there.services[service.Door])
        tries = [one.enter(second, "198.51.100.9") for one in door]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(one) is WrongKey for one in results) == [False, True]
        await operate(here, "revoke", name)
        await asyncio.gather(*[one.refresh() for one in door])
        assert not await is_inside(moved)
        assert not await is_inside(inside)


async def test_the_door_is_read_again_and_again(den: Place) -> None:
    ((name, code),) = await invite(den)
    inside = await come_in(visitor(den), code)
    command = ["invitations", "revoke", name, *den.flags]
    assert await asyncio.to_thread(invoke, command, Translator("en")) == 0
    async with asyncio.timeout(WAIT):
        while await is_inside(inside):
            await asyncio.sleep(0.1)
