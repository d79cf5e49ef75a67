import { useState, type FormEvent } from 'react';
import type { MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';

export type Problems<Entries> = Partial<Record<keyof Entries, MessageId | null>>;

const trimmed = <Entries extends object>(entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Entries;

/**
 * What is typed into a form, as against what is kept. What is wrong is said once somebody has tried to save, and the
 * first of it takes focus.
 */
export function useEntries<Entries extends object>({
  stored,
  problemsOf,
  onSave,
  saved = 'accountSettings.saved',
}: {
  stored: Entries;
  problemsOf: (entries: Entries) => Problems<Entries>;
  /** Answers what the form shows from then on. */
  onSave: (entries: Entries) => Entries;
  saved?: MessageId;
}) {
  const dispatch = useAppDispatch();
  const [entries, setEntries] = useState(stored);
  const [isTried, setTried] = useState(false);
  const isDirty = JSON.stringify(entries) !== JSON.stringify(stored);
  const guard = useUnsavedGuard(isDirty);
  const begin = (next: Entries) => {
    setEntries(next);
    setTried(false);
  };
  return {
    entries,
    change: (change: Partial<Entries>) => setEntries((before) => ({ ...before, ...change })),
    problems: isTried ? problemsOf(entries) : ({} as Problems<Entries>),
    form: {
      isDirty,
      dialog: guard.dialog,
      onCancel: () => begin(stored),
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isDirty) return;
        const wrong = Object.entries(problemsOf(entries)).find(([, problem]) => problem);
        setTried(true);
        if (wrong) {
          document.getElementById(fieldId(wrong[0]))?.focus();
          return;
        }
        begin(onSave(trimmed(entries)));
        dispatch(noticed({ tone: 'success', message: saved }));
      },
    },
  };
}
