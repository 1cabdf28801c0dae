/** A step in sentences; a player who plays several characters gets one sentence: “Mira played Hinata, Kiba ×3 and Shino.” */
import { telling, type Teller } from '../../table/moments';
import type { GameEvent } from '../../wire';

type Played = Extract<GameEvent, { type: 'character-played' }>;

const plays = (event: GameEvent | undefined): event is Played => event?.type === 'character-played';

/** Groups the events that share a sentence. */
function runs(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1)?.at(-1);
    if (plays(event) && plays(last) && last.seat === event.seat) {
      found.at(-1)!.push(event);
    } else {
      found.push([event]);
    }
  }
  return found;
}

function several(all: Played[], { words, names, viewer }: Teller): string {
  const times = new Map<string, number>();
  for (const { card } of all) {
    const name = words.thing('card', card);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const listed = [...times].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
  const { seat } = all[0]!;
  return words.say('deckbattle-played', {
    you: seat === viewer ? 'yes' : 'no',
    seat: names[seat] ?? '',
    cards: words.list(listed),
  });
}

export const inOneBreath =
  (...events: GameEvent[]) =>
  (teller: Teller): string =>
    runs(events)
      .map((run) => (run.length > 1 ? several(run.filter(plays), teller) : telling(...run)(teller)))
      .join(' ');
