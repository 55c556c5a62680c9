#!/usr/bin/env python3
"""A bot that is a program of its own: JSON lines on standard input and output, nothing of Crownlands inside.

    crownlands play GAME --bots "exec:python3 examples/mybot.py"
    crownlands arena GAME --bots "exec:python3 examples/mybot.py,random" --games 100

Every line it is sent is a `state` (docs/protocol.md): the view of its seat and the decision that waits. It answers
with a line of its own. The end of the input is the end of the game.
"""

import json
import random
import sys

LIKED = ("place", "build", "take", "move")


def choose(view, decision):
    """Any option, but rather one that does something than `done`. Put your thoughts here."""
    options = [ref for ref in decision["options"] if ref != "done"]
    if decision["prompt"].split("-")[0] in LIKED and options:
        return random.choice(options)
    return random.choice(decision["options"])


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] != "state":
            continue
        for decision in message["decisions"]:
            answer = {
                "type": "answer",
                "seat": decision["seat"],
                "seq": decision["seq"],
                "ref": choose(message["view"], decision),
            }
            print(json.dumps(answer), flush=True)


main()
