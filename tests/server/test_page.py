"""The files of the page."""

import pytest

from tests.server.people import Guest

pytestmark = pytest.mark.anyio


async def test_every_address_of_a_page_leads_to_the_page(ash: Guest) -> None:
    first = await ash.http.get("/")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" in first.text
    for address in ("/t/k7m2q9xw4t?ply=3", "/move/7KMQ-2X9A", "/me"):
        assert (await ash.http.get(address)).text == first.text
    if "importmap" in first.text:
        assert "'sha256-" in first.headers["content-security-policy"]


async def test_a_file_that_has_not_changed_is_not_sent_again(ash: Guest) -> None:
    first = await ash.http.get("/index.html")
    assert first.headers["content-encoding"]
    again = await ash.http.get("/index.html", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = await ash.http.get("/index.html", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == first.text


@pytest.mark.parametrize(
    "address",
    ["/nothing.js", "/%2e%2e/cli.py", "/../cli.py", "/js/%2e%2e/%2e%2e/cli.py"],
)
async def test_nothing_beside_the_page_is_sent(ash: Guest, address: str) -> None:
    answer = await ash.http.get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
