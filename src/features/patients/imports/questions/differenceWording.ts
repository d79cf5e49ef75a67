import { genders, programmeStates } from '@/domain/patients/patient';
import type { ImportDifference } from '@/domain/exchange/patientRecord';
import type { MessageId } from '@/locales';
import { medicationWord } from '@/shared/i18n/medicationWording';
import { programmeWord } from '@/shared/i18n/reasonWording';
import { conditionWord } from '@/features/patients/record/recordWording';

const wordOf = (words: Readonly<Record<string, MessageId>>, value: string): MessageId | null =>
  Object.hasOwn(words, value) ? (words[value] ?? null) : null;

/** What a field that holds one of a few values says; null for what stands as it was stored. */
export function differenceWord({ kind, field }: ImportDifference, value: string): MessageId | null {
  if (kind === 'conditions') return field === 'clinicalStatus' ? wordOf(conditionWord, value) : null;
  if (kind === 'medicationRequests') return field === 'status' ? wordOf(medicationWord, value) : null;
  const gender = genders.find((known) => field === 'gender' && known === value);
  if (gender) return `patient.${gender}`;
  const state = programmeStates.find((known) => field === 'ext.status' && known === value);
  return state ? programmeWord[state] : null;
}
