import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Level } from '@/domain/buckets';
import { unitOf, type Measure } from '@/domain/measure';
import type { PeriodRange } from '@/domain/periods';
import { canonicalUnits, type Units } from '@/domain/units';
import type { MessageId } from '@/locales';
import { unitWord } from '@/shared/i18n/amountWording';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { formatsOf } from '@/shared/i18n/format';
import { measureWord, valueText } from '@/shared/i18n/measureWording';

/** The words of a patient's charts and tables: times in the patient's zone, values with their unit, the reader's. */
export interface ViewWords {
  t: (id: MessageId, values?: Record<string, string | number>) => string;
  units: Units;
  /** The name of a measure, with the unit where it is not the one that everybody expects. */
  measure: (measure: Measure) => string;
  value: (measure: Measure, level: Level) => string;
  number: (value: number) => string;
  time: (at: number | string) => string;
  moment: (at: number | string) => string;
  /** A number on the value axis, with as many decimals as its step has. */
  tickValue: (value: number) => string;
  /** `Mon 16`: short enough for an axis. */
  tick: (day: string) => string;
  dayOfMonth: (day: string) => string;
  monthTick: (month: string) => string;
  day: (day: string) => string;
  month: (month: string) => string;
  range: (range: PeriodRange) => string;
}

export function viewWords(intl: IntlShape, timeZone: string, units: Units): ViewWords {
  const formats = formatsOf(intl);
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' });
  const day = (iso: string) =>
    date(iso, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const month = (iso: string) => date(`${iso}-01`, { month: 'long', year: 'numeric' });
  return {
    t: (id, values) => intl.formatMessage({ id }, values),
    units,
    measure: (measure) => {
      const name = intl.formatMessage({ id: measureWord[measure] });
      const unit = unitOf(measure, units);
      if (unit === null || unit === unitOf(measure, canonicalUnits)) return name;
      const symbol = intl.formatMessage({ id: unitWord[unit] });
      return intl.formatMessage({ id: 'preferences.measureIn' }, { measure: name, unit: symbol });
    },
    value: (measure, level) => valueText(measure, level.value, level.diastolic, intl, units),
    number: (value) => formats.number(value),
    tickValue: (value) => intl.formatNumber(value, { maximumFractionDigits: 2 }),
    time: (at) => formats.time(at, timeZone),
    moment: (at) => formats.moment(at, timeZone),
    tick: (iso) => date(iso, { weekday: 'short', day: 'numeric' }),
    dayOfMonth: (iso) => date(iso, { day: 'numeric' }),
    monthTick: (iso) => date(`${iso}-01`, { month: 'short' }),
    day,
    month,
    range: ({ period, first, last }) => {
      switch (period) {
        case 'daily':
          return day(first);
        case 'weekly':
          return intl.formatDateTimeRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`), {
            dateStyle: 'medium',
            timeZone: 'UTC',
          });
        case 'monthly':
          return month(first.slice(0, 7));
        case 'yearly':
          return first.slice(0, 4);
      }
    },
  };
}

export function useViewWords(timeZone: string): ViewWords {
  const intl = useIntl();
  const units = useUnits();
  return useMemo(() => viewWords(intl, timeZone, units), [intl, timeZone, units]);
}
