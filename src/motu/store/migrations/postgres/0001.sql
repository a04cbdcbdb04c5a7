-- Tables and their events; visitors and their sessions. Words are compared by their bytes: collate "C".

-- Written to when somebody asks whether anything can be written.
create table pulse (at float8 not null);
insert into pulse values (0);

create table "table" (
    id text collate "C" primary key,
    game text not null,
    version bigint not null,
    created float8 not null,
    changed float8 not null,
    secret bytea not null,
    stage text collate "C" not null,
    public boolean not null,
    seats text[] not null,
    due float8,
    listing bytea not null,
    owner text, -- who has claimed it,
    until float8 -- and how long
);

create index table_listed on "table" (public, stage, changed desc, id);
create index table_due on "table" (due) where due is not null;

create table event (
    "table" text collate "C" not null,
    version bigint not null,
    at float8 not null,
    body bytea not null,
    key text collate "C",
    primary key ("table", version)
);

create unique index event_key on event ("table", key) where key is not null;

-- Who sits where, as "table".seats says it: for asking by visitor. The triggers below see to it.
create table seat (
    visitor text collate "C" not null,
    "table" text collate "C" not null,
    primary key (visitor, "table")
);

create index seat_table on seat ("table");

create function seat_table() returns trigger language plpgsql as $$
begin
    if tg_op <> 'INSERT' then
        delete from seat where "table" = old.id;
    end if;
    if tg_op = 'DELETE' then
        delete from event where "table" = old.id;
    else
        insert into seat (visitor, "table") select distinct seated, new.id from unnest(new.seats) seated where seated <> '';
    end if;
    return null;
end
$$;

create trigger table_created after insert on "table" for each row execute function seat_table();

create trigger table_seated after update of seats on "table" for each row
when (old.seats is distinct from new.seats) execute function seat_table();

create trigger table_removed after delete on "table" for each row execute function seat_table();

create table visitor (
    id text collate "C" primary key,
    name text not null,
    created float8 not null,
    account text not null default '',
    folded text collate "C", -- the account's name without regard to case; null for a guest
    password text not null default ''
);

create unique index visitor_folded on visitor (folded) where folded is not null;

create table session (
    token bytea primary key,
    visitor text collate "C" not null references visitor (id),
    created float8 not null,
    used float8 not null
);

create index session_visitor on session (visitor);
