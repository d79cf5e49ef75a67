import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import type { Column } from '@/shared/ui/table/tableColumn';

const deliveries = [
  {
    id: 'D-2041',
    state: 'onTheWay',
    tone: 'text-success',
    driver: 'Pia Lund',
    share: 0.8,
    day: '2026-03-05',
  },
  { id: 'D-2042', state: 'waiting', tone: 'text-warning', driver: 'Joe Marsh', share: 0, day: '2026-03-06' },
  {
    id: 'D-2043',
    state: 'cancelled',
    tone: 'text-danger',
    driver: 'Eva Costa',
    share: 0.35,
    day: '2026-03-06',
  },
  {
    id: 'D-2044',
    state: 'onTheWay',
    tone: 'text-success',
    driver: 'Tom Reed',
    share: 0.5,
    day: '2026-03-07',
  },
] as const;
type Delivery = (typeof deliveries)[number];

function useColumns(): Column<Delivery>[] {
  const t = useT();
  const { day, percent } = useFormats();
  return useMemo((): Column<Delivery>[] => {
    const head = (name: 'delivery' | 'state' | 'driver' | 'way' | 'expected') => ({
      id: name,
      header: t(`showcase:/cards/analytics#${name}`),
    });
    return [
      { ...head('delivery'), cell: ({ id }) => id },
      {
        ...head('state'),
        cell: ({ state, tone }) => (
          <>
            <span className={tone} aria-hidden="true">
              ●
            </span>{' '}
            <T id={`showcase:/cards/analytics#${state}`} />
          </>
        ),
      },
      { ...head('driver'), cell: ({ driver }) => driver },
      {
        ...head('way'),
        cell: ({ id, share }) => (
          <ProgressBar
            label={t('showcase:/cards/analytics#wayOf', { id })}
            value={share}
            max={1}
            valueText={percent(share)}
          />
        ),
      },
      { ...head('expected'), align: 'end', cell: (row) => day(row.day) },
    ];
  }, [t, day, percent]);
}

function Deliveries() {
  const t = useT();
  const columns = useColumns();
  return (
    <DataTable
      rows={deliveries}
      columns={columns}
      rowKey={({ id }) => id}
      caption={t('showcase:/cards/analytics#deliveries')}
    />
  );
}

export { Deliveries };
