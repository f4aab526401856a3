"""Reading lines on a terminal, words completed while they are typed."""

from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completion
from prompt_toolkit.completion import Completer as WordCompleter
from prompt_toolkit.document import Document

Completer = Callable[[str], dict[str, str]]
"""Returns the words that may stand where the last one typed so far stands, and their meanings."""


class Typist:
    """Reads lines; what was typed before comes back with the arrow keys."""

    def __init__(self) -> None:
        self._session: PromptSession[str] = PromptSession()

    def read(self, prompt: str, completer: Completer) -> str:
        """Read one line.

        Raises:
            EOFError, KeyboardInterrupt: the person left by Ctrl-D or Ctrl-C.
        """
        return self._session.prompt(prompt, completer=_Words(completer))


class _Words(WordCompleter):
    """Completes the last word of the line."""

    def __init__(self, complete: Completer) -> None:
        self._complete = complete

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        """Return the words that fit what is typed."""
        typed = document.text_before_cursor
        start = -len(typed.rpartition(" ")[2])
        return [
            Completion(word, start_position=start, display_meta=meaning)
            for word, meaning in self._complete(typed).items()
        ]
