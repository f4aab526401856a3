"""Brotherhood of the Wolf as a picture."""

from wolfden.pictures.brotherhood_of_the_wolf.drawing import draw as draw
