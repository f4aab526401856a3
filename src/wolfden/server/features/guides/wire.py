"""A guided first game as the page shows it."""

from msgspec import Struct

from wolfden.teaching.guide import GuideStep


class GuideShown(Struct):
    """A guided first game: whose seat the learner has, and the steps on the way."""

    title: str
    seat: int
    steps: tuple[GuideStep, ...]
