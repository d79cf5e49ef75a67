import Bookmark from 'lucide-react/icons/bookmark';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { usePrintKey } from '@/shared/ui/print/usePrintKey';
import { useMay } from '@/shared/rights';
import type { AlertGroup, AlertRow } from '../alertRows';
import type { TableWords } from './alertText';
import { QuietTool } from '@/shared/list/QuietTool';
import { useTableWords } from './useTableWords';

const ViewsDialog = lazy(async () => ({
  default: (await import('@/shared/views/ViewsDialog')).ViewsDialog,
}));

const AlertSheet = lazy(async () => ({ default: (await import('./AlertSheet')).AlertSheet }));

/** All alerts that match the filters, also those on other pages and folded ones. */
const rowsOf = (groups: readonly AlertGroup[]): AlertRow[] =>
  groups.flatMap(({ lead, folded }) => [lead, ...folded]);

/** The list's address as stored in a view: without page and open alert. */
function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('alert');
  params.delete('page');
  return params.toString();
}

/** Tools for the current list: saving it as a view, printing it and, for administrators, exporting it as a file. */
export function AlertListTools({
  groups,
  filters,
}: {
  groups: readonly AlertGroup[];
  /** The active filters as text. */
  filters: readonly string[];
}) {
  const mayExport = useMay('lists.save');
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const words = useTableWords();
  const [isPrinting, setPrinting] = useState(false);
  const print = () => setPrinting(groups.length > 0);
  usePrintKey(print);
  return (
    <>
      <QuietTool icon={Bookmark} word="worklist.views" onClick={() => setOpen(true)} />
      <QuietTool icon={Printer} word="worklist.print" disabled={groups.length === 0} onClick={print} />
      {mayExport && <ExportButton groups={groups} words={words} />}
      {isPrinting && (
        <Suspense fallback={null}>
          <AlertSheet
            rows={rowsOf(groups)}
            words={words}
            filters={filters}
            onDone={() => setPrinting(false)}
          />
        </Suspense>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ViewsDialog
            list="alerts"
            query={viewQuery(search)}
            onOpen={(query) => {
              setParams(new URLSearchParams(query));
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function ExportButton({ groups, words }: { groups: readonly AlertGroup[]; words: TableWords }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const { exportAlertsCsv } = await import('./exportAlertsCsv');
    const name = `${t('alerts.fileName')}-${new Date(now()).toISOString().slice(0, 10)}.csv`;
    const outcome = await dispatch(exportAlertsCsv({ rows: rowsOf(groups), words, name }));
    setBusy(false);
    if (!exportAlertsCsv.fulfilled.match(outcome)) return;
    const values = { count: outcome.payload };
    dispatch(noticed({ tone: 'success', message: 'alerts.exported', values }));
  };

  return (
    <QuietTool
      icon={Download}
      word="worklist.exportCsv"
      disabled={busy || groups.length === 0}
      onClick={() => void save()}
    />
  );
}
