"""Routes about reviews of finished games."""

from litestar import Controller, get, post
from litestar.params import FromPath

from wolfden.server.features.replays.wire import Moment
from wolfden.server.features.reviews.service import Reviews
from wolfden.server.features.reviews.wire import ReviewShown
from wolfden.server.services import ONE_TABLE, Found, Myself, Serving


class OneReview(Controller):
    """The review of one table's game."""

    path = f"{ONE_TABLE}/review"
    tags = ("reviews",)

    @get("/")
    async def show(self, services: Serving, found: Found) -> ReviewShown:
        """Return the review of a finished game, or how far it is."""
        return await services[Reviews].show(found)

    @post("/", status_code=200)
    async def ask(self, services: Serving, me: Myself, found: Found) -> ReviewShown:
        """Ask for a review; one that exists is returned."""
        return await services[Reviews].ask(found, lambda: services.limits.reviews.use(me.id))

    @get("/{ply:int}")
    async def preferred(self, services: Serving, found: Found, ply: FromPath[int]) -> Moment:
        """Return the game after the action that the review prefers at a moment."""
        return await services[Reviews].moment(found, ply)
