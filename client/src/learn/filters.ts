/** Filters for cards, derived from the fields that a game's cards have. */
import type { CardSeen } from '../wire';
import type { Words } from '../words/words';
import { singular } from '../words/words';

export interface Option {
  value: string;
  label: string;
}
export interface Filter {
  name: 'kind' | 'team' | 'price' | 'effect';
  options: Option[];
}
export type Chosen = Partial<Record<Filter['name'], string>>;

const KINDS = ['group'];
const TEAMS = ['team', 'affinities', 'colour', 'symbol'];
const PRICES = ['force-cost', 'recruit-cost', 'cost'];
const VALUES = ['number', 'strength', 'points', 'penalty'];

const listed = (seen: CardSeen, field: string): string[] => [seen.card.values[field] ?? []].flat().map(String);

/** The effects of a card, named like the messages that describe them: `gain-force` for `does-gain-force`. */
const effects = ({ card }: CardSeen): string[] =>
  card.text.map(({ name, arguments: given }) => {
    const stem = name.replace('effect-', '');
    return stem === 'gain' ? `gain-${String(given['what'])}` : stem;
  });

/** The costs of a card; a card without costs is found by its value instead. */
function prices(seen: CardSeen): string[] {
  const costs = PRICES.flatMap((field) => listed(seen, field));
  return costs.length ? costs : VALUES.flatMap((field) => listed(seen, field));
}

const tagged = (seen: CardSeen, fields: string[]): string[] =>
  fields.flatMap((field) => listed(seen, field).map((value) => `${field} ${value}`));

const VALUES_OF: Record<Filter['name'], (seen: CardSeen) => string[]> = {
  kind: (seen) => tagged(seen, KINDS),
  team: (seen) => tagged(seen, TEAMS),
  price: prices,
  effect: effects,
};

function label(name: Filter['name'], value: string, words: Words, told: Words): string | undefined {
  if (name === 'price') {
    return value.replace('-', '−');
  }
  if (name === 'effect') {
    return told.has(`does-${value}`) ? told.say(`does-${value}`) : undefined;
  }
  const [field = '', thing = ''] = value.split(' ');
  return words.thing(singular(field), thing);
}

export function filters(cards: CardSeen[], words: Words, told: Words): Filter[] {
  return (Object.keys(VALUES_OF) as Filter['name'][]).flatMap((name) => {
    const values = [...new Set(cards.flatMap(VALUES_OF[name]))];
    const sorted = name === 'price' ? values.sort((a, b) => Number(a) - Number(b)) : values;
    const options = sorted.flatMap((value) => {
      const text = label(name, value, words, told);
      return text ? [{ value, label: text }] : [];
    });
    // A team and an affinity can have the same label; the first of them stands for both.
    const distinct = options.filter((one, at) => options.findIndex((other) => other.label === one.label) === at);
    return distinct.length > 1 ? [{ name, options: distinct }] : [];
  });
}

/** The cards that match every filter. Values with the same label count as the same. */
export function filterCards(cards: CardSeen[], chosen: Chosen, words: Words, told: Words): CardSeen[] {
  const wanted = (Object.entries(chosen) as [Filter['name'], string][]).filter(([, value]) => value);
  const fits = (seen: CardSeen, [name, value]: [Filter['name'], string]): boolean => {
    const text = label(name, value, words, told);
    return VALUES_OF[name](seen).some((one) => label(name, one, words, told) === text);
  };
  return cards.filter((seen) => wanted.every((one) => fits(seen, one)));
}
