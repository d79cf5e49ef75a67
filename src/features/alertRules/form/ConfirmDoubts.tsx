import { useController, type UseFormReturn } from 'react-hook-form';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import type { RuleEntries } from '../ruleEntries';
import { useFieldName } from '../ruleErrors';
import { confirmationOf, judged, type RuleSubject } from '../ruleResolver';

/**
 * What is unusual about the rule, and the tick that says it is meant. It belongs to these figures: when one of them
 * changes, it has to be set again.
 */
export function ConfirmDoubts({
  form,
  entries,
  subject,
  attempt,
}: {
  form: UseFormReturn<RuleEntries>;
  entries: RuleEntries;
  subject: RuleSubject;
  /** Tries to save so far: before the first nothing is asked. */
  attempt: number;
}) {
  const nameOf = useFieldName(entries);
  const {
    field: { ref },
    fieldState,
  } = useController({ control: form.control, name: 'confirmed' });
  const found = judged({ ...entries, reason: entries.reason || '–' }, subject);
  if (attempt === 0 || 'problems' in found || found.doubts.length === 0) return null;
  const key = confirmationOf(found.doubts, found.rule);
  return (
    <div className="alert alert-warning">
      <ul className="mb-2">
        {found.doubts.map(({ field, message }) => (
          <li key={field}>
            <strong>{nameOf(field)}</strong> – <T id={message} />
          </li>
        ))}
      </ul>
      <div className="form-check">
        <input
          ref={ref}
          type="checkbox"
          id={fieldId('confirmed')}
          className="form-check-input"
          checked={entries.confirmed === key}
          aria-invalid={fieldState.error !== undefined || undefined}
          onChange={({ target }) =>
            form.setValue('confirmed', target.checked ? key : '', { shouldDirty: true, shouldValidate: true })
          }
        />
        <label className="form-check-label" htmlFor={fieldId('confirmed')}>
          <T id="alertRules.confirm" />
        </label>
      </div>
    </div>
  );
}
