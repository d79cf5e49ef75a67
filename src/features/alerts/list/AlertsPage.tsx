import AlarmClock from 'lucide-react/icons/alarm-clock';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isActive } from '@/domain/alerts/alert';
import { standsOpen } from '@/domain/alerts/alertState';
import { isCritical } from '@/domain/alerts/severity';
import type { MessageId } from '@/locales';
import { summaries } from '@/features/patients/slice';
import { categories } from '@/features/userCategories/slice';
import { useSignedInStaff } from '@/session/useSignedInStaff';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNamesSettled } from '@/shared/people/names';
import { useListSearch } from '@/shared/list/useListSearch';
import { useNow } from '@/shared/store/clock';
import { useCalmEntities, useEntities, useSettled } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Icon } from '@/shared/ui/Icon';
import { PageTabs } from '@/shared/ui/PageTabs';
import { PartNotice } from '@/shared/ui/patient/PartNotice';
import { BroughtNotice } from '@/shared/ui/patient/BroughtNotice';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FailureLine } from '@/shared/ui/FailureLine';
import { FilterChips } from '@/shared/ui/FilterChips';
import { HiddenNotice } from '@/shared/ui/HiddenNotice';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { SortSelect } from '@/shared/ui/table/SortSelect';
import type { Sort } from '@/shared/ui/table/tableColumn';
import { useOpening } from '@/shared/views/useOpening';
import { alerts } from '../slice';
import { AlertFilterBar } from './AlertFilterBar';
import { AlertList } from './AlertList';
import { AlertPanel } from '../panel/AlertPanel';
import {
  asOf,
  filterAlerts,
  foldRows,
  hiddenUrgent,
  isForReader,
  isUnclosed,
  sortKeys,
  sortRows,
  zoneOf,
  type AlertRow,
  type SortKey,
} from '../alertRows';
import { ColumnChooser } from './ColumnChooser';
import { useFilterChips } from '../filterWords';
import { AlertListTools } from './AlertListTools';
import { SnoozedAlerts } from './SnoozedAlerts';
import {
  alertList,
  filterKeys,
  scopeOf,
  useAlertQuery,
  type AlertQuery,
  type QueryChange,
} from '../useAlertQuery';
import '../alerts.scss';

const sortWord: Record<SortKey, MessageId> = {
  severity: 'alerts.severity',
  patient: 'alerts.columnPatient',
  started: 'alerts.columnStarted',
  last: 'alerts.columnLatest',
  status: 'alerts.status',
  owner: 'alerts.columnOwner',
};

/** Clears whatever may hide an alert, including the sort order. */
const unhidden: QueryChange = { ...alertList.cleared, sort: null, dir: null };

/** The tabs of the screen: recent alerts, all alerts, and the rules. */
function AlertTabs({ tab }: { tab: 'recent' | 'all' }) {
  const t = useT();
  return (
    <PageTabs
      label={t('alerts.view')}
      tabs={[
        { to: '/alerts', label: <T id="alerts.viewRecent" />, isCurrent: tab === 'recent' },
        { to: '/alerts?tab=all', label: <T id="alerts.viewAll" />, isCurrent: tab === 'all' },
        { to: '/alerts/rules', label: <T id="alertRules.configure" />, isCurrent: false },
      ]}
    />
  );
}

/** Summary sentence: how many critical alerts are open, and since when. */
function OpenAlertsSummary({ rows, now }: { rows: readonly AlertRow[]; now: number }) {
  const open = rows.filter(({ alert }) => standsOpen(alert));
  const critical = open.filter(({ alert }) => isCritical(alert.severity));
  const oldest = critical.toSorted((a, b) => a.alert.startedAt.localeCompare(b.alert.startedAt))[0];
  const times = usePatientTimes(zoneOf(oldest?.patient));
  const own = useOwnZone();
  const intl = useIntl();
  if (!oldest) return <T id="alerts.leadNoCritical" values={{ count: open.length }} />;

  const at = oldest.alert.startedAt;
  const dayOf = (when: number | string) => intl.formatDate(when, { dateStyle: 'medium', timeZone: own });
  const since = dayOf(at) === dayOf(now) ? times.bothTimes(at) : times.bothMoments(at);
  return <T id="alerts.leadCritical" values={{ count: critical.length, since }} />;
}

/** Reminds of alerts that were taken over a day ago or longer and are still not closed. */
function OverdueAlertsNotice({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div className="alert alert-warning d-flex flex-wrap align-items-center gap-3 py-2">
      <span className="nd-state-word">
        <Icon of={AlarmClock} />
        <T id="alerts.unclosedCount" values={{ count }} />
      </span>
      <button type="button" className="btn btn-outline-secondary" onClick={onShow}>
        <T id="alerts.show" />
      </button>
    </div>
  );
}

