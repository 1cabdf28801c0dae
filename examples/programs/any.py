"""Plays any game by choosing at random: the smallest program in Python.

    quartett seat "LINK" -- python examples/programs/any.py

It reads lines of JSON and answers each `ask` and each `refused` with one line. See
docs/programs.md.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        choices = message["choices"]
    if message["type"] in ("ask", "refused"):
        print(random.choice(choices)["move"], flush=True)
