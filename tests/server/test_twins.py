"""Secrecy on the wire: games that differ only in what somebody may not know look the same to them.

Two servers play in step. The first plays at random; the second answers every hidden draw and
action with another one that its observer cannot tell from the first. Whatever the observer is
sent or asks for, on any channel, must be the same to the byte in both, and so must be whether
anything is sent at all.
"""

import asyncio
import hashlib
import json
import random
import re
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiosmtplib
import httpx
import pytest

from tests.support.asgi import Json, Place, Wire, place
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Seat, State
from wolfden.core.events import Log
from wolfden.core.secrecy import redact_words
from wolfden.players.advice import Estimate
from wolfden.server.base import ids, times
from wolfden.server.features.bots import service as bots
from wolfden.server.features.bots.tasks import evaluate, hint
from wolfden.server.features.notices.service import Notices
from wolfden.server.features.notices.webhooks import Webhooks
from wolfden.server.guests.wire import Guest
from wolfden.server.jobs.queue import LocalJobs
from wolfden.server.tables import broadcast, live_game
from wolfden.server.tables.bots import thinking_seconds
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.new_tables import create_table
from wolfden.server.tables.wire import NewTable, SeatPlan
from wolfden.server.workers import asking as workers
from wolfden.server.workers.pool import WorkerPool
from wolfden.teaching.hints import HintStep, ReasonedHint

pytestmark = pytest.mark.anyio

Told = tuple[str, list[Any], Any]
STEPS = 40
PROBED_EVERY = 13
TAKEN_BACK_EVERY = 9
CALLED_STEPS = 25
TRIED = 10
FAITHFUL = 0.75
HIDDEN_FROM: dict[str, tuple[Seat | None, ...]] = {
    "the-wolves": (),
    "age-of-the-wolf": (0, 1, None),
    "brotherhood-of-the-wolf": (1, None),
}
"""Who does not know everything; to the Beast only the hunters' talk is secret."""
SEATS = 3
CHOSEN = {
    "the-wolves": {"tiles": "chosen", "packs": "chosen"},
    "brotherhood-of-the-wolf": {"seasons": "chosen", "figures": "chosen"},
}
"""Variants in which players choose what is dealt else."""
GAMES: list[tuple[str, Json]] = [(title, {}) for title in HIDDEN_FROM] + list(CHOSEN.items())


def told(state: State, seat: Seat, code: int, observer: Seat | None) -> Told:
    """Return everything an observer learns from an action."""
    after, log = state.copy(), Log()
    after.play(seat, code, log)
    action = Action(seat, code, state.notation())
    events = [(event.name, event.seat, event.facts_for(observer)) for event in log.events]
    return redact_words(action, tuple(log.events), observer), events, after.view(observer)


class Chooser(random.Random):
    """Picks for chance: freely in the first twin, in the second what looks the same."""

    def __init__(self, seed: str, observer: Seat | None) -> None:
        super().__init__(seed)
        self.observer = observer
        self.to_follow: deque[tuple[int, Told]] | None = None
        self.done: deque[tuple[int, Told]] = deque()
        self.is_lost = False

    def pick(self, state: State) -> int:
        """Return the code of a draw."""
        code = draw(state, random.Random(self.random()))
        if self.to_follow is not None:
            found = self.like(state, CHANCE, *self.to_follow.popleft())
            self.is_lost = self.is_lost or found is None
            code = code if found is None else found
        self.done.append((code, told(state, CHANCE, code, self.observer)))
        return code

    def like(self, state: State, seat: Seat, other: int, target: Told) -> int | None:
        """Return an action that looks to the observer like another one, now and then that one.

        Twins that differ in everything soon cannot go on alike.
        """
        choices = list(state.codes(seat))
        self.shuffle(choices)
        if self.random() < FAITHFUL:
            choices.sort(key=lambda code: code != other)
        fitting = (code for code in choices if told(state, seat, code, self.observer) == target)
        return next(fitting, None)


