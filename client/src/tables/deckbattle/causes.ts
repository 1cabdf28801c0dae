/** The last event that leads to a question that the player did not start. */
import type { Told } from '../../table/told';
import type { GameEvent } from '../../wire';

const EFFECTS: GameEvent['type'][] = [
  'ability-activated',
  'technique-used',
  'item-used',
  'mission-done',
  'token-taken',
  'character-revealed',
  'character-defeated',
  'character-recruited',
];
const LEADS: Record<string, GameEvent['type'][]> = {
  unlock: ['threat-escaped', 'character-defeated'],
  choose: EFFECTS,
  wound: ['character-defeated'],
  return: ['character-defeated', 'character-recruited', 'item-bought'],
};

export function causeOf(asks: string, told: Told[]): GameEvent | undefined {
  const leads = LEADS[asks] ?? [];
  return told.findLast(({ event }) => event && leads.includes(event.type))?.event;
}
