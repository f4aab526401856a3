"""What the hunters can know: every world that fits all they have seen.

Hidden are the identity, the tokens of traces that are face down, the villages of cards that are
face down, and, in the game with chosen cards, the hands from watchers. A world is one way to fill
all these in. The parts do not depend on each other: which token is face down has no power and
says nothing about villages (B4.2), and an answer excludes only the token it was about (B6.4). So
the worlds are all combinations of

* an identity whose token the hunters have not taken;
* tokens for the face-down traces, out of ``position.possible_tokens``, no two alike;
* a village the Beast is in (``position.possible_villages`` while fog or the opening hides it)
  together with one it may have chosen from there;
* for watchers, hands of cards as large as the real ones, out of the cards not played.
"""

from dataclasses import dataclass

from wolfden.core.contract import Seat
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Card
from wolfden.titles.brotherhood_of_the_wolf.rules.opening import start_bits
from wolfden.titles.brotherhood_of_the_wolf.rules.prowling import (
    goals_from,
    kept_start,
    possible_tokens,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position


@dataclass(frozen=True)
class Possibilities:
    """The hunters' table: what is possible, for all that everyone has seen.

    ``here`` are the villages the Beast can be in now, ``goals`` those it has chosen or can choose
    for its next attack, both as bits; ``identities`` and, for each season space, ``traces`` are
    lists of numbers. Nothing in it depends on what is hidden.
    """

    identities: list[int]
    here: int
    goals: int
    traces: list[list[int]]


def possibilities(position: Position, seat: Seat | None) -> Possibilities:
    """Return what is possible for a hunter, or (``None``) for a watcher."""
    return Possibilities(
        possible_identities(position),
        possible_villages(position),
        possible_goals(position, seat is None),
        [possible_tokens(position, slot) for slot in range(vocab.SEASON_COUNT)],
    )


def possible_identities(position: Position) -> list[int]:
    """B6.4 Return the identities no answer has excluded; at the end the true one."""
    if position.stage == vocab.OVER:
        return [position.identity]
    return [one for one in range(vocab.IDENTITY_COUNT) if not position.taken >> one & 1]


def possible_villages(position: Position) -> i64:
    """B2.1, B7.1 Return the bits of the villages the Beast can be in."""
    if position.stage <= vocab.HIDING:
        return start_bits(position)
    return position.possible_villages if position.beast_is_hidden() else 1 << position.beast


def possible_goals(position: Position, watches: bool) -> i64:
    """B4.2 Return the bits of the villages the Beast has chosen, or can choose next."""
    stage = position.stage
    if stage <= vocab.PLACING:
        return start_bits(position)
    if stage == vocab.OVER:
        return 0
    goals: i64 = 0
    if position.has_chosen():
        with_pack = position.face_up_token() == vocab.WOLVES
        for origin in _members(possible_villages(position)):
            goals |= goals_from(position, origin, with_pack)
        return goals
    for rule in _rules_to_come(position, watches):
        for origin in _members(possible_villages(position)):
            goals |= _future_goals(position, origin, rule)
    return goals


def _rules_to_come(position: Position, watches: bool) -> list[Card]:
    """B3.1, B9.2 Return the cards that may be in force when the Beast chooses next."""
    if vocab.TURNING < position.stage < vocab.EXAMINING:
        return [position.rule()]
    season = _next_season(position)
    if season == terms.NONE:
        return []
    deck = position.setting.deck
    chosen = position.setting.cards_are_chosen
    return [
        deck.cards[card]
        for card in deck.of_season(season)
        if position.cards[card] == (vocab.IN_HAND if chosen else vocab.IN_PILE)
        or (watches and position.cards[card] != vocab.PLAYED)
    ]


def _next_season(position: Position) -> i64:
    """Return the season in which the Beast chooses next; ``NONE`` after the last one."""
    if position.stage != vocab.EXAMINING:
        return position.season()
    return terms.NONE if position.round == terms.ROUNDS else terms.season_of(position.round + 1)


def _future_goals(position: Position, origin: i64, rule: Card) -> i64:
    """B4.1–B4.4 Return what the Beast may choose from ``origin`` once this card is in force."""
    season = _next_season(position)
    blocked: i64 = 0
    for slot in range(vocab.SEASON_COUNT):
        returned = slot == season and (
            position.stage <= vocab.ADDING or position.stage == vocab.EXAMINING
        )
        if position.is_open(slot) and not returned:
            blocked |= 1 << position.slots[slot]
    if rule.recalls > 0 and (
        position.stage <= vocab.RECALLING or position.stage == vocab.EXAMINING
    ):
        blocked &= kept_start(position, rule)
    leagues: i64 = rule.beast_range
    if not rule.powerless and _pack_may_be_free(position, season, rule):
        leagues += terms.PACK_RANGE
    near: i64 = position.setting.board.within[origin][leagues]
    return near & ~(blocked | 1 << origin)


def _pack_may_be_free(position: Position, season: i64, rule: Card) -> bool:
    """B4.2 Whether the Beast may hold the wolf pack's token when it chooses."""
    if position.taken >> vocab.WOLVES & 1:
        return False
    last = (season + 3) % vocab.SEASON_COUNT
    return rule.returns_trace or possible_tokens(position, last) != [vocab.WOLVES]


def _members(bits: i64) -> list[int]:
    return [member for member in range(terms.VILLAGES) if bits >> member & 1]


# Worlds.


def village_worlds(position: Position) -> list[tuple[int, int]]:
    """Return every pair of village the Beast may be in and village it may have chosen.

    ``NONE`` is a village that is not chosen, or face up.
    """
    origins = (
        _members(possible_villages(position)) if position.stage > vocab.HIDING else [terms.NONE]
    )
    if not position.has_chosen():
        return [(origin, terms.NONE) for origin in origins]
    with_pack = position.face_up_token() == vocab.WOLVES
    return [
        (origin, goal)
        for origin in origins
        for goal in _members(goals_from(position, origin, with_pack))
    ]


def trace_worlds(position: Position) -> list[list[int]]:
    """Return every way to fill the season spaces with traces that may be there."""
    found: list[list[int]] = [[]]
    for slot in range(vocab.SEASON_COUNT):
        tokens = _members(position.possible_tokens[slot])
        found = [
            [*before, token]
            for before in found
            for token in tokens or [terms.NONE]
            if token == terms.NONE or token not in before
        ]
    return found


def assume(position: Position, identity: int, tokens: list[int], villages: tuple[int, int]) -> None:
    """Turn a position into the world that these hidden things make."""
    if position.stage > vocab.HIDING:
        position.identity = identity
    position.traces = list(tokens)
    origin, goal = villages
    if position.beast_is_hidden():
        position.beast = origin
        position.slots[vocab.SPRING if position.stage == vocab.PLACING else position.hidden] = (
            origin
        )
    if goal != terms.NONE:
        position.slots[position.season()] = goal
