"""How likely the Beast is to win: the race so far, the traces at risk, the attack to come.

The two sides know different things, so each has its own answer. The Beast's counts its true choice
and its tokens, against hunters who go where they would go without knowing them (``ambush.py``).
The hunters' counts every village the Beast may have chosen by how likely that is: so a hunter is
worth as much as the villages covered, and no plan can rest on what nobody of them knows.
"""

from typing import Final, final

from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.bot import pursuit
from wolfden.titles.brotherhood_of_the_wolf.bot.ambush import ALL_FREE, Ambush, Lures
from wolfden.titles.brotherhood_of_the_wolf.bot.pursuit import Losses
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import guards_village, unguarded_victims
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

DRAGGED: Final = 0.3
"""How likely cover holds against a devil who may drag one hunter away when all have moved."""
DIVERTED: Final = 0.9
"""How likely it holds against one who has to do so before they move."""
DRAGOONS_WORTH: Final = 0.07
PEASANTS_WORTH: Final = 0.03
"""Victims a season that a troop prevents."""
OPEN_LAND: Final = 18.0
"""Victims that land without any hunter brings the Beast more than land full of them."""
USUALLY_OPEN: Final = 0.5
OPENNESS: Final = [0.0, 0.0, 0.0, 0.35, 0.6, 0.8]
"""How open a village is, by leagues to the nearest hunter; farther off it is wholly open."""
HORIZON: Final = 5
"""Leagues round the Beast that count, the near ones most."""
AHEAD: Final = 3
"""Seasons for which the map matters."""
DEEP: Final = 3
"""How often the sides think about each other in the season at hand; once in the one after it."""
UNLIKELY: Final = 0.04
"""Villages attacked less often than this are left out of the hunters' thoughts."""
LEAST_NEEDED: Final = 0.1
"""A win is not certain before the last victim."""


def devils_cover(position: Position) -> float:
    """B4.4 Return how likely cover holds against the devil, laid face up."""
    return DIVERTED if position.setting.devil_is_early else DRAGGED


def both_views(position: Position) -> tuple[float, float]:
    """Return the Beast's chance to win, for all the Beast knows and for all the hunters know."""
    if position.has_chosen():
        attack = Attack(position)
        return _before_chosen_strike(position, attack), _before_any_strike(position, attack)
    return _between_choices(position, True), _between_choices(position, False)


def view_of(position: Position, sees_all: bool) -> float:
    """Return the Beast's chance to win, for all one side knows."""
    if position.has_chosen():
        attack = Attack(position)
        if sees_all:
            return _before_chosen_strike(position, attack)
        return _before_any_strike(position, attack)
    return _between_choices(position, sees_all)


@final
class Attack:
    """The prediction, from public facts, of the season in which the Beast has chosen."""

    def __init__(self, position: Position) -> None:
        self.busy: Final = pursuit.chasers(position, position.season())
        self.ambush: Final = pursuit.at_hand(position, origins(position), self.busy, DEEP)
        self.lures: Final = Lures(position, position.hunters, terms.NONE)
        """Of the season after it."""


def _between_choices(position: Position, sees_all: bool) -> float:
    stage = position.stage
    if stage == vocab.OVER:
        if position.ending == vocab.VICTIMS:
            return 1.0
        return 0.5 if position.ending == vocab.DRAW else 0.0
    if stage < vocab.PLACING:
        return beast_chance(float(terms.VICTIMS_TO_WIN - 1), terms.ROUNDS, 0.0)
    if stage == vocab.PLACING:
        return _before_start(position, position.beast) if sees_all else _before_any_start(position)
    losses = Losses()
    season = position.season()
    if stage == vocab.EXAMINING:
        pursuit.add_present(position, losses, sees_all)
        ahead = (season + 1) % vocab.SEASON_COUNT
        return _before_choice(position, ahead, terms.ROUNDS - position.round, losses, sees_all)
    return _before_choice(position, season, terms.ROUNDS + 1 - position.round, losses, sees_all)


# The stages of a round.


def _before_start(position: Position, start: i64) -> float:
    """B2.2 Judge a Beast in this village by the hunters that are placed."""
    met = start in position.hunters
    ambush = Ambush(position, position.hunters, 1 << start, vocab.SUMMER, ALL_FREE, 0, DEEP)
    needed = float(terms.VICTIMS_TO_WIN) - ambush.victims() + USUAL_VICTIMS
    needed -= _open_land(position, start, terms.ROUNDS)
    return beast_chance(needed if met else needed - 1.0, terms.ROUNDS, 0.0)


def _before_any_start(position: Position) -> float:
    total = 0.0
    for start in position.setting.board.starts:
        total += _before_start(position, start)
    return total / float(len(position.setting.board.starts))


