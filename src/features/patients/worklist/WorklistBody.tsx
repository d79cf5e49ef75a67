import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { fullName } from '@/domain/patients/patient';
import { rowOf, type WorklistRow } from '@/domain/worklist/worklist';
import type { WorklistFilters } from '@/domain/worklist/worklistFilters';
import { lazyWithMessages } from '@/shared/i18n/lazyWithMessages';
import { T } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useChosen } from '@/shared/list/useChosen';
import { useOnce } from '@/shared/store/useOnce';
import { useNow } from '@/shared/store/clock';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { usePrintKey } from '@/shared/ui/print/usePrintKey';
import { summaries } from '../slice';
import { BulkBar, type ListTask } from './WorklistToolbar';
import type { GivingDialogs } from './WorklistTasks';
import { widthsWith, type ColumnChoice } from './columns/useColumnChoice';
import { useRowActions, type Asked } from './useRowActions';
import type { QueryChange, WorklistQuery } from './useWorklistQuery';
import type { WorklistRows } from './useWorklistRows';
import { WorklistTable } from './WorklistTable';

const PatientDrawer = lazyWithMessages(
  ['shared', 'formula', 'readings', 'record'],
  async () => (await import('./drawer/PatientDrawer')).PatientDrawer,
);
const TaskView = lazyWithMessages(['shared'], async () => (await import('./WorklistTasks')).WorklistTasks);

const idOf = ({ summary }: WorklistRow) => summary.id;

/** A critical alert is taken over by nobody who hit a key by accident. */
function AcknowledgeDialog({
  asked: { patient, alert },
  onAnswer,
}: {
  asked: Asked;
  onAnswer: (yes: boolean) => Promise<void>;
}) {
  const words = useWording();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onAnswer(true);
  };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={<T id="worklist.acknowledgeTitle" values={{ name: <bdi>{fullName(patient)}</bdi> }} />}
      confirmLabel={<T id="worklist.acknowledge" />}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={() => void onAnswer(false)}
    >
      <p className="mb-0">{words.alert(alert)}</p>
    </ConfirmDialog>
  );
}

/** The list with its tasks, the chosen patients, and the patient drawer. */
export function WorklistBody({
  rows: { filtered, visible, page },
  query,
  filters,
  empty,
  giving,
  look,
  onLook: setLook,
  task,
  onTask: setTask,
  onChange,
}: {
  rows: WorklistRows;
  query: WorklistQuery;
  filters: WorklistFilters;
  /** Shown if no patient matches the filters. */
  empty: ReactNode;
  giving: GivingDialogs;
  look: ColumnChoice;
  onLook: (change: Partial<ColumnChoice>) => void;
  /** The task that is open for the whole list. */
  task: ListTask | null;
  onTask: (task: ListTask | null) => void;
  onChange: (change: QueryChange) => void;
}) {
  const moment = useNow();
  const [, setParams] = useSearchParams();
  usePrintKey(() => filtered.length > 0 && setTask('print'));
  /** The task that is open for the chosen patients. */
  const [bulk, setBulk] = useState<ListTask | null>(null);
  const asked = bulk ?? task;
  const actions = useRowActions();
  const columns = query.columns ?? look.columns;

  const chosen = useChosen(filtered, idOf);

  const open = useSelector((state: Record<string, unknown>) =>
    summaries.selectById(state, query.patient ?? ''),
  );
  const wasOpen = useOnce(open !== undefined);
  const at = open ? filtered.findIndex(({ summary }) => summary.id === open.id) : -1;
  // A reviewed patient may leave a list of unreviewed ones: the next patient then takes that position.
  const [place, setPlace] = useState(0);
  if (at >= 0 && at !== place) setPlace(at);
  const stepTo = (index: number) => {
    const next = filtered[index];
    return next ? () => onChange({ patient: next.summary.id }) : null;
  };

  const frame = useRef<HTMLDivElement>(null);
  /** The row of the patient last shown in the drawer, or of the one now in that position. */
  const focusRow = () => {
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('tbody tr[tabindex]') ?? [])];
    const stop = rows[place - (page - 1) * query.pageSize] ?? rows.find(({ tabIndex }) => tabIndex === 0);
    stop?.focus();
  };

  return (
    <>
      {chosen.rows.length > 0 && (
        <BulkBar
          chosen={chosen.rows.length}
          total={filtered.length}
          onTask={setBulk}
          onChooseAll={() => chosen.choose(filtered, true)}
          onChooseNone={chosen.clear}
        />
      )}
      {filtered.length === 0 ? (
        empty
      ) : (
        <WorklistTable
          frame={frame}
          rows={visible}
          query={query}
          page={page}
          total={filtered.length}
          columns={columns}
          density={look.density}
          widths={look.widths}
          onWidth={(id, width) => setLook({ widths: widthsWith(look.widths, id, width) })}
          chosen={chosen}
          actions={actions}
          onChange={onChange}
        />
      )}
      <Suspense fallback={null}>
        {wasOpen && (
          <PatientDrawer
            row={open ? rowOf(open, moment) : null}
            actions={actions}
            onStep={{ back: stepTo(place - 1), on: stepTo(at < 0 ? place : place + 1) }}
            onClose={() => onChange({ patient: null })}
            onClosed={focusRow}
          />
        )}
        {asked && (
          <TaskView
            task={asked}
            rows={bulk ? chosen.rows : filtered}
            filters={filters}
            columns={columns}
            look={look}
            giving={giving}
            onLook={(change) => {
              setLook(change);
              if (query.columns && change.columns) onChange({ columns: change.columns.join(' ') });
            }}
            onOpenView={(search) => setParams(new URLSearchParams(search))}
            onDone={() => {
              setBulk(null);
              setTask(null);
            }}
          />
        )}
      </Suspense>
      {actions.asked && <AcknowledgeDialog asked={actions.asked} onAnswer={actions.onAnswer} />}
    </>
  );
}
