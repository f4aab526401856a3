"""E-mail: only to addresses whose owner confirmed them, each with a link that stops it."""

import secrets
import ssl
from email.message import EmailMessage
from email.policy import SMTP as SMTP_POLICY
from functools import cached_property
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

import aiosmtplib
from email_validator import EmailNotValidError, validate_email
from itsdangerous import BadSignature, URLSafeSerializer

from wolfden.i18n.translator import Translator
from wolfden.server.base.config import Config
from wolfden.server.base.errors import BadRequest, NotFound
from wolfden.server.guests.store import GuestRow

SECONDS: Final = 10.0
SMTP: Final = 25
_SALT: Final = "wolfden mail"
_WHOLE_LINES: Final = SMTP_POLICY.clone(max_line_length=0)
"""Python would encode a long link in a header to fold it, and no mail program could follow it."""

Purpose = Literal["confirm", "stop"]


def check_address(text: str) -> str:
    """Return an e-mail address as mail servers take it: one mailbox, in ASCII.

    BadRequest if it is none. Whether anybody reads it there is for the confirmation to find out.
    """
    try:
        found = validate_email(text, check_deliverability=False, allow_smtputf8=False, strict=True)
    except EmailNotValidError as error:
        raise BadRequest("email", address=text) from error
    assert found.ascii_email is not None
    return found.ascii_email


class MailLinks:
    """Links in e-mail: signed, so that only who received them can use them."""

    def __init__(self, keys: list[str], config: Config) -> None:
        self._serializer = URLSafeSerializer(keys, salt=_SALT)
        self._base = config.url.rstrip("/") or f"http://{config.host}:{config.port}"

    def make(self, purpose: Purpose, guest: GuestRow) -> str:
        """Return the link for a purpose and the address a guest has now."""
        token = self._serializer.dumps([purpose, guest.id, guest.email])
        return f"{self._base}/mail/{purpose}?token={token}"

    def read(self, purpose: str, token: str) -> tuple[str, str]:
        """Return the guest's id and the address of a link; NotFound if it is not ours."""
        try:
            found = self._serializer.loads(token)
        except BadSignature as error:
            raise NotFound("mail-link") from error
        if found[0] != purpose:
            raise NotFound("mail-link")
        return found[1], found[2]


class Mailer:
    """Sends e-mail through the operator's mail server, if there is one."""

    def __init__(self, config: Config, links: MailLinks) -> None:
        self._config = config
        self._links = links

    @property
    def is_on(self) -> bool:
        """Whether there is a mail server."""
        return bool(self._config.smtp)

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def ask_to_confirm(self, guest: GuestRow, translator: Translator) -> None:
        """Ask the owner of a guest's address whether it may be written to."""
        link = self._links.make("confirm", guest)
        text = translator.translate("mail-confirm", {"link": link})
        await self.send(guest, translator.translate("mail-confirm-subject"), text, translator)

    async def send(
        self, guest: GuestRow, subject: str, text: str, translator: Translator, name: str = ""
    ) -> None:
        """Send a guest a text; BadRequest if an address stored long ago is none.

        ``name`` names the mail: should it go out twice, mail programs see that it is the same.
        """
        stop, address = self._links.make("stop", guest), check_address(guest.email)
        message = EmailMessage()
        message["From"], message["To"] = self._config.mail_from, address
        message["Subject"] = subject
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        domain = self._config.mail_from.rpartition("@")[2]
        message["Message-ID"] = f"<{name or secrets.token_hex(16)}@{domain}>"
        message.set_content(f"{text}\n\n{translator.translate('notice-foot', {'link': stop})}\n")
        server = urlsplit(self._config.smtp)
        await aiosmtplib.send(
            message.as_bytes(policy=_WHOLE_LINES),
            sender=self._config.mail_from,
            recipients=[address],
            hostname=server.hostname,
            port=server.port or SMTP,
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            tls_context=self._tls,
            timeout=SECONDS,
        )
