/** The message below the question: why something is not possible, and the rule. */
import { spoken } from '../words/spoken.svelte';
import type { Reason, Refusal } from '../wire';

export interface Remark {
  text: string;
  rule?: string;
}

export function ofReason(reason: Reason, game: string, names: string[]): Remark {
  return { text: spoken.of(game).line(reason, names), rule: reason.rule };
}

export function ofRefusal(refused: Refusal, game: string, names: string[]): Remark {
  if (refused.reason) {
    return ofReason(refused.reason, game, names);
  }
  return { text: refused.problem ? spoken.words.line(refused.problem) : refused.text };
}
