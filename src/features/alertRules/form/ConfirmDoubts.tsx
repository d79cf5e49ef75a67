import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ConfirmBox } from '@/shared/forms/ConfirmBox';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import type { RuleEntries } from './ruleEntries';
import { useFieldName } from './ruleErrors';
import { confirmationOf, trialOf, type RuleSubject } from './ruleResolver';

/**
 * What is unusual about the rule, and the tick that says it is meant. It belongs to these figures: when one of them
 * changes, it has to be set again.
 */
export function ConfirmDoubts({
  form,
  subject,
  attempt,
}: {
  form: UseFormReturn<RuleEntries>;
  subject: RuleSubject;
  /** Tries to save so far: each leads to what it asks. */
  attempt: number;
}) {
  const nameOf = useFieldName(form.getValues);
  const entries = useWatch({ control: form.control }) as RuleEntries;
  const isAsked = form.formState.errors.confirmed !== undefined;
  useEffect(() => {
    if (isAsked && attempt > 0) document.getElementById(fieldId('confirmed'))?.focus();
  }, [isAsked, attempt]);
  const found = trialOf(entries, subject);
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
      <ConfirmBox control={form.control} name="confirmed" figures={key} label="alertRules.confirm" />
    </div>
  );
}
