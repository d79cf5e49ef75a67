import UserPlus from 'lucide-react/icons/user-plus';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { OutboxPanel } from '@/session/outbox/OutboxPanel';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { staff } from '../slice';
import { StaffDialogs, type Doing } from '../dialogs/StaffDialogs';
import { StaffFilterBar } from './StaffFilterBar';
import { countStates, filterStaff, sortStaff } from './staffRows';
import { StaffTable } from './StaffTable';
import { useStaffQuery } from './useStaffQuery';

/** Who works with the application and with which role. Nobody tells of changes, so it is asked for at every visit. */
export default function StaffPage() {
  const t = useT();
  const { query, change } = useStaffQuery();
  const { status, error, reload } = useFetch(staff.fetchAll, undefined);
  const all = useSelector(staff.selectAll);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [done, setDone] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(query.q, writeSearch);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  const close = () => {
    setDoing(null);
    setDone((count) => count + 1);
  };
  // What was done may have taken the row with its button out of the list.
  useEffect(() => {
    if (done > 0 && document.activeElement === document.body) card.current?.focus();
  }, [done]);

  const counts = useMemo(() => countStates(all), [all]);
  const { role, state, sort, descending, pageSize } = query;
  const filtered = useMemo(
    () => filterStaff(sortStaff(all, sort, descending), { q: search, role, state }),
    [all, sort, descending, search, role, state],
  );
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / pageSize)));
  const clear = () => {
    setSearch('');
    change({ q: null, role: null, state: null });
  };
  const inviteButton = (
    <button type="button" className="btn btn-primary" onClick={() => setDoing({ action: 'invite' })}>
      <Icon of={UserPlus} /> <T id="staff.invite" />
    </button>
  );

  return (
    <>
      <PageHeader
        title={t('app.staff')}
        lead={
          all.length > 0 && (
            <T
              id="staff.lead"
              values={{ people: all.length, waiting: counts.waiting, invited: counts.invited }}
            />
          )
        }
        actions={inviteButton}
      />
      <StaffFilterBar
        query={query}
        search={search}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
        shown={filtered.length}
        counts={counts}
      />
      {sentTo !== null && (
        <div className="mb-3">
          <OutboxPanel to={sentTo} />
        </div>
      )}
      <div ref={card} className="card" tabIndex={-1}>
        <AsyncView
          status={status}
          error={error}
          isEmpty={all.length === 0}
          onRetry={reload}
          skeleton={<Skeleton rows={8} />}
          empty={
            <EmptyState title={t('staff.emptyTitle')} text={t('staff.emptyText')} action={inviteButton} />
          }
        >
          {filtered.length === 0 ? (
            <NoMatch title={t('staff.noMatchTitle')} text={t('staff.noMatchText')} onClear={clear} />
          ) : (
            <StaffTable
              all={all}
              rows={filtered.slice((page - 1) * pageSize, page * pageSize)}
              query={query}
              page={page}
              total={filtered.length}
              onChange={change}
              onAct={(action, member) => setDoing({ action, member })}
              onSent={setSentTo}
            />
          )}
        </AsyncView>
      </div>
      {doing && <StaffDialogs doing={doing} onSent={setSentTo} onClose={close} />}
    </>
  );
}