def _before_choice(
    position: Position, season: i64, seasons: i64, losses: Losses, sees_all: bool
) -> float:
    """Judge a season in which the Beast has not chosen."""
    needed = float(terms.VICTIMS_TO_WIN - position.victims)
    if seasons > 0:
        busy = pursuit.chasers(position, season)
        pursuit.add_last(position, losses, season, busy, sees_all)
        ambush = Ambush(position, position.hunters, origins(position), season, busy, 0, DEEP)
        needed += _shelter(position, seasons) + USUAL_VICTIMS - ambush.victims()
        needed -= _open_land(position, position.beast, seasons)
    taken = pursuit.taken_so_far(position) + losses.tokens
    return (1.0 - losses.fatal) * beast_chance(max(needed, LEAST_NEEDED), seasons, taken)


def _before_chosen_strike(position: Position, attack: Attack) -> float:
    """Judge a season in which the Beast has chosen, as the Beast knows it."""
    village: i64 = position.slots[position.season()]
    claimed = unguarded_victims(
        position, position.beast, village, attack.ambush.rule, position.face_up_token()
    )
    return _before_strike(position, village, float(claimed), attack, True)


def _before_any_strike(position: Position, attack: Attack) -> float:
    """Judge a season in which the Beast has chosen one of the villages it may have chosen."""
    before = attack.ambush
    if pursuit.hunters_done_moving(position):
        before = pursuit.foreseen(position, origins(position), DEEP)
    total = 0.0
    share = 0.0
    for place in range(len(before.villages)):
        likely = before.likely[place]
        if likely > UNLIKELY:
            village: i64 = before.villages[place]
            claimed = before.gains[place]
            total += likely * _before_strike(position, village, claimed, attack, False)
            share += likely
    if share == 0.0:
        # No village is worth an attack: it does not matter which one it is.
        village = position.slots[position.season()]
        return _before_strike(position, village, 0.0, attack, False)
    return total / share


def _before_strike(
    position: Position,
    village: i64,
    claimed: float,
    attack: Attack,
    sees_all: bool,
) -> float:
    """Judge a season in which the Beast has chosen this village and claims these victims."""
    season = position.season()
    losses = Losses()
    pursuit.add_last(position, losses, season, attack.busy, sees_all)
    pursuit.add_next(position, losses, attack.ambush, village, sees_all)
    seasons = terms.ROUNDS - position.round
    needed = float(terms.VICTIMS_TO_WIN - position.victims)
    ahead = 0.0
    if seasons > 0:
        following = (season + 1) % vocab.SEASON_COUNT
        quick = Ambush(
            position, position.hunters, 1 << village, following, ALL_FREE, 0, 1, attack.lures
        )
        ahead = quick.victims() + _open_land(position, village, seasons)
        ahead -= USUAL_VICTIMS + _shelter(position, seasons)
    taken = pursuit.taken_so_far(position) + losses.tokens
    kept = 1.0 - losses.fatal
    safe = kept * beast_chance(max(needed - ahead, LEAST_NEEDED), seasons, taken)
    uncovered = _unprotected_share(position, attack.ambush, village)
    if claimed >= needed:
        # The last victims count before a hunter can look at a trace (B6.3).
        return uncovered + (1.0 - uncovered) * safe
    left = max(needed - claimed - ahead, LEAST_NEEDED)
    return uncovered * kept * beast_chance(left, seasons, taken) + (1.0 - uncovered) * safe


# Victims.


def victim_worth(position: Position) -> float:
    """Return what one victim more means for the Beast's chance."""
    needed = float(terms.VICTIMS_TO_WIN - position.victims)
    seasons = terms.ROUNDS - position.round
    taken = pursuit.taken_so_far(position)
    return beast_chance(needed - 1.0, seasons, taken) - beast_chance(needed, seasons, taken)


def token_worth(position: Position) -> float:
    """Return what one token more means for the hunters' chance."""
    needed = float(terms.VICTIMS_TO_WIN - position.victims) - USUAL_VICTIMS
    seasons = terms.ROUNDS - position.round
    taken = pursuit.taken_so_far(position)
    return beast_chance(needed, seasons, taken) - beast_chance(needed, seasons, taken + 1.0)


def origins(position: Position) -> i64:
    """Return the bits of the villages the Beast may be in, for all the hunters know."""
    return position.possible_villages if position.beast_is_hidden() else 1 << position.beast


def _unprotected_share(position: Position, ambush: Ambush, village: i64) -> float:
    """Return how likely no hunter protects the village."""
    guards: i64 = 0
    uncovered = 1.0
    for hunter in range(vocab.HUNTER_COUNT):
        if not pursuit.hunters_done_moving(position) >> hunter & 1:
            uncovered *= 1.0 - ambush.share(hunter, village)
        elif guards_village(position, hunter, village, ambush.rule):
            guards += 1
    if position.face_up_token() == vocab.DEVIL and not position.setting.devil_is_early:
        return 0.0 if guards > 1 else 1.0 - DRAGGED * (1.0 - uncovered if guards == 0 else 1.0)
    return 0.0 if guards > 0 else uncovered


