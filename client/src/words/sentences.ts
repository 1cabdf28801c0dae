/** Joins parts as separate sentences, each with exactly one full stop. */
export const sentences = (...parts: (string | false | undefined)[]): string =>
  parts
    .filter((part) => part)
    .map((part) => (part as string).trim())
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
