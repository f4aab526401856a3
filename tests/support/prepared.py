"""What the process has done from which servers of the tests are forked, so that none does it again.

To make the routes of a server takes more of the processor than all else that it does at its start,
and to load a worker process as much again.
"""

from multiprocessing import forkserver, resource_tracker

from wolfden.server import app
from wolfden.server.base.config import Config

ROUTES = app.make_routes()
app.make_app(Config(), ROUTES)  # which describes them

# Workers of a forked server are forked from this process as well; Python would start another one.
forkserver._forkserver.ensure_running = resource_tracker.ensure_running  # type: ignore[method-assign] # the only way


def use() -> None:
    """Let the server that this process is going to be have what was made."""
    app.make_routes = lambda *_features: ROUTES
