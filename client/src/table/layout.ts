/** Whether the window is narrow: what is said and answered stands in the bar, under the thumb, and briefly. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 599px');
