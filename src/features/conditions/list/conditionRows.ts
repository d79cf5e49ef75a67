import { isCurrent, isInError, type Condition } from '@/domain/conditions/condition';
import { fold } from '@/domain/fold';

export const conditionFilterStatuses = ['current', 'over', 'inError'] as const;
export type ConditionFilterStatus = (typeof conditionFilterStatuses)[number];
export const sortKeys = ['label', 'status', 'onset'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Refuted diagnoses are among what is over: the patient does not have them. */
export function standingOf(condition: Condition): ConditionFilterStatus {
  if (isInError(condition)) return 'inError';
  return isCurrent(condition) ? 'current' : 'over';
}

/** The conditions to show: without a choice all but those entered by mistake. */
export function filterConditions(
  rows: readonly Condition[],
  { q, standing }: { q: string; standing: ConditionFilterStatus | '' },
): Condition[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const own = standingOf(row);
    if (standing === '' ? own === 'inError' : own !== standing) return false;
    const haystack = fold([row.label, row.code?.code, row.note].filter(Boolean).join(' '));
    return words.every((word) => haystack.includes(word));
  });
}

const byLabel = (a: Condition, b: Condition) => a.label.localeCompare(b.label) || a.id.localeCompare(b.id);
/** The newest first; what has no beginning comes last. */
const byOnset = (a: Condition, b: Condition) => (b.onset ?? '').localeCompare(a.onset ?? '');

/** In the order asked for; by status what holds now comes first, for the past must not hide the present. */
export function sortConditions(rows: readonly Condition[], key: SortKey, descending: boolean): Condition[] {
  const place = (row: Condition) => conditionFilterStatuses.indexOf(standingOf(row));
  const compare = (a: Condition, b: Condition): number => {
    switch (key) {
      case 'label':
        return byLabel(a, b);
      case 'onset':
        return byOnset(a, b) || byLabel(a, b);
      case 'status':
        return place(a) - place(b) || byOnset(a, b) || byLabel(a, b);
    }
  };
  return rows.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)));
}
