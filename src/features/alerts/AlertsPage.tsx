import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { summaries } from '@/features/patients/slice';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { useEntities, useSettled } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { HiddenNotice } from '@/shared/ui/HiddenNotice';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { AlertFilterBar } from './AlertFilterBar';
import { AlertPanel } from './AlertPanel';
import { filterAlerts, hiddenUrgent, inOrder, type AlertRow } from './alertRows';
import { AlertTable } from './AlertTable';
import { Lead } from './Lead';
import { alerts } from './slice';
import { useAlertQuery } from './useAlertQuery';
import { useSearchText } from '@/shared/navigation/useSearchText';

/** All alerts of the clinic: which are open, since when, and what becomes of them. */
export default function AlertsPage() {
  const t = useT();
  const moment = useNow();
  const { query, change, searchFor } = useAlertQuery();
  const { rows: all, status, error, reload } = useEntities(alerts);
  const named = useSettled(useEntities(summaries).status);
  const { entities: patients } = useSelector(summaries.selectSlice);
  const [search, setSearch] = useSearchText(
    query.q,
    useMemo(() => (q: string) => change({ q }), [change]),
  );

  const rows = useMemo(
    () => all.map((alert): AlertRow => ({ alert, patient: patients[alert.patient] })).sort(inOrder),
    [all, patients],
  );
  const filters = useMemo(() => ({ ...query, q: search }), [query, search]);
  const filtered = useMemo(() => filterAlerts(rows, filters, moment), [rows, filters, moment]);
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / query.pageSize)));
  const visible = filtered.slice((page - 1) * query.pageSize, page * query.pageSize);
  const isFiltered = [search, query.severity, query.status, query.measure].some(Boolean);
  const hidden = isFiltered || page > 1 ? hiddenUrgent(rows, visible) : 0;
  const clear = () => {
    setSearch('');
    change({ q: null, severity: null, status: null, measure: null });
  };

  return (
    <>
      <PageHeader title={t('alerts.title')} lead={status === 'ready' && <Lead rows={rows} now={moment} />} />
      <p className="text-body-secondary">
        <T id="alerts.notEmergency" />
      </p>
      <AlertFilterBar
        rows={rows}
        filters={filters}
        now={moment}
        shown={filtered.length}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
      />
      {hidden > 0 && (
        <HiddenNotice
          text={<T id="alerts.hidden" values={{ count: hidden }} />}
          action={<T id="alerts.showHidden" />}
          onShow={clear}
        />
      )}
      <div className="card">
        <AsyncView
          status={named ? status : 'loading'}
          error={error}
          isEmpty={!named || all.length === 0}
          onRetry={reload}
          skeleton={<Skeleton rows={query.pageSize} />}
          empty={<EmptyState title={t('alerts.emptyTitle')} text={t('alerts.emptyText')} />}
        >
          {filtered.length === 0 ? (
            <NoMatch title={t('alerts.noMatchTitle')} text={t('alerts.noMatchText')} onClear={clear} />
          ) : (
            <AlertTable
              rows={visible}
              caption={t('alerts.caption')}
              selected={query.alert}
              searchFor={searchFor}
              onOpen={(alert) => change({ alert })}
              withPatient
              paging={{
                page,
                pageSize: query.pageSize,
                total: filtered.length,
                onPage: (next) => change({ page: String(next) }),
                onPageSize: (size) => change({ size: String(size) }),
              }}
            />
          )}
        </AsyncView>
      </div>
      <AlertPanel id={query.alert} onClose={() => change({ alert: null })} />
    </>
  );
}
