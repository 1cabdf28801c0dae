/** The moments of Deck Battle. A rival's actions are shown card by card at reading speed. What concerns everybody (a
 * Threat, a token, an objective, the scourge, the last rounds, forced losses) is always highlighted. The user's own
 * actions are only animated. */
import { plainly, type Moment, type Passed } from '../../table/moments';
import type { DeckBattleView, GameEvent, View } from '../../wire';
import { inOneBreath } from './breath';
import { counted } from './counted';
import { ANSWER, ARRIVAL, BRISK, DEEDS, DEFEAT, LOUD, MOTIONS, UNHURRIED, type Kind, type Light } from './lengths';

export interface Stage {
  /** What is highlighted: a card, an item or a technique. */
  thing: string;
  kind: 'card' | 'item' | 'technique';
  /** Who acted; −1 for what happened to all. */
  seat: number;
  event: GameEvent;
  /** The points it brings at the end, by seat. */
  points?: number[];
  /** Set if something is finally won, or lost for everybody. */
  tone?: 'good' | 'bad';
}

/** During these events the card is still shown where it was taken from. */
const TAKING: Kind[] = [
  'character-recruited',
  'character-defeated',
  'character-acquired',
  'item-bought',
  'item-taken',
  'mission-done',
  'threat-escaped',
];

const BAD: Kind[] = ['threat-escaped', 'token-lost', 'scourge-revealed', 'character-lost'];

/** The Threat on the field, if there is one. */
const threat = (view: View): string | undefined => {
  const { field, threat } = view as DeckBattleView;
  return field[threat - 1]?.card;
};

/** The highlight of an event that concerns everybody, such as what happens to a Threat. */
function loud(event: GameEvent, { before, after }: Passed): Light | undefined {
  if (event.type === 'character-defeated' && threat(before) === event.card) {
    return DEFEAT;
  }
  if (event.type === 'character-revealed' && threat(after) === event.card && threat(before) !== event.card) {
    return ARRIVAL;
  }
  return LOUD[event.type];
}

/** A player who has to discard a card without a choice sees it highlighted too. */
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

function tone({ type }: GameEvent, shown: Light): Stage['tone'] {
  return shown === DEFEAT || type === 'token-taken' ? 'good' : BAD.includes(type) ? 'bad' : undefined;
}

function staged(event: GameEvent, shown: Light): Stage {
  const { card, item, technique, seat } = event as { card?: string; item?: string; technique?: string; seat?: number };
  const kind = technique ? 'technique' : item ? 'item' : 'card';
  const as = tone(event, shown);
  return { thing: technique ?? item ?? card ?? '', kind, seat: seat ?? -1, event, ...(as && { tone: as }) };
}

function sink(event: GameEvent): string | undefined {
  if (event.type === 'character-defeated' || event.type === 'character-wounded') {
    return `infirmary ${event.seat}`;
  }
  return 'seat' in event ? `discard ${event.seat}` : undefined;
}

/** Groups of events: a highlighted one and what follows from it. */
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

/** The speed factor of events without a highlight. */
function hurried(group: GameEvent[], viewer: number): number {
  const own = group.some((event) => !('seat' in event) || event.seat === viewer || UNHURRIED.includes(event.type));
  return own ? 1 : BRISK;
}

export function moments(passed: Passed): Moment[] {
  const events = passed.events.filter((event) => event.type !== 'game-ended');
  const ended = passed.events.filter((event) => event.type === 'game-ended');
  return [
    ...told({ ...passed, events }),
    ...ended.flatMap((event) => [...counted(event, passed), ...plainly([event], MOTIONS)]),
  ];
}

function told(passed: Passed): Moment[] {
  const lit = (event: GameEvent): Light | undefined => light(event, passed);
  return groups(passed.events, lit).flatMap((group, at): Moment[] => {
    const [first, ...rest] = group as [GameEvent, ...GameEvent[]];
    const shown = lit(first);
    if (!shown) {
      const brisk = hurried(group, passed.viewer);
      return plainly(group, MOTIONS, sink).map((moment) => ({
        ...moment,
        ms: moment.ms * brisk,
        say: inOneBreath(...group),
      }));
    }
    const lies = at === 0 && TAKING.includes(first.type) ? 'before' : 'after';
    const to = sink(first);
    return [
      {
        name: first.type,
        ms: shown.ms,
        lies,
        stage: staged(first, shown),
        say: inOneBreath(first, ...rest),
        sound: shown.sound,
        ...(to && { sink: () => to }),
      },
    ];
  });
}
