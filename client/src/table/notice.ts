/** Tells a person who looks elsewhere that it is their turn: title, icon and, if wished, a notice. */
import { settings } from '../settings.svelte';
import { spoken } from '../words/spoken.svelte';

let before = false;

export function beOnTurn(mine: boolean, game: string): void {
  const name = game ? `${game} · Quartett` : 'Quartett';
  document.title = mine ? `● ${spoken.say('your-turn-title')} – ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) {
    icon.href = mine ? '/icons/your-turn.svg' : '/icons/quartett.svg';
  }
  if (mine && !before && document.hidden && settings.notices && Notification.permission === 'granted') {
    new Notification(spoken.say('your-turn-title'), { body: game, tag: 'quartett-turn' });
  }
  before = mine;
}
