"""Every reason of the rules has a text in every language, with names for what it mentions."""

import re
from importlib import import_module

import pytest

from tests.i18n.test_problems import english
from tests.web.languages import used_by
from wolfden.core.contract import Reason
from wolfden.core.events import Fact
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import face_of
from wolfden.titles import TITLES

FACTS: dict[str, Fact] = {
    "terrain": "forest", "track": "speed", "wolf": "alpha", "word": "hare", "hex": "c4",
    "card": "scare", "hunter": "bishop", "season": "winter", "space": "winter",
    "token": "devil", "trace": "devil", "channel": "red-island~blue-island",
    "battle": "@red-forest",
}  # fmt: skip
"""Words of the rules that texts choose by; anything else is shown as it is."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES.ids())
def test_every_reason_has_a_text(
    title: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    module = import_module(f"wolfden.titles.{title.replace('-', '_')}.rules.vocabulary")
    face = face_of(title, Translator(language))
    for code, rule in vars(module)["REASON_RULES"].items():
        facts = {
            name: FACTS.get(name, "7")
            for name in {*used_by(f"reason-{title}-{code}", english()), *FACTS}
        }
        said = face.refusal(Reason(code, rule, facts, title), {})
        assert said, code
        assert not re.search(r"[{}]", said)
    assert caplog.messages == []
