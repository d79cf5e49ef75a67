import type { IntlShape } from 'react-intl';
import { fullName } from '@/domain/patients/patient';
import type { Units } from '@/domain/readings/units';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { figuresOf, trendOf } from '@/domain/worklist/worklistFigures';
import type { MessageId } from '@/locales';
import { formatsOf } from '@/shared/i18n/format';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import type { Wording } from '@/shared/i18n/wording/wording';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { toDisplay } from '@/domain/readings/units';
import { columnIds, columnWords, type ColumnId } from './columns/columnIds';
import { labAge, labFigureText } from './columns/labFigure';
import { pathologyText } from './filters/filterWords';

/** Translations and units of the user who exports the list. */
export interface WorklistWords {
  intl: IntlShape;
  units: Units;
  reason: Wording['reason'];
  unitName: (dimension: 'volume' | 'weight') => string;
  categoryName: (code: string | null) => string | null;
}

type Cell = string | number | undefined;
type Words = (id: MessageId, values?: Record<string, string | number>) => string;
const wordsOf =
  (intl: IntlShape): Words =>
  (id, values) =>
    intl.formatMessage({ id }, values);

const whole = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? undefined : Math.round(value);

/** The text of a cell for paper and files: numbers in the reader's units, empty if unknown. */
function cellOf(id: ColumnId, row: WorklistRow, { intl, units, categoryName }: WorklistWords): Cell {
  const t = wordsOf(intl);
  const { summary, triage, mean } = row;
  const figures = figuresOf(row);
  const volume = (ml: number | null | undefined): Cell =>
    ml === null || ml === undefined ? undefined : toDisplay(ml, units.volume);
  switch (id) {
    case 'severity':
      return t(severityWord(triage.severity));
    case 'age':
      return row.age;
    case 'category':
      return categoryName(summary.category) ?? undefined;
    case 'pathologies':
      return summary.pathologies.map((one) => pathologyText(one, t)).join('; ');
    case 'pressure':
      return mean ? `${whole(mean.systolic)}/${whole(mean.diastolic)}` : undefined;
    case 'trend':
      return trendOf(row)
        .map((value) => (value === null ? '–' : whole(value)))
        .join(' ');
    case 'water':
      return volume(row.waterYesterday);
    case 'urine':
      return volume(figures.urine?.ml);
    case 'weight':
      return figures.weightChange === null ? undefined : toDisplay(figures.weightChange, units.weight);
    case 'stress':
      return figures.stress ?? undefined;
    case 'fatigue':
      return figures.fatigue ?? undefined;
    case 'egfr':
    case 'potassium': {
      const newest = summary.labFigures?.[id];
      if (!newest) return undefined;
      const when = t('worklist.daysAgo', { days: labAge(newest, summary, row.today) });
      return `${labFigureText(newest, id, formatsOf(intl))} (${when})`;
    }
    case 'data':
      return triage.daysSinceData === null
        ? t('worklist.never')
        : t('worklist.daysAgo', { days: triage.daysSinceData });
    case 'alerts':
      return summary.alerts.length;
    case 'reviewed':
      return summary.reviewed
        ? `${formatsOf(intl).moment(summary.reviewed.at, 'UTC')} UTC, ${summary.reviewed.by}`
        : t('worklist.never');
    case 'referent':
      return summary.referent;
    case 'status':
      return t(programmeWord[summary.status]);
  }
}

function titleOf(id: ColumnId, { intl, unitName }: WorklistWords): string {
  const t = wordsOf(intl);
  if (id === 'water' || id === 'urine') return t(columnWords[id], { unit: unitName('volume') });
  return id === 'weight' ? t(columnWords[id], { unit: unitName('weight') }) : t(columnWords[id]);
}

/**
 * The list as a table of text and numbers, its heading first: name, number, the columns asked for, and why each patient
 * stands there.
 * @param columns all of them where none are named
 */
export function worklistText(
  rows: readonly WorklistRow[],
  words: WorklistWords,
  columns: readonly ColumnId[] = columnIds,
): Cell[][] {
  const t = wordsOf(words.intl);
  const why = ({ summary, triage }: WorklistRow) =>
    triage.reasons.map((reason) => words.reason(reason, summary.timeZone)).join(' ');
  return [
    [
      t('worklist.columnName'),
      t('patient.patientId'),
      ...columns.map((id) => titleOf(id, words)),
      t('worklist.why'),
    ],
    ...rows.map((row): Cell[] => [
      fullName(row.summary),
      row.summary.patientId,
      ...columns.map((id) => cellOf(id, row, words)),
      why(row),
    ]),
  ];
}
