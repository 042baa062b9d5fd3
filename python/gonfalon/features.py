"""A position and its proposals as numbers between -1 and 1, in the same form for all games.

An observation is one row: the head, then :data:`PIECES` pieces, then :data:`ACTIONS` proposals. Pieces are in the order of
their keys, so that each keeps its place for as long as the match lasts; what there is no room for is left out.
"""

from __future__ import annotations

import math
import zlib
from typing import Any, Dict, Iterator, List, Optional

import numpy as np

#: How many proposals a question has at most, which is the number of actions.
ACTIONS = 64
#: How many pieces are told of.
PIECES = 160

HEAD = 40
PIECE = 16
ACTION = 8
#: The length of an observation.
SIZE = HEAD + PIECES * PIECE + ACTIONS * ACTION

KINDS = ("disk", "regiment", "model", "marker", "terrain")


def squash(number: float) -> float:
    """Any number between -1 and 1, with the small ones well apart."""
    return math.copysign(min(1.0, math.log1p(abs(number)) / math.log1p(1e6)), number)


def word(text: str) -> float:
    """A number for a word: the same everywhere, and hardly ever that of another word."""
    return (zlib.crc32(text.encode()) % 2001 - 1000) / 1000


def features(
    scene: Dict[str, Any], seat: int, says: Optional[str], proposals: List[Any], count: int
) -> "np.ndarray[Any, np.dtype[np.float32]]":
    """Everything that a seat sees, as numbers."""
    row = np.zeros(SIZE, dtype=np.float32)
    row[:HEAD] = head(scene, seat, says, count)
    width, depth = scene["field"]["width"], scene["field"]["depth"]
    at = HEAD
    for piece in sorted(scene["pieces"], key=lambda piece: str(piece["key"]))[:PIECES]:
        row[at : at + PIECE] = of_piece(piece, seat, width, depth)
        at += PIECE
    at = HEAD + PIECES * PIECE
    for proposal in proposals[:ACTIONS]:
        row[at : at + ACTION] = of_action(proposal)
        at += ACTION
    return np.clip(row, -1.0, 1.0)


def head(scene: Dict[str, Any], seat: int, says: Optional[str], count: int) -> List[float]:
    """Who looks, where the match stands, and the numbers of all players, the own ones first."""
    numbers = [squash(count), 0.0 if says is None else word(says)]
    numbers += [1.0 if seat == other else 0.0 for other in range(8)]
    turn = scene["bar"]["turn"]
    numbers += [1.0 if turn == seat else 0.0, 1.0 if turn not in (None, seat) else 0.0]
    steps = scene["bar"]["steps"]
    numbers.append(next((place / len(steps) for place, step in enumerate(steps, 1) if step["now"]), 0.0))
    totals = (scene["score"] or {}).get("totals") or []
    sides = sorted(scene["sides"], key=lambda side: (side["seat"] != seat, side["seat"]))
    for side in sides:
        total = totals[side["seat"]] if side["seat"] < len(totals) else None
        numbers.append(squash(total or 0))
        numbers += [squash(tally["value"]["number"]) for tally in side["tallies"] if "number" in tally["value"]][:5]
    return (numbers + [0.0] * HEAD)[:HEAD]


def of_piece(piece: Dict[str, Any], seat: int, width: int, depth: int) -> List[float]:
    """Whose it is, what it is, where it is, how it is turned and how it is."""
    owner = piece["owner"]
    numbers = [1.0 if owner == seat else 0.0, 1.0 if owner not in (None, seat) else 0.0]
    numbers += [1.0 if piece["kind"] == kind else 0.0 for kind in KINDS]
    numbers += {"table": [1.0, 0.0], "waiting": [0.0, 1.0]}.get(piece["standing"], [0.0, 0.0])
    x, y, heading = place(piece["shape"])
    numbers += [2 * x / max(width, 1) - 1, 2 * y / max(depth, 1) - 1]
    numbers += [0.0, 0.0] if heading is None else [math.cos(heading), math.sin(heading)]
    numbers.append(squash(sum(badge["count"] for badge in piece["badges"])))
    numbers.append(squash(sum(figure["value"] or 0 for figure in piece.get("figures", []))))
    numbers.append(word(str(piece["short"])))
    return numbers


def place(shape: Dict[str, Any]) -> "tuple[float, float, Optional[float]]":
    """The middle of a shape, and where it faces."""
    (kind, form), = shape.items()
    if kind == "polygon":
        corners = form["corners"] if isinstance(form, dict) else form
        xs, ys = zip(*((corner["x"], corner["y"]) for corner in corners))
        return sum(xs) / len(xs), sum(ys) / len(ys), None
    centre = form["centre"]
    heading = math.radians(form["heading"] / 1000) if kind == "box" else None
    return centre["x"], centre["y"], heading


def of_action(action: Any) -> List[float]:
    """What sort of answer it is, and the first numbers in it."""
    words = " ".join(leaf for leaf in leaves(action) if isinstance(leaf, str))
    numbers = [squash(leaf) for leaf in leaves(action) if not isinstance(leaf, str)]
    return ([1.0, word(words)] + numbers + [0.0] * ACTION)[:ACTION]


def leaves(value: Any) -> Iterator[Any]:
    """Every word and number in JSON, in order; the keys of objects are words."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    elif isinstance(value, (str, int, float)):
        yield value
