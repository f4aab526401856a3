"""The tables of the database. A change here comes with a migration in ``migrations/``.

A column that is added later needs a ``server_default`` for the rows that are there.
"""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.types import TypeEngine

METADATA: Final = sa.MetaData()


def _columns(kind: TypeEngine[Any] | type[TypeEngine[Any]], *names: str) -> list[sa.Column[Any]]:
    """Return columns of a kind that are never empty."""
    return [sa.Column(name, kind, nullable=False) for name in names]


def _owned_by(table: str) -> sa.ForeignKey:
    """Return the key of what belongs to a row of another table, and is deleted with it."""
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE")


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), _owned_by("tables"), primary_key=True)


def _number(name: str) -> sa.Column[int]:
    """Return a column that numbers what belongs to a table."""
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    *_columns(sa.String(40), "name"),
    *_columns(sa.Integer, "session"),
    *_columns(sa.String(16), "owner"),
    sa.Column("token", sa.LargeBinary(32), nullable=True, unique=True),
    *_columns(sa.String(254), "email"),
    sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
    *_columns(sa.String(500), "webhook"),
    *_columns(sa.String(20), "language"),
    *_columns(sa.JSON, "muted"),
    sa.Column("sleep", sa.JSON, nullable=False, server_default="null"),
    sa.Column("holiday", sa.JSON, nullable=False, server_default="null"),
    *_columns(sa.BigInteger, "created"),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("guests_by_seen", "seen"),
    sa.Index("guests_by_owner", "owner"),
)
"""People and bot accounts. A bot account has an ``owner`` and the digest of its ``token``.

E-mail is sent to ``confirmed`` addresses only. No notices are sent in the hours of ``sleep`` and on
``holiday``. ``seen`` is the last day of use.
"""

CODES: Final = sa.Table(
    "codes",
    METADATA,
    sa.Column("digest", sa.LargeBinary(32), primary_key=True),
    sa.Column("guest", sa.String(16), _owned_by("guests"), nullable=False),
    *_columns(sa.String(10), "kind"),
    *_columns(sa.BigInteger, "expires"),
    sa.Column("door", sa.String(24), nullable=False, server_default=""),
    sa.Index("codes_by_guest", "guest", "kind"),
)
"""Digests of codes that make another device the same guest.

``door`` is the pass of the device that made the code, where the server is closed.
"""

DOOR_PASSWORD: Final = sa.Table(
    "door_password", METADATA, _number("number"), *_columns(sa.String(200), "hash")
)
"""The hash of the password that lets in: at most one row."""

INVITATIONS: Final = sa.Table(
    "invitations",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("digest", sa.LargeBinary(32), nullable=False, unique=True),
    *_columns(sa.BigInteger, "created", "expires", "used"),
)
"""Invitations to a closed server, by the digest of their code; ``used`` is 0 before they are."""

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    *_columns(sa.String(60), "title", "guide"),
    *_columns(sa.String(16), "host", "source", "rematch"),
    *_columns(sa.String(10), "status"),
    *_columns(sa.Boolean, "public"),
    *_columns(sa.Integer, "rules", "seq", "ply", "source_ply"),
    *_columns(sa.JSON, "options", "settings", "seats", "actors", "clock", "result", "abandon"),
    sa.Column("undo_request", sa.JSON, nullable=False, server_default="null"),
    sa.Column("version", sa.Integer, nullable=False, server_default="1"),
    *_columns(sa.Text, "position"),
    *_columns(sa.BigInteger, "created", "started", "finished", "moved"),
    sa.Column("pairing", sa.String(120), nullable=False, server_default=""),
    sa.Column("fill_at", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("tournament", sa.String(16), nullable=False, server_default=""),
    sa.Column("unrated", sa.String(10), nullable=False, server_default=""),
    sa.Column("group_id", sa.String(16), nullable=False, server_default=""),
    sa.Index("tables_by_pairing", "pairing", "status"),
    sa.Index("tables_by_group", "group_id", "status"),
    sa.Index("tables_by_status", "status", "public", "moved"),
    sa.Index("tables_by_age", "status", "moved"),
)
"""Tables: what was agreed, who sits there, and how far the game is.

Start positions, and options that hold a file, are digests of documents. ``version`` counts the
changes, so that two processes cannot both change what they have read.
"""

DOCUMENTS: Final = sa.Table(
    "documents",
    METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    *_columns(sa.Text, "text"),
    *_columns(sa.Integer, "length"),
)
"""Files and positions that tables begin with, each text once; tables name them by digest."""

TABLE_DOCUMENTS: Final = sa.Table(
    "table_documents",
    METADATA,
    _table_id(),
    sa.Column("digest", sa.String(64), sa.ForeignKey("documents.digest"), primary_key=True),
    sa.Index("table_documents_by_digest", "digest"),
)
"""Which documents a table uses."""

