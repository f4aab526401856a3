"""The documents of the project, built as a site."""

from wolfden.server.feature import Feature
from wolfden.server.features.docs.routes import ROUTES

FEATURE = Feature[None](name="docs", needs=("page",), routes=ROUTES)
