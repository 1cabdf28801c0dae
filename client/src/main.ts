import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { isSite } from './offline/door';
import { pocket } from './offline/pocket.svelte';
import { LANGUAGES, preferredLanguage, spoken } from './words/spoken.svelte';
import { keepSettings, settings } from './settings.svelte';

if (!LANGUAGES.includes(settings.language)) {
  settings.language = preferredLanguage();
}
keepSettings();

if (isSite || pocket.allowed) {
  pocket.install().catch(() => {});
}
// Whoever has played here before will play again: the engine starts while they look around.
if (pocket.allowed && (isSite || !navigator.onLine)) {
  setTimeout(() => pocket.ready().catch(() => {}), 500);
}

// A page that was built before the server was renewed asks for files that are gone. If they are still missing
// after that, the page does without them and says so: it never loads itself for ever.
const SOON = 60_000;
addEventListener('vite:preloadError', () => {
  try {
    const before = Number(sessionStorage.getItem('quartett-renewed'));
    if (Date.now() - before > SOON) {
      sessionStorage.setItem('quartett-renewed', String(Date.now()));
      location.reload();
    }
  } catch {
    // Without a memory of it nobody could tell the first time from the next.
  }
});

// Where the focus is matters to who uses keys; to everybody else a ring round the question says nothing.
addEventListener('keydown', () => (document.documentElement.dataset['keys'] = ''), true);
addEventListener('pointerdown', () => delete document.documentElement.dataset['keys'], true);

void spoken.speak(settings.language).finally(() => mount(App, { target: document.body }));
