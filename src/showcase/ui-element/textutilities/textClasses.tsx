import { useMemo } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/tableColumn';

const rows: readonly { name: string; does: MessageId }[] = [
  { name: 'text-start, text-center, text-end', does: 'showcase:/ui-element/textutilities#aligns' },
  { name: 'text-md-end', does: 'showcase:/ui-element/textutilities#alignsWide' },
  { name: 'text-wrap, text-nowrap', does: 'showcase:/ui-element/textutilities#wraps' },
  { name: 'text-truncate', does: 'showcase:/ui-element/textutilities#truncates' },
  { name: 'text-break', does: 'showcase:/ui-element/textutilities#breaks' },
  { name: 'text-uppercase, text-capitalize', does: 'showcase:/ui-element/textutilities#transforms' },
  {
    name: 'fw-bold, fst-italic, text-decoration-underline',
    does: 'showcase:/ui-element/textutilities#styles',
  },
  { name: 'lh-1, lh-sm, lh-lg', does: 'showcase:/ui-element/textutilities#lineHeight' },
  { name: 'fs-1 … fs-6', does: 'showcase:/ui-element/textutilities#sizesText' },
  { name: 'user-select-all', does: 'showcase:/ui-element/textutilities#selects' },
];

function useColumns(): Column<(typeof rows)[number]>[] {
  const t = useT();
  return useMemo(
    (): Column<(typeof rows)[number]>[] => [
      {
        id: 'name',
        header: t('showcase:/ui-element/textutilities#class'),
        cell: ({ name }) => <code>{name}</code>,
      },
      {
        id: 'does',
        header: t('showcase:/ui-element/textutilities#does'),
        cell: ({ does }) => <T id={does} />,
      },
    ],
    [t],
  );
}

function Classes() {
  const t = useT();
  const columns = useColumns();
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={({ name }) => name}
      caption={t('showcase:/ui-element/textutilities#classes')}
    />
  );
}

export { Classes };
