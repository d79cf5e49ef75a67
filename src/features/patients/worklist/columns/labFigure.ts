import { daysBetween, patientDay } from '@/domain/patientDay';
import type { PatientSummary } from '@/domain/patients/summary';
import type { LatestValue } from '@/domain/readings/latestValue';
import type { WorklistRow } from '@/domain/worklist/worklist';
import type { Formats } from '@/shared/i18n/format';
import { withComparator } from '@/shared/i18n/wording/comparatorSign';
import type { TextWords } from './textWords';

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

/** A result with its age, for paper and files; undefined where there is none. */
export function labText(
  { summary, today }: WorklistRow,
  subject: keyof typeof decimals,
  { t, formats }: Pick<TextWords, 't' | 'formats'>,
): string | undefined {
  const newest = summary.labFigures?.[subject];
  if (!newest) return undefined;
  const when = t('worklist.daysAgo', { days: labAge(newest, summary, today) });
  return `${labFigureText(newest, subject, formats)} (${when})`;
}
