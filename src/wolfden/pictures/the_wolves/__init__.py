"""The Wolves as a picture."""

from wolfden.pictures.the_wolves.drawing import draw as draw
