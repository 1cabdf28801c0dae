/** The tables that this browser has been at; kept here and nowhere else. */
const KEY = 'quartett-tables';
const MOST = 12;

export interface Mine {
  table: string;
  game: string;
  seat: number;
}

export function myTables(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Mine[];
  } catch {
    return [];
  }
}

export function remember(mine: Mine): void {
  write([mine, ...myTables().filter((one) => one.table !== mine.table)].slice(0, MOST));
}

export function forget(table: string): void {
  write(myTables().filter((one) => one.table !== table));
}

function write(tables: Mine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
