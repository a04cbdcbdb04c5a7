"""`./dev bench`: the rules and bots; `./dev bench server`: the server under load; `./dev bench scale`: one process
against two; `./dev bench day`: a day of visitors; `./dev bench replays`: moves beside those who look back; `./dev bench
page`: the browser; `./dev bench soak`: whether a server's memory stays where it is; `./dev bench beliefs`: what bots
foresee."""

from __future__ import annotations

import sys

# Each is loaded only when it is asked for: the rules can be measured without the packages that the server needs.
if __name__ == "__main__":
    match sys.argv[1:2]:
        case ["server"]:
            from bench import server

            sys.exit(server.main(sys.argv[2:]))
        case ["scale"]:
            from bench import scale

            sys.exit(scale.main(sys.argv[2:]))
        case ["replays"]:
            from bench import replays

            sys.exit(replays.main(sys.argv[2:]))
        case ["day"]:
            from bench import day

            sys.exit(day.main(sys.argv[2:]))
        case ["soak"]:
            from bench import soak

            sys.exit(soak.main(sys.argv[2:]))
        case ["beliefs"]:
            from bench import beliefs

            sys.exit(beliefs.main(sys.argv[2:]))
        case ["page"]:
            from bench import page

            sys.exit(page.main(sys.argv[2:]))
        case _:
            from bench import rules

            sys.exit(rules.main())
