"""Where the islands of Kahuna lie when the board is drawn."""

from __future__ import annotations

CANVAS = 800, 690
PLACES = {
    "ALOA": (110, 110),
    "BARI": (390, 110),
    "COCO": (700, 140),
    "DUDA": (220, 235),
    "ELAI": (370, 285),
    "FAAA": (545, 235),
    "GOLA": (625, 325),
    "HUNA": (130, 400),
    "IFFI": (350, 440),
    "JOJO": (515, 375),
    "KAHU": (700, 480),
    "LALE": (380, 580),
}
"""Places on that canvas: straight lines between them do not cross."""