@dataclass
class Twin:
    """One of the two servers, its table, and those who sit there."""

    place: Place
    chooser: Chooser
    browsers: list[httpx.AsyncClient]
    table: str
    wires: list[Wire]
    observed: list[Wire]
    eyes: httpx.AsyncClient
    is_shared: bool = False
    """Whether all sit at one device, each with a connection of its own that shows one seat."""
    away: Seat | None = None
    """Who is told by mail and webhook that it is their turn, since they are not there."""

    @property
    def info(self) -> TableInfo:
        """The info of the table."""
        return self.place.services.tables._tables[self.table].info

    @property
    def state(self) -> State:
        """The true position."""
        found = self.place.services.tables._tables[self.table].live
        assert found is not None
        return found.state

    async def heard(self) -> list[str]:
        """Return everything the observer was sent since last time, on each line."""
        found = []
        for wire in self.observed:
            await wire.ask(type="ping")
            found.append("\n".join(wire.sent))
            wire.sent.clear()
            wire._looked = 0
        return found


class Times:
    """A clock that stands still."""

    @staticmethod
    def time_ns() -> int:
        """Return one moment, for ever."""
        return 1_800_000_000_000_000_000


async def answered_at_once(
    _pool: WorkerPool,
    _kind: str,
    _askers: object,
    question: Callable[..., object],
    *args: object,
    **_names: object,
) -> object:
    """Answer a question to the workers with what it is made of; that must not differ."""
    digest = hashlib.sha256(repr(args).encode()).hexdigest()
    chances = [float(int(digest[:8], 16))]
    advice = ReasonedHint([HintStep(digest, [])], chances[0], "low", None, [], 1)
    return {hint: advice, evaluate: Estimate(chances, "low")}.get(question, chances)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing differ between two servers but what chance and players choose."""
    fixed = SimpleNamespace(
        SystemRandom=lambda: random.Random(1), token_hex=lambda _size: "0", choice=None
    )
    monkeypatch.setattr(times, "time", Times)
    monkeypatch.setattr(broadcast, "GATHER_SECONDS", 0.0)
    monkeypatch.setattr(workers, "secrets", fixed)
    monkeypatch.setattr(live_game, "secrets", fixed)
    monkeypatch.setattr(WorkerPool, "ask", answered_at_once)
    monkeypatch.setattr(live_game, "draw", lambda state, rng: rng.pick(state))


async def seated(
    running: Place, title: str, options: Json, observer: Seat | None, chooser: Chooser
) -> Twin:
    """Open a table and let everybody sit down and listen; nothing is dealt yet."""
    running.services.tables.rng = chooser
    browsers = [running.browser() for _ in range(SEATS)]
    for seat, browser in enumerate(browsers):
        await browser.post("/api/guests", json={"name": f"Guest {seat}"})
    body = {
        "title": title,
        "options": options,
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)],
        "settings": {"autostart": False, "clock": {"kind": "live", "bank": 600, "increment": 5}},
    }
    table = (await browsers[0].post("/api/tables", json=body)).json()["id"]
    for seat in range(1, SEATS):
        await browsers[seat].post(f"/api/tables/{table}/join", json={"seat": seat})
    cookies = [browser.cookies["wolfden"] for browser in browsers]
    path = f"/ws/tables/{table}"
    wires = []
    for seat in range(SEATS):
        # One after the other: who is there is told to those who come later.
        wires.append(running.wire(path, f"seat={seat}", cookies[seat]))
        await wires[-1].ask(type="ping")
    cookie = "" if observer is None else cookies[observer]
    watching = running.wire(path) if observer is None else wires[observer]
    observed = [watching, running.wire("/ws/home", cookie=cookie)]
    await observed[1].ask(type="ping")  # all that waits was told before anything happens
    eyes = running.browser() if observer is None else browsers[observer]
    return Twin(running, chooser, browsers, table, wires, observed, eyes)


async def seated_at_one_device(
    running: Place, title: str, options: Json, observer: Seat | None, chooser: Chooser
) -> Twin:
    """Open a table of several people at one device; nothing is dealt yet.

    The observer's eyes are a curtain, which tells nothing, and the seat once it has the device.
    """
    running.services.tables.rng = chooser
    browser = running.browser()
    await browser.post("/api/guests", json={"name": "Ash"})
    seats = [{"kind": "me", "person": f"Person {seat}"} for seat in range(SEATS)]
    settings = {"autostart": False, "clock": {"kind": "live", "bank": 600, "increment": 5}}
    body = {"title": title, "options": options, "seats": seats, "settings": settings}
    table = (await browser.post("/api/tables", json=body)).json()["id"]
    path, cookie = f"/ws/tables/{table}", browser.cookies["wolfden"]
    wires = []
    for _ in range(SEATS + 1):
        wires.append(running.wire(path, "seat=device", cookie))
        await wires[-1].ask(type="ping")
    assert observer is not None
    observed = [wires[observer], wires.pop()]
    return Twin(running, chooser, [browser] * SEATS, table, wires, observed, browser, True)


async def take_device(twin: Twin) -> None:
    """Let each connection but that of the curtain take a seat; the last who took it see it."""
    for seat, wire in enumerate(twin.wires):
        assert (await wire.ask(type="take", seat=seat))["type"] == "ack"


async def made(
    stack: AsyncExitStack,
    monkeypatch: pytest.MonkeyPatch,
    data: Path,
    seed: str,
    title: str,
    observer: Seat | None = 1,
    options: Json | None = None,
    is_shared: bool = False,
) -> Twin:
    """Return one of two servers with its table; ids are the same in both, chance is not."""
    running = await stack.enter_async_context(place(data, smtp="smtp://box.example"))
    letters = random.Random(title)
    monkeypatch.setattr(ids, "secrets", SimpleNamespace(choice=letters.choice))
    seat_all = seated_at_one_device if is_shared else seated
    twin = await seat_all(running, title, options or {}, observer, Chooser(seed, observer))
    for browser in {*twin.browsers, twin.eyes}:
        stack.push_async_callback(browser.aclose)
    return twin


async def begin(twin: Twin) -> None:
    """Start the game: chance deals."""
    answer = await twin.browsers[0].post(f"/api/tables/{twin.table}/start", json={})
    assert answer.status_code == 200


async def act(twin: Twin, seat: Seat, code: int) -> None:
    """Let a seat act; somebody who is away comes for that moment only."""
    words = str(Action(seat, code, twin.state.notation()))
    if seat == twin.away:
        cookie = twin.browsers[seat].cookies["wolfden"]
        twin.wires[seat] = twin.place.wire(f"/ws/tables/{twin.table}", f"seat={seat}", cookie)
    wire = twin.wires[seat]
    if twin.is_shared:
        # It may have followed another hunter.
        await wire.ask(type="take", seat=seat)
    await wire.ask(type="ping")
    answer = await wire.ask(type="act", seq=wire.seq, action=words)
    assert answer["type"] == "ack", answer
    if seat == twin.away:
        await twin.place.hang_up(wire)


def next_step(first: Twin, second: Twin, rng: random.Random) -> tuple[Seat, int, int] | None:
    """Return who acts, and how in each twin; nothing if they can no longer look the same."""
    observer = first.chooser.observer
    assert first.state.actors() == second.state.actors()
    seat = rng.choice(first.state.actors())
    choices = list(first.state.codes(seat))
    for code in rng.sample(choices, min(TRIED, len(choices))):
        seen = told(first.state, seat, code, observer)
        other = second.chooser.like(second.state, seat, code, seen)
        after = first.state.copy()
        after.play(seat, code)
        if other is not None and not after.is_over:
            return seat, code, other
    return None


async def talk_in_secret(twin: Twin, rng: random.Random) -> None:
    """Let others whisper and mark, which the observer never hears of."""
    observer = twin.chooser.observer
    team = () if observer is None else twin.state.team(observer)
    for seat in set(range(SEATS)) - set(team):
        await twin.wires[seat].ask(type="marks", room="own", data=rng.random())
        await twin.wires[seat].ask(type="marks", room="team", data=rng.random())
        await twin.wires[seat].ask(type="chat", room="team", text=f"psst {rng.random()}")


def questions_of(twin: Twin, words: list[str]) -> list[Json]:
    """Return messages that an observer may try, none of which does anything."""
    observer, seq = twin.chooser.observer, twin.observed[0].seq
    own = [] if observer is None or observer not in twin.state.actors() else legal(twin, observer)
    asked: list[Json] = [{"type": "sync", "seq": 0}, {"type": "sync", "seq": seq - 3}]
    asked += [{"type": kind} for kind in ("hint", "evaluate", "dance")]
    asked += [{"type": "undo", "seq": seq, "ply": ply} for ply in (0, 1, 10**6)]
    for line in [*words, "sing @a1", words[0].split()[0]]:
        asked += [{"type": "explain", "words": line}, {"type": "act", "seq": -1, "action": line}]
        asked += [{"type": "preview", "action": line}]
        asked += [{"type": "act", "seq": seq, "action": line}] if line not in own else []
    return asked


def legal(twin: Twin, seat: Seat) -> list[str]:
    """Return what a seat may do."""
    write = twin.state.notation().write
    return [write(code) for code in twin.state.codes(seat)]


async def probed(twin: Twin, words: list[str]) -> list[str]:
    """Ask for everything an observer can ask for; return the answers."""
    found: list[str] = []
    wire = twin.observed[0]
    for question in questions_of(twin, words):
        name = wire.say(**question)
        if question["type"] in ("hint", "evaluate"):
            await wire.answer(name)
    ply = twin.info.ply
    base = f"/api/tables/{twin.table}"
    paths = [base, "/api/lobby", "/api/me/tables", f"{base}/fork"]
    for eyes in ("", "?eyes=0", "?eyes=1", "?eyes=watch", "?eyes=truth"):
        steps = [f"{base}/replay/{step}{eyes}" for step in (0, ply // 2, ply - 1, ply, ply + 1)]
        paths += [f"{base}/replay{eyes}", f"{base}/replay.txt{eyes}", *steps]
    for path in paths:
        answer = await twin.eyes.get(path)
        found.append(f"{path} {answer.status_code} {answer.text}")
    return [*found, *await twin.heard()]


def same(one: list[str], other: list[str]) -> None:
    """Make sure that two twins have told the same, and show where not."""
    for text, twin in zip(one, other, strict=True):
        if text == twin:
            continue
        place = next((n for n, (a, b) in enumerate(zip(text, twin, strict=False)) if a != b), 0)
        around = slice(max(0, place - 200), place + 200)
        raise AssertionError(f"\n{text[around]}\n---\n{twin[around]}")


async def handed_over(twin: Twin) -> list[str]:
    """Let the observer take the device; return what is sent, before it and after it."""
    wire = twin.place.wire(f"/ws/tables/{twin.table}", "seat=device", twin.eyes.cookies["wolfden"])
    refused = [await wire.ask(type=kind) for kind in ("sync", "hint", "evaluate")]
    refused += [await wire.ask(type="chat", room="watchers", text="hello")]
    assert {one["key"] for one in refused} == {"problem-device-curtain"}
    closed = "\n".join(wire.sent)
    assert '"view"' not in closed
    assert (await wire.ask(type="take", seat=twin.chooser.observer))["type"] == "ack"
    other = await wire.ask(type="take", seat=0)
    assert other["key"] == "problem-device-other"
    base, ply = f"/api/tables/{twin.table}", twin.info.ply
    for path in (f"{base}/replay", f"{base}/replay.txt", f"{base}/replay/{ply}?eyes=0"):
        answer = await twin.eyes.get(path)
        wire.sent.append(f"{path} {answer.status_code} {answer.text}")
    found = ["\n".join(wire.sent), *await twin.heard()]
    await twin.place.hang_up(wire)
    return found


async def compare(first: Twin, second: Twin, rng: random.Random) -> tuple[int, bool]:
    """Play in step for as long as the twins look the same.

    Return how many steps were compared, and whether the twins ever differed behind the scenes.
    """
    differed = False
    for step in range(STEPS):
        differed = differed or first.state.dump() != second.state.dump()
        if first.is_shared and step % PROBED_EVERY == 0:
            same(await handed_over(first), await handed_over(second))
        elif step % PROBED_EVERY == 0:
            seat = rng.choice(first.state.actors())
            words = rng.sample(found := legal(first, seat), min(4, len(found)))
            await talk_in_secret(first, rng)
            same(await probed(first, words), await probed(second, words))
        chosen = next_step(first, second, rng)
        if chosen is None:
            return step, differed
        seat, code, other = chosen
        first.chooser.done.clear()
        await act(first, seat, code)
        second.chooser.to_follow = deque(first.chooser.done)
        await act(second, seat, other)
        if second.chooser.is_lost or first.state.is_over:
            return step, differed
        same(await first.heard(), await second.heard())
        if step % TAKEN_BACK_EVERY == TAKEN_BACK_EVERY - 1:
            await take_back(first, second, seat)
            same(await first.heard(), await second.heard())
    return STEPS, differed


async def take_back(first: Twin, second: Twin, seat: Seat) -> None:
    """Let a seat take back its last action: by itself where it may, else with all others' consent.

    Which of the two it is can be seen by everybody, so it must not differ either.
    """
    assert undoable(first, seat) == undoable(second, seat)
    for twin in (first, second):
        wire, number = twin.wires[seat], len(twin.wires[seat].sent)
        await wire.ask(type="ping")
        ply = last_act(twin, seat)
        answer = await wire.ask(type="undo", seq=wire.seq, ply=ply)
        assert answer["type"] == "ack", answer
        asked = [one for one in map(json.loads, wire.sent[number:]) if "waiting" in one]
        for other in asked[0]["waiting"] if asked else ():
            if twin.is_shared:
                # Who takes the device closes the windows of those who know something else.
                await twin.wires[other].ask(type="take", seat=other)
            answer = await twin.wires[other].ask(
                type="answer", request=asked[0]["request"], yes=True
            )
            assert answer["type"] == "ack", answer
        assert twin.info.ply == ply


def undoable(twin: Twin, seat: Seat) -> int:
    """Return how many actions a seat may take back by itself."""
    found = twin.place.services.tables._tables[twin.table].live
    assert found is not None
    return found.undoable(seat)


def last_act(twin: Twin, seat: Seat) -> int:
    """Return how many actions stood before the last one of a seat."""
    recent = twin.place.services.tables._tables[twin.table].recent
    return next(step.entry.ply for step in reversed(recent) if step.entry.seat == seat) - 1


class PostOffice:
    """Keeps what is sent by mail and webhook."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[str] = []
        monkeypatch.setattr(Webhooks, "post", self._post)
        monkeypatch.setattr(aiosmtplib, "send", self._mail)

    async def _post(self, address: str, text: str, _owner: str) -> None:
        self.sent.append(f"{address} {text}")

    async def _mail(self, sent: bytes, **_how: object) -> None:
        message = message_from_bytes(sent, policy=default)
        text = f"{message['To']} {message['Subject']} {message.get_content()}"
        self.sent.append(re.sub(r"token=\S+", "", text))

    async def since(self, twin: Twin) -> list[str]:
        """Return what was sent since last time, once nothing is under way."""
        await asyncio.gather(*twin.place.services.jobs._tasks, *twin.place.services[Notices]._tasks)
        found, self.sent = self.sent, []
        return found


