import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers, QuestionnaireResponse, ResponseBody } from '@/domain/questionnaire/responses/response';
import type { AppError } from '@/shared/api/appError';
import { useAppDispatch } from '@/shared/store/useEntities';
import { questionnaireResponses } from '../slice';

/** So long nobody answers anything before what was answered is sent, ms. */
const REST_MS = 800;

export type DraftState = 'kept' | 'waiting' | 'failed';

/**
 * Keeps answers while they are given, under the patient and what was given to them: whoever goes on later, also on
 * another device, finds them. One is sent at a time, the newest last.
 * @param opened as it is sent, and its version where it was begun before
 */
export function useResponseDraft(opened: ResponseBody, openedVersion: string | undefined) {
  const dispatch = useAppDispatch();
  const [keeping, setKeeping] = useState<DraftState>('kept');
  const [failure, setFailure] = useState<AppError | null>(null);
  const version = useRef(openedVersion);
  const wanted = useRef<ResponseBody | null>(null);
  const sending = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const store = useCallback(
    async (body: ResponseBody): Promise<QuestionnaireResponse | AppError> => {
      const known = version.current;
      const sent = { body, quiet: true as const, ...(known !== undefined && { version: known }) };
      const outcome = await dispatch(questionnaireResponses.store(sent));
      if (questionnaireResponses.store.rejected.match(outcome))
        return outcome.payload ?? { message: 'errors.unknown' };
      version.current = outcome.payload.version;
      return outcome.payload;
    },
    [dispatch],
  );
  const sendAll = useCallback(async (): Promise<void> => {
    while (wanted.current) {
      const body = wanted.current;
      wanted.current = null;
      const stored = await store(body);
      if ('version' in stored) continue;
      wanted.current ??= body;
      setFailure(stored);
      setKeeping('failed');
      return;
    }
    setFailure(null);
    setKeeping('kept');
  }, [store]);
  const send = useCallback(async (): Promise<void> => {
    if (sending.current) return sending.current;
    sending.current = sendAll();
    await sending.current;
    sending.current = null;
  }, [sendAll]);

  const keep = (answers: Answers, onBehalf: boolean) => {
    wanted.current = { ...opened, answers, onBehalf, status: 'inProgress' };
    setKeeping('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), REST_MS);
  };
  /** Sends the answers for good. What it cannot be handed in with is answered too; the answers stay kept meanwhile. */
  const handIn = async (
    answers: Answers,
    onBehalf: boolean,
    confirmed: readonly string[],
  ): Promise<QuestionnaireResponse | AppError> => {
    clearTimeout(timer.current);
    wanted.current = null;
    await sending.current;
    const stored = await store({
      ...opened,
      answers,
      onBehalf,
      status: 'answered',
      ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
    });
    if ('version' in stored) return stored;
    wanted.current = { ...opened, answers, onBehalf, status: 'inProgress' };
    return stored;
  };
  const fail = (told: AppError) => {
    setFailure(told);
    setKeeping('failed');
  };
  // Whoever leaves within the rest leaves nothing behind.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void send();
    },
    [send],
  );
  return { keeping, failure, keep, send, handIn, fail };
}
