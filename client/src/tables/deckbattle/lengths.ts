/** The duration and sound of each event of Deck Battle. */
import type { Motions } from '../../table/moments';
import type { Sound } from '../../table/sounds';
import type { GameEvent } from '../../wire';

export type Kind = GameEvent['type'];

export const MOTIONS: Motions = {
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
  'character-eliminated': { ms: 320, sound: 'loss' },
  'character-revealed': { ms: 240, sound: 'tick' },
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

export interface Light {
  ms: number;
  sound: Sound;
}
/** Speeds up whatever rivals do without a highlight, because everybody is waiting for their own turn. */
export const BRISK = 0.4;
/** Exceptions that keep their full duration, since they are read. */
export const UNHURRIED: Kind[] = ['turn-began', 'game-ended', 'team-chosen', 'sensei-chosen', 'character-picked'];
/** Rivals' actions that are highlighted with their card: short for preparations, long for gains. */
export const DEEDS: Partial<Record<Kind, Light>> = {
  'ability-activated': { ms: 550, sound: 'stamp' },
  'technique-used': { ms: 600, sound: 'stamp' },
  'item-used': { ms: 550, sound: 'stamp' },
  'mission-done': { ms: 950, sound: 'stamp' },
  'character-defeated': { ms: 950, sound: 'stamp' },
  'mask-beaten': { ms: 750, sound: 'stamp' },
  'character-recruited': { ms: 950, sound: 'taps' },
  'character-acquired': { ms: 950, sound: 'taps' },
  'item-bought': { ms: 800, sound: 'taps' },
  'item-taken': { ms: 800, sound: 'taps' },
  'technique-unlocked': { ms: 500, sound: 'stamp' },
  'character-equipped': { ms: 500, sound: 'tap' },
  'character-recalled': { ms: 750, sound: 'taps' },
  'character-revived': { ms: 1000, sound: 'taps' },
  'character-discarded': { ms: 900, sound: 'loss' },
  'ability-copied': { ms: 700, sound: 'stamp' },
  'lion-unleashed': { ms: 500, sound: 'stamp' },
  'akamaru-moved': { ms: 450, sound: 'step' },
  'chip-taken': { ms: 500, sound: 'tap' },
};
/** Events that are highlighted for everybody, whoever caused them. */
export const LOUD: Partial<Record<Kind, Light>> = {
  'threat-moved': { ms: 650, sound: 'step' },
  'threat-escaped': { ms: 1800, sound: 'loss' },
  'token-taken': { ms: 2000, sound: 'won' },
  'token-lost': { ms: 800, sound: 'loss' },
  'objective-revealed': { ms: 2000, sound: 'turn' },
  'scourge-revealed': { ms: 2200, sound: 'loss' },
  'last-round-began': { ms: 1800, sound: 'turn' },
  'extra-round-began': { ms: 1800, sound: 'turn' },
  'card-turned': { ms: 500, sound: 'turn' },
  'character-lost': { ms: 1000, sound: 'loss' },
};
export const DEFEAT: Light = { ms: 1800, sound: 'won' };
/** The arrival of a Threat, with time to read its card. */
export const ARRIVAL: Light = { ms: 1400, sound: 'step' };
/** The final scoring. */
export const COUNTED = 2200;
/** Highlighted only if it is an answer of its own; otherwise it is part of what it follows from. */
export const ANSWER: Partial<Record<Kind, Light>> = { 'item-returned': { ms: 500, sound: 'tap' } };
