"""The database tables. A game is its set-up (`tables`, `seats`) and its append-only list of `moves`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("account", String(40), unique=True),
    Column("password", String(200)),
    Column("epoch", Integer, nullable=False),  # raising it ends every cookie, link and token
    Column("created", BigInteger, nullable=False),
    Column("webhook", String(500)),
    Column("webhook_secret", String(64)),
    Column("email", String(200)),
    Column("email_code", String(64)),  # hashed; null once confirmed
    Column("gone", Boolean, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("status", String(10), nullable=False),  # open, playing, finished, closed
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("stand_in", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("last", Integer, nullable=False),  # the number of the last move
    Column("due", BigInteger),  # when the server must look after the table by itself: a bot, a clock, an end
    Column("rematch_of", String(24), unique=True),
    Index("tables_due", "status", "due"),
    Index("tables_listed", "listed", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, invited, person, hotseat, bot
    Column("person", String(24), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("level", String(20)),
    Column("score", Float),
    Column("place", Integer),
    Column("stood_in", Boolean, nullable=False),  # a bot sat here when the game ended
    Index("seats_person", "person"),
)

moves = Table(
    "moves",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # unique per table: the database is the referee
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("data", Text),
    Column("message", String(64)),  # the client's id of what it wanted: done at most once
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "seat", "message", name="moves_message"),
)

talk = Table(
    "talk",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("message", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "person", "message", name="talk_message"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),  # the move after which the seat was to act
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("due", BigInteger),  # when to try (again); null when sent or given up
    Column("tries", Integer, nullable=False),
    Index("notices_due", "due"),
)
