"""A review as the page shows it."""

from typing import Literal

from msgspec import Struct

from wolfden.server.features.reviews import store
from wolfden.teaching.review.model import Review


class ReviewShown(Struct):
    """How far a review is, and what it says once it is finished; ``none`` was not asked for."""

    status: Literal["none"] | store.Status
    done: int = 0
    total: int = 0
    review: Review | None = None
