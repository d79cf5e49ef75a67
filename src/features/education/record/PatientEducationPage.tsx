import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { isTimeZone } from '@/domain/patientDay';
import { patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import type { Patient } from '@/domain/patients/patient';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { leastKnown } from '@/shared/store/leastKnown';
import { useOwned } from '@/shared/store/ownedSlice';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { articleAssignments, articles } from '../slice';
import { GivenList } from './GivenList';
import { GivePostDialog } from './GivePostDialog';
import { ReadTogether } from './ReadTogether';
import '../education.css';

/** What a patient was given to read, and reading it together. */
export default function PatientEducationPage() {
  const t = useT();
  const { patient } = useOutletContext<{ patient: Patient }>();
  const [params, setParams] = useSearchParams();
  const given = useOwned(articleAssignments, patient.id);
  const { rows } = given;
  const posts = useEntities(articles);
  const [isGiving, setGiving] = useState(false);
  const clock = clockOf(patient);
  const today = patientDay(useNow(), isTimeZone(clock.timeZone) ? clock : { ...clock, timeZone: 'UTC' });
  const open = rows.find(({ id }) => id === params.get('post'));
  const article = useSelector((state: Record<string, unknown>) =>
    articles.selectById(state, open?.article ?? ''),
  );
  const give = (
    <IfMay do="assignments.write">
      <button type="button" className="btn btn-primary" onClick={() => setGiving(true)}>
        <T id="education.givePost" />
      </button>
    </IfMay>
  );
  const { status, error } = leastKnown([given, posts]);
  return (
    <>
      <AsyncView
        status={status}
        error={error}
        isEmpty={rows.length === 0}
        onRetry={() => {
          given.reload();
          posts.reload();
        }}
        empty={
          <div className="card">
            <EmptyState title={t('education.noneGiven')} text={t('education.noneGivenText')} action={give} />
          </div>
        }
      >
        {open && article ? (
          <ReadTogether
            key={open.id}
            given={open}
            article={article}
            patient={patient}
            onClose={() => setParams({})}
          />
        ) : (
          <div className="nd-article">
            <div className="nd-actions">{give}</div>
            <GivenList given={rows} today={today} onOpen={(id) => setParams({ post: id })} />
          </div>
        )}
      </AsyncView>
      {isGiving && <GivePostDialog patient={patient} given={rows} onClose={() => setGiving(false)} />}
    </>
  );
}
