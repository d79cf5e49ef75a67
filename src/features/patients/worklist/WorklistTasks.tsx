import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { WorklistRow } from '@/domain/worklist/worklist';
import type { WorklistFilters } from '@/domain/worklist/worklistFilters';
import type { CohortTask } from '@/shared/cohort/cohortTask';
import { useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ViewsDialog } from '@/shared/views/ViewsDialog';
import { summaries } from '../slice';
import { BulkDialog } from './BulkDialog';
import type { ColumnId } from './columns/columns';
import { exportCsv } from './exportCsv';
import { filtersInWords } from './filters/filterWords';
import type { GivingTask, ListTask } from './WorklistToolbar';
import { ColumnsDialog } from './columns/ColumnsDialog';
import { PrintSheet } from './PrintSheet';
import { useCategoryName } from './columns/useCategoryName';
import type { ColumnChoice } from './columns/useColumnChoice';
import { useTextWords } from './columns/textWords';

/** The list's address as stored in a view: without page and open patient, with the columns. */
function viewQuery(search: string, columns: readonly ColumnId[]): string {
  const params = new URLSearchParams(search);
  params.delete('patient');
  params.delete('page');
  params.set('columns', columns.join(' '));
  return params.toString();
}

/** The dialogs in which other features do something for many patients. */
export type GivingDialogs = Readonly<Record<GivingTask, ComponentType<CohortTask>>>;

/** The patients are fixed when the dialog opens, because its action may change which ones match the filters. */
function Giving({
  dialog: Content,
  rows,
  onDone,
}: {
  dialog: ComponentType<CohortTask>;
  rows: readonly WorklistRow[];
  onDone: () => void;
}) {
  const [patients] = useState(() => rows.map(({ summary }) => summary));
  return <Content patients={patients} by="Chosen" onClose={onDone} />;
}

/** One task of the list, fetched with the first of them. */
export function WorklistTasks({
  task,
  rows,
  filters,
  columns,
  look,
  giving,
  onLook,
  onOpenView,
  onDone,
}: {
  task: ListTask;
  /** The patients of the task. */
  rows: readonly WorklistRow[];
  filters: WorklistFilters;
  columns: readonly ColumnId[];
  look: ColumnChoice;
  giving: GivingDialogs;
  onLook: (change: Partial<ColumnChoice>) => void;
  onOpenView: (search: string) => void;
  onDone: () => void;
}) {
  const t = useT();
  const { search } = useLocation();
  const categoryName = useCategoryName();
  switch (task) {
    case 'views':
      return (
        <ViewsDialog
          list="worklist"
          query={viewQuery(search, columns)}
          onOpen={(query) => {
            onOpenView(query);
            onDone();
          }}
          onClose={onDone}
        />
      );
    case 'look':
      return <ColumnsDialog look={{ ...look, columns }} onChange={onLook} onClose={onDone} />;
    case 'referent':
      return <BulkDialog rows={rows} onClose={onDone} />;
    case 'questionnaire':
    case 'post':
    case 'plan':
    case 'category':
      return <Giving dialog={giving[task]} rows={rows} onDone={onDone} />;
    case 'print': {
      const inForce = filtersInWords(filters, t, categoryName).map(({ label }) => label);
      return <PrintSheet rows={rows} columns={columns} filters={inForce} onDone={onDone} />;
    }
    case 'csv':
      return <Export rows={rows} onDone={onDone} />;
  }
}

/** Saves the file and is done. */
function Export({ rows, onDone }: { rows: readonly WorklistRow[]; onDone: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const words = useTextWords();
  const isWhole = useSelector(summaries.selectSlice).status === 'ready';
  const save = useEffectEvent(async () => {
    const day = new Date(now()).toISOString().slice(0, 10);
    const name = `${t('worklist.fileName')}-${day}.csv`;
    const outcome = await dispatch(exportCsv({ rows, words, name }));
    if (exportCsv.fulfilled.match(outcome)) {
      dispatch(
        noticed({ tone: 'success', message: 'worklist.exported', values: { count: outcome.payload } }),
      );
      if (!isWhole) dispatch(noticed({ tone: 'warning', message: 'worklist.partUnknown' }));
    }
    onDone();
  });
  useEffect(() => {
    void save();
  }, []);
  return null;
}
