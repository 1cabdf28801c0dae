/** What stands on a character's card, whatever happens to it. */
export interface Printed {
  affinities: string[];
  kind: 'threat' | 'ally' | 'plain';
  points: number;
  /** In a strip at the foot: dark while it holds, light if it is activated. */
  text: string;
  activated: boolean;
}
