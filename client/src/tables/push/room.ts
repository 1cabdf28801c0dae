import { suit } from '../../cards/push/suits';
import type { Part } from '../../wire';
import type { Paint, Room } from '../rooms';
import { moments } from './moments';
import Table from './Table.svelte';

/** What lay open at the end is full of its colour, what was banked is framed by it. */
function paint({ kind, name }: Part): Paint {
  const { fill, print, symbol } = suit(name);
  return { fill, print, symbol, safe: kind === 'banked' };
}

export const room: Room = {
  Table,
  moments,
  paint,
  turns: ['turn-began'],
  marks: { 'die-rolled': 'die', busted: 'no', 'colour-banked': 'seal' },
  keys: [
    ['F', 'push-key-flip'],
    ['S', 'push-key-stop'],
    ['B', 'push-key-bank'],
  ],
  meant: { f: 'flip', s: 'stop', b: 'bank orange' },
};
