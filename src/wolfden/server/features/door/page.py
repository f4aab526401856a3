"""The page in front of a closed server: one form, no scripts, nothing about what is inside."""

from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote, urlencode

from wolfden.core.errors import WolfdenError
from wolfden.i18n.languages import LANGUAGES, language_name
from wolfden.i18n.translator import Translator
from wolfden.server.base.translators import translator_of

MOVE: Final = "/move/"
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    # With less, the browser would not name itself as the origin of the form.
    "Referrer-Policy": "same-origin",
    "Vary": "Accept, Accept-Language, Cookie",
    "X-Robots-Tag": "noindex",
}
_HEAD: Final = (
    '<meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
    '<meta name="color-scheme" content="dark light">'
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
    '<link rel="stylesheet" href="/css/fonts.css">'
    '<link rel="stylesheet" href="/css/tokens.css">'
    '<link rel="stylesheet" href="/css/door.css">'
)


class DoorPage(NamedTuple):
    """What the page says; ``kind`` is empty for the password, ``invited`` or ``move`` for a code.

    ``to`` is where its visitor wanted to go.
    """

    language: str
    to: str = "/"
    kind: str = ""
    code: str = ""
    error: WolfdenError | None = None

    @classmethod
    def before(cls, to: str, language: str) -> "DoorPage":
        """Return the page for a path that was asked for, which may contain a code."""
        if to.startswith(MOVE):
            return cls(language, to, "move", to.removeprefix(MOVE).partition("?")[0])
        return cls(language, to)

    def render(self) -> str:
        """Return the page as HTML."""
        translator = translator_of(self.language)
        prefix = f"door-{self.kind}-" if self.kind else "door-"
        title, lead = (escape(translator.translate(prefix + part)) for part in ("title", "lead"))
        return (
            f'<!doctype html><html lang="{translator.language}"><head>{_HEAD}'
            f"<title>{title} · Wolfden</title></head><body><main>"
            f'<img src="/icon.svg" alt=""><h1>{title}</h1><p>{lead}</p>'
            f"{self._form(translator)}{self._languages(translator)}</main></body></html>"
        )

    def _form(self, translator: Translator) -> str:
        button = f"<button>{escape(translator.translate('door-enter'))}</button>"
        hidden = _hidden("to", self.to) + _hidden("lang", translator.language)
        if self.code:
            hidden += _hidden("key", self.code)
        else:
            hidden += self._field(translator)
        return f'<form method="post" action="/door">{hidden}{button}</form>'

    def _field(self, translator: Translator) -> str:
        label, described, problem = escape(translator.translate("door-key")), "", ""
        if self.error is not None:
            sentence = escape(translator.error_message(self.error))
            problem = f'<p class="wrong" id="wrong" role="alert">{sentence}</p>'
            described = ' aria-describedby="wrong" aria-invalid="true"'
        return (
            f'<label for="key">{label}</label>'
            '<input id="key" name="key" type="password" autocomplete="current-password" '
            f'autocapitalize="none" maxlength="200" required autofocus{described}>{problem}'
        )

    def _languages(self, translator: Translator) -> str:
        """Return the page's links to itself in all languages."""
        path = f"/door/{quote(self.code)}" if self.kind == "invited" else "/door"
        links = []
        for language in LANGUAGES:
            query = {"lang": language, **({} if self.to == "/" else {"to": self.to})}
            address = escape(f"{path}?{urlencode(query)}")
            current = ' aria-current="true"' if language == translator.language else ""
            links.append(
                f'<li><a href="{address}" lang="{language}" hreflang="{language}"{current}>'
                f"{escape(language_name(language))}</a></li>"
            )
        label = escape(translator.translate("door-languages"))
        return f'<nav aria-label="{label}"><ul>{"".join(links)}</ul></nav>'


def _hidden(name: str, value: str) -> str:
    return f'<input type="hidden" name="{name}" value="{escape(value)}">'
