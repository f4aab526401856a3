"""Checks of positions: what must hold in every one.

Used on every position that is read, and by the tests after every step of random games.
"""

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import state, terms, vocabulary as v
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import power_may_hurt
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import CARDS_PER_SEASON
from wolfden.titles.brotherhood_of_the_wolf.rules.course import early_end, last_end
from wolfden.titles.brotherhood_of_the_wolf.rules.examining import anyone_can_examine
from wolfden.titles.brotherhood_of_the_wolf.rules.prowling import possible_tokens, recallable
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import NONE, VILLAGES, season_of
from wolfden.titles.brotherhood_of_the_wolf.rules.troops import call_range
from wolfden.titles.brotherhood_of_the_wolf.text.position import Layouts


def check(position: Position) -> None:
    """Look a position over.

    Raises:
        BadPosition: something is there that cannot be; the sentence names it and the rule.
    """
    Layouts(position.setting).check(position)
    _check_stage(position)
    _check_hunters(position)
    _check_troops(position)
    _check_beast(position)
    _check_ending(position)
    _check_village_cards(position)
    _check_traces(position)
    _check_knowledge(position)
    _check_victims(position)
    _check_season_cards(position)
    idle = [seat for seat in position.actors() if not position.codes(seat)]
    waits = position.stage == v.OVER or position.actors()
    if idle or not waits or not _is_asked_for(position):
        raise BadPosition("brotherhood-idle")


def _is_asked_for(position: Position) -> bool:
    """B3.2, B6.4, B9.1, B10 Whether the rules ask for a decision of this stage here."""
    stage, count, rule = position.stage, position.count, position.rule()
    if stage == v.LEADING:
        return position.setting.figures_are_chosen
    if v.PICKING <= stage <= v.DISCARDING:
        return (stage == v.PICKING) == (count % state.DRAFT_STEPS % 2 == 0)
    if stage == v.GUARDING:
        return rule.places_portefaix
    if stage == v.SHIFTING:
        moved = [place for place in range(VILLAGES) if position.shifted >> place & 1]
        is_there = position.shifted & ~position.troops() == 0
        return count > 0 and is_there and count + len(moved) == rule.shifts
    if stage == v.POSTING:
        return not rule.skips_troop and position.spaces[position.season()] > 0
    if stage == v.ADDING:
        return 0 < count <= rule.extra_troops and max(position.spaces) > 0
    if stage == v.RECALLING:
        return 0 < count <= rule.recalls and recallable(position) != 0
    if stage == v.CALLING:
        return call_range(position) != 0
    return stage != v.EXAMINING or anyone_can_examine(position)


def _check_stage(position: Position) -> None:
    """B1.5, B4.4, B9.1 The stage is one that can be reached at this table."""
    if (position.round == 0) != (position.stage < v.TURNING):
        raise BadPosition("brotherhood-round")
    if v.PICKING <= position.stage <= v.DISCARDING and not position.setting.cards_are_chosen:
        raise BadPosition("brotherhood-draft")
    if position.called != NONE and not call_range(position) >> position.called & 1:
        raise BadPosition("brotherhood-called")
    if position.stage == v.DRAGGING and position.face_up_token() != v.DEVIL:
        raise BadPosition("brotherhood-devil")
    if position.stage == v.EMPOWERING and not power_may_hurt(position):
        raise BadPosition("brotherhood-power")


def _check_ending(position: Position) -> None:
    """B8 A game is over exactly when it has a reason to be."""
    over = position.stage == v.OVER
    if over != (position.ending != v.RUNNING):
        raise BadPosition("brotherhood-ending")
    if over:
        early = early_end(position)
        late = position.round == terms.ROUNDS and position.ending == last_end(position)
        if position.ending != early and not (early == v.RUNNING and late):
            raise BadPosition("brotherhood-ended-so")
    elif position.stage >= v.TURNING and early_end(position) != v.RUNNING:
        raise BadPosition("brotherhood-is-over")


