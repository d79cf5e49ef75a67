import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import { fieldId } from '@/shared/forms/fieldTypes';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';

/** The social security number, hidden from anyone who looks over a shoulder until somebody asks for it. */
export function SocialNumberField({
  control,
  isGiven,
}: {
  control: Control<EnrolmentEntries>;
  /** Whether the record has one. */
  isGiven: boolean;
}) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  // The button goes with the dots: focus moves on into the field.
  useEffect(() => {
    if (isShown) document.getElementById(fieldId('socialNumber'))?.focus();
  }, [isShown]);
  const label = t('audit.fieldSocialNumber');
  if (isShown || !isGiven)
    return <TextField control={control} name="socialNumber" label={label} maxLength={60} />;
  return (
    <Field id={fieldId('socialNumber')} label={label} hint={t('patientProfile.hidden')}>
      {(wiring) => (
        <div className="input-group">
          <input {...wiring} type="text" className="form-control" readOnly value="••••••••" />
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-label={t('patientProfile.show')}
            onClick={() => setShown(true)}
          >
            <Icon of={Eye} />
          </button>
        </div>
      )}
    </Field>
  );
}
