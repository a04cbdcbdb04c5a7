"""Who puts messages into words. Rules and errors have ids and arguments, never sentences; somebody above has the words.

`motu` itself registers the English catalogue here when it is imported, so an error says a sentence wherever it is
printed. Nothing is imported in this module, because every program imports it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

speaker: "Callable[[Any], str]" = str
"""The sentence of a `motu.core.errors.Message`; before anybody has registered, its id and arguments."""
