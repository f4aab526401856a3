"""A5 Battle: rolls, rolling again, and what becomes of those who lose."""

from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import actions, state, vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.losing import remove_wolves, vacate
from wolfden.titles.age_of_the_wolf.rules.moving import way_out_refusal, ways
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE
from wolfden.titles.age_of_the_wolf.rules.state import Position

# Which battle.


def find_battle(position: Position) -> bool:
    """A3.3 Go to the next march whose battle is due; false if there is none.

    A region is fought over once, and only if a foe is there when its battle comes.
    """
    while position.battle < len(position.marches):
        place = battlefield(position)
        if not _is_repeated(position, place):
            if position.attackers[place] > 0:
                return True
            if position.owner[place] == position.active and position.predators[place] != 0:
                return True
        position.battle += 1
    return False


def battlefield(position: Position) -> i64:
    """Return the region of the battle that is fought or comes next."""
    return actions.to_of(position.marches[position.battle])


def _is_repeated(position: Position, place: i64) -> bool:
    for number in range(position.battle):
        if actions.to_of(position.marches[number]) == place:
            return True
    return False


def is_against_wolves(position: Position) -> bool:
    """A5.7 Whether the battle is against another pack; predators come after it."""
    return position.attackers[battlefield(position)] > 0


# Rolling.


def begin_battle(position: Position) -> None:
    """A5.1 The attacker rolls first."""
    position.rolling = vocab.ATTACKER_ROLLS
    position.attack = 0
    position.defence = 0
    position.stage = vocab.ROLLING


def play_roll(position: Position, face: i64, log: Log | None) -> None:
    """A5.1, A5.2 A roll falls; of two rolls of the same side the higher counts."""
    rolling = position.rolling
    by_attacker = rolling == vocab.ATTACKER_ROLLS or rolling == vocab.ATTACKER_AGAIN
    if log is not None:
        _log_roll(position, by_attacker, face, log)
    if by_attacker:
        position.attack = face if face > position.attack else position.attack
    else:
        position.defence = face if face > position.defence else position.defence
    position.rolling += 1
    if position.rolling == vocab.DEFENDER_ROLLS and is_against_wolves(position):
        return
    _roll_on(position, log)


def _log_roll(position: Position, by_attacker: bool, face: i64, log: Log) -> None:
    """A5.1 Log a roll, the wolves it counts for, and the strength of both."""
    seat: i64 = position.active if by_attacker else position.owner[battlefield(position)]
    wolves = _attacking(position) if by_attacker else position.wolves[battlefield(position)]
    log.add("roll", seat, {"face": face, "wolves": wolves, "strength": face * wolves})


def _roll_on(position: Position, log: Log | None) -> None:
    """A5.2 After both first rolls the attacker may roll again, then the defender."""
    if position.rolling <= vocab.ATTACKER_AGAIN:
        if may_reroll(position, position.active):
            position.rolling = vocab.ATTACKER_AGAIN
            position.stage = vocab.REROLLING
            position.seat = position.active
            return
        position.rolling = vocab.DEFENDER_AGAIN
    if position.rolling == vocab.DEFENDER_AGAIN and is_against_wolves(position):
        rival: i64 = position.owner[battlefield(position)]
        if may_reroll(position, rival):
            position.stage = vocab.REROLLING
            position.seat = rival
            return
    _resolve(position, log)


def may_reroll(position: Position, seat: i64) -> bool:
    """A5.2, A5.5 Whether a side has its Lead Wolf there and another roll could change anything."""
    place = battlefield(position)
    if position.lead_share(seat, place) == 0:
        return False
    top: i64 = position.setting.tables.top_face
    ours, theirs = attack_strength(position), defence_strength(position)
    if seat != position.active:
        best = top * position.wolves[place]
        return theirs <= ours <= best and theirs < best
    if not is_against_wolves(position):
        return ours <= theirs < top * position.wolves[place]
    best = top * position.attackers[place]
    reach = theirs
    if position.lead_share(position.owner[place], place) > 0:
        reach = top * position.wolves[place]
    return ours <= reach and theirs <= best and ours < best


def attack_strength(position: Position) -> i64:
    """A5.1 Return the attacker's roll × its wolves taking part."""
    return position.attack * _attacking(position)


def _attacking(position: Position) -> i64:
    """A5.1 Return how many wolves take part for the attacker."""
    place = battlefield(position)
    waiting: i64 = position.attackers[place]
    return waiting if waiting > 0 else position.wolves[place]


def defence_strength(position: Position) -> i64:
    """A5.1 Return the defender's roll × its wolves; A5.5 or what the predators are worth."""
    place = battlefield(position)
    if position.attackers[place] > 0:
        return position.defence * position.wolves[place]
    return position.menace(place)


def reroll_codes() -> list[int]:
    """A5.2 Return rolling again, and keeping the roll."""
    return [actions.pack(vocab.REROLL), actions.pack(vocab.KEEP)]


