/** The hand of cards that stands for a game, from its own room; games without one show backs. */
import type { Component } from 'svelte';

const FANS = import.meta.glob<{ default: Component }>('./*/Fan.svelte', { eager: true });

export const fan = (game: string): Component | undefined => FANS[`./${game}/Fan.svelte`]?.default;
