import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { isTimeZone, patientDay } from '@/domain/patientDay';
import { useT } from '../i18n/text';
import { now } from '../store/clock';
import { DayTimeField } from '../ui/days/DayTimeField';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';
import { fromLocal, toLocal } from './localTime';

/**
 * A date and time in the patient's zone, said in words below, for 03/04 is another day elsewhere. The form holds the instant as ISO 8601 UTC, null while empty, or the local
 * text where no instant belongs to it, which the schema then refuses.
 */
export function DateTimeField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  timeZone,
  label,
  hint,
  ...words
}: FieldProps<Form, Sent> & { timeZone: string; label: string }) {
  const t = useT();
  const intl = useIntl();
  const { value, error, onChange, onBlur, ref } = useFormField({ control, name });
  const errorText = useErrorText();
  const isInstant = typeof value === 'string' && value.endsWith('Z');
  const initial = isInstant ? toLocal(value, timeZone) : '';
  const [typed, setTyped] = useState({ text: initial, value });
  // Set from outside, e.g. by a reset.
  if (typed.value !== value) setTyped({ text: initial, value });

  const meant = typed.text === '' ? null : fromLocal(typed.text, timeZone);
  const skipped = meant !== null && 'problem' in meant && meant.problem === 'skipped';
  const repeated = meant !== null && 'repeated' in meant && meant.repeated;
  const change = (text: string) => {
    const local = fromLocal(text, timeZone);
    const next = 'at' in local ? local.at : text === '' ? null : text;
    setTyped({ text, value: next });
    onChange(next);
  };
  return (
    <DayTimeField
      id={fieldId(name)}
      {...words}
      label={label}
      hint={
        <>
          {meant !== null && 'at' in meant && (
            <span className="d-block text-body">
              {intl.formatDate(meant.at, { dateStyle: 'full', timeStyle: 'short', timeZone })}
            </span>
          )}
          {repeated ? t('validation.timeRepeated') : hint}
        </>
      }
      error={skipped ? t('validation.timeSkipped') : errorText(error, errorValues)}
      today={patientDay(now(), { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' })}
      value={typed.text}
      onChange={change}
      onBlur={onBlur}
      ref={ref}
    />
  );
}
