import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import type { Column } from '@/shared/ui/table/tableColumn';
import type { Stretch } from '../charts/days';
import { growthOf } from '../charts/sample';
import { useFigureWords } from '../charts/useFigureWords';
import type { Sessions } from './figures';

interface Row {
  stop: Stretch;
  value: number;
  before: number | undefined;
}

/** Every stop of the period with its sessions, and how they changed since the one before; the newest first. */
export function SessionsDialog({
  head,
  sessions: { stops, values },
  onClose,
}: {
  head: string;
  sessions: Sessions;
  onClose: () => void;
}) {
  const t = useT();
  const { stretch, change } = useFigureWords();
  const { number } = useFormats();
  const rows = useMemo(
    () =>
      stops
        .map((stop, index): Row => ({ stop, value: values[index] ?? 0, before: values[index - 1] }))
        .reverse(),
    [stops, values],
  );
  const columns: Column<Row>[] = [
    { id: 'stop', header: head, cell: ({ stop }) => stretch(stop) },
    { id: 'sessions', header: t('analytics.sessions'), align: 'end', cell: ({ value }) => number(value) },
    {
      id: 'change',
      header: t('analytics.change'),
      align: 'end',
      cell: ({ value, before }) =>
        before === undefined ? t('figures.unknown') : change(growthOf(value, before)),
    },
  ];
  return (
    <Dialog isOpen title={<T id="analytics.detailsTitle" />} onClose={onClose}>
      <DataTable
        rows={rows}
        columns={columns}
        rowKey={({ stop }) => String(stop.from)}
        caption={t('analytics.detailsTitle')}
      />
    </Dialog>
  );
}
