"""Guided first games."""

from wolfden.server.feature import Feature
from wolfden.server.features.guides import wire
from wolfden.server.features.guides.routes import Guides

FEATURE = Feature[None](name="guides", routes=(Guides,), wire=(wire,))
