"""A moment of a game in the frame of a page from elsewhere."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import visiting

GAME = Path(__file__).parent / "fixtures" / "mistakes.replay"


@contextmanager
def site(body: str) -> Iterator[str]:
    """Run another site that has one page; return its address."""

    class OnePage(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (as it is there)
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), OnePage)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def test_another_site_shows_a_moment_and_nothing_else(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.be_guest("Ash")
        body = {"text": GAME.read_text(encoding="utf-8")}
        table = visitor.page.request.post(f"{visitor.url}/api/replays", data=body).json()
        address = f"{server.url}/embed/{table['id']}?ply=20"
        with site(f'<iframe src="{address}" width="320" height="360"></iframe>') as elsewhere:
            visitor.page.goto(elsewhere)
            frame = visitor.page.frame_locator("iframe")
            embedded = frame.locator(".embed")
            expect(embedded).to_have_attribute("data-ply", "20")
            expect(frame.locator(".board-frame svg").first).to_be_visible()
            frame.locator("[data-step=replay-forward]").click()
            expect(embedded).to_have_attribute("data-ply", "21")
            link = frame.locator("a")
            assert link.count() == 1, "nothing in a frame leads to other pages inside it"
            assert link.get_attribute("target") == "_blank"
            assert str(link.get_attribute("href")).startswith(f"{server.url}/t/{table['id']}")
            wide = embedded.evaluate("(one) => one.scrollWidth > innerWidth")
            assert not wide, "it fits into a narrow frame"
