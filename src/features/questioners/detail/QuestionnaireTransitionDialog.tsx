import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import type { AppError } from '@/shared/api/appError';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { questionnaires } from '../slice';
import { bodyToSend, transitionWords, type QuestionnaireTransition } from './questionnaireTransitions';

/** Asks before a questionnaire is given another standing, and why. Mounted while it is open. */
export function QuestionnaireTransitionDialog({
  questionnaire,
  given,
  deed,
  onDone,
  onClose,
}: {
  questionnaire: Questionnaire;
  /** How many patients it is given to; null where that is not known. */
  given: number | null;
  deed: QuestionnaireTransition;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const words = transitionWords[deed];
  const [reason, setReason] = useState('');
  const guard = useDialogGuard(reason.trim() !== '', onClose, () => undefined);
  const { busy, failure, send } = useDeed(questionnaire, deed, () => {
    guard.leave();
    onDone();
  });
  const open = useMemo(
    () => (deed === 'publish' ? questionnaireProblems(bodyToSend(questionnaire)).length : 0),
    [deed, questionnaire],
  );
  return (
    <>
      <Dialog
        isOpen
        title={<T id={words.title} values={{ name: <bdi>{questionnaire.name}</bdi> }} />}
        onClose={guard.close}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (open === 0) void send(reason.trim());
        }}
        footer={
          <DialogActions
            confirmLabel={<T id={words.action} />}
            tone={deed === 'publish' ? 'primary' : 'danger'}
            busy={busy}
            isPossible={open === 0}
            onCancel={guard.close}
          />
        }
      >
        {open > 0 ? (
          <p>
            <T id="questionerBuilder.publishNotYet" values={{ count: open }} />{' '}
            <Link to={`/questioners/${encodeURIComponent(questionnaire.id)}/edit`} onClick={onClose}>
              <T id="questionerBuilder.toProblems" />
            </Link>
          </p>
        ) : (
          <p>
            <T
              id={deed === 'retire' && given === null ? 'questionerBuilder.retireTextUnknown' : words.text}
              values={{ count: given ?? 0, number: questionnaire.revision + 1 }}
            />
          </p>
        )}
        {deed !== 'remove' && open === 0 && (
          <Field label={t('questionerBuilder.reason')} hint={t('questionerBuilder.reasonHint')}>
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
        )}
        {failure && (
          <div role="alert" className="nd-field-error">
            {failure.text ?? (
              <T id={failure.status === 412 ? 'questionerBuilder.deedConflict' : failure.message} />
            )}
          </div>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}

/** Sends the deed about the version that is shown. After a conflict the newer version is what the page shows. */
function useDeed(questionnaire: Questionnaire, deed: QuestionnaireTransition, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const done = async (reason: string) => {
    if (deed === 'remove') {
      const gone = await dispatch(questionnaires.drop({ record: questionnaire, quiet: true }));
      return questionnaires.drop.rejected.match(gone) ? (gone.payload ?? null) : undefined;
    }
    const status = deed === 'publish' ? ('published' as const) : ('retired' as const);
    const body = { ...bodyToSend(questionnaire), status, ...(reason !== '' && { reason }) };
    const { version } = questionnaire;
    const stored = await dispatch(questionnaires.store({ body, version, quiet: true }));
    return questionnaires.store.rejected.match(stored) ? (stored.payload ?? null) : undefined;
  };
  const send = async (reason: string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const failed = await done(reason);
    sending.current = false;
    setBusy(false);
    if (failed !== undefined) {
      setFailure(failed ?? { message: 'errors.unknown' });
      return;
    }
    const { name } = questionnaire;
    dispatch(noticed({ tone: 'success', message: transitionWords[deed].done, values: { name } }));
    onDone();
  };
  return { busy, failure, send };
}
