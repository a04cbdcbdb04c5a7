"""What can be asked of a server, of a backup and of its return."""

from __future__ import annotations

from motu.terminal.arguments import Parser

DATABASE, HOST, PORT = "motu.db", "127.0.0.1", "8000"
LEVELS = ("debug", "info", "warning", "error")


def add_arguments(parser: Parser) -> None:
    """The arguments of `motu serve`."""
    say = parser.say
    where = parser.group("serve-where")
    where.add_argument("--host", default=HOST, metavar="ADDRESS", help=say("serve-host-help", host=HOST))
    where.add_argument("--port", metavar="N", help=say("serve-port-help", port=PORT))
    where.add_argument("--origin", action="append", default=[], metavar="URL", help=say("serve-origin-help"))
    where.add_argument("--proxy", action="append", default=[], metavar="NETWORK", help=say("serve-proxy-help"))
    keep = parser.group("serve-keep")
    _database(parser, keep)
    keep.add_argument("--redis", default="", metavar="URL", help=say("serve-redis-help"))
    size = parser.group("serve-size")
    size.add_argument("--workers", default="1", metavar="N", help=say("serve-workers-help"))
    size.add_argument("--thinkers", default="2", metavar="N", help=say("serve-thinkers-help"))
    size.add_argument("--seconds", default="1", metavar="SECONDS", help=say("serve-seconds-help"))
    more = parser.group("serve-more")
    more.add_argument("--webhooks", action="append", default=[], metavar="HOST", help=say("serve-webhooks-help"))
    more.add_argument("--open", action="store_true", help=say("serve-open-help"))
    more.add_argument("--log", choices=LEVELS, default="info", help=say("serve-log-help"))


def add_backup_arguments(parser: Parser) -> None:
    """The arguments of `motu backup` and `motu restore`."""
    say = parser.say
    parser.group("cli-arguments").add_argument("file", nargs="?", metavar="FILE", help=say("serve-backup-file"))
    _database(parser, parser.group("serve-keep"))


def _database(parser: Parser, group: object) -> None:
    text = parser.say("serve-database-help", database=DATABASE)
    group.add_argument("--database", default=DATABASE, metavar="URL", help=text)  # type: ignore[attr-defined]
