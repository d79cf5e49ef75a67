import { useState } from 'react';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { AlertRule, Threshold, ThresholdScope } from '@/domain/rules/alertRule';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { thresholds } from '../slice';
import { entriesOf, judged, type ThresholdEntries, type ThresholdSubject } from './thresholdEntries';

/** Which figures of which rule are changed, for whom. */
export interface Changed {
  rule: AlertRule;
  scope: ThresholdScope;
  /** Id of the patient, code of the category, name of the pathology. */
  key: string;
  /** What is stored for them; null where nothing is. */
  before: Threshold | null;
}

const resolver =
  (subject: ThresholdSubject, today: string): Resolver<ThresholdEntries> =>
  (entries) => {
    const found = judged(entries, subject, today);
    if (!('problems' in found)) return { values: entries, errors: {} };
    const errors: FieldErrors<ThresholdEntries> = {};
    for (const [path, message] of Object.entries(found.problems))
      set(errors, path, { type: 'hard', message });
    return { values: {}, errors };
  };

/** One change of limits from opening the dialog to saving it; on failure everything typed stays. */
export function useThresholdForm(
  { rule, scope, key, before: opened }: Changed,
  today: string,
  onClose: () => void,
) {
  const [units] = useState(useUnits());
  const subjectOf = (before: Threshold | null, id: string): ThresholdSubject => ({
    rule,
    head: { id: before?.id ?? id, scope, key },
    before,
    units,
  });
  const record = useRecordForm({
    key: `limits ${rule.id} ${scope} ${key} in ${Object.values(units).join(' ')}`,
    opened,
    toForm: (before, id) => entriesOf(subjectOf(before, id)),
    resolver: (before, id) => resolver(subjectOf(before, id), today),
    toBody: (entries, before, id) => {
      const found = judged(entries, subjectOf(before, id), today);
      return 'problems' in found ? null : found.threshold;
    },
    save: (body, before) => thresholds.store({ body, version: before?.version, quiet: true }),
    kept: 'changed',
    notice: () => ({ message: 'alertRules.limitsSaved' }),
    onClose,
  });
  return { ...record, subject: subjectOf(record.before, record.id) };
}
