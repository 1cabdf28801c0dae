/** Brings the thing that a move is made with into the window. */
import { placesOf } from '../table/places';

/** Nothing moves if it is in sight already: neither outside of the window nor below what is fixed to its edges. */
export function bringIntoSight(move: string, smooth: boolean): void {
  const places = placesOf(document, move);
  if (places[0] && !places.some(isInSight)) {
    places[0].scrollIntoView({ block: 'center', inline: 'nearest', behavior: smooth ? 'smooth' : 'auto' });
  }
}

function isInSight(place: HTMLElement): boolean {
  const box = place.getBoundingClientRect();
  const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return inside && top !== null && (place.contains(top) || top.contains(place));
}