SITTERS: Final = sa.Table(
    "sitters",
    METADATA,
    sa.Column("guest", sa.String(16), primary_key=True),
    _table_id(),
    sa.Column("ended", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("sitters_by_table", "table_id"),
    sa.Index("sitters_by_end", "guest", "ended", "table_id"),
)
"""Whose tables they are: host, holders and owners of seats, to find the tables of a guest.

``ended`` is when the game was over, 0 before: an index lists the last ones of a guest.
"""

ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    *(_table_id(), _number("seq")),
    *_columns(sa.String(4), "kind"),
    *_columns(sa.Integer, "ply", "seat"),
    *_columns(sa.Text, "words"),
    *_columns(sa.BigInteger, "at"),
    sqlite_with_rowid=False,
)
"""Everything done at a table, append-only; (table, seq) is unique."""

SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    *(_table_id(), _number("ply")),
    *_columns(sa.Integer, "seq"),
    *_columns(sa.Text, "position"),
    sqlite_with_rowid=False,
)
"""Positions on the way, so that loading a long game does not replay it from the start."""

RATED_POSITIONS: Final = sa.Table(
    "rated_positions",
    METADATA,
    *(_table_id(), _number("seq")),
    sa.Column("digest", sa.LargeBinary(16), nullable=False),
    sa.Index("rated_positions_by_digest", "digest"),
)
"""Digests of the latest positions of rated games that run, see ``features/ratings``."""

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    *(_table_id(), sa.Column("room", sa.String(20), primary_key=True), _number("number")),
    *_columns(sa.String(16), "guest"),
    *_columns(sa.String(40), "name"),
    *_columns(sa.Boolean, "bot"),
    sa.Column("seat", sa.Integer, nullable=True),
    *_columns(sa.String(500), "text"),
    *_columns(sa.BigInteger, "at"),
    sa.Index("chat_by_guest", "guest"),
)
"""What people wrote; a team's room is called ``team`` and the number of the team.

Each room counts for itself: a gap would show others that the team has talked.
"""

MARKS: Final = sa.Table(
    "marks",
    METADATA,
    *(_table_id(), _number("seat"), sa.Column("room", sa.String(20), primary_key=True)),
    *_columns(sa.JSON, "data"),
)
"""Pins, arrows and notes of a seat, its own or its team's."""

PLANS: Final = sa.Table(
    "plans",
    METADATA,
    *(_table_id(), _number("seat")),
    sa.Column("guest", sa.String(16), _owned_by("guests"), nullable=False),
    *_columns(sa.Integer, "seq", "revision"),
    *_columns(sa.JSON, "lines"),
    *_columns(sa.String(10), "ended"),
    sa.Index("plans_by_guest", "guest"),
)
"""What seats reply to what others may do, in games over days; see ``features/plans/model.py``."""

KEYS: Final = sa.Table("keys", METADATA, _number("number"), *_columns(sa.String(100), "key"))
"""The keys that sign cookies, where servers share a database; else they are in a file."""

WORKERS: Final = sa.Table(
    "workers",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    *_columns(sa.BigInteger, "seen"),
)
"""The processes that share a database, and when each was last seen."""

PRESENCE: Final = sa.Table(
    "presence",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("worker", sa.String(16), _owned_by("workers"), nullable=False),
    *_columns(sa.String(16), "table_id", "guest"),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Index("presence_by_table", "table_id"),
    sa.Index("presence_by_guest", "guest"),
    sa.Index("presence_by_worker", "worker"),
)
"""Open connections of all processes, to a table or (without one) to the lobby."""

BANS: Final = sa.Table(
    "bans",
    METADATA,
    sa.Column("guest", sa.String(16), _owned_by("guests"), primary_key=True),
    *_columns(sa.BigInteger, "at"),
)
"""Guests who may look, but neither sit nor write."""

REPORTS: Final = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    *_columns(sa.BigInteger, "at", "closed"),
    sa.Column("reporter", sa.String(16), sa.ForeignKey("guests.id", ondelete="SET NULL")),
    sa.Column("guest", sa.String(16), _owned_by("guests"), nullable=False),
    *_columns(sa.String(16), "table_id"),
    *_columns(sa.String(20), "room"),
    *_columns(sa.Integer, "number"),
    *_columns(sa.String(500), "text", "note"),
    sa.Index("reports_by_reporter", "reporter"),
    sa.Index("reports_by_guest", "guest"),
)
"""What guests reported; ``closed`` is when the operator dealt with it, 0 before."""

CLOSURES: Final = sa.Table(
    "closures",
    METADATA,
    _table_id(),
    *_columns(sa.Boolean, "wholly"),
)
"""Tables that the operator wants closed or, ``wholly``, deleted; the server does it."""

USES: Final = sa.Table(
    "uses",
    METADATA,
    sa.Column("digest", sa.LargeBinary(32), primary_key=True),
    *_columns(sa.BigInteger, "until"),
)
"""Until when the uses of each limit count, where processes share a database, by digest of the key.

See ``sharing/uses.py``.
"""

