-- What visitors have made of the opponents of a campaign; the daily deal; what the house keeps to itself.

create table campaign (
    visitor text not null,
    game text not null,
    bot text not null,
    played integer not null,
    beaten integer not null,
    clean integer not null, -- beaten without help
    at real not null,
    primary key (visitor, game, bot)
) without rowid;

create table daily (
    game text not null,
    day text not null, -- 2026-11-16
    visitor text not null,
    "table" text not null,
    at real not null,
    outcome integer, -- 1, 0, -1; null while it is played
    margin integer,  -- in points; null if the game did not come to its end
    primary key (game, day, visitor)
) without rowid;

create table house (
    name text primary key,
    secret blob not null
) without rowid;