/** The current alerts filtered, sorted and folded by a query. */
function useAlertGroups(query: AlertQuery) {
  const moment = useNow();
  const reader = useSignedInStaff();
  const { rows: all, status, error, reload } = useCalmEntities(alerts);
  const named = useCalmEntities(summaries);
  const hasPatients = useSettled(named.status);
  const hasCategories = useSettled(useEntities(categories).status);
  const hasPeople = useNamesSettled();
  const isNamed = hasPatients && hasCategories && hasPeople;
  const { entities: patients } = named.held;

  const rows = useMemo(
    () => all.map((alert): AlertRow => ({ alert: asOf(alert, moment), patient: patients[alert.patient] })),
    [all, patients, moment],
  );
  const asked = useMemo(() => ({ me: reader.username, now: moment, reader }), [reader, moment]);
  const groups = useMemo(
    () => foldRows(sortRows(filterAlerts(rows, query, asked), query.sort, query.descending)),
    [rows, query, asked],
  );
  const page = Math.min(query.page, Math.max(1, Math.ceil(groups.length / query.pageSize)));
  const visible = groups.slice((page - 1) * query.pageSize, page * query.pageSize);
  const isNarrowed =
    page > 1 || query.sort !== 'severity' || query.descending || filterKeys.some((key) => query[key] !== '');
  const shown = visible.flatMap(({ lead, folded }) => [lead, ...folded]);
  const hidden = isNarrowed ? hiddenUrgent(rows, shown) : 0;
  const nameless = new Set(rows.flatMap(({ alert, patient }) => (patient ? [] : [alert.patient]))).size;
  const missing = named.status === 'failed' && nameless > 0 ? { count: nameless, retry: named.reload } : null;
  return { rows, groups, hidden, asked, isNamed, missing, status, error, reload };
}

/** All alerts of the clinic: which are open, since when, and their status. */
export default function AlertsPage() {
  const t = useT();
  const isOpening = useOpening('alerts', null);
  const { query, change, searchFor } = useAlertQuery();
  const { text, setText, box, clear } = useListSearch(query, change, unhidden);
  const filters = useMemo(() => ({ ...query, q: text }), [query, text]);
  const { rows, groups, hidden, asked, isNamed, missing, status, error, reload } = useAlertGroups(filters);
  const isReady = isNamed && !isOpening;
  const chips = useFilterChips(filters);
  const order = useCallback(
    ({ id, desc }: Sort) => change({ sort: id === 'severity' ? null : id, dir: desc ? 'desc' : null }),
    [change],
  );
  const remove = (key: string) => {
    if (key === 'q') setText('');
    change({ [key]: null });
  };

  return (
    <>
      <PageHeader
        title={t('alerts.title')}
        lead={status === 'ready' && <OpenAlertsSummary rows={rows} now={asked.now} />}
      />
      <div className="nd-alert-head">
        <AlertTabs tab={query.tab} />
        <p>
          <T id="alerts.notEmergency" />
        </p>
      </div>
      <PartNotice status={status} count={rows.length} says="alerts.partOfAlerts" />
      <BroughtNotice
        count={rows.filter((row) => isForReader(row, asked.reader)).length}
        alerts={rows.length}
      />
      <OverdueAlertsNotice
        count={rows.filter(({ alert }) => isActive(alert) && isUnclosed(alert, asked.now)).length}
        onShow={() => change({ ...alertList.cleared, attention: 'unclosed' })}
      />
      {missing && (
        <FailureLine
          message="alerts.namesMissing"
          values={{ count: missing.count }}
          onRetry={missing.retry}
        />
      )}
      <SnoozedAlerts rows={rows} searchFor={searchFor} />
      <div className="nd-alert-toolbar">
        <AlertFilterBar
          rows={rows}
          filters={filters}
          asked={asked}
          shown={
            isReady && (status === 'ready' || rows.length > 0)
              ? groups.reduce((sum, { folded }) => sum + 1 + folded.length, 0)
              : undefined
          }
          box={box}
          onSearch={setText}
          onChange={change}
        >
          <SortSelect
            options={sortKeys.map((id) => ({ id, label: t(sortWord[id]) }))}
            sort={{ id: query.sort, desc: query.descending }}
            onSort={order}
          />
        </AlertFilterBar>
        <AlertListTools groups={groups} filters={chips.map(({ label }) => label)} />
        <ColumnChooser
          hidden={query.hiddenColumns}
          onChange={(columns) => change({ hide: columns.join(' ') })}
        />
      </div>
      <FilterChips chips={chips} onRemove={remove} onClear={clear} />
      {hidden > 0 && (
        <HiddenNotice
          asked={filters}
          count={hidden}
          text={<T id="alerts.hidden" values={{ count: hidden }} />}
          action={<T id="alerts.showHidden" />}
          onShow={clear}
        />
      )}
      <div className="card">
        <AsyncView
          status={isReady ? status : 'loading'}
          error={error}
          isEmpty={!isReady || rows.length === 0}
          onRetry={reload}
          skeleton={<Skeleton shape="rows" rows={query.pageSize} />}
          empty={<EmptyState title={t('alerts.emptyTitle')} text={t('alerts.emptyText')} />}
        >
          {groups.length === 0 ? (
            <NoMatch
              title={status === 'ready' ? t('alerts.noMatchTitle') : t('worklist.partUnknown')}
              text={t('alerts.noMatchText')}
              onClear={clear}
            />
          ) : (
            <AlertList
              rows={rows}
              groups={groups}
              query={query}
              scope={scopeOf(filters)}
              change={change}
              onSort={order}
              searchFor={searchFor}
            />
          )}
        </AsyncView>
      </div>
      <AlertPanel
        id={query.alert}
        ids={groups.flatMap(({ lead, folded }) => [lead, ...folded]).map(({ alert }) => alert.id)}
        onShow={(alert) => change({ alert })}
      />
    </>
  );
}
