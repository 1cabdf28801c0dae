/** Where a move is made on the page. Every room renders its moves differently, but marks them in the same way:
 * `data-move` makes a move, `data-pick` selects it before it is confirmed, and `data-leads` (moves separated by "|")
 * reveals what makes it, such as a card's details or a folded section. */

const isShown = (one: HTMLElement): boolean =>
  one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';

/** The visible elements that are closest to making the move, the next ones to tap. */
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
