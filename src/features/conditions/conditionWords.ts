import { conditionSeverities, verifications, type Condition } from '@/domain/conditions/condition';
import { codeSystemOf } from '@/domain/conditions/conditionCode';
import type { MessageId } from '@/locales';
import type { Formats } from '@/shared/i18n/format';
import { wordTable } from '@/shared/i18n/unknownWords';

export const statusWord: Record<Condition['clinicalStatus'], MessageId> = wordTable({
  active: 'patient.conditionActive',
  recurrence: 'patient.conditionRecurrence',
  relapse: 'patient.conditionRelapse',
  inactive: 'patient.conditionInactive',
  remission: 'patient.conditionRemission',
  resolved: 'patient.conditionResolved',
  unknown: 'patient.conditionUnknown',
});

/** How sure a diagnosis is, in words; what a source put in other words stands as it came. */
export function verificationWord(verification: string): MessageId | null {
  const known = verifications.find((one) => one === verification);
  return known ? `conditions.verification_${known}` : null;
}

export const severityWord = (severity: (typeof conditionSeverities)[number]): MessageId =>
  `conditions.severity_${severity}`;

/** What a list of codes is called; one that is not known by its address. */
export function systemText(system: string, t: (id: MessageId) => string): string {
  switch (codeSystemOf(system)) {
    case 'icd10':
      return 'ICD-10';
    case 'snomed':
      return 'SNOMED CT';
    case 'other':
      return system === '' ? t('conditions.otherSystem') : system;
  }
}

/** A day in the reader's notation; a year, a month or words as they were given. */
export function pointText(point: string, formats: Formats): string {
  const day = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(point)?.[0];
  return day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? point : formats.day(day);
}
