import { useMemo, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { FilterBar } from '@/shared/ui/FilterBar';
import type { FileTable } from './tableFile';

const isolated = (text: string | undefined) => <bdi>{text}</bdi>;

/** What was read, to look through. */
export function ReadTable({ name, table: { heads, rows, uneven } }: { name: string; table: FileTable }) {
  const t = useT();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const found = useMemo(() => {
    const wanted = text.toLocaleLowerCase();
    return rows
      .map((cells, index) => ({ id: String(index), cells }))
      .filter(({ cells }) => cells.some((cell) => cell.toLocaleLowerCase().includes(wanted)));
  }, [rows, text]);
  const search = (typed: string) => {
    setText(typed);
    setPage(1);
  };
  return (
    <div>
      <h3 className="h6">
        <bdi>{name}</bdi>
      </h3>
      {uneven > 0 && (
        <p className="text-body-secondary">
          <T id="showcase:/extensions/import#uneven" values={{ count: uneven }} />
        </p>
      )}
      <FilterBar
        label={t('showcase:/extensions/import#filter')}
        search={t('showcase:/extensions/import#search')}
        text={text}
        onText={search}
        shown={<T id="showcase:/extensions/import#found" values={{ count: found.length }} />}
        isFiltered={text !== ''}
        onClear={() => search('')}
      >
        {null}
      </FilterBar>
      <DataTable
        caption={t('showcase:/extensions/import#caption', { file: name })}
        rows={found.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        columns={heads.map((head, index) => ({
          id: String(index),
          header: head.trim() || t('showcase:/extensions/import#column', { number: index + 1 }),
          cell: ({ cells }: { cells: string[] }) => isolated(cells[index]),
        }))}
        page={page}
        pageSize={pageSize}
        total={found.length}
        onPage={setPage}
        onPageSize={(size) => {
          setPageSize(size);
          setPage(1);
        }}
      />
    </div>
  );
}
