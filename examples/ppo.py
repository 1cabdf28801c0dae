"""MaskablePPO of sb3-contrib learns Battle of the Force against a bot, through Gymnasium.

    make learners                                  # installs it beside the rest, and runs this
    python examples/ppo.py --steps 200000          # a minute or two: it passes greedy's half

No line of Quartett is special here: masks are found under the name that sb3-contrib looks for.
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env

from quartett.envs.gymnasium import seat_env


def learn(steps, games=8, bot="greedy", seed=1):
    many = make_vec_env(lambda: seat_env("force", bots=bot, scaled=True), n_envs=games, seed=seed)
    model = MaskablePPO("MlpPolicy", many, n_steps=256, ent_coef=0.01, seed=seed, device="cpu")
    return model.learn(steps)


def contest(model, games, bot="greedy", seed=10_000):
    """The share of games that it wins."""
    env, wins = seat_env("force", bots=bot, scaled=True), 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        done, reward = False, 0.0
        while not done:
            move, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
            seen, reward, done, _, _ = env.step(np.int64(move))
        wins += reward + 0.5  # of two seats a winner gets 1/2, and who shares the win 0
    return wins / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=400, help="for the contest at the end")
    given = parser.parse_args()
    model = learn(given.steps)
    print(f"{contest(model, given.games):.1%} of {given.games} games won against greedy")
