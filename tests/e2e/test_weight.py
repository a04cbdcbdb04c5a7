"""What a browser must fetch before it can play: little."""

import gzip

from motu.web.page import STATIC

MOST = 150_000
"""Bytes of script, compressed: all of it, though a visitor needs only a part."""


def test_all_scripts_together_are_light() -> None:
    scripts = list((STATIC / "assets").glob("*.js"))
    weight = sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)
    assert scripts
    assert weight < MOST, f"{weight} bytes in {len(scripts)} files"


def test_nothing_in_the_page_names_another_host() -> None:
    """Namespaces of XML look like addresses, and are none."""
    known = ("http://www.w3.org/", "https://example.org/")  # the second is what a field shows as an example
    for path in STATIC.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            text = path.read_text()
            for word in ("http://", "https://"):
                for part in text.split(word)[1:]:
                    address = word + part[:60]
                    assert address.startswith((*known, "https://svelte.dev/e/")), f"{path.name}: {address}"
