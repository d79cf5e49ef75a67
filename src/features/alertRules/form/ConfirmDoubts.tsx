import { useEffect } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import type { RuleEntries } from '../ruleEntries';
import { useFieldName } from '../ruleErrors';
import { confirmationOf, judged, type RuleSubject } from '../ruleResolver';

/**
 * What is unusual about the rule, and the tick that says it is meant. It belongs to these figures: when one of them
 * changes, it has to be set again.
 */
export function ConfirmDoubts({ form, subject }: { form: UseFormReturn<RuleEntries>; subject: RuleSubject }) {
  const nameOf = useFieldName(form.getValues);
  const entries = useWatch({ control: form.control }) as RuleEntries;
  const {
    field: { ref },
    fieldState,
  } = useController({ control: form.control, name: 'confirmed' });
  const isAsked = fieldState.error !== undefined;
  useEffect(() => {
    if (isAsked) document.getElementById(fieldId('confirmed'))?.focus();
  }, [isAsked]);
  // Whether a reason is given says nothing about the figures.
  const found = judged({ ...entries, reason: '–' }, subject);
  if ('problems' in found || found.doubts.length === 0) return null;
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
          aria-invalid={isAsked || undefined}
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
