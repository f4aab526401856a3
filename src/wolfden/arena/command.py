"""``wolfden arena``: its flags, and what happens when it is called.

What needs the extra is loaded when a tournament begins.
"""

from datetime import datetime
from pathlib import Path
from typing import Final

from wolfden.command_line import (
    COUNT,
    SECONDS,
    option,
    pass_translator,
    title_argument,
    title_command,
)
from wolfden.core.contract import Game
from wolfden.core.options import Options
from wolfden.i18n.translator import Translator

GAMES: Final = 100
BARE_CLUSTER: Final = "auto"


@title_command()
@title_argument
@option("--seats", metavar="LIST")
@option("--games", type=COUNT, default=GAMES, metavar="N")
@option("--players", type=COUNT, metavar="N")
@option("--swap", is_flag=True)
@option("--seed", metavar="WORD")
@option("--limit", type=SECONDS, metavar="SECONDS")
@option("--workers", type=COUNT, metavar="N")
@option("--cluster", is_flag=False, flag_value=BARE_CLUSTER, metavar="[ADDRESS]")
@option("--out", type=Path, metavar="DIR")
@option("--ladder", is_flag=False, flag_value="", metavar="[LIST]")
@pass_translator
def arena(
    translator: Translator,
    title: Game,
    seats: str | None,
    games: int,
    players: int | None,
    swap: bool,
    seed: str | None,
    limit: float | None,
    workers: int | None,
    cluster: str | None,
    out: Path | None,
    ladder: str | None,
    options: Options,
) -> int:
    """Play a tournament or a ladder.

    Raises:
        WolfdenError: what is wrong, in one sentence.
    """
    from wolfden.arena import ladder as ladders  # noqa: PLC0415 (needs an extra)
    from wolfden.arena import session  # noqa: PLC0415 (needs an extra)

    order = session.Order(
        title=title.meta().id,
        seats=seats,
        games=games,
        players=players,
        swap=swap,
        seed=seed,
        limit=limit,
        workers=workers,
        cluster=cluster,
        out=out or _fresh_folder(title.meta().id),
        options=options,
        translator=translator,
    )
    return session.run(order) if ladder is None else ladders.climb(order, ladder)


def _fresh_folder(title: str) -> Path:
    return Path(f"arena-{title}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}")
