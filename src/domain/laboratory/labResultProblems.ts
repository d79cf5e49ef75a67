import type { MessageId } from '@/locales';
import { patientDay } from '../patientDay';
import { liesAhead } from '../readings/plausibility';
import { analyteFacts } from './analyteFacts';
import { isLabMistake, type LabResult, type LabResultBody } from './labResult';
import { canonicalLabValue } from './labValues';

type Field = 'value' | 'unit' | 'at' | 'range.low' | 'range.high' | 'reason' | 'analyte' | 'status';
export type LabResultProblems = Partial<Record<Field, MessageId>>;

interface Facts {
  /** Epoch ms. */
  now: number;
  /** ISO date. */
  dateOfbirth: string;
  /** IANA. */
  timeZone: string;
}

function valueProblem({ analyte, value, unit }: LabResultBody): MessageId | undefined {
  if (!Number.isFinite(value)) return 'validation.number';
  const canonical = canonicalLabValue({ analyte, value, unit });
  if (canonical === null) return undefined;
  const { min, max } = analyteFacts[analyte].plausible;
  return canonical < min || canonical > max ? 'validation.outOfRange' : undefined;
}

function timeProblem({ at }: LabResultBody, { now, dateOfbirth, timeZone }: Facts): MessageId | undefined {
  if (liesAhead(at, now)) return 'validation.inFuture';
  return patientDay(Date.parse(at), { timeZone }) < dateOfbirth ? 'validation.beforeBirth' : undefined;
}

/**
 * Lists what is wrong with a result as staff typed it, as message ids by field. Dangerous is not wrong: a value that
 * a sample can hold is taken.
 * @param before the stored one, of a change: a change needs its reason
 */
export function labResultProblems(body: LabResultBody, facts: Facts, before?: LabResult): LabResultProblems {
  const problems: LabResultProblems = {};
  if (before && (body.reason ?? '').trim() === '') problems.reason = 'validation.required';
  if (before && before.analyte !== body.analyte) problems.analyte = 'validation.invalid';
  // What is taken out of all figures need not be right.
  if (isLabMistake(body)) return before ? problems : { ...problems, status: 'validation.invalid' };
  if (canonicalLabValue(body) === null) problems.unit = 'validation.invalid';
  const value = valueProblem(body);
  if (value) problems.value = value;
  const at = timeProblem(body, facts);
  if (at) problems.at = at;
  const { low, high } = body.range ?? {};
  if (low !== undefined && high !== undefined && low > high) problems['range.high'] = 'validation.rangeOrder';
  return problems;
}

/**
 * Lists what makes a result of another system impossible: a unit that it has not, a value that no sample holds, or
 * the future. One that was taken back counts for nothing and need not be right.
 */
export function importedLabProblems(
  body: LabResultBody,
  now: number,
): Pick<LabResultProblems, 'value' | 'unit' | 'at'> {
  if (isLabMistake(body)) return {};
  if (canonicalLabValue(body) === null) return { unit: 'validation.invalid' };
  const value = valueProblem(body);
  return { ...(value && { value }), ...(liesAhead(body.at, now) && { at: 'validation.inFuture' }) };
}
