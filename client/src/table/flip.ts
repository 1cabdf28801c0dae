/** Animates cards that have a new place in the next scene (FLIP). Cards are matched by name; as several can have the
 * same name, those that stayed are matched first and the rest in order. */
import { wantsStill } from '../settings.svelte';

/** Cards that move less than this many px are not animated. */
const STAYED = 4;
const STAGGER = 40;
/** The point of a flight at which a card that turns face down is seen edge-on. */
const TURNED = 0.35;
/** An animation fills a short moment; a long moment leaves time to look at the result. */
export const flying = (ms: number): number => Math.min(ms, 500 + ms * 0.25);
const MOVE = 'cubic-bezier(.5,0,.2,1)';
/** A dimmed card brightens as it leaves. */
const SHADE = 'brightness(0.62) saturate(0.55)';
const LIGHT = 'brightness(1) saturate(1)';

interface Lying {
  card: string;
  place: string;
  box: DOMRect;
  element: HTMLElement;
  /** Whether it was dimmed, because other cards are highlighted. */
  shaded: boolean;
  /** The tab that it is in, where the parts of a table are shown one at a time. */
  tab: string;
}

/** A moving card: where it starts, and the back it shows first. */
interface Flight {
  element: HTMLElement;
  start: DOMRect;
  box: DOMRect;
  back: Element | undefined;
  shaded: boolean;
}
/** A card that has left the table, and where it goes. */
interface Exit {
  gone: Lying;
  target: DOMRect | undefined;
  back: Element | undefined;
}

/** How a moment moves its cards: the sink of those that leave, and the share of the moment in which the others arrive. */
interface Motion {
  sink?: (card: string, place: string) => string | undefined;
  flies?: number;
}

/** Cards shown enlarged in a highlight are only pictures and are never animated; the card itself stays where it is. */
const CARDS = '[data-card]:not([data-light] *)';

const TAB = 'data-tab';
const tabOf = (element: Element): string => element.closest(`[${TAB}]`)?.getAttribute(TAB) ?? '';
/** The visible tabs; '' stands for everything outside of tabs. */
const tabs = (root: ParentNode): Set<string> => new Set(['', ...[...root.querySelectorAll(`[${TAB}]`)].map(tabOf)]);

function lying(root: ParentNode): Lying[] {
  const cards = [...root.querySelectorAll<HTMLElement>(CARDS)].map((element) => ({
    card: element.dataset['card']!,
    place: element.dataset['place'] ?? '',
    box: element.getBoundingClientRect(),
    element,
    shaded: element.closest('[data-shade]') !== null,
    tab: tabOf(element),
  }));
  return cards.filter(({ box }) => box.width > 0);
}

