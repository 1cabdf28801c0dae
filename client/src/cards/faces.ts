/** The face of any card of a game, from its own room, for pages that show cards without a table. */
import type { Component } from 'svelte';
import type { CardSeen } from '../wire';
import type { Words } from '../words/words';

export interface Shown {
  seen: CardSeen;
  words: Words;
  /** All cards of the game, where a face depends on its neighbours. */
  all: CardSeen[];
}
export type FaceOf = Component<Shown>;

const FACES = import.meta.glob<{ default: FaceOf }>('./*/Face.svelte');

export async function face(game: string): Promise<FaceOf | undefined> {
  return (await FACES[`./${game}/Face.svelte`]?.())?.default;
}
