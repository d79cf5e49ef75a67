import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import type { FieldsDesk } from './stepProps';

/** Who is asked first about the patient, and who is beside them. */
export function CompanionFields({ desk }: { desk: Pick<FieldsDesk, 'form'> }) {
  const t = useT();
  const { control } = desk.form;
  return (
    <div className="nd-form-row">
      <TextField
        control={control}
        name="referent"
        label={t('patient.referent')}
        hint={t('registration.referentHint')}
        required
        maxLength={200}
      />
      <TextField
        control={control}
        name="therapeuticCompanian"
        label={t('registration.companion')}
        maxLength={200}
      />
    </div>
  );
}
