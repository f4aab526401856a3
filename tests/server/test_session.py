"""Who a browser is: the first thing a page asks."""

import httpx
import pytest

from tests.support.people import Guest
from tests.support.servers import Running
from wolfden import __version__

pytestmark = pytest.mark.anyio


async def test_a_newcomer_is_nobody_and_that_is_no_error(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url) as browser:
        answer = await browser.get("/api/session")
    assert answer.status_code == 200
    session = answer.json()
    assert session.pop("push_key")
    assert session == {"me": None, "version": __version__, "can_mail": False}


async def test_a_guest_learns_who_it_is(ash: Guest) -> None:
    session = await ash.get("/api/session")
    assert session["me"] == await ash.get("/api/me")
