import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import Activity from 'lucide-react/icons/activity';
import { memo, useCallback, useMemo, type ReactNode, type RefObject } from 'react';
import { fullName } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useT } from '@/shared/i18n/text';
import { useSingleKeys } from '@/shared/navigation/singleKeys';
import type { Chosen } from '@/shared/list/useChosen';
import { DataTable } from '@/shared/ui/table/DataTable';
import { Icon } from '@/shared/ui/Icon';
import type { ColumnId } from './columns/columns';
import { useColumns } from './columns/useColumns';
import { RowLink } from './columns/worklistCells';
import type { ColumnChoice } from './columns/useColumnChoice';
import type { RowActions } from './useRowActions';
import type { QueryChange, WorklistQuery } from './useWorklistQuery';

/** The patients as rows: `j` and `k` lead into the list from anywhere on the page, the other keys act on the row. */
export function WorklistTable({
  rows,
  query,
  page,
  total,
  columns,
  density,
  widths,
  onWidth,
  chosen,
  actions,
  frame,
  onChange,
}: {
  rows: readonly WorklistRow[];
  query: WorklistQuery;
  page: number;
  total: number;
  columns: readonly ColumnId[];
  density: ColumnChoice['density'];
  widths: ColumnChoice['widths'];
  onWidth: (id: string, width: number | null) => void;
  chosen: Chosen<WorklistRow>;
  actions: RowActions;
  frame: RefObject<HTMLDivElement | null>;
  onChange: (change: QueryChange) => void;
}) {
  const t = useT();
  const enter = () => frame.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
  useSingleKeys({ j: enter, k: enter });
  const rowActions = useMemo(() => actionsWith(actions), [actions]);
  const label = useCallback(
    ({ summary }: WorklistRow) => t('worklist.choose', { name: fullName(summary) }),
    [t],
  );
  return (
    <div ref={frame} className={`nd-card-rows nd-worklist nd-worklist-${density}`}>
      <DataTable
        rows={rows}
        columns={useColumns(columns)}
        rowKey={(row) => row.summary.id}
        caption={t('worklist.caption')}
        sort={{ id: query.sort, desc: query.descending }}
        onSort={({ id, desc }) => onChange({ sort: id, dir: desc ? 'desc' : null })}
        widths={widths}
        onWidth={onWidth}
        onRowActivate={(row) => onChange({ patient: row.summary.id })}
        rowKeys={{
          ...(actions.mayReview && { e: ({ summary }: WorklistRow) => actions.review(summary) }),
          ...(actions.mayTakeOver && { a: ({ summary }: WorklistRow) => actions.takeOver(summary) }),
        }}
        {...((actions.mayReview || actions.mayRecord) && { rowActions })}
        selection={{
          isChosen: chosen.isChosen,
          onChoose: chosen.choose,
          label,
        }}
        selectedId={query.patient}
        rowClass={rowClass}
        page={page}
        pageSize={query.pageSize}
        total={total}
        onPage={(next) => onChange({ page: String(next) })}
        onPageSize={(size) => onChange({ size: String(size) })}
      />
    </div>
  );
}

/** What is critical is seen before it is read. */
const rowClass = ({ triage: { section } }: WorklistRow): string | undefined =>
  section === 'critical' ? 'nd-row-critical' : undefined;

/** The buttons at the end of a row. */
const actionsWith =
  (actions: RowActions) =>
  ({ summary }: WorklistRow): ReactNode => (
    <RowActions patient={summary} actions={actions} undoable={actions.isUndoable(summary)} />
  );

/** Memoised, because each row of a long list has two links and buttons. */
const RowActions = memo(function RowActions({
  patient,
  actions,
  undoable,
}: {
  patient: PatientSummary;
  actions: RowActions;
  undoable: boolean;
}) {
  const t = useT();
  const name = fullName(patient);
  const label = t(undoable ? 'worklist.undoReviewOf' : 'worklist.reviewOf', { name });
  const record = t('worklist.recordReadingOf', { name });
  return (
    <>
      {actions.mayReview && (
        <button
          type="button"
          className="btn btn-icon"
          aria-label={label}
          title={label}
          onClick={() => (undoable ? actions.undo(patient) : actions.review(patient))}
        >
          <Icon of={undoable ? Undo2 : Check} />
        </button>
      )}
      {actions.mayRecord && (
        <RowLink
          className="btn btn-icon"
          aria-label={record}
          title={record}
          to={`/userlist/${encodeURIComponent(patient.id)}/telemonitoring?record=bloodPressure`}
        >
          <Icon of={Activity} />
        </RowLink>
      )}
    </>
  );
});
