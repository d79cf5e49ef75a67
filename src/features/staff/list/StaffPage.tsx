import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { OutboxPanel } from '@/session/outbox/OutboxPanel';
import { T, useT } from '@/shared/i18n/text';
import { ListPage, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { useFetch } from '@/shared/store/useFetch';
import { Icon } from '@/shared/ui/Icon';
import { StaffDialogs, type Doing } from '../dialogs/StaffDialogs';
import { staff } from '../slice';
import { roleWord, stateLooks } from '../staffWording';
import { staffActionsFor, useStaffColumns } from './staffColumns';
import { staffList, staffReading } from './staffRows';

const words: ListWords = {
  filters: 'staff.filters',
  search: 'staff.search',
  shown: 'staff.shown',
  caption: 'staff.caption',
  emptyTitle: 'staff.emptyTitle',
  emptyText: 'staff.emptyText',
  noMatchTitle: 'staff.noMatchTitle',
  noMatchText: 'staff.noMatchText',
};

/** Who works with the application and with which role. Nobody tells of changes, so it is asked for at every visit. */
export default function StaffPage() {
  const t = useT();
  const fetched = useFetch(staff.fetchAll, undefined);
  const { reload } = fetched;
  const all = useSelector(staff.selectAll);
  const list = useListState(staffList, all, staffReading);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [done, setDone] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
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

  const inviteButton = (
    <button type="button" className="btn btn-primary" onClick={() => setDoing({ action: 'invite' })}>
      <Icon of={UserPlus} /> <T id="staff.invite" />
    </button>
  );
  return (
    <>
      <ListPage
        action="staff.manage"
        list={list}
        words={words}
        fetched={fetched}
        title={t('app.staff')}
        lead={
          all.length > 0 && (
            <T
              id="staff.lead"
              values={{
                people: all.length,
                waiting: list.count('state', 'waiting'),
                invited: list.count('state', 'invited'),
              }}
            />
          )
        }
        actions={inviteButton}
        filters={{
          state: {
            label: t('staff.columnState'),
            choice: (state) => t(stateLooks[state].word),
            isCounted: true,
          },
          role: {
            label: t('staff.columnRole'),
            choice: (role) => t(role === 'none' ? 'staff.noRole' : roleWord(role)),
          },
        }}
        columns={useStaffColumns()}
        rowKey={({ id }) => id}
        rowActions={staffActionsFor(all, {
          onAct: (action, member) => setDoing({ action, member }),
          onSent: setSentTo,
        })}
        emptyAction={inviteButton}
        cardRef={card}
      >
        {sentTo !== null && (
          <div className="mb-3">
            <OutboxPanel to={sentTo} />
          </div>
        )}
      </ListPage>
      {doing && <StaffDialogs doing={doing} onSent={setSentTo} onClose={close} />}
    </>
  );
}
