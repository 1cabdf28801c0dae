/** How a step of Deck Battle is seen: what a rival does is shown card by card at reading speed; what
 * concerns everybody (a Threat, a token, an objective, the scourge, the last rounds, what somebody is made to
 * give up) is in the light for whoever did it. One's own deeds are known and only move. */
import { plainly, type Moment, type Motions, type Passed } from '../../table/moments';
import type { Sound } from '../../table/sounds';
import type { DeckBattleView, GameEvent, View } from '../../wire';
import { inOneBreath } from './breath';

export interface Stage {
  /** What is in the light: a card of some kind, an item or a technique. */
  thing: string;
  kind: 'card' | 'item' | 'technique';
  /** Who did it; −1 for what happened to all. */
  seat: number;
  event: GameEvent;
}

type Kind = GameEvent['type'];

const MOTIONS: Motions = {
  'character-played': { ms: 320, sound: 'tap' },
  'card-drawn': { ms: 180, sound: 'tick' },
  'chakra-channelled': { ms: 380, sound: 'tap' },
  'character-sent': { ms: 380, sound: 'tap' },
  'ability-activated': { ms: 300, sound: 'stamp' },
  'technique-used': { ms: 300, sound: 'stamp' },
  'character-equipped': { ms: 320, sound: 'tap' },
  'item-used': { ms: 300, sound: 'stamp' },
  'character-healed': { ms: 320, sound: 'tap' },
  'mission-done': { ms: 420, sound: 'stamp' },
  'character-defeated': { ms: 520, sound: 'won' },
  'mask-beaten': { ms: 420, sound: 'stamp' },
  'character-recruited': { ms: 420, sound: 'taps' },
  'item-bought': { ms: 420, sound: 'taps' },
  'character-wounded': { ms: 380, sound: 'loss' },
  'character-eliminated': { ms: 420, sound: 'loss' },
  'character-revealed': { ms: 320, sound: 'tick' },
  'technique-unlocked': { ms: 300, sound: 'stamp' },
  'character-discarded': { ms: 380, sound: 'tap' },
  'character-revived': { ms: 420, sound: 'taps' },
  'character-recalled': { ms: 380, sound: 'taps' },
  'ability-copied': { ms: 300, sound: 'stamp' },
  'item-returned': { ms: 320, sound: 'tap' },
  'lion-unleashed': { ms: 300, sound: 'stamp' },
  'akamaru-moved': { ms: 320, sound: 'step' },
  'akamaru-returned': { ms: 320, sound: 'step' },
  'chip-taken': { ms: 300, sound: 'tap' },
  'stuff-gained': { ms: 240 },
  'stuff-lost': { ms: 600, sound: 'loss' },
  'discard-shuffled': { ms: 320, sound: 'tick' },
  'item-revealed': { ms: 320, sound: 'tick' },
  'mission-revealed': { ms: 320, sound: 'tick' },
  'deployment-began': { ms: 400 },
  'team-chosen': { ms: 900, sound: 'stamp' },
  'sensei-chosen': { ms: 900, sound: 'stamp' },
  'character-picked': { ms: 600, sound: 'tap' },
  'jutsu-dealt': { ms: 180, sound: 'tick' },
  'jutsu-removed': { ms: 320, sound: 'tap' },
  'turn-began': { ms: 600 },
  'game-ended': { ms: 1400, sound: 'won' },
};

