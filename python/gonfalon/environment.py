"""Every game as a PettingZoo environment."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Sequence

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.spaces import Dict as DictSpace
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .features import ACTIONS, SIZE, features
from .match import COLOURS, Match, Question

#: More answers than any match takes; one that needs them is cut off.
MOST_ANSWERS = 20_000


def env(game: str, **settings: Any) -> Any:
    """The environment with the usual wrappers: an action that is masked loses at once."""
    made: Any = Environment(game, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class Environment(AECEnv):
    """One match after the other. Agents are seats; an action is the place of a proposal in the list of the question.

    Whoever wins gets +1 and whoever loses -1, at the end; where nobody wins everybody gets 0.
    """

    def __init__(
        self,
        game: str,
        *,
        seed: Optional[int] = None,
        armies: Sequence[str] = (),
        options: Optional[Mapping[str, str]] = None,
        players: int = 2,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"gonfalon_{game}_v1",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.game = game
        self.armies = tuple(armies)
        self.match_options = dict(options or {})
        self.render_mode = render_mode
        count = len(self.armies) or players
        self.possible_agents: List[str] = list(COLOURS[:count])
        self.agents: List[str] = []
        self._chance, _ = seeding.np_random(seed)
        observation = DictSpace(
            {
                "observation": Box(-1.0, 1.0, (SIZE,), np.float32),
                "action_mask": Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.match: Match
        self._question: Optional[Question] = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.match = Match(
            self.game,
            seed=int(self._chance.integers(2**31)),
            armies=self.armies,
            options=self.match_options,
            players=len(self.possible_agents),
        )
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        question = self._question
        assert question is not None
        if not 0 <= int(action) < len(question.proposals):
            raise ValueError(f"action {action} is masked: there are {len(question.proposals)} proposals")
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        self.match.apply(question.seat, question.ask, question.proposals[int(action)])
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Turns to whoever is asked next, or ends the match."""
        self._question = None
        self.infos = {agent: {} for agent in self.infos}
        outcome = self.match.outcome
        if outcome is not None:
            winners = outcome["winners"]
            for seat, agent in enumerate(self.possible_agents):
                self.terminations[agent] = True
                self.rewards[agent] = 0 if not winners else 1 if seat in winners else -1
        elif self.match.count >= MOST_ANSWERS:
            self.truncations = {agent: True for agent in self.truncations}
        else:
            seat = self.match.asks()[0]["seat"]
            self._question = self.match.question(seat, ACTIONS)
        if self._question is None:
            # Everybody hears of the end, beginning with the first.
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self._question.seat]
        self.infos[self.agent_selection] = {
            "view": self._question.view,
            "question": self._question.says,
            "rule": self._question.rule,
            "proposals": self._question.proposals,
        }

    def observe(self, agent: str) -> Dict[str, Any]:
        seat = self.possible_agents.index(agent)
        question = self._question if self._question is not None and self._question.seat == seat else None
        proposals = [] if question is None else question.proposals[:ACTIONS]
        mask = np.zeros(ACTIONS, dtype=np.int8)
        mask[: len(proposals)] = 1
        says = None if question is None else question.says
        row = features(self.match.scene(seat), seat, says, proposals, self.match.count)
        return {"observation": row, "action_mask": mask}

    def render(self) -> Optional[str]:
        """What happened last, who is asked what, and the proposals."""
        if self.render_mode is None:
            return None
        lines = self.match.story(None, self.match.count)
        outcome = self.match.outcome
        if outcome is not None:
            winners = [self.possible_agents[seat] for seat in outcome["winners"]]
            lines.append(f"Won: {', '.join(winners) or 'nobody'}.")
        if self._question is not None:
            lines.append(f"{self.agent_selection}: {self._question.says}")
            lines += [f"  {number}: {proposal}" for number, proposal in enumerate(self._question.proposals)]
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
