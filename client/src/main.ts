import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { LANGUAGES, preferredLanguage, spoken } from './words/spoken.svelte';
import { keepSettings, settings } from './settings.svelte';

if (!LANGUAGES.includes(settings.language)) {
  settings.language = preferredLanguage();
}
keepSettings();

// A page that was built before the server was renewed asks for files that are gone.
addEventListener('vite:preloadError', () => location.reload());

void spoken.speak(settings.language).finally(() => mount(App, { target: document.body }));
