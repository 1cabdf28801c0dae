/** Talk within the rules: five words, from weak to mighty, drawn as bars. */
export const SIGNALS = ['weak', 'fair', 'good', 'strong', 'mighty'];
