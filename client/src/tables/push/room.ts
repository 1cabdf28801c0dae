import type { PushView } from '../../wire';
import type { Room } from '../rooms';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  motions: {
    'card-flipped': { ms: 420, sound: 'tick' },
    'card-placed': { ms: 420, sound: 'tap' },
    'column-taken': { ms: 620, sound: 'taps' },
    'colour-banked': { ms: 420, sound: 'stamp' },
    'die-rolled': { ms: 800, sound: 'rattle' },
    busted: { ms: 600, sound: 'loss' },
    'column-left-over': { ms: 420 },
    'game-ended': { ms: 300, sound: 'won' },
  },
  candidates: (view) => {
    const { flipped, turn, viewer } = view as PushView;
    return turn !== viewer ? [] : flipped ? ['place 1', 'place 2', 'place 3', 'stop'] : ['flip', 'stop'];
  },
  sink: (event) => (event.type === 'column-taken' ? `seat ${event.seat}` : undefined),
  keys: [
    ['F', 'push-key-flip'],
    ['S', 'push-key-stop'],
    ['B', 'push-key-bank'],
  ],
};
