import { useSelector } from 'react-redux';
import { useT } from '@/shared/i18n/text';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NoMatch } from '@/shared/ui/NoMatch';
import { Skeleton } from '@/shared/ui/Skeleton';
import { AuditTable } from './AuditTable';
import { OlderEntries } from './OlderEntries';
import { fetchAudit, selectAudit, type AuditFilter } from '../slice';

/** The entries of a filter, asked for again at every visit. */
export function AuditLog({
  filter,
  caption,
  onClear,
  withPatient,
}: {
  filter: AuditFilter;
  caption: string;
  /** Takes the filters away, where there are any. */
  onClear?: (() => void) | undefined;
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
          onClear ? (
            <NoMatch title={t('audit.noMatchTitle')} text={t('audit.noMatchText')} onClear={onClear} />
          ) : (
            <EmptyState title={t('audit.emptyTitle')} text={t('audit.emptyText')} />
          )
        }
      >
        <AuditTable entries={entries} caption={caption} withPatient={withPatient} />
        <OlderEntries filter={filter} />
      </AsyncView>
    </div>
  );
}
