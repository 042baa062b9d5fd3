"""The environments pass PettingZoo's own tests and say what they promise."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import gonfalon
from gonfalon.features import ACTIONS, SIZE

#: Small matches, so that the tests stay short.
SETTINGS = {
    "whdw": {"armies": ["learning-orc", "learning-empire"]},
    "kow": {"options": {"length": "1", "terrain": "none"}},
    "wh40k": {"armies": ["court-of-rust", "moon-at-full"]},
    "dw": {"armies": ["elf", "orc"], "options": {"scenario": "in-harms-way", "drops": "stand-in"}},
}
GAMES = list(SETTINGS)


@pytest.mark.parametrize("game", GAMES)
def test_api(game):
    api_test(gonfalon.env(game, seed=1, **SETTINGS[game]), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game):
    seed_test(lambda: gonfalon.env(game, **SETTINGS[game]), num_cycles=10)


def rollout(env, seed, steps=10_000):
    """Plays at random; every observation and the last rewards."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    seen, rewards = [], {}
    for agent in env.agent_iter(steps):
        observation, reward, ended, cut, info = env.last()
        rewards[agent] = reward
        action = None
        if not (ended or cut):
            mask = observation["action_mask"]
            assert mask.sum() == len(info["proposals"]) > 0 and info["question"] and info["view"]
            action = int(chance.choice(np.flatnonzero(mask)))
            seen.append(observation["observation"])
        env.step(action)
    return np.array(seen), rewards


@pytest.mark.parametrize("game", ["whdw", "kow"])
def test_whole_matches_follow_from_their_seeds_and_end_with_rewards(game):
    env = gonfalon.env(game, **SETTINGS[game])
    one, rewards = rollout(env, 5)
    again, _ = rollout(env, 5)
    assert np.array_equal(one, again)
    assert one.shape[1] == SIZE and np.abs(one).max() <= 1
    assert set(rewards) == {"red", "blue"}
    assert sorted(rewards.values()) in ([-1, 1], [0, 0], [1, 1])


def test_the_seed_of_the_environment_counts():
    def first(seed):
        env = gonfalon.env("kow", seed=seed)
        env.reset()
        return env.unwrapped.match.log()

    assert first(1) == first(1) != first(2)


def test_masked_actions_lose_at_once():
    env = gonfalon.env("kow", seed=1)
    env.reset()
    mask = env.last()[0]["action_mask"]
    assert len(mask) == ACTIONS
    while mask.all():  # some questions have more legal answers than there are actions
        env.step(0)
        mask = env.last()[0]["action_mask"]
    agent = env.agent_selection
    masked = np.flatnonzero(mask == 0)
    env.step(int(masked[0]))
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_rendering(capsys):
    env = gonfalon.env("kow", seed=1, render_mode="ansi")
    env.reset()
    assert env.agent_selection in env.render()
    env = gonfalon.env("kow", seed=1, render_mode="human")
    env.reset()
    env.step(0)
    assert capsys.readouterr().out


def test_more_than_two_can_play():
    env = gonfalon.env("whdw", seed=1, players=3)
    env.reset()
    assert env.agents == ["red", "blue", "green"]
