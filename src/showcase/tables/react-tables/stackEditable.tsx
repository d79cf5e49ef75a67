import { useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useT } from '@/shared/i18n/text';
import { fullName, peopleRows, type PersonRow } from '../data-tables/peopleRows';
import { features, type Stack } from './stackFeatures';
import { StackTable, word } from './stackTable';
import './stackTable.css';

type Editable = 'first' | 'last' | 'unit';

interface Writable {
  label: string;
  value: string;
  onCommit: (text: string) => void;
}

/** A cell to write in: what was written holds when the cell is left or Enter is pressed, Escape takes it back. */
function CellInput({ label, value, onCommit }: Writable) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && draft.trim() !== '') onCommit(draft.trim());
    setDraft(null);
  };
  return (
    <input
      className="form-control nd-cell-input"
      aria-label={label}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}

const writable = (cell: Writable) => <CellInput {...cell} />;
const strong = (text: string) => <strong>{text}</strong>;

/** Cells to write in; the full name follows as soon as one of them is left. */
function EditableCells() {
  const t = useT();
  const [rows, setRows] = useState(() => peopleRows.slice(0, 5));
  const columns = useMemo((): ColumnDef<Stack, PersonRow>[] => {
    const editable = (id: Editable): ColumnDef<Stack, PersonRow> => ({
      id,
      header: () => word(id),
      cell: ({ row }) =>
        writable({
          label: t('showcase:/tables/react-tables#cell', {
            column: t(`showcase:/tables/react-tables#${id}`),
            row: row.index + 1,
          }),
          value: row.original[id],
          onCommit: (text) =>
            setRows((before) =>
              before.map((one) => (one.id === row.original.id ? { ...one, [id]: text } : one)),
            ),
        }),
    });
    return [
      editable('first'),
      editable('last'),
      editable('unit'),
      {
        id: 'full',
        header: () => word('full'),
        cell: ({ row }) => strong(fullName(row.original)),
      },
    ];
  }, [t]);
  const table = useTable({ features, columns, data: rows, enableSorting: false });
  return <StackTable table={table} label="showcase:/tables/react-tables#editable" />;
}

export { EditableCells };
