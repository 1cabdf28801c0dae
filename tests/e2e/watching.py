"""Records what a page shows over time: sampled at every frame, stored on each change."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from playwright.sync_api import Page

WATCH: Final = """
(parts) => {
  window.frames_seen = [];
  const look = () => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    const seen = {
      moment: document.querySelector('main')?.dataset.moment ?? '',
      told: text('[data-told]'),
      asked: document.querySelector('section.bar.mine') !== null,
      ...Object.fromEntries(Object.entries(parts).map(([name, [selector, part]]) => {
        const all = [...document.querySelectorAll(selector)];
        return [name, part ? (all[0]?.dataset[part] ?? '') : all.length];
      })),
    };
    const last = window.frames_seen.at(-1);
    const now = performance.now();
    if (last && JSON.stringify(last.seen) === JSON.stringify(seen)) {
      last.until = now;
    } else {
      window.frames_seen.push({ seen, from: now, until: now });
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
TEMPO: Final = {"normal": 1.0, "quick": 0.45}
"""How much of its usual time a moment takes at each speed: `client/src/table/pace.ts`."""
SLACK: Final = 60
"""Milliseconds: a state can exist for a few frames without being sampled."""


class Watch:
    """`parts` are recorded too: how many elements match a selector, or a `data-` attribute of
    the first one."""

    def __init__(self, page: Page, **parts: tuple[str, str]) -> None:
        self.page = page
        page.evaluate(WATCH, {name: list(part) for name, part in parts.items()})

    def frames(self) -> list[dict[str, Any]]:
        """The states in order, each with its duration."""
        # A painted state lasts until the next frame. On a busy machine that may be long, and so may
        # the time between the beginning of a state and its first frame.
        found: list[dict[str, Any]] = self.page.evaluate("() => window.frames_seen")
        begins = [*(one["from"] for one in found[:1]), *(one["until"] for one in found[:-1])]
        ends = [*(one["from"] for one in found[1:]), *(one["until"] for one in found[-1:])]
        return [
            {**one["seen"], "ms": end - one["from"], "begin": begin, "end": end}
            for one, begin, end in zip(found, begins, ends, strict=True)
        ]

    def moments(self) -> list[tuple[str, float]]:
        """The moments in order, each with its duration."""
        runs = groupby(self.frames(), key=lambda frame: str(frame["moment"]))
        seen = [(name, list(run)) for name, run in runs]
        return [(name, run[-1]["end"] - run[0]["begin"]) for name, run in seen if name]

    def sentences(self) -> list[str]:
        """The texts of the bar during moments, each time they changed."""
        said = [str(frame["told"]) for frame in self.frames() if frame["moment"]]
        return [told for told, _ in groupby(said) if told]


def heard(page: Page) -> list[str]:
    """The announcements of the live region, newest last."""
    found: list[str] = page.locator("[data-live=events] p").all_inner_texts()
    return found


def lasted(moments: Sequence[tuple[str, float]], name: str, least: float) -> bool:
    """Whether every moment of this name lasted long enough."""
    times = [ms for moment, ms in moments if moment == name]
    return bool(times) and all(ms >= least - SLACK for ms in times)
