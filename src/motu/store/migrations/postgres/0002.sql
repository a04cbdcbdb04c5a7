-- Results of rated games, and the ratings that they lead to.

create table result (
    number bigint generated always as identity primary key,
    game text not null,
    preset text not null,
    visitors text[] not null,
    points float8[] not null,
    at float8 not null,
    counted boolean not null default false
);

create index result_waiting on result (at, number) where not counted;

create table rating (
    visitor text collate "C" not null,
    game text collate "C" not null,
    preset text collate "C" not null,
    rating float8 not null,
    deviation float8 not null,
    volatility float8 not null,
    games bigint not null,
    at float8 not null,
    primary key (visitor, game, preset)
);

create index rating_ranking on rating (game, preset, rating desc) where deviation <= 110;