PUSHES: Final = sa.Table(
    "pushes",
    METADATA,
    sa.Column("digest", sa.LargeBinary(32), primary_key=True),
    sa.Column("guest", sa.String(16), _owned_by("guests"), nullable=False),
    *_columns(sa.String(1000), "endpoint"),
    *_columns(sa.String(100), "p256dh", "auth"),
    *_columns(sa.BigInteger, "created"),
    sa.Index("pushes_by_guest", "guest", "created"),
)
"""Browsers that receive pushes, by the digest of their endpoint."""

PUSH_KEY: Final = sa.Table(
    "push_key", METADATA, _number("number"), *_columns(sa.String(100), "key")
)
"""The private key that signs pushes: one row. Browsers accept pushes of no other key."""

PLAYED: Final = sa.Table(
    "played",
    METADATA,
    sa.Column("guest", sa.String(16), _owned_by("guests"), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),
    *_columns(sa.String(60), "title", "side"),
    *_columns(sa.Integer, "seats", "seat", "people", "rank"),
    *_columns(sa.String(40), "level"),
    *_columns(sa.Float, "share"),
    sa.Column("score", sa.Integer, nullable=True),
    *_columns(sa.BigInteger, "started", "finished"),
    sa.Column("rated", sa.Integer, nullable=False, server_default="0"),
    sa.Index("played_by_time", "guest", "finished"),
    sa.Index("played_by_table", "table_id"),
)
"""Finished games as each guest has played them; they stay when the table is deleted."""

RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    sa.Column("guest", sa.String(16), _owned_by("guests"), primary_key=True),
    sa.Column("title", sa.String(60), primary_key=True),
    sa.Column("side", sa.String(60), primary_key=True),
    *_columns(sa.Float, "mu", "sigma"),
    *_columns(sa.Integer, "games"),
)
"""How strong people are, by title and side, from their rated games."""

PUZZLE_ANSWERS: Final = sa.Table(
    "puzzle_answers",
    METADATA,
    sa.Column("guest", sa.String(16), _owned_by("guests"), primary_key=True),
    sa.Column("puzzle", sa.String(60), primary_key=True),
    *_columns(sa.String(60), "title"),
    *_columns(sa.String(10), "difficulty"),
    *_columns(sa.Boolean, "is_right"),
    *_columns(sa.BigInteger, "at"),
)
"""The first answer of each guest to a puzzle."""

REVIEWS: Final = sa.Table(
    "reviews",
    METADATA,
    _table_id(),
    *_columns(sa.String(10), "status"),
    *_columns(sa.Integer, "done", "total", "simulations"),
    *_columns(sa.BigInteger, "created"),
    *_columns(sa.Text, "result"),
    sa.Index("reviews_by_status", "status"),
)
"""Reviews of finished games: ``waiting``, ``finished`` or ``failed``, and the result as JSON."""

GROUPS: Final = sa.Table(
    "groups",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    *_columns(sa.String(40), "name"),
    *_columns(sa.String(20), "invite"),
    *_columns(sa.BigInteger, "created"),
)
"""Groups of guests; the invitation lets others join."""

MEMBERS: Final = sa.Table(
    "members",
    METADATA,
    sa.Column("group_id", sa.String(16), _owned_by("groups"), primary_key=True),
    sa.Column("guest", sa.String(16), _owned_by("guests"), primary_key=True),
    *_columns(sa.BigInteger, "joined"),
    sa.Index("members_by_guest", "guest"),
)
"""Who is in a group, since when: the first member is its owner."""

TOURNAMENTS: Final = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    *_columns(sa.String(40), "name", "level"),
    *_columns(sa.String(60), "title"),
    *_columns(sa.String(20), "kind", "invite"),
    *_columns(sa.String(10), "access", "status"),
    *_columns(sa.String(16), "group_id"),
    sa.Column("host", sa.String(16), sa.ForeignKey("guests.id", ondelete="SET NULL")),
    *_columns(sa.Integer, "seats", "round", "round_count", "most", "version"),
    *_columns(sa.Boolean, "bots", "rated"),
    sa.Column("accounts", sa.Boolean, nullable=False, server_default=sa.true()),
    *_columns(sa.JSON, "clock"),
    *_columns(sa.BigInteger, "created", "started", "finished"),
    sa.Index("tournaments_by_status", "status", "access", "created"),
    sa.Index("tournaments_by_host", "host"),
    sa.Index("tournaments_by_group", "group_id"),
)
"""Tournaments. ``version`` counts the changes of a tournament, its players and its rounds."""

ENTRANTS: Final = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament_id", sa.String(16), _owned_by("tournaments"), primary_key=True),
    _number("number"),
    sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="SET NULL")),
    *_columns(sa.Boolean, "withdrawn"),
    *_columns(sa.BigInteger, "joined"),
    sa.Index("entrants_by_guest", "guest"),
)
"""The players of a tournament; rounds name them by number, so guests can be deleted."""

ROUNDS: Final = sa.Table(
    "rounds",
    METADATA,
    sa.Column("tournament_id", sa.String(16), _owned_by("tournaments"), primary_key=True),
    _number("number"),
    *_columns(sa.JSON, "data"),
)
"""The rounds of a tournament: tables, players and points."""
