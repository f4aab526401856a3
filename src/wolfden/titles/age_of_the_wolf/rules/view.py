"""What a seat or a watcher sees: everything on the table, and of the cards only its own hand.

The view is built field by field, so that a field added to the state is not shown before someone
decided that it may be.
"""

from typing import Final

from wolfden.core.contract import CHANCE, Json, Seat
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import amount_of, at_of, has_lead, to_of, verb_of
from wolfden.titles.age_of_the_wolf.rules.battling import attack_strength, defence_strength
from wolfden.titles.age_of_the_wolf.rules.dens import missing_for_den
from wolfden.titles.age_of_the_wolf.rules.losing import count_regions
from wolfden.titles.age_of_the_wolf.rules.odds import attack_prospects
from wolfden.titles.age_of_the_wolf.rules.pieces import NOBODY, count_of
from wolfden.titles.age_of_the_wolf.rules.state import Position

_ABOUT_PLACE: Final = (vocab.RETREATING, vocab.DRIVING, vocab.WITHDRAWING, vocab.LOSING)
"""The stages whose decision is about one region."""


def view(position: Position, seat: Seat | None, notes: list[str]) -> Json:
    """Return what a seat (``None``: a watcher) may know, as JSON-ready data."""
    board = position.setting.board
    actors = position.actors()
    return {
        "board": board.label,
        "notes": notes,
        "stage": vocab.STAGES[position.stage],
        "step": vocab.STEPS[position.step],
        "seat": actors[0] if actors else CHANCE,
        "active": position.active,
        "first": position.first,
        "round": position.round,
        "round_limit": position.setting.round_limit,
        "dens_to_win": position.setting.tables.dens_to_win,
        "moves": position.moves,
        "place": board.names[position.place] if position.stage in _ABOUT_PLACE else "",
        "debt": position.debt,
        "den_needs": missing_for_den(position),
        "new_dens": position.setting.new_dens,
        "values": _values(position),
        "regions": [_region(position, place) for place in range(board.size)],
        "channels": [_channel(position, channel) for channel in range(len(board.channels))],
        "marches": [_march(position, march) for march in position.marches],
        "battle": _battle(position),
        "packs": [_pack(position, one) for one in range(position.setting.players)],
        "deck": position.hand_size(position.deck()),
        "discards": _cards(position, position.discards()),
        "hand": {} if seat is None else _cards(position, seat),
    }


def _region(position: Position, place: int) -> Json:
    board = position.setting.board
    owner = position.owner[place]
    attacked = position.attackers[place] > 0
    return {
        "region": board.names[place],
        "name": board.titles[place],
        "prey": board.prey[place],
        "coast": board.coast[place],
        "land": [board.names[other] for other in board.land[place]],
        "ring": list(board.shapes[place].ring),
        "outline": [list(point) for point in board.shapes[place].outline],
        "owner": owner,
        "wolves": position.wolves[place],
        "lead": owner != NOBODY and position.lead_at(owner) == place,
        "den": position.dens[place] == 1,
        "moved": position.tired[place],
        "attackers": position.attackers[place],
        "attackers_lead": attacked and position.lead_at(position.active) == place,
        "start": board.start_colours[place],
        "predators": [
            name
            for sort, name in enumerate(board.predator_kinds)
            for _one in range(count_of(position.predators[place], sort))
        ],
        "predator_values": [
            value
            for sort, value in enumerate(board.values)
            for _one in range(count_of(position.predators[place], sort))
        ],
        "predators_worth": position.menace(place),
        "litter": bool(position.served >> place & 1),
        "odds": attack_prospects(position, place),
        "surplus": position.surplus(place),
    }


def _channel(position: Position, channel: int) -> Json:
    board = position.setting.board
    first, second = board.channels[channel]
    return {
        "channel": board.channel_names[channel],
        "regions": [board.names[first], board.names[second]],
        "frozen": bool(position.frozen >> channel & 1),
    }


def _march(position: Position, march: int) -> Json:
    names = position.setting.board.names
    return {
        "kind": "hunt" if verb_of(march) == vocab.HUNT else "move",
        "from": names[at_of(march)],
        "to": names[to_of(march)],
        "wolves": amount_of(march),
        "lead": has_lead(march),
    }


def _battle(position: Position) -> Json:
    """Return the present roll-off; empty between battles."""
    if position.stage not in (vocab.ROLLING, vocab.REROLLING):
        return {}
    place = to_of(position.marches[position.battle])
    against_wolves = position.attackers[place] > 0
    return {
        "at": position.setting.board.names[place],
        "rival": position.owner[place] if against_wolves else NOBODY,
        "rolling": vocab.ROLLS[position.rolling],
        "attack": position.attack,
        "defence": position.defence,
        "strength": attack_strength(position),
        "against": defence_strength(position),
    }


def _values(position: Position) -> Json:
    """A1.4 Return what the predators of each kind are worth at this table, lowest first."""
    board = position.setting.board
    return {
        kind: [board.values[sort] for sort in board.by_value if board.predator_kinds[sort] == kind]
        for kind in vocab.PREDATORS
    }


def _pack(position: Position, seat: int) -> Json:
    board = position.setting.board
    lead = position.lead_at(seat)
    home = position.home(seat)
    return {
        "colour": board.start_colours[home] if home >= 0 else "",
        "start": board.names[home] if home >= 0 else "",
        "wolves": position.pack_wolves(seat),
        "supply": position.supply(seat),
        "dens": position.pack_dens(seat),
        "dens_left": position.setting.tables.dens - position.pack_dens(seat),
        "regions": count_regions(position, seat),
        "lead": board.names[lead] if lead >= 0 else "",
        "out": position.is_out(seat),
        "hand": position.hand_size(seat),
    }


def _cards(position: Position, row: int) -> Json:
    return {card: position.hand(row, kind) for kind, card in enumerate(vocab.CARDS)}
