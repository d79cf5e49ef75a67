import type { IntlShape } from 'react-intl';

const FRACTIONS = ['', '⅙', '⅓', '½', '⅔', '⅚'] as const;

/** A number of containers given in sixths, as it is read on a sheet, e.g. `6⅔`, in the reader's digits. */
export function containerCount(sixths: number, intl: Pick<IntlShape, 'formatNumber'>): string {
  const whole = Math.floor(sixths / 6);
  const fraction = FRACTIONS[sixths % 6] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${intl.formatNumber(whole)}${fraction}`;
}
