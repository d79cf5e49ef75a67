import type { IntlShape } from 'react-intl';
import type { Frequency } from '@/domain/medicine/allocation';
import { doseUnits, type Amount } from '@/domain/medicine/medicine';
import { otherwise } from '@/domain/totalTable';
import { unknownWord } from '../unknownWords';

/** A dose in whole words, "1.5 tablets", "250 micrograms": no figure is rounded. */
export const doseText = ({ value, unit }: Amount, intl: IntlShape): string =>
  doseUnits.includes(unit)
    ? intl.formatMessage({ id: `medicineWords.dose_${unit}` }, { count: value })
    : `${intl.formatNumber(value, { maximumFractionDigits: 20 })} (${intl.formatMessage({ id: unknownWord(unit) })})`;

/** A time of day, HH:MM, in the notation of the language. */
export const timeText = (time: string, intl: IntlShape): string =>
  intl.formatTime(`1970-01-01T${time}:00Z`, { timeStyle: 'short', timeZone: 'UTC' });

/** @param weekday 1 Monday to 7 Sunday */
const weekdayText = (weekday: number, intl: IntlShape): string =>
  // The first of January 2024 was a Monday.
  intl.formatDate(`2024-01-0${weekday}T00:00:00Z`, { weekday: 'long', timeZone: 'UTC' });

/** Days of the week in their order, as a list in words. @param weekdays 1 Monday to 7 Sunday */
export const weekdaysText = (weekdays: readonly number[], intl: IntlShape): string =>
  intl.formatList(
    weekdays.toSorted((a, b) => a - b).map((one) => weekdayText(one, intl)),
    { type: 'conjunction' },
  );

/** On which days, in plain words: nobody has to know an abbreviation. */
export function frequencyText(frequency: Frequency, intl: IntlShape): string {
  const { kind } = frequency;
  switch (frequency.kind) {
    case 'everyday':
      return intl.formatMessage({ id: 'medicineWords.everyDay' });
    case 'specificFrequency':
      return intl.formatMessage({ id: 'medicineWords.everyDays' }, { days: frequency.everyDays });
    case 'preciseDays':
      return intl.formatMessage(
        { id: 'medicineWords.onWeekdays' },
        { days: weekdaysText(frequency.weekdays, intl) },
      );
    case 'cycle':
      return intl.formatMessage(
        { id: 'medicineWords.inCycles' },
        { on: frequency.onDays, off: frequency.offDays },
      );
    default:
      return otherwise(frequency, intl.formatMessage({ id: unknownWord(kind) }));
  }
}
