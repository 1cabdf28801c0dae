import type { Room } from '../rooms';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  motions: {
    'character-played': { ms: 320, sound: 'tap' },
    'card-drawn': { ms: 240, sound: 'tick' },
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
    'character-eliminated': { ms: 380, sound: 'loss' },
    'character-revealed': { ms: 240, sound: 'tick' },
    'threat-moved': { ms: 300, sound: 'step' },
    'threat-escaped': { ms: 420, sound: 'loss' },
    'token-taken': { ms: 420, sound: 'stamp' },
    'technique-unlocked': { ms: 300, sound: 'stamp' },
    'objective-revealed': { ms: 420, sound: 'turn' },
    'scourge-revealed': { ms: 420, sound: 'turn' },
    'turn-began': { ms: 320 },
    'game-ended': { ms: 300, sound: 'won' },
  },
  sink: (event) => {
    if (event.type === 'character-defeated' || event.type === 'character-wounded') {
      return `infirmary ${event.seat}`;
    }
    return 'seat' in event ? `discard ${event.seat}` : undefined;
  },
  keys: [
    ['1–6', 'deckbattle-key-field'],
    ['7–9', 'deckbattle-key-market'],
    ['⇧ 1–9', 'deckbattle-key-own'],
    ['D', 'deckbattle-key-strike'],
    ['C', 'deckbattle-key-cancel'],
    ['E', 'deckbattle-key-end'],
  ],
};
