"""A list of commands with what each does."""

from collections.abc import Mapping

from rich.table import Table as Grid
from rich.text import Text


def guide(commands: Mapping[str, str]) -> Grid:
    """Return a command a line, as it is typed, and what it does beside it."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for form, does in commands.items():
        grid.add_row(Text(f"  {form}", "bright_cyan"), Text(does))
    return grid
