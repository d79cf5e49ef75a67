import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useStore } from 'react-redux';
import { useAppDispatch } from '@/shared/store/useEntities';
import { draftDropped, draftKept, selectDraft } from './drafts';

/** State of a form's restored input: see `DraftNotice`. */
export interface Draft {
  /** Input from before a lock or the end of a session was restored, and the user has not decided on it yet. */
  isBack: boolean;
  /** Deletes the draft, after a save or when the form is cancelled. */
  drop: () => void;
  /** Deletes the draft and resets the form. */
  discard: () => void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft of one form in the store: its content when the form was opened, and how to write it. */
function useStoredDraft<T extends object>(form: string) {
  const dispatch = useAppDispatch();
  const { getState } = useStore();
  // Written by the same form since the last page load; nothing outside can write it.
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
 * Stores the input of a react-hook-form form while it differs from the default values, and restores it when the same
 * person opens the form again; unchanged fields follow the new default values. Nothing is sent automatically, and
 * submitting validates all of it. The form is dirty from the start if a draft was restored.
 * @param name of the form, with the id of its subject
 * @param kept which values are stored once any differs; those that differ when absent
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
 * Like `useState`, but stores the values while they differ from the initial ones: for a form without react-hook-form.
 * @param initial the initial values; later changes are ignored
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
