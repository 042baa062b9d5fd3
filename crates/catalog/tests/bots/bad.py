"""A bot that plays by the book for some answers and then misbehaves in the way that its first argument names."""
import json
import sys
import time

way, after = sys.argv[1], int(sys.argv[2])
count = 0
for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        ask = message["ask"]
        count += 1
        if count > after:
            if way == "crash":
                sys.exit(3)
            if way == "hang":
                time.sleep(1000)
            while way == "flood":
                sys.stdout.write("x" * 1000)
            while way == "lines":
                print("{}", flush=True)
    elif "refused" not in message:
        continue
    action, number = ask["proposals"][0], ask["number"]
    if count > after:
        if way == "garbage":
            print("to the attack!", flush=True)
            continue
        if way == "nonsense":
            action = {"win": True}
        if way == "other":
            number += 1000
    print(json.dumps({"ask": number, "action": action}), flush=True)
