/** Pages by the first segment of the path, each loaded on demand. */
import type { Component } from 'svelte';

export type Page = Component<{ parts: string[] }>;

const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  '': () => import('../lobby/Lobby.svelte'),
  table: () => import('../table/TablePage.svelte'),
  rules: () => import('../learn/Rules.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  learn: () => import('../learn/Lesson.svelte'),
  play: () => import('../play/PlayPage.svelte'),
  daily: () => import('../daily/DailyPage.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  cards: () => import('../learn/Cards.svelte'),
};

export async function page(first: string): Promise<Page> {
  const load = PAGES[first] ?? (() => import('./NoPage.svelte'));
  return (await load()).default;
}
