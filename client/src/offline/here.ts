/** The tables that run in this browser and not on a server. */
const KEY = 'quartett-here';

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const isHere = (table: string): boolean => read().includes(table);

export function nowHere(table: string): void {
  if (!isHere(table)) {
    localStorage.setItem(KEY, JSON.stringify([...read(), table]));
  }
}

/** The table in an API path, if there is one. */
export function tableIn(address: string): string | undefined {
  const name = /^\/api\/tables\/([^/?]+)/.exec(address)?.[1];
  return name === undefined || name === 'seen' ? undefined : decodeURIComponent(name);
}
