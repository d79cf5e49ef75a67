import type { FieldErrors, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import {
  allergyCategories,
  allergyStatuses,
  allergyTypes,
  allergyVerifications,
  reactionSeverities,
  type Allergy,
  type AllergyBody,
} from '@/domain/allergies/allergy';
import { criticalities } from '@/domain/allergies/standing';
import { allergyProblems } from '@/domain/allergies/allergyProblems';
import { SNOMED } from '@/domain/conditions/conditionCode';
import type { PersonFacts } from '@/domain/conditions/conditionProblems';

/** What the form of an allergy holds; '' for what was left out. */
export interface AllergyEntries {
  id: string;
  substance: string;
  system: string;
  code: string;
  category: string;
  type: string;
  criticality: string;
  clinicalStatus: string;
  verification: string;
  onset: string;
  reactions: { text: string; severity: string }[];
  note: string;
}

export const isDay = (point: string): boolean => /^\d{4}-\d\d-\d\d$/.test(point);

/** @param id of a new one */
export function entriesOf(allergy: Allergy | null, id: string): AllergyEntries {
  const onset = allergy?.onset ?? '';
  return {
    id: allergy?.id ?? id,
    substance: allergy?.substance ?? '',
    system: allergy?.code?.system ?? SNOMED,
    code: allergy?.code?.code ?? '',
    category: allergy ? (allergy.category ?? '') : 'medication',
    type: allergy ? (allergy.type ?? '') : 'allergy',
    criticality: allergy?.criticality ?? '',
    clinicalStatus: allergy?.clinicalStatus ?? 'active',
    verification: allergy ? (allergy.verification ?? '') : 'unconfirmed',
    onset: isDay(onset) ? onset : '',
    reactions: (allergy?.reactions ?? []).map(({ text, severity = '' }) => ({ text, severity })),
    note: allergy?.note ?? '',
  };
}

const among = <V extends string>(choices: readonly V[], chosen: string): V | undefined =>
  choices.find((one) => one === chosen);

/** The allergy of the entries. @param before the stored one, whose onset may be put as no form puts it */
export function bodyFrom(entries: AllergyEntries, patient: string, before: Allergy | null): AllergyBody {
  const [code, note, day] = [entries.code.trim(), entries.note.trim(), entries.onset.trim()];
  const given = before?.onset;
  const onset = day === '' && given !== undefined && !isDay(given) ? given : day;
  const category = among(allergyCategories, entries.category);
  const type = among(allergyTypes, entries.type);
  const criticality = among(criticalities, entries.criticality);
  const verification = among(allergyVerifications, entries.verification);
  const reactions = entries.reactions.map(({ text, severity }) => {
    const graded = among(reactionSeverities, severity);
    return { text: text.trim(), ...(graded && { severity: graded }) };
  });
  return {
    id: entries.id,
    patient,
    substance: entries.substance.trim(),
    clinicalStatus: among(allergyStatuses, entries.clinicalStatus) ?? 'active',
    ...(code !== '' && { code: { system: entries.system, code } }),
    ...(category && { category }),
    ...(type && { type }),
    ...(criticality && { criticality }),
    ...(verification && { verification }),
    ...(onset !== '' && { onset }),
    ...(reactions.length > 0 && { reactions }),
    ...(note !== '' && { note }),
  };
}

/** Where in the form a field of the record is entered. */
export const fieldOf = (path: string): string => (path.startsWith('code') ? 'code' : path);

/** Checks the form by the rules that the server checks by. @param others entries of the patient */
export const allergyResolver =
  (
    facts: PersonFacts,
    patient: string,
    others: readonly Allergy[],
    before: Allergy | null,
  ): Resolver<AllergyEntries> =>
  (entries) => {
    const problems = allergyProblems(bodyFrom(entries, patient, before), facts, others, before ?? undefined);
    const errors: FieldErrors<AllergyEntries> = {};
    for (const [field, message] of Object.entries(problems))
      set(errors, fieldOf(field), { type: 'hard', message });
    return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
  };
