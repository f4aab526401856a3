"""Several people at one device, each with a seat of one guest."""

from wolfden.server.feature import Feature
from wolfden.server.features.devices import wire

FEATURE: Feature[None] = Feature(name="devices", wire=(wire,))
