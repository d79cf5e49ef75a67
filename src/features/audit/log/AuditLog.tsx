import { useSelector } from 'react-redux';
import { T, useT } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { AuditTable } from './AuditTable';
import { OlderEntries } from './OlderEntries';
import { fetchAudit, selectAudit, type AuditFilter } from '../slice';

/** The entries of a filter, asked for anew at every visit. */
export function AuditLog({
  filter,
  caption,
  isFiltered,
  withPatient,
}: {
  filter: AuditFilter;
  caption: string;
  isFiltered: boolean;
  withPatient: boolean;
}) {
  const t = useT();
  const { status, error, reload } = useFetch(fetchAudit, filter);
  const { entries } = useSelector(selectAudit);
  return (
    <div className="card">
      <AsyncView
        status={status}
        error={error}
        isEmpty={entries.length === 0}
        onRetry={reload}
        skeleton={<Skeleton rows={10} />}
        empty={
          <EmptyState
            title={t(isFiltered ? 'audit.noMatchTitle' : 'audit.emptyTitle')}
            text={<T id={isFiltered ? 'audit.noMatchText' : 'audit.emptyText'} />}
          />
        }
      >
        <AuditTable entries={entries} caption={caption} withPatient={withPatient} />
        <OlderEntries filter={filter} />
      </AsyncView>
    </div>
  );
}
