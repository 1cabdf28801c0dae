/** Whether the layout is that of a phone, with short texts and all answers in the bar. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 599px');
