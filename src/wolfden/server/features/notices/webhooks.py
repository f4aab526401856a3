"""Posts to webhooks and push services: only public addresses, and no answer is read."""

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

import httpx
import msgspec

from wolfden.server.base.config import Config
from wolfden.server.base.errors import BadRequest
from wolfden.server.features.notices.resolving import HTTPS, NameResolver

SECONDS: Final = 10.0
"""A post may take so long, from the connection to the answer's headers."""
PORTS: Final = (None, 80, 443)
LAST_PORT: Final = 65535
MAX_CONCURRENT: Final = 20
"""Posts under way at once, those not counted whose names are still looked up."""
PAYLOAD: Final = {"username": "Wolfden", "allowed_mentions": {"parse": []}}
"""Sent along with the text: the sender, and that no name in it is a mention."""

_RESERVED: Final[tuple[IPv4Network | IPv6Network, ...]] = tuple(
    ip_network(text)
    for text in (
        "192.0.0.0/24",  # protocol assignments
        "192.88.99.0/24",  # relays of 6to4
        "224.0.0.0/4",  # multicast
        "::/96",  # IPv4-compatible
        "::ffff:0:0/96",  # IPv4-mapped
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64, local
        "100::/64",  # discarded
        "2001::/23",  # protocol assignments, Teredo
        "2002::/16",  # 6to4
        "3fff::/20",  # documentation
        "5f00::/16",  # segment routing
        "fec0::/10",  # site-local
        "ff00::/8",  # multicast
    )
)
"""Networks that are not public, or lead to others, besides those that ``is_global`` knows."""


class Webhooks:
    """The client of all posts; ``to_any``: private addresses, plain http and all ports too."""

    def __init__(self, to_any: bool, resolver: NameResolver | None = None) -> None:
        self._to_any = to_any
        self._client: httpx.AsyncClient | None = None
        self._resolver = resolver or NameResolver()
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def post(self, address: str, text: str, owner: str = "") -> None:
        """Post a text for a guest, its owner, in the format of Discord and compatible services.

        ValueError if the address is not public; OSError, which a timeout is too, or
        httpx.HTTPError if it does not answer as it should.
        """
        content = msgspec.json.encode({**PAYLOAD, "content": text})
        await self.send(address, content, {"content-type": "application/json"}, owner)

    async def send(
        self, address: str, content: bytes, headers: dict[str, str], owner: str = ""
    ) -> None:
        """Post some bytes; raises as ``post``."""
        if self._to_any:
            await self._send(parse_address(address), content, headers)
            return
        # The checked address is connected to: the owner of the name cannot redirect it.
        url, host = await resolve_public(address, self._resolver, owner)
        headers, sni = {**headers, "host": url.netloc.decode()}, {"sni_hostname": url.host}
        await self._send(url.copy_with(host=host), content, headers, sni)

    async def _send(
        self,
        url: httpx.URL,
        content: bytes,
        headers: dict[str, str],
        extensions: dict[str, str] | None = None,
    ) -> None:
        """Post, and hang up after the answer's headers: nobody needs its body."""
        sending = self._shared_client().stream(
            "POST", url, content=content, headers=headers, extensions=extensions
        )
        async with self._slots, asyncio.timeout(SECONDS), sending as answer:
            answer.raise_for_status()

    def _shared_client(self) -> httpx.AsyncClient:
        """Return the client; its TLS context is costly, so there is one.

        Connections are not used again: one address may have many names, and each proves its own. A
        proxy would look up the name itself.
        """
        if self._client is None:
            once = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.AsyncClient(timeout=SECONDS, trust_env=False, limits=once)
        return self._client

    async def stop(self) -> None:
        """Close the client."""
        if self._client is not None:
            await self._client.aclose()


def parse_address(address: str) -> httpx.URL:
    """Return the URL of an address that a guest has given; ValueError if it is not one."""
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL as error:
        raise ValueError(f"a webhook needs an address: {error}") from error
    if (url.port or 0) > LAST_PORT:
        raise ValueError("a webhook needs an address: there is no such port")
    return url


async def resolve_public(
    address: str, resolver: NameResolver, owner: str = ""
) -> tuple[httpx.URL, str]:
    """Return a webhook's URL and the public IP address of its host.

    ValueError if it is not an https URL at a usual port or its host is not public, OSError if the
    host is unknown.
    """
    url = parse_address(address)
    if url.scheme != "https" or not url.host or url.port not in PORTS:
        raise ValueError("a webhook begins with https:// and has no port of its own")
    hosts = await resolver.resolve(owner, url.host, url.port or HTTPS)
    if not hosts or not all(map(is_public, hosts)):
        raise ValueError("a webhook must not lead to a private address")
    return url, hosts[0]


def is_public(host: str) -> bool:
    """Whether an IP address leads to the public network, and by no detour.

    >>> is_public("1.1.1.1"), is_public("127.0.0.1"), is_public("64:ff9b::7f00:1")
    (True, False, False)
    """
    address = ip_address(host)
    return address.is_global and not any(address in network for network in _RESERVED)


def require_https(config: Config, address: str) -> None:
    """Raise BadRequest for a plain http address, unless the operator allows any."""
    if config.webhooks == "public" and address.startswith("http:"):
        raise BadRequest("webhook")
