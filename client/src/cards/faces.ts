/** Loads the face of any card of a game, for pages that show cards without a table. */
import type { Component } from 'svelte';
import type { CardSeen } from '../wire';
import type { Words } from '../words/words';

export interface Shown {
  seen: CardSeen;
  words: Words;
  /** All cards of the game, because some faces depend on the other cards. */
  all: CardSeen[];
}
export type FaceOf = Component<Shown>;

const FACES = import.meta.glob<{ default: FaceOf }>('./*/Face.svelte');

export async function face(game: string): Promise<FaceOf | undefined> {
  return (await FACES[`./${game}/Face.svelte`]?.())?.default;
}
