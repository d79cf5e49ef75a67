import { noneScopeOf, type Allergy, type Reaction } from '@/domain/allergies/allergy';
import { codeSystemOf } from '@/domain/conditions/conditionCode';
import type { MessageId } from '@/locales';
import type { Formats } from '@/shared/i18n/format';
import { wordTable } from '@/shared/i18n/unknownWords';

type Words = (id: MessageId, values?: Record<string, string>) => string;

export const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm';
export const ATC = 'http://www.whocc.no/atc';

/** What a list of codes is called; one that is not known by its address is called by that. */
export function codeSystemText(system: string): string {
  if (system === RXNORM) return 'RxNorm';
  if (system === ATC) return 'ATC';
  return codeSystemOf(system) === 'snomed' ? 'SNOMED CT' : system;
}

export const statusWord: Record<Allergy['clinicalStatus'], MessageId> = wordTable({
  active: 'patient.conditionActive',
  inactive: 'patient.conditionInactive',
  resolved: 'patient.conditionResolved',
});

/** What an entry is called: a statement in the reader's language, an allergy as it was written. */
export function allergyName(allergy: Pick<Allergy, 'code' | 'substance'>, t: Words): string {
  const scope = noneScopeOf(allergy);
  return scope ? t(`allergies.none_${scope}`) : allergy.substance;
}

/** What was seen, with its severity where that is known. */
export const reactionText = ({ text, severity }: Reaction, t: Words): string =>
  severity === undefined
    ? text
    : t('allergies.reactionText', { reaction: text, severity: t(`conditions.severity_${severity}`) });

/** A day in the reader's notation; a year, a month or words as they were given. */
export function onsetText(onset: string, formats: Formats): string {
  const day = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(onset)?.[0];
  return day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? onset : formats.day(day);
}
