/** Scrolls to where a move is made. */
import { placesOf } from '../table/places';

interface Span {
  top: number;
  bottom: number;
}

/** Does not scroll if it is visible already. Brings the whole part of the table into view if it fits. */
export function bringIntoSight(move: string, smooth: boolean): void {
  const places = placesOf(document, move);
  const place = places[0];
  if (!place || places.some(isFixed)) {
    return;
  }
  const room = free();
  const own = place.getBoundingClientRect();
  const part = place.closest('#own')?.getBoundingClientRect() ?? own;
  const box = within(own, part) && height(part) <= height(room) ? part : own;
  const by = Math.max(0, box.bottom - room.bottom) || Math.min(0, box.top - room.top);
  if (by) {
    scrollBy({ top: by, behavior: smooth ? 'smooth' : 'auto' });
  }
}

const height = ({ top, bottom }: Span): number => bottom - top;
const within = (inner: Span, outer: Span): boolean => inner.top >= outer.top && inner.bottom <= outer.bottom;
const isFixed = (place: HTMLElement): boolean => fixed().some((one) => one.contains(place));
/** Elements that stick to an edge of the window. */
const fixed = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main > div, .frame > .bar')].filter(
    (one) => getComputedStyle(one).position === 'sticky',
  );

/** The space between the sticky elements. */
function free(): Span {
  const boxes = fixed().map((one) => one.getBoundingClientRect());
  const above = boxes.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom);
  const below = boxes.filter(({ top }) => top >= innerHeight / 2).map(({ top }) => top);
  return { top: Math.max(0, ...above) + 8, bottom: Math.min(innerHeight, ...below) - 8 };
}
