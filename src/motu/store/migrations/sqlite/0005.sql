-- When the server was away: that time counts for nobody. The pulse says until when it was there.

create table outage (
    number integer primary key,
    began real not null,
    ended real not null
);

update pulse set at = coalesce((select max(changed) from "table"), 0);

-- Written anew when somebody asks whether there is room for a move.
create table filler (body blob not null);
