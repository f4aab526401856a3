"""The steps of deploy/README.md, taken by its words: they lead to a game over https, and back."""

import asyncio
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.support.people import Player, guest
from tests.support.proxies import free_port, nginx, running_program
from tests.support.servers import MODULES, Running, launch, serving

HERE = "127.0.0.1"
NAME = "den.example"
DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PROGRAM = nginx() or ""
README = (DEPLOY / "README.md").read_text(encoding="utf-8")
TOKEN = ".well-known/acme-challenge/token"
NOTED = 'echo "$(basename "$0") $*" >> "$CALLS"\n'
STAND_INS = {
    **dict.fromkeys(("apt-get", "pip", "python", "systemctl", "useradd"), NOTED),
    "certbot": f"""{NOTED}
        while [ $# -gt 0 ]; do
            case $1 in --webroot-path) webroot=$2 ;; --domain) name=$2 ;; esac
            shift
        done
        mkdir -p "$webroot/.well-known/acme-challenge" "$ROOT/etc/letsencrypt/live/$name"
        echo proof > "$webroot/{TOKEN}"
        cd "$ROOT/etc/letsencrypt/live/$name"
        openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj "/CN=$name" \\
            -keyout privkey.pem -out fullchain.pem 2> openssl.log
    """,
    # The clone is made here, since a source folder may be no repository.
    "git": f'{NOTED} if [ "$1" = clone ]; then cp -r "$ROOT/clone" "$3"; fi\n',
    # There is no user wolfden on this machine.
    "install": f"""{NOTED}
        for word; do
            shift
            case $word in -o|-g) skip=yes; continue ;; esac
            if [ -z "$skip" ]; then set -- "$@" "$word"; fi
            skip=
        done
        exec {shutil.which("install")} "$@"
    """,
    "nginx": f'exec {PROGRAM} -q -e stderr -p "$ROOT" -c "$ROOT/etc/nginx/nginx.conf" "$@"\n',
    "python3": 'mkdir -p "$3/bin" && cp "$ROOT/bin/"[pw]* "$3/bin"\n',
    "runuser": 'shift 3; exec "$@"\n',
    "wolfden": f'exec {sys.executable} -m wolfden "$@"\n',
}
"""Programs that would change the machine, or need one that steps have changed."""
FOLDERS = ("bin", "clone", "etc/caddy", "etc/nginx/conf.d", "etc/systemd/system", "opt", "var/lib")
DEBIAN = """
user root; daemon off; pid {root}/pid; events {{}}
http {{ access_log off; {places} include {root}/etc/nginx/conf.d/*.conf; }}
"""

pytestmark = pytest.mark.skipif(
    shutil.which("curl") is None or shutil.which("openssl") is None,
    reason="curl or openssl is not installed here",
)
needs_nginx = pytest.mark.skipif(not PROGRAM, reason="nginx is not installed here")
needs_caddy = pytest.mark.skipif(
    shutil.which("caddy") is None, reason="caddy is not installed here"
)


