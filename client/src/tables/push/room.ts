import { suit } from '../../cards/push/suits';
import type { Part } from '../../wire';
import type { Paint, Room } from '../rooms';
import { moments } from './moments';
import Table from './Table.svelte';

/** Cards that were open at the end have a solid bar in their colour, banked ones a framed bar. */
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
