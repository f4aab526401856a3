"""Where the weights of a network are: in the folder of their title, or in a given file."""

import logging
from functools import cache
from pathlib import Path
from typing import Final

from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup, BadWeights
from wolfden.players.heuristics import Style, heuristics_of
from wolfden.players.judging import Judge, judge_of
from wolfden.players.network import Network, read_weights
from wolfden.titles import TITLES

SHIPPED: Final = "bot/weights.bin"
"""The weights of a title, below its folder."""
BY_HAND: Final = "none"
"""In place of a file: the evaluation that was made by hand."""

_log: Final = logging.getLogger(__name__)


def open_weights(path: Path, title: str) -> Network:
    """Return the network of a file.

    Raises:
        BadWeights: the file cannot be read, is damaged, or of another title.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        trouble = error.strerror or str(error)
        raise BadWeights("weights-unreadable", path=str(path), trouble=trouble) from error
    return read_weights(data, str(path), title)


@cache
def shipped_network(title: str) -> Network | None:
    """Return the network that a title brings along; none if it has none, or a bad one."""
    folder = TITLES.folder(title)
    if folder is None or not (folder / SHIPPED).is_file():
        return None
    try:
        network = open_weights(folder / SHIPPED, title)
        judge_of(TITLES.get(title), network)
    except BadWeights as error:
        _log.warning("%s", error)
        return None
    return network


def best_judge(game: Game, weights: str = "", style: str = "") -> Judge:
    """Return the judge of a title with the weights of a file, or else with those it brings along.

    Raises:
        BadWeights: the file cannot be used.
        BadSetup: the title has no style of this name.
    """
    title = game.meta().id
    network = None
    if weights != BY_HAND:
        network = open_weights(Path(weights), title) if weights else shipped_network(title)
    return judge_of(game, network, _style(game, style) if style else None)


def _style(game: Game, name: str) -> Style:
    heuristics = heuristics_of(game)
    styles = {} if heuristics is None else heuristics.styles()
    if name not in styles:
        raise BadSetup("bot-style", style=name, known=sorted(styles))
    return styles[name]
