import { useTable, type ColumnDef, type Row } from '@tanstack/react-table';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, type CSSProperties } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { fullName, peopleRows, units, type PersonRow } from '../data-tables/peopleRows';
import { features, type Stack } from './stackFeatures';
import { StackTable, word } from './stackTable';
import './stackTable.css';

interface Entry {
  name: string;
  removedMl: number;
  person?: PersonRow;
  people?: Entry[];
}

const data: Entry[] = units.map((name) => {
  const people = peopleRows
    .filter(({ unit }) => unit === name)
    .slice(0, 4)
    .map((person) => ({ name: fullName(person), removedMl: person.removedMl, person }));
  return { name, removedMl: people.reduce((sum, { removedMl }) => sum + removedMl, 0), people };
});

/** The sessions of one person, as a table of its own below their row. */
function Sessions({ person }: { person: PersonRow }) {
  const { number } = useFormats();
  const shares = [0.9, 1, 1.1].map((share) => Math.round(person.removedMl * share));
  return (
    <table className="table table-sm mb-0">
      <caption className="caption-top">
        <T id="showcase:/tables/react-tables#lastSessions" values={{ name: fullName(person) }} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{word('session')}</th>
          <th scope="col">{word('removed')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((removed, index) => (
          <tr key={removed}>
            <td>{number(index + 1)}</td>
            <td>{number(removed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
const sessionsOf = (person: PersonRow) => <Sessions person={person} />;

function Opener({ row }: { row: Row<Stack, Entry> }) {
  const t = useT();
  const isOpen = row.getIsExpanded();
  return (
    <button
      type="button"
      className="btn btn-sm btn-icon"
      aria-expanded={isOpen}
      aria-label={t('showcase:/tables/react-tables#open', { name: row.original.name })}
      onClick={() => row.toggleExpanded()}
    >
      {isOpen ? <Icon of={ChevronDown} /> : <Icon of={ChevronRight} directional />}
    </button>
  );
}

const named = (row: Row<Stack, Entry>) => (
  <span className="nd-nested" style={{ '--nd-depth': row.depth } as CSSProperties}>
    <Opener row={row} /> {row.original.name}
  </span>
);

const sessionsBelow = (row: Row<Stack, Entry>) =>
  row.original.person && row.getIsExpanded() ? (
    <tr>
      <td colSpan={row.getAllCells().length}>{sessionsOf(row.original.person)}</td>
    </tr>
  ) : null;

/** Units with their people, and people with their sessions. */
function NestedRows() {
  const { number } = useFormats();
  const columns = useMemo(
    (): ColumnDef<Stack, Entry>[] => [
      {
        id: 'name',
        header: () => word('unitOrPerson'),
        cell: ({ row }) => named(row),
      },
      {
        id: 'removed',
        header: () => word('removed'),
        cell: ({ row }) => number(row.original.removedMl),
      },
    ],
    [number],
  );
  const table = useTable({
    features,
    columns,
    data,
    enableSorting: false,
    getSubRows: ({ people }) => people,
    getRowCanExpand: () => true,
    paginateExpandedRows: false,
  });
  return <StackTable table={table} label="showcase:/tables/react-tables#nested" below={sessionsBelow} />;
}

export { NestedRows };
