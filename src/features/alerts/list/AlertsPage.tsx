import { useMemo } from 'react';
import { isActive } from '@/domain/alerts/alert';
import { T, useT } from '@/shared/i18n/text';
import { useListSearch } from '@/shared/list/useListSearch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { BroughtNotice } from '@/shared/ui/patient/BroughtNotice';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FilterChips } from '@/shared/ui/FilterChips';
import { HiddenNotice } from '@/shared/ui/HiddenNotice';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useOpening } from '@/shared/views/useOpening';
import { AlertFilterBar } from './AlertFilterBar';
import { AlertList } from './AlertList';
import { AlertPanel } from '../panel/AlertPanel';
import { isForReader, isUnclosed } from '../alertRows';
import { ColumnChooser } from './ColumnChooser';
import { useFilterChips } from '../filterWords';
import { OpenAlertsSummary } from './OpenAlertsSummary';
import { AlertListTools } from './AlertListTools';
import { AlertTabs } from './AlertTabs';
import { SnoozedAlerts } from './SnoozedAlerts';
import { OverdueAlertsNotice } from './OverdueAlertsNotice';
import { useAlertGroups } from './useAlertGroups';
import { alertList, scopeOf, useAlertQuery, type QueryChange } from '../useAlertQuery';
import '../alerts.css';

/** Clears whatever may hide an alert, including the sort order. */
const unhidden: QueryChange = { ...alertList.cleared, sort: null, dir: null };

/** All alerts of the clinic: which are open, since when, and their status. */
export default function AlertsPage() {
  const t = useT();
  const isOpening = useOpening('alerts', null);
  const { query, change, searchFor } = useAlertQuery();
  const { text, setText, box, clear } = useListSearch(query, change, unhidden);
  const filters = useMemo(() => ({ ...query, q: text }), [query, text]);
  const { rows, groups, hidden, asked, isNamed, status, error, reload } = useAlertGroups(filters);
  const isReady = isNamed && !isOpening;
  const chips = useFilterChips(filters);
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
      <AlertTabs tab={query.tab} />
      <p className="text-body-secondary">
        <T id="alerts.notEmergency" />
      </p>
      <BroughtNotice count={rows.filter((row) => isForReader(row, asked.reader)).length} />
      <OverdueAlertsNotice
        count={rows.filter(({ alert }) => isActive(alert) && isUnclosed(alert, asked.now)).length}
        onShow={() => change({ ...alertList.cleared, attention: 'unclosed' })}
      />
      <SnoozedAlerts rows={rows} searchFor={searchFor} />
      <AlertFilterBar
        rows={rows}
        filters={filters}
        asked={asked}
        shown={groups.reduce((sum, { folded }) => sum + 1 + folded.length, 0)}
        box={box}
        onSearch={setText}
        onChange={change}
      >
        <AlertListTools groups={groups} />
        <ColumnChooser
          hidden={query.hiddenColumns}
          onChange={(columns) => change({ hide: columns.join(' ') })}
        />
      </AlertFilterBar>
      <FilterChips chips={chips} onRemove={remove} onClear={clear} />
      {hidden > 0 && (
        <HiddenNotice
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
          skeleton={<Skeleton rows={query.pageSize} />}
          empty={<EmptyState title={t('alerts.emptyTitle')} text={t('alerts.emptyText')} />}
        >
          {groups.length === 0 ? (
            <NoMatch title={t('alerts.noMatchTitle')} text={t('alerts.noMatchText')} onClear={clear} />
          ) : (
            <AlertList
              rows={rows}
              groups={groups}
              query={query}
              scope={scopeOf(filters)}
              change={change}
              searchFor={searchFor}
            />
          )}
        </AsyncView>
      </div>
      <AlertPanel id={query.alert} onClose={() => change({ alert: null })} />
    </>
  );
}
