"""Posting to addresses that guests name: into the open network only, never to a neighbour."""

import asyncio
import ipaddress
import socket

import httpx

HTTPS = 443


async def post_in_the_open(address: str, content: object, timeout: float) -> None:
    """Post JSON to a webhook at a public address.

    Its name is looked up once, and what was looked up is checked and connected to: whoever owns the
    name cannot let it lead elsewhere in between.

    Raises:
        ValueError: the address is not public.
        OSError, httpx.HTTPError: it does not answer as it should.
    """
    url, place = await public_place(address)
    headers = {"host": url.netloc.decode("ascii")}
    # Through a proxy somebody else would look the name up.
    async with httpx.AsyncClient(timeout=timeout, trust_env=False) as http:
        answer = await http.post(
            url.copy_with(host=place),
            json=content,
            headers=headers,
            extensions={"sni_hostname": url.host},
        )
    answer.raise_for_status()


async def public_place(address: str) -> tuple[httpx.URL, str]:
    """Return a webhook's address and the number its name stands for.

    Raises:
        ValueError: it is no https address, or leads to a private one.
        OSError: the name is unknown.
    """
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL as error:
        raise ValueError(f"a webhook needs an address: {error}") from error
    if url.scheme != "https" or not url.host:
        raise ValueError("a webhook begins with https://")
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(url.host, url.port or HTTPS, type=socket.SOCK_STREAM)
    places = [str(where[0]) for *_, where in found]
    if not all(ipaddress.ip_address(place).is_global for place in places):
        raise ValueError("a webhook must not lead to a private address")
    return url, places[0]
