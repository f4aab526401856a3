"""The entry point of ``wolfden``: runs a command and returns its exit code.

It needs the standard library alone, so that a missing extra gets one sentence.
"""

import os
import sys
from collections.abc import Sequence
from errno import EIO, EPIPE
from typing import Final

READER_GONE: Final = 1
BAD_USAGE: Final = 2
INTERRUPTED: Final = 130
USUAL_EXTRA: Final = "terminal"
EXTRAS: Final = {
    "analyse": "arena",
    "animate": "svg",
    "arena": "arena",
    "puzzles": "arena",
    "review": "arena",
    "train": "train",
    "serve": "server",
    "tables": "server",
    "guests": "server",
    "backup": "server",
    "migrate-data": "server",
    "picture": "svg",
    "restore": "server",
    "reports": "server",
    "invitations": "server",
}
"""The extra each command needs, where it is not the usual one."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    _replace_unencodable_characters()
    words = list(sys.argv[1:] if arguments is None else arguments)
    extra = next((EXTRAS[word] for word in words if word in EXTRAS), USUAL_EXTRA)
    try:
        from wolfden.commands import run  # noqa: PLC0415 (needs an extra)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("wolfden"):
            raise
        return report_error(f"{error.name} is not installed: pip install 'wolfden[{extra}]'")
    try:
        done = run(words, extra)
        sys.stdout.flush()
    except OSError as error:
        # Nothing more is written to a reader that has gone.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE if error.errno in (EPIPE, EIO) else report_error(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return done


def report_error(sentence: str) -> int:
    """Print what is wrong; return the exit code."""
    print(f"wolfden: {sentence}", file=sys.stderr)
    return BAD_USAGE


def _replace_unencodable_characters() -> None:
    """Let a terminal without our characters show substitutes instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
