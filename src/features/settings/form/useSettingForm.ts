import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { SettingId, SettingOf } from '@/domain/settings/setting';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { settings } from '../slice';
import { judged, settingResolver, type Problems } from './settingResolver';

/** How one setting is typed. */
export interface SettingEntries<K extends SettingId, E extends FieldValues> {
  entriesOf: (stored: SettingOf<K>) => E;
  bodyOf: (entries: E) => { id: K } & Record<string, unknown>;
  /** What is wrong that no rule of the setting says. */
  alsoWrong?: (entries: E) => Problems;
}

/**
 * The form of one setting. It follows what is stored until somebody types; from then on it stands against the version it
 * began with, and on failure everything typed stays.
 */
export function useSettingForm<K extends SettingId, E extends FieldValues>(
  stored: SettingOf<K>,
  { entriesOf, bodyOf, alsoWrong }: SettingEntries<K, E>,
) {
  const dispatch = useAppDispatch();
  const [before, setBefore] = useState(stored);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const resolver = useMemo(() => settingResolver(bodyOf, alsoWrong), [bodyOf, alsoWrong]);
  const form = useForm<E>({
    defaultValues: entriesOf(before) as DefaultValues<E>,
    resolver,
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  if (!isDirty && !failure && before !== stored) setBefore(stored);
  useEffect(() => form.reset(entriesOf(before), { keepDirtyValues: true }), [form, before, entriesOf]);
  const draft = useFormDraft<E>(`setting ${stored.id}`, form);
  const guard = useUnsavedGuard(isDirty, draft.drop);

  const begin = (from: SettingOf<K>) => {
    draft.drop();
    form.reset(entriesOf(from));
    setBefore(from);
    setFailure(null);
  };
  const send = async (entries: E) => {
    const found = judged(bodyOf(entries));
    if (sending.current || !('body' in found)) return;
    sending.current = true;
    // After a conflict the newer version has been shown: saving again replaces that one.
    const { version } = failure?.status === 412 ? stored : before;
    setFailure(null);
    const outcome = await dispatch(settings.store({ body: found.body, version, quiet: true }));
    sending.current = false;
    if (settings.store.fulfilled.match(outcome)) {
      begin(outcome.payload as SettingOf<K>);
      dispatch(noticed({ tone: 'success', message: 'settings.saved' }));
      return;
    }
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    setFailure(error);
    for (const [field, message] of Object.entries(error.fields ?? {}))
      form.setError(field as FieldPath<E>, { type: 'server', message });
  };
  return { form, draft, guard, failure, before, send, takeStored: () => begin(stored) };
}
