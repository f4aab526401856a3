"""The files of the web page."""

from wolfden.server.feature import Feature
from wolfden.server.features.page.routes import offline, page

FEATURE = Feature[None](name="page", routes=(page, offline))
