/** The tooltip that is shown: one at a time on the whole table. */
export const PAUSE = 350;

export interface Said {
  title: string;
  lines: string[];
}

export class Tips {
  /** The text and the element it belongs to. */
  shown = $state.raw<{ thing: HTMLElement; told: () => Said }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: HTMLElement | undefined;

  want(thing: HTMLElement, told: () => Said, ms: number): void {
    clearTimeout(this.#timer);
    this.#wanted = thing;
    this.#timer = setTimeout(() => (this.shown = { thing, told }), ms);
  }

  leave(thing: HTMLElement): void {
    if (this.#wanted === thing) {
      this.hide();
    }
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#wanted = undefined;
    this.shown = undefined;
  }
}

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
const AWAY = 6;

/** The position of a tooltip: next to its element, inside the window, and clear of the given areas. */
export function placed(tip: Size, thing: DOMRect, room: Size, free: DOMRect[]): { left: number; top: number } {
  const clamp = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));
  const left = clamp(thing.left + (thing.width - tip.width) / 2, room.width - tip.width);
  const top = clamp(thing.top, room.height - tip.height);
  const ways = [
    { left, top: thing.bottom + AWAY },
    { left, top: thing.top - AWAY - tip.height },
    { left: thing.right + AWAY, top },
    { left: thing.left - AWAY - tip.width, top },
  ];
  const fits = (way: { left: number; top: number }): boolean =>
    way.left >= EDGE &&
    way.top >= EDGE &&
    way.left + tip.width <= room.width - EDGE &&
    way.top + tip.height <= room.height - EDGE &&
    free.every(
      (box) =>
        way.left > box.right ||
        way.left + tip.width < box.left ||
        way.top > box.bottom ||
        way.top + tip.height < box.top,
    );
  return ways.find(fits) ?? ways[2]!;
}
