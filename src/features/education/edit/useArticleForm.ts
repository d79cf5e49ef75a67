import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Article } from '@/domain/education/article';
import { articleProblems, draftProblems } from '@/domain/education/articleProblems';
import { selectProfile } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { keptKey, readKept, useKeeping } from '@/shared/forms/keptEntries';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import type { MessageId } from '@/locales';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { usePageLanguage } from '../articleWords';
import { articles } from '../slice';
import { articleFrom, entriesOf, entriesSchema, newEntries, type ArticleEntries } from './articleEntries';

const same = (a: ArticleEntries, b: ArticleEntries): boolean =>
  JSON.stringify({ ...a, id: '' }) === JSON.stringify({ ...b, id: '' });

/** What is written, from what it began with; what was written before a reload or a crash is back. */
function useEntries(opened: Article | null) {
  const page = usePageLanguage();
  const me = useSelector(selectProfile);
  const name = keptKey('post', me?.username ?? '', opened?.id ?? 'new');
  const [kept] = useState(() => readKept(name, entriesSchema));
  const [isBack, setBack] = useState(kept !== null);
  const [initial, setInitial] = useState(() =>
    opened ? entriesOf(opened) : newEntries(newId(), page, me ? `${me.firstName} ${me.lastName}` : ''),
  );
  const [entries, setEntries] = useState(kept?.entered ?? initial);
  // What was written before the reload was written on that version, whatever is stored by now.
  const [version, setVersion] = useState(kept ? kept.version : opened?.version);
  const isDirty = !same(entries, initial);
  const { isKept, drop: dropKept } = useKeeping(name, entries, isDirty, version);
  const change = useCallback(
    (part: Partial<ArticleEntries>) => setEntries((before) => ({ ...before, ...part })),
    [],
  );
  const drop = useCallback(() => {
    setBack(false);
    dropKept();
  }, [dropKept]);
  const discard = () => {
    drop();
    setEntries(initial);
    setVersion(opened?.version);
  };
  /** Goes on from the newer version. */
  const rest = (newer: Article) => {
    setInitial(entriesOf(newer));
    setVersion(newer.version);
  };
  return { entries, change, version, isDirty, isKept, rest, draft: { isBack, drop, discard } };
}

/**
 * One post from opening the form to saving it. A new one has its id from the start, so that a second try stores nothing
 * twice; on failure everything typed stays.
 */
export function useArticleForm(opened: Article | null, onSaved: (article: Article) => void) {
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(opened);
  const { entries, change, version, isDirty, isKept, rest, draft } = useEntries(opened);
  // Editors begin with what they are given: taking another text means starting over.
  const [round, setRound] = useState(0);
  const guard = useUnsavedGuard(isDirty, draft.drop);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, MessageId>>>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  /** What was written here before theirs was taken. */
  const [mine, setMine] = useState<ArticleEntries | null>(null);

  const save = async () => {
    if (busy) return;
    const article = articleFrom(entries, before);
    const today = new Date(now()).toISOString().slice(0, 10);
    // What is in review is read as a whole by others: it stays complete.
    const found = article.status === 'inReview' ? articleProblems(article, today) : draftProblems(article);
    if (article.author === '') found.push({ field: 'author', message: 'validation.required' });
    setFaults(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    setAttempt((last) => last + 1);
    setFailure(null);
    if (found.length > 0) return;
    setBusy(true);
    const outcome = await dispatch(articles.store({ body: article, version, quiet: true }));
    setBusy(false);
    if (articles.store.fulfilled.match(outcome)) {
      guard.release();
      draft.drop();
      dispatch(noticed({ tone: 'success', message: 'educationEditor.saved' }));
      onSaved(outcome.payload);
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFaults(error.fields ?? {});
    setFailure(error.fields ? null : error);
  };

  const write = (other: ArticleEntries) => {
    change(other);
    setRound((last) => last + 1);
  };
  /** Goes on from the newer version: with what it says, or with what was written here. */
  const settle = (newer: Article, takesTheirs: boolean) => {
    setBefore(newer);
    rest(newer);
    setFailure(null);
    if (!takesTheirs) return;
    setMine(entries);
    write(entriesOf(newer));
  };
  /** Goes back from theirs to what was written here. */
  const goBack = () => {
    if (mine) write(mine);
    setMine(null);
  };
  const discard = () => {
    draft.discard();
    setRound((last) => last + 1);
  };
  return {
    entries,
    change,
    draft: { ...draft, discard },
    isDirty,
    isKept,
    before,
    round,
    guard,
    busy,
    faults,
    attempt,
    failure,
    save,
    settle,
    goBack: mine ? goBack : undefined,
  };
}
