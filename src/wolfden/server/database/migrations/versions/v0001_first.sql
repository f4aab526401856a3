CREATE TABLE IF NOT EXISTS guests (
    id VARCHAR(16) NOT NULL,
    name VARCHAR(40) NOT NULL,
    session INTEGER NOT NULL,
    owner VARCHAR(16) NOT NULL,
    token BLOB,
    email VARCHAR(254) NOT NULL,
    webhook VARCHAR(500) NOT NULL,
    language VARCHAR(20) NOT NULL,
    muted JSON NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (token)
);

CREATE TABLE IF NOT EXISTS codes (
    digest BLOB NOT NULL,
    guest VARCHAR(16) NOT NULL,
    kind VARCHAR(10) NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (digest),
    FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);

CREATE INDEX IF NOT EXISTS codes_by_guest ON codes (guest, kind);

CREATE TABLE IF NOT EXISTS tables (
    id VARCHAR(16) NOT NULL,
    title VARCHAR(60) NOT NULL,
    rules INTEGER NOT NULL,
    options JSON NOT NULL,
    settings JSON NOT NULL,
    position TEXT NOT NULL,
    status VARCHAR(10) NOT NULL,
    public BOOLEAN NOT NULL,
    host VARCHAR(16) NOT NULL,
    seats JSON NOT NULL,
    seq INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    actors JSON NOT NULL,
    clock JSON NOT NULL,
    result JSON NOT NULL,
    abandon JSON NOT NULL,
    source VARCHAR(16) NOT NULL,
    source_ply INTEGER NOT NULL,
    rematch VARCHAR(16) NOT NULL,
    created BIGINT NOT NULL,
    started BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    moved BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, public, moved);

CREATE TABLE IF NOT EXISTS sitters (
    guest VARCHAR(16) NOT NULL,
    table_id VARCHAR(16) NOT NULL,
    PRIMARY KEY (guest, table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX IF NOT EXISTS sitters_by_table ON sitters (table_id);

CREATE TABLE IF NOT EXISTS entries (
    table_id VARCHAR(16) NOT NULL,
    seq INTEGER NOT NULL,
    kind VARCHAR(4) NOT NULL,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS snapshots (
    table_id VARCHAR(16) NOT NULL,
    ply INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    position TEXT NOT NULL,
    PRIMARY KEY (table_id, ply),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS chat (
    table_id VARCHAR(16) NOT NULL,
    room VARCHAR(20) NOT NULL,
    number INTEGER NOT NULL,
    guest VARCHAR(16) NOT NULL,
    name VARCHAR(40) NOT NULL,
    bot BOOLEAN NOT NULL,
    seat INTEGER,
    text VARCHAR(500) NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, room, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX IF NOT EXISTS chat_by_guest ON chat (guest);

CREATE TABLE IF NOT EXISTS marks (
    table_id VARCHAR(16) NOT NULL,
    seat INTEGER NOT NULL,
    room VARCHAR(20) NOT NULL,
    data JSON NOT NULL,
    PRIMARY KEY (table_id, seat, room),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
