"""Choosing an action word by word, through the tree of words of the legal actions."""

from collections.abc import Sequence

from wolfden.core.choices import Choices, choices
from wolfden.core.contract import Action

Path = tuple[str, ...]


class UnknownWord(Exception):
    """No action continues with a word; ``words`` is the path up to and including it."""

    def __init__(self, words: Path) -> None:
        super().__init__(" ".join(words))
        self.words = words


class Chooser:
    """The words of an action that a person has chosen so far."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = {str(action): action for action in actions}
        self._trail: list[Path] = [()]

    @property
    def chosen(self) -> Path:
        """The words chosen so far."""
        return self._trail[-1]

    def choices(self) -> Choices:
        """Return the words so far, forced ones included, and those that may come next."""
        return self._at(self.chosen)

    def options(self) -> tuple[str, ...]:
        """Return what to offer; a single action is offered whole, never taken unasked."""
        here = self.choices()
        return here.options or (" ".join(here.chosen),)

    def action(self) -> Action | None:
        """Return the action once the chosen words leave no choice."""
        here = self.choices()
        return self._actions[" ".join(here.chosen)] if self.chosen and here.is_whole else None

    def take(self, words: Sequence[str]) -> None:
        """Choose words, or numbers of options; a whole action replaces the chosen words.

        Raises:
            UnknownWord: no action continues so; nothing is chosen then.
        """
        try:
            self._trail += self._follow(self.chosen, words)
        except UnknownWord:
            if not self.chosen or not self._begins(words[0]):
                raise
            self._trail = [(), *self._follow((), words)]

    def back(self) -> bool:
        """Drop the last chosen word; return whether there was one."""
        if len(self._trail) == 1:
            return False
        self._trail.pop()
        return True

    def offers(self, word: str) -> bool:
        """Whether this word may come next."""
        return self._step(self.chosen, word) is not None

    def completions(self, typed: str) -> list[str]:
        """Return the words that fit the last, perhaps unfinished word of a line."""
        *words, last = typed.split(" ")
        found: list[str] = []
        for start in dict.fromkeys([self.chosen, ()]):
            try:
                path = ([start, *self._follow(start, [word for word in words if word])])[-1]
            except UnknownWord:
                continue
            here = self._at(path)
            if not (path and here.is_whole):
                found += (*here.options, *here.chosen[len(path) : len(path) + 1])
        return [word for word in dict.fromkeys(found) if word.startswith(last)]

    def _begins(self, word: str) -> bool:
        """Whether an action begins with this word."""
        return choices(self._actions, (word,)) is not None

    def _at(self, path: Path) -> Choices:
        here = choices(self._actions, path)
        assert here is not None, "only paths that lead on are kept"
        return here

    def _follow(self, path: Path, words: Sequence[str]) -> list[Path]:
        """Return the paths after each of the words."""
        trail: list[Path] = []
        for word in words:
            after = self._step(path, word)
            if after is None:
                raise UnknownWord((*self._at(path).chosen, word))
            path = after
            trail.append(path)
        return trail

    def _step(self, path: Path, word: str) -> Path | None:
        """Return the path after one word: the next one, one past forced words, or a number."""
        forced = self._at(path)
        for start in (path, forced.chosen):
            if choices(self._actions, (*start, word)) is not None:
                return (*start, word)
        if not (word.isascii() and word.isdigit()):
            return None
        if not forced.options:
            return forced.chosen if word == "1" and not path else None
        number = int(word[:9])
        if not 1 <= number <= len(forced.options):
            return None
        return (*forced.chosen, forced.options[number - 1])
