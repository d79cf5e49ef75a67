import { useCallback, useState } from 'react';
import type { Patient } from '@/domain/patients/patient';
import type { UserCategory } from '@/domain/category/userCategory';
import { changePatient, patients as allPatients } from '@/features/patients/slice';
import { CohortDialog, type OutcomeWords } from '@/shared/cohort/CohortDialog';
import type { CohortTask } from '@/shared/cohort/cohortTask';
import { useCohortRun } from '@/shared/cohort/useCohortRun';
import { useNames } from '@/shared/cohort/useNames';
import { Whom } from '@/shared/cohort/Whom';
import { T } from '@/shared/i18n/text';
import { useAppDispatch, useEntities } from '@/shared/store/useEntities';
import { AT_ONCE, movePatients } from '../calls';
import { categories } from '../slice';
import { MovePreview } from './MovePreview';
import { TargetField } from './TargetField';
import { useMovePreview } from './useMovePreview';

const words: OutcomeWords<'moved' | 'unchanged' | 'elsewhere'> = {
  moved: 'cohort.out_moved',
  unchanged: 'cohort.out_there',
  elsewhere: 'cohort.out_elsewhere',
  takenBack: 'cohort.out_takenBack',
};

interface Moved {
  patient: string;
  /** Id of the category it came from; null for none. */
  from: string | null;
  to: string;
}

/** Somebody who was in no category is changed alone: there is none that they could be moved out of. */
const put = (patient: Patient, category: string | null) => ({
  patient,
  change: (stored: Patient) => ({ ...stored, category }),
  part: (stored: Patient) => stored.category,
  quiet: true as const,
});

/** Moves patients of any categories to one, after showing what that changes for them. Mounted while it is open. */
export function MoveChosenDialog({ patients, by, onClose }: CohortTask) {
  const dispatch = useAppDispatch();
  const nameOf = useNames(patients);
  const { rows } = useEntities(categories);
  const { rows: stored } = useEntities(allPatients);
  const [target, setTarget] = useState('');
  const [tried, setTried] = useState(false);
  const [ids] = useState(() => new Set(patients.map(({ id }) => id)));
  const isMember = useCallback((one: Patient) => ids.has(one.id), [ids]);
  const open = rows.filter(({ archived }) => !archived);
  const to = open.find(({ id }) => id === target);
  const { members, changes, failed, reload } = useMovePreview(isMember, to, null);
  const run = useCohortRun<Exclude<keyof typeof words, 'takenBack'>, Moved>();

  const sourceOf = (id: string): UserCategory | undefined => {
    const code = stored.find((one) => one.id === id)?.category;
    return rows.find((one) => one.code === code);
  };
  const moveSome = async (from: UserCategory | null, into: UserCategory, some: readonly string[]) => {
    if (from?.id === into.id)
      return some.map((patient) => ({ patient, kind: 'unchanged' as const, done: undefined }));
    const done = (patient: string) => ({ patient, from: from?.id ?? null, to: into.id });
    if (from === null) {
      const own = stored.filter(({ id }) => some.includes(id));
      for (const one of own) await dispatch(changePatient(put(one, into.code))).unwrap();
      return own.map(({ id }) => ({ patient: id, kind: 'moved' as const, done: done(id) }));
    }
    const call = { from: from.id, to: into.id, patients: [...some], quiet: true as const };
    const { moved, unchanged, elsewhere } = await dispatch(movePatients(call)).unwrap();
    return [
      ...moved.map((patient) => ({ patient, kind: 'moved' as const, done: done(patient) })),
      ...unchanged.map((patient) => ({ patient, kind: 'unchanged' as const, done: undefined })),
      ...elsewhere.map((patient) => ({ patient, kind: 'elsewhere' as const, done: undefined })),
    ];
  };
  const move = (some: readonly string[], into: UserCategory) =>
    run.start(some, AT_ONCE, async (part) => {
      const outcomes = [];
      for (const from of new Set(part.map((id) => sourceOf(id) ?? null))) {
        const own = part.filter((id) => (sourceOf(id) ?? null) === from);
        outcomes.push(...(await moveSome(from, into, own)));
      }
      return outcomes;
    });
  const takeBack = async ({ patient, from, to: into }: Moved) => {
    if (from !== null) {
      const call = { from: into, to: from, patients: [patient], quiet: true as const };
      const { moved } = await dispatch(movePatients(call)).unwrap();
      if (moved.length === 0) throw new Error('moved on');
      return;
    }
    const one = stored.find(({ id }) => id === patient);
    if (one) await dispatch(changePatient(put(one, null))).unwrap();
  };
  return (
    <CohortDialog
      size="xl"
      title={<T id="worklist.setCategory" />}
      run={run}
      words={words}
      nameOf={nameOf}
      confirm={<T id="categories.moveDo" values={{ count: patients.length }} />}
      isPossible={to === undefined || changes !== null}
      onSubmit={() => {
        setTried(true);
        if (to && changes)
          void move(
            patients.map(({ id }) => id),
            to,
          );
      }}
      onGoOn={() => to && void move(run.left, to)}
      onTakeBack={takeBack}
      onClose={onClose}
    >
      <Whom patients={patients} by={by} />
      <TargetField categories={open} value={target} isMissing={tried && !to} onChange={setTarget} />
      <MovePreview
        isChosen={to !== undefined}
        isEmpty={members?.length === 0}
        {...{ changes, failed, nameOf }}
        onRetry={reload}
      />
    </CohortDialog>
  );
}
