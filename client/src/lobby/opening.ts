/** The settings of a new table, and the request that opens it. */
import { ask } from '../requests';
import { route } from '../route.svelte';
import { settings } from '../settings.svelte';
import { promised } from '../table/promise';
import type { GameSeen, OpenTable, TableOpened } from '../wire';
import { EVEN, evenLevel, usualBot } from './levels';
import { remember } from './mine';

/** A seat at the new table: you, somebody else on this device, somebody who comes with the link, or a bot. */
export type Sitter = { kind: 'you' } | { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface Setting {
  sitters: Sitter[];
  options: Record<string, string>;
  seconds: number;
  listed: boolean;
  cards: File | undefined;
}

const BOT_NAMES = ['Mira', 'Jon', 'Ada', 'Noé', 'Finn', 'Lea'];
export const DAY = 86_400;
/** How long bots wait before each move, in ms. Updates are played one after another anyway, so this matters for the
 * first move and for players who skip ahead. */
export const PAUSE = { calm: 600, normal: 250, quick: 100, still: 0 };

export function firstSetting(game: GameSeen): Setting {
  const players = Math.min(Math.max(game.fewest, 3), game.most);
  const sitters: Sitter[] = [{ kind: 'you' }];
  while (sitters.length < players) {
    sitters.push({ kind: 'bot', bot: usualBot(game) });
  }
  return { sitters, options: {}, seconds: 0, listed: true, cards: undefined };
}

/** The name of the bot on a seat, which is not the name of a person at the table. */
export function botName(at: number, sitters: Sitter[]): string {
  const taken = sitters.map((sitter) => personName(sitter).toLowerCase());
  const names = BOT_NAMES.filter((name) => !taken.includes(name.toLowerCase()));
  return names[(at - 1) % names.length] ?? BOT_NAMES[(at - 1) % BOT_NAMES.length]!;
}

const personName = (sitter: Sitter): string =>
  (sitter.kind === 'you' ? settings.name : sitter.kind === 'here' ? sitter.name : '').trim();

function seatText(sitter: Sitter, at: number, sitters: Sitter[]): string {
  if (sitter.kind === 'bot') {
    return `${botName(at, sitters)}=${sitter.bot}`;
  }
  const name = personName(sitter);
  return sitter.kind === 'open' ? 'free' : name ? `${name}=you` : 'you';
}

/** The seats of the people who share this device; empty if there is only one. */
function sharedSeats(sitters: Sitter[]): number[] {
  const here = sitters.flatMap((sitter, at) => (sitter.kind === 'you' || sitter.kind === 'here' ? [at] : []));
  return here.length > 1 ? here : [];
}

let opening = false;

/** Opens one table even if the button is pressed twice, and goes there unless the user has left the page. */
export async function openTable(game: GameSeen, setting: Setting): Promise<void> {
  if (opening) {
    return;
  }
  opening = true;
  const from = route.path;
  try {
    const opened = await ask<TableOpened>('/api/tables', await requestFor(game, setting));
    promised(opened.table, opened.commitment);
    remember({ table: opened.table, game: game.name, seats: opened.seat < 0 ? [] : [opened.seat] });
    route.goFrom(from, `/table/${opened.table}`);
  } finally {
    opening = false;
  }
}

/** Replaces the adaptive level by the level it stands for now. */
function resolveLevel(sitter: Sitter, game: GameSeen, seats: number): Sitter {
  return sitter.kind === 'bot' && sitter.bot === EVEN ? { kind: 'bot', bot: evenLevel(game, seats) } : sitter;
}

async function requestFor(game: GameSeen, setting: Setting): Promise<OpenTable> {
  const { cards } = setting;
  const sitters = setting.sitters.map((sitter) => resolveLevel(sitter, game, setting.sitters.length));
  return {
    game: game.name,
    seats: sitters.map(seatText),
    options: setting.options,
    here: sharedSeats(setting.sitters),
    room: setting.sitters.some((sitter) => sitter.kind === 'open'),
    manner: {
      seconds: setting.seconds,
      late: setting.seconds ? 'play' : 'wait',
      pause: PAUSE[settings.speed],
      listed: setting.listed && setting.sitters.some((sitter) => sitter.kind === 'open'),
    },
    ...(cards ? { cards: { text: await cards.text(), file: cards.name } } : {}),
  };
}
