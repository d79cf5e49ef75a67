import { useCallback, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Questionnaire, QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import { selectSession } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { keptKey, readKept, useKeeping } from '@/shared/forms/keptEntries';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { questionnaires } from '../slice';
import { formOf, type QuestionnaireForm } from './questionnaireForm';
import { advance, begin, redo, undo, type History } from './editHistory';
import { questionnaireFormSchema } from './questionnaireFormSchema';
import { judged } from './problems';

/**
 * A questionnaire from opening the builder to saving it: what is written can be taken back, outlives a reload in this
 * browser, and stays whatever becomes of a try to save it.
 * @param start what is stored, or what a new one begins with, with the id it will have
 */
export function useBuilder(
  opened: Questionnaire | null,
  start: QuestionnaireForm,
  which: string,
  onSaved: (saved: Questionnaire) => void,
) {
  const dispatch = useAppDispatch();
  const user = useSelector(selectSession).profile?.username ?? '';
  const name = keptKey('questionnaire', user, which);
  const [kept, setBack] = useState(() => readKept(name, questionnaireFormSchema));
  const [saved, setSaved] = useState(start);
  const [version, setVersion] = useState(kept ? kept.version : opened?.version);
  const [history, setHistory] = useState<History<QuestionnaireForm>>(() =>
    kept ? advance(begin(start), kept.entered) : begin(start),
  );
  const entered = history.present;
  const found = useMemo(() => judged(entered), [entered]);
  const isDirty = entered !== saved;
  const { isKept, drop } = useKeeping(name, entered, isDirty, version);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<AppError | null>(null);
  /** What was written here before theirs was taken. */
  const [mine, setMine] = useState<QuestionnaireForm | null>(null);
  const [isSaving, setSaving] = useState(false);
  const sending = useRef(false);

  const guard = useUnsavedGuard(isDirty, drop);
  const edit = useCallback(
    (change: (before: QuestionnaireForm) => QuestionnaireForm, part?: string) =>
      setHistory((before) => advance(before, change(before.present), part)),
    [],
  );

  const send = async (against: string | undefined) => {
    setAttempt((before) => before + 1);
    if (sending.current || found.unstorable.length > 0) return;
    sending.current = true;
    setSaving(true);
    setFailure(null);
    const body: QuestionnaireBody = found.body;
    const outcome = await dispatch(questionnaires.store({ body, quiet: true, version: against }));
    sending.current = false;
    setSaving(false);
    if (questionnaires.store.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    setBack(null);
    setMine(null);
    setSaved(entered);
    setVersion(outcome.payload.version);
    dispatch(noticed({ tone: 'success', message: 'questionerBuilder.saved' }));
    if (against === undefined) {
      guard.release();
      drop();
    }
    onSaved(outcome.payload);
  };

  return {
    entered,
    edit,
    judged: found,
    attempt,
    isDirty,
    isSaving,
    isKept,
    failure,
    guard,
    /** When what is back was written; null where nothing is. */
    backFrom: kept?.at ?? null,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    save: () => void send(version),
    /** What was back is given up; it can still be taken back. */
    discardBack: () => {
      setBack(null);
      setVersion(opened?.version);
      edit(() => saved);
    },
    keepBack: () => setBack(null),
    /** Somebody else was faster: what is written here replaces theirs once it is saved. */
    keepMine: (newer: Questionnaire) => {
      setVersion(newer.version);
      setFailure(null);
    },
    /** Somebody else was faster: theirs is gone on with. What was written here can be gone back to. */
    takeNewer: (newer: Questionnaire) => {
      setMine(entered);
      const theirs = formOf(newer);
      setVersion(newer.version);
      setSaved(theirs);
      setFailure(null);
      edit(() => theirs);
    },
    /** Goes back from theirs to what was written here; undefined where theirs was not taken. */
    goBack: mine
      ? () => {
          edit(() => mine);
          setMine(null);
        }
      : undefined,
  };
}
export type Builder = ReturnType<typeof useBuilder>;
