import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import type { AppError } from '../api/appError';
import { FailureText } from '../forms/FailureText';
import { useDialogGuard } from '../forms/useDialogGuard';
import { T } from '../i18n/text';
import { noticed, type Notice } from '../store/notices';
import { useAppDispatch } from '../store/useEntities';
import { Dialog } from '../ui/dialogs/Dialog';
import { DialogActions } from '../ui/dialogs/DialogActions';
import { Field } from '../ui/Field';

/** The longest reason that the server stores. */
const MAX_REASON = 500;

/** How a thunk of `createAppThunk` ended, as far as it matters here. */
export interface Outcome {
  payload?: unknown;
  meta: { requestStatus: 'fulfilled' | 'rejected' };
}

/** Where a reason is held while it is typed: `useReasonDraft` of the session keeps it for the same person. */
export interface ReasonDraft {
  text: string;
  setText: (text: string) => void;
  /** Says that what had been typed before is back. */
  notice: ReactNode;
  drop: () => void;
}

export interface ReasonAsked {
  label: MessageId;
  hint?: MessageId;
  /** Nothing is sent without one unless it is optional. */
  isOptional?: boolean;
  draft: ReasonDraft;
}

/** createAppThunk rejects with an AppError and nothing else. */
const failureOf = ({ payload, meta }: Outcome): AppError | null =>
  meta.requestStatus === 'fulfilled'
    ? null
    : ((payload as AppError | undefined) ?? { message: 'errors.unknown' });

/**
 * Asks for confirmation, and for a reason, before the state of a record changes or it is removed. Mounted while it is open. What is
 * wrong is said at its field, which takes the focus; a failure is shown in place and nothing typed is lost by it;
 * however often it is confirmed, it is sent once. Closing it asks first where something was typed.
 * @param confirmLabel the action, in its own word; with `tone` primary and nothing to fill in, Enter does it at once
 * @param isTyped whether one of the fields in `children` holds something that closing would lose
 * @param isComplete whether they hold all that is needed; marked as invalid once it was tried, the first takes the focus
 * @param isPossible whether there is anything to confirm; until then it asks for no reason and offers no more than a way out
 * @param stale what is said where somebody else was faster
 * @param onSend sends it about the version that is shown, with the reason trimmed: '' where there is none
 * @param done said in a toast once it is stored
 * @param renderFaults says what is wrong with fields that the dialog does not show; the first of it in words when absent
 * @param renderFailure another view of the failure; `forget` takes it away
 * @param onDone what follows, after the dialog is closed
 */
export function TransitionDialog({
  title,
  text,
  confirmLabel,
  tone = 'primary',
  size,
  reason,
  isTyped = false,
  isComplete = true,
  isPossible = true,
  stale = 'record.changedMeanwhile',
  onSend,
  done,
  renderFaults,
  renderFailure,
  onDone,
  onClose,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'primary' | 'danger';
  size?: 'lg';
  reason?: ReasonAsked | undefined;
  isTyped?: boolean;
  isComplete?: boolean;
  isPossible?: boolean;
  stale?: MessageId;
  onSend: (reason: string) => Promise<Outcome>;
  done?: Pick<Notice, 'message' | 'values' | 'offer'> | undefined;
  renderFaults?: (fields: Readonly<Record<string, MessageId>>) => ReactNode;
  renderFailure?: (failure: AppError | null, forget: () => void) => ReactNode;
  onDone?: () => void;
  onClose: () => void;
  children?: ReactNode | ((isTried: boolean) => ReactNode);
}) {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const said = reason?.draft.text.trim() ?? '';
  const lacksReason = reason !== undefined && !reason.isOptional && said === '';
  const guard = useDialogGuard(said !== '' || isTyped, onClose, () => reason?.draft.drop());
  const hasFields = reason !== undefined || typeof children === 'function';
  const takesEnter = tone === 'primary' && !hasFields;

  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const send = async () => {
    if (sending.current || !isPossible) return;
    if (lacksReason || !isComplete) {
      setTries(tries + 1);
      return;
    }
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const refused = failureOf(await onSend(said));
    sending.current = false;
    setBusy(false);
    if (refused) {
      setFailure(refused);
      return;
    }
    reason?.draft.drop();
    if (done) dispatch(noticed({ tone: 'success', ...done }));
    guard.leave();
    onDone?.();
  };
  return (
    <>
      <Dialog
        isOpen
        size={size}
        title={title}
        onClose={guard.close}
        busy={busy}
        takesFocus={!takesEnter}
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to a form that the dialog was opened from.
          event.stopPropagation();
          void send();
        }}
        footer={
          isPossible ? (
            <DialogActions
              confirmLabel={confirmLabel}
              tone={tone}
              busy={busy}
              hasFocus={takesEnter}
              onCancel={guard.close}
            />
          ) : (
            <button type="button" className="btn btn-outline-secondary" onClick={guard.close}>
              <T id="common.cancel" />
            </button>
          )
        }
      >
        <div ref={box}>
          {reason?.draft.notice}
          {text !== undefined && <p>{text}</p>}
          {typeof children === 'function' ? children(tries > 0) : children}
          {reason && isPossible && <ReasonField asked={reason} isMissing={tries > 0 && lacksReason} />}
          {renderFailure ? (
            renderFailure(failure, () => setFailure(null))
          ) : (
            <Refusal failure={failure} stale={stale} renderFaults={renderFaults} />
          )}
        </div>
      </Dialog>
      {guard.dialog}
    </>
  );
}

/** Why the last try was not stored. */
function Refusal({
  failure,
  stale,
  renderFaults = (fields) => Object.values(fields).map((fault) => <T key={fault} id={fault} />)[0],
}: {
  failure: AppError | null;
  stale: MessageId;
  renderFaults: ((fields: Readonly<Record<string, MessageId>>) => ReactNode) | undefined;
}) {
  if (!failure || failure.aborted) return null;
  return (
    <div role="alert" className="nd-field-error">
      {failure.status === 412 ? (
        <T id={stale} />
      ) : failure.fields && failure.text === undefined ? (
        renderFaults(failure.fields)
      ) : (
        <FailureText failure={failure} />
      )}
    </div>
  );
}

/** Why it is done. */
function ReasonField({
  asked: { label, hint, isOptional = false, draft },
  isMissing,
}: {
  asked: ReasonAsked;
  isMissing: boolean;
}) {
  return (
    <Field
      label={<T id={label} />}
      hint={hint && <T id={hint} />}
      required={!isOptional}
      error={isMissing && <T id="validation.required" />}
    >
      {(control) => (
        <textarea
          {...control}
          className="form-control"
          rows={2}
          maxLength={MAX_REASON}
          value={draft.text}
          onChange={({ target }) => draft.setText(target.value)}
        />
      )}
    </Field>
  );
}
