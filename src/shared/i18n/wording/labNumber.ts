import { unitOfAnalyte, type LabUnit } from '@/domain/laboratory/analyteFacts';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { Formats } from '../format';
import { withComparator } from './comparatorSign';

/** Counts the decimals that a number was given with. */
export const decimalsGiven = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** A value with its sign, in the decimals of its unit; one that was reported with more keeps them. */
export function labNumber(
  value: number,
  comparator: LabResult['comparator'],
  { decimals }: Pick<LabUnit, 'decimals'>,
  { number }: Formats,
  isAsReported = false,
): string {
  const given = isAsReported ? decimalsGiven(value) : 0;
  const text = number(value, Math.min(4, Math.max(decimals, given)));
  return withComparator(text, comparator);
}

/** A result as it was reported, with its unit; a unit that its analyte has not stands as it was sent. */
export function reportedText(
  { analyte, value, unit, comparator }: Pick<LabResult, 'analyte' | 'value' | 'unit' | 'comparator'>,
  formats: Formats,
): string {
  const known = unitOfAnalyte(analyte, unit);
  const text = labNumber(value, comparator, known ?? { decimals: 0 }, formats, true);
  return `${text}\u00a0${known?.symbol ?? unit}`;
}
