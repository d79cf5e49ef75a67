import { useSelector } from 'react-redux';
import { Outlet, useParams } from 'react-router-dom';
import { useT } from '@/shared/i18n/text';
import { Arrival } from '@/shared/navigation/arrival';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { fetchRecord, patients, summaries } from '../slice';
import { RecordFacts } from './RecordFacts';
import { RecordHeader, RecordTabs } from './RecordHeader';

/** The record of one patient: who it is, then the tab that the address names. */
export default function RecordPage() {
  const t = useT();
  const { id = '' } = useParams();
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, id));
  const { status, error, reload } = useFetch(fetchRecord, id);
  return (
    <>
      <RecordHeader patient={patient} summary={summary} />
      <AsyncView
        status={status}
        error={error}
        isEmpty={patient === undefined}
        onRetry={reload}
        empty={<EmptyState title={t('errors.notFound')} />}
      >
        {patient && (
          <>
            <RecordFacts patient={patient} summary={summary} />
            <RecordTabs id={patient.id} />
            <Outlet context={{ patient, summary, status, reload }} />
          </>
        )}
      </AsyncView>
      {status === 'failed' && !patient && <Arrival />}
    </>
  );
}