def _check_hunters(position: Position) -> None:
    """B1.3, B2.2 Every hunter has a leader and, after the opening, a place."""
    team = position.setting.team
    for hunter in range(v.HUNTER_COUNT):
        name = v.HUNTERS[hunter]
        leader = position.leaders[hunter]
        if leader not in team and not (leader == NONE and position.stage == v.LEADING):
            raise BadPosition("brotherhood-leader", hunter=name)
        placed = position.hunters[hunter] != NONE
        if position.stage != v.PLACING and placed != (position.stage > v.PLACING):
            raise BadPosition("brotherhood-placed", hunter=name)
    led = len([leader for leader in position.leaders if leader != NONE])
    if position.stage == v.LEADING and position.count != led:
        raise BadPosition("brotherhood-figures", found=led, count=position.count)


def _check_troops(position: Position) -> None:
    """B1.4, B3.2 Troops are on their space, on the map or lost; one in a village."""
    if position.dragoons & position.peasants:
        raise BadPosition("brotherhood-one-troop")
    for kind, bits in ((v.DRAGOON, position.dragoons), (1, position.peasants)):
        waiting = sum([position.spaces[s] for s in _spaces_of(kind)])
        if bin(bits).count("1") + waiting > terms.TROOPS_PER_SPACE * len(_spaces_of(kind)):
            raise BadPosition("brotherhood-troops")


def _spaces_of(kind: int) -> list[int]:
    return [space for space in range(v.SEASON_COUNT) if terms.SEASON_TROOP[space] == kind]


def _check_beast(position: Position) -> None:
    """B2.1, B7.1 The Beast has identity and place once it has chosen; fog hides its last card."""
    chosen = position.stage > v.HIDING
    if (position.identity != NONE) != chosen or (position.beast != NONE) != chosen:
        raise BadPosition("brotherhood-chosen")
    if chosen:
        slot = beast_slot(position)
        if position.slots[slot] != position.beast and not _has_recalled_own(position, slot):
            raise BadPosition("brotherhood-beast-card", season=v.SEASONS[slot])
        if position.hidden not in (NONE, slot):
            raise BadPosition("brotherhood-fog-card")
    if position.hidden == NONE and (position.fog_victims or position.fog_portefaix != NONE):
        raise BadPosition("brotherhood-fog-victims")


def _has_recalled_own(position: Position, slot: i64) -> bool:
    """B6.8 Whether the Beast may have taken back the card of the village it is in."""
    before_strike = v.RECALLING <= position.stage < v.EXAMINING
    return position.slots[slot] == NONE and before_strike and position.rule().recalls_own


def beast_slot(position: Position) -> i64:
    """B6.1 Return the season space with the card of the village the Beast is in."""
    struck = position.stage >= v.EXAMINING
    return position.season() if struck or position.round == 0 else season_of(position.round - 1)


def _check_village_cards(position: Position) -> None:
    """B4.1, B4.2 No village twice; the card of this season is laid in phase 2."""
    laid = [village for village in position.slots if village != NONE]
    if len(set(laid)) != len(laid):
        raise BadPosition("brotherhood-card-twice")
    here = position.slots[position.season()]
    if position.stage in (v.RECALLING, v.PROWLING) and here != NONE:
        raise BadPosition("brotherhood-last-year")
    if position.stage >= v.MOVING and here == NONE:
        raise BadPosition("brotherhood-this-season")


def _check_traces(position: Position) -> None:
    """B4.1, B4.2, B6.4 Tokens are held, laid or taken; at most two seasons have some."""
    laid = [token for token in position.traces if token != NONE]
    if len(set(laid)) != len(laid) or position.laid_tokens() & position.taken:
        raise BadPosition("brotherhood-trace-twice")
    newest = position.season() if position.stage >= v.MOVING else season_of(position.round - 1)
    oldest = (
        newest if position.stage in (v.RECALLING, v.PROWLING) else (newest + 3) % v.SEASON_COUNT
    )
    for slot in range(v.SEASON_COUNT):
        if position.traces[slot] != NONE:
            if slot not in (newest, oldest):
                raise BadPosition("brotherhood-two-seasons")
            if position.slots[slot] == NONE and not _may_be_recalled(position):
                raise BadPosition("brotherhood-trace-card")
        elif position.faces >> slot & 1:
            raise BadPosition("brotherhood-face-up")


