import type { Room } from '../rooms';
import { moments } from './moments';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  moments,
  turns: ['turn-began'],
  marks: {
    'threat-escaped': 'onward',
    'token-taken': 'thorns',
    'objective-revealed': 'target',
    'scourge-revealed': 'no',
    'mission-done': 'scroll',
    'last-round-began': 'clock',
  },
  keys: [
    ['1–6', 'deckbattle-key-field'],
    ['7–9', 'deckbattle-key-market'],
    ['⇧ 1–9', 'deckbattle-key-own'],
    ['D', 'deckbattle-key-strike'],
    ['C', 'deckbattle-key-cancel'],
    ['E', 'deckbattle-key-end'],
  ],
  meant: { d: 'strike', c: 'cancel', e: 'end' },
};