interface Light {
  ms: number;
  sound: Sound;
}
/** Deeds of a rival that are shown with their card. */
const DEEDS: Partial<Record<Kind, Light>> = {
  'ability-activated': { ms: 900, sound: 'stamp' },
  'technique-used': { ms: 1000, sound: 'stamp' },
  'item-used': { ms: 900, sound: 'stamp' },
  'mission-done': { ms: 1300, sound: 'stamp' },
  'character-defeated': { ms: 1300, sound: 'stamp' },
  'mask-beaten': { ms: 1000, sound: 'stamp' },
  'character-recruited': { ms: 1300, sound: 'taps' },
  'character-acquired': { ms: 1200, sound: 'taps' },
  'item-bought': { ms: 1000, sound: 'taps' },
  'item-taken': { ms: 1000, sound: 'taps' },
  'technique-unlocked': { ms: 900, sound: 'stamp' },
  'character-equipped': { ms: 900, sound: 'tap' },
  'character-recalled': { ms: 1000, sound: 'taps' },
  'character-revived': { ms: 1300, sound: 'taps' },
  'character-discarded': { ms: 1100, sound: 'loss' },
  'ability-copied': { ms: 1000, sound: 'stamp' },
  'lion-unleashed': { ms: 900, sound: 'stamp' },
  'akamaru-moved': { ms: 800, sound: 'step' },
  'chip-taken': { ms: 900, sound: 'tap' },
};
/** What is in the light for everybody, whoever did it. */
const LOUD: Partial<Record<Kind, Light>> = {
  'threat-moved': { ms: 900, sound: 'step' },
  'threat-escaped': { ms: 2000, sound: 'loss' },
  'token-taken': { ms: 2200, sound: 'won' },
  'token-lost': { ms: 1000, sound: 'loss' },
  'objective-revealed': { ms: 2200, sound: 'turn' },
  'scourge-revealed': { ms: 2400, sound: 'loss' },
  'last-round-began': { ms: 2000, sound: 'turn' },
  'extra-round-began': { ms: 2000, sound: 'turn' },
  'card-turned': { ms: 900, sound: 'turn' },
  'character-lost': { ms: 1300, sound: 'loss' },
};
const DEFEAT: Light = { ms: 2000, sound: 'won' };
/** A Threat comes, and with it what its card says. */
const ARRIVAL: Light = { ms: 1800, sound: 'step' };
/** Only in the light as an answer of its own; otherwise it is told with what it follows from. */
const ANSWER: Partial<Record<Kind, Light>> = { 'item-returned': { ms: 800, sound: 'tap' } };
/** Before these the card still lies where it was taken from. */
const TAKING: Kind[] = [
  'character-recruited',
  'character-defeated',
  'character-acquired',
  'item-bought',
  'item-taken',
  'mission-done',
  'threat-escaped',
];

/** The Threat on the field, or nothing. */
const threat = (view: View): string | undefined => {
  const { field, threat } = view as DeckBattleView;
  return field[threat - 1]?.card;
};

/** What is in the light for everybody, whoever did it: what happens to a Threat among it. */
function loud(event: GameEvent, { before, after }: Passed): Light | undefined {
  if (event.type === 'character-defeated' && threat(before) === event.card) {
    return DEFEAT;
  }
  if (event.type === 'character-revealed' && threat(after) === event.card && threat(before) !== event.card) {
    return ARRIVAL;
  }
  return LOUD[event.type];
}

/** Who has to discard a card without a choice sees it too. */
function light(event: GameEvent, passed: Passed): Light | undefined {
  const answer = event === passed.events[0];
  const theirs = 'seat' in event && event.seat !== passed.viewer;
  const suffered = event.type === 'character-discarded' && !answer;
  return (
    loud(event, passed) ??
    (theirs && answer ? ANSWER[event.type] : undefined) ??
    (theirs || suffered ? DEEDS[event.type] : undefined)
  );
}

function staged(event: GameEvent): Stage {
  const { card, item, technique, seat } = event as { card?: string; item?: string; technique?: string; seat?: number };
  const kind = technique ? 'technique' : item ? 'item' : 'card';
  return { thing: technique ?? item ?? card ?? '', kind, seat: seat ?? -1, event };
}

function sink(event: GameEvent): string | undefined {
  if (event.type === 'character-defeated' || event.type === 'character-wounded') {
    return `infirmary ${event.seat}`;
  }
  return 'seat' in event ? `discard ${event.seat}` : undefined;
}

/** Events in groups: one that is in the light, and what follows from it. */
function groups(events: GameEvent[], lit: (event: GameEvent) => Light | undefined): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    if (lit(event) || !found.length) {
      found.push([event]);
    } else {
      found.at(-1)!.push(event);
    }
  }
  return found;
}

export function moments(passed: Passed): Moment[] {
  const lit = (event: GameEvent): Light | undefined => light(event, passed);
  return groups(passed.events, lit).flatMap((group, at): Moment[] => {
    const [first, ...rest] = group as [GameEvent, ...GameEvent[]];
    const shown = lit(first);
    if (!shown) {
      return plainly(group, MOTIONS, sink).map((moment) => ({ ...moment, say: inOneBreath(...group) }));
    }
    const lies = at === 0 && TAKING.includes(first.type) ? 'before' : 'after';
    const to = sink(first);
    return [
      {
        name: first.type,
        ms: shown.ms,
        lies,
        stage: staged(first),
        say: inOneBreath(first, ...rest),
        sound: shown.sound,
        ...(to && { sink: () => to }),
      },
    ];
  });
}
