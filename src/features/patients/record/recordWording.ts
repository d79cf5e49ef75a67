import { isOver, type Condition } from '@/domain/conditions/condition';
import type { MessageId } from '@/locales';
import type { HistoryRow } from '@/shared/ui/table/HistoryTable';
import { wordTable } from '@/shared/i18n/unknownWords';

/** The clinical state of a diagnosis, in a word. */
export const conditionWord: Record<Condition['clinicalStatus'], MessageId> = wordTable({
  active: 'patient.conditionActive',
  recurrence: 'patient.conditionRecurrence',
  relapse: 'patient.conditionRelapse',
  inactive: 'patient.conditionInactive',
  remission: 'patient.conditionRemission',
  resolved: 'patient.conditionResolved',
  unknown: 'patient.conditionUnknown',
});

export const conditionRow = (condition: Condition): HistoryRow => ({
  id: condition.id,
  name: condition.label,
  ...(condition.note !== undefined && { details: [condition.note] }),
  status: conditionWord[condition.clinicalStatus],
  isOver: isOver(condition.clinicalStatus),
  since: condition.onset,
});
