/** The pages by the first part of the address; each is loaded when it is opened. */
import type { Component } from 'svelte';

export type Page = Component<{ parts: string[] }>;

const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  '': () => import('../lobby/Lobby.svelte'),
  table: () => import('../table/TablePage.svelte'),
  rules: () => import('../learn/Rules.svelte'),
  cards: () => import('../learn/Cards.svelte'),
};

export async function page(parts: string[]): Promise<Page> {
  const load = PAGES[parts[0] ?? ''] ?? (() => import('./NoPage.svelte'));
  return (await load()).default;
}
