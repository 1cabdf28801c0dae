/** The fan of cards that represents a game in the lobby; games without one show card backs. */
import type { Component } from 'svelte';

const FANS = import.meta.glob<{ default: Component }>('./*/Fan.svelte', { eager: true });

export const fan = (game: string): Component | undefined => FANS[`./${game}/Fan.svelte`]?.default;
