"""Random agents in a game as PettingZoo knows it: `python random_agents.py honey`."""

from __future__ import annotations

import sys

from brettwerk.envs.pettingzoo import Version

env = Version(sys.argv[1]).env(players=2, reward="score")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination:
        print(f"{agent}: {reward:g} points")
    env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
