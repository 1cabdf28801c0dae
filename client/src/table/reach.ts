/** Makes objects on the table act like their buttons: a tap or a drop makes the move that the object stands for, or
 * explains why it is refused. `data-reach` lists the moves of an object, `data-drag` those it can be dragged for, and
 * `data-drop` the beginning of the moves that a target accepts. `data-says` is for objects without a move: it says what
 * has to be done first, or what the object is. */
import { wantsStill } from '../settings.svelte';
import type { Played } from './played.svelte';

const CONTROLS = 'button, a, input, select, [data-move], [data-pick]';
/** A pointer that moves less than this many px is a tap. */
const TAP = 8;

const moves = (element: Element, name: 'reach' | 'drag'): string[] =>
  ((element as HTMLElement).dataset[name] ?? '').split('|').filter(Boolean);

export function reachable(root: HTMLElement, table: () => Played): () => void {
  let held: { element: HTMLElement; x: number; y: number; ghost?: HTMLElement } | undefined;
  let dragged = false;

  function under(event: PointerEvent): HTMLElement | undefined {
    return document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one): one is HTMLElement => one instanceof HTMLElement && 'drop' in one.dataset);
  }

  function click(event: MouseEvent): void {
    const target = event.target as Element;
    const thing = target.closest('[data-reach], [data-says]');
    if (dragged || !thing || target.closest(CONTROLS)) {
      dragged = false;
      return;
    }
    table().reach(moves(thing, 'reach'), (thing as HTMLElement).dataset['says']);
  }

  function down(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>('[data-drag]');
    dragged = false;
    if (
      element &&
      event.isPrimary &&
      event.button === 0 &&
      moves(element, 'drag').some((move) => table().offers(move))
    ) {
      held = { element, x: event.clientX, y: event.clientY };
    }
  }

  function move(event: PointerEvent): void {
    if (!held) {
      return;
    }
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost && Math.hypot(x, y) > TAP) {
      held.ghost = lifted(held.element, root);
      dragged = true;
    }
    if (held.ghost) {
      event.preventDefault();
      held.ghost.style.translate = `${x}px ${y}px`;
    }
  }

  function up(event: PointerEvent): void {
    const from = held;
    held = undefined;
    if (!from?.ghost) {
      return;
    }
    const target = event.type === 'pointerup' ? under(event) : undefined;
    from.ghost.remove();
    const wanted = moves(from.element, 'drag').find((one) => target && one.startsWith(target.dataset['drop']!));
    if (wanted) {
      table().reach([wanted]);
    }
  }

  root.addEventListener('click', click);
  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
}

/** A copy of the dragged card below the pointer. */
function lifted(element: HTMLElement, root: HTMLElement): HTMLElement {
  const card = element.querySelector<HTMLElement>('.card') ?? element;
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.setProperty('--w', `${box.width}px`);
  Object.assign(ghost.style, { position: 'fixed', margin: '0', zIndex: '80', pointerEvents: 'none' });
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
  ghost.style.rotate = wantsStill() ? '' : '3deg';
  root.append(ghost);
  return ghost;
}