@pytest.mark.parametrize("title", ["age-of-the-wolf", "brotherhood-of-the-wolf"])
@pytest.mark.usefixtures("still")
async def test_twins_call_for_the_same_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """A player who is away learns nothing from when, and in which words, they are called."""
    away, office = 1, PostOffice(monkeypatch)
    async with AsyncExitStack() as stack:
        first, second = [
            await made(
                stack, monkeypatch, tmp_path / str(number), f"{title} called {number}", title
            )
            for number in range(2)
        ]
        told = []
        for twin in (first, second):
            await twin.eyes.patch(
                "/api/me", json={"webhook": "https://b.example", "email": "b@b.b"}
            )
            me = (await twin.eyes.get("/api/me")).json()["guest"]["id"]
            await twin.place.services.guests.change_mail(me, "b@b.b", is_confirmed=True)
            await office.since(twin)
            await twin.place.hang_up(*twin.observed)
            twin.away = away
            twin.chooser.to_follow = None if twin is first else deque(first.chooser.done)
            await begin(twin)
            told.append(await office.since(twin))
        rng, called = random.Random(title), len(told[0])
        assert told[0] == told[1]
        for _ in range(CALLED_STEPS):
            chosen = next_step(first, second, rng)
            if chosen is None or second.chooser.is_lost:
                break
            first.chooser.done.clear()
            await act(first, chosen[0], chosen[1])
            heard = await office.since(first)
            second.chooser.to_follow = deque(first.chooser.done)
            await act(second, chosen[0], chosen[2])
            assert heard == await office.since(second)
            called += len(heard)
        assert called > 0


