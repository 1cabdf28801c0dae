/** Which table this browser plays the deal of a day at. */
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

/** Games of other days are found in the list of one's tables. */
export function keep(day: string, game: string, table: string): void {
  const own = Object.entries(read()).filter(([name]) => name.startsWith(day));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(own), [`${day} ${game}`]: table }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
