import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { summaries } from './slice';
import { categories } from '@/features/userCategories/slice';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { useNow } from '@/shared/store/clock';
import { useEntities, useSettled } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { HiddenNotice } from '@/shared/ui/HiddenNotice';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { PatientDrawer } from './PatientDrawer';
import { useWorklistQuery } from './useWorklistQuery';
import { WorklistFilterBar } from './WorklistFilterBar';
import { countSections, filterRows, rowOf, sortRows } from '@/domain/worklist';
import { WorklistTable } from './WorklistTable';

const ImportDialog = lazy(() =>
  import('./imports/ImportDialog').then((module) => ({ default: module.ImportDialog })),
);

/** The worklist: who needs whom to look, most urgent first. */
export default function WorklistPage() {
  const t = useT();
  const moment = useNow();
  const { query, change } = useWorklistQuery();
  const { rows: all, status, error, reload } = useEntities(summaries);
  const named = useSettled(useEntities(categories).status);
  const [isImporting, setImporting] = useState(false);
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(query.q, writeSearch);

  const rows = useMemo(() => all.map((summary) => rowOf(summary, moment)), [all, moment]);
  const sorted = useMemo(
    () => sortRows(rows, query.sort, query.descending),
    [rows, query.sort, query.descending],
  );
  const { section, category, pathology } = query;
  const filtered = useMemo(
    () => filterRows(sorted, { q: search, section, category, pathology }),
    [sorted, search, section, category, pathology],
  );
  const counts = useMemo(() => countSections(rows), [rows]);
  const hidden = counts.critical - countSections(filtered).critical;
  const lastPage = Math.max(1, Math.ceil(filtered.length / query.pageSize));
  const page = Math.min(query.page, lastPage);
  const visible = filtered.slice((page - 1) * query.pageSize, page * query.pageSize);
  const chosen = useSelector((state: Record<string, unknown>) =>
    summaries.selectById(state, query.patient ?? ''),
  );
  const clear = () => {
    setSearch('');
    change({ q: null, section: null, category: null, pathology: null });
  };

  return (
    <>
      <PageHeader
        title={t('worklist.title')}
        lead={
          status === 'ready' && (
            <T id="worklist.lead" values={{ critical: counts.critical, silent: counts.noData }} />
          )
        }
        actions={
          <button type="button" className="btn btn-primary" onClick={() => setImporting(true)}>
            <Icon of={Upload} /> <T id="worklist.import" />
          </button>
        }
      />
      <WorklistFilterBar
        query={query}
        search={search}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
        shown={filtered.length}
        counts={counts}
      />
      {hidden > 0 && (
        <HiddenNotice
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
          skeleton={<Skeleton rows={query.pageSize} />}
          empty={<EmptyState title={t('worklist.emptyTitle')} text={t('worklist.emptyText')} />}
        >
          {filtered.length === 0 ? (
            <NoMatch title={t('worklist.noMatchTitle')} text={t('worklist.noMatchText')} onClear={clear} />
          ) : (
            <WorklistTable
              rows={visible}
              query={query}
              page={page}
              total={filtered.length}
              onChange={change}
            />
          )}
        </AsyncView>
      </div>
      <PatientDrawer row={chosen ? rowOf(chosen, moment) : null} onClose={() => change({ patient: null })} />
      {isImporting && (
        <Suspense>
          <ImportDialog isOpen onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
