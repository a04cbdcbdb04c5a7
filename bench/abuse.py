"""What strangers send to a server: connections that begin well and end badly, by name, in the pieces that are sent."""

from __future__ import annotations

LIVE = (
    b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"abcd"


def frame(code: int, body: bytes) -> bytes:
    """A whole message of a client."""
    size = len(body)
    head = bytes([128 | code, 128 | size]) if size < 126 else bytes([128 | code, 254]) + size.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[place & 3] for place, byte in enumerate(body))


def request(line: str, body: bytes = b"", *more: str) -> bytes:
    """A request whose answer is the last on its connection."""
    return "\r\n".join([f"{line} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *more, "", ""]).encode() + body


CHUNK = b"10000\r\n" + bytes(65_536) + b"\r\n"
BAD: dict[str, tuple[bytes, ...]] = {
    "a socket that is left": (LIVE,),
    "one that is closed": (LIVE, frame(8, b"\x03\xe8")),
    "no JSON, again and again": (LIVE, frame(1, b"{") * 30),
    "no JSON, and gone": (LIVE, frame(1, b"{")),
    "nothing that can be done": (LIVE, frame(1, b'{"do":"dance"}') * 30),
    "no such table": (LIVE, frame(1, b'{"do":"watch","table":"none"}') * 3),
    "bytes": (LIVE, frame(2, b"\x00\x01") * 30),
    "no text": (LIVE, frame(1, b"\xff\xfe")),
    "too much": (LIVE, frame(1, b"x" * 20_000)),
    "much more": (LIVE, b"\x81\xff" + (1 << 40).to_bytes(8, "big") + MASK),
    "no such kind": (LIVE, b"\x83\x80" + MASK),
    "without a mask": (LIVE, b"\x81\x02{}"),
    "the end of nothing": (LIVE, frame(0, b"x")),
    "half a farewell": (LIVE, frame(8, b"\x00")),
    "half a message": (LIVE, frame(1, b"x" * 100)[:50]),
    "a bad key": (LIVE.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"x"),),
    "an old version": (LIVE.replace(b"Version: 13", b"Version: 7"),),
    "from another site": (LIVE.replace(b"\r\n\r\n", b"\r\nOrigin: http://evil.example\r\n\r\n"),),
    "a bad host": (LIVE.replace(b"127.0.0.1", b"a b"),),
    "half a handshake": (LIVE[:-4],),
    "no HTTP": (b"\x00\x01\x02\r\n\r\n",),
    "half a head": (b"GET / HT",),
    "half a body": (request("POST /api/session", b"{", "Content-Length: 100"),),
    "a body that is no JSON": (request("POST /api/session", b"{", "Content-Length: 1"),),
    "too large a body": (request("POST /api/session", b"{", "Content-Length: 9999999"),),
    "a body without an end": (request("POST /api/session", CHUNK, "Transfer-Encoding: chunked"), *[CHUNK] * 5),
    "no such page": (request("GET /api/none"),),
    "no such way": (request("PUT /api/me"),),
    "nobody": (request("GET /api/me"),),
    "no such game": (request("GET /api/tables/none"),),
    "the page": (request("GET /"),),
    "the lobby": (request("GET /api/lobby"),),
    "a guest": (request("POST /api/me"),),
}
