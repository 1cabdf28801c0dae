/** The final scoring, shown when the game has ended. */
import type { Moment, Passed, Teller } from '../../table/moments';
import type { DeckBattleView, GameEvent } from '../../wire';
import { COUNTED } from './lengths';

/** DECK-099, 101: the points from objectives and the scourge, shown before the winner is announced. */
export function counted(event: GameEvent, { after }: Passed): Moment[] {
  const { counts, objectives, scourge } = after as DeckBattleView;
  const one = (name: string, what: 'objectives' | 'scourge', things: string[]): Moment[] => {
    const points = counts.map((count) => count[what]);
    const stage = { thing: things.join(' '), kind: 'card', seat: -1, event, points };
    return things.length && points.some(Boolean)
      ? [
          {
            name,
            ms: COUNTED,
            lies: 'after',
            stage,
            say: sums(`part-${what}`, points),
            sound: 'taps',
          },
        ]
      : [];
  };
  return [
    ...one('objectives-counted', 'objectives', objectives),
    ...one('scourge-counted', 'scourge', scourge ? [scourge] : []),
  ];
}

/** “Objectives: you 6, Mira 3, Jon 0.” */
const sums =
  (what: string, points: number[]) =>
  ({ words, names, viewer }: Teller): string => {
    const told = points.map((given, seat) =>
      words.say('deckbattle-gets', {
        you: seat === viewer ? 'yes' : 'no',
        seat: names[seat] ?? '',
        points: String(given).replace('-', '−'),
      }),
    );
    return `${words.say(what)}: ${told.join(', ')}.`;
  };
