/** Formats shares of a win, or of a team's points, in the units that users see. */
import { settings } from '../settings.svelte';

export function formatShare(share: number, scale: number, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto';
  const form = new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  });
  return form.format(share * scale).replace('-', '−');
}
