import { useCallback, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { AppError } from '@/shared/api/appError';
import { useAppDispatch, type AppDispatch } from '@/shared/store/useEntities';

interface Settled {
  payload?: unknown;
  meta: { requestStatus: 'fulfilled' | 'rejected' };
}

/** Any thunk of `createAppThunk`, as far as it matters here. */
type Start<Arg> = (
  arg: Arg,
) => (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => Promise<Settled>;

export interface Action<Arg> {
  busy: boolean;
  /** Why the last try failed. */
  failure: AppError | null;
  /** @returns the failure, null once it is done, undefined where one is under way already */
  run: (arg: Arg) => Promise<AppError | null | undefined>;
  forget: () => void;
}

/** Something that is sent once however often it is asked for, and whose failure is shown where it was asked. */
export function useAction<Arg>(thunk: Start<Arg>): Action<Arg> {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const run = async (arg: Arg) => {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const { meta, payload } = await dispatch(thunk(arg));
    sending.current = false;
    setBusy(false);
    if (meta.requestStatus === 'fulfilled') return null;
    // createAppThunk rejects with an AppError and nothing else.
    const error = (payload as AppError | undefined) ?? { message: 'errors.unknown' };
    setFailure(error);
    return error;
  };
  const forget = useCallback(() => setFailure(null), []);
  return { busy, failure, run, forget };
}

/** Marks the fields of a form that the host refused, and goes to the first of them. */
export function markFields<Form extends FieldValues>(
  error: AppError,
  names: readonly FieldPath<Form>[],
  setError: UseFormSetError<Form>,
): void {
  const wrong = names.filter((name) => error.fields?.[name]);
  for (const [index, name] of wrong.entries()) {
    const message = error.fields?.[name] ?? '';
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
