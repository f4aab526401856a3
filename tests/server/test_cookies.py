"""Cookies: renewed while they are used, worth nothing when they are too old."""

import time
from pathlib import Path

import httpx
import pytest

from tests.server.people import Guest
from tests.server.servers import Running
from wolfden.server.cookies import KEYS, LASTS, RENEWED, Cookies, load_keys
from wolfden.server.errors import StorageFailed

DAY = 24 * 60 * 60


class Aged(Cookies):
    """Signs cookies as if some time had passed since."""

    def __init__(self, keys: list[str], age: int) -> None:
        super().__init__(keys)
        self._signer.get_timestamp = lambda: int(time.time()) - age  # type: ignore[method-assign]


@pytest.mark.parametrize(("age", "expected"), [(0, False), (RENEWED + DAY, True)])
def test_a_cookie_says_when_to_renew_it(age: int, expected: bool) -> None:
    cookie = Aged(["key"], age).sign("ash", 3)
    assert Cookies(["key"]).read(cookie) == ("ash", 3, expected)


def test_an_old_cookie_is_nobodys() -> None:
    assert Cookies(["key"]).read(Aged(["key"], LASTS + DAY).sign("ash", 1)) is None


@pytest.mark.anyio
async def test_a_cookie_in_use_is_renewed(server: Running, ash: Guest) -> None:
    aged = Aged(load_keys(server.data), RENEWED + DAY).sign(ash.id, 1)
    async with httpx.AsyncClient(base_url=server.url, cookies={"wolfden": aged}) as http:
        answer = await http.get("/api/me")
    assert answer.json()["guest"]["id"] == ash.id
    renewed = answer.cookies["wolfden"]
    assert Cookies(load_keys(server.data)).read(renewed) == (ash.id, 1, False)
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "wolfden" not in (await ash.http.get("/api/me")).cookies


def test_keys_that_cannot_be_used_are_told(tmp_path: Path) -> None:
    (tmp_path / KEYS).write_text("")
    with pytest.raises(StorageFailed, match="is empty"):
        load_keys(tmp_path)
    with pytest.raises(StorageFailed, match="cannot be used"):
        load_keys(tmp_path / "nowhere")
