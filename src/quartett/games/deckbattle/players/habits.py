"""Deck Battle: by which numbers a player who does not search judges cards and moves, in points."""

from typing import Final

from librt.vecs import vec

from quartett.games.weights import Weights

WEIGHTS: Final = Weights("quartett.games.deckbattle.players")


class Habits:
    """`weights.toml` says what the numbers mean."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.reward: float = numbers["reward"]
        self.mask: float = numbers["mask"]
        self.card: float = numbers["card"]
        self.chakra: float = numbers["chakra"]
        self.scroll: float = numbers["scroll"]
        self.strength: float = numbers["strength"]
        self.skill: float = numbers["skill"]
        self.dull: float = numbers["dull"]
        self.thinning: float = numbers["thinning"]
        self.captive: float = numbers["captive"]
        self.worn: float = numbers["worn"]
        self.paid: float = numbers["paid"]
        self.fight_price: float = numbers["fight_price"]
        self.recruit_price: float = numbers["recruit_price"]
        self.buy_price: float = numbers["buy_price"]
        self.scroll_price: float = numbers["scroll_price"]
        self.reach: float = numbers["reach"]
        self.late: float = numbers["late"]
        self.early: float = numbers["early"]
        self.gained: float = numbers["gained"]
        self.worth: vec[float] = vec[float]()
        self.settle()

    def settle(self) -> None:
        """What can be gained, in the order of `moves`."""
        strong, drawn = self.strength, self.card
        self.worth = vec[float]([strong, strong, self.chakra, self.scroll, drawn, strong, strong])
