import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { countAlerts, countBroughtTo } from '@/domain/alerts/alertAudience';
import { categories } from '@/features/userCategories/slice';
import { selectProfile, selectStatus, selectUserName } from '@/session/state';
import { useSignedInStaff } from '@/session/useSignedInStaff';
import { IfMay } from '@/shared/IfMay';
import { lazyWithMessages } from '@/shared/i18n/lazyWithMessages';
import { T, useT } from '@/shared/i18n/text';
import { useNamesSettled } from '@/shared/people/names';
import { useListSearch } from '@/shared/list/useListSearch';
import { useNow } from '@/shared/store/clock';
import { useCalmEntities, useEntities, useSettled } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { BroughtNotice } from '@/shared/ui/patient/BroughtNotice';
import { PartNotice } from '@/shared/ui/patient/PartNotice';
import { EmptyState } from '@/shared/ui/EmptyState';
import { HiddenNotice } from '@/shared/ui/HiddenNotice';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useOpening } from '@/shared/views/useOpening';
import { selectWorklistSearch, summaries, worklistLeft } from '../slice';
import { WorklistBody } from './WorklistBody';
import { ListTools, type ListTask } from './WorklistToolbar';
import type { GivingDialogs } from './WorklistTasks';
import { useColumnChoice } from './columns/useColumnChoice';
import { useWorklistQuery, worklistList } from './useWorklistQuery';
import { useWorklistRows } from './useWorklistRows';
import { WorklistFilterBar } from './filters/WorklistFilterBar';
import './worklist.scss';

const ImportDialog = lazyWithMessages(
  ['shared', 'formula', 'imports', 'record'],
  async () => (await import('../imports/run/ImportDialog')).ImportDialog,
);

/** The list's part of an address's search: the patient beside the list is not a part of it. */
function listPart(params: URLSearchParams): string {
  const own = new URLSearchParams(params);
  own.delete('patient');
  return own.toString();
}

/**
 * Restores the list when it is opened without parameters: as it was left, otherwise by the default view (§3 #9). True
 * while that is not known yet.
 */
function useRestoredFilters(): boolean {
  const store = useStore();
  const [params] = useSearchParams();
  const kept = useSelector(selectWorklistSearch);
  const isReturning = useOpening('worklist', kept);
  const left = useRef('');
  useEffect(() => {
    left.current = listPart(params);
  }, [params]);
  useEffect(
    () => () => {
      // Signing out or locking also leaves the page, but its filters must not be restored for the next user.
      if (selectStatus(store.getState()) === 'signedIn') store.dispatch(worklistLeft(left.current));
    },
    [store],
  );
  return isReturning;
}

/** The worklist: the patients who need attention, most urgent first. */
export function Worklist({ giving }: { giving: GivingDialogs }) {
  const t = useT();
  const moment = useNow();
  const isReturning = useRestoredFilters();
  const { query, change } = useWorklistQuery();
  const { rows: all, status, error, reload } = useCalmEntities(summaries);
  const hasPeople = useNamesSettled();
  const named = useSettled(useEntities(categories).status) && hasPeople && !isReturning;
  const username = useSelector(selectProfile)?.username ?? '';
  const name = useSelector(selectUserName);
  const [isImporting, setImporting] = useState(false);
  const [task, setTask] = useState<ListTask | null>(null);
  const [look, setLook] = useColumnChoice();
  const isCompact = look.density === 'compact';
  const { text, setText, box, clear } = useListSearch(query, change, worklistList.cleared);
  const filters = useMemo(() => ({ ...query, q: text }), [query, text]);
  const rows = useWorklistRows(all, query, filters, { username, name, now: moment });
  const { filtered, counts, hidden } = rows;
  const staff = useSignedInStaff();
  const brought = useMemo(() => countBroughtTo(all, staff, moment), [all, staff, moment]);
  const alertCount = useMemo(() => countAlerts(all), [all]);
  const { critical, noData } = counts;
  const known = all.length;
  // Heading and buttons are the same for every key of a search.
  const header = useMemo(
    () => (
      <PageHeader
        title={t('worklist.title')}
        lead={
          status === 'ready' ? (
            <T id="worklist.lead" values={{ critical, silent: noData }} />
          ) : (
            status === 'failed' &&
            known > 0 && <T id="worklist.leadPart" values={{ count: known, critical }} />
          )
        }
        // On a telephone signs in one row: the first patient is seen below them.
        actions={
          <>
            <ListTools
              isReady={known > 0}
              isCompact={isCompact}
              onTask={setTask}
              onCompact={(compact) => setLook({ density: compact ? 'compact' : 'comfortable' })}
            />
            <IfMay do="records.import">
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={t('worklist.import')}
                onClick={() => setImporting(true)}
              >
                <Icon of={Upload} />{' '}
                <span className="d-none d-sm-inline">
                  <T id="worklist.import" />
                </span>
              </button>
            </IfMay>
            <IfMay do="enrolments.write">
              <Link to="/userlist/registration" className="btn btn-primary" aria-label={t('worklist.enrol')}>
                <Icon of={UserPlus} />{' '}
                <span className="d-none d-sm-inline">
                  <T id="worklist.enrol" />
                </span>
              </Link>
            </IfMay>
          </>
        }
      />
    ),
    [t, status, known, critical, noData, isCompact, setLook],
  );

  return (
    <>
      {header}
      <PartNotice status={status} count={known} says="worklist.partOfPatients" />
      <BroughtNotice count={brought} alerts={alertCount} />
      <WorklistFilterBar
        filters={filters}
        query={query}
        referents={rows.referents}
        box={box}
        onSearch={setText}
        onChange={change}
        onClear={clear}
        shown={named && (status === 'ready' || all.length > 0) ? filtered.length : undefined}
        counts={counts}
      />
      {hidden > 0 && (
        <HiddenNotice
          asked={filters}
          count={hidden}
          text={<T id="worklist.hidden" values={{ count: hidden }} />}
          action={<T id="common.clearAll" />}
          onShow={clear}
        />
      )}
      <div className="card">
        <AsyncView
          status={named ? status : 'loading'}
          error={error}
          isEmpty={!named || all.length === 0}
          onRetry={reload}
          skeleton={<Skeleton shape="rows" rows={query.pageSize} />}
          empty={<EmptyState title={t('worklist.emptyTitle')} text={t('worklist.emptyText')} />}
        >
          <WorklistBody
            rows={rows}
            query={query}
            filters={filters}
            giving={giving}
            look={look}
            onLook={setLook}
            task={task}
            onTask={setTask}
            empty={
              <NoMatch
                title={
                  status === 'ready' ? t('worklist.noMatchTitle') : t('worklist.partNone', { count: known })
                }
                text={t('worklist.noMatchText')}
                onClear={clear}
              />
            }
            onChange={change}
          />
        </AsyncView>
      </div>
      {isImporting && (
        <Suspense>
          <ImportDialog isOpen onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
