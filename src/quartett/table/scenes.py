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
    from quartett.table.course import Course


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

    def __init__(self, course: "Course", number: int) -> None:
        before, after = public_view(course, number), public_view(course, number + 1)
        notes = course.told[number]
        self.after = after
        self.shown, self.now = astuple(before), astuple(after)
        self.step = told(course, NOBODY, number, change(before, after))
        self.known: Change = self.step.change or {}
        self.is_open = notes is None or course.game.note_table.is_open(notes)
        """Whether everybody hears the same."""


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


def public_view(course: "Course", number: int) -> View:
    """What everybody sees after the first `number` entries."""
    view = course.shown.public.get(number)
    if view is None:
        view = course.game.view(course.masked_at(number, NOBODY))
        course.shown.public[number] = view
    return view


def view_at(course: "Course", viewer: int, number: int) -> View:
    """The view of a viewer at that point. The newest of each seat is kept, because the next change
    starts from it."""
    public = public_view(course, number)
    if viewer == NOBODY:
        return public
    known, view = course.shown.newest.get(viewer, (-1, None))
    if known != number or view is None:
        view = course.game.own_view(course.masked_at(number, viewer), public)
        if number > known:
            course.shown.newest[viewer] = (number, view)
    return view


def sees_as_everybody(course: "Course", viewer: int, since: int) -> bool:
    """Whether everything after the first `since` entries is told to a viewer as to everybody:
    nothing was said to some of the seats only, and what the viewer knows besides is the same."""
    if viewer == NOBODY:
        return True
    knowledge = course.game.own_knowledge
    before = now = knowledge(course.state_at(since), viewer)
    for number in range(since, course.number):
        now = knowledge(course.state_at(number + 1), viewer)
        if now is None or now != before or not scene_of(course, number).is_open:
            return False
    return now is not None


def scene_of(course: "Course", number: int) -> Scene:
    scene = course.shown.scenes.get(number)
    if scene is None:
        scene = course.shown.scenes[number] = Scene(course, number)
    return scene


def steps(course: "Course", viewer: int, since: int, start: int) -> list[Step]:
    """The steps since then, each with what was to be seen."""
    found = [told(course, viewer, number) for number in range(max(since, 0), start)]
    if start == course.number:
        return found
    shown, game = course.shown, course.game
    if viewer == NOBODY:
        return found + [scene_of(course, number).step for number in range(start, course.number)]
    before = view_at(course, viewer, start)
    for number in range(start, course.number):
        scene = scene_of(course, number)
        step = scene.step
        after = game.own_view(course.masked_at(number + 1, viewer), scene.after)
        own = own_change(before, after, scene.shown, scene.now, scene.known)
        events = step.events if scene.is_open else told(course, viewer, number).events
        found.append(Step(number + 1, events, step.undone, own))
        before = after
    shown.newest[viewer] = (course.number, before)
    return found


def told(course: "Course", viewer: int, number: int, changes: Change | None = None) -> Step:
    notes = course.told[number]
    events = [] if notes is None else course.game.events(notes, viewer)
    return Step(number + 1, events, notes is None, changes)
