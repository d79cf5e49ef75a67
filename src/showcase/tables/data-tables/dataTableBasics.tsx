import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/DataTable';
import type { Sort } from '@/shared/ui/tableColumn';
import { fullName, peopleRows, type PersonRow } from './peopleRows';
import { sorted, usePersonColumns } from './personColumns';
import './dataTables.css';

const keyOf = ({ id }: PersonRow) => id;

function Basic() {
  const t = useT();
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <DataTable
      caption={t('showcase:/tables/data-tables#basicCaption')}
      rows={sorted(peopleRows.slice(0, 6), sort)}
      columns={usePersonColumns()}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
    />
  );
}

function FixedHead() {
  const t = useT();
  return (
    <div className="nd-fixed-head">
      <DataTable
        caption={t('showcase:/tables/reactstrap#frame', { title: t('showcase:/tables/data-tables#fixed') })}
        rows={peopleRows}
        columns={usePersonColumns()}
        rowKey={keyOf}
      />
    </div>
  );
}

function Paged() {
  const t = useT();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  return (
    <DataTable
      caption={t('showcase:/tables/reactstrap#frame', { title: t('showcase:/tables/data-tables#paged') })}
      rows={peopleRows.slice((page - 1) * pageSize, page * pageSize)}
      columns={usePersonColumns()}
      rowKey={keyOf}
      page={page}
      pageSize={pageSize}
      total={peopleRows.length}
      onPage={setPage}
      onPageSize={(size) => {
        setPageSize(size);
        setPage(1);
      }}
    />
  );
}

function Selectable() {
  const t = useT();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <p role="status">
        <T id="showcase:/tables/data-tables#chosen" values={{ count: chosen.size }} />
      </p>
      <DataTable
        caption={t('showcase:/tables/reactstrap#frame', {
          title: t('showcase:/tables/data-tables#selectable'),
        })}
        rows={peopleRows.slice(0, 6)}
        columns={usePersonColumns()}
        rowKey={keyOf}
        selection={{
          isChosen: ({ id }) => chosen.has(id),
          onChoose: (rows, isChosen) => {
            const ids = rows.map(keyOf);
            setChosen(
              isChosen
                ? new Set([...chosen, ...ids])
                : new Set([...chosen].filter((id) => !ids.includes(id))),
            );
          },
          label: (row) => t('showcase:/tables/data-tables#choose', { name: fullName(row) }),
        }}
      />
    </>
  );
}

export { Basic, FixedHead, Paged, Selectable };
