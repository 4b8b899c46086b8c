"""A bot for Cabochon: it buys a card if it can, and otherwise takes any legal action.

cabochon arena splendor --a greedy --b 'engine:python3 docs/engines/first.py'
"""

import json
import random
import sys


def choose(question):
    """Returns one of the legal actions."""
    purchases = [action for action in question["legal"] if action.startswith("B.")]
    return random.Random(question["seed"]).choice(purchases or question["legal"])


for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "game":
        answer = {"name": "first"}
    elif request["op"] == "think":
        answer = {"action": choose(request)}
    else:
        continue
    print(json.dumps({"id": request["id"], **answer}), flush=True)
