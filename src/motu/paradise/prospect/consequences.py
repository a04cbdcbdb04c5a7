"""What changes from one view of a seat to another: what moves would bring that were only tried."""

from __future__ import annotations

from motu.paradise.prospect.types import ParadiseProspect
from motu.paradise.view import View


def prospect(before: View, after: View) -> ParadiseProspect:
    """What the moves between two views of a seat bring, and what can come next; the views may be the same."""
    return {"points": [], "links": [], "builds": None, "load": [], "reach": [], "battles": [], "voyage": []}
