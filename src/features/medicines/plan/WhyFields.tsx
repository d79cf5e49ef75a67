import { useWatch, type Control } from 'react-hook-form';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import type { PlanEntries } from './planEntries';
import { avoidedBy, type PlanSubject } from './planJudge';

/** Who prescribed it and why. */
export function WhyFields({ control, subject }: { control: Control<PlanEntries>; subject: PlanSubject }) {
  const t = useT();
  const medicine = useWatch({ control, name: 'medicine' });
  return (
    <TitledCard title={t('medicines.why')}>
      <TextField
        control={control}
        name="prescriber"
        label={t('medicines.prescriber')}
        required
        maxLength={200}
      />
      <TextAreaField
        control={control}
        name="reason"
        label={t('medicines.reason')}
        required={subject.before !== null || avoidedBy(medicine, subject).length > 0}
        rows={2}
        maxLength={500}
      />
      <TextAreaField control={control} name="note" label={t('medicines.note')} rows={2} maxLength={2000} />
    </TitledCard>
  );
}
