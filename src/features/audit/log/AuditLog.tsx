import { useState } from 'react';
import { useSelector } from 'react-redux';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NoMatch } from '@/shared/ui/NoMatch';
import { Skeleton } from '@/shared/ui/Skeleton';
import { AuditTable } from './AuditTable';
import { fetchAudit, fetchOlderAudit, selectAudit, type AuditFilter } from '../slice';

/** Fetches the entries before the oldest one shown; a failure is shown by the usual toast. */
function OlderEntries({ filter }: { filter: AuditFilter }) {
  const dispatch = useAppDispatch();
  const { next, entries } = useSelector(selectAudit);
  const [isBusy, setBusy] = useState(false);
  const fetchOlder = async (cursor: string) => {
    setBusy(true);
    await dispatch(fetchOlderAudit({ filter, cursor }));
    setBusy(false);
  };
  return (
    <div className="d-flex flex-wrap align-items-center gap-3 px-2 py-3">
      <span role="status">
        <T id={next === null ? 'audit.allShown' : 'audit.shown'} values={{ count: entries.length }} />
      </span>
      {next !== null && (
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={isBusy}
          onClick={() => void (isBusy || fetchOlder(next))}
        >
          <T id={isBusy ? 'common.loading' : 'audit.older'} />
        </button>
      )}
    </div>
  );
}

/** The entries of a filter, asked for again at every visit. */
export function AuditLog({
  filter,
  caption,
  onClear,
  withPatient,
  areNamed = true,
}: {
  filter: AuditFilter;
  caption: string;
  /** Takes the filters away, where there are any. */
  onClear?: (() => void) | undefined;
  withPatient: boolean;
  /** Until it is known what patients are called, no entry is shown: none is called one thing and another afterwards. */
  areNamed?: boolean;
}) {
  const t = useT();
  const { status, error, reload } = useFetch(fetchAudit, filter);
  const { entries } = useSelector(selectAudit);
  return (
    <div className="card">
      <AsyncView
        status={status === 'ready' && !areNamed ? 'loading' : status}
        error={error}
        isEmpty={!areNamed || entries.length === 0}
        onRetry={reload}
        skeleton={<Skeleton shape="rows" rows={10} />}
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
