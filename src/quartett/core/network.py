"""How likely each seat wins, by a small network that was learned from games: it reads a row of
numbers for every seat and one for what all share."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64


class SeatNetwork:
    """The same for every seat: hidden units that see its own row, the mean of the others' rows and
    the shared one, and a plain sum of its own row. Chances are the softmax of what comes out."""

    def __init__(self, rows: dict[str, list[list[float]]]) -> None:
        self.hidden: i64 = len(rows["out"][0])
        self.own: vec[float] = flat(rows["own"])
        self.others: vec[float] = flat(rows["others"])
        self.table: vec[float] = flat(rows["table"])
        self.plain_own: vec[float] = flat(rows["plain"])
        self.out: vec[float] = flat(rows["out"])

    def fits(self, seat_width: i64, table_width: i64) -> bool:
        """Whether it was learned from rows of these widths."""
        return (
            len(self.own) == seat_width * self.hidden
            and len(self.table) == table_width * self.hidden
        )

    def chances(self, rows: list[vec[float]], table: vec[float]) -> list[float]:
        """Of the seats whose rows these are."""
        found = self._told_of_all(rows, table)
        best: float = max(found)
        odds = [exp(one - best) for one in found]
        whole: float = sum(odds)
        return [one / whole for one in odds]

    def _told_of_all(self, rows: list[vec[float]], table: vec[float]) -> list[float]:
        """The output for each seat: one more makes a win e times as likely."""
        shared = self._zeros()
        self._add(shared, table, self.table)
        theirs: list[vec[float]] = []
        for row in rows:
            units = self._zeros()
            self._add(units, row, self.others)
            theirs.append(units)
        found: list[float] = []
        for seat in range(i64(len(rows))):
            units = shared[:]
            self._add(units, rows[seat], self.own)
            self._add_mean(units, theirs, seat)
            found.append(self._told(units, rows[seat]))
        return found

    def _zeros(self) -> vec[float]:
        return vec[float]([0.0] * self.hidden)

    def _add(self, units: vec[float], row: vec[float], weights: vec[float]) -> None:
        """Most numbers of a row are zero."""
        hidden: i64 = self.hidden
        for place in range(len(row)):
            number: float = row[place]
            if number != 0.0:
                first: i64 = place * hidden
                for unit in range(hidden):
                    units[unit] += number * weights[first + unit]

    def _add_mean(self, units: vec[float], theirs: list[vec[float]], seat: i64) -> None:
        share: float = 1.0 / float(len(theirs) - 1)
        for other in range(i64(len(theirs))):
            if other != seat:
                numbers = theirs[other]
                for unit in range(self.hidden):
                    units[unit] += share * numbers[unit]

    def _told(self, units: vec[float], row: vec[float]) -> float:
        total: float = 0.0
        for unit in range(self.hidden):
            if units[unit] > 0.0:
                total += units[unit] * self.out[unit]
        for place in range(len(row)):
            total += row[place] * self.plain_own[place]
        return total


def flat(rows: list[list[float]]) -> vec[float]:
    found: vec[float] = vec[float]()
    for row in rows:
        for number in row:
            found = append(found, number)
    return found
