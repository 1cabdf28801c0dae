/** What a person has chosen for this browser; kept here and sent nowhere. */
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
  /** Whether the table makes one's only possible move by itself. */
  forced: boolean;
  name: string;
  /** Whether remarks of others are shown. */
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

/** Writes down every change, and puts the theme on the page. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A browser that keeps nothing still plays.
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

/** Everything stands where it will be at once. */
export const isStill = (): boolean => settings.speed === 'still';

/** Nothing travels or turns; what happens is shown as pictures. */
export function wantsStill(): boolean {
  return isStill() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
