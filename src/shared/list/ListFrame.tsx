import { useMemo, type ComponentProps, type ReactNode, type Ref } from 'react';
import type { Action } from '@/domain/access';
import type { MessageId } from '@/locales';
import type { AppError } from '../api/appError';
import { T, useT } from '../i18n/text';
import type { Status } from '../store/recordSlice';
import { AsyncView } from '../ui/AsyncView';
import { DataTable } from '../ui/table/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { FilterBar, FilterSelect } from '../ui/FilterBar';
import { NoMatch } from '../ui/NoMatch';
import { PageHeader } from '../ui/PageHeader';
import { Skeleton } from '../ui/Skeleton';
import { SortSelect } from '../ui/table/SortSelect';
import type { Column } from '../ui/table/tableColumn';
import { useMay } from '../rights';
import type { Filters, QueryChange } from './defineList';
import type { ListState } from './useListState';

/** The messages that a list shows about itself. */
export interface ListWords {
  filters: MessageId;
  search: MessageId;
  /** A short form of `search` that fits a telephone's field; `search` itself when absent. */
  searchHint?: MessageId;
  /** The message with the number of rows that are left: takes `count`. */
  shown: MessageId;
  caption: MessageId;
  emptyTitle: MessageId;
  emptyText: MessageId;
  noMatchTitle: MessageId;
  noMatchText: MessageId;
}

/** The words of each filter, in the order in which they stand. */
export type FilterWords<F extends Filters> = {
  readonly [K in keyof F]: {
    label: string;
    choice: (choice: F[K] extends readonly (infer Choice)[] ? Choice : string) => string;
    /** The choice says how many rows it would leave. */
    isCounted?: boolean;
    /** The choices are languages, each written in itself. */
    isLanguage?: boolean;
  };
};

interface Frame<Row, F extends Filters, S extends string, P extends string> {
  list: ListState<Row, F, S, P>;
  words: ListWords;
}

/** Search and filters above a list. */
export function ListFilterBar<Row, F extends Filters, S extends string, P extends string>({
  list,
  words,
  filters,
  columns,
}: Frame<Row, F, S, P> & { filters: FilterWords<F>; columns: readonly Column<Row>[] }) {
  const t = useT();
  return (
    <FilterBar
      label={t(words.filters)}
      search={t(words.search)}
      hint={words.searchHint && t(words.searchHint)}
      text={list.text}
      onText={list.setText}
      shown={<T id={words.shown} values={{ count: list.rows.length }} />}
      isFiltered={list.isFiltered}
      onClear={list.clear}
      box={list.box}
    >
      {Object.keys(filters).map((name) => (
        <ListFilter key={name} list={list} name={name} words={filters[name] as AnyFilterWords} />
      ))}
      <SortSelect
        options={columns.filter(({ sortable }) => sortable).map(({ id, header }) => ({ id, label: header }))}
        sort={{ id: list.query.sort, desc: list.query.descending }}
        onSort={({ id, desc }) => (list.change as (change: QueryChange) => void)(sortChange(id, desc))}
      />
    </FilterBar>
  );
}

const sortChange = (sort: string, isDescending: boolean) => ({ sort, dir: isDescending ? 'desc' : null });

type AnyFilterWords = FilterWords<Filters>[string];

/** One filter of a list; its choices are counted when the rows change, not with every key. */
function ListFilter<Row, F extends Filters, S extends string, P extends string>({
  list: { query, change, choicesOf, count },
  name,
  words: { label, choice: wordOf, isCounted = false, isLanguage = false },
}: {
  list: Pick<ListState<Row, F, S, P>, 'query' | 'change' | 'choicesOf' | 'count'>;
  name: keyof F & string;
  words: AnyFilterWords;
}) {
  const t = useT();
  const choices = choicesOf(name);
  const counts = useMemo(
    () => (isCounted ? choices.map((choice) => count(name, choice)) : null),
    [isCounted, choices, count, name],
  );
  return (
    <FilterSelect
      label={label}
      value={query.filters[name]}
      onChange={(value) => change({ [name]: value } as QueryChange<P>)}
    >
      {choices.map((choice, place) => (
        <option key={choice} value={choice} lang={isLanguage ? choice : undefined}>
          {counts ? t('common.option', { label: wordOf(choice), count: counts[place] }) : wordOf(choice)}
        </option>
      ))}
    </FilterSelect>
  );
}

interface Card<Row extends object, F extends Filters, S extends string, P extends string>
  extends Frame<Row, F, S, P>, Pick<ComponentProps<typeof DataTable<Row>>, 'rowKey' | 'rowActions'> {
  fetched: { status: Status; error: AppError | null; reload: () => void };
  columns: readonly Column<Row>[];
  /** The way to the first row of an empty list. */
  emptyAction?: ReactNode;
  /** All rows stand on one page. */
  isWhole?: boolean;
  cardRef?: Ref<HTMLDivElement>;
}

/** The rows of a list, or why there are none. */
export function ListCard<Row extends object, F extends Filters, S extends string, P extends string>({
  list,
  words,
  fetched: { status, error, reload },
  columns,
  rowKey,
  rowActions,
  emptyAction,
  isWhole = false,
  cardRef,
}: Card<Row, F, S, P>) {
  const t = useT();
  const { query, rows, page, pageRows } = list;
  const change = list.change as (change: QueryChange) => void;
  return (
    <div className="card nd-card-rows" ref={cardRef} tabIndex={cardRef ? -1 : undefined}>
      <AsyncView
        status={status}
        error={error}
        isEmpty={list.isFiltered ? list.all.length === 0 : rows.length === 0}
        onRetry={reload}
        skeleton={<Skeleton shape="rows" rows={8} />}
        empty={<EmptyState title={t(words.emptyTitle)} text={t(words.emptyText)} action={emptyAction} />}
      >
        {rows.length === 0 ? (
          <NoMatch title={t(words.noMatchTitle)} text={t(words.noMatchText)} onClear={list.clear} />
        ) : (
          <DataTable
            rows={isWhole ? rows : pageRows}
            columns={columns}
            rowKey={rowKey}
            caption={t(words.caption)}
            sort={{ id: query.sort, desc: query.descending }}
            onSort={({ id, desc }) => change(sortChange(id, desc))}
            {...(rowActions && { rowActions })}
            {...(!isWhole && {
              page,
              pageSize: query.pageSize,
              total: rows.length,
              onPage: (next: number) => change({ page: String(next) }),
              onPageSize: (size: number) => change({ size: String(size) }),
            })}
          />
        )}
      </AsyncView>
    </div>
  );
}

/**
 * The page of a list: heading, filters, rows.
 * @param action what `actions`, `emptyAction` and `rowActions` do: they are left out for who may not
 * @param notice what stands between heading and filters
 * @param children what stands between filters and rows
 */
export function ListPage<Row extends object, F extends Filters, S extends string, P extends string>({
  action,
  title,
  lead,
  actions,
  notice,
  filters,
  children,
  emptyAction,
  rowActions,
  ...card
}: Card<Row, F, S, P> &
  Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'actions'> & {
    action: Action;
    notice?: ReactNode;
    filters: FilterWords<F>;
    children?: ReactNode;
  }) {
  const mayWrite = useMay(action);
  return (
    <>
      <PageHeader title={title} lead={lead} actions={mayWrite && actions} />
      {notice}
      <ListFilterBar list={card.list} words={card.words} filters={filters} columns={card.columns} />
      {children}
      <ListCard
        {...card}
        {...(mayWrite && { emptyAction })}
        {...(mayWrite && rowActions && { rowActions })}
      />
    </>
  );
}