@pytest.mark.parametrize("observer", [0, 1, None], ids=["seat 0", "seat 1", "watcher"])
@pytest.mark.parametrize(
    ("title", "options"), GAMES, ids=lambda one: one if isinstance(one, str) else "-".join(one)
)
@pytest.mark.usefixtures("still")
async def test_twins_send_the_same_bytes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    title: str,
    options: Json,
    observer: Seat | None,
) -> None:
    """The set-up included: it is dealt, or chosen, while all are there."""
    # Games in which something that is hidden differs early enough.
    seed = f"{title} {observer} d {options}" if options else f"{title} {observer} d"
    async with AsyncExitStack() as stack:
        first, second = [
            await made(
                *(stack, monkeypatch, tmp_path / str(number), f"{seed} {number}"),
                *(title, observer, options),
            )
            for number in range(2)
        ]
        await begin(first)
        second.chooser.to_follow = deque(first.chooser.done)
        await begin(second)
        assert not second.chooser.is_lost
        same(await first.heard(), await second.heard())
        steps, differed = await compare(first, second, random.Random(seed))
        assert steps > 0
        assert differed == (observer in HIDDEN_FROM[title])


@pytest.mark.parametrize("title", ["age-of-the-wolf", "brotherhood-of-the-wolf"])
@pytest.mark.usefixtures("still")
async def test_one_device_holds_what_one_of_its_people_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """Behind a curtain nothing, then what the person sees who has taken the device."""
    seed = f"{title} device"
    async with AsyncExitStack() as stack:
        first, second = [
            await made(
                *(stack, monkeypatch, tmp_path / str(number), f"{seed} {number}", title),
                is_shared=True,
            )
            for number in range(2)
        ]
        for twin in (first, second):
            twin.chooser.to_follow = None if twin is first else deque(first.chooser.done)
            await begin(twin)
        same(await first.heard(), await second.heard())
        for twin in (first, second):
            await take_device(twin)
        steps, differed = await compare(first, second, random.Random(seed))
        assert steps > 0
        assert differed


