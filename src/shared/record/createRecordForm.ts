import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { AppError } from '../api/appError';
import { newId } from '../api/newId';
import { useDialogGuard } from '../forms/useDialogGuard';
import { noticed, type Notice } from '../store/notices';
import { useAppDispatch, type AppDispatch } from '../store/useEntities';
import type { ConflictWays } from './SaveConflict';

/** The draft that is typed and not yet saved, as the session keeps it. */
interface KeptDraft {
  isBack: boolean;
  drop: () => void;
  discard: () => void;
}
type UseDraft = <T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  kept?: (values: T) => Partial<T>,
) => KeptDraft;

/** The action that a thunk of `createAppThunk` is dispatched as; it fails with an AppError and nothing else. */
type Saving<Stored> = (
  dispatch: AppDispatch,
  getState: () => unknown,
  extra: unknown,
) => { unwrap: () => Promise<Stored> };

interface RecordFormOptions<Entries extends FieldValues, Before, Body, Stored> {
  /** Names what is typed, with the id of what it is about. */
  key: string;
  /** The record that is changed; null for a new one. */
  opened: Before;
  /**
   * The record as it is stored now, for a form that follows it until somebody types. After a conflict it has been shown,
   * and saving again replaces it.
   */
  stored?: Before;
  /** @param id of a new record: it has one from the start, so that a second try stores nothing twice */
  toForm: (before: Before, id: string) => Entries;
  resolver: (before: Before, id: string) => Resolver<Entries>;
  /** Null where the entries make no body: their form says why. */
  toBody: (entries: Entries, before: Before, id: string) => Body | null;
  save: (body: Body, before: Before) => Saving<Stored>;
  /** Where the form shows a field of the server; null where it does not. */
  fieldOf?: (path: string, entries: Entries) => string | null;
  /** Gives the failure as it is told; absent, a failure is told as it came. */
  toFailure?: (error: AppError) => AppError;
  /** The part that is kept once anything was typed: everything of a new record, `changed` fields of another. */
  kept?: 'changed' | ((entries: Entries) => Partial<Entries>);
  notice: (stored: Stored, body: Body) => Pick<Notice, 'message' | 'values'>;
  /** Once it is saved, for a page that goes on. */
  onSaved?: (stored: Stored, body: Body) => void;
  /** Closes the dialog, after a save as well. */
  onClose?: () => void;
  /** For a form that stays where it is once it is saved: what it begins with then. */
  onward?: (stored: Stored) => Before;
  /** True where what is typed stands by itself, so that a newer version fills in nothing. */
  isWhole?: boolean;
}

const nothing = () => undefined;

/**
 * Makes the hook of a form about one record, from opening it to saving it. It saves once however often it is sent; on
 * failure everything typed stays, and the server's words stand at their fields. `conflictWith` a newer version says how
 * a save that came too late is settled.
 * @param useDraft keeps what is typed: a matter of the session
 */
export function createRecordForm(useDraft: UseDraft) {
  return function useRecordForm<Entries extends FieldValues, Before, Body, Stored>(
    options: RecordFormOptions<Entries, Before, Body, Stored>,
  ) {
    const { opened, stored, toForm, toBody, kept } = options;
    const dispatch = useAppDispatch();
    const [before, setBefore] = useState(opened);
    const [id] = useState(newId);
    const [failure, setFailure] = useState<AppError | null>(null);
    /** The entries that were typed here before the newer version was taken. */
    const [mine, setMine] = useState<Entries | null>(null);
    const base = stored !== undefined && failure?.status === 412 ? stored : before;
    const [defaultValues] = useState(() => toForm(opened, id));
    const form = useForm<Entries>({
      defaultValues: defaultValues as DefaultValues<Entries>,
      resolver: options.resolver(base, id),
      // The summary of what is wrong takes the focus.
      shouldFocusError: false,
    });
    const { isDirty } = form.formState;
    const sending = useRef(false);

    if (stored !== undefined && !isDirty && !failure && before !== stored) setBefore(stored);
    const begun = useRef(before);
    const read = useRef(toForm);
    useEffect(() => {
      read.current = toForm;
    });
    const follows = stored !== undefined;
    useEffect(() => {
      if (!follows || begun.current === before) return;
      begun.current = before;
      form.reset(read.current(before, id), { keepDirtyValues: true });
    }, [form, follows, before, id]);

    const keptEntries = kept ?? (opened === null ? (entries: Entries) => entries : 'changed');
    const draft = useDraft(options.key, form, keptEntries === 'changed' ? undefined : keptEntries);
    const guard = useDialogGuard(isDirty, options.onClose ?? nothing, draft.drop);

    /** Keeps what was typed as it stands; from now on it changes the newer version. */
    const goOn = (newer: Before) => {
      setBefore(newer);
      setFailure(null);
    };
    const begin = (from: Before) => {
      draft.drop();
      form.reset(toForm(from, id));
      begun.current = from;
      goOn(from);
      setMine(null);
    };
    const stay = (from: Before, sent: Entries) => {
      const typed = form.getValues();
      begin(from);
      for (const [name, value] of Object.entries(typed))
        if (JSON.stringify(value) !== JSON.stringify(sent[name]))
          form.setValue(name as FieldPath<Entries>, value, { shouldDirty: true });
    };
    const fail = (error: AppError, entries: Entries) => {
      setFailure(error);
      for (const [path, message] of Object.entries(error.fields ?? {})) {
        const field = options.fieldOf ? options.fieldOf(path, entries) : path;
        if (field !== null) form.setError(field as FieldPath<Entries>, { type: 'server', message });
      }
    };

    const send = async (entries: Entries) => {
      if (sending.current) return;
      const body = toBody(entries, base, id);
      if (body === null) return;
      sending.current = true;
      setFailure(null);
      const sent = structuredClone(form.getValues());
      let saved: Stored;
      try {
        saved = await dispatch(options.save(body, base)).unwrap();
      } catch (thrown) {
        sending.current = false;
        const error = thrown as AppError;
        fail(options.toFailure ? options.toFailure(error) : error, entries);
        return;
      }
      sending.current = false;
      if (options.onward) stay(options.onward(saved), sent);
      else draft.drop();
      dispatch(noticed({ tone: 'success', ...options.notice(saved, body) }));
      if (options.onward) return;
      guard.leave();
      options.onSaved?.(saved, body);
    };
    const keepMine = (newer: Before) => {
      goOn(newer);
      if (!options.isWhole) form.reset(toForm(newer, id), { keepDirtyValues: true });
    };
    const takeTheirs = (newer: Before) => {
      keepMine(newer);
      const typed = structuredClone(form.getValues());
      begin(newer);
      setMine(typed);
    };
    const goBack = () => {
      if (mine) form.reset(mine, { keepDefaultValues: true });
      setMine(null);
    };
    /**
     * The ways on from a conflict, as `SaveConflict` takes them: what was typed stands against the newer version, which
     * fills in everything else; or the newer version takes its place, until somebody goes back to what was typed.
     * @param newer as it is stored now; nothing where that is not known. What the form follows when absent
     */
    const conflictWith = (newer: Before | null | undefined = stored): ConflictWays => {
      const isKnown = newer !== undefined && newer !== null;
      return {
        failure,
        onMine: isKnown ? () => keepMine(newer) : undefined,
        onTheirs: isKnown ? () => takeTheirs(newer) : undefined,
        onBack: mine ? goBack : undefined,
      };
    };
    return { form, draft, guard, failure, before, base, id, send, settle: goOn, conflictWith };
  };
}
