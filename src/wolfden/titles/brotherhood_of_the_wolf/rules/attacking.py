"""B6.1–B6.3, B7 Phase 4: the attack, its victims, and the fog that hides it."""

from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import actions, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import face_of
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Card
from wolfden.titles.brotherhood_of_the_wolf.rules.prowling import goals_from
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position


def victims_of(position: Position, origin: i64, village: i64) -> i64:
    """B6.2 Return the victims of an attack on ``village`` from ``origin``, a power being used."""
    return victims_with(position, origin, village, position.face_up_token())


def victims_with(position: Position, origin: i64, village: i64, token: i64) -> i64:
    """B4.4, B6.2 Return the victims of an attack while the power of ``token`` works."""
    rule = position.rule()
    if hunters_protect(position, village, rule):
        return 0
    return unguarded_victims(position, origin, village, rule, token)


def unguarded_victims(position: Position, origin: i64, village: i64, rule: Card, token: i64) -> i64:
    """B6.2 Return how many victims an attack claims if no hunter protects the village.

    ``token`` is the one whose power works, or ``NONE``.
    """
    if _is_guarded(position, village, rule, token):
        return 0
    way: i64 = position.setting.board.leagues[origin][village]
    leagues: i64 = way if way < rule.league_cap else rule.league_cap
    victims: i64 = rule.base - leagues + rule.victims_delta
    victims += power_bonus(position, village, token)
    if position.peasants & rule.peasant_villages & 1 << village and not rule.peasants_cancel:
        victims -= 1
    return min(victims + rule.bonus_if_any, rule.victims_cap) if victims > 0 else 0


def power_bonus(position: Position, village: i64, token: i64) -> i64:
    """B4.4 Return the victim that a predator, or a vagabond near his haunt, adds."""
    if token == vocab.PREDATOR:
        return 1
    if token == vocab.VAGABOND and position.setting.board.haunted >> village & 1:
        return 1
    return 0


def is_protected(position: Position, village: i64, token: i64) -> bool:
    """B6.2 Whether nobody dies in this village, however far the Beast has come."""
    rule = position.rule()
    return hunters_protect(position, village, rule) or _is_guarded(position, village, rule, token)


def _is_guarded(position: Position, village: i64, rule: Card, token: i64) -> bool:
    """B4.4, B6.2 Whether something else than a hunter cancels an attack on this village."""
    if village in (position.portefaix, position.called) or rule.safe_villages >> village & 1:
        return True
    return token != vocab.COUNT and _troops_protect(position, village, rule)


def hunters_protect(position: Position, village: i64, rule: Card) -> bool:
    """B6.2 Whether any hunter protects this village."""
    for hunter in range(vocab.HUNTER_COUNT):
        if guards_village(position, hunter, village, rule):
            return True
    return False


def guards_village(position: Position, hunter: i64, village: i64, rule: Card) -> bool:
    """B6.2 Whether a hunter is in this village, or where a card lets that protect it."""
    if position.lying >> hunter & 1:
        return False
    place: i64 = position.hunters[hunter]
    if place == village:
        return True
    if rule.aura == 0 or place not in position.setting.board.special:
        return False
    return position.setting.board.leagues[place][village] <= rule.aura


def _troops_protect(position: Position, village: i64, rule: Card) -> bool:
    """B6.2, B10.3 Whether dragoons, or peasants like them, cancel an attack without the count."""
    guards: i64 = position.dragoons & rule.dragoon_villages
    if rule.peasants_cancel:
        guards |= position.peasants & rule.peasant_villages
    near: i64 = 1 << village
    if rule.patrols > 0:
        near = position.setting.board.within[village][rule.patrols]
        return guards >> village & 1 == 1 or guards & near & position.dragoons != 0
    return guards & near != 0


# Powers that the Beast may do without.


def power_may_hurt(position: Position) -> bool:
    """B4.4, B7.1 Whether the Beast decides in phase 4 if it uses the power of its trace.

    More victims hurt it only in fog, where their number shows how far away it struck. What is asked
    here is public, so the question itself reveals nothing of the village.
    """
    if not position.setting.powers_are_chosen or not position.rule().fog:
        return False
    token = position.face_up_token()
    return token == vocab.PREDATOR or token == vocab.COUNT or token == vocab.VAGABOND


