import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MessageId } from '@/locales';
import type { AppError } from '../api/appError';
import { useDialogGuard } from '../forms/useDialogGuard';
import { noticed, type Notice } from '../store/notices';
import { useAppDispatch } from '../store/useEntities';
import type { ConflictWays } from './SaveConflict';

/** The outcome of a thunk of `createAppThunk`, as far as it matters here. */
export interface Outcome {
  payload?: unknown;
  meta: { requestStatus: 'fulfilled' | 'rejected' };
}

interface TypedText {
  text: string;
  setText: (text: string) => void;
}

/** Where a reason is held while it is typed: `useReasonDraft` of the session keeps it for the same person. */
export interface ReasonDraft extends TypedText {
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

/** The options of the dialog that asks and sends before a record changes its state or is removed. */
export interface TransitionOptions {
  reason?: ReasonAsked | undefined;
  /**
   * The state of the dialog's own fields: whether they hold something that closing would lose, and all that is
   * needed.
   */
  fields?: { isTyped?: boolean; isComplete: boolean } | undefined;
  /** Sends it about the version that is shown, with the reason trimmed: '' where there is none. */
  onSend: (reason: string) => Promise<Outcome>;
  /** Said in a toast once it is stored. */
  done?: Pick<Notice, 'message' | 'values' | 'offer'> | undefined;
  /** Does what follows, after the dialog is closed. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

export interface Transition {
  reason: ReasonAsked | undefined;
  lacksReason: boolean;
  hasFields: boolean;
  /** True once it was tried: what is missing is marked then, and the first of it takes the focus. */
  isTried: boolean;
  busy: boolean;
  /** Why the last try was not stored. */
  failure: AppError | null;
  /**
   * The ways on from a conflict, as `SaveConflict` takes them. What was typed is what the dialog holds: taking theirs
   * empties it until somebody goes back, for each change has a reason of its own.
   * @param goOn takes the newer version as the one that is changed; absent as long as that is not known
   * @param other a text that the dialog asks for besides the reason
   */
  conflictWith: (goOn: (() => void) | undefined, other?: TypedText) => ConflictWays;
  send: () => Promise<void>;
  close: () => void;
  /** Around the fields. */
  box: RefObject<HTMLDivElement | null>;
  /** The question before something typed is lost. */
  question: ReactNode;
}

/** createAppThunk rejects with an AppError and nothing else. */
const failureOf = ({ payload, meta }: Outcome): AppError | null =>
  meta.requestStatus === 'fulfilled'
    ? null
    : ((payload as AppError | undefined) ?? { message: 'errors.unknown' });

/**
 * A change of state from opening its dialog to storing it. However often it is confirmed it is sent once, a failure loses
 * nothing typed, and closing it asks first where something was typed.
 */
export function useTransition({
  reason,
  fields,
  onSend,
  done,
  onDone,
  onClose,
}: TransitionOptions): Transition {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  /** Gives back what was typed before the newer version was taken. */
  const [restore, setRestore] = useState<(() => void) | null>(null);
  const said = reason?.draft.text.trim() ?? '';
  const lacksReason = reason !== undefined && !reason.isOptional && said === '';
  const guard = useDialogGuard(said !== '' || fields?.isTyped === true, onClose, () => reason?.draft.drop());

  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const send = async () => {
    if (sending.current) return;
    if (lacksReason || fields?.isComplete === false) {
      setTries(tries + 1);
      return;
    }
    sending.current = true;
    setBusy(true);
    setFailure(null);
    setRestore(null);
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
  const conflictWith = (goOn: (() => void) | undefined, other?: TypedText): ConflictWays => {
    const keepMine = () => {
      goOn?.();
      setFailure(null);
    };
    const takeTheirs = () => {
      const typed = [reason?.draft, other].flatMap((one) => (one ? [{ ...one }] : []));
      keepMine();
      setTries(0);
      for (const { setText } of typed) setText('');
      setRestore(() => () => {
        for (const { text, setText } of typed) setText(text);
      });
    };
    const goBack = () => {
      restore?.();
      setRestore(null);
    };
    return {
      failure,
      onMine: goOn && keepMine,
      onTheirs: goOn && takeTheirs,
      onBack: restore ? goBack : undefined,
    };
  };
  return {
    reason,
    lacksReason,
    hasFields: reason !== undefined || fields !== undefined,
    isTried: tries > 0,
    busy,
    failure,
    conflictWith,
    send,
    close: guard.close,
    box,
    question: guard.dialog,
  };
}
