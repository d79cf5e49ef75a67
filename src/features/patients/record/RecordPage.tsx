import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useMatch, useParams } from 'react-router-dom';
import { useT } from '@/shared/i18n/text';
import { Arrival } from '@/shared/navigation/arrival';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { fetchRecord, patients, summaries } from '../slice';
import { RecordFacts } from './RecordFacts';
import { FACTS, RecordHeader } from './RecordHeader';
import { RecordSections } from './RecordSections';

/** The record of one patient: who it is, then the tab that the address names. */
export default function RecordPage() {
  const t = useT();
  const { id = '' } = useParams();
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, id));
  const { status, error, reload } = useFetch(fetchRecord, id);
  const isOverview = useMatch('/userlist/:id') !== null;
  const isCharted = useMatch('/userlist/:id/telemonitoring') !== null;
  const [hasMore, setMore] = useState(false);
  return (
    <>
      <RecordHeader patient={patient} summary={summary} hasMore={hasMore} onMore={() => setMore(!hasMore)} />
      <AsyncView
        status={status}
        error={error}
        isEmpty={patient === undefined}
        onRetry={reload}
        skeleton={
          <Skeleton {...(isOverview && { shape: 'tiles', rows: 6 })} {...(isCharted && { shape: 'chart' })} />
        }
        empty={<EmptyState title={t('errors.notFound')} />}
      >
        {patient && (
          <>
            <div id={FACTS} hidden={!hasMore}>
              <RecordFacts patient={patient} summary={summary} />
            </div>
            <RecordSections id={patient.id} />
            <Outlet context={{ patient, summary, status, reload }} />
          </>
        )}
      </AsyncView>
      {status === 'failed' && !patient && <Arrival />}
    </>
  );
}
