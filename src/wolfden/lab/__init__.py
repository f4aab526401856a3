"""The lab: games through the interfaces that researchers use.

Programs start with ``aec`` (PettingZoo), ``single`` (Gymnasium), ``spiel`` (OpenSpiel) or ``batch``
(many games at once into NumPy arrays). All are built on ``words``: games played word by word, with
a fixed table of words for each title (``actions``). Nothing is imported here, because most of them
need the extra ``wolfden[lab]``. See ``docs/lab.md``.
"""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def lab_libraries() -> Iterator[None]:
    """Let a library that is missing be told with the extra that it comes with."""
    try:
        yield
    except ModuleNotFoundError as error:
        words = f"{error}. Install the extra: pip install 'wolfden[lab]'"
        raise ModuleNotFoundError(words, name=error.name) from error
