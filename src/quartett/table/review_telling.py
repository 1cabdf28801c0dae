"""A review in sentences, for the command line and the self-contained page."""

from collections.abc import Sequence

from babel.numbers import format_decimal, format_percent

from quartett.bots.review import GRADES, Moment, Review, Row
from quartett.words import Words

PARTS = ("cards", "hidden", "own", "others")
"""The four sums, in order of display."""
TOLD = 3
"""How many answers of one turn are told of."""


class Telling:
    """One review in one language."""

    def __init__(self, review: Review, names: Sequence[str], words: Words, scale: float) -> None:
        """`scale`: how many of the displayed units make a whole win, or all points."""
        self.review = review
        self.words = words
        self.scale = scale
        self.names = names

    def number(self, value: float, signed: bool = False) -> str:
        """A share in the displayed unit."""
        digits = "+#,##0.0;−#,##0.0" if signed else "#,##0.0"
        return str(format_decimal(self.scale * value, digits, locale=self.words.language))

    def level(self, value: float) -> str:
        """A value as it stands beside the curve."""
        if self.review.measure == "score":
            return str(format_decimal(round(self.scale * value), locale=self.words.language))
        return str(format_percent(value, locale=self.words.language))

    @property
    def title(self) -> str:
        game = self.words.say(f"game-{self.review.game}")
        return self.words.say("review-title", player=self.names[self.review.seat], game=game)

    def sums(self) -> list[tuple[str, float, bool]]:
        """Each sum's name and value, and whether it is a change."""
        review, measure = self.review, self.review.measure
        first = (f"{measure}-start", review.start, False)
        parts = [(part, float(getattr(review, part)), True) for part in PARTS]
        last = (f"{measure}-result", review.result, False)
        every = (first, *parts, last)
        return [(self.words.say(f"review-{name}"), value, change) for name, value, change in every]

    @property
    def most(self) -> str:
        """What made the greatest difference, in one sentence; nothing if all were tiny."""
        part = max(PARTS, key=lambda part: abs(getattr(self.review, part)))
        value = float(getattr(self.review, part))
        if abs(value) < GRADES[-1][0]:
            return ""
        kind = f"{part}-{'gain' if value > 0 else 'loss'}"
        return self.words.say("review-most", kind=kind, amount=self.number(abs(value)))

    @property
    def curve(self) -> str:
        """The course of the game for those who do not see the curve."""
        rows = self.review.rows
        name = "review-curve-score" if self.review.measure == "score" else "review-curve"
        high, low = (most(rows, key=lambda row: row.after) for most in (max, min))
        told = self.words.say(
            "review-curve-told",
            start=self.level(self.review.start),
            end=self.level(self.review.result),
            high=self.level(high.after),
            peak=high.number + 1,
            low=self.level(low.after),
            dip=low.number + 1,
            count=sum(bool(row.grade) and row.actor == self.review.seat for row in rows),
        )
        return f"{self.words.say(name)}. {told}"

    @property
    def decisions(self) -> str:
        review = self.review
        loss = self.number(review.loss_a_decision)
        return self.words.say("review-decisions", count=len(review.decisions), loss=loss)

    def moment(self, one: Moment) -> list[str]:
        """A mistake: what it cost, what was played, what was better, and why."""
        rows = dearest([row for row in self.review.rows if row.number in one.rows])
        pairs = zip(rows, [*rows[1:], None], strict=True)
        lines = [line for row, after in pairs for line in self.answer(row, after)]
        more = len(one.rows) - len(rows)
        asked = rows[0].asked
        if asked is not None and not one.turn:
            lines.insert(0, self.words.line(asked, self.names))
        if more:
            lines.append(self.words.say("review-more", count=more))
        return [self._heading(one), *lines]

    def _heading(self, one: Moment) -> str:
        words = self.words
        grade, loss = words.say(f"grade-{one.grade}"), self.number(one.loss)
        if one.turn:
            return words.say("review-turn", turn=one.turn, grade=grade, loss=loss)
        return words.say("review-moment", number=one.number + 1, grade=grade, loss=loss)

    def answer(self, row: Row, after: Row | None) -> list[str]:
        """What was played, what was better, and why. What stays better after the next answer, too,
        is told there."""
        words, names, lines = self.words, self.names, []
        if row.did is not None:
            lines.append(words.say("review-did", choice=words.line(row.did, names)))
        if row.better is None or (after is not None and after.better == row.better):
            return lines
        lines.append(words.say("review-better", choice=words.line(row.better, names)))
        return [*lines, *(words.line(reason, names) for reason in row.because)]

    def lines(self) -> list[str]:
        """All of it as plain text."""
        review, words = self.review, self.words
        sums = self.sums()
        width = max(len(name) for name, _, _ in sums)
        told = [f"{name:<{width}}  {self.number(value, change):>7}" for name, value, change in sums]
        worst = review.worst()
        unit = words.say(f"review-unit-{review.measure}")
        most = [self.most] if self.most else []
        head = [self.title, *most, "", *told, unit, self.decisions, ""]
        if not worst:
            return [*head, words.say("review-no-mistakes")]
        moments = [self._indented(one) for one in worst]
        return [*head, words.say("review-worst"), *(line for lines in moments for line in lines)]

    def _indented(self, one: Moment) -> list[str]:
        first, *rest = self.moment(one)
        return [f"  {first}", *(f"    {line}" for line in rest)]


def dearest(rows: Sequence[Row]) -> list[Row]:
    """The few answers of a turn that cost most, in the order in which they were given."""
    worst = sorted(rows, key=lambda row: -row.loss)[:TOLD]
    return [row for row in rows if row in worst]
