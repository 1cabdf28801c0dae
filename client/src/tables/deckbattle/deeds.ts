/** The notable actions since the user's last turn, a line for each. */
import type { SymbolName } from '../../symbols/symbols';
import type { Told as Event } from '../../table/told';
import type { GameEvent } from '../../wire';
import type { Words } from '../../words/words';
import { itemSign } from './items';

export interface Told {
  key: string;
  event: GameEvent;
  /** Who acted; −1 for what happened to all. */
  seat: number;
  sign: SymbolName;
  /** The card or item it is about; '' if there is none. */
  card: string;
  /** Whether it concerns everybody. */
  loud: boolean;
  named(words: Words): string;
}

interface Way {
  sign: SymbolName;
  loud?: boolean;
  /** The id of its name if it is not about a card. */
  word?: string;
}

/** Notable actions. Preparations such as channelling or drawing are only in the log. */
const WAYS: Partial<Record<GameEvent['type'], Way>> = {
  'mission-done': { sign: 'scroll' },
  'character-defeated': { sign: 'blade' },
  'mask-beaten': { sign: 'seal', word: 'deckbattle-did-mask-beaten' },
  'character-recruited': { sign: 'star' },
  'character-acquired': { sign: 'star' },
  'item-bought': { sign: 'star' },
  'item-taken': { sign: 'plus' },
  'technique-used': { sign: 'book' },
  'ability-activated': { sign: 'spark' },
  'technique-unlocked': { sign: 'lock' },
  'ability-copied': { sign: 'spark' },
  'character-recalled': { sign: 'undo' },
  'character-revived': { sign: 'undo' },
  'character-eliminated': { sign: 'close' },
  'character-discarded': { sign: 'minus' },
  'character-lost': { sign: 'minus' },
  'card-turned': { sign: 'down' },
  'stuff-lost': { sign: 'minus' },
  'token-taken': { sign: 'thorns', loud: true },
  'token-lost': { sign: 'thorns', loud: true, word: 'deckbattle-did-token-lost' },
  'threat-escaped': { sign: 'onward', loud: true },
  'objective-revealed': { sign: 'target', loud: true },
  'scourge-revealed': { sign: 'no', loud: true },
  'last-round-began': { sign: 'clock', loud: true, word: 'deckbattle-did-last-round-began' },
  'extra-round-began': { sign: 'clock', loud: true, word: 'deckbattle-did-extra-round-began' },
};
/** How the arrival of a Threat is shown; other characters that come to the field are visible there. */
const ARRIVAL: Way = { sign: 'thorns', loud: true };

/** The symbol of an action, if it has one. */
export const signOf = ({ type }: GameEvent): SymbolName | undefined => WAYS[type]?.sign;

type IsThreat = (card: string) => boolean;

function told(event: GameEvent, key: string, isThreat: IsThreat): Told | undefined {
  const way = event.type === 'character-revealed' && isThreat(event.card) ? ARRIVAL : WAYS[event.type];
  if (!way) {
    return undefined;
  }
  const about = event as { card?: string; item?: string; technique?: string; seat?: number };
  const kind = about.item ? 'item' : about.technique ? 'technique' : 'card';
  const thing = about.item ?? about.technique ?? about.card ?? '';
  return {
    key,
    event,
    seat: about.seat ?? -1,
    sign: about.item ? itemSign(about.item) : way.sign,
    card: about.technique ? '' : thing,
    loud: way.loud ?? false,
    named: (words) => {
      if (event.type === 'stuff-lost') {
        return `−${words.say('amount-of', { what: event.what, amount: event.amount })}`;
      }
      return way.word ? words.say(way.word) : words.thing(kind, thing);
    },
  };
}

const lines = (all: Event[], isThreat: IsThreat): Told[] =>
  all.flatMap(({ event, key }) => (event ? (told(event, key, isThreat) ?? []) : []));

/** For watchers, who have no turn: the current turn and the one before it. */
function lately(all: Event[], isThreat: IsThreat): Told[] {
  const turn = (one: Event): boolean => one.event?.type === 'turn-began';
  const now = all.findLastIndex(turn);
  const before = all.findLastIndex((one, at) => at < now && turn(one));
  return lines(all.slice(Math.max(before, 0)), isThreat);
}

/** Everything from the end of the viewer's last turn until now, or until the viewer's current turn began. */
export function deeds(all: Event[], viewer: number, isThreat: IsThreat): Told[] {
  if (viewer < 0) {
    return lately(all, isThreat);
  }
  const began = (one: Event, mine: boolean): boolean =>
    one.event?.type === 'turn-began' && (one.event.seat === viewer) === mine;
  const now = all.findLastIndex((one) => began(one, true));
  const theirs = all.findLastIndex((one) => began(one, false));
  const before = now > theirs ? all.slice(0, now).findLastIndex((one) => began(one, true)) : now;
  const until = now > theirs ? now : all.length;
  const from = all.findIndex((one, at) => at > before && began(one, false));
  // Upkeep is the end of a turn: what the Threat does then is news as well.
  const upkeep = all.findIndex(
    (one, at) => at > before && (one.event?.type === 'threat-moved' || one.event?.type === 'threat-escaped'),
  );
  const first = from < 0 ? upkeep : upkeep < 0 ? from : Math.min(from, upkeep);
  if (first < 0) {
    return [];
  }
  return lines(all.slice(first, until), isThreat);
}
