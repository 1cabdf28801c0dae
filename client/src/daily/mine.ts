/** The tables at which this browser plays the daily deals. */
const KEY = 'quartett-daily';

type Kept = Record<string, string>;

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

export const tableOf = (day: string, game: string): string => read()[`${day} ${game}`] ?? '';

/** Keeps the tables of this day only; older ones are in the list of the user's tables. */
export function keep(day: string, game: string, table: string): void {
  const own = Object.entries(read()).filter(([name]) => name.startsWith(day));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(own), [`${day} ${game}`]: table }));
  } catch {
    // Without storage the game still works.
  }
}
