import { useRef, useState, type SubmitEvent } from 'react';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useDraftState } from '@/session/drafts/useDraft';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { ActionError } from './ActionError';
import { Fold } from './Fold';
import { useAlertAction, type ActionFormProps } from './useAlertAction';

const MAX_NOTE = 2000;

const EMPTY = { note: '' };

/** Adds a comment to the alert's timeline without changing its status. @param id of the alert */
export function CommentForm({ id, perform }: Omit<ActionFormProps, 'onDone'>) {
  const t = useT();
  const [{ note }, change, draft] = useDraftState(`alert comment ${id}`, EMPTY);
  const { busy, failure, send } = useAlertAction(perform);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const comment = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = note.trim();
    setProblem(text === '' ? 'validation.required' : null);
    if (text === '') return box.current?.focus();
    const error = await send({ action: 'comment', note: text });
    setProblem(error?.fields?.['note'] ?? null);
    if (!error) change(EMPTY);
    return undefined;
  };

  return (
    <Fold title="alerts.comment" isNext={draft.isBack}>
      <form noValidate aria-label={t('alerts.comment')} onSubmit={(event) => void comment(event)}>
        <DraftNotice draft={draft} />
        <Field label={t('alerts.comment')} error={problem && t(problem)}>
          {(control) => (
            <textarea
              {...control}
              ref={box}
              className="form-control"
              rows={2}
              maxLength={MAX_NOTE}
              value={note}
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </Field>
        <button type="submit" className="btn btn-outline-secondary" disabled={busy}>
          <T id="alerts.addComment" />
        </button>
        <ActionError error={failure} />
      </form>
    </Fold>
  );
}
