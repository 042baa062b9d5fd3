"""Games by name, and matches that are asked and answered."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence

from . import _gonfalon

#: What seats are called, in seat order.
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "white", "black")


def games() -> List[Dict[str, Any]]:
    """Every game with its bots, ready armies and options."""
    return json.loads(_gonfalon.games())


@dataclass(frozen=True)
class Question:
    """A question to one seat, with what the seat sees and some legal answers."""

    #: Its number.
    ask: int
    #: Who is asked, counted from 0.
    seat: int
    #: What is asked, in the game's own form.
    question: Any
    #: The same in English.
    says: str
    #: The rule that puts the question.
    rule: str
    #: What the seat sees.
    view: Any
    #: Some legal answers, the most natural first, at least one; others may be just as legal.
    proposals: List[Any]


class Match:
    """A match from its first question to its end. The same arguments and answers lead to the same match.

    Without ``armies`` the seed chooses among the matches of ready armies for so many ``players``.
    """

    def __init__(
        self,
        game: str,
        *,
        seed: int = 0,
        armies: Sequence[str] = (),
        options: Optional[Mapping[str, str]] = None,
        players: Optional[int] = 2,
    ) -> None:
        chosen = sorted((options or {}).items())
        self._match = _gonfalon.Match(game, seed, list(armies), chosen, players)
        self.game = game
        self.seats = self._match.seats()
        self.armies = self._match.armies()

    @property
    def count(self) -> int:
        """How many answers have been played."""
        return self._match.count()

    @property
    def outcome(self) -> Optional[Dict[str, List[int]]]:
        """The seats that won (``winners``) and gave up (``resigned``); ``None`` as long as the match runs."""
        outcome = self._match.outcome()
        return None if outcome is None else json.loads(outcome)

    def asks(self) -> List[Dict[str, Any]]:
        """The open questions, each with ``ask``, ``seat``, ``says`` and ``rule``; none once the match is over."""
        return json.loads(self._match.asks())

    def question(self, seat: int, proposals: int = 32) -> Optional[Question]:
        """The question of a seat with at most so many proposals; ``None`` if it is not asked."""
        question = self._match.question(seat, proposals)
        return None if question is None else Question(**json.loads(question))

    def view(self, seat: Optional[int] = None) -> Any:
        """What a seat, or a spectator, may know, in the game's own form."""
        return json.loads(self._match.view(seat))

    def scene(self, seat: Optional[int] = None) -> Dict[str, Any]:
        """The table as a seat, or a spectator, sees it; in the same form for all games."""
        return json.loads(self._match.scene(seat))

    def apply(self, seat: int, ask: int, action: Any) -> None:
        """Plays an answer. :class:`Refused` lists every reason against one that is not legal; nothing has changed then."""
        self._match.apply(seat, ask, json.dumps(action))

    def fallback(self, seat: int, ask: int) -> None:
        """Plays the safe answer, which is always legal."""
        self._match.fallback(seat, ask)

    def bot_answer(self, seat: int, bot: str) -> Any:
        """What a bot of the game would answer; ``None`` if the seat is not asked."""
        action = self._match.bot_answer(seat, bot)
        return None if action is None else json.loads(action)

    def story(self, seat: Optional[int] = None, first: int = 0) -> List[str]:
        """What a seat, or a spectator, was told from answer ``first`` on, in English."""
        return self._match.story(seat, first)

    def log(self) -> str:
        """The log, which ``gonfalon replay verify`` proves once the match is over."""
        return "\n".join(self._match.log()) + "\n"
