import type { ReactNode } from 'react';
import { useWatch, type FieldErrors } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import type { ResolvedRule } from '@/domain/rules/threshold';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { DateField } from '@/shared/forms/DateField';
import { errorsByPath } from '@/shared/forms/problemList';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useT } from '@/shared/i18n/text';
import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';
import type { FieldProblem } from '@/shared/ui/ErrorSummary';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { limitWord, useProblemText } from '../form/ruleErrors';
import { thresholds } from '../slice';
import type { ThresholdEntries } from './thresholdEntries';
import { ThresholdFigures } from './ThresholdFigures';
import { useThresholdForm, type Changed } from './useThresholdForm';

/** Why the limits were not stored, and where somebody else was faster, who and why, and the way on. */
function ThresholdSaveConflict({
  changed: { rule, scope, key },
  conflictWith,
}: {
  changed: Changed;
  conflictWith: (newer: Threshold | null | undefined) => ConflictWays;
}) {
  const newer = useSelector(thresholds.selectAll).find(
    ({ value }) => value?.rule === rule.id && value.scope === scope && value.key === key,
  )?.value;
  // Of the first limits there is no version yet: somebody who was faster has created them.
  const ways = conflictWith(newer);
  const { failure } = ways;
  const isOvertaken = failure?.status === 409 && Boolean(newer);
  return (
    <SaveConflict
      {...ways}
      failure={isOvertaken ? { ...failure, status: 412 } : failure}
      stored={newer && { by: newer.by, at: newer.at, reason: newer.reason }}
    />
  );
}

/** Everything wrong with the figures, for the summary above them. */
function useThresholdProblems(errors: FieldErrors<ThresholdEntries>, rule: AlertRule): FieldProblem[] {
  const t = useT();
  const problem = useProblemText();
  return errorsByPath(errors).map(({ path, message }) => {
    const level = rule.levels[Number(/^limits\.(\d+)\./.exec(path)?.[1])];
    return problem(path, message, level ? t(severityWord(level.severity)) : undefined, limitWord(rule));
  });
}

/**
 * Other figures of a rule for one patient, category or pathology. Mounted while it is open.
 * @param wider the rule as it holds without them
 * @param today patient day, ISO date
 */
export function ThresholdDialog({
  changed,
  title,
  wider,
  today,
  onClose,
}: {
  changed: Changed;
  title: ReactNode;
  wider: ResolvedRule;
  today: string;
  onClose: () => void;
}) {
  const t = useT();
  const record = useThresholdForm(changed, today, onClose);
  const { form, subject, conflictWith } = record;
  const { control, formState } = form;
  const problems = useThresholdProblems(formState.errors, changed.rule);
  const isOff = useWatch({ control, name: 'speaks' }) === 'off';
  return (
    <RecordDialog
      action="limits.write"
      size="lg"
      title={title}
      record={record}
      problems={problems}
      onSend={record.send}
    >
      <SelectField
        control={control}
        name="speaks"
        label={t('alertRules.speaks')}
        options={(['wider', 'on', 'off'] as const).map((value) => ({
          value,
          label:
            value === 'wider'
              ? t('alertRules.speaksWider', { state: t(wider.off ? 'alertRules.off' : 'alertRules.on') })
              : t(value === 'off' ? 'alertRules.off' : 'alertRules.on'),
        }))}
      />
      {!isOff && <ThresholdFigures form={form} wider={wider} units={subject.units} />}
      <DateField
        control={control}
        name="until"
        label={t('alertRules.until')}
        hint={t('alertRules.untilHint')}
      />
      <TextAreaField
        control={control}
        name="reason"
        label={t('alertRules.reason')}
        rows={2}
        maxLength={500}
        required
      />
      <ThresholdSaveConflict changed={changed} conflictWith={conflictWith} />
    </RecordDialog>
  );
}
