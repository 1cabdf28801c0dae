/** What is told in parts, each as a sentence of its own: one full stop, and none doubled. */
export const sentences = (...parts: (string | false | undefined)[]): string =>
  parts
    .filter((part) => part)
    .map((part) => (part as string).trim())
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
