"""Misbehaving programs, selected by name: `python programs_bad.py hang`."""

import sys
import time

kind = sys.argv[1]
for line in sys.stdin:
    if '"type":"ask"' not in line and '"type":"refused"' not in line:
        continue
    if kind == "hang":
        time.sleep(600)
    elif kind == "flood":
        while True:
            print("# thinking", flush=True)
    elif kind == "long":
        print("x" * 100_000, flush=True)
    elif kind == "rubbish":
        print("jump over the moon", flush=True)
    elif kind == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\x00{[\n")
        sys.stdout.flush()
    elif kind == "dead":
        sys.exit(3)
