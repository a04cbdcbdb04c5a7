"""Pictures made light: a PNG of at most 256 colours, chosen by median cut, weighs a third of what a browser makes."""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

COLOURS = 256

# Browsers read PNG; a page without a policy of its own lets them be asked for every pixel.
PIXELS = """async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext('2d');
    brush.drawImage(image, 0, 0);
    const bytes = brush.getImageData(0, 0, image.width, image.height).data;
    let text = '';
    for (let at = 0; at < bytes.length; at += 8190) {
        text += String.fromCharCode(...bytes.subarray(at, at + 8190));
    }
    return [image.width, image.height, btoa(text)];
}"""


def lighten(blank: Page, png: bytes) -> bytes:
    """The same picture in few colours; `blank` is a page on which nothing is."""
    width, height, text = blank.evaluate(PIXELS, base64.b64encode(png).decode())
    pixels = np.frombuffer(base64.b64decode(text), dtype=np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    packed = pixels[:, 0] << 16 | pixels[:, 1] << 8 | pixels[:, 2]
    colours, places, counts = np.unique(packed, return_inverse=True, return_counts=True)
    channels = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1)
    boxes = median_cut(channels, counts)
    palette, number = bytearray(), np.zeros(len(colours), dtype=np.uint8)
    for place, box in enumerate(boxes):
        number[box] = place
        palette += bytes(np.rint(np.average(channels[box], axis=0, weights=counts[box])).astype(np.uint8))
    rows = np.zeros((height, width + 1), dtype=np.uint8)  # each row begins with its filter: none
    rows[:, 1:] = number[places].reshape(height, width)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def median_cut(channels: NDArray[np.int64], counts: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Colours in boxes of like ones: the box that errs most is cut in two until there are enough."""
    boxes = [np.arange(len(channels))]
    errors = [_error(channels, counts, boxes[0])]
    while len(boxes) < COLOURS and max(errors) > 0:
        worst = errors.index(max(errors))
        box = boxes[worst]
        widest = int(np.argmax(np.ptp(channels[box], axis=0)))
        box = box[np.argsort(channels[box, widest], kind="stable")]
        weights = np.cumsum(np.sqrt(counts[box]))  # rare colours count for more than their share: they are the details
        cut = int(np.clip(np.searchsorted(weights, weights[-1] / 2), 1, len(box) - 1))
        boxes[worst : worst + 1] = box[:cut], box[cut:]
        errors[worst : worst + 1] = _error(channels, counts, box[:cut]), _error(channels, counts, box[cut:])
    return boxes


def _error(channels: NDArray[np.int64], counts: NDArray[np.int64], box: NDArray[np.int64]) -> float:
    weights = np.sqrt(counts[box])
    middle = np.average(channels[box], axis=0, weights=weights)
    return float(np.sum(weights[:, None] * (channels[box] - middle) ** 2)) if len(box) > 1 else 0.0


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
