/** Cards that lie somewhere else after an update fly there. A card is found again by its name, as
 * several may have the same one: first those that stayed, then the rest in order. */
import { wantsStill } from '../settings.svelte';

/** Less than this many px is no way to fly. */
const STAYED = 4;

interface Lying {
  card: string;
  place: string;
  box: DOMRect;
  element: Element;
}

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
  /** Nothing is compared while everything stands still. */
  #before: Lying[] | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  remember(): void {
    this.#before = wantsStill() || document.hidden ? undefined : lying(this.#root);
  }

  play(ms: number, sink = 'discard'): void {
    const old = this.#before;
    if (ms === 0 || !old) {
      return;
    }
    const moved = lying(this.#root).filter(
      (now) => !take(old, (was) => was.card === now.card && was.place === now.place),
    );
    moved.forEach((now, at) => this.#fly(now, take(old, (was) => was.card === now.card), ms, at));
    const box = this.#box(`[data-sink="${CSS.escape(sink)}"]`);
    if (box) {
      old.forEach((gone) => this.#leave(gone, ms, box));
    }
  }

  #fly(now: Lying, from: Lying | undefined, ms: number, at: number): void {
    const start = from?.box ?? this.#source(now.place);
    // What still flies is measured where it goes to, not where it is on its way.
    now.element.getAnimations().forEach((flight) => flight.cancel());
    const box = now.element.getBoundingClientRect();
    if (!start || Math.hypot(start.left - box.left, start.top - box.top) < STAYED) {
      return;
    }
    const [x, y] = [start.left - box.left, start.top - box.top];
    const scale = start.width / box.width;
    (now.element as HTMLElement).style.transformOrigin = '0 0';
    now.element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 50, offset: 0 },
        { transform: `translate(${x / 2}px, ${y / 2 - 8}px) rotate(2deg)`, zIndex: 50, offset: 0.5 },
        { transform: 'none', zIndex: 50, offset: 1 },
      ],
      { duration: ms, delay: at * 40, easing: 'cubic-bezier(.5,0,.2,1)', fill: 'backwards' },
    );
  }

  /** A card that is nowhere any more falls a little, fades and goes to where lost cards go. */
  #leave(gone: Lying, ms: number, sink: DOMRect): void {
    const ghost = gone.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-card');
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, { position: 'fixed', margin: '0', zIndex: '60', pointerEvents: 'none' });
    const { left, top, width, height } = gone.box;
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.#root.append(ghost);
    const away = `translate(${sink.left - left}px, ${sink.top - top}px) scale(${Math.min(1, sink.height / height) * 0.8})`;
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(12px)', opacity: 0.9, offset: 0.3 },
        { transform: away, opacity: 0.2 },
      ],
      { duration: ms, easing: 'cubic-bezier(.5,0,.2,1)' },
    );
    ghost.style.transformOrigin = '0 0';
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  #source(place: string): DOMRect | undefined {
    return this.#box(`[data-source="${CSS.escape(place)}"]`) ?? this.#box('[data-source]');
  }

  /** Where the first of these is that can be seen: a place may be drawn for a desk and for a phone. */
  #box(selector: string): DOMRect | undefined {
    const boxes = [...this.#root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return boxes.find((box) => box.width > 0);
  }

  /** Any key or tap ends what is still moving. */
  skip(): void {
    this.#root.getAnimations({ subtree: true }).forEach((one) => one.finish());
  }
}
