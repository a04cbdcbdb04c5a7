-- Players' own components: sets of tables by a fingerprint of what they hold, and who has given which a name.

create table components (
    game text collate "C" not null,
    name text collate "C" not null, -- the fingerprint
    body bytea not null,
    used float8 not null, -- when somebody last chose it
    primary key (game, name)
);

create index components_used on components (used);

create table own_components (
    visitor text collate "C" not null,
    game text collate "C" not null,
    name text collate "C" not null,
    called text not null,
    at float8 not null,
    primary key (visitor, game, name),
    foreign key (game, name) references components (game, name) on delete cascade
);

create index own_components_set on own_components (game, name);

alter table "table" add column components text collate "C" not null default '';

create index table_components on "table" (game, components) where components <> '';
