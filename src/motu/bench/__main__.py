"""`./dev bench`: the rules and the bots; `./dev bench room`: the server under load; `./dev bench page`: the browser."""

from __future__ import annotations

import sys

from motu.bench import page, room, rules

if __name__ == "__main__":
    match sys.argv[1:2]:
        case ["room"]:
            sys.exit(room.main(sys.argv[2:]))
        case ["page"]:
            sys.exit(page.main(sys.argv[2:]))
        case _:
            sys.exit(rules.main())
