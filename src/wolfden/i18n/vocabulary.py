"""The vocabulary of a title: from ``vocabulary.toml`` to what ``narration.py`` and the page read.

``docs/vocabulary.md`` describes the file. Templates and expressions are parsed here, once; both
interpreters get nested lists whose first item is the operation: ``["get", ["name", "it"], "hex"]``.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final

from wolfden.i18n.languages import LOCALES

FILE: Final = "vocabulary.toml"

FUNCTIONS: Final = ("seat", "count", "groups", "index", "list", "most", "split", "where")
"""What an expression can call besides the kinds of its title."""
PLAIN: Final = ("number", "word")
"""Kinds of facts that are inserted into a text unchanged."""

_SECTIONS: Final = {
    "prefix", "terms", "constants", "counts", "kinds", "events", "verbs", "words", "brief",
    "targets", "questions", "facts", "reasons", "reasons_two_players", "tallies",
    "narrations", "main",
}  # fmt: skip
_CASE: Final = {"form", "when", "let", "text", "args", "icon", "value", "be", "english", "place"}
_EVENT: Final = {"rule", "facts", "text", "args", "icon", "untold", "let"}
_QUESTION: Final = _CASE | {"options"}
_SCOPE: Final = frozenset({"view", "terms", "verbs"})
_ASKED: Final = _SCOPE | {"chosen", "options", "verb", "first", "second"}
_WORD: Final = _SCOPE | {"it", "place"}
_NARRATED: Final = _SCOPE | {"events", "seat", "viewer"}
_TALLIES: Final = ("seat", "table")
_TOKEN: Final = re.compile(r"'[^']*'|[A-Za-z_]\w*|!=|[!=]")
_SIGNS: Final[Mapping[type[ast.AST], str]] = {
    ast.And: "and", ast.Or: "or", ast.Add: "+", ast.Sub: "-",
    ast.Eq: "=", ast.NotEq: "!=", ast.Lt: "<", ast.Gt: ">", ast.In: "in",
}  # fmt: skip
_SLOT: Final = re.compile(r"<(\w+)(?::(\w+))?>")
_HOLE: Final = re.compile(r"\{([^{}]*)\}")
_KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)

Node = list[Any]
"""A parsed expression."""
Case = dict[str, Any]
"""A sentence for one case, with its templates and expressions parsed."""


class BrokenVocabulary(ValueError):
    """A vocabulary cannot be used; the sentence names the file and the place in it."""


class Vocabulary:
    """How the events, questions and words of a title become texts.

    ``page`` is everything an interpreter needs, as JSON; ``source`` is the file as it is written.
    """

    def __init__(self, path: Path, source: Mapping[str, Any]) -> None:
        self.path = path
        self.source = source
        self._keys = _text_keys(path.parent)
        self.keys: set[str] = set()
        """The keys of texts it may ask for."""
        self._check_keys("", source, _SECTIONS)
        self._kinds = {*FUNCTIONS, *source.get("kinds", {})}
        self._lists = source.get("terms", {})
        self.page: dict[str, Any] = {
            "terms": self._lists,
            "verbs": source.get("verbs", {}),
            "targets": source.get("targets", {}),
            "facts": source.get("facts", {}),
            "kinds": {
                kind: self._cases(f"kinds.{kind}", cases, _SCOPE | {"it"})
                for kind, cases in source.get("kinds", {}).items()
            },
            "words": self._cases("words", source.get("words", []), _WORD),
            "brief": self._cases("brief", source.get("brief", []), _WORD),
            "questions": self._cases("questions", source.get("questions", []), _ASKED),
            "narrations": self._cases("narrations", source.get("narrations", []), _NARRATED),
            "main": source.get("main", []),
            "routine": source.get("tallies", {}).get("routine", []),
            "events": {
                name: self._event(name, event) for name, event in source.get("events", {}).items()
            },
        }

        self._check_events("main", source.get("main", []))
        self.tallies = self._tallies(source.get("tallies", {}))
        """What is counted of a view, by name: of each ``seat``, and of the whole ``table``."""

    def _tallies(self, source: Mapping[str, Any]) -> dict[str, dict[str, Node]]:
        self._check_keys("tallies", source, [*_TALLIES, "events", "routine"])
        self._check_events("tallies", [*source.get("events", []), *source.get("routine", [])])
        for name in [name for of in _TALLIES for name in source.get(of, {})]:
            self._check_texts("tallies", f"part-{{title}}-{name}")
        return {
            of: self._arguments("tallies", source.get(of, {}), {*_SCOPE, "seat"}) for of in _TALLIES
        }

    def _check_events(self, place: str, names: Iterable[str]) -> None:
        for name in names:
            if name not in self.page["events"]:
                raise self.broken(place, f"unknown event {name!r}")

    def broken(self, place: str, problem: str) -> BrokenVocabulary:
        """Return the error that says what is wrong in a place of the file."""
        where = f"{self.path}: [{place}]" if place else str(self.path)
        return BrokenVocabulary(f"{where}: {problem}")

    def _check_keys(self, place: str, table: Mapping[str, Any], known: Iterable[str]) -> None:
        for key in table:
            if key not in known:
                listed = ", ".join(sorted(known))
                raise self.broken(place, f"unknown key {key!r}: the keys here are {listed}")

    # Cases.

    def _cases(self, place: str, cases: Any, scope: frozenset[str]) -> list[Case]:
        known = _QUESTION if place == "questions" else _CASE
        return [self._case(place, case, scope, known) for case in _listed(cases)]

    def _case(self, place: str, case: Case, scope: frozenset[str], known: set[str]) -> Case:
        self._check_keys(place, case, known)
        names = set(scope)
        ready: Case = {}
        for field in _present(case, "form", "options"):
            ready[field] = self._form(place, case[field])
            names |= set(re.findall(r"\(\?<(\w+)>", ready[field]["pattern"]))
        if "let" in case:
            ready["let"] = self._let(place, case["let"], names)
        for field in _present(case, "when", "be"):
            ready[field] = self._expression(place, case[field], names)
        for field in _present(case, "text", "icon", "value", "english", "place"):
            ready[field] = self._template(place, case[field], names)
        if "args" in case:
            ready["args"] = self._arguments(place, case["args"], names)
        self._check_texts(place, case.get("text", []))
        return ready

    def _event(self, name: str, event: Case) -> Case:
        place = f"events.{name}"
        self._check_keys(place, event, _EVENT)
        if "rule" not in event:
            raise self.broken(place, "the rule that makes it happen is missing: rule = ...")
        facts = event.get("facts", {})
        for kind in facts.values():
            if kind not in (*PLAIN, *self._kinds):
                raise self.broken(place, f"unknown kind {kind!r}")
        names = {*_SCOPE, "seat", *facts}
        rule = self._rule(place, event["rule"], names)
        if event.get("untold") is True:
            return {"rule": rule, "untold": ["is", True], "places": []}
        let = self._let(place, event.get("let", {}), names)
        text = event.get("text", f"{self.source['prefix']}-log-{name}")
        self._check_texts(place, text)
        args = {
            fact: ["name", fact] if kind in PLAIN else ["call", kind, ["name", fact]]
            for fact, kind in facts.items()
        }
        who = {"who": ["call", "seat", ["name", "seat"]]}
        ready: Case = {
            "rule": rule,
            "let": let,
            "text": self._template(place, text, names),
            "args": {**args, **who, **self._arguments(place, event.get("args", {}), names)},
            "places": [
                ["place", kind, ["name", fact]]
                for fact, kind in facts.items()
                if "place" in _listed(self.source.get("kinds", {}).get(kind, {}))[0]
            ],
        }
        if "icon" in event:
            ready["icon"] = self._template(place, event["icon"], names)
        if "untold" in event:
            ready["untold"] = self._expression(place, event["untold"], names)
        return ready

    def _rule(self, place: str, rule: str | list[str], names: set[str]) -> str | Node:
        """Return the number of a rule; a template where the facts decide which rule it is."""
        return rule if isinstance(rule, str) else self._template(place, rule, names)

    def _let(self, place: str, let: Mapping[str, str], names: set[str]) -> dict[str, Node]:
        """Parse named values; each name is known to what comes after it."""
        ready = {}
        for name, text in let.items():
            ready[name] = self._expression(place, text, names)
            names.add(name)
        return ready

    def _arguments(self, place: str, args: Mapping[str, str], names: set[str]) -> dict[str, Node]:
        return {name: self._expression(place, text, names) for name, text in args.items()}

    def _form(self, place: str, form: str) -> dict[str, Any]:
        """Return a form such as ``<prey:prey>@<hex>`` as a regular expression with named groups."""
        pattern, end, numbers = "", 0, []
        for slot in _SLOT.finditer(form):
            name, terms = slot.groups()
            pattern += re.escape(form[end : slot.start()])
            end = slot.end()
            if terms == "number":
                numbers.append(name)
            elif terms is not None and terms not in self._lists:
                raise self.broken(place, f"the form {form!r} speaks of unknown terms {terms!r}")
            words = "|".join(map(re.escape, self._lists.get(terms, [])))
            inside = r"\d+" if terms == "number" else words or ".+?"
            pattern += f"(?<{name}>{inside})"
        return {"pattern": f"^{pattern}{re.escape(form[end:])}$", "numbers": numbers}

    # Templates and expressions.

    def _template(self, place: str, texts: str | list[str], names: set[str]) -> Node:
        """Parse one or several templates; of several, the first that can be filled counts."""
        *others, ready = [self._one_template(place, text, names) for text in _listed(texts)]
        return reduce(lambda node, other: ["or", other, node], reversed(others), ready)

    def _one_template(self, place: str, text: str, names: set[str]) -> Node:
        text, _if, condition = text.partition(" if ")
        parts = _HOLE.split(text)
        nodes = [
            self._expression(place, part, names) if at % 2 else ["is", part]
            for at, part in enumerate(parts)
            if part
        ]
        node = nodes[0] if len(parts) == 1 else ["join", nodes]
        return ["and", self._expression(place, condition, names), node] if condition else node

    def _expression(self, place: str, text: str, names: Iterable[str]) -> Node:
        try:
            return _Reader(names, self._kinds).read(text)
        except ValueError as error:
            raise self.broken(place, f"{text!r}: {error}") from error

    def _check_texts(self, place: str, texts: str | list[str]) -> None:
        """Check that every key is in the English texts; braces match any characters."""
        for text in _listed(texts):
            template = text.partition(" if ")[0]
            pattern = ".+".join(re.escape(part) for part in _HOLE.split(template)[::2])
            found = {key for key in self._keys if re.fullmatch(pattern, key)}
            if not found:
                raise self.broken(place, f"no English text has the key {template!r}")
            self.keys |= found


class _Reader:
    """Reads expressions (``docs/vocabulary.md``) as Python ones with a few other signs."""

    def __init__(self, names: Iterable[str], kinds: Iterable[str]) -> None:
        self._names = set(names)
        self._kinds = set(kinds)

    def read(self, text: str) -> Node:
        try:
            tree = ast.parse(_TOKEN.sub(_in_python, text.strip()), mode="eval")
        except SyntaxError as error:
            raise ValueError("it cannot be read") from error
        return self._node(tree.body)

    def _node(self, node: ast.expr) -> Node:  # noqa: C901 (one line or two each)
        match node:
            case ast.Constant(value=str() | int() as value):
                return ["is", value]
            case ast.Name(id=name):
                return ["name", _known(name, self._names, "is unknown here")]
            case ast.Call(func=ast.Name(id=kind), args=given, keywords=[]):
                return ["call", _known(kind, self._kinds, "is not a kind"), *map(self._node, given)]
            case ast.Attribute(value=inner, attr=field):
                return ["get", self._node(inner), field[:-1]]
            case ast.Subscript(
                value=inner, slice=ast.Compare(ast.Name(id=field), [ast.Eq()], [sought])
            ):
                return ["find", self._node(inner), field[:-1], self._node(sought)]
            case ast.Subscript(value=inner, slice=key):
                return ["at", self._node(inner), self._node(key)]
            case ast.UnaryOp(op=ast.Invert(), operand=inner):
                return ["!", self._node(inner)]
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                return ["-", ["is", 0], self._node(inner)]
            case ast.BoolOp(op=op, values=[first, *others]):
                return reduce(
                    lambda one, other: [_SIGNS[type(op)], one, self._node(other)],
                    others,
                    self._node(first),
                )
            case ast.BinOp(left=one, op=op, right=other) if type(op) in _SIGNS:
                return [_SIGNS[type(op)], self._node(one), self._node(other)]
            case ast.Compare(left=one, ops=[op], comparators=[other]) if type(op) in _SIGNS:
                return [_SIGNS[type(op)], self._node(one), self._node(other)]
        raise ValueError("it cannot be read")


def _in_python(token: re.Match[str]) -> str:
    """Return a token of an expression as Python writes it; names may be words of Python."""
    word = token[0]
    if word in ("and", "or", "in", "!="):
        return word
    return f"r{word}" if word[0] == "'" else {"!": "~", "=": "=="}.get(word, f"{word}_")


def _known(name: str, known: Iterable[str], problem: str) -> str:
    if name[:-1] not in known:
        raise ValueError(f"{name[:-1]!r} {problem}")
    return name[:-1]


def _listed(one_or_several: Any) -> list[Any]:
    return one_or_several if isinstance(one_or_several, list) else [one_or_several]


def _present(case: Case, *fields: str) -> list[str]:
    """Return the fields that a case has."""
    return [field for field in fields if field in case]


@cache
def load_vocabulary(folder: Path) -> Vocabulary:
    """Return the vocabulary of a title from the folder of its package.

    Raises:
        BrokenVocabulary: something in it cannot be used.
    """
    path = folder / FILE
    try:
        return Vocabulary(path, tomllib.loads(path.read_text(encoding="utf-8")))
    except BrokenVocabulary:
        raise
    except (OSError, ValueError) as error:
        raise BrokenVocabulary(f"{path}: {error}") from error


def _text_keys(folder: Path) -> set[str]:
    """Return the keys of a title's English texts and of those all titles share."""
    paths = [folder / "texts" / "en.ftl", LOCALES / "en" / "games.ftl"]
    return {key for path in paths for key in _KEY.findall(path.read_text(encoding="utf-8"))}
