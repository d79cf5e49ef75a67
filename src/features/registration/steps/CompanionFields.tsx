import { practitioners } from '@/features/medicalTeam/slice';
import { fieldId, useErrorText, useFormField } from '@/shared/forms/fieldTypes';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { useColleagueNames } from '@/shared/people/names';
import { ReferentInput, referentNames } from '@/shared/people/ReferentInput';
import { useEntities } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import type { RegistrationFields } from './stepProps';

/** Who is asked first about the patient, and who is beside them. */
export function CompanionFields({ registration }: { registration: Pick<RegistrationFields, 'form'> }) {
  const t = useT();
  const { control } = registration.form;
  return (
    <div className="nd-form-row">
      <ReferentField registration={registration} />
      <TextField
        control={control}
        name="therapeuticCompanian"
        label={t('registration.companion')}
        maxLength={200}
      />
    </div>
  );
}

function ReferentField({ registration }: { registration: Pick<RegistrationFields, 'form'> }) {
  const t = useT();
  const directory = useEntities(practitioners);
  const names = referentNames(useColleagueNames(), directory.rows);
  const name = 'referent';
  const { value, error, onChange, ...field } = useFormField({ control: registration.form.control, name });
  const errorText = useErrorText();
  return (
    <Field
      id={fieldId(name)}
      label={t('patient.referent')}
      hint={t('registration.referentHint')}
      required
      error={errorText(error, undefined)}
    >
      {(wiring) => (
        <ReferentInput
          {...wiring}
          {...field}
          value={typeof value === 'string' ? value : ''}
          names={names}
          onValue={onChange}
        />
      )}
    </Field>
  );
}
