import { daysBetween, patientDay } from '@/domain/patientDay';
import type { PatientSummary } from '@/domain/patients/summary';
import type { LatestValue } from '@/domain/readings/latestValue';
import type { Formats } from '@/shared/i18n/format';
import { withComparator } from '@/shared/i18n/wording/comparatorSign';

/** Laboratories give potassium in tenths, and a GFR in whole numbers. */
const decimals = { egfr: 0, potassium: 1 } as const;

/** A result in the unit that its column names. */
export const labFigureText = (
  { value, comparator }: LatestValue,
  subject: keyof typeof decimals,
  { number }: Formats,
): string => withComparator(number(value, decimals[subject]), comparator);

/** How many days ago the sample was taken, by the patient's days. */
export const labAge = (
  { at }: LatestValue,
  { timeZone }: Pick<PatientSummary, 'timeZone'>,
  today: string,
): number => Math.max(0, daysBetween(patientDay(Date.parse(at), { timeZone }), today));
