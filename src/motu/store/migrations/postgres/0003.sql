-- What visitors have made of the opponents of a campaign; the daily deal; what the house keeps to itself.

create table campaign (
    visitor text collate "C" not null,
    game text collate "C" not null,
    bot text collate "C" not null,
    played bigint not null,
    beaten bigint not null,
    clean bigint not null, -- beaten without help
    at float8 not null,
    primary key (visitor, game, bot)
);

create table daily (
    game text collate "C" not null,
    day text collate "C" not null, -- 2026-11-16
    visitor text collate "C" not null,
    "table" text collate "C" not null,
    at float8 not null,
    outcome integer, -- 1, 0, -1; null while it is played
    margin integer,  -- in points; null if the game did not come to its end
    primary key (game, day, visitor)
);

create table house (
    name text collate "C" primary key,
    secret bytea not null
);
