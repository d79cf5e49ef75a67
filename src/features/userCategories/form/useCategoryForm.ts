import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UserCategory } from '@/domain/category/userCategory';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { categories } from '../slice';
import { bodyFrom, categoryResolver, entriesOf, fieldOf, type CategoryEntries } from './categoryEntries';

/**
 * One category from opening the form to saving it. A new one has its id from the start, so that a second try stores
 * nothing twice; on failure everything typed stays.
 */
export function useCategoryForm(
  opened: UserCategory | null,
  all: readonly UserCategory[],
  onClose: () => void,
) {
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(opened);
  const [defaultValues] = useState(() => entriesOf(opened, newId()));
  const isArchived = before?.archived === true;
  const known = useRef(all);
  useEffect(() => {
    known.current = all;
  }, [all]);
  const form = useForm<CategoryEntries>({
    defaultValues,
    resolver: (entries, context, options) =>
      categoryResolver(known.current, isArchived)(entries, context, options),
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const keepAll = opened ? undefined : (entries: CategoryEntries) => entries;
  const draft = useFormDraft(`category ${opened?.id ?? 'new'}`, form, keepAll);
  const guard = useDialogGuard(form.formState.isDirty, onClose, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (entries: CategoryEntries) => {
    const body = bodyFrom(entries, isArchived);
    if (sending.current || !body) return;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(categories.store({ body, version: before?.version, quiet: true }));
    sending.current = false;
    if (categories.store.fulfilled.match(outcome)) {
      draft.drop();
      dispatch(noticed({ tone: 'success', message: 'categories.saved', values: { name: body.name } }));
      guard.leave();
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [path, message] of Object.entries(error.fields ?? {}))
      form.setError(fieldOf(path), { type: 'server', message });
  };
  /** What was typed is kept and from now on stands against the newer version, which fills in everything else. */
  const takeNewer = (newer: UserCategory) => {
    setBefore(newer);
    form.reset(entriesOf(newer, newer.id), { keepDirtyValues: true });
    setFailure(null);
  };
  return { form, draft, guard, failure, send, takeNewer };
}
