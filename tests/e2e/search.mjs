// How many keys each card of the cards page needs until it comes first. Reads {place: [{name, text}]} and tells the cards
// that need more than four: `node search.mjs TYPESCRIPT MODULE < cards.json`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [typescript, module] = process.argv.slice(2);
const { transpileModule } = createRequire(import.meta.url)(typescript);
const { outputText } = transpileModule(readFileSync(module, 'utf8'), { compilerOptions: { module: 99, target: 9 } });
const { folded, search } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
const MOST = 4;

/** What somebody types of a word: its beginning. */
const beginnings = (word) => Array.from({ length: Math.min(MOST, word.length) }, (_, at) => word.slice(0, at + 1));

/** Or its first sign, and up to three later ones. */
const sketches = (word) => {
  let some = [word[0]];
  for (const sign of word.slice(1)) {
    some = [...new Set([...some, ...some.filter((one) => one.length < MOST).map((one) => one + sign)])];
  }
  return some;
};

/** Of one word, or of two of them. */
function tries(name, typed) {
  const parts = (folded(name).match(/\p{L}+|\p{N}+/gu) ?? []).map(typed);
  const pairs = parts.flatMap((first, at) => parts.slice(at + 1).flatMap((rest) => first.flatMap((x) => rest.map((y) => x + y))));
  return [...new Set([...parts.flat(), ...pairs])].filter((one) => one.length <= MOST);
}

const first = (card, cards) => [beginnings, sketches].some((typed) => tries(card.name, typed).some((one) => search(cards, one)[0] === card));
const hard = [];
for (const [place, cards] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  hard.push(...cards.filter((card) => !first(card, cards)).map((card) => `${place}: ${card.name}`));
}
console.log(JSON.stringify(hard));
