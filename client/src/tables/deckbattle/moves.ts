/** Which moves have a place on this table. What is possible comes from the server; these are the ones
 * that show why they are not. */
import type { DeckBattleView, InPlayView } from '../../wire';

/** By whom a manoeuvre is joined: who wears an item is named by it. */
export const joining = (one: InPlayView): string => `with ${one.item || one.card}`;

export const LEVELS = [1, 2, 3];

/** What can be done with a character in play, in the preparation. */
export function preparing(one: InPlayView): string[] {
  const moves = [`activate ${one.card}`, `channel ${one.card}`, `send ${one.card}`];
  return one.item ? [...moves, `use ${one.item}`] : moves;
}

const known = (cards: string[]): string[] => [...new Set(cards.filter(Boolean))];

const inPrepare = (view: DeckBattleView): string[] => {
  const own = view.seats[view.viewer]!;
  return [
    ...known(view.missions).map((mission) => `mission ${mission}`),
    ...view.in_play.flatMap((one) => [`activate ${one.card}`, ...(one.item ? [`use ${one.item}`] : [])]),
    ...techniques(view, 'technique'),
    ...known(own.inventory).map((item) => `equip ${item}`),
    'heal',
  ];
};

const techniques = (view: DeckBattleView, verb: string): string[] =>
  view.seats[view.viewer]!.jutsu.flatMap((user) => LEVELS.map((level) => `${verb} ${user}-${level}`));

const inDeploy = (view: DeckBattleView): string[] => [
  ...view.field.flatMap((slot) => [
    ...(slot.force_cost ? [`fight ${slot.card}`] : []),
    ...(slot.recruit_cost ? [`recruit ${slot.card}`] : []),
  ]),
  ...(view.masks ? ['fight mask'] : []),
  ...known(view.market).map((item) => `buy ${item}`),
];

function inManoeuvre(view: DeckBattleView): string[] {
  if (!view.manoeuvre.needed) {
    return known(view.in_play.map((one) => one.card)).map((card) => `on ${card}`);
  }
  return [...view.in_play.filter((one) => !one.assigned).map(joining), 'strike'];
}

function inChoice(view: DeckBattleView): string[] {
  const places: Record<string, string[]> = {
    field: known(view.field.map((slot) => slot.card)).map((card) => `choose ${card}`),
    'in-play': known(view.in_play.map((one) => one.card)).map((card) => `choose ${card}`),
    market: known(view.market).map((item) => `take ${item}`),
  };
  return places[view.choosing] ?? [];
}

export function candidates(view: DeckBattleView): string[] {
  const asked: Record<string, (view: DeckBattleView) => string[]> = {
    unlock: (seen) => techniques(seen, 'unlock'),
    choose: inChoice,
    prepare: view.manoeuvre.kind ? inManoeuvre : inPrepare,
    deploy: view.manoeuvre.kind ? inManoeuvre : inDeploy,
  };
  return known(asked[view.asks]?.(view) ?? []);
}
