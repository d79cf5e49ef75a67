import { FormattedMessage } from 'react-intl';
import type { FieldValues } from 'react-hook-form';
import type { MessageId } from '@/locales';
import { fieldId, useFormField, type FieldProps } from './fieldTypes';

/**
 * The tick that says that unusual figures are meant. The field holds which ones: when one of them changes, it has to be set
 * again.
 * @param figures what is confirmed, as a text
 */
export function ConfirmBox<Form extends FieldValues, Sent = Form>({
  control,
  name,
  figures,
  label,
}: Pick<FieldProps<Form, Sent>, 'control' | 'name'> & { figures: string; label: MessageId }) {
  const { value, error, onChange, onBlur, ref } = useFormField({ control, name });
  return (
    <div className="form-check">
      <input
        ref={ref}
        type="checkbox"
        id={fieldId(name)}
        className="form-check-input"
        checked={value === figures}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => onChange(event.target.checked ? figures : '')}
        onBlur={onBlur}
      />
      <label className="form-check-label" htmlFor={fieldId(name)}>
        <FormattedMessage id={label} />
      </label>
    </div>
  );
}
