import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResolvedRule } from '@/domain/rules/threshold';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
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
  const { form, subject, draft, guard, failure, send, takeNewer } = useThresholdForm(changed, today, onClose);
  const { control, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const problems = useThresholdProblems(errors, changed.rule);
  const isOff = useWatch({ control, name: 'speaks' }) === 'off';
  const close = () => {
    draft.drop();
    onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={title}
        onClose={close}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        busy={isSubmitting}
        footer={<DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={close} />}
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
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
        <ThresholdSaveConflict changed={changed} failure={failure} onNewer={takeNewer} />
      </Dialog>
      {guard.dialog}
    </>
  );
}
