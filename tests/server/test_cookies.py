"""Cookies: renewed while they are used, worth nothing when they are too old."""

import time
from pathlib import Path

import httpx
import pytest

from tests.support.people import Guest
from tests.support.servers import Running
from wolfden.server.base.errors import StorageFailed
from wolfden.server.database.engine import KEYS
from wolfden.server.guests.cookies import LASTS, RENEWED_AFTER, CookieSigner, SignedGuest, load_keys

DAY = 24 * 60 * 60


class Aged(CookieSigner):
    """Signs cookies as if some time had passed since."""

    def __init__(self, keys: list[str], age: int) -> None:
        super().__init__(keys)
        signer = self._signer._signer
        signer.get_timestamp = lambda: int(time.time()) - age  # type: ignore[method-assign]


@pytest.mark.parametrize(("age", "expected"), [(0, False), (RENEWED_AFTER + DAY, True)])
def test_a_cookie_says_when_to_renew_it(age: int, expected: bool) -> None:
    cookie = Aged(["key"], age).sign("ash", 3)
    assert CookieSigner(["key"]).read(cookie) == SignedGuest("ash", 3, expected)


@pytest.mark.parametrize(("hours", "expected"), [(2, False), (48, True)])
def test_a_clock_set_back_leaves_cookies_valid(hours: int, expected: bool) -> None:
    cookie = Aged(["key"], -hours * 60 * 60).sign("ash", 1)
    assert CookieSigner(["key"]).read(cookie) == SignedGuest("ash", 1, expected)


def test_an_old_cookie_is_nobodys() -> None:
    assert CookieSigner(["key"]).read(Aged(["key"], LASTS + DAY).sign("ash", 1)) is None


@pytest.mark.anyio
async def test_a_cookie_in_use_is_renewed(server: Running, ash: Guest) -> None:
    aged = Aged(load_keys(server.data), RENEWED_AFTER + DAY).sign(ash.id, 1)
    async with httpx.AsyncClient(base_url=server.url, cookies={"wolfden": aged}) as http:
        answer = await http.get("/api/me")
    assert answer.json()["guest"]["id"] == ash.id
    renewed = answer.cookies["wolfden"]
    assert CookieSigner(load_keys(server.data)).read(renewed) == SignedGuest(ash.id, 1, False)
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "wolfden" not in (await ash.http.get("/api/me")).cookies


def test_keys_that_cannot_be_used_are_told(tmp_path: Path) -> None:
    (tmp_path / KEYS).write_text("")
    with pytest.raises(StorageFailed, match="is empty"):
        load_keys(tmp_path)
    with pytest.raises(StorageFailed, match="cannot be used"):
        load_keys(tmp_path / "nowhere")
