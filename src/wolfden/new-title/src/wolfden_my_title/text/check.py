"""What must hold in every position of My Title."""

from wolfden.core.errors import BadPosition
from wolfden_my_title.rules.state import Position


def check(state: Position) -> None:
    """Raise ``BadPosition`` if no game can come to this position."""
    most = int(state.options["stones"])
    if state.left > most:
        raise BadPosition("my-title-stones", left=state.left, most=most)
