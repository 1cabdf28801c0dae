/** Notifies a user who is looking elsewhere of their turn: title, icon and, if enabled, a notification. */
import { settings } from '../settings.svelte';
import { spoken } from '../words/spoken.svelte';

let before = false;

export function beOnTurn(mine: boolean, game: string): void {
  const name = game ? `${game} · Quartett` : 'Quartett';
  const title = mine ? `● ${spoken.say('your-turn-title')} – ${name}` : name;
  const icon = document.querySelector('link[rel=icon]');
  const picture = mine ? '/icons/your-turn.svg' : '/icons/quartett.svg';
  // Setting the icon makes the browser fetch and redraw it, even if its value is the same.
  if (document.title !== title) {
    document.title = title;
  }
  if (icon && icon.getAttribute('href') !== picture) {
    icon.setAttribute('href', picture);
  }
  if (mine && !before && document.hidden && settings.notices && Notification.permission === 'granted') {
    new Notification(spoken.say('your-turn-title'), { body: game, tag: 'quartett-turn' });
  }
  before = mine;
}
