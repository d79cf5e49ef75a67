import { useWatch, type Control } from 'react-hook-form';
import { stopReasons } from '@/domain/medicine/allocation';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useT } from '@/shared/i18n/text';
import { CheckField } from '../CheckField';
import type { Decision, DecisionEntries } from './decisions';

/** From when on, until when, and why. */
export function DecisionFields({
  control,
  decision,
  today,
}: {
  control: Control<DecisionEntries>;
  decision: Decision;
  today: string;
}) {
  const t = useT();
  const hasEnd = useWatch({ control, name: 'hasEnd' });
  const why = useWatch({ control, name: 'why' });
  return (
    <>
      <div className="nd-form-row">
        <DateField
          control={control}
          name="from"
          label={t(`medicines.from_${decision}`)}
          hint={t(decision === 'stop' ? 'medicines.stopHint' : 'medicines.fromHint')}
          min={today}
          required
        />
        {decision === 'pause' && hasEnd && (
          <DateField control={control} name="to" label={t('medicines.pauseTo')} min={today} required />
        )}
        {decision === 'stop' && (
          <SelectField
            control={control}
            name="why"
            label={t('medicines.stopWhy')}
            options={[
              { value: '', label: t('intakes.choose') },
              ...stopReasons.map((value) => ({ value, label: t(`medicines.stop_${value}`) })),
            ]}
            required
          />
        )}
      </div>
      {decision === 'pause' && (
        <CheckField control={control} name="hasEnd" label={t('medicines.pauseOpen')} isInverted />
      )}
      <TextAreaField
        control={control}
        name="reason"
        label={t(decision === 'stop' ? 'medicines.note' : 'medicines.reason')}
        required={decision !== 'stop' || why === 'other'}
        rows={2}
        maxLength={500}
      />
    </>
  );
}
