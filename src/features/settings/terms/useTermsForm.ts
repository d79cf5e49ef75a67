import { useMemo, useRef, useState } from 'react';
import { useForm, type FieldPath, type Resolver } from 'react-hook-form';
import { termsBodySchema, type Terms, type TermsBody } from '@/domain/settings/setting';
import { publishingProblems } from '@/domain/settings/terms';
import { hasMessage } from '@/locales';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import type { ConflictWays } from '@/shared/record/SaveConflict';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { terms } from '../slice';
import { errorsOf, type Problems } from '../form/settingResolver';
import { bodyOf, entriesOf, type TermsEntries } from './termsEntries';
import { useClinicProfile } from './useHouse';

type Status = TermsBody['status'];
/** What publishing depends on. */
interface Known {
  house: ReturnType<typeof useClinicProfile>;
  all: readonly Terms[];
}

/** The editor of one draft. What was typed stays until it is saved or given up. @param opened null for new terms */
export function useTermsForm(opened: Terms | null, all: readonly Terms[], onDone: () => void) {
  const dispatch = useAppDispatch();
  const house = useClinicProfile();
  const [before, setBefore] = useState(opened);
  const [id] = useState(() => opened?.id ?? newId());
  const [failure, setFailure] = useState<AppError | null>(null);
  /** What was typed here before the newer version was taken. */
  const [mine, setMine] = useState<TermsEntries | null>(null);
  const [asked, setAsked] = useState<TermsEntries | null>(null);
  const sending = useRef(false);
  // What the entries are checked for: a draft may be unfinished.
  const wanted = useRef<Status>('draft');
  const resolver = useMemo<Resolver<TermsEntries, unknown>>(
    () => (entries, context) => {
      const known = context as Known;
      const body = bodyOf(entries, id, wanted.current);
      const problems: Problems = {};
      for (const { path, message } of termsBodySchema.safeParse(body).error?.issues ?? [])
        problems[path.join('.')] ??= hasMessage(message) ? message : 'validation.invalid';
      if (wanted.current === 'published')
        for (const { field, message } of publishingProblems(body, known.all, known.house))
          problems[field] ??= message;
      if (Object.keys(problems).length === 0) return { values: entries, errors: {} };
      return { values: {}, errors: errorsOf<TermsEntries>(problems, 'hard') };
    },
    [id],
  );
  const [begun] = useState(() => entriesOf(opened, house.today));
  const form = useForm<TermsEntries, unknown>({
    defaultValues: begun,
    shouldFocusError: false,
    resolver,
    context: { house, all },
  });
  const draft = useFormDraft<TermsEntries>(`terms ${opened?.id ?? 'new'}`, form);
  const guard = useUnsavedGuard(form.formState.isDirty, draft.drop);
  const newer = all.find((one) => one.id === id);

  const store = async (entries: TermsEntries, status: Status, version: string | undefined) => {
    const body = bodyOf(entries, id, status);
    const outcome = await dispatch(terms.store({ body, version, quiet: true }));
    if (terms.store.fulfilled.match(outcome)) {
      setBefore(outcome.payload);
      return outcome.payload;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      form.setError(field as FieldPath<TermsEntries>, { type: 'server', message });
    return null;
  };
  const send = async (entries: TermsEntries, status: Status) => {
    if (sending.current) return;
    sending.current = true;
    // After a conflict the newer version has been shown: saving again replaces that one.
    let version = (failure?.status === 412 ? newer : before)?.version;
    setFailure(null);
    if (status === 'published' && version === undefined)
      version = (await store(entries, 'draft', undefined))?.version;
    const stored =
      status === 'published' && version === undefined ? null : await store(entries, status, version);
    sending.current = false;
    setAsked(null);
    if (!stored) return;
    guard.release();
    draft.drop();
    form.reset(entriesOf(stored, house.today));
    const message = status === 'published' ? 'settings.termsPublished' : 'settings.termsSaved';
    dispatch(noticed({ tone: 'success', message, values: { number: stored.number } }));
    onDone();
  };
  const submit = (status: Status) => {
    wanted.current = status;
    const act = status === 'published' ? setAsked : (entries: TermsEntries) => send(entries, 'draft');
    return form.handleSubmit(act)();
  };
  const goOn = (from: Terms) => {
    setBefore(from);
    setFailure(null);
  };
  const takeTheirs = (from: Terms) => {
    setMine(structuredClone(form.getValues()));
    draft.drop();
    form.reset(entriesOf(from, house.today));
    goOn(from);
  };
  const goBack = () => {
    if (mine) form.reset(mine, { keepDefaultValues: true });
    setMine(null);
  };
  const ways: ConflictWays = {
    failure,
    onMine: newer && (() => goOn(newer)),
    onTheirs: newer && (() => takeTheirs(newer)),
    onBack: mine ? goBack : undefined,
  };
  return { form, draft, guard, ways, before, newer, house, asked, setAsked, send, submit };
}
