import { useField, useFormikContext } from 'formik';
import { hasMessage, type MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/** The product’s Field around an input of formik; errors are ids of messages, as the rules give them. */
export function FormikField({
  name,
  label,
  type = 'text',
  required = false,
}: {
  name: string;
  label: MessageId;
  type?: 'text' | 'email' | 'password' | 'url';
  required?: boolean;
}) {
  const [field, { error }] = useField<string>(name);
  // Not when it is left: the words would move the button away from under a press.
  const isTold = useFormikContext().submitCount > 0;
  const problem = isTold && error !== undefined && (hasMessage(error) ? error : 'validation.invalid');
  return (
    <Field label={<T id={label} />} required={required} error={problem ? <T id={problem} /> : undefined}>
      {(control) => <input {...control} {...field} type={type} className="form-control" autoComplete="off" />}
    </Field>
  );
}
