/** Where the window is narrow the words about a hand stand in the bar, under the thumb. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 599px');
