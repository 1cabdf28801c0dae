/** How a step of Deck Battle is seen: what a rival does is shown card by card at reading speed; what
 * concerns everybody (a Threat, a token, an objective, the scourge, the last round) is in the light for
 * whoever did it. One's own deeds are known and only move. */
import { plainly, type Moment, type Motions, type Passed } from '../../table/moments';
import type { Sound } from '../../table/sounds';
import type { DeckBattleView, GameEvent } from '../../wire';
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
  'turn-began': { ms: 600 },
  'game-ended': { ms: 300, sound: 'won' },
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
};
const DEFEAT: Light = { ms: 2000, sound: 'won' };
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

/** A Threat that somebody defeats is everybody's business; so is whatever stands on the field as one. */
function light(event: GameEvent, view: DeckBattleView, viewer: number): Light | undefined {
  if (event.type === 'character-defeated' && view.field[view.threat - 1]?.card === event.card) {
    return DEFEAT;
  }
  const theirs = 'seat' in event && event.seat !== viewer;
  return LOUD[event.type] ?? (theirs ? DEEDS[event.type] : undefined);
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

export function moments({ events, before, viewer }: Passed): Moment[] {
  const lit = (event: GameEvent): Light | undefined => light(event, before as DeckBattleView, viewer);
  return groups(events, lit).flatMap((group, at): Moment[] => {
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
