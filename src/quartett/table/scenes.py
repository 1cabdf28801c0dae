"""What there is to see of each entry: the public part is built once for everybody, and what a seat
knows is added to it."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import astuple

from quartett.core.chance import NOBODY
from quartett.core.state import State
from quartett.core.story import Event, View
from quartett.table.change import Change, change, own_change

if TYPE_CHECKING:
    from quartett.table.match import Match


class Step(msgspec.Struct, frozen=True):
    """What happened at one entry of the log."""

    number: int
    """The number of the table after it."""
    events: list[Event]
    undone: bool = False
    """Whether an answer was taken back; the view shows the result."""
    change: Change | None = None
    """What the viewer sees after it, as a difference to the previous view. None if it is too long
    ago to be shown."""


class Scene:
    """One entry as everybody sees it."""

    def __init__(self, match: "Match", number: int) -> None:
        before, after = public_view(match, number), public_view(match, number + 1)
        notes = match.told[number]
        self.after = after
        self.shown, self.now = astuple(before), astuple(after)
        self.step = told(match, NOBODY, number, change(before, after))
        self.known: Change = self.step.change or {}
        self.is_open = notes is None or match.game.note_table.is_open(notes)
        """Whether everybody hears the same."""

    def told_to(self, match: "Match", viewer: int) -> Step:
        """The step as a viewer hears it, with the change that everybody sees: `step` itself, if it
        hears nothing else."""
        if self.is_open:
            return self.step
        own = told(match, viewer, self.step.number - 1, self.known)
        return self.step if own.events == self.step.events else own


class Shown:
    """What has been built already, so that it is not built again."""

    def __init__(self) -> None:
        self.newest: dict[int, tuple[int, View]] = {}
        """The last view of each seat, and after how many entries."""
        self.masked: dict[int, tuple[int, State]] = {}
        """What each seat may know now, after how many entries."""
        self.public: dict[int, View] = {}
        """The public views, by number of entries, since the last plan."""
        self.scenes: dict[int, Scene] = {}
        """By the number of entries before."""

    def go_on(self, number: int) -> None:
        """Forgets what was shown before entry `number`."""
        view = self.public.get(number)
        self.public = {} if view is None else {number: view}
        self.scenes = {}


def public_view(match: "Match", number: int) -> View:
    """What everybody sees after the first `number` entries."""
    view = match.shown.public.get(number)
    if view is None:
        view = match.game.view(match.masked_at(number, NOBODY))
        match.shown.public[number] = view
    return view


def view_at(match: "Match", viewer: int, number: int) -> View:
    """The view of a viewer at that point. The newest of each seat is kept, because the next change
    starts from it."""
    public = public_view(match, number)
    if viewer == NOBODY:
        return public
    known, view = match.shown.newest.get(viewer, (-1, None))
    if known != number or view is None:
        view = match.game.own_view(match.masked_at(number, viewer), public)
        if number > known:
            match.shown.newest[viewer] = (number, view)
    return view


def sees_as_everybody(match: "Match", viewer: int, since: int) -> bool:
    """Whether everything after the first `since` entries is told to a viewer as to everybody:
    nothing was said to some of the seats only, and what the viewer knows besides is the same."""
    if viewer == NOBODY:
        return True
    return all(
        not learns_alone(match, viewer, number)
        and (scene := scene_of(match, number)).told_to(match, viewer) is scene.step
        for number in range(since, match.number)
    )


def learns_alone(match: "Match", viewer: int, number: int) -> bool:
    """Whether the viewer may see another change than everybody at this entry."""
    before, after = match.state_at(number), match.state_at(number + 1)
    return match.game.learns_alone(before, after, viewer)


def scene_of(match: "Match", number: int) -> Scene:
    scene = match.shown.scenes.get(number)
    if scene is None:
        scene = match.shown.scenes[number] = Scene(match, number)
    return scene


def steps(match: "Match", viewer: int, since: int, start: int) -> list[Step]:
    """The steps since then, each with what was to be seen."""
    found = [told(match, viewer, number) for number in range(max(since, 0), start)]
    if start == match.number:
        return found
    if viewer == NOBODY:
        return found + [scene_of(match, number).step for number in range(start, match.number)]
    return found + own_steps(match, viewer, start)


def own_steps(match: "Match", viewer: int, start: int) -> list[Step]:
    """Those of a seat, whose own views are built only where it learns something alone."""
    found: list[Step] = []
    view: View | None = None
    for number in range(start, match.number):
        scene, before = scene_of(match, number), view
        step, view = scene.told_to(match, viewer), None
        if learns_alone(match, viewer, number):
            before = before or view_at(match, viewer, number)
            view = match.game.own_view(match.masked_at(number + 1, viewer), scene.after)
            own = own_change(before, view, scene.shown, scene.now, scene.known)
            step = Step(step.number, step.events, step.undone, own)
        found.append(step)
    if view is not None:
        match.shown.newest[viewer] = (match.number, view)
    return found


def told(match: "Match", viewer: int, number: int, changes: Change | None = None) -> Step:
    notes = match.told[number]
    events = [] if notes is None else match.game.events(notes, viewer)
    return Step(number + 1, events, notes is None, changes)
