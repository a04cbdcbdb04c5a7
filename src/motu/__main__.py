"""`python -m motu` is the command `motu`."""

import sys

from motu.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
