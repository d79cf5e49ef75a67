import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { useChosen } from '@/shared/list/useChosen';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Sort } from '@/shared/ui/table/tableColumn';
import { fullName, peopleRows, type PersonRow } from './peopleRows';
import { sorted, usePersonColumns } from './personColumns';
import './dataTables.css';

const keyOf = ({ id }: PersonRow) => id;

const fewRows = peopleRows.slice(0, 6);

function Basic() {
  const t = useT();
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <DataTable
      caption={t('showcase:/tables/data-tables#basicCaption')}
      rows={sorted(fewRows, sort)}
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
  const chosen = useChosen(fewRows, keyOf);
  return (
    <>
      <p role="status">
        <T id="showcase:/tables/data-tables#chosen" values={{ count: chosen.rows.length }} />
      </p>
      <DataTable
        caption={t('showcase:/tables/reactstrap#frame', {
          title: t('showcase:/tables/data-tables#selectable'),
        })}
        rows={fewRows}
        columns={usePersonColumns()}
        rowKey={keyOf}
        selection={{
          isChosen: chosen.isChosen,
          onChoose: chosen.choose,
          label: (row) => t('showcase:/tables/data-tables#choose', { name: fullName(row) }),
        }}
      />
    </>
  );
}

export { Basic, FixedHead, Paged, Selectable };
