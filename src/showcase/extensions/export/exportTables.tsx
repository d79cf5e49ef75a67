import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { FilterBar } from '@/shared/ui/FilterBar';
import { Icon } from '@/shared/ui/Icon';
import type { RowSelection } from '@/shared/ui/table/RowSelect';
import { ExportDialog } from './exportDialog';
import { fullName, isFound, peopleRows, type PersonRow } from '../../tables/data-tables/peopleRows';
import type { TableCells } from './tableFormats';

const isolated = (text: string) => <bdi>{text}</bdi>;

/** The ten rows that can be taken along; two have a note that a spreadsheet must not run. */
interface NotedRow extends PersonRow {
  note: string;
}
const notes = [
  '',
  '=SUM(A1:A9)',
  'Came late; left early',
  '',
  '+1 session',
  '',
  'Says “fine”',
  '',
  '@Quay',
  '',
];
const notedRows: readonly NotedRow[] = peopleRows
  .slice(0, notes.length)
  .map((row, index) => ({ ...row, note: notes[index] ?? '' }));

const exportedColumns = ['columnName', 'unit', 'removed', 'note'] as const;

const valueOf: Record<(typeof exportedColumns)[number], (row: NotedRow) => string | number> = {
  columnName: fullName,
  unit: ({ unit }) => unit,
  removed: ({ removedMl }) => removedMl,
  note: ({ note }) => note,
};

/** The rows under their heads, as a file holds them. */
const cellsOf = (rows: readonly NotedRow[], t: (id: MessageId) => string): TableCells => [
  exportedColumns.map((column) => t(`showcase:/extensions/export#${column}`)),
  ...rows.map((row) => exportedColumns.map((column) => valueOf[column](row))),
];

function NotedTable({
  rows,
  caption,
  selection,
}: {
  rows: readonly NotedRow[];
  caption: string;
  selection?: RowSelection<NotedRow>;
}) {
  const t = useT();
  const { number } = useFormats();
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', header: t('showcase:/extensions/export#columnName'), cell: fullName },
        { id: 'unit', header: t('showcase:/extensions/export#unit'), cell: ({ unit }) => unit },
        {
          id: 'removed',
          header: t('showcase:/extensions/export#removed'),
          cell: ({ removedMl }) => number(removedMl),
          align: 'end',
        },
        { id: 'note', header: t('showcase:/extensions/export#note'), cell: ({ note }) => isolated(note) },
      ]}
      {...(selection && { selection })}
    />
  );
}

function OpenExport({ rows }: { rows: readonly NotedRow[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-primary mb-3"
        disabled={rows.length === 0}
        onClick={() => setOpen(true)}
      >
        <Icon of={Download} /> <T id="showcase:/extensions/export#open" values={{ count: rows.length }} />
      </button>
      {isOpen && <ExportDialog cells={() => cellsOf(rows, t)} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the filter leaves is what is written. */
function ExportFiltered() {
  const t = useT();
  const [text, setText] = useState('');
  const rows = notedRows.filter((row) => isFound(row, text));
  return (
    <>
      <FilterBar
        label={t('showcase:/extensions/export#filter')}
        search={t('showcase:/extensions/export#search')}
        text={text}
        onText={setText}
        shown={<T id="showcase:/extensions/export#found" values={{ count: rows.length }} />}
        isFiltered={text !== ''}
        onClear={() => setText('')}
      >
        {null}
      </FilterBar>
      <OpenExport rows={rows} />
      <NotedTable rows={rows} caption={t('showcase:/extensions/export#caption')} />
    </>
  );
}

/** Only the rows that are chosen now are written. */
function ExportChosen() {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <p role="status">
        <T id="showcase:/extensions/export-selected#chosen" values={{ count: chosen.length }} />
      </p>
      <OpenExport rows={notedRows.filter(({ id }) => chosen.includes(id))} />
      <NotedTable
        rows={notedRows}
        caption={t('showcase:/extensions/export-selected#caption')}
        selection={{
          isChosen: ({ id }) => chosen.includes(id),
          onChoose: (rows, isChosen) => {
            const ids = rows.map(({ id }) => id);
            const others = chosen.filter((id) => !ids.includes(id));
            setChosen(isChosen ? [...others, ...ids] : others);
          },
          label: (row) => t('showcase:/extensions/export-selected#choose', { name: fullName(row) }),
        }}
      />
    </>
  );
}

export { ExportChosen, ExportFiltered };
