/** Finds cards by a few letters of their names, or by the text on them. */

export interface Findable {
  name: string;
  /** Everything else that is written on the card. */
  text: string;
}

/** Lower case without accents, as people type it. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => folded(text).match(/\p{L}+|\p{N}+/gu) ?? [];

/** Whether the letters are prefixes of words of the name, in order: `o2` matches “orange 2”, `nasa` “Naruto Sage”. */
function begins(signs: string, words: string[]): boolean {
  if (!signs) {
    return true;
  }
  return words.some((word, at) => {
    let common = 0;
    while (common < signs.length && word[common] === signs[common]) {
      common++;
    }
    return Array.from({ length: common }, (_, less) => common - less).some((taken) =>
      begins(signs.slice(taken), words.slice(at + 1)),
    );
  });
}

/** Whether a word has these letters in order, starting with its first: `gmk` matches “gamakichi”. */
const sketches = (signs: string, word: string): boolean =>
  word[0] === signs[0] && [...signs].reduce((at, sign) => (at < 0 ? at : word.indexOf(sign, at) + 1 || -1), 0) > 0;

/** The same across several words of a name: `vshk` matches “von Shikamaru”. */
const within = (signs: string, words: string[]): boolean =>
  !signs ||
  words.some((word, at) =>
    Array.from(signs, (_, last) => last + 1).some(
      (taken) => sketches(signs.slice(0, taken), word) && within(signs.slice(taken), words.slice(at + 1)),
    ),
  );

/** How well a card matches, lower is better; undefined if it does not. */
function fit(card: Findable, wanted: string): number | undefined {
  const name = folded(card.name);
  const signs = wordsOf(wanted).join('');
  const words = wordsOf(name);
  if (name === wanted) {
    return 0;
  }
  if (name.startsWith(wanted)) {
    return 1;
  }
  if (words.some((word) => word.startsWith(wanted))) {
    return 2;
  }
  if (begins(signs, words)) {
    return 3;
  }
  if (signs && within(signs, words)) {
    return 4;
  }
  const all = wordsOf(`${card.name} ${card.text}`);
  return wordsOf(wanted).every((part) => all.some((word) => word.startsWith(part))) ? 5 : undefined;
}

/** The matching cards, best first; among equals shorter names come first, then the order of the game. */
export function search<Card extends Findable>(cards: Card[], asked: string): Card[] {
  const wanted = folded(asked).trim();
  if (!wanted) {
    return cards;
  }
  const fitting = cards.flatMap((card, at) => {
    const how = fit(card, wanted);
    return how === undefined ? [] : [{ card, how, at }];
  });
  const length = (one: (typeof fitting)[number]): number => (one.how < 5 ? one.card.name.length : 0);
  return fitting
    .sort((one, two) => one.how - two.how || length(one) - length(two) || one.at - two.at)
    .map(({ card }) => card);
}
