"""The lab: games through the interfaces that researchers use.

Programs start with ``aec`` (PettingZoo), ``single`` (Gymnasium), ``spiel`` (OpenSpiel) or ``batch``
(many games together in NumPy arrays). All are built on ``words``: games played word by word, with
a fixed table of words for each title (``actions``). Nothing is imported here, because most of them
need the extra ``wolfden[lab]``. See ``docs/lab.md``.
"""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def lab_libraries() -> Iterator[None]:
    """Name the extra of a library that is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        words = f"{error}. Install the extra: pip install 'wolfden[lab]'"
        raise ModuleNotFoundError(words, name=error.name) from error
