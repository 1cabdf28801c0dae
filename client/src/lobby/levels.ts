/** The opponents on offer: a game's bot levels, and one that adapts to the last result. */
import { isFinished, type Finished } from '../play/statistics';
import type { GameSeen } from '../wire';
import { myTables } from './mine';

const USUAL = 'steady';
export const EVEN = 'even';

/** The levels that differ with this number of seats, weakest first. */
export const levelsFor = (game: GameSeen, seats: number): string[] =>
  game.levels.filter((level) => seats <= level.most).map((level) => level.name);

/** The default bot: it plays well and moves at once. */
export function usualBot(game: GameSeen): string {
  const names = levelsFor(game, game.most);
  return names.includes(USUAL) ? USUAL : (names.at(-1) ?? '');
}

/** One level above the bots of the last game if the user won it, one below otherwise, so that the user wins about
 * half of the games. */
export function evenLevel(game: GameSeen, seats: number): string {
  const names = levelsFor(game, seats);
  const last = myTables().find((one): one is Finished => one.game === game.name && isAgainstBots(one));
  const met = last ? strongest(last, names) : -1;
  if (!last || met < 0) {
    return names[Math.floor((names.length - 1) / 2)] ?? '';
  }
  const won = last.ended.winners.includes(last.seats[0]!);
  return names[Math.min(names.length - 1, Math.max(0, met + (won ? 1 : -1)))]!;
}

/** Whether it is finished and had one person playing against bots only. */
function isAgainstBots(one: Parameters<typeof isFinished>[0]): boolean {
  return isFinished(one) && one.seats.length === 1 && one.ended.bots.every((bot, at) => bot || at === one.seats[0]);
}

const strongest = (one: Finished, names: string[]): number =>
  Math.max(...one.ended.bots.map((bot) => names.indexOf(bot)));
