import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import { standing } from '@/domain/enrolment/enrolmentProblems';
import type { EnrolmentProblem } from '@/domain/enrolment/problem';
import { changedFields, profileOf, profileProblems, withProfile } from '@/domain/enrolment/profile';
import { profileFields, type ProfileField } from '@/domain/patients/profileFields';
import type { Patient } from '@/domain/patients/patient';
import { changePatient } from '@/features/patients/slice';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import type { ConflictWays } from '@/shared/record/SaveConflict';
import { useNow } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { shownEntries, storedEntries } from '../formEntries';

interface Failed {
  error: AppError;
  /** What was sent. */
  sent: EnrolmentEntries;
}

/** What the server found wrong with a field, until something else is typed into it. */
const refusals = ({ error, sent }: Failed, values: EnrolmentEntries): EnrolmentProblem[] =>
  Object.entries(error.fields ?? {}).flatMap(([path, message]) => {
    const field = profileFields.find((one) => one === path.replace(/^ext\./, ''));
    if (field === undefined || values[field] !== sent[field]) return [];
    return [{ step: 'identity' as const, field, message, level: 'wrong' as const, key: `${field} refused` }];
  });

const none: readonly EnrolmentProblem[] = [];
const part = (patient: Patient, fields: readonly ProfileField[]) => {
  const entries = profileOf(patient);
  return fields.map((field) => entries[field]);
};

/**
 * The profile of one patient. The form follows what is stored until somebody types; from then on it stands against the
 * version it began with. Only the fields that were changed are saved, and on failure everything typed stays.
 * @param open codes of the categories that somebody can be put into
 */
export function useProfileForm(patient: Patient, open: ReadonlySet<string>) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const [units] = useState(useUnits());
  const [before, setBefore] = useState(patient);
  const [failed, setFailed] = useState<Failed | null>(null);
  /** What was typed here before the newer version was taken. */
  const [mine, setMine] = useState<EnrolmentEntries | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const began = useMemo(() => shownEntries(profileOf(before), units), [before, units]);
  const form = useForm<EnrolmentEntries>({ defaultValues: began, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as EnrolmentEntries;
  const { isDirty } = form.formState;
  if (!isDirty && !failed && before !== patient) setBefore(patient);
  useEffect(() => form.reset(began, { keepDirtyValues: true }), [form, began]);
  const draft = useFormDraft(`patient profile ${patient.id}`, form);
  const guard = useUnsavedGuard(isDirty, draft.drop);

  const entries = useMemo(() => storedEntries(values, units), [values, units]);
  // Of what is shown in other units, what nobody typed is not rounded.
  const changed = useMemo(() => changedFields(began, values), [began, values]);
  const problems = useMemo(
    () => profileProblems(entries, changed, { open, now }),
    [entries, changed, open, now],
  );
  const left = standing(problems, entries);
  const shown = useMemo(
    () => (attempt === 0 ? none : [...(failed ? refusals(failed, values) : []), ...problems]),
    [attempt, failed, values, problems],
  );
  const { setError, clearErrors } = form;
  useEffect(() => {
    clearErrors();
    for (const { field, message, level } of shown)
      if (level === 'wrong') setError(field as ProfileField, { type: 'hard', message });
  }, [shown, setError, clearErrors]);

  /** Goes on from a version; what was typed while it was on its way stays. */
  const begin = (from: Patient, sent: EnrolmentEntries) => {
    const typed = form.getValues();
    draft.drop();
    form.reset(shownEntries(profileOf(from), units));
    setBefore(from);
    setFailed(null);
    setMine(null);
    setAttempt(0);
    for (const name of profileFields)
      if (typed[name] !== sent[name]) form.setValue(name, typed[name], { shouldDirty: true });
  };
  const send = async () => {
    if (sending.current) return;
    setAttempt((times) => times + 1);
    if (left.length > 0) return;
    const sent = { ...form.getValues() };
    const saved = (as: Patient) => {
      begin(as, sent);
      dispatch(noticed({ tone: 'success', message: 'patientProfile.saved' }));
    };
    // What is stored already needs no version of its own.
    if (changed.length === 0) return saved(patient);
    sending.current = true;
    setBusy(true);
    setFailed(null);
    const outcome = await dispatch(
      changePatient({
        // After a conflict the newer version has been shown: saving again replaces that one.
        patient: failed?.error.status === 412 ? patient : before,
        change: (stored) => withProfile(stored, entries, changed, now),
        part: (stored) => part(stored, changed),
        quiet: true,
      }),
    );
    sending.current = false;
    setBusy(false);
    if (!changePatient.fulfilled.match(outcome)) {
      setFailed({ error: outcome.payload ?? { message: 'errors.unknown' }, sent });
      // What is told of a field has come with this answer.
      setAttempt((times) => times + 1);
      return;
    }
    saved(outcome.payload);
  };
  const keepMine = () => {
    setBefore(patient);
    setFailed(null);
  };
  const takeTheirs = () => {
    // What the newer version says otherwise and nobody typed over here is no part of what was typed.
    form.reset(shownEntries(profileOf(patient), units), { keepDirtyValues: true });
    const typed = { ...form.getValues() };
    begin(patient, typed);
    setMine(typed);
  };
  const goBack = () => {
    if (mine) form.reset(mine, { keepDefaultValues: true });
    setMine(null);
  };
  const ways: ConflictWays = {
    failure: failed?.error ?? null,
    onMine: keepMine,
    onTheirs: takeTheirs,
    onBack: mine ? goBack : undefined,
  };
  /** What somebody else stored meanwhile; null where it could not be fetched. */
  const newer = patient.version === before.version ? null : patient;
  const registration = { form, entries, problems, units };
  return {
    registration,
    draft,
    guard,
    isDirty,
    attempt,
    busy,
    changed,
    shown,
    left,
    ways,
    newer,
    send,
  };
}
