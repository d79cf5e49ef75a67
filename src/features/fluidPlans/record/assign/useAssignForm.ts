import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan } from '@/domain/fluid/plan';
import type { FluidTarget, Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { fetchRecord } from '@/features/patients/slice';
import { useSetting } from '@/features/settings/slice';
import { useFormDraft } from '@/session/drafts/useDraft';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import type { ConflictWays } from '@/shared/record/SaveConflict';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { fluidAssignments, fluidPlans } from '../../slice';
import { entriesOf, errorsOf, judged, placed, previewOf } from './assignEntries';
import type { AssignEntries, AssignSubject } from './assignFigures';

/** What is given to whom: a new one, a draft, or one that holds and is calculated again. */
export interface Assigning {
  patient: Patient;
  summary: PatientSummary | undefined;
  /** As it stood when the dialog opened; null of a new one. */
  opened: FluidAssignment | null;
  /** The plan that holds now. */
  current: FluidAssignment | null;
  plans: readonly FluidPlan[];
  today: string;
  /** Epoch ms. */
  now: number;
}

type Intent = 'draft' | 'active';

/** One decision about a patient's plan from opening the form to storing it; on failure everything typed stays. */
export function useAssignForm(
  { patient, summary, opened, current, plans, today, now }: Assigning,
  onDone: () => void,
) {
  const dispatch = useAppDispatch();
  const [units] = useState(useUnits());
  const [id] = useState(newId);
  const [before, setBefore] = useState(opened);
  /** What was typed here before the newer version was taken. */
  const [mine, setMine] = useState<AssignEntries | null>(null);
  const weightDays = useSetting('general')?.weightDays;
  const subject: AssignSubject = {
    id,
    before,
    patient,
    summary: summary ?? null,
    plans,
    units,
    now,
    weightDays,
  };
  const [defaultValues] = useState(() => entriesOf(opened, current, today, units));
  const intent = useRef<Intent>('active');
  const resolver: Resolver<AssignEntries> = (entries) => {
    const found = judged(entries, subject, intent.current);
    return 'body' in found
      ? { values: entries, errors: {} }
      : { values: {}, errors: errorsOf(found.problems) };
  };
  const form = useForm<AssignEntries>({
    defaultValues,
    resolver,
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const draft = useFormDraft(`fluid plan of ${patient.id} ${opened?.id ?? 'new'} in ${units.volume}`, form);
  const guard = useUnsavedGuard(form.formState.isDirty, draft.drop);
  const [failure, setFailure] = useState<AppError | null>(null);
  /** What was shown when the server found that the figures had moved. */
  const [moved, setMoved] = useState<FluidTarget | null>(null);
  const sending = useRef(false);

  const send = async (entries: AssignEntries) => {
    const found = judged(entries, subject, intent.current);
    if (sending.current || !('body' in found)) return;
    sending.current = true;
    setFailure(null);
    setMoved(null);
    const asked = previewOf(entries, subject)?.run?.day.target ?? null;
    const version = before?.version;
    const outcome = await dispatch(fluidAssignments.store({ body: found.body, version, quiet: true }));
    if (fluidAssignments.store.rejected.match(outcome)) {
      const error = outcome.payload ?? { message: 'errors.unknown' as const };
      if (error.status === 409 && !error.conflict) {
        setMoved(asked);
        await Promise.all([dispatch(fetchRecord(patient.id)), dispatch(fluidPlans.fetchAll())]);
      }
      sending.current = false;
      setFailure(error);
      for (const [named, said] of Object.entries(error.fields ?? {})) {
        const [field, message] = placed(named, said);
        form.setError(field as keyof AssignEntries, { type: 'server', message });
      }
      // What the server misses may have gone from the record since it was read.
      if (error.status === 422) void dispatch(fetchRecord(patient.id));
      return;
    }
    sending.current = false;
    guard.release();
    draft.drop();
    const isUpdate = opened !== null && opened.status !== 'draft';
    dispatch(
      noticed({
        tone: 'success',
        message:
          intent.current === 'draft'
            ? 'fluidRecord.draftSaved'
            : isUpdate
              ? 'fluidRecord.updated'
              : 'fluidRecord.given',
      }),
    );
    onDone();
  };
  const submit = (wanted: Intent) => {
    intent.current = wanted;
    return form.handleSubmit(send)();
  };
  const keepMine = (newer: FluidAssignment) => {
    setBefore(newer);
    form.reset(entriesOf(newer, current, today, units), { keepDirtyValues: true });
    setFailure(null);
  };
  const takeTheirs = (newer: FluidAssignment) => {
    keepMine(newer);
    setMine(structuredClone(form.getValues()));
    draft.drop();
    form.reset(entriesOf(newer, current, today, units));
  };
  const goBack = () => {
    if (mine) form.reset(mine, { keepDefaultValues: true });
    setMine(null);
  };
  const conflictWith = (newer: FluidAssignment | undefined): ConflictWays => ({
    failure,
    onMine: newer && (() => keepMine(newer)),
    onTheirs: newer && (() => takeTheirs(newer)),
    onBack: mine ? goBack : undefined,
  });
  return { form, subject, before, draft, guard, moved, submit, conflictWith };
}
