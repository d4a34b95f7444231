"""The games as environments for researchers: PettingZoo, OpenSpiel, Gymnasium, and many games at once.

Nothing is imported here, so that each needs only its own library: `brettwerk.envs.pettingzoo`, `.openspiel`,
`.gymnasium`, `.vector`.
"""
