"""Random games of Brotherhood of the Wolf, step by step, at many kinds of tables."""

import random
import re
from collections.abc import Iterator
from importlib.resources import files

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Seat
from wolfden.core.options import Value
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import face_of, verb_of, what_of
from wolfden.titles.brotherhood_of_the_wolf.rules.board import board
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import (
    EDITIONS,
    EFFECTS,
    PARAMETERS,
    VILLAGE_EFFECTS,
    deck,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import AUTUMN, HUNTERS, PROWL, TURNING

Step = tuple[BrotherhoodState, Seat, int]
"""A state, and the move that is about to be made in it."""


def table_of(seed: int) -> BrotherhoodState:
    """Return a new game; the seed spreads over seats and options, those of older rules too."""
    options: dict[str, Value] = {
        "seasons": ("drawn", "drawn", "chosen")[seed % 3],
        "figures": ("dealt", "chosen")[seed // 3 % 2],
        "command": ("own", "shared")[seed // 5 % 2],
        "devil": ("at-once", "before-attack")[seed // 4 % 2],
        "powers": ("chosen", "chosen", "forced")[seed // 8 % 3],
        "start": ("kept", "recallable")[seed // 3 % 2],
        "deck": EDITIONS[seed // 2 % 2],
    }
    state = GAME.setup(2 + seed % 4, options)
    assert isinstance(state, BrotherhoodState)
    return state


def card_file() -> str:
    """Return our cards of both editions as an owner's file: each with its own title and text."""
    text = (files("wolfden.titles.brotherhood_of_the_wolf") / "data" / "cards.toml").read_text(
        encoding="utf-8"
    )
    for card in deck().all:
        words = f'title = "{card.title}"\ntext = "{card.text}"\n'
        text = re.sub(rf'(id = "{card.id}"\n(?:\w.*\n)*?)effects', rf"\1{words}effects", text)
    return text


def map_file() -> str:
    """Return our map as an owner's file: every place with its own name."""
    text = (files("wolfden.titles.brotherhood_of_the_wolf") / "data" / "map.toml").read_text(
        encoding="utf-8"
    )
    for place, name in zip(board().ids, board().names, strict=True):
        text = text.replace(f'id = "{place}", at', f'id = "{place}", name = "{name}", at')
    return text


def wild_cards(rng: random.Random) -> str:
    """Return a card file whose cards combine any known effects with any fitting numbers."""
    return re.sub(r"effects = .*", lambda _match: _wild_effects(rng), card_file())


def _wild_effects(rng: random.Random) -> str:
    effects = []
    for name in rng.sample(EFFECTS, rng.randint(1, 4)):
        words = [f'name = "{name}"']
        for key, low, high in PARAMETERS.get(name, ()):
            # From some villages of our map the Beast finds too few others within two leagues.
            least = -1 if name == "beast-range" else low
            words.append(f"{key} = {rng.randint(least, min(high, 6))}")
        if name in VILLAGE_EFFECTS:
            words.append(f"villages = {rng.sample(range(1, 31), 4)}")
        if name == "freeze-hunter":
            words.append(f'hunter = "{rng.choice(HUNTERS)}"')
        effects.append("{ " + ", ".join(words) + " }")
    return f"effects = [{', '.join(effects)}]"


def wild_table(seed: int) -> BrotherhoodState:
    """Return a new game with wild cards."""
    options: dict[str, Value] = {"cards": wild_cards(random.Random(seed))}
    state = GAME.setup(2 + seed % 4, options)
    assert isinstance(state, BrotherhoodState)
    return state


def steps(seed: int, state: BrotherhoodState | None = None) -> Iterator[Step]:
    """Play a random game, handing out each state before the move that is made in it.

    The state is the same object all along. Hunters stay near the Beast half of the time, so that
    there is something to investigate, and where Fog can come it does.
    """
    rng = random.Random(seed)
    game = state or table_of(seed)
    while game.actors():
        seat = rng.choice(game.actors())
        code = _choice(game, seat, rng)
        yield game, seat, code
        game.play(seat, code)


def _choice(game: BrotherhoodState, seat: Seat, rng: random.Random) -> int:
    if game.stage == TURNING and (game.season() == AUTUMN or game.setting.options["cards"]):
        fog = [c for c in game.codes(seat) if game.setting.deck.cards[what_of(c)].fog]
        if fog:
            return fog[0]
    if seat == CHANCE:
        return draw(game, rng)
    words = game.notation()
    codes = game.codes(seat)
    near = [c for c in codes if words.write(c).split()[-1] == f"@{_beast_id(game)}"]
    return rng.choice(near if near and seat > 0 and rng.random() < 0.5 else codes)


def _beast_id(game: BrotherhoodState) -> str:
    return "" if game.beast < 0 else game.setting.board.ids[game.beast]


def public_part(code: int) -> tuple[int, int]:
    """Return what the hunters see of a secret choice: the face, and a token face up."""
    assert verb_of(code) == PROWL
    return (face_of(code), what_of(code) if face_of(code) else -1)
