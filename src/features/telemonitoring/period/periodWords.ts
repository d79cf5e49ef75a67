import { type IntlShape } from 'react-intl';
import type { Level } from '@/domain/readings/buckets';
import { measureUnits, unitOf, type Measure } from '@/domain/readings/measure';
import type { PeriodRange } from '@/domain/readings/periods';
import { canonicalUnits, toDisplay, type Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { deviceZone } from '@/shared/i18n/DisplayUnits';
import { formatsOf } from '@/shared/i18n/format';
import { csvNotation, type CsvNotation } from '@/shared/files/csv';
import { patientMoment } from '@/shared/i18n/patientTimes';
import { measureWord, valueText } from '@/shared/i18n/wording/measureWording';

/** Texts for a patient's charts and tables: times in the patient's zone, values with the reader's unit. */
export interface ViewWords {
  t: (id: MessageId, values?: Record<string, string | number>) => string;
  units: Units;
  /** The name of a measure, with the unit if it is not the usual one. */
  measure: (measure: Measure) => string;
  value: (measure: Measure, level: Level) => string;
  /** A difference, always with its sign. */
  signed: (measure: Measure, difference: number) => string;
  /** The unit's symbol, for column headers. */
  unit: (measure: Measure) => string;
  number: (value: number) => string;
  /** Time of day alone, for axes and lines of one day under a note that names the zone. */
  time: (at: number | string) => string;
  /** Date and time, with the zone if the reader's clock differs. */
  moment: (at: number | string) => string;
  /** The name of a person, by user name. */
  person: (username: string) => string;
  /** ISO 8601 with the patient's offset, for files: `2026-11-20T07:12+01:00`; with seconds if there are any. */
  fileTime: (at: string) => string;
  /** CSV notation of files. */
  csv: CsvNotation;
  /** A number on the value axis, with as many decimals as its step has. */
  tickValue: (value: number) => string;
  /** `Mon 16`: short enough for an axis. */
  tick: (day: string) => string;
  dayOfMonth: (day: string) => string;
  /** `16 Nov`. */
  shortDay: (day: string) => string;
  monthTick: (month: string) => string;
  day: (day: string) => string;
  month: (month: string) => string;
  range: (range: PeriodRange) => string;
  /** From one day to another, both ISO dates; a single day if they are equal. */
  days: (first: string, last: string) => string;
  /** A range between two instants, epoch ms. */
  stretch: (from: number, to: number) => string;
}

const fixedUnitWord = {
  mmHg: 'telemonitoring.unitMmHg',
  '/min': 'telemonitoring.unitPerMinute',
  mL: unitWord.mL,
  kg: unitWord.kg,
  '0-10': 'telemonitoring.unitScore',
} as const satisfies Record<(typeof measureUnits)[Measure]['unit'], MessageId>;

/** A value rounded for display, so that a rounded zero has no sign. */
function shownIn(measure: Measure, value: number, units: Units): number {
  const unit = unitOf(measure, units);
  return unit === null ? Math.round(value) : toDisplay(value, unit);
}

export function periodWords(
  intl: IntlShape,
  timeZone: string,
  units: Units,
  own = deviceZone(),
  person = (username: string) => username,
): ViewWords {
  const formats = formatsOf(intl);
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' });
  const day = (iso: string) =>
    date(iso, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const month = (iso: string) => date(`${iso}-01`, { month: 'long', year: 'numeric' });
  const midnight = (iso: string) => new Date(`${iso}T00:00:00Z`);
  const days = (first: string, last: string) =>
    intl.formatDateTimeRange(midnight(first), midnight(last), { dateStyle: 'medium', timeZone: 'UTC' });
  const inUnits = (measure: Measure, level: Level) =>
    valueText(measure, level.value, level.diastolic, intl, units);
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
    value: inUnits,
    signed: (measure, difference) => {
      const shown = shownIn(measure, difference, units);
      const sign = shown > 0 ? '+' : shown < 0 ? '\u2212' : '±';
      return `${sign}${inUnits(measure, { value: Math.abs(difference) })}`;
    },
    unit: (measure) => {
      const unit = unitOf(measure, units);
      return intl.formatMessage({
        id: unit === null ? fixedUnitWord[measureUnits[measure].unit] : unitWord[unit],
      });
    },
    number: (value) => formats.number(value),
    tickValue: (value) => intl.formatNumber(value, { maximumFractionDigits: 2 }),
    time: (at) => formats.time(at, timeZone),
    moment: (at) => patientMoment(formats, at, timeZone, own),
    person,
    fileTime: (at) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(Date.parse(at)).toZonedDateTimeISO(timeZone);
      const isWhole = zoned.second === 0 && zoned.millisecond === 0;
      return zoned.toString({ timeZoneName: 'never', ...(isWhole && { smallestUnit: 'minute' }) });
    },
    csv: csvNotation(intl.locale),
    tick: (iso) => date(iso, { weekday: 'short', day: 'numeric' }),
    dayOfMonth: (iso) => date(iso, { day: 'numeric' }),
    shortDay: (iso) => date(iso, { day: 'numeric', month: 'short' }),
    monthTick: (iso) => date(`${iso}-01`, { month: 'short' }),
    day,
    month,
    days,
    stretch: (from, to) =>
      intl.formatDateTimeRange(new Date(from), new Date(to - 1), {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }),
    range: ({ period, first, last }) => {
      switch (period) {
        case 'daily':
          return day(first);
        case 'recent':
        case 'weekly':
          return days(first, last);
        case 'monthly':
          return month(first.slice(0, 7));
        case 'yearly':
          return first.slice(0, 4);
      }
    },
  };
}
