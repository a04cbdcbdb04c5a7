### The commands of a host (serve, backup, restore, examine), and the database.

cli-serve = let people and bots play at tables on the web
cli-backup = write all that a server has kept to one file
cli-restore = put a backup into an empty database
cli-examine = look through all that a server has kept for damage

## The command line

serve-where = Where it is reached
serve-host-help = address to listen at; 0.0.0.0 for every network (default: { $host }, this machine only)
serve-port-help = port to listen at (default: { $port }, or the next free one)
serve-origin-help = its address from outside, such as https://example.org; may be repeated (default: any name)
serve-proxy-help = address or network of a proxy whose word on visitors is trusted, such as 10.0.0.0/8; may be repeated
serve-keep = Where everything is kept
serve-database-help = an SQLite file, or postgresql://… (default: { $database })
serve-redis-help = Redis, through which several processes tell each other of moves, such as redis://localhost; needs PostgreSQL
serve-copies = Copies of the database while it runs
serve-backup-help = folder into which the database is copied every so often (default: no copies)
serve-every-help = time from one copy to the next, such as 30s, 10m, 6h or 1d (default: { $every })
serve-keep-help = so many copies stay, the newest (default: { $keep })
serve-size = How much it can do
serve-workers-help = server processes; several need --redis (default: 1)
serve-thinkers-help = processes in which the bots of each server process think (default: 2)
serve-seconds-help = seconds that a bot has for a turn (default: 1)
serve-connections-help = connections that a server process takes (default: as many as the system allows)
serve-connections-each-help = of these an address may have so many, but not more than half (default: 500)
serve-more = What else it does
serve-webhooks-help = host that reminders may be sent to: example.org, .example.org with all names below it, or * for all; may be repeated (default: no reminders)
serve-shows-help = let people open tables at which only bots play (default: every table needs a person)
serve-open-help = open the page in the browser as soon as the server answers
serve-environment = Options may stand in the environment as well: --database as MOTU_DATABASE, so that no password is seen among the arguments; several values with commas. What stands on the command line comes first.
serve-log-help = how much is told on standard error (default: info)
serve-backup-file = the backup, a compressed file

## What they say

serve-begins = Motu serves at { $address } and keeps everything in { $database }; Ctrl-C ends it.
serve-alone = Without --redis several processes would not hear of each other’s moves, so there is just one.
serve-backed-up =
    { $rows ->
        [one] { $file } holds everything: 1 row.
       *[other] { $file } holds everything: { $rows } rows.
    }
serve-restored =
    { $rows ->
        [one] Everything is in { $database } again: 1 row.
       *[other] Everything is in { $database } again: { $rows } rows.
    }
serve-whole = { $database } is whole: everything in it was read.
serve-bad-seconds = --seconds needs a number from 0.05 to 60, such as 0.5, not “{ $seconds }”.
serve-bad-every = --every needs a time from 10s to 30d, such as 10m or 6h, not “{ $every }”.
serve-copies-where = --every and --keep belong to --backup, which names the folder for the copies.
serve-needs-extra = Serving needs more packages: install motu with its extra “server”, or start with ./dev, which does.
serve-needs-postgres-extra = Redis needs more packages: install motu with its extra “postgres”, or leave --redis out.
serve-bad-redis = --redis needs an address such as redis://localhost:6379.
serve-no-redis = Redis cannot be reached where --redis says ({ $reason }); start it, or correct the address.
serve-redis-needs-postgres = --redis is of use with PostgreSQL only: leave it out, or name a PostgreSQL database with --database.
serve-sqlite-alone = An SQLite file serves only one process: leave --workers out, or name a PostgreSQL database with --database.
serve-no-port = The server cannot listen at { $host }, port { $port } ({ $reason }); choose another --host or --port, or end what is running there.

## The database

store-bad-url = “{ $url }” is no database; write the name of a file, such as motu.db, or an address like postgresql://user@host/name.
store-needs-asyncpg = PostgreSQL needs more packages: install motu with its extra “postgres”, or use an SQLite file.
store-no-file = There is no database { $where }; name the right one with --database.
store-no-tables = Motu has never kept anything in this database; name the right one with --database.
store-foreign-file = { $where } is damaged, or no database at all, and was left as it is; name another file with --database.
store-damaged = { $where } is damaged ({ $reason }); stop the server, put the file aside, and restore the last backup into a new one.
store-cannot-open = The database { $where } cannot be opened ({ $reason }); its folder has to exist, and both have to be writable.
store-in-use = Another server is using { $where } (it holds { $lock }); stop it first, or name another file with --database.
store-too-new = A newer Motu has changed this database (to version { $there }, and this one knows versions up to { $known }); use the newer one.
store-refused = PostgreSQL says no ({ $reason }); check the address, the user and the password in --database, and what the user may do.
store-unreachable = The database cannot be reached ({ $reason }); nothing was changed, and it can be tried again in a moment.
store-full = { $where } could not be written, as the disk is full or failing; nothing was changed, and it can be tried again when there is room.
store-locked = Another program is holding { $where }; nothing was changed, and it can be tried again in a moment.
store-failed = { $where } could not do what was asked ({ $reason }); nothing was changed, and it can be tried again.
store-closed = The server is just shutting down; try again when it is back.
store-bad-text = This text has a character in it that cannot be kept; write it without that.

## Backups

backup-in-the-way = { $where } is already there and is no backup; choose another name, so that it is not overwritten.
backup-cannot-write = The backup { $where } cannot be written ({ $reason }); choose another place, or make room.
backup-cannot-read = The backup { $where } cannot be read ({ $reason }); check its name and its permissions.
backup-foreign = { $where } is no backup; name a file that “{ $motu } backup” wrote.
backup-torn = The backup { $where } breaks off before its end, so nothing was restored; take another copy of it, or another backup.
backup-damaged = The backup { $where } is damaged, so nothing was restored; take another copy of it, or another backup.
backup-too-new = A newer Motu wrote the backup { $where }; restore it with that one.
restore-not-empty = There is already something in { $where }, and a backup only goes into an empty database; name another one with --database.
copies-no-folder = Copies cannot be made in { $where } ({ $reason }); name a folder that can be written with --backup.
copies-in-use = Another server copies its database to { $where } (it holds { $lock }); name another folder with --backup.
copies-no-room = There is no room for another copy in { $where }: it needs { $needed } MB, and { $free } MB are free; make room, or keep fewer copies with --keep.
copies-not-whole = { $where } is not whole ({ $reason }), so there is no new copy; keep the earlier ones, for the database itself may be damaged.
copies-broken-off = The copy was broken off ({ $reason }); the earlier ones are still there.
serve-no-file = Which file? For instance: { $command } motu-backup.gz
