-- Names that look alike; on which device a session began; codes for those who have lost their password;
-- what a result has done to the ratings.

alter table visitor add column likeness text; -- what the account's name looks like; null for a guest
alter table visitor add column worn text;     -- what the name looks like that others see; null until it is worked out

create unique index visitor_likeness on visitor (likeness) where likeness is not null;
create index visitor_worn on visitor (worn);

alter table session add column device text not null default '';

create table recovery (
    visitor text not null references visitor (id),
    code blob not null, -- its hash
    primary key (visitor, code)
) without rowid;

alter table result add column "table" text not null default '';
alter table result add column changes text; -- the ratings before and after, a list of JSON; null until it is counted

create index result_table on result ("table") where "table" <> '';
