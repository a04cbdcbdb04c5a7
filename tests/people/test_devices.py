"""What is kept of a browser: two words."""

import pytest

from motu.people.devices import device_of

KIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
OLD_KIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox linux"),
        (
            f"Mozilla/5.0 (Windows NT 10.0; x64) {KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
            "edge windows",
        ),
        (f"Mozilla/5.0 (Linux; Android 10; K) {KIT} Chrome/140.0.0.0 Mobile Safari/537.36", "chrome android"),
        (f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) {OLD_KIT} Version/18.5 Safari/604.1", "safari ios"),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {OLD_KIT} Version/18.5 Safari/605.1.15", "safari macos"),
        ("python-httpx2/2.16", "other other"),
        ("", "other other"),
        ("\x1b[31m\ud800" * 10_000, "other other"),
    ],
)
def test_a_browser_is_two_words(agent: str, device: str) -> None:
    assert device_of(agent) == device
