"""The titles of the house, put on the shelf."""

from typing import Final

from wolfden.core.registry import Registry
from wolfden.games.age_of_the_wolf.game import GAME as AGE_OF_THE_WOLF
from wolfden.games.brotherhood_of_the_wolf.game import GAME as BROTHERHOOD_OF_THE_WOLF
from wolfden.games.the_wolves.game import GAME as THE_WOLVES

TITLES: Final = Registry()
TITLES.register(THE_WOLVES)
TITLES.register(AGE_OF_THE_WOLF)
TITLES.register(BROTHERHOOD_OF_THE_WOLF)
