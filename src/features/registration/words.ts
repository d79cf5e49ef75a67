import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { EnrolmentProblem } from '@/domain/enrolment/problem';
import { innerRange } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { useVariableWords } from '@/shared/fluid/variableWords';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { fieldWord } from '@/shared/i18n/wording/fieldWording';
import { useT } from '@/shared/i18n/text';

/** The names of fields that the record has not, or calls otherwise; of a list the place goes before it. */
const labels: Readonly<Record<string, MessageId>> = {
  firstName: 'team.firstName',
  lastName: 'team.lastName',
  patientId: 'registration.patientId',
  'duplicates.reason': 'registration.otherPerson',
  readings: 'registration.readings',
  fluidPlan: 'registration.fluidPlan',
  fluidReason: 'registration.planReason',
  fluidConfirmed: 'fluidRecord.why_confirm',
  questionnaires: 'registration.questionnaires',
  articles: 'registration.posts',
  'consent.isGiven': 'registration.consent',
  'consent.language': 'registration.consentLanguage',
  'consent.on': 'registration.consentOn',
  label: 'conditions.label',
  onset: 'patient.onset',
  clinicalStatus: 'conditions.status',
  medicine: 'patient.medicine',
  doseValue: 'registration.dose',
  times: 'registration.times',
  weekdays: 'registration.weekdays',
  maxPerDay: 'registration.maxPerDay',
  email: 'team.email',
};

/** Problems of a registration in words, in the reader's language and units. */
export function useProblemWords() {
  const t = useT();
  const intl = useIntl();
  const units = useUnits();
  const variable = useVariableWords();
  return useMemo(() => {
    const name = (id: string): string => {
      const last = id.split('.').at(-1) ?? '';
      const own = labels[id] ?? labels[last] ?? fieldWord(last) ?? fieldWord(`ext.${last}`);
      if (id.startsWith('fluidTyped.')) return variable.name(id.slice('fluidTyped.'.length));
      if (id === 'fluidSupplied.urine24h') return t('formula.name_urine24h');
      if (id === 'fluidSupplied.baseline') return t('formula.name_baseline');
      const plain = own ? t(own) : id;
      const [list = '', place = ''] = id.split('.');
      if (list === 'medicalTeam') return `${t(`patient.${place}` as MessageId)}: ${plain}`;
      const isRow = list === 'conditions' || list === 'medicines';
      return isRow ? t('registration.row', { place: Number(place) + 1, field: plain }) : plain;
    };
    const problem = ({ message, bounds }: Pick<EnrolmentProblem, 'message' | 'bounds'>): string => {
      if (!bounds) return t(message);
      const hard = innerRange(bounds.hard, units[bounds.dimension]);
      const soft = innerRange(bounds.soft, units[bounds.dimension]);
      return t(message, { min: hard.min, max: hard.max, softMin: soft.min, softMax: soft.max });
    };
    const sentence = (one: EnrolmentProblem): string =>
      t('common.problem', { field: name(one.field), problem: problem(one) });
    return { name, problem, sentence, locale: intl.locale };
  }, [t, intl.locale, units, variable]);
}

/** The figures that the messages of a field name, in the reader's units. */
export const errorValuesOf = (
  problems: readonly EnrolmentProblem[],
  field: string,
  units: ReturnType<typeof useUnits>,
): Record<string, number> => {
  const bounds = problems.find((one) => one.field === field)?.bounds;
  return bounds ? { ...innerRange(bounds.hard, units[bounds.dimension]) } : {};
};
