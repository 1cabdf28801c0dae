/** Where a move is made on the page. Every room offers its moves in its own way, and all of them say which move
 * it is: `data-move` makes it, `data-pick` picks it before it is confirmed, and `data-leads` (moves behind "|")
 * brings what makes it into sight, such as a card that is told in full with its moves or a part that is closed. */

const isShown = (one: HTMLElement): boolean =>
  one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';

/** What is to be tapped next for a move: the nearest to making it that is on the page. */
export function placesOf(root: ParentNode, move: string): HTMLElement[] {
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const named = CSS.escape(move);
  const ways = [
    () => all(`[data-move="${named}"]`),
    () => all(`[data-pick="${named}"]:not([aria-pressed='true'])`),
    () => all('[data-leads]').filter((one) => one.dataset['leads']!.split('|').includes(move)),
  ];
  return ways.map((way) => way()).find((found) => found.length) ?? [];
}