def blocks_of(heading: str) -> list[str]:
    """Return the commands of a section, block by block, without those of sections below it."""
    (section,) = re.findall(rf"^#+ {heading}\n(.*?)(?=^#|\Z)", README, re.MULTILINE | re.DOTALL)
    found: list[str] = re.findall(r"^```\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    return found


class Machine:
    """A folder in place of a bare Debian, with separate ports."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.server, self.http, self.https = free_port(), free_port(), free_port()
        for folder in FOLDERS:
            (root / folder).mkdir(parents=True)
        for name, script in STAND_INS.items():
            (root / "bin" / name).write_text(f"#!/bin/sh\nset -e\n{script}")
            (root / "bin" / name).chmod(0o755)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = "".join(f"{kind}_temp_path {root}/{kind};" for kind in kinds)
        debian = DEBIAN.format(root=root, places=places)
        if os.geteuid() != 0:
            debian = debian.replace("user root;", "")
        (root / "etc/nginx/nginx.conf").write_text(debian)
        (root / "clone/deploy").mkdir()
        for file in filter(Path.is_file, DEPLOY.iterdir()):
            text = file.read_text(encoding="utf-8")
            (root / "clone/deploy" / file.name).write_text(self._moved(text))

    def _moved(self, text: str) -> str:
        """Return a file with paths in the folder, and ports that are free."""
        text = re.sub(r"    listen \[::\].*\n", "", text)
        text = text.replace("listen 80;", f"listen {HERE}:{self.http};")
        text = text.replace("listen 443", f"listen {HERE}:{self.https}")
        text = text.replace(f"{NAME} {{", f"https://{NAME}:{self.https} {{\n\ttls internal")
        return self._placed(text).replace("8080", str(self.server))

    def _placed(self, text: str) -> str:
        return re.sub(r"(?<![\w.])/(etc|opt|var)/", rf"{self.root}/\1/", text)

    def take(self, *steps: str) -> list[str]:
        """Run the commands of steps in one shell; return what the stand-ins were called with."""
        calls = self.root / "calls"
        calls.unlink(missing_ok=True)
        environment = {
            **os.environ,
            "PATH": f"{self.root}/bin{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": MODULES,
            "ROOT": str(self.root),
            "CALLS": str(calls),
        }
        done = subprocess.run(
            ["sh", "-eu", "-c", self._placed("".join(steps))],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return calls.read_text().splitlines()

    def launch(self, _data: Path, **flags: object) -> Running:
        """Start the server as the installed unit says."""
        unit = (self.root / "etc/systemd/system/wolfden.service").read_text()
        facts = dict(re.findall(r"^(\w+)=(.+)$", unit, re.MULTILINE))
        program, command, *words = shlex.split(facts["ExecStart"])
        assert os.access(program, os.X_OK)
        assert (command, words) == ("serve", ["--port", str(self.server)])
        settings = Path(facts["EnvironmentFile"]).read_text()
        given = dict(re.findall(r"^WOLFDEN_(\w+)=(.+)$", settings, re.MULTILINE))
        data, url = Path(given.pop("DATA")), given.pop("URL")
        assert given == {"LOG": "json"}
        return launch(data, port=self.server, url=url, **flags)


def nginx_command(machine: Machine) -> list[str]:
    """Add a server that is away, as the comment says; return how to run nginx."""
    file = machine.root / "etc/nginx/conf.d/wolfden.conf"
    text = file.read_text()
    assert "    #server 127.0.0.1:8081 " in text
    file.write_text(text.replace("#server 127.0.0.1:8081", f"server {HERE}:{free_port()}"))
    main = machine.root / "etc/nginx/nginx.conf"
    return [PROGRAM, "-e", "stderr", "-p", str(machine.root), "-c", str(main)]


def caddy_command(machine: Machine) -> list[str]:
    """Add a server that is away, as the comment says; return how to run Caddy."""
    file, address = machine.root / "etc/caddy/Caddyfile", f"reverse_proxy {HERE}:{machine.server}"
    text = file.read_text().replace(address, f"{address} {HERE}:{free_port()}")
    # Nobody signs a certificate for the example, and nothing else is to be listened at.
    options = "admin off\nskip_install_trust\nauto_https disable_redirects"
    file.write_text(f"{{\n{options}\n}}\n{text}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


def test_the_steps_are_as_many_as_the_page_says() -> None:
    blocks = blocks_of("One machine, one file")
    said = re.search(r"six steps, (\d+) commands", README)
    assert said is not None
    assert (len(blocks), sum(map(len, map(str.splitlines, blocks)))) == (6, int(said[1]))


@needs_nginx
@pytest.mark.anyio
async def test_the_steps_lead_to_a_game_behind_nginx(tmp_path: Path) -> None:
    machine = Machine(tmp_path / "debian")
    calls = machine.take(*blocks_of("One machine, one file"))
    assert "systemctl enable --now wolfden" in calls
    assert calls[-1] == "systemctl reload nginx"
    await play_behind(machine, nginx_command(machine))


@needs_caddy
@pytest.mark.anyio
async def test_the_steps_lead_to_a_game_behind_caddy(tmp_path: Path) -> None:
    machine = Machine(tmp_path / "debian")
    steps = [*blocks_of("One machine, one file")[:4], *blocks_of("Caddy instead of nginx")]
    assert machine.take(*steps)[-1] == "systemctl reload caddy"
    await play_behind(machine, caddy_command(machine), has_port_80=False)


async def play_behind(machine: Machine, words: Sequence[str], *, has_port_80: bool = True) -> None:
    """Read pages and act, through the proxy that was set up."""
    home = {"HOME": str(machine.root), "XDG_DATA_HOME": str(machine.root)}
    with (
        serving(machine.root, machine.launch),
        running_program(words, machine.https, os.environ | home),
    ):
        for path, answer in (("/", "2 200"), ("/js/main.js", "2 200"), ("/metrics", "2 403")):
            assert await asyncio.to_thread(fetched, machine.https, path) == answer
        await act_once(machine.https)
        if has_port_80:
            headers = {"Host": NAME}
            async with httpx.AsyncClient(headers=headers) as http:
                plain = f"http://{HERE}:{machine.http}"
                assert (await http.get(f"{plain}/{TOKEN}")).text == "proof\n"
                moved = await http.get(f"{plain}/rules")
                assert moved.status_code == 301
                assert moved.headers["location"] == f"https://{NAME}/rules"


def fetched(port: int, path: str) -> str:
    """Return the version of HTTP and the status of a response through a proxy.

    Caddy listens before it has made its certificate: until then, no connection can be encrypted.
    """
    address = ["--resolve", f"{NAME}:{port}:{HERE}", f"https://{NAME}:{port}{path}"]
    words = ["curl", "--silent", "--insecure", "--http2", "--compressed", "--output", os.devnull]
    patience = ["--retry", "6", "--retry-all-errors"]
    done = subprocess.run(
        [*words, *patience, "--write-out", "%{http_version} %{http_code}", *address],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


async def act_once(port: int) -> None:
    """Come in and act through a proxy, as a browser at the address that people use does."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    headers = {"Host": NAME, "Origin": f"https://{NAME}"}
    url = f"https://{HERE}:{port}"
    async with httpx.AsyncClient(base_url=url, verify=context, headers=headers) as http:
        known = {"sni_hostname": NAME}
        came = await http.post("/api/guests", json={"name": "Ash"}, extensions=known)
        assert "Secure" in came.headers["set-cookie"]
        cookies = {"Cookie": came.headers["set-cookie"].partition(";")[0]}
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        # Here no bot that plays at random can lose before the guest has acted.
        plan = {"title": "the-wolves", "seats": seats}
        made = await http.post("/api/tables", json=plan, headers=cookies, extensions=known)
        opened = connect(
            f"wss://{NAME}:{port}/ws/tables/{made.json()['id']}",
            host=HERE,
            port=port,
            ssl=context,
            origin=Origin(f"https://{NAME}"),
            additional_headers=cookies,
        )
        async with opened as line:
            await Player(line).plays_on()


@pytest.mark.anyio
async def test_an_update_is_taken_back_by_the_steps(tmp_path: Path) -> None:
    machine = Machine(tmp_path / "debian")
    machine.take(*blocks_of("One machine, one file")[:4])
    update, way_back = blocks_of("Updating")
    with serving(machine.root, machine.launch) as server:
        async with guest(server.url) as ash:
            # The cookie is for https only, where the address that people use is.
            cookie = ash.cookies()
            ash.http.headers.update(cookie)
            before = await ash.table()
            assert machine.take(update)[-1] == "systemctl reload wolfden"
            after = await ash.table()
        assert server.stop() == 0
    calls = machine.take(way_back)
    assert (calls[0], calls[-1]) == ("systemctl stop wolfden", "systemctl start wolfden")
    with serving(machine.root, machine.launch) as server:
        async with httpx.AsyncClient(base_url=server.url, headers=cookie) as http:
            found = [await http.get(f"/api/tables/{table['id']}") for table in (before, after)]
    assert [answer.status_code for answer in found] == [200, 404]
