-- Tables and their events; visitors and their sessions.

-- Written to when somebody asks whether anything can be written.
create table pulse (at real not null);
insert into pulse values (0);

create table "table" (
    id text primary key,
    game text not null,
    version integer not null,
    created real not null,
    changed real not null,
    secret blob not null,
    stage text not null,
    public integer not null,
    seats text not null, -- a list of JSON
    due real,
    listing blob not null,
    owner text, -- who has claimed it,
    until real  -- and how long
) without rowid;

create index table_listed on "table" (public, stage, changed desc, id);
create index table_due on "table" (due) where due is not null;

create table event (
    "table" text not null,
    version integer not null,
    at real not null,
    body blob not null,
    key text,
    primary key ("table", version)
) without rowid;

create unique index event_key on event ("table", key) where key is not null;

-- Who sits where, as "table".seats says it: for asking by visitor. The triggers below see to it.
create table seat (
    visitor text not null,
    "table" text not null,
    primary key (visitor, "table")
) without rowid;

create index seat_table on seat ("table");

create trigger table_created after insert on "table"
begin
    insert or ignore into seat (visitor, "table") select value, new.id from json_each(new.seats) where value <> '';
end;

create trigger table_seated after update of seats on "table" when old.seats <> new.seats
begin
    delete from seat where "table" = new.id;
    insert or ignore into seat (visitor, "table") select value, new.id from json_each(new.seats) where value <> '';
end;

create trigger table_removed after delete on "table"
begin
    delete from seat where "table" = old.id;
    delete from event where "table" = old.id;
end;

create table visitor (
    id text primary key,
    name text not null,
    created real not null,
    account text not null default '',
    folded text, -- the account's name without regard to case; null for a guest
    password text not null default ''
) without rowid;

create unique index visitor_folded on visitor (folded) where folded is not null;

create table session (
    token blob primary key,
    visitor text not null references visitor (id),
    created real not null,
    used real not null
) without rowid;

create index session_visitor on session (visitor);
