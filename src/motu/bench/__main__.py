"""`./dev bench`: the rules and the bots; `./dev bench room`: the server under load."""

from __future__ import annotations

import sys

from motu.bench import room, rules

if __name__ == "__main__":
    sys.exit(room.main(sys.argv[2:]) if sys.argv[1:2] == ["room"] else rules.main())
