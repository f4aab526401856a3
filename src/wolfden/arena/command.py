"""``wolfden arena``: its flags, and what happens when it is called.

What needs the extra is loaded when a tournament begins.
"""

from datetime import datetime
from pathlib import Path
from typing import Any

from wolfden.command_line import (
    COUNT,
    SECONDS,
    option,
    pass_translator,
    title_argument,
    title_command,
)
from wolfden.core.contract import Game
from wolfden.i18n.translator import Translator


@title_command()
@title_argument
@option("--seats", metavar="LIST")
@option("--games", type=COUNT, default=100, metavar="N")
@option("--players", type=COUNT, metavar="N")
@option("--swap", is_flag=True)
@option("--seed", metavar="WORD")
@option("--limit", type=SECONDS, metavar="SECONDS")
@option("--workers", type=COUNT, metavar="N")
@option("--cluster", is_flag=False, flag_value="auto", metavar="[ADDRESS]")
@option("--out", type=Path, metavar="DIR")
@option("--dataset", type=Path, metavar="FILE")
@option("--ladder", is_flag=False, flag_value="", metavar="[LIST]")
@pass_translator
def arena(
    translator: Translator, /, title: Game, out: Path | None, ladder: str | None, **given: Any
) -> int:
    """Play a tournament or a ladder."""
    from wolfden.arena import session  # noqa: PLC0415 (needs an extra)

    name = title.meta().id
    out = out or Path(f"arena-{name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}")
    order = session.TournamentOrder(title=name, out=out, translator=translator, **given)
    return session.run(order) if ladder is None else session.climb(order, ladder)
