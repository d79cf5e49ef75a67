import type { ReactNode } from 'react';
import type { Action } from '@/domain/access';
import type { MessageId } from '@/locales';
import type { AppError } from '../api/appError';
import { FailureText } from '../forms/FailureText';
import { T } from '../i18n/text';
import { Dialog } from '../ui/dialogs/Dialog';
import { DialogActions } from '../ui/dialogs/DialogActions';
import { Field } from '../ui/Field';
import { useRights } from '../rights';
import { Forbidden } from './Forbidden';
import type { ReasonAsked, Transition } from './useTransition';

/** The longest reason that the server stores. */
const MAX_REASON = 500;

/**
 * The dialog of a change of state that has fields or a view of failures of its own; mounted while it is open. What is
 * wrong is said at its field, which takes the focus. `TransitionDialog` is enough where there is neither.
 * @param action what confirming it does: who may not is told so; null for what concerns the own account alone
 * @param confirmLabel its word; with `tone` primary and nothing to fill in, Enter does it at once
 * @param isPossible whether there is anything to confirm yet; until then it asks for no reason and offers no more than a
 *   way out
 * @param refusal why the last try was not stored, where that is said in a way of its own
 */
export function TransitionFrame({
  action,
  transition,
  title,
  confirmLabel,
  tone = 'primary',
  isPossible = true,
  refusal,
  children,
}: {
  action: Action | null;
  transition: Transition;
  title: ReactNode;
  confirmLabel: ReactNode;
  tone?: 'primary' | 'danger';
  isPossible?: boolean;
  refusal?: ReactNode;
  children?: ReactNode;
}) {
  const { reason, lacksReason, hasFields, isTried, busy, failure, send, close, box, question } = transition;
  const isAllowed = useRights();
  if (action !== null && !isAllowed(action)) return <Forbidden title={title} onClose={close} />;
  const takesEnter = tone === 'primary' && !hasFields;
  return (
    <>
      <Dialog
        isOpen
        title={title}
        onClose={close}
        busy={busy}
        takesFocus={!takesEnter}
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to a form that the dialog was opened from.
          event.stopPropagation();
          if (isPossible) void send();
        }}
        footer={
          isPossible ? (
            <DialogActions
              confirmLabel={confirmLabel}
              tone={tone}
              busy={busy}
              hasFocus={takesEnter}
              onCancel={close}
            />
          ) : (
            <button type="button" className="btn btn-outline-secondary" onClick={close}>
              <T id="common.cancel" />
            </button>
          )
        }
      >
        <div ref={box}>
          {reason?.draft.notice}
          {children}
          {reason && isPossible && <ReasonField asked={reason} isMissing={isTried && lacksReason} />}
          {refusal ?? <Refusal failure={failure} />}
        </div>
      </Dialog>
      {question}
    </>
  );
}

const firstFault = (fields: Readonly<Record<string, MessageId>>): ReactNode =>
  Object.values(fields).map((fault) => <T key={fault} id={fault} />)[0];

/**
 * Why the last try was not stored.
 * @param renderFaults says what is wrong with fields that the dialog does not show; the first of it in words when absent
 */
export function Refusal({
  failure,
  renderFaults = firstFault,
}: {
  failure: AppError | null;
  renderFaults?: (fields: Readonly<Record<string, MessageId>>) => ReactNode;
}) {
  if (!failure || failure.aborted) return null;
  return (
    <div role="alert" className="nd-field-error">
      {failure.status === 412 ? (
        <T id="record.changedMeanwhile" />
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
