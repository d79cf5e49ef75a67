import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import type { useStatusChange } from './useStatusChange';

/** Why the rule is to stand otherwise, and why that was not stored. */
export function ReasonField({ change }: { change: ReturnType<typeof useStatusChange> }) {
  const t = useT();
  const { reason, setReason, isMissing, failure } = change;
  return (
    <>
      <Field label={t('alertRules.reason')} error={isMissing ? t('validation.required') : undefined} required>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {failure && (
        <div role="alert" className="nd-field-error">
          {failure.text ?? <T id={failure.status === 412 ? 'alertRules.statusConflict' : failure.message} />}
        </div>
      )}
    </>
  );
}
