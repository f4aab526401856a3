"""Where a server listens, and the page it opens there."""

import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.support.servers import serving
from tests.terminal.shell import wolfden
from wolfden.core.errors import BadSetup
from wolfden.server.app import listen
from wolfden.server.base.config import Config


@pytest.fixture
def taken() -> Iterator[int]:
    """Return a port that is taken for as long as the test runs."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_taken_port_is_reported_in_one_sentence(taken: int, tmp_path: Path) -> None:
    done = wolfden(tmp_path, "serve", "--port", str(taken), "--data", tmp_path)
    done.check_refusal("--port")
    assert done.err.startswith(f"wolfden: Cannot bind to 127.0.0.1:{taken}: ")


@pytest.fixture
def usual_port_taken() -> Iterator[None]:
    """Listen at the usual port for as long as the test runs, unless another program does."""
    with ExitStack() as stack:
        with suppress(OSError):
            stack.enter_context(socket.create_server(("127.0.0.1", Config().port)))
        yield


@pytest.mark.usefixtures("usual_port_taken")
@pytest.mark.parametrize("flags", [{}, {"open": None}], ids=["", "open"])
def test_where_no_port_is_asked_for_a_free_one_is_taken_and_reported(
    flags: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "true")
    with serving(tmp_path / "data", port=False, log=False, **flags) as server:
        assert server.port != Config().port
        assert server.stop() == 0
    line = (tmp_path / "data.log").read_text(encoding="utf-8").splitlines()[0]
    assert line == f"Port {Config().port} is taken, so this server uses port {server.port}."


@pytest.mark.usefixtures("usual_port_taken")
def test_a_port_that_is_asked_for_is_not_replaced(tmp_path: Path) -> None:
    asked = {"WOLFDEN_PORT": str(Config().port)}
    for flags, environment in ((["--port", asked["WOLFDEN_PORT"], "--open"], {}), ([], asked)):
        done = wolfden(tmp_path, "serve", *flags, "--data", tmp_path, **environment)
        assert done.code == 2
        assert f"Cannot bind to 127.0.0.1:{Config().port}" in done.err


def test_a_page_to_be_opened_takes_another_port(taken: int) -> None:
    with listen(Config(port=taken), takes_any_port=True) as listener:
        assert listener.getsockname()[1] != taken


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 99999), ("no.such.host.invalid", 0)])
def test_what_is_no_address_is_refused(host: str, port: int) -> None:
    with pytest.raises(BadSetup, match=r"port is a number|Cannot bind to"):
        listen(Config(host=host, port=port), takes_any_port=True)


def test_the_page_is_opened_in_the_browser_of_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = tmp_path / "address"
    os.mkfifo(address)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {address}\n', encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    with serving(tmp_path / "data", open=None) as server:
        assert address.read_text(encoding="utf-8").strip() == server.url
