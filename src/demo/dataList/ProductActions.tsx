import { useState } from 'react';
import type { Product } from '@/shared/demonstration/products';
import { csvText, type Cell } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ActionsMenu } from '../lists/ActionsMenu';
import { PrintedRows } from '../lists/PrintedRows';
import { UndoBar, type UndoableChange } from '../lists/UndoBar';
import { archiveProducts } from './archive';
import type { ProductTexts } from './productQuery';

/** What can be done to the chosen products; on paper and in a file all that were found, where none is chosen. */
export function ProductActions({
  chosen,
  found,
  texts,
  inArchive,
  onDelete,
  onDone,
}: {
  chosen: readonly Product[];
  found: readonly Product[];
  texts: ProductTexts;
  inArchive: boolean;
  onDelete: () => void;
  /** The chosen ones have left the list. */
  onDone: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isPrinting, setPrinting] = useState(false);
  const [change, setChange] = useState<UndoableChange | null>(null);
  const table = (): Cell[][] => [
    [
      t('dataList.name'),
      t('dataList.category'),
      t('dataList.popularity'),
      t('dataList.status'),
      t('dataList.price'),
    ],
    ...(chosen.length > 0 ? chosen : found).map((product) => {
      const { name, category, popularity, status, price } = texts(product);
      return [name, category, popularity, status, price];
    }),
  ];
  const archive = () => {
    const ids = chosen.map(({ id }) => id);
    archiveProducts(ids, !inArchive);
    setChange({
      message: inArchive ? 'dataList.unarchived' : 'dataList.archivedNow',
      values: { count: ids.length },
      undo: () => archiveProducts(ids, inArchive),
    });
    onDone();
  };
  const save = () => {
    const rows = table();
    downloadText('products.csv', csvText([rows]), 'text/csv');
    dispatch(noticed({ tone: 'success', message: 'lists.exported', values: { count: rows.length - 1 } }));
  };
  return (
    <>
      <ActionsMenu
        chosen={chosen.length}
        inArchive={inArchive}
        onDelete={onDelete}
        onArchive={archive}
        onPrint={() => setPrinting(true)}
        onExport={save}
      />
      {change && <UndoBar change={change} onClose={() => setChange(null)} />}
      {isPrinting && (
        <PrintedRows title={t('app.dataList')} table={table()} onDone={() => setPrinting(false)} />
      )}
    </>
  );
}