def _may_be_recalled(position: Position) -> bool:
    """B6.8 Whether a card was played that takes a village card and leaves the trace beside it."""
    return any(
        card.recalls_own and position.cards[place] == v.PLAYED
        for place, card in enumerate(position.setting.deck.cards)
    )


def _check_knowledge(position: Position) -> None:
    """What the hunters hold possible contains the truth."""
    for slot in range(v.SEASON_COUNT):
        token = position.traces[slot]
        if (token == NONE) != (position.possible_tokens[slot] == 0):
            raise BadPosition("brotherhood-maybe")
        if token != NONE and token not in possible_tokens(position, slot):
            raise BadPosition("brotherhood-maybe-true", trace=v.IDENTITIES[token])
    hidden = position.beast_is_hidden()
    if hidden != (position.possible_villages != 0):
        raise BadPosition("brotherhood-haunts")
    if hidden and not position.possible_villages >> position.beast & 1:
        raise BadPosition("brotherhood-haunts-true")


def _check_victims(position: Position) -> None:
    """B6.2, B7.1 The victims in the villages and on a hidden card add up."""
    found = (
        sum([position.victims_by_village[village] for village in range(VILLAGES)])
        + position.fog_victims
    )
    if found != position.victims:
        raise BadPosition("brotherhood-victims", victims=position.victims, found=found)


def _check_season_cards(position: Position) -> None:
    """B3.1, B9.1 As many cards of each season are played as there were such seasons."""
    for season in range(v.SEASON_COUNT):
        deck = position.setting.deck.of_season(season)
        places = [position.cards[card] for card in deck]
        turned = position.round if position.stage != v.TURNING else position.round - 1
        wanted = len([r for r in range(1, turned + 1) if season_of(r) == season])
        if places.count(v.PLAYED) != wanted:
            raise BadPosition("brotherhood-played", cards=wanted, season=v.SEASONS[season])
        _check_hand(position, places)
    waits = position.stage <= v.TURNING
    if waits != (position.card == NONE):
        raise BadPosition("brotherhood-in-force")
    if not waits and (
        position.cards[position.card] != v.PLAYED or position.rule().season != position.season()
    ):
        raise BadPosition("brotherhood-force-played")
    if v.PICKING <= position.stage <= v.DISCARDING:
        _check_draft(position)


def _check_draft(position: Position) -> None:
    """B9.1 The cards are drafted season by season, picked and discarded in turn."""
    drafted = len([place for place in position.cards if place != v.IN_PILE])
    for number, season in enumerate(state.DRAFT_ORDER):
        done = min(max(position.count - number * state.DRAFT_STEPS, 0), state.DRAFT_STEPS)
        places = [position.cards[card] for card in position.setting.deck.of_season(season)]
        gone = done // 2 + int(done == state.DRAFT_STEPS)
        if places.count(v.IN_HAND) != (done + 1) // 2 or places.count(v.DISCARDED) != gone:
            raise BadPosition("brotherhood-drafted", found=drafted)


def _check_hand(position: Position, places: list[int]) -> None:
    """B9.1 After the draft a hand and what was played of it are three cards; else none is held."""
    kept = places.count(v.IN_HAND) + places.count(v.PLAYED)
    if position.setting.cards_are_chosen:
        waiting = places.count(v.IN_PILE)
        if position.stage > v.DISCARDING and (kept != CARDS_PER_SEASON // 2 or waiting):
            raise BadPosition("brotherhood-picked")
    elif places.count(v.IN_PILE) + places.count(v.PLAYED) != CARDS_PER_SEASON:
        raise BadPosition("brotherhood-hands")
