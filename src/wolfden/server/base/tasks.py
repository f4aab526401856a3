"""Tasks in the background that end with what has started them."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class BackgroundTasks:
    """Starts tasks, and cancels those that still run when it is stopped."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def _start(self, work: Coroutine[Any, Any, T], name: str = "") -> asyncio.Task[T]:
        task = asyncio.create_task(work, name=name or type(self).__name__)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """Cancel the tasks."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
