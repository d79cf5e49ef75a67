import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldError,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { hasMessage } from '@/locales';
import { useT } from '../i18n/text';

/** The properties that every field of a form takes: the form's control and name, and its words. */
export interface FieldProps<Form extends FieldValues, Sent = Form> {
  control: Control<Form, unknown, Sent>;
  name: FieldPath<Form>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** Figures that the error messages name, e.g. from `problemValues`. */
  errorValues?: Record<string, number | string>;
  className?: string;
}

/** Id of a field's control, for the links of an ErrorSummary. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** A field of the form with its value as unknown: what a form holds is what its own field put there. */
export function useFormField<Form extends FieldValues, Sent>({
  control,
  name,
}: Pick<FieldProps<Form, Sent>, 'control' | 'name'>) {
  const { field, fieldState } = useController<Form, FieldPath<Form>, Sent>({ control, name });
  const value: unknown = field.value;
  return { value, onChange: field.onChange, onBlur: field.onBlur, ref: field.ref, error: fieldState.error };
}

/** The words of a field's error: validation answers with message ids. */
export function useErrorText(): (
  error: FieldError | undefined,
  values: FieldProps<FieldValues>['errorValues'],
) => string | undefined {
  const t = useT();
  return (error, values) => {
    if (!error) return undefined;
    return t(hasMessage(error.message) ? error.message : 'validation.invalid', values);
  };
}