def play_reroll(position: Position, code: i64, log: Log | None) -> None:
    """A5.2 The Lead Wolf's owner rolls again or keeps the roll."""
    if actions.verb_of(code) == vocab.REROLL:
        position.stage = vocab.ROLLING
        return
    position.rolling += 1
    _roll_on(position, log)


# Winning and losing.


def _resolve(position: Position, log: Log | None) -> None:
    """A5.3, A5.5 Compare the strengths."""
    ours, theirs = attack_strength(position), defence_strength(position)
    against_wolves = is_against_wolves(position)
    if against_wolves and ours == theirs:
        begin_battle(position)
        if log is not None:
            log.add("tie", position.active, {"at": _name(position)})
        return
    if log is not None:
        _log_battle(position, ours, theirs, against_wolves, log)
    place = battlefield(position)
    position.place = place
    position.stage = state.ADVANCING
    position.rolling = vocab.ATTACKER_ROLLS
    position.attack = 0
    position.defence = 0
    if not against_wolves:
        position.battle += 1
        if ours > theirs:
            position.stage = vocab.DRIVING
            position.seat = position.active
        else:
            position.debt = position.surplus(place)
    elif ours > theirs:
        _rout(position, place, log)
    else:
        position.battle += 1
        _go_back(position, place, log)


def _name(position: Position) -> str:
    return position.setting.board.names[battlefield(position)]


def _log_battle(position: Position, ours: i64, theirs: i64, wolves: bool, log: Log) -> None:
    place = battlefield(position)
    facts: Facts = {
        "at": _name(position),
        "rival": position.owner[place] if wolves else "predators",
        "strength": ours,
        "against": theirs,
        "won": int(ours > theirs),
    }
    log.add("battle", position.active, facts)


def _go_back(position: Position, place: i64, log: Log | None) -> None:
    """A5.4 Beaten attackers go back to where they came from; they have moved."""
    seat = position.active
    position.attackers[place] = 0
    is_led = position.lead_share(seat, place) > 0
    for march in position.marches:
        if actions.to_of(march) == place and actions.verb_of(march) == vocab.MOVE:
            home, amount = actions.at_of(march), actions.amount_of(march)
            position.owner[home] = seat
            position.wolves[home] += amount
            if is_led and actions.has_lead(march):
                position.set_lead(seat, home)
                amount -= FIVE
                is_led = False
            position.tired[home] += amount
            if log is not None:
                names = position.setting.board.names
                log.add("go-back", seat, {"from": names[place], "to": names[home]})


def _rout(position: Position, place: i64, log: Log | None) -> None:
    """A5.4 Beaten defenders may retreat if they have where to go; else all die."""
    rival: i64 = position.owner[place]
    if refuges(position, rival, place):
        position.stage = vocab.RETREATING
        position.seat = rival
    else:
        perish(position, place, log)


def perish(position: Position, place: i64, log: Log | None) -> None:
    """A5.4 All wolves of a region's owner die."""
    is_led = position.lead_share(position.owner[place], place) > 0
    remove_wolves(position, place, position.wolves[place], is_led, log)


def refuges(position: Position, seat: i64, place: i64) -> list[int]:
    """A5.4 Return the adjacent regions a pack occupies."""
    return [to for to in ways(position, seat, place) if position.owner[to] == seat]


def retreat_refusal(position: Position, to: i64) -> str:
    """A5.4 Return why beaten wolves cannot retreat to a region, or ``""``."""
    if to == position.place or position.owner[to] != position.seat:
        return "retreat-into-foreign"
    reason = way_out_refusal(position, position.seat, position.place, to)
    return "retreat-too-far" if reason == "too-far" else reason


def retreat_codes(position: Position) -> list[int]:
    """A5.4 Return where beaten wolves may retreat to, and dying where they are."""
    codes = [
        actions.pack(vocab.RETREAT, 0, to)
        for to in refuges(position, position.seat, position.place)
    ]
    codes.append(actions.pack(vocab.PERISH))
    return codes


def play_retreat(position: Position, code: i64, log: Log | None) -> None:
    """A5.4 Beaten wolves retreat together or die; what the refuge cannot feed dies immediately."""
    seat, place = position.seat, position.place
    position.stage = state.ADVANCING
    if actions.verb_of(code) == vocab.PERISH:
        perish(position, place, log)
        return
    to, amount = actions.to_of(code), position.wolves[place]
    if log is not None:
        names = position.setting.board.names
        log.add("retreat", seat, {"from": names[place], "to": names[to], "wolves": amount})
    if position.lead_at(seat) == place:
        position.set_lead(seat, to)
    position.wolves[to] += amount
    position.wolves[place] = 0
    vacate(position, place, log)
    position.place = to
    position.debt = position.surplus(to)
