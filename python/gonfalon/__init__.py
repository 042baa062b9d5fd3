"""Tabletop battle games by their books, for Python.

The plain layer is :func:`games` and :class:`Match`. :func:`env` makes a PettingZoo environment of a game; it needs
``pip install gonfalon[pettingzoo]``.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

from ._gonfalon import Refused
from .match import COLOURS, Match, Question, games

__all__ = ["COLOURS", "Match", "Question", "Refused", "env", "games", "raw_env"]


def env(
    game: str,
    *,
    seed: Optional[int] = None,
    armies: Sequence[str] = (),
    options: Optional[Mapping[str, str]] = None,
    players: int = 2,
    render_mode: Optional[str] = None,
) -> Any:
    """A PettingZoo AEC environment of a game, with the usual wrappers."""
    from . import environment

    return environment.env(
        game, seed=seed, armies=armies, options=options, players=players, render_mode=render_mode
    )


def raw_env(game: str, **settings: Any) -> Any:
    """The same without wrappers; the arguments are those of :func:`env`."""
    from . import environment

    return environment.Environment(game, **settings)
