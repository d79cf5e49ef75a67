import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import type { GivingOutcome } from '@/domain/questionnaire/assigning/bulk';
import { patientDay } from '@/domain/patientDay';
import type { PatientSummary } from '@/domain/patients/summary';
import { newId } from '@/shared/api/newId';
import { CohortDialog, type OutcomeWords } from '@/shared/cohort/CohortDialog';
import type { CohortTask } from '@/shared/cohort/cohortTask';
import { useCohortRun } from '@/shared/cohort/useCohortRun';
import { useNames } from '@/shared/cohort/useNames';
import { Whom } from '@/shared/cohort/Whom';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { useAppDispatch, useEntities } from '@/shared/store/useEntities';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { canBeAsked } from '../detail/questionnaireTransitions';
import { GiveFields } from './GiveFields';
import { asCancelled, giveToMany } from './givenCalls';
import { emptyGiving, givingOf, type GiveEntries } from './giveEntries';
import { useGiveProblems } from './useGiveProblems';
import { questionnaireAssignments, questionnaires } from '../slice';

/** How many are given it in one call: few enough to be stopped in between. */
const AT_ONCE = 50;

const words: OutcomeWords<GivingOutcome['outcome']> = {
  given: 'cohort.out_given',
  duplicate: 'cohort.out_already',
  ended: 'cohort.out_ended',
  invalid: 'cohort.out_invalid',
  takenBack: 'cohort.out_takenBack',
};

/** The latest of the days that the patients have now: on none of them it would begin in the past. */
const latestDay = (patients: readonly PatientSummary[], at: number): string =>
  patients
    .map(({ timeZone }) => patientDay(at, { timeZone }))
    .reduce((a, b) => (a > b ? a : b), patientDay(at, { timeZone: 'UTC' }));

/**
 * Gives a questionnaire to many patients; somebody who has it keeps that one. Mounted while it is open.
 * @param chosen the only one that is offered
 * @param whom what decides to whom, where the dialog itself is asked
 */
export function GiveManyDialog({
  patients,
  by,
  onClose,
  chosen,
  whom,
}: CohortTask & { chosen?: string; whom?: ReactNode }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const nameOf = useNames(patients);
  const { rows } = useEntities(questionnaires);
  const offered = rows.filter((one) => canBeAsked(one) && (chosen === undefined || one.id === chosen));
  const today = latestDay(patients, now());
  // Made once for each patient: what is sent again after a lost answer gives nothing twice.
  const [ids] = useState(() => new Map<string, string>());
  const idFor = (patient: string) => {
    const id = ids.get(patient) ?? newId();
    ids.set(patient, id);
    return id;
  };
  const form = useForm<GiveEntries>({
    defaultValues: emptyGiving(today, chosen ?? ''),
    shouldFocusError: false,
    resolver: (entries) => {
      const found = givingOf(entries, 'many', 'many', today);
      return 'errors' in found ? { values: {}, errors: found.errors } : { values: entries, errors: {} };
    },
  });
  const { control, formState } = form;
  const asked = useWatch({ control, name: 'by' });
  const problems = useGiveProblems(formState.errors);
  const run = useCohortRun<GivingOutcome['outcome'], QuestionnaireAssignment>();

  const give = (some: readonly string[]) =>
    run.start(some, AT_ONCE, async (part) => {
      const found = givingOf(form.getValues(), 'many', 'many', today);
      if ('errors' in found) return [];
      const { id: _id, patient: _patient, status: _status, reason: _reason, ...asking } = found.body;
      const bulk = { ...asking, patients: part.map((patient) => ({ id: idFor(patient), patient })) };
      const outcomes = await dispatch(giveToMany({ bulk, quiet: true })).unwrap();
      return outcomes.map(({ patient, outcome, assignment }) => ({
        patient,
        kind: outcome,
        done: assignment,
      }));
    });
  return (
    <CohortDialog
      title={<T id="worklist.giveQuestionnaire" />}
      run={run}
      words={words}
      nameOf={nameOf}
      confirm={<T id="cohort.doGive" values={{ count: patients.length }} />}
      isPossible={offered.length > 0 && patients.length > 0}
      onSubmit={() => void form.handleSubmit(() => give(patients.map(({ id }) => id)))()}
      onGoOn={() => void give(run.left)}
      onTakeBack={(given) =>
        dispatch(
          questionnaireAssignments.store({ ...asCancelled(given, t('cohort.takenBackReason')), quiet: true }),
        ).unwrap()
      }
      isTyped={formState.isDirty}
      onClose={onClose}
    >
      <ErrorSummary problems={problems} attempt={formState.submitCount} />
      {whom}
      <Whom patients={patients} by={by} />
      {offered.length === 0 ? (
        <T id="answering.noneToGive" />
      ) : (
        <GiveFields control={control} offered={offered} by={asked} today={today} />
      )}
    </CohortDialog>
  );
}
