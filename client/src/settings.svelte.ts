/** The user's settings; stored in this browser and never sent anywhere. */
const KEY = 'quartett-settings';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'calm' | 'normal' | 'quick' | 'still';

interface Kept {
  theme: Theme;
  language: string;
  sounds: boolean;
  speed: Speed;
  letters: boolean;
  notices: boolean;
  /** Whether the only possible move is made automatically. */
  forced: boolean;
  name: string;
  /** Whether other players' remarks are shown. */
  remarks: boolean;
}

const FIRST: Kept = {
  theme: 'auto',
  language: '',
  sounds: false,
  speed: 'normal',
  letters: true,
  notices: false,
  forced: false,
  name: '',
  remarks: true,
};

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state(read());

/** Stores every change and applies the theme. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Without storage the game still works.
      }
      const root = document.documentElement;
      if (settings.theme === 'auto') {
        delete root.dataset['theme'];
      } else {
        root.dataset['theme'] = settings.theme;
      }
    });
  });
}

export function isDark(): boolean {
  return settings.theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : settings.theme === 'dark';
}

export function switchTheme(): void {
  settings.theme = isDark() ? 'light' : 'dark';
}

/** No animation at all: updates appear at once. */
export const isStill = (): boolean => settings.speed === 'still';

/** Nothing moves; moments are shown as stills. */
export function wantsStill(): boolean {
  return isStill() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
