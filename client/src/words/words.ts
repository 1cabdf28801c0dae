/** The words of one language for one game, from the server's Fluent files and by its rules: an argument's name implies
 * its type. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
  type Message,
  type Scope,
} from '@fluent/bundle';
import type { GameEvent, Line, Reason } from '../wire';

export type Value = number | string | (number | string)[];
export type Arguments = Record<string, Value | null>;

type Pattern = NonNullable<Message['value']>;

const SEATS = ['seat', 'other'];

/** The name of the elements of a list: `cards` are each a card, `affinities` an affinity. */
export const singular = (key: string): string => (key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.replace(/s$/, ''));

/** How lists are written: “a, b and c”, or “a, b or c”. */
type Row = 'conjunction' | 'disjunction';

export class Words {
  readonly language: string;
  #bundle: FluentBundle;
  /** Created once, because creating one takes longer than everything else that happens on a tap. */
  #rows: Partial<Record<Row, Intl.ListFormat>> = {};

  constructor(language: string, resources: FluentResource[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) {
      this.#bundle.addResource(resource);
    }
  }

  has(name: string): boolean {
    return this.#bundle.hasMessage(name);
  }

  say(name: string, given: Arguments = {}): string {
    return this.#format(name, this.#bundle.getMessage(name)?.value, given) ?? name;
  }

  list(things: string[], row: Row = 'conjunction'): string {
    const form = (this.#rows[row] ??= new Intl.ListFormat(this.language, { type: row }));
    return form.format(things);
  }

  /** A page works without a missing word; the console reports it, and tests fail. */
  #format(name: string, pattern: Pattern | null | undefined, given: Arguments): string | undefined {
    if (!pattern) {
      console.error(`${this.language}: no words for ${name}`);
      return undefined;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables(given), errors);
    errors.forEach((error) => console.error(`${this.language}: ${name}: ${error.message}`));
    return text;
  }

  /** The short form of a sentence, if there is one: reasons have to fit on a tag. */
  short(line: Line | Reason, names: string[] = []): string {
    const pattern = this.#bundle.getMessage(line.name)?.attributes['short'];
    const filled = this.#filled(line.arguments, names);
    return pattern ? this.#format(line.name, pattern, filled)! : this.line(line, names);
  }

  /** An attribute of a message, if it has one. */
  beside(name: string, attribute: string): string | undefined {
    const pattern = this.#bundle.getMessage(name)?.attributes[attribute];
    return pattern ? this.#format(name, pattern, {}) : undefined;
  }

  line(line: Line | Reason, names: string[] = []): string {
    return this.say(line.name, this.#filled(line.arguments, names));
  }

  /** An event as a sentence; `viewer` is addressed as you. */
  event(event: GameEvent, names: string[], viewer: number): string {
    const { type, ...rest } = event as { type: string } & Arguments;
    const you = rest['seat'] === viewer ? 'yes' : 'no';
    return this.say(type, { ...this.#filled(rest as Record<string, Value>, names), you });
  }

  /** The name of a thing: `thing('card', 'orange-2')` formats `card-orange` with number 2. */
  thing(kind: string, name: string): string {
    const whole = `${kind}-${name}`;
    if (this.has(whole)) {
      return this.say(whole);
    }
    const at = whole.lastIndexOf('-');
    const [stem, number] = [whole.slice(0, at), whole.slice(at + 1)];
    return /^\d+$/.test(number) && this.has(stem) ? this.say(stem, { number: Number(number) }) : name;
  }

  #filled(given: Record<string, Value>, names: string[]): Record<string, Value> {
    const pairs = Object.entries(given).filter(([, value]) => value !== null);
    return Object.fromEntries(pairs.map(([key, value]) => [key, this.#value(key, value, names)]));
  }

  #value(key: string, value: Value, names: string[]): Value {
    if (Array.isArray(value)) {
      const one = singular(key);
      return value.map((part) => String(this.#value(one, part, names))).join(', ');
    }
    if (SEATS.includes(key) && typeof value === 'number') {
      return names[value] ?? value;
    }
    return typeof value === 'string' ? this.thing(key, value) : value;
  }
}

/** A negative number, formatted with a real minus sign instead of a hyphen. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

function variables(given: Arguments): Record<string, FluentVariable> {
  const pairs = Object.entries(given).filter(([, value]) => value !== null);
  const written = pairs.map(([key, value]) => [
    key,
    typeof value === 'number' && value < 0 ? new Negative(value) : value,
  ]);
  return Object.fromEntries(written) as Record<string, FluentVariable>;
}
