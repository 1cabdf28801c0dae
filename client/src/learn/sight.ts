/** Brings the thing that a move is made with into the window. */

const shown = (one: HTMLElement): boolean => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';

/** The first place on the page where a move can be made. */
export function placeOf(move: string): HTMLElement | undefined {
  const named = CSS.escape(move);
  return [...document.querySelectorAll<HTMLElement>(`[data-move="${named}"], [data-pick="${named}"]`)].find(shown);
}

/** Nothing moves if it is in sight already: neither outside of the window nor below what is fixed to its edges. */
export function bringIntoSight(move: string, smooth: boolean): void {
  const place = placeOf(move);
  if (place && !isInSight(place)) {
    place.scrollIntoView({ block: 'center', inline: 'nearest', behavior: smooth ? 'smooth' : 'auto' });
  }
}

function isInSight(place: HTMLElement): boolean {
  const box = place.getBoundingClientRect();
  const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return inside && top !== null && (place.contains(top) || top.contains(place));
}
