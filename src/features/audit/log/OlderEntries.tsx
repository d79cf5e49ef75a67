import { useState } from 'react';
import { useSelector } from 'react-redux';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { fetchOlderAudit, selectAudit, type AuditFilter } from '../slice';

/** Fetches the entries before the oldest one shown; a failure is shown by the usual toast. */
export function OlderEntries({ filter }: { filter: AuditFilter }) {
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
