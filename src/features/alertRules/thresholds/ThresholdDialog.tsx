import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResolvedRule } from '@/domain/rules/threshold';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useT } from '@/shared/i18n/text';
import { ThresholdFigures } from './ThresholdFigures';
import { ThresholdSaveConflict } from './ThresholdSaveConflict';
import { useThresholdForm, type Changed } from './useThresholdForm';
import { useThresholdProblems } from './useThresholdProblems';

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
    <RecordDialog size="lg" title={title} record={record} problems={problems} onSend={record.send}>
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
