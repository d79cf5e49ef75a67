import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { useAppDispatch } from '@/shared/store/useEntities';
import { draftDropped, draftKept, selectDraft } from './drafts';

/** What a form says of what was typed into it before: see `DraftNotice`. */
export interface Draft {
  /** What had been typed before the screen was locked or the session ended is back, and nobody has decided on it yet. */
  isBack: boolean;
  /** Forgets what was typed, after a save or when the form is cancelled. */
  drop: () => void;
  /** Forgets what was typed and shows the form as it began. */
  discard: () => void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft of one form in the store: what it held when the form was opened, and how it is written. */
function useStoredDraft<T extends object>(form: string) {
  const dispatch = useAppDispatch();
  const { getState } = useStore();
  // Written by the same form of the same page load; nothing from outside can put it there.
  const [found] = useState(() => (selectDraft(getState(), form) ?? null) as Partial<T> | null);
  const [isBack, setBack] = useState(found !== null);
  const drop = useCallback(() => {
    setBack(false);
    if (selectDraft(getState(), form) !== undefined) dispatch(draftDropped(form));
  }, [dispatch, getState, form]);
  const keep = useCallback(
    (values: Partial<T>) => {
      if (Object.keys(values).length === 0) drop();
      else dispatch(draftKept({ form, values }));
    },
    [dispatch, drop, form],
  );
  return { found, isBack, keep, drop };
}

function changedFields<T extends object>(values: T, initial: T): Partial<T> {
  const changed = Object.entries(values).filter(([name, value]) => !same(value, initial[name as keyof T]));
  return Object.fromEntries(changed) as Partial<T>;
}

/**
 * Keeps what is typed into a react-hook-form form while it differs from the default values, and puts it back when the
 * form is opened again by the same person; whatever it did not change follows the new default values. Nothing is sent
 * by itself, and submitting checks all of it. The form is dirty from the start where something is back.
 * @param name of the form, with the id of what it is about
 * @param kept which values are kept once any differs; those that differ when absent
 */
export function useFormDraft<T extends FieldValues, Sent = T>(
  name: string,
  form: UseFormReturn<T, unknown, Sent>,
  kept?: (values: T) => Partial<T>,
): Draft {
  const { found, isBack, keep, drop } = useStoredDraft<T>(name);
  const [pick] = useState(() => kept);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changed = changedFields(values, defaultValues as T);
        keep(pick && Object.keys(changed).length > 0 ? pick(values) : changed);
      },
    });
    if (found) form.reset({ ...(form.formState.defaultValues as T), ...found }, { keepDefaultValues: true });
    return unsubscribe;
  }, [form, found, keep, pick]);

  const discard = useCallback(() => {
    form.reset(form.formState.defaultValues as T);
    drop();
  }, [form, drop]);
  return useMemo(() => ({ isBack, drop, discard }), [isBack, drop, discard]);
}

/**
 * As `useState`, and keeps the values while they differ from what the form began with: for a form without
 * react-hook-form. @param initial what the form begins with; a later one changes nothing
 */
export function useDraftState<T extends object>(
  name: string,
  initial: T,
): [T, (change: Partial<T>) => void, Draft] {
  const { found, isBack, keep, drop } = useStoredDraft<T>(name);
  const [begun] = useState(initial);
  const [values, setValues] = useState<T>({ ...begun, ...found });
  useEffect(() => keep(changedFields(values, begun)), [values, begun, keep]);
  const change = useCallback((part: Partial<T>) => setValues((before) => ({ ...before, ...part })), []);
  const discard = useCallback(() => {
    setValues(begun);
    drop();
  }, [begun, drop]);
  const draft = useMemo(() => ({ isBack, drop, discard }), [isBack, drop, discard]);
  return [values, change, draft];
}
