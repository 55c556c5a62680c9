"""Programs that nobody wants at the table, as one file: `python strange.py hang`."""

import json
import os
import sys
import time
from pathlib import Path


def answer(decision: dict[str, object], ref: object) -> None:
    print(json.dumps({"type": "answer", "seq": decision["seq"], "ref": ref}), flush=True)


kind = sys.argv[1]
if kind == "writes-down":
    with Path(sys.argv[2]).open("a", encoding="utf-8") as notes:
        notes.write(f"{sys.argv} {dict(os.environ)}\n")
if kind == "ends-at-once":
    sys.exit("no wish to play")
if kind == "never-reads":
    time.sleep(600)
for line in sys.stdin:
    asked = json.loads(line)["decisions"][0]
    match kind:
        case "good":
            answer(asked, asked["options"][0])
        case "writes-down":
            with Path(sys.argv[2]).open("a", encoding="utf-8") as notes:
                notes.write(line)
            answer(asked, asked["options"][0])
        case "hangs":
            time.sleep(600)
        case "dies":
            os._exit(3)
        case "lies":
            answer(asked, "card:none-such")
        case "answers-late":
            answer({"seq": asked["seq"] - 1}, asked["options"][-1])
            answer(asked, asked["options"][0])
        case "talks-nonsense":
            print("[[[", flush=True)
        case "talks-in-lists":
            print("[1, 2]", flush=True)
        case "answers-a-number":
            answer(asked, 7)
        case "floods":
            while True:
                sys.stdout.write("x" * 65536)
        case "floods-with-lines":
            while True:
                print(json.dumps({"type": "chat", "text": "x" * 100}))
        case "floods-its-errors":
            sys.stderr.write("x" * 1_000_000)
            answer(asked, asked["options"][0])
        case "says-bytes":
            sys.stdout.buffer.write(b"\xff\xfe\x00\n")
            sys.stdout.buffer.flush()
