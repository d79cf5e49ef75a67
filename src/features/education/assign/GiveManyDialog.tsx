import { useState } from 'react';
import type { ArticleAssignment } from '@/domain/education/article';
import { canBeGiven } from '@/domain/education/transitions';
import { newId } from '@/shared/api/newId';
import { CohortDialog, type OutcomeWords } from '@/shared/cohort/CohortDialog';
import type { CohortTask } from '@/shared/cohort/cohortTask';
import { useCohortRun } from '@/shared/cohort/useCohortRun';
import { useNames } from '@/shared/cohort/useNames';
import { Whom } from '@/shared/cohort/Whom';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch, useEntities } from '@/shared/store/useEntities';
import { giveToMany } from '../calls';
import { articleAssignments, articles } from '../slice';
import { DueFields, dueOf, noDue } from './DueFields';
import { PostField } from './PostField';

/** How many are given it in one call: few enough to be stopped in between. */
const AT_ONCE = 50;

const words: OutcomeWords<'assigned' | 'already' | 'ended' | 'unknown'> = {
  assigned: 'cohort.out_given',
  already: 'cohort.out_already',
  ended: 'cohort.out_ended',
  unknown: 'cohort.out_unknown',
  takenBack: 'cohort.out_takenBack',
};

/** Gives one of the published posts to many patients; somebody who has it keeps that one. Mounted while it is open. */
export function GiveManyDialog({ patients, by, onClose }: CohortTask) {
  const t = useT();
  const dispatch = useAppDispatch();
  const nameOf = useNames(patients);
  const { rows } = useEntities(articles);
  const posts = rows.filter((post) => canBeGiven(post));
  const [id] = useState(newId);
  const [article, setArticle] = useState('');
  const [due, setDue] = useState(noDue);
  const [tried, setTried] = useState(false);
  const run = useCohortRun<Exclude<keyof typeof words, 'takenBack'>, ArticleAssignment>();

  const give = (ids: readonly string[]) =>
    run.start(ids, AT_ONCE, async (part) => {
      const to = { by: 'patients' as const, patients: [...part] };
      const bulk = { id, article, to, ...dueOf(due) };
      const outcomes = await dispatch(giveToMany({ bulk, quiet: true })).unwrap();
      return outcomes.map(({ patient, outcome, assignment }) => ({
        patient,
        kind: outcome,
        done: assignment,
      }));
    });
  const takeBack = ({
    version,
    updatedAt: _u,
    by: _b,
    revision: _r,
    assignedAt: _a,
    ...given
  }: ArticleAssignment) => {
    const body = { ...given, state: 'withdrawn' as const, reason: t('cohort.takenBackReason') };
    return dispatch(articleAssignments.store({ body, version, quiet: true })).unwrap();
  };
  return (
    <CohortDialog
      title={<T id="worklist.givePost" />}
      run={run}
      words={words}
      nameOf={nameOf}
      confirm={<T id="cohort.doGive" values={{ count: patients.length }} />}
      isPossible={posts.length > 0 && patients.length > 0}
      onSubmit={() => {
        setTried(true);
        if (article !== '') void give(patients.map((one) => one.id));
      }}
      onGoOn={() => void give(run.left)}
      onTakeBack={takeBack}
      isTyped={due !== noDue}
      onClose={onClose}
    >
      <Whom patients={patients} by={by} />
      {posts.length === 0 ? (
        <T id="cohort.noPosts" />
      ) : (
        <>
          <PostField
            posts={posts}
            value={article}
            isMissing={tried && article === ''}
            onChange={setArticle}
          />
          <DueFields value={due} onChange={setDue} />
        </>
      )}
    </CohortDialog>
  );
}
