-- Results of rated games, and the ratings that they lead to.

create table result (
    number integer primary key autoincrement,
    game text not null,
    preset text not null,
    visitors text not null, -- a list of JSON
    points text not null,   -- a list of JSON
    at real not null,
    counted integer not null default 0
);

create index result_waiting on result (at, number) where counted = 0;

create table rating (
    visitor text not null,
    game text not null,
    preset text not null,
    rating real not null,
    deviation real not null,
    volatility real not null,
    games integer not null,
    at real not null,
    primary key (visitor, game, preset)
) without rowid;

create index rating_ranking on rating (game, preset, rating desc) where deviation <= 110;