/** Removes and returns the first match. */
function take(from: Lying[], fits: (one: Lying) => boolean): Lying | undefined {
  const at = from.findIndex(fits);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

/** A rectangle for a card, centred within another element and scaled down to fit it. */
function within(thing: HTMLElement, card: DOMRect): DOMRect {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const scale = Math.min(1, width / card.width, height / card.height);
  const [across, down] = [card.width * scale, card.height * scale];
  return new DOMRect(left + (width - across) / 2, top + (height - down) / 2, across, down);
}

export class Flip {
  #root: HTMLElement;
  #before: Lying[] | undefined;
  #tabs = new Set<string>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** `ms`: how long the next scene lasts. Nothing is measured if nothing will be animated, which keeps skipping fast. */
  remember(ms: number): void {
    const seen = !document.hidden && (ms > 0 || wantsStill());
    this.#before = seen ? lying(this.#root) : undefined;
    this.#tabs = tabs(this.#root);
  }

  /** Animates the cards to their current places, or marks them as new under reduced motion. All cards are measured
   * before any is moved, to avoid a layout for each. When another tab opens, its cards do not fly in and those of the
   * previous tab do not fly out. */
  play(ms: number, { sink = () => undefined, flies }: Motion = {}): void {
    const old = this.#before;
    this.#before = undefined;
    if (!old || document.hidden) {
      return;
    }
    const now = lying(this.#root);
    const moved = now
      .filter((one) => !take(old, (was) => was.card === one.card && was.place === one.place))
      .filter((one) => this.#tabs.has(one.tab));
    const shown = tabs(this.#root);
    if (wantsStill()) {
      this.#mark(moved);
    } else if (moved.length + old.length) {
      const flights = this.#flights(moved, old);
      const exits = old
        .filter((gone) => shown.has(gone.tab))
        .map((gone) => this.#exit(gone, sink(gone.card, gone.place) ?? 'discard'));
      const duration = flies ? ms * flies : flying(ms);
      flights.forEach((flight, at) => this.#fly(flight, ms, duration, at));
      exits.forEach((exit, at) => exit && this.#leave(exit, ms, at));
    }
  }

  /** The start and end of each flight. Running animations are cancelled first, because they would distort the measured
   * end. */
  #flights(moved: Lying[], old: Lying[]): Flight[] {
    const still = moved.flatMap(({ element }) => element.getAnimations());
    still.forEach((flight) => flight.cancel());
    return moved.flatMap((one) => {
      const from = take(old, (was) => was.card === one.card);
      const source = from ? undefined : this.#find('data-source', one.place, true);
      const back = source?.querySelector('svg.back') ?? undefined;
      const box = still.length ? one.element.getBoundingClientRect() : one.box;
      const start = from?.box ?? back?.getBoundingClientRect() ?? (source && within(source, box));
      const far = start && Math.hypot(start.left - box.left, start.top - box.top) >= STAYED;
      return far ? [{ element: one.element, start, box, back, shaded: from?.shaded ?? false }] : [];
    });
  }

  #exit(gone: Lying, name: string): Exit | undefined {
    const sink = name ? this.#find('data-sink', name) : undefined;
    const down = sink?.hasAttribute('data-face-down') ? sink.querySelector('svg.back') : undefined;
    return name ? { gone, target: sink?.getBoundingClientRect(), back: down ?? undefined } : undefined;
  }

  #mark(moved: Lying[]): void {
    const marked = moved.filter(({ element }) => !('plain' in element.dataset));
    if (marked.length) {
      this.forget();
    }
    marked.forEach(({ element }) => element.setAttribute('data-new', ''));
  }

  /** Removes all marks of new cards. */
  forget(): void {
    this.#root.querySelectorAll('[data-new]').forEach((one) => one.removeAttribute('data-new'));
  }

  /** A card from a pile turns over on its way: first its back is visible, then its face. */
  #fly({ element, start, box, back, shaded }: Flight, ms: number, duration: number, at: number): void {
    const [x, y, scale] = [start.left - box.left, start.top - box.top, start.width / box.width];
    const half = (1 + scale) / 2;
    const middle = back
      ? `translate(${x / 2 + (box.width * half) / 2}px, ${y / 2 - 8}px) scale(0.02, ${half})`
      : `translate(${x / 2}px, ${y / 2 - 8}px) scale(${half}) rotate(2deg)`;
    element.style.transformOrigin = '0 0';
    const delay = Math.min(at * Math.min(STAGGER, duration / 9), ms / 2);
    const timing = { duration, delay, easing: MOVE, fill: 'backwards' as const };
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 50, offset: 0 },
        { transform: middle, zIndex: 50, offset: 0.5 },
        { transform: 'none', zIndex: 50, offset: 1 },
      ],
      timing,
    );
    if (shaded) {
      this.#light(element, ms);
    }
    if (back) {
      const covering = this.#cover(element, back, [1, 0], 0.5, timing);
      covering.onfinish = covering.oncancel = () => (covering.effect as KeyframeEffect).target?.remove();
    }
  }

  #light(card: HTMLElement, ms: number): void {
    card.animate([{ filter: SHADE }, { filter: LIGHT }], { duration: ms / 2, easing: MOVE });
  }

  /** Overlays a card with its back, before or after it turns over. */
  #cover(card: HTMLElement, back: Element, [from, to]: [number, number], at: number, timing: KeyframeAnimationOptions) {
    const cover = back.cloneNode(true) as SVGElement;
    cover.dataset['cover'] = '';
    Object.assign(cover.style, { position: 'absolute', inset: '0', zIndex: '1' });
    card.append(cover);
    const seen = [
      { opacity: from, offset: 0 },
      { opacity: from, offset: at },
      { opacity: to, offset: at },
      { opacity: to, offset: 1 },
    ];
    return cover.animate(seen, timing);
  }

  /** A card that has left the table flies to its sink, face down into a bank. */
  #leave({ gone, target, back }: Exit, ms: number, at: number): void {
    const ghost = this.#ghost(gone);
    if (!target) {
      this.#goOut(ghost, ms);
      return;
    }
    const { left, top, width, height } = gone.box;
    const scale = Math.min(1, target.height / height, target.width / width);
    const [x, y] = [
      target.left + (target.width - width * scale) / 2 - left,
      target.top + (target.height - height * scale) / 2 - top,
    ];
    const away = `translate(${x}px, ${y}px) scale(${scale})`;
    const timing = { duration: ms, delay: Math.min(at * STAGGER, ms / 2), easing: MOVE, fill: 'both' as const };
    const turned = back
      ? [
          { transform: `translate(${width / 2}px, 10px) scale(0.02, 1)`, opacity: 1, offset: TURNED },
          { transform: 'translateY(10px)', opacity: 1, offset: 0.6 },
        ]
      : [{ transform: 'translateY(10px)', opacity: 1, offset: 0.25 }];
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        ...turned,
        { transform: away, opacity: 1, offset: 0.9 },
        { transform: away, opacity: 0 },
      ],
      timing,
    );
    if (back) {
      this.#cover(ghost, back, [0, 1], TURNED, timing);
    }
    if (gone.shaded) {
      this.#light(ghost, ms);
    }
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  /** Without a sink, a card drops a little and fades out. */
  #goOut(ghost: HTMLElement, ms: number): void {
    const flight = ghost.animate(
      [
        { translate: '0 0', opacity: 1 },
        { translate: '0 -6px', opacity: 1, filter: 'grayscale(1) brightness(0.7)', offset: 0.45 },
        { translate: '0 26px', scale: 0.86, opacity: 0, filter: 'grayscale(1) brightness(0.5)' },
      ],
      { duration: ms, easing: MOVE, fill: 'both' },
    );
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  #ghost({ element, box }: Lying): HTMLElement {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.querySelectorAll('[data-cover]').forEach((cover) => cover.remove());
    ghost.removeAttribute('data-card');
    ghost.removeAttribute('role');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.setProperty('--w', `${box.width}px`);
    Object.assign(ghost.style, {
      position: 'fixed',
      margin: '0',
      zIndex: '60',
      pointerEvents: 'none',
      transformOrigin: '0 0',
    });
    Object.assign(ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    this.#root.append(ghost);
    return ghost;
  }

  /** The first visible place of this name: there may be one for the desktop layout and one for phones. */
  #find(kind: 'data-source' | 'data-sink', name: string, any = false): HTMLElement | undefined {
    const of = (one: string): HTMLElement[] => [
      ...this.#root.querySelectorAll<HTMLElement>(`[${kind}="${CSS.escape(one)}"]`),
    ];
    // A source can serve a kind of place: `field` is where cards of `field 3` come from. One without a name serves all
    // places that have none of their own.
    const all = any ? [...of(name), ...of(name.split(' ')[0]!), ...of('')] : of(name);
    return all.find((one) => one.getBoundingClientRect().width > 0);
  }

  /** Ends all animations, when the user skips a moment. */
  skip(): void {
    this.#root
      .getAnimations({ subtree: true })
      .forEach((one) => one.effect?.getComputedTiming().endTime !== Infinity && one.finish());
  }
}
