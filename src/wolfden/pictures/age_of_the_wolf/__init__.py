"""Age of the Wolf as a picture."""

from wolfden.pictures.age_of_the_wolf.drawing import draw as draw