def empower_codes() -> list[int]:
    """B4.4 Return using the power and doing without it."""
    return [vocab.EMPOWER | 1 << actions.FACE, vocab.EMPOWER]


def used_token(position: Position, code: i64) -> i64:
    """B4.4 Return the token whose power works in the attack, or ``NONE``."""
    return position.face_up_token() if face_of(code) == 1 else terms.NONE


def play_empower(position: Position, code: i64, log: Log | None) -> None:
    """B4.4, B7.1 The Beast decides; the hunters only learn that it has decided."""
    if log is not None:
        open_facts: Facts = {"trace": vocab.IDENTITIES[position.face_up_token()]}
        secret: Facts = {"use": vocab.USES[face_of(code)]}
        log.add("power", terms.BEAST_SEAT, open_facts, {terms.BEAST_SEAT: secret})


# The attack.


def attack(position: Position, token: i64, log: Log | None) -> None:
    """B6.1 The Beast strikes, using the power of ``token`` (``NONE``: no power).

    B7.2 A card hidden until now is shown at the same time.
    """
    origin = position.beast
    village: i64 = position.slots[position.season()]
    victims = victims_with(position, origin, village, token)
    if position.hidden != terms.NONE:
        reveal_hidden(position, log)
    if position.rule().fog:
        _hide_attack(position, origin, victims)
    claimed = min(victims, terms.VICTIMS_TO_WIN - position.victims)
    position.victims += claimed
    position.beast = village
    if log is not None:
        _log_attack(position, origin, village, claimed, log)
    if position.hidden != terms.NONE:
        position.fog_victims = claimed
        return
    position.victims_by_village[village] += claimed
    if position.portefaix == village:
        _send_portefaix_home(position, log)


def _hide_attack(position: Position, origin: i64, victims: i64) -> None:
    """B7.1 Keep where the attack may have been: wherever it would claim as many.

    B4.4 Where the Beast may do without its power, it may have claimed them either way.
    """
    token = position.face_up_token()
    goals = goals_from(position, origin, token == vocab.WOLVES)
    either = power_may_hurt(position)
    position.possible_villages = 0
    for village in range(terms.VILLAGES):
        if not goals >> village & 1:
            continue
        found = victims_with(position, origin, village, token) == victims
        if not found and either:
            found = victims_with(position, origin, village, terms.NONE) == victims
        if found:
            position.possible_villages |= 1 << village
    position.hidden = position.season()
    position.fog_portefaix = position.portefaix


def _log_attack(position: Position, origin: i64, village: i64, victims: i64, log: Log) -> None:
    board = position.setting.board
    place: Facts = {
        "from": board.ids[origin],
        "at": board.ids[village],
        "leagues": board.leagues[origin][village],
    }
    count: Facts = {"victims": victims, "total": position.victims}
    if position.hidden == terms.NONE:
        log.add("attack", terms.BEAST_SEAT, {**place, **count}, reveals=True)
    else:
        # The number is news to the hunters, so nothing before it may be taken back.
        log.add("fog", terms.BEAST_SEAT, count, {terms.BEAST_SEAT: place}, reveals=True)


def reveal_hidden(position: Position, log: Log | None) -> None:
    """B7.2 Show the village that fog has hidden; B10.5 Portefaix leaves if it was his."""
    village: i64 = position.slots[position.hidden]
    position.hidden = terms.NONE
    position.possible_villages = 0
    position.victims_by_village[village] += position.fog_victims
    if log is not None:
        name = position.setting.board.ids[village]
        log.add(
            "reveal", terms.BEAST_SEAT, {"at": name, "victims": position.fog_victims}, reveals=True
        )
    position.fog_victims = 0
    if position.fog_portefaix == village:
        _send_portefaix_home(position, log)
    position.fog_portefaix = terms.NONE


def _send_portefaix_home(position: Position, log: Log | None) -> None:
    """B10.5 Portefaix has met the Beast and leaves the map."""
    if log is not None:
        name = position.setting.board.ids[position.portefaix]
        log.add("portefaix-leaves", terms.BEAST_SEAT, {"at": name})
    position.portefaix = terms.NONE
