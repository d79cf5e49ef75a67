import { isCurrent, isInError, type Condition } from '@/domain/conditions/condition';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

const conditionFilterStatuses = ['current', 'over', 'inError'] as const;
type ConditionFilterStatus = (typeof conditionFilterStatuses)[number];
/** Refuted diagnoses are among what is over: the patient does not have them. */
export function standingOf(condition: Condition): ConditionFilterStatus {
  if (isInError(condition)) return 'inError';
  return isCurrent(condition) ? 'current' : 'over';
}

/** The list of conditions as its address names it. */
export const conditionList = defineList({
  filters: { standing: conditionFilterStatuses },
  sort: ['status', 'label', 'onset'],
  ties: ['onset', 'label'],
  defaults: { sort: 'status' },
});

export const conditionReading = {
  text: ({ label, code, note }: Condition): string => [label, code?.code, note].filter(Boolean).join(' '),

  /** Without a choice all but those entered by mistake. */
  matches: (row: Condition, { standing }: FiltersOf<typeof conditionList>): boolean =>
    standing === '' ? !isInError(row) : standingOf(row) === standing,

  sortValue: (row: Condition, key: SortKeyOf<typeof conditionList>): string | number | null => {
    switch (key) {
      case 'label':
        return row.label;
      // What holds now comes first, for the past must not hide the present.
      case 'status':
        return conditionFilterStatuses.indexOf(standingOf(row));
      // The newest first.
      case 'onset':
        return row.onset === undefined ? null : -Date.parse(row.onset);
    }
  },
};
