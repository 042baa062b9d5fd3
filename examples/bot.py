#!/usr/bin/env python3
"""Plays any game of Gonfalon: reads questions on standard input, answers on standard output (docs/bot-protocol.md)."""
import json
import random
import sys


def choose(ask, chance):
    """One of the legal answers that come with the question; mostly one of the most natural, which come first."""
    proposals = ask["proposals"]
    return proposals[min(chance.randrange(len(proposals)), chance.randrange(len(proposals)))]


def say(message):
    print(json.dumps(message), flush=True)


def main():
    chance = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            hello = message["hello"]
            if hello["protocol"] != 1:
                sys.exit("this bot speaks version 1 of the protocol")
            chance = random.Random(hello["seat"])
        elif "ask" in message:
            ask = message["ask"]
            say({"ask": ask["number"], "action": choose(ask, chance)})
        elif "refused" in message:  # cannot happen to answers that were proposed
            say({"ask": message["refused"]["ask"], "action": ask["proposals"][0]})
        elif "over" in message:
            print("won" if hello["seat"] in message["over"]["winners"] else "lost", file=sys.stderr)


if __name__ == "__main__":
    main()
