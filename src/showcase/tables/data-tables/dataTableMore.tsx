import { useState } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { FilterBar } from '@/shared/ui/FilterBar';
import { fullName, isFound, peopleRows, type PersonRow } from './peopleRows';
import { usePersonColumns } from './personColumns';
import './dataTables.css';

const keyOf = ({ id }: PersonRow) => id;

function Details({ of: row, isOpen }: { of: PersonRow; isOpen: boolean }) {
  const { number } = useFormats();
  const values = { age: row.age, weight: number(row.weightKg, 1), unit: row.unit };
  return (
    <>
      {fullName(row)}
      {isOpen && (
        <span className="nd-row-details" id={`details-${row.id}`}>
          <T id="showcase:/tables/data-tables#details" values={values} />
        </span>
      )}
    </>
  );
}

function More({ of: row, isOpen, onToggle }: { of: PersonRow; isOpen: boolean; onToggle: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-primary"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `details-${row.id}` : undefined}
      aria-label={t('showcase:/tables/data-tables#detailsOf', { name: fullName(row) })}
      onClick={onToggle}
    >
      <T id="showcase:/tables/data-tables#more" />
    </button>
  );
}
const detailsOf = (row: PersonRow, isOpen: boolean) => <Details of={row} isOpen={isOpen} />;
const moreOf = (row: PersonRow, isOpen: boolean, onToggle: () => void) => (
  <More of={row} isOpen={isOpen} onToggle={onToggle} />
);

function Expandable() {
  const t = useT();
  const [open, setOpen] = useState<string | null>(null);
  const columns = usePersonColumns().map((column) =>
    column.id === 'last' ? { ...column, cell: (row: PersonRow) => detailsOf(row, open === row.id) } : column,
  );
  return (
    <DataTable
      caption={t('showcase:/tables/reactstrap#frame', {
        title: t('showcase:/tables/data-tables#expandable'),
      })}
      rows={peopleRows.slice(6, 11)}
      columns={columns}
      rowKey={keyOf}
      rowActions={(row) =>
        moreOf(row, open === row.id, () => setOpen((before) => (before === row.id ? null : row.id)))
      }
    />
  );
}

function Filtered() {
  const t = useT();
  const [text, setText] = useState('');
  const rows = peopleRows.filter((row) => isFound(row, text));
  return (
    <>
      <FilterBar
        label={t('showcase:/tables/data-tables#filtered')}
        search={t('showcase:/tables/data-tables#search')}
        text={text}
        onText={setText}
        shown={<T id="showcase:/tables/data-tables#found" values={{ count: rows.length }} />}
        isFiltered={text !== ''}
        onClear={() => setText('')}
      >
        {null}
      </FilterBar>
      <div className="nd-fixed-head">
        <DataTable
          caption={t('showcase:/tables/data-tables#filteredCaption')}
          rows={rows}
          columns={usePersonColumns()}
          rowKey={keyOf}
        />
      </div>
    </>
  );
}

export { Expandable, Filtered };
