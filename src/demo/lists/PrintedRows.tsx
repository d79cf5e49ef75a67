import type { Cell } from '@/shared/files/csv';
import { T } from '@/shared/i18n/text';
import { TableSheet } from '@/shared/ui/print/TableSheet';

/** Rows for paper: shown to the printer alone, and gone when the browser has printed them. @param table its first row is the head */
export function PrintedRows({
  title,
  table,
  onDone,
}: {
  title: string;
  table: readonly (readonly Cell[])[];
  onDone: () => void;
}) {
  const lead = <T id="lists.printed" values={{ count: table.length - 1 }} />;
  return <TableSheet title={title} lead={lead} filters={[]} lines={table} onDone={onDone} />;
}
