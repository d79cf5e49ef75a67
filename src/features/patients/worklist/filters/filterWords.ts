import { pathologies, type Pathology } from '@/domain/patients/patient';
import {
  filterChoices,
  filterKeys,
  type ChoiceKey,
  type FilterKey,
  type WorklistFilters,
} from '@/domain/worklist/worklistFilters';
import type { MessageId } from '@/locales';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { programmeWord, sectionWord } from '@/shared/i18n/wording/reasonWording';

type Words = (id: MessageId, values?: Record<string, string | number>) => string;

export const filterWord = {
  section: 'worklist.section',
  category: 'worklist.category',
  pathology: 'worklist.pathology',
  referent: 'worklist.columnReferent',
  measure: 'worklist.filterMeasure',
  data: 'worklist.columnData',
  status: 'worklist.columnStatus',
  plan: 'worklist.filterPlan',
  mine: 'worklist.filterMine',
  unreviewed: 'worklist.filterUnreviewed',
  pressure: 'worklist.filterPressure',
  fluid: 'worklist.filterFluid',
  coverage: 'worklist.filterCoverage',
} as const satisfies Record<FilterKey, MessageId>;

const planWord = {
  minimum: 'worklist.planMinimum',
  maximum: 'worklist.planMaximum',
  range: 'worklist.planRange',
  none: 'worklist.planNone',
} as const satisfies Record<Exclude<WorklistFilters['plan'], ''>, MessageId>;

const standingWord = {
  met: 'worklist.standingMet',
  missed: 'worklist.standingMissed',
  judged: 'worklist.standingJudged',
  unknown: 'worklist.standingUnknown',
} as const satisfies Record<Exclude<WorklistFilters['fluid'], ''>, MessageId>;

const isPathology = (text: string): text is Pathology => (pathologies as readonly string[]).includes(text);
/** A pathology in words; one this program does not know as it is written. */
export const pathologyText = (text: string, t: Words): string =>
  isPathology(text) ? t(`worklist.${text}`) : text;

function coverageText(value: string, t: Words): string {
  const days = Number(value.replace(/\D/g, ''));
  if (value.startsWith('met')) return t('worklist.coverageMet', { days });
  return t(value.startsWith('missed') ? 'worklist.coverageMissed' : 'worklist.coverageExpected', { days });
}

type Texts = { [Key in FilterKey]: (value: Exclude<WorklistFilters[Key], ''>, t: Words) => string };

const texts: Texts = {
  section: (value, t) => t(sectionWord[value]),
  category: (value, t) => (value === 'none' ? t('worklist.noCategory') : value),
  pathology: pathologyText,
  referent: (value, t) => (value === 'none' ? t('worklist.noReferent') : value),
  measure: (value, t) => t(measureWord[value]),
  data: (value, t) => {
    if (value === 'never') return t('worklist.never');
    return value === 'today' ? t('worklist.dataToday') : t('worklist.dataDays', { days: Number(value) });
  },
  status: (value, t) => t(programmeWord[value]),
  plan: (value, t) => t(planWord[value]),
  mine: (_, t) => t('worklist.mineYes'),
  unreviewed: (value, t) => t('worklist.forDays', { days: Number(value) }),
  pressure: (value, t) => t(standingWord[value]),
  fluid: (value, t) => t(standingWord[value]),
  coverage: coverageText,
};

/** What a filter is set to, in words. */
export const filterText = <Key extends FilterKey>(
  key: Key,
  value: Exclude<WorklistFilters[Key], ''>,
  t: Words,
): string => texts[key](value, t);

type Choices = { [Key in ChoiceKey]: readonly Exclude<WorklistFilters[Key], ''>[] };
const choices: Choices = filterChoices;

/** What a filter can be set to, each with its words. */
export const choicesInWords = <Key extends ChoiceKey>(key: Key, t: Words) =>
  choices[key].map((value) => ({ value, text: filterText(key, value, t) }));

/** The filters in force with their values in words. */
export function filtersInWords(
  filters: WorklistFilters,
  t: Words,
  categoryName: (code: string | null) => string | null,
): { key: FilterKey | 'q'; label: string }[] {
  const said = (key: FilterKey): string => {
    const value = filters[key];
    if (key === 'category' && value !== 'none') return categoryName(value) ?? value;
    // The key ties a filter to its values; TypeScript does not follow it through the list.
    return (texts[key] as (value: string, t: Words) => string)(value, t);
  };
  return [
    ...(filters.q.trim() === ''
      ? []
      : [
          {
            key: 'q' as const,
            label: t('worklist.chip', { name: t('worklist.searchShort'), value: filters.q }),
          },
        ]),
    ...filterKeys
      .filter((key) => filters[key] !== '')
      .map((key) => ({ key, label: t('worklist.chip', { name: t(filterWord[key]), value: said(key) }) })),
  ];
}
