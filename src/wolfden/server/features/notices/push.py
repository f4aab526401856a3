"""Web push: messages that only one browser can read, signed by this server (RFC 8291, 8292)."""

import base64
import binascii
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from wolfden.server.base import ids
from wolfden.server.base.errors import BadRequest
from wolfden.server.base.log import log
from wolfden.server.base.times import now
from wolfden.server.database.engine import Database
from wolfden.server.database.schema import PUSHES
from wolfden.server.database.writer import delete
from wolfden.server.features.notices.store import PushQueries, PushRow, load_push_key, upsert_push
from wolfden.server.features.notices.webhooks import Webhooks
from wolfden.server.features.notices.wire import NewPush
from wolfden.server.guests.store import GuestRow, require_session

LASTS: Final = 24 * 60 * 60
"""Seconds for which a push service keeps a message for a browser that is off."""
SIGNED_FOR: Final = 12 * 60 * 60
"""Seconds for which a signature is valid; push services accept at most a day."""
GONE: Final = (404, 410)
"""What a push service answers for a browser that receives no more pushes."""
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
TOPIC_LENGTH: Final = 32


class PushMessage(msgspec.Struct):
    """What a browser shows; one with the same ``tag`` replaces it."""

    title: str
    body: str
    url: str
    tag: str


class Pusher:
    """Sends pushes to the browsers that guests have registered."""

    def __init__(self, database: Database, webhooks: Webhooks, contact: str) -> None:
        self._queries, self._writer = PushQueries(database), database.writer
        self._webhooks, self._contact = webhooks, contact
        self._signer = Vapid02.from_raw(load_push_key(database.write_engine, _new_key()).encode())

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with."""
        point = self._signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _encode(point)

    async def register(self, guest: GuestRow, push: NewPush) -> None:
        """Send a guest's pushes to a browser too.

        BadRequest if its keys are not keys, or nothing can be signed for its address.

        NoGuest if the session was signed out meanwhile.
        """
        try:
            _receiver_keys(push.p256dh, push.auth)
            self._sign(push.endpoint)
        except ValueError as error:
            raise BadRequest("push-keys") from error
        fields = msgspec.structs.asdict(push)
        row = PushRow(digest=ids.digest(push.endpoint), guest=guest.id, created=now(), **fields)
        await self._writer.write(require_session(guest), *upsert_push(row))

    async def forget(self, guest: str, endpoint: str) -> None:
        """Send a guest's pushes to a browser no more."""
        await self._writer.write(delete(PUSHES, guest=guest, digest=ids.digest(endpoint)))

    async def browsers(self, guest: str) -> list[PushRow]:
        """Return the browsers of a guest."""
        return await self._queries.of_guest(guest)

    async def send(self, browser: PushRow, message: PushMessage) -> None:
        """Send a message to a browser; one that is gone is forgotten.

        Raises as ``Webhooks.send``.
        """
        content = encrypt(msgspec.json.encode(message), browser.p256dh, browser.auth)
        try:
            headers = self._headers(browser, message)
            await self._webhooks.send(browser.endpoint, content, headers, browser.guest)
        except httpx.HTTPStatusError as error:
            if error.response.status_code not in GONE:
                raise
            log.info("a browser receives no more pushes", guest=browser.guest)
            await self._writer.write(delete(PUSHES, digest=browser.digest))

    def _headers(self, browser: PushRow, message: PushMessage) -> dict[str, str]:
        return {
            **self._sign(browser.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "topic": ids.digest(message.tag).hex()[:TOPIC_LENGTH],
        }

    def _sign(self, endpoint: str) -> dict[str, str]:
        """Return the headers that say who sends; ValueError for an address that has no name."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self._contact,
        }
        try:
            signed: dict[str, str] = self._signer.sign(claims)
        except VapidException as error:
            raise ValueError(str(error)) from error
        return signed


def encrypt(content: bytes, p256dh: str, auth: str) -> bytes:
    """Return a content that only the browser with these keys can read."""
    receiver, secret = _receiver_keys(p256dh, auth)
    sender = ec.generate_private_key(ec.SECP256R1())
    encrypted: bytes = http_ece.encrypt(
        content, private_key=sender, dh=receiver, auth_secret=secret, version="aes128gcm"
    )
    return encrypted


def _receiver_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """Return a browser's public key and secret; ValueError if they are not."""
    receiver, secret = _decode(p256dh), _decode(auth)
    if len(receiver) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise ValueError("a push needs a point of 65 bytes and a secret of 16")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver)
    return receiver, secret


def _new_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encode(number.to_bytes(32, "big"))


def _encode(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except binascii.Error as error:
        raise ValueError(str(error)) from error
