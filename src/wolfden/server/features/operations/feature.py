"""Health and metrics, for operators."""

from wolfden.server.feature import Feature
from wolfden.server.features.operations.routes import health, metrics

FEATURE = Feature[None](name="operations", routes=(health, metrics))
