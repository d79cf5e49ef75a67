import type { GridApi } from 'ag-grid-community';
import Download from 'lucide-react/icons/download';
import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '@/shared/api/appError';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { addressesSchema, type Address } from '@/shared/demonstration/addresses';
import { csvText } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Icon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/Skeleton';
import { TablePager } from '@/shared/ui/table/TablePager';
import { AddressGrid, columnNames } from './addressGrid';

interface Outcome {
  round: number;
  rows: Address[] | null;
  error: AppError | null;
}

/** The contacts of the demonstration call; what is edited stays in the page. */
function useAddresses() {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ round: -1, rows: null, error: null });
  useEffect(() => {
    const leaving = new AbortController();
    demo
      .get('/aggrid/data', { signal: leaving.signal })
      .then((answer) => parseAnswer(answer, addressesSchema))
      .then(
        ({ data }) => setOutcome({ round, rows: data, error: null }),
        (thrown: unknown) => {
          if (!leaving.signal.aborted) setOutcome({ round, rows: null, error: toAppError(thrown) });
        },
      );
    return () => leaving.abort();
  }, [round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return outcome.round === round ? { ...outcome, reload } : { rows: null, error: null, reload };
}

function AddressBook() {
  const t = useT();
  const { rows, error, reload } = useAddresses();
  const [search, setSearch] = useState('');
  const [pageSize, setPageSize] = useState(20);
  const [api, setApi] = useState<GridApi<Address> | null>(null);
  const [{ page, total, chosen }, setView] = useState({ page: 1, total: 0, chosen: 0 });
  const onView = useCallback((grid: GridApi<Address>) => {
    setApi(grid);
    setView({
      page: grid.paginationGetCurrentPage() + 1,
      total: grid.paginationGetRowCount(),
      chosen: grid.getSelectedNodes().length,
    });
  }, []);
  const save = () => {
    const table: (string | number)[][] = [columnNames.map((name) => t(`showcase:/tables/agGrid#${name}`))];
    api?.forEachNodeAfterFilterAndSort(({ data }) => {
      if (data) table.push(columnNames.map((name) => data[name]));
    });
    downloadText('contacts.csv', csvText([table]), 'text/csv;charset=utf-8');
  };
  return (
    <AsyncView
      status={error ? 'failed' : rows ? 'ready' : 'loading'}
      error={error}
      onRetry={reload}
      skeleton={<Skeleton rows={10} />}
    >
      <div className="d-flex flex-wrap gap-2 mb-3">
        <input
          type="search"
          className="form-control w-auto flex-grow-1"
          aria-label={t('showcase:/tables/agGrid#search')}
          placeholder={t('showcase:/tables/agGrid#search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <button type="button" className="btn btn-outline-primary" onClick={save}>
          <Icon of={Download} /> <T id="showcase:/tables/agGrid#save" />
        </button>
      </div>
      <p className="small text-body-secondary">
        <T id="showcase:/tables/agGrid#keys" />
      </p>
      {rows && <AddressGrid rows={rows} search={search} pageSize={pageSize} onView={onView} />}
      <p className="mt-2 mb-0" role="status">
        <T id="showcase:/tables/agGrid#chosen" values={{ count: chosen }} />
      </p>
      <TablePager
        page={page}
        pageSize={pageSize}
        total={total}
        sizes={[20, 50, 100, 134]}
        onPage={(next) => api?.paginationGoToPage(next - 1)}
        onPageSize={setPageSize}
      />
    </AsyncView>
  );
}

export { AddressBook };
