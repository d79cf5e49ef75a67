import type { Measure } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import { unitOf } from '@/domain/readings/measure';
import { toDisplay, type Units } from '@/domain/readings/units';
import { newId } from '@/shared/api/newId';
import type { RecordEntries } from './readingForm';
import { urineEntriesOf } from './urineEntries';

const MINUTE_MS = 60_000;

const blank = (measure: Measure, at: string): RecordEntries => ({
  measure,
  twice: false,
  value: null,
  diastolic: null,
  second: null,
  secondDiastolic: null,
  apart: 1,
  pulse: null,
  at,
  note: '',
  dayMark: '',
  ...urineEntriesOf(undefined),
  confirmed: '',
  reason: '',
  withdraw: false,
  ids: { main: newId(), second: newId(), pulse: newId() },
});

/** A new reading of now. @param now epoch ms; `twice` whether two in a row are recorded */
export const emptyEntries = (measure: Measure, now: number, twice: boolean): RecordEntries => ({
  ...blank(measure, new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString()),
  twice,
});

/** A stored reading as form values, in the units of the form. */
export function entriesOf(reading: Reading, units: Units): RecordEntries {
  const { measure, at, value, diastolic, note, dayMark, urine } = reading;
  const unit = unitOf(measure, units);
  return {
    ...blank(measure, at),
    value: dayMark === 'nothing' ? null : unit === null ? value : toDisplay(value, unit),
    diastolic: diastolic ?? null,
    note: note ?? '',
    dayMark: dayMark ?? '',
    ...urineEntriesOf(urine),
  };
}

/** Time and ids are kept with the input, because it may be stored already. Confirmed values must be confirmed again. */
export function keptEntries(entries: RecordEntries): Partial<RecordEntries> {
  const { confirmed: _, ...kept } = entries;
  return kept;
}
