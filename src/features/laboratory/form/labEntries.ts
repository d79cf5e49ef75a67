import type { FieldErrors, Resolver } from 'react-hook-form';
import { analyteSchema, type Analyte } from '@/domain/laboratory/analytes';
import { analyteFacts, unitOfAnalyte } from '@/domain/laboratory/analyteFacts';
import { comparators, labStatuses, type LabResult, type LabResultBody } from '@/domain/laboratory/labResult';
import { labResultProblems } from '@/domain/laboratory/labResultProblems';
import type { MessageId } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';

/** What the form of a result holds: numbers as typed, '' for what was left out. */
export interface LabEntries {
  id: string;
  analyte: string;
  at: string | null;
  value: NumberEntry;
  comparator: string;
  unit: string;
  low: NumberEntry;
  high: NumberEntry;
  status: string;
  laboratory: string;
  note: string;
  reason: string;
}

/** What a further result of the same sample begins with. */
export type SameSample = Pick<LabEntries, 'at' | 'laboratory' | 'status'>;

/** @param id of a new one */
export function labEntriesOf(result: LabResult | null, id: string, sample?: SameSample): LabEntries {
  return {
    id: result?.id ?? id,
    analyte: result?.analyte ?? '',
    at: result?.at ?? sample?.at ?? null,
    value: result?.value ?? null,
    comparator: result?.comparator ?? '',
    unit: result?.unit ?? '',
    low: result?.range?.low ?? null,
    high: result?.range?.high ?? null,
    status: result ? result.status : (sample?.status ?? 'final'),
    laboratory: result?.laboratory ?? sample?.laboratory ?? '',
    note: result?.note ?? '',
    reason: '',
  };
}

const said = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
const numberIn = (entry: NumberEntry): number | undefined => (typeof entry === 'number' ? entry : undefined);

/** The unit in which an analyte is reported where nothing else is known. */
export const firstUnit = (analyte: string): string => {
  const known = analyteSchema.safeParse(analyte);
  return known.success ? analyteFacts[known.data].units[0].ucum : '';
};

/** The result of the entries; null while they are none. @param before the stored one, of a change */
export function labBodyFrom(
  entries: LabEntries,
  patient: string,
  before: LabResult | null,
): LabResultBody | null {
  const analyte = analyteSchema.safeParse(entries.analyte);
  const { at, value } = entries;
  if (!analyte.success || at === null || typeof value !== 'number') return null;
  const comparator = comparators.find((one) => one === entries.comparator);
  const [low, high] = [numberIn(entries.low), numberIn(entries.high)];
  const text = before?.range?.text;
  const range = {
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    ...(text !== undefined && { text }),
  };
  const [laboratory, note, reason] = [entries.laboratory, entries.note, entries.reason].map(said);
  return {
    id: entries.id,
    patient,
    analyte: analyte.data,
    at,
    value,
    unit: entries.unit,
    ...(comparator && { comparator }),
    ...(Object.keys(range).length > 0 && { range }),
    status: labStatuses.find((one) => one === entries.status) ?? 'final',
    source: before?.source ?? 'staff',
    ...(before?.code && { code: before.code }),
    ...(laboratory !== undefined && { laboratory }),
    ...(note !== undefined && { note }),
    ...(before && reason !== undefined && { reason }),
  };
}

/** Where in the form a field of the record is entered. */
export function labFieldOf(path: string): keyof LabEntries {
  if (path === 'range.low') return 'low';
  if (path.startsWith('range')) return 'high';
  return path as keyof LabEntries;
}

const unreadable = (entry: NumberEntry): boolean => typeof entry === 'string';

/** What cannot be read, by field. */
function unread(entries: LabEntries): Partial<Record<keyof LabEntries, MessageId>> {
  const { analyte, at, value, low, high } = entries;
  return {
    ...(analyte === '' && { analyte: 'validation.required' as const }),
    ...((at === null || !at.endsWith('Z')) && { at: 'validation.instant' as const }),
    ...(value === null && { value: 'validation.required' as const }),
    ...(unreadable(value) && { value: 'validation.number' as const }),
    ...(unreadable(low) && { low: 'validation.number' as const }),
    ...(unreadable(high) && { high: 'validation.number' as const }),
  };
}

/** Checks the form by the rules that the server checks by. */
export const labResolver =
  (
    facts: () => Parameters<typeof labResultProblems>[1],
    patient: string,
    before: LabResult | null,
  ): Resolver<LabEntries> =>
  (entries) => {
    const errors: FieldErrors<LabEntries> = {};
    for (const [field, message] of Object.entries(unread(entries)))
      errors[field as keyof LabEntries] = { type: 'unread', message };
    const isReadable = Object.keys(errors).length === 0;
    const body = isReadable ? labBodyFrom(entries, patient, before) : null;
    const problems = body ? labResultProblems(body, facts(), before ?? undefined) : {};
    for (const [field, message] of Object.entries(problems))
      errors[labFieldOf(field)] = { type: 'hard', message };
    if (before && entries.reason.trim() === '')
      errors.reason ??= { type: 'required', message: 'validation.required' };
    return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
  };

/** What can be recorded of an analyte, in the unit chosen, for the words that say so. */
export function labLimits(analyte: Analyte, ucum: string): { min: number; max: number } {
  const { plausible, units } = analyteFacts[analyte];
  const { factor, offset, decimals } = unitOfAnalyte(analyte, ucum) ?? units[0];
  const inUnit = (value: number) => Number(((value - offset) / factor).toFixed(decimals));
  return { min: inUnit(plausible.min), max: inUnit(plausible.max) };
}
