"""What is done again and again while a server runs."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.errors import WolfdenError
from wolfden.server.base.log import log


async def repeat(what: str, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """Do something for ever; what fails is logged, and done again the next time."""
    while True:
        try:
            await work()
        except (WolfdenError, SQLAlchemyError) as error:
            log.error("upkeep failed", what=what, reason=str(error))
        except Exception:
            # A mistake of ours, or a row that cannot be read, must not end it for good.
            log.exception("upkeep failed", what=what)
        await asyncio.sleep(seconds)
