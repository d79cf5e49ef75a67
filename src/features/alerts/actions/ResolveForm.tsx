import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { alertOutcomes } from '@/domain/alerts/alert';
import { severityRank, type Severity } from '@/domain/alerts/severity';
import { hasMessage } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useFormDraft } from '@/session/drafts/useDraft';
import { outcomeWord } from '@/shared/i18n/wording/alertStoryWording';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { ActionError } from './ActionError';
import { Fold } from './Fold';
import { useAlertAction, type ActionFormProps } from './useAlertAction';

const MAX_NOTE = 2000;

const schemaFor = (needsNote: boolean) =>
  z.object({
    outcome: z.pipe(z.string(), z.enum(alertOutcomes, { error: 'validation.outcome' })),
    note: z
      .string()
      .check(
        z.trim(),
        z.minLength(needsNote ? 1 : 0, { error: 'validation.noteRequired' }),
        z.maxLength(MAX_NOTE, { error: 'validation.tooLong' }),
      ),
  });
type Input = { outcome: string; note: string };
type Output = z.infer<ReturnType<typeof schemaFor>>;

/**
 * Closes an alert with its outcome; high, critical and unknown levels need a note as well. If another user has closed
 * it, the form stays only to keep what has been typed.
 * @param isNext nothing else comes before it
 */
export function ResolveForm({
  id,
  severity,
  isOver,
  isNext,
  perform,
}: Omit<ActionFormProps, 'onDone'> & { severity: Severity; isOver: boolean; isNext: boolean }) {
  const t = useT();
  const needsNote = severityRank(severity) <= severityRank('high');
  const { failure, send } = useAlertAction(perform);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schemaFor(needsNote)),
    defaultValues: { outcome: '', note: '' },
  });
  const { register, handleSubmit, reset, setError, formState } = form;
  const draft = useFormDraft(`alert resolve ${id}`, form);
  const { errors, isDirty, isSubmitting } = formState;
  const words = (message: string | undefined) => (hasMessage(message) ? t(message) : undefined);

  const resolve = handleSubmit(async ({ outcome, note }) => {
    const error = await send({ action: 'resolve', outcome, note });
    if (!error) reset();
    for (const field of ['note', 'outcome'] as const) {
      const message = error?.fields?.[field];
      if (message) setError(field, { message }, { shouldFocus: true });
    }
  });

  if (isOver && !isDirty) return null;
  return (
    <Fold title="alerts.resolve" isNext={isNext || draft.isBack}>
      <form noValidate aria-label={t('alerts.resolve')} onSubmit={(event) => void resolve(event)}>
        <DraftNotice draft={draft} />
        <Field label={t('alerts.outcome')} error={words(errors.outcome?.message)} required>
          {(control) => (
            <select {...control} {...register('outcome')} className="form-select">
              <option value="">{t('alerts.chooseOutcome')}</option>
              {alertOutcomes.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {t(outcomeWord[outcome])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label={t('alerts.note')}
          hint={t('alerts.noteHint')}
          error={words(errors.note?.message)}
          required={needsNote}
        >
          {(control) => (
            <textarea
              {...control}
              {...register('note')}
              className="form-control"
              rows={2}
              maxLength={MAX_NOTE}
            />
          )}
        </Field>
        <button
          type="submit"
          className={`btn ${isNext ? 'btn-primary' : 'btn-outline-primary'}`}
          disabled={isSubmitting}
        >
          <T id="alerts.resolve" />
        </button>
        <div className="form-text">
          <T id="alerts.resolveHint" />
        </div>
        <ActionError error={failure} />
      </form>
    </Fold>
  );
}
