/** The five signals that the rules allow, from weak to mighty, drawn as bars. */
export const SIGNALS = ['weak', 'fair', 'good', 'strong', 'mighty'];
