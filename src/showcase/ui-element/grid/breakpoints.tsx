import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/tableColumn';

/** As `styles/_bootstrap.scss` has them, CSS pixels. */
const breakpoints = [
  { prefix: 'col-', from: 0, container: null },
  { prefix: 'col-sm-', from: 576, container: 540 },
  { prefix: 'col-md-', from: 768, container: 720 },
  { prefix: 'col-lg-', from: 992, container: 960 },
  { prefix: 'col-xl-', from: 1200, container: 1140 },
];
type Breakpoint = (typeof breakpoints)[number];

function useColumns(): Column<Breakpoint>[] {
  const t = useT();
  const { number } = useFormats();
  return useMemo((): Column<Breakpoint>[] => {
    const pixels = (value: number) => t('showcase:/ui-element/grid#pixels', { value: number(value) });
    return [
      {
        id: 'prefix',
        header: t('showcase:/ui-element/grid#prefix'),
        cell: ({ prefix }) => <code>{prefix}</code>,
      },
      {
        id: 'from',
        header: t('showcase:/ui-element/grid#from'),
        align: 'end',
        cell: ({ from }) => pixels(from),
      },
      {
        id: 'container',
        header: t('showcase:/ui-element/grid#container'),
        align: 'end',
        cell: ({ container }) =>
          container === null ? t('showcase:/ui-element/grid#whole') : pixels(container),
      },
    ];
  }, [t, number]);
}

function Breakpoints() {
  const t = useT();
  const columns = useColumns();
  return (
    <DataTable
      rows={breakpoints}
      columns={columns}
      rowKey={({ prefix }) => prefix}
      caption={t('showcase:/ui-element/grid#breakpoints')}
    />
  );
}

export { Breakpoints };
