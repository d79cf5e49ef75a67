import type { IntlShape } from 'react-intl';
import { decimalsIn, toDisplay, type Unit } from '@/domain/readings/units';
import type { MessageId } from '@/locales';

/** The symbol of a unit, for labels and column heads. */
export const unitWord = {
  mL: 'telemonitoring.unitMl',
  L: 'preferences.unitL',
  flOz: 'preferences.unitFlOz',
  kg: 'telemonitoring.unitKg',
  lb: 'preferences.unitLb',
  cm: 'preferences.unitCm',
  in: 'preferences.unitIn',
} as const satisfies Record<Unit, MessageId>;

const withUnit = {
  mL: 'common.valueMl',
  L: 'preferences.valueL',
  flOz: 'preferences.valueFlOz',
  kg: 'common.valueKg',
  lb: 'preferences.valueLb',
  cm: 'preferences.valueCm',
  in: 'preferences.valueIn',
} as const satisfies Record<Unit, MessageId>;

/** Decimals are always shown, so that columns line up; litres do without zeros, for 1.500 reads as fifteen hundred in places. */
const leastDecimals = (unit: Unit): number => (unit === 'L' ? 0 : decimalsIn(unit));

/** A canonical value as a number in a unit: for columns whose head names the unit. */
export const amountNumber = (canonical: number, unit: Unit, intl: IntlShape): string =>
  intl.formatNumber(toDisplay(canonical, unit), {
    minimumFractionDigits: leastDecimals(unit),
    maximumFractionDigits: decimalsIn(unit),
  });

/** A canonical value with the unit it is shown in: `1,500 mL`, `1.5 L`, `154 lb`. */
export const amountText = (canonical: number, unit: Unit, intl: IntlShape): string =>
  intl.formatMessage({ id: withUnit[unit] }, { value: amountNumber(canonical, unit, intl) });

/** A bound that is already in the unit, with it, and without decimals that say nothing: `5 kg`, `11 lb`. */
export const boundText = (bound: number, unit: Unit, intl: IntlShape): string =>
  intl.formatMessage({ id: withUnit[unit] }, { value: intl.formatNumber(bound) });
