import { useState } from 'react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { patientDay } from '@/domain/patientDay';
import { newId } from '@/shared/api/newId';
import type { AppError } from '@/shared/api/appError';
import { CohortDialog, type OutcomeWords } from '@/shared/cohort/CohortDialog';
import type { CohortTask } from '@/shared/cohort/cohortTask';
import { useCohortRun } from '@/shared/cohort/useCohortRun';
import { useNames } from '@/shared/cohort/useNames';
import { Whom } from '@/shared/cohort/Whom';
import { hasMessage } from '@/locales';
import { useVariableWords } from '@/shared/fluid/variableWords';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { seenOf } from '../record/assign/assignEntries';
import { fluidAssignments } from '../slice';
import { bodyWith } from '../record/assignmentState';
import { PlanForMany } from './PlanForMany';
import { skipDetail, skipWords } from './skipWords';
import { useManyPlans, type Preview } from './useManyPlans';

/** How many are stored at the same time. */
const AT_ONCE = 4;

const words: OutcomeWords<keyof typeof skipWords | 'given' | 'failed'> = {
  given: 'cohort.out_given',
  ...skipWords,
  failed: 'cohort.out_failed',
  takenBack: 'cohort.out_takenBack',
};

/** What the server says of one patient alone; anything else ends the run. */
const isOwn = ({ status }: AppError) => status === 404 || status === 409 || status === 422;

/** What the server says of one patient: of each value what is wrong with it, else of the whole. */
function Refusal({ error: { message, fields = {} } }: { error: AppError }) {
  const t = useT();
  const variable = useVariableWords();
  const said = Object.entries(fields).map(([field, id]) => {
    const [part = '', name = ''] = field.split('.');
    const problem = t(hasMessage(id) ? id : 'validation.invalid');
    const isNamed = part === 'supplied' || part === 'typed';
    return isNamed ? t('common.problem', { field: variable.name(name), problem }) : problem;
  });
  return said.length === 0 ? <T id={message} /> : said.join(' ');
}

/** Gives a fluid plan to many patients, calculated for each; somebody who has one keeps it. Mounted while it is open. */
export function GiveManyDialog({ patients, by, onClose }: CohortTask) {
  const t = useT();
  const dispatch = useAppDispatch();
  const nameOf = useNames(patients);
  const [moment] = useState(now);
  const [chosen, setChosen] = useState('');
  const [prescriber, setPrescriber] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [ids] = useState(() => new Map(patients.map(({ id }) => [id, newId()])));
  const run = useCohortRun<Exclude<keyof typeof words, 'takenBack'>, FluidAssignment>();
  // Once it runs, what it comes to stays as it was shown.
  const many = useManyPlans(patients, run.stage === 'asked' ? chosen : '', moment);
  const { preview } = many;
  const [decided, setDecided] = useState<Preview | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, AppError>>(new Map());
  const detailOf = (patient: string, kind: keyof typeof words) => {
    const error = refused.get(patient);
    if (kind === 'failed' && error) return <Refusal error={error} />;
    return kind in skipWords ? skipDetail(decided?.skipped.get(patient), patient) : null;
  };
  const isMissing = (text: string) => (tried && text.trim() === '' ? t('validation.required') : undefined);

  const giveOne = async (patient: string, { plan, runs, skipped }: Preview) => {
    const calculated = runs.get(patient);
    if (!calculated) return { patient, kind: skipped.get(patient)?.skip ?? ('unknown' as const) };
    const zone = patients.find(({ id }) => id === patient)?.timeZone ?? 'UTC';
    const body = {
      id: ids.get(patient) ?? newId(),
      patient,
      plan,
      status: 'active' as const,
      start: patientDay(moment, { timeZone: zone }),
      prescriber: prescriber.trim(),
      reason: reason.trim(),
      typed: {},
      dialysisWeekdays: [],
      seen: seenOf(calculated),
    };
    const outcome = await dispatch(fluidAssignments.store({ body, quiet: true }));
    if (fluidAssignments.store.fulfilled.match(outcome))
      return { patient, kind: 'given' as const, done: outcome.payload };
    const error = outcome.payload ?? { message: 'errors.unknown' as const };
    if (!isOwn(error)) throw error;
    setRefused((before) => new Map(before).set(patient, error));
    return { patient, kind: 'failed' as const };
  };
  const give = (some: readonly string[], from: Preview) =>
    run.start(some, AT_ONCE, (part) => Promise.all(part.map((patient) => giveOne(patient, from))));

  const takeBack = (given: FluidAssignment) => {
    const body = bodyWith(given, 'completed', t('cohort.takenBackReason'));
    return dispatch(fluidAssignments.store({ body, version: given.version, quiet: true })).unwrap();
  };
  return (
    <CohortDialog
      title={<T id="worklist.givePlan" />}
      run={run}
      words={words}
      nameOf={nameOf}
      detailOf={detailOf}
      confirm={<T id="cohort.doGive" values={{ count: preview?.runs.size ?? patients.length }} />}
      isPossible={many.plans.length > 0 && (preview === null || preview.runs.size > 0)}
      onSubmit={() => {
        setTried(true);
        if (!preview || preview.runs.size === 0 || prescriber.trim() === '' || reason.trim() === '') return;
        setDecided(preview);
        void give(
          patients.map(({ id }) => id),
          preview,
        );
      }}
      onGoOn={() => decided && void give(run.left, decided)}
      onTakeBack={takeBack}
      isTyped={prescriber !== '' || reason !== ''}
      onClose={onClose}
    >
      <Whom patients={patients} by={by} />
      <PlanForMany {...{ many, chosen, tried, nameOf }} onChoose={setChosen} />
      <Field label={t('fluidRecord.prescriber')} required error={isMissing(prescriber)}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            maxLength={200}
            value={prescriber}
            onChange={({ target }) => setPrescriber(target.value)}
          />
        )}
      </Field>
      <Field label={t('fluidRecord.reason')} required error={isMissing(reason)}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </CohortDialog>
  );
}
