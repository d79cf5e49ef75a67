import Bookmark from 'lucide-react/icons/bookmark';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { categories } from '@/features/userCategories/slice';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import type { AlertGroup } from '../alertRows';

const ViewsDialog = lazy(async () => ({
  default: (await import('@/shared/views/ViewsDialog')).ViewsDialog,
}));

/** The list's address as stored in a view: without page and open alert. */
function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('alert');
  params.delete('page');
  return params.toString();
}

/** Tools for the current list: saving it as a view and, for administrators, exporting it as a file. */
export function AlertListTools({ groups }: { groups: readonly AlertGroup[] }) {
  const isAdmin = useSelector(selectRole) === 'ADMIN';
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setOpen(true)}>
        <Icon of={Bookmark} /> <T id="worklist.views" />
      </button>
      {isAdmin && <ExportButton groups={groups} />}
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

/** Exports all alerts that match the filters, also those on other pages and folded ones. */
function ExportButton({ groups }: { groups: readonly AlertGroup[] }) {
  const t = useT();
  const intl = useIntl();
  const wording = useWording();
  const dispatch = useAppDispatch();
  const known = useSelector(categories.selectAll);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const { exportAlertsCsv } = await import('./exportAlertsCsv');
    const categoryName = (code: string) => known.find((one) => one.code === code)?.name ?? code;
    const rows = groups.flatMap(({ lead, folded }) => [lead, ...folded]);
    const name = `${t('alerts.fileName')}-${new Date(now()).toISOString().slice(0, 10)}.csv`;
    const outcome = await dispatch(exportAlertsCsv({ rows, words: { intl, wording, categoryName }, name }));
    setBusy(false);
    if (!exportAlertsCsv.fulfilled.match(outcome)) return;
    const values = { count: outcome.payload };
    dispatch(noticed({ tone: 'success', message: 'alerts.exported', values }));
  };

  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      disabled={busy || groups.length === 0}
      onClick={() => void save()}
    >
      <Icon of={Download} /> <T id="worklist.exportCsv" />
    </button>
  );
}
