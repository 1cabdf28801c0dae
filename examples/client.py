"""Plays whole games on a Quartett server, one of each kind, against its bots.

    quartett serve --port 8000 &
    python examples/client.py http://127.0.0.1:8000

It needs the `websockets` package and knows no rules: it reads the question, picks one of the
choices, and sends it again after a lost connection. `docs/api.md` explains every message.
"""

import json
import random
import sys
import time
import urllib.request
import uuid

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def ask(address, body=None):
    """A request over HTTP: the answer, and the cookie that came with it."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers.get("Set-Cookie", "").split(";")[0]
        text = answer.read().decode()
        return (json.loads(text) if text[0] in "{[" else text), cookie


def play(server, game):
    """Opens a table and plays it to the end. Answers its name and the last view."""
    seats = ["you"] + ["steady"] * (max(game["fewest"], 3) - 1)
    opened, cookie = ask(f"{server}/api/tables", {"game": game["name"], "seats": seats})
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{opened['table']}/play"
    seen, unanswered, last, view = -1, None, None, None
    while True:
        try:
            with connect(address, additional_headers={"Cookie": cookie}) as socket:
                socket.send(json.dumps({"type": "hello", "version": 2, "number": seen}))
                if unanswered:
                    socket.send(json.dumps(unanswered))
                for text in socket:
                    message = json.loads(text)
                    if message["type"] == "update":
                        seen, last = message["number"], message
                        view = message["view"] or view
                        for step in message["steps"]:
                            view |= step["change"] or {}  # what is read here comes whole
                        if view["over"]:
                            return opened["table"], view
                    elif message["type"] in ("answer", "refused"):
                        unanswered = None
                        if message["number"] > seen:
                            continue  # the update that shows it is on its way
                    if last and last["choices"] and not unanswered:
                        move = random.choice(last["choices"])["move"]
                        unanswered = {"type": "move", "id": uuid.uuid4().hex}
                        unanswered |= {"number": seen, "move": move}
                        socket.send(json.dumps(unanswered))
        except (ConnectionClosed, OSError):
            time.sleep(0.2)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name the server: python examples/client.py http://127.0.0.1:8000")
    server = sys.argv[1]
    try:
        games = ask(f"{server}/api")[0]["games"]
    except (OSError, ValueError) as error:
        sys.exit(f"There is no server of Quartett at {server} ({error}).")
    for game in games:
        table, view = play(server, game)
        print(game["name"], "scores", view["scores"], "winners", view["winners"])
        print(ask(f"{server}/api/tables/{table}/record")[0])
