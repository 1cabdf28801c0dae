/** Playing by keyboard: 1–9 select in the visible order, some games have letters of their own, and a few keys navigate.
 * Single letters can be switched off. */
import { settings } from '../settings.svelte';
import type { Played } from './played.svelte';

const POSSIBLE = ':is([data-move], [data-pick]):not([aria-disabled="true"]):not(:disabled)';

export interface Tools {
  table: Played;
  undo(): void;
  help(): void;
  log(): void;
  clear(): void;
}

function focus(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  found?.scrollIntoView({ block: 'nearest' });
}

function withKey(key: string): HTMLElement | undefined {
  const named = document.querySelector<HTMLElement>(`${POSSIBLE}[data-key="${CSS.escape(key)}"]`);
  if (named || !/^[1-9]$/.test(key)) {
    return named ?? undefined;
  }
  const unnamed = [...document.querySelectorAll<HTMLElement>(`${POSSIBLE}:not([data-key])`)];
  return unnamed[Number(key) - 1];
}

/** Maps a key event to a key name. Shift and a digit is a key of its own, even on layouts that need Shift for digits. */
function keyOf(event: KeyboardEvent): string {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  const other = `Shift+${digit}`;
  return digit && (event.shiftKey || event.key !== digit) && withKey(other) ? other : event.key.toLowerCase();
}

/** Opens the rule of the focused element in a new tab. */
function openRule(): void {
  const near = document.activeElement?.closest('[data-rule]') ?? document.querySelector('[data-refused]');
  near?.parentElement?.querySelector<HTMLAnchorElement>('.rule-number')?.click();
}

const ALONG: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys move the focus within a hand or another row of elements. */
function goesAlong(event: KeyboardEvent, target: HTMLElement): boolean {
  const by = ALONG[event.key];
  const here = target.closest<HTMLElement>('li button');
  const row = here?.closest('ul, ol');
  if (!by || !here || !row) {
    return false;
  }
  const firsts = [...row.children].flatMap((one) => one.querySelector<HTMLElement>('button') ?? []);
  const at = firsts.findIndex((one) => one.closest('li') === here.closest('li'));
  const next = firsts[at + by];
  if (at < 0 || !next) {
    return false;
  }
  event.preventDefault();
  next.focus();
  return true;
}

/** During a moment any other key skips it; a key that means a move is handled once the table has settled. */
function goesOn(event: KeyboardEvent, target: HTMLElement, tools: Tools): boolean {
  const { table } = tools;
  if (!table.moment || table.asked) {
    return false;
  }
  if ((event.key === ' ' || event.key === 'Enter') && !target.closest('button, a, summary')) {
    event.preventDefault();
    table.goOn();
    return true;
  }
  if (table.awaited && /^[a-z0-9]$/i.test(event.key)) {
    event.preventDefault();
    void table.hurry().then(() => onKey(event, tools));
    return true;
  }
  return false;
}

export function onKey(event: KeyboardEvent, tools: Tools): void {
  const target = event.target as HTMLElement;
  const typing = target.closest('input:not([type=radio]), select, textarea, dialog');
  if (typing || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  if (event.key === 'Escape') {
    tools.clear();
    return;
  }
  if (
    event.key === 'Enter' &&
    tools.table.chosen &&
    !target.closest('button:not([data-pick]), a, summary, [aria-disabled]')
  ) {
    event.preventDefault();
    void tools.table.play(tools.table.chosen);
    return;
  }
  if (goesAlong(event, target) || goesOn(event, target, tools)) {
    return;
  }
  if (!settings.letters) {
    return;
  }
  const key = keyOf(event);
  const move = withKey(key);
  const leads: Record<string, () => void> = {
    q: () => focus('#question'),
    h: () => focus('#own-title'),
    p: () => focus('#others'),
    l: tools.log,
    r: openRule,
    u: tools.undo,
    '?': tools.help,
  };
  const near = document.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(key)}"] button`);
  const refused = document.querySelector<HTMLElement>(`[data-refused][data-key="${CSS.escape(key)}"]`);
  const meant = tools.table.meant(key);
  const why = meant ? () => void tools.table.why(meant) : leads[key];
  const act = move ? () => move.click() : near ? () => near.focus() : refused ? () => refused.click() : why;
  if (act) {
    event.preventDefault();
    act();
  }
}