def _shelter(position: Position, seasons: i64) -> float:
    """Return how many victims the troops on the map will prevent."""
    total = 0.0
    for village in range(terms.VILLAGES):
        if position.dragoons >> village & 1:
            total += DRAGOONS_WORTH * position.setting.board.hubs[village]
        elif position.peasants >> village & 1:
            total += PEASANTS_WORTH * position.setting.board.hubs[village]
    return total * float(seasons)


def _open_land(position: Position, village: i64, seasons: i64) -> float:
    """Return the victims that the land round a village promises, beyond what is usual."""
    leagues = position.setting.board.leagues[village]
    total = 0.0
    weights = 0.0
    for place in range(terms.VILLAGES):
        away: i64 = leagues[place]
        if 0 < away <= HORIZON:
            weights += 1.0 / float(away)
            if not position.dragoons >> place & 1:
                total += _openness(position, place) / float(away)
    if weights == 0.0:
        return 0.0
    return OPEN_LAND * (total / weights - USUALLY_OPEN) * float(min(seasons, AHEAD)) / float(AHEAD)


def _openness(position: Position, village: i64) -> float:
    """Return how far a village is out of the hunters' reach, 0 to 1."""
    leagues = position.setting.board.leagues[village]
    nearest: i64 = len(OPENNESS)
    for where in position.hunters:
        if where != terms.NONE and leagues[where] < nearest:
            nearest = leagues[where]
    return OPENNESS[nearest] if nearest < len(OPENNESS) else 1.0


# Who wins the race: the Beast needs victims, the hunters need traces or time (B8).
#
# A table worked out once: the Beast's chance to win for every number of victims it still needs, of
# seasons left and of tokens taken, if every season brings victims and loses traces as in games
# between equal players. What is known about the season at hand is put in by moving along the table.


MOST_NEEDED: Final = 40
"""Victims needed, beyond which nothing changes."""
SPREAD: Final = [0.27, 0.08, 0.16, 0.24, 0.19, 0.06]
"""How often an attack claims 0, 1, 2 … victims between equal players."""
USUAL_VICTIMS: Final = sum([victims * share for victims, share in enumerate(SPREAD)])
USUAL_LOSS: Final = 0.22
"""How often a trace is taken between equal players."""
SEASONS_AHEAD: Final = terms.ROUNDS + 1


def _worked_out() -> list[float]:
    """Return the table, row after row; see ``_place``."""
    table = [0.0] * (SEASONS_AHEAD * (MOST_NEEDED + 1) * (terms.TOKENS_TO_WIN + 1))
    for seasons in range(SEASONS_AHEAD):
        for needed in range(MOST_NEEDED + 1):
            for taken in range(terms.TOKENS_TO_WIN):
                place = _place(seasons, needed, taken)
                table[place] = _entry(table, seasons, needed, taken)
    return table


def _place(seasons: i64, needed: i64, taken: i64) -> i64:
    return (seasons * (MOST_NEEDED + 1) + needed) * (terms.TOKENS_TO_WIN + 1) + taken


def _entry(table: list[float], seasons: int, needed: int, taken: int) -> float:
    """B8 Return the Beast's chance, from the rows of fewer seasons; a draw is half a win."""
    if needed == 0:
        return 1.0
    if seasons == 0:
        return 0.5 if needed <= vocab.IDENTITY_COUNT - taken else 0.0
    total = 0.0
    for victims, share in enumerate(SPREAD):
        left = max(needed - victims, 0)
        if left == 0:
            total += share
            continue
        kept = table[_place(seasons - 1, left, taken)]
        lost = table[_place(seasons - 1, left, taken + 1)]
        total += share * (kept + USUAL_LOSS * (lost - kept))
    return total


_TABLE: Final = _worked_out()


def beast_chance(needed: float, seasons: i64, taken: float) -> float:
    """Return the Beast's chance to win; parts of victims and of tokens count in between.

    ``needed`` are the victims still to claim, ``seasons`` the attacks to come, ``taken`` the
    tokens the hunters have.
    """
    if taken >= terms.TOKENS_TO_WIN:
        return 0.0
    low = _between(needed, seasons, int(taken))
    high = _between(needed, seasons, int(taken) + 1)
    return low + (taken - float(int(taken))) * (high - low)


def _between(needed: float, seasons: i64, taken: i64) -> float:
    within = max(0.0, min(needed, MOST_NEEDED - 0.001))
    whole: i64 = int(within)
    more = _TABLE[_place(seasons, whole, taken)]
    fewer = _TABLE[_place(seasons, whole + 1, taken)]
    return more + (within - float(whole)) * (fewer - more)
