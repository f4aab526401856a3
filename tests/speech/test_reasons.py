"""Every reason of the rules is told in every language, with words for what it speaks of."""

import re
from importlib import import_module

import pytest

from wolfden.core.contract import Reason
from wolfden.core.events import Fact
from wolfden.games import TITLES
from wolfden.speech.languages import LANGUAGES
from wolfden.speech.translator import Translator
from wolfden.terminal.faces import face_of

FACTS: dict[str, Fact] = {
    "terrain": "forest", "track": "speed", "wolf": "alpha", "word": "hare", "hex": "c4",
    "card": "scare", "hunter": "bishop", "season": "winter", "space": "winter",
    "token": "devil", "trace": "devil",
}  # fmt: skip
"""Words of the rules that texts choose by; anything else is shown as it is."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES.ids())
def test_every_reason_is_told(title: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    module = import_module(f"wolfden.games.{title.replace('-', '_')}.reasons")
    face = face_of(title, Translator(language))
    for code, (rule, sentence) in vars(module)["REASONS"].items():
        names = re.findall(r"{(\w+)}", sentence)
        facts = {name: FACTS.get(name, 7) for name in {*names, *FACTS}}
        said = face.refusal(Reason(code, rule, sentence, facts))
        assert said, code
        assert not re.search(r"[{}]", said)
    assert caplog.messages == []
