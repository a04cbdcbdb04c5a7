"""Builds the API reference, a page made from the docstrings of everything that `import motu` makes public.

./dev docs                                      # into build/reference
python docs/reference/build.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

import pdoc
import pdoc.render

HERE = Path(__file__).parent


def build(folder: Path) -> Path:
    """Write the pages into a folder, and say where to begin to read."""
    pdoc.render.configure(
        docformat="markdown",
        include_undocumented=False,
        show_source=False,
        template_directory=HERE,
    )
    pdoc.pdoc("motu", r"!motu\.", output_directory=folder)
    return folder / "motu.html"


if __name__ == "__main__":
    print(build(Path(sys.argv[1] if len(sys.argv) > 1 else HERE.parents[1] / "build" / "reference")))
