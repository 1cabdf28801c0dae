import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { isSite } from './offline/transport';
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
// Warms up the engine, since a returning player will probably play again.
if (pocket.allowed && (isSite || !navigator.onLine)) {
  setTimeout(() => pocket.ready().catch(() => {}), 500);
}

// A page from before a deployment requests chunks that no longer exist, so it reloads. If chunks are still missing
// after that, the page shows an error instead of reloading for ever.
const SOON = 60_000;
addEventListener('vite:preloadError', () => {
  try {
    const before = Number(sessionStorage.getItem('quartett-renewed'));
    if (Date.now() - before > SOON) {
      sessionStorage.setItem('quartett-renewed', String(Date.now()));
      location.reload();
    }
  } catch {
    // Without storage a reload could loop, so there is none.
  }
});

// The focus ring matters only to keyboard users.
addEventListener('keydown', () => (document.documentElement.dataset['keys'] = ''), true);
addEventListener('pointerdown', () => delete document.documentElement.dataset['keys'], true);

void spoken.speak(settings.language).finally(() => mount(App, { target: document.body }));