class FakeTime:
    """A clock that moves on only while a bot thinks or a task sleeps."""

    def __init__(self) -> None:
        self.moment = 0.0

    def time(self) -> float:
        """Return the moment."""
        return self.moment

    async def sleep(self, seconds: float) -> None:
        """Sleep in no time."""
        self.moment += seconds


@pytest.mark.parametrize("title", ["age-of-the-wolf", "brotherhood-of-the-wolf"])
async def test_bots_take_the_same_time_whatever_they_think_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    clock, thinking = FakeTime(), 0.0

    async def decide(_workers: object, *about: Any) -> tuple[Seat, str]:
        clock.moment += thinking
        state: State = about[3]
        seat = state.actors()[0]
        return seat, str(state.legal(seat)[0])

    timed = {**vars(asyncio), "sleep": clock.sleep, "get_running_loop": lambda: clock}
    monkeypatch.setattr(bots, "asyncio", SimpleNamespace(**timed))
    monkeypatch.setattr(workers.Workers, "decide", decide)
    monkeypatch.setattr(LocalJobs, "add", lambda *_args: None)
    async with place(tmp_path / "data", min_bot_seconds=0.5) as running:
        listeners = running.services.tables.listeners
        turns = next(one for one in listeners if isinstance(one, bots.BotTurns))
        wanted = NewTable(title, [SeatPlan("bot", "hunter")] * SEATS)
        table = await create_table(running.services.tables, Guest("g", "Ash"), wanted)
        tick = 0.5 + max(thinking_seconds(["hunter"]))
        for thinking in (0.0, 0.1, 0.9 * tick, 1.5 * tick):
            before = clock.moment
            assert await turns._act(table)
            ticks = (clock.moment - before) / tick
            assert ticks == pytest.approx(1 if thinking < tick else 2)
