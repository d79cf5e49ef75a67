import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  conditionSeverities,
  clinicalStatuses,
  type Condition,
  type ConditionBody,
} from '@/domain/conditions/condition';
import { ICD10 } from '@/domain/conditions/conditionCode';
import { conditionProblems, type PersonFacts } from '@/domain/conditions/conditionProblems';
import { chosenOf } from '@/domain/totalTable';

/** How exactly a point is known: a day, a year, or as another system put it. */
type PointKind = 'day' | 'year' | 'given';

/** What the form of a condition holds; '' for what was left out. */
export interface ConditionEntries {
  id: string;
  label: string;
  system: string;
  code: string;
  clinicalStatus: string;
  verification: string;
  severity: string;
  onsetKind: PointKind;
  onset: string;
  onsetYear: string;
  abatementKind: PointKind;
  abatement: string;
  abatementYear: string;
  note: string;
}

function pointEntry(point = ''): { kind: PointKind; day: string; year: string } {
  if (point === '' || /^\d{4}-\d\d-\d\d$/.test(point)) return { kind: 'day', day: point, year: '' };
  if (/^\d{4}$/.test(point)) return { kind: 'year', day: '', year: point };
  return { kind: 'given', day: '', year: '' };
}

/** @param id of a new one */
export function entriesOf(condition: Condition | null, id: string): ConditionEntries {
  const [onset, abatement] = [pointEntry(condition?.onset), pointEntry(condition?.abatement)];
  return {
    id: condition?.id ?? id,
    label: condition?.label ?? '',
    system: condition?.code?.system ?? ICD10,
    code: condition?.code?.code ?? '',
    clinicalStatus: condition?.clinicalStatus ?? '',
    verification: condition ? (condition.verification ?? '') : 'confirmed',
    severity: condition?.severity ?? '',
    onsetKind: onset.kind,
    onset: onset.day,
    onsetYear: onset.year,
    abatementKind: abatement.kind,
    abatement: abatement.day,
    abatementYear: abatement.year,
    note: condition?.note ?? '',
  };
}

const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** The condition of the entries. @param before the stored one, which has what another system put in its own way */
export function bodyFrom(
  entries: ConditionEntries,
  patient: string,
  before: Condition | null,
): ConditionBody {
  const point = (name: 'onset' | 'abatement') => {
    const kind = entries[`${name}Kind`];
    if (kind === 'given') return before?.[name];
    return given(kind === 'year' ? entries[`${name}Year`] : entries[name]);
  };
  const [code, verification, note] = [entries.code, entries.verification, entries.note].map(given);
  const severity = chosenOf(conditionSeverities, entries.severity, before?.severity);
  const [onset, abatement] = [point('onset'), point('abatement')];
  return {
    id: entries.id,
    patient,
    label: entries.label.trim(),
    clinicalStatus: chosenOf(clinicalStatuses, entries.clinicalStatus, before?.clinicalStatus) ?? 'unknown',
    ...(code !== undefined && { code: { system: entries.system, code } }),
    ...(verification !== undefined && { verification }),
    ...(severity && { severity }),
    ...(onset !== undefined && { onset }),
    ...(abatement !== undefined && { abatement }),
    ...(note !== undefined && { note }),
  };
}

/** Where in the form a field of the record is entered. */
export function fieldOf(path: string, entries: ConditionEntries): keyof ConditionEntries {
  const [first = ''] = path.split('.');
  if (first === 'onset' || first === 'abatement')
    return entries[`${first}Kind`] === 'year' ? `${first}Year` : first;
  return first as keyof ConditionEntries;
}

/** Checks the form by the rules that the server checks by. */
export const conditionResolver =
  (facts: PersonFacts, patient: string, before: Condition | null): Resolver<ConditionEntries> =>
  (entries) => {
    const problems = conditionProblems(bodyFrom(entries, patient, before), facts, before ?? undefined);
    const errors: FieldErrors<ConditionEntries> = {};
    for (const [field, message] of Object.entries(problems))
      errors[fieldOf(field, entries)] = { type: 'hard', message };
    return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
  };
