-- Players' own components: sets of tables by a fingerprint of what they hold, and who has given which a name.

create table components (
    game text not null,
    name text not null, -- the fingerprint
    body blob not null,
    used real not null, -- when somebody last chose it
    primary key (game, name)
) without rowid;

create index components_used on components (used);

create table own_components (
    visitor text not null,
    game text not null,
    name text not null,
    called text not null,
    at real not null,
    primary key (visitor, game, name),
    foreign key (game, name) references components (game, name) on delete cascade
) without rowid;

create index own_components_set on own_components (game, name);

alter table "table" add column components text not null default '';

create index table_components on "table" (game, components) where components <> '';
