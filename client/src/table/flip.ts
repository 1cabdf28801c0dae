/** Cards that lie somewhere else in the next scene fly there. A card is found again by its name, as
 * several may have the same one: first those that stayed, then the rest in order. */
import { wantsStill } from '../settings.svelte';

/** Less than this many px is no way to fly. */
const STAYED = 4;
const STAGGER = 40;
const MOVE = 'cubic-bezier(.5,0,.2,1)';

interface Lying {
  card: string;
  place: string;
  box: DOMRect;
  element: HTMLElement;
}

export type Sink = (card: string, place: string) => string | undefined;

function lying(root: ParentNode): Lying[] {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
    card: element.dataset['card']!,
    place: element.dataset['place'] ?? '',
    box: element.getBoundingClientRect(),
    element,
  }));
  return cards.filter(({ box }) => box.width > 0);
}

/** Takes the first that fits out of the list. */
function take(from: Lying[], fits: (one: Lying) => boolean): Lying | undefined {
  const at = from.findIndex(fits);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

export class Flip {
  #root: HTMLElement;
  #before: Lying[] | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  remember(): void {
    this.#before = document.hidden ? undefined : lying(this.#root);
  }

  /** How the cards come to where they lie now. Where nothing may move they are marked as new. */
  play(ms: number, sink: Sink = () => undefined): void {
    const old = this.#before;
    this.#before = undefined;
    if (!old || document.hidden) {
      return;
    }
    const now = lying(this.#root);
    const moved = now.filter((one) => !take(old, (was) => was.card === one.card && was.place === one.place));
    if (wantsStill()) {
      this.#mark(moved);
    } else if (ms > 0) {
      moved.forEach((one, at) => this.#fly(one, take(old, (was) => was.card === one.card), ms, at));
      old.forEach((gone, at) => this.#leave(gone, ms, at, sink(gone.card, gone.place) ?? 'discard'));
    }
  }

  #mark(moved: Lying[]): void {
    const marked = moved.filter(({ element }) => !('plain' in element.dataset));
    if (marked.length) {
      this.forget();
    }
    marked.forEach(({ element }) => element.setAttribute('data-new', ''));
  }

  /** Nothing is new any more. */
  forget(): void {
    this.#root.querySelectorAll('[data-new]').forEach((one) => one.removeAttribute('data-new'));
  }

  #fly(now: Lying, from: Lying | undefined, ms: number, at: number): void {
    const { element } = now;
    const source = from ? undefined : this.#find('data-source', now.place, true);
    const start = from?.box ?? source?.getBoundingClientRect();
    // What still flies is measured where it goes to, not where it is on its way.
    element.getAnimations().forEach((flight) => flight.cancel());
    const box = element.getBoundingClientRect();
    if (!start || Math.hypot(start.left - box.left, start.top - box.top) < STAYED) {
      return;
    }
    const [x, y, scale] = [start.left - box.left, start.top - box.top, start.width / box.width];
    element.style.transformOrigin = '0 0';
    const timing = { duration: ms, delay: Math.min(at * STAGGER, ms / 2), easing: MOVE, fill: 'backwards' as const };
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 50, offset: 0 },
        { transform: `translate(${x / 2}px, ${y / 2 - 8}px) scale(${(1 + scale) / 2}) rotate(2deg)`, zIndex: 50, offset: 0.5 },
        { transform: 'none', zIndex: 50, offset: 1 },
      ],
      timing,
    );
    const back = source?.querySelector('svg.back');
    if (back) {
      this.#turnUp(element, back, timing);
    }
  }

  /** A card that comes from a pile is turned on its way: first its back is seen, then its face. */
  #turnUp(element: HTMLElement, back: Element, timing: KeyframeAnimationOptions): void {
    const cover = back.cloneNode(true) as SVGElement;
    Object.assign(cover.style, { position: 'absolute', inset: '0', zIndex: '1' });
    element.append(cover);
    const turning = element.querySelector(':scope > .face')?.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }],
      timing,
    );
    const covering = cover.animate(
      [{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }],
      timing,
    );
    void turning;
    covering.onfinish = covering.oncancel = () => cover.remove();
  }

  /** A card that is nowhere any more goes to where such cards go; face down into what is a bank. */
  #leave(gone: Lying, ms: number, at: number, name: string): void {
    if (!name) {
      return;
    }
    const sink = this.#find('data-sink', name);
    const ghost = this.#ghost(gone);
    if (!sink) {
      this.#goOut(ghost, ms);
      return;
    }
    const target = sink.getBoundingClientRect();
    const { left, top, width, height } = gone.box;
    const scale = Math.min(1, target.height / height, target.width / width);
    const [x, y] = [
      target.left + (target.width - width * scale) / 2 - left,
      target.top + (target.height - height * scale) / 2 - top,
    ];
    const away = `translate(${x}px, ${y}px) scale(${scale})`;
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(10px)', opacity: 1, offset: 0.25 },
        { transform: away, opacity: 1, offset: 0.9 },
        { transform: away, opacity: 0 },
      ],
      { duration: ms, delay: Math.min(at * STAGGER, ms / 2), easing: MOVE, fill: 'backwards' },
    );
    const back = sink.querySelector('svg.back');
    if (back && sink.hasAttribute('data-face-down')) {
      this.#turnDown(ghost, back, ms);
    }
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  /** What has nowhere to go falls a little and is gone. */
  #goOut(ghost: HTMLElement, ms: number): void {
    const flight = ghost.animate(
      [
        { translate: '0 0', opacity: 1 },
        { translate: '0 -6px', opacity: 1, filter: 'grayscale(1) brightness(0.7)', offset: 0.45 },
        { translate: '0 26px', opacity: 0, filter: 'grayscale(1) brightness(0.5)' },
      ],
      { duration: ms, easing: MOVE, fill: 'both' },
    );
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  #ghost({ element, box }: Lying): HTMLElement {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-card');
    ghost.removeAttribute('role');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.setProperty('--w', `${box.width}px`);
    Object.assign(ghost.style, { position: 'fixed', margin: '0', zIndex: '60', pointerEvents: 'none', transformOrigin: '0 0' });
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    this.#root.append(ghost);
    return ghost;
  }

  #turnDown(ghost: HTMLElement, back: Element, ms: number): void {
    const cover = back.cloneNode(true) as SVGElement;
    Object.assign(cover.style, { position: 'absolute', inset: '0', zIndex: '1' });
    ghost.append(cover);
    const timing = { duration: ms, easing: MOVE, fill: 'both' as const };
    cover.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.3 }, { transform: 'none', offset: 0.6 }, { transform: 'none' }], timing);
    ghost.querySelector(':scope > .face')?.animate(
      [{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.3 }, { transform: 'scaleX(0)' }],
      timing,
    );
  }

  /** The first place of this name that can be seen: it may be drawn for a desk and for a phone. */
  #find(kind: 'data-source' | 'data-sink', name: string, any = false): HTMLElement | undefined {
    const of = (one: string): HTMLElement[] => [...this.#root.querySelectorAll<HTMLElement>(`[${kind}="${CSS.escape(one)}"]`)];
    // A source may be named for a kind of place: `field` is where cards of `field 3` come from.
    const all = any ? [...of(name), ...of(name.split(' ')[0]!), ...this.#root.querySelectorAll<HTMLElement>(`[${kind}]`)] : of(name);
    return all.find((one) => one.getBoundingClientRect().width > 0);
  }

  /** Any key or tap ends what is still moving. */
  skip(): void {
    this.#root.getAnimations({ subtree: true }).forEach((one) => one.effect?.getComputedTiming().endTime !== Infinity && one.finish());
  }
}
