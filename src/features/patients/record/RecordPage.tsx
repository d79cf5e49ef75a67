import { useSelector } from 'react-redux';
import { Outlet, useParams } from 'react-router-dom';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { fetchRecord, patients, summaries } from '../slice';
import { RecordHeader } from './RecordHeader';

/** The record of one patient: who it is, then the tab that the address names. */
export default function RecordPage() {
  const { id = '' } = useParams();
  const patient = useSelector((state: Record<string, unknown>) => patients.selectById(state, id));
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, id));
  const { status, error, reload } = useFetch(fetchRecord, id);
  return (
    <AsyncView status={status} error={error} isEmpty={patient === undefined} onRetry={reload}>
      {patient && (
        <>
          <RecordHeader patient={patient} summary={summary} />
          <Outlet context={{ patient, summary }} />
        </>
      )}
    </AsyncView>
  );
}
