/** The current language, and its words as far as they are loaded. */
import { FluentResource } from '@fluent/bundle';
import { fetchApi } from '../offline/transport';
import { settings } from '../settings.svelte';
import { Words } from './words';

export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'];
/** The words that every page needs, in one file. */
const SHARED = ['pages'];

const resources = new Map<string, Promise<FluentResource>>();

async function resource(language: string, room: string): Promise<FluentResource> {
  const answer = await fetchApi(`/api/words/${language}/${room}.ftl`);
  if (!answer.ok) {
    throw new Error(`${room}: ${answer.status}`);
  }
  return new FluentResource(await answer.text());
}

function kept(language: string, room: string): Promise<FluentResource> {
  const name = `${language}/${room}`;
  const known = resources.get(name);
  if (known) {
    return known;
  }
  const loading = resource(language, room);
  resources.set(name, loading);
  loading.catch(() => resources.delete(name));
  return loading;
}

class Spoken {
  #shared = $state.raw(new Words('en', []));
  #games = $state.raw<Record<string, Words>>({});
  #wanted = new Set<string>();
  /** The language requested last, whose words may still be loading. */
  #asked = settings.language;

  get words(): Words {
    return this.#shared;
  }

  /** The words of a game; until they are loaded, those of all pages. */
  of(game: string): Words {
    return this.#games[game] ?? this.#shared;
  }

  say(name: string, given: Parameters<Words['say']>[1] = {}): string {
    return this.#shared.say(name, given);
  }

  async learn(...games: string[]): Promise<void> {
    games.forEach((game) => this.#wanted.add(game));
    await this.#load();
  }

  async speak(language: string): Promise<void> {
    this.#asked = language;
    try {
      await this.#load();
    } catch (error) {
      this.#asked = this.#asked === language ? settings.language : this.#asked;
      throw error;
    }
  }

  /** Ignores words that arrive after another language was requested. */
  async #load(): Promise<void> {
    const language = this.#asked;
    const shared = await Promise.all(SHARED.map((room) => kept(language, room)));
    const games = [...this.#wanted];
    const own = await Promise.all(games.map((game) => kept(language, game)));
    if (language !== this.#asked) {
      return this.#load();
    }
    this.#games = Object.fromEntries(games.map((game, at) => [game, new Words(language, [...shared, own[at]!])]));
    this.#shared = new Words(language, shared);
    settings.language = language;
    document.documentElement.lang = language;
  }
}

export const spoken = new Spoken();

/** The browser's preferred language among ours. */
export function preferredLanguage(): string {
  const wished = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return wished.find((one) => LANGUAGES.includes(one)) ?? 'en';
}
