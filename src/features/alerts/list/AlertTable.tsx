import { useMemo } from 'react';
import { isActive } from '@/domain/alerts/alert';
import { isCritical } from '@/domain/alerts/severity';
import { fullName } from '@/domain/patients/patient';
import { useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { DataTable, type DataTableProps } from '@/shared/ui/table/DataTable';
import type { Sort } from '@/shared/ui/table/tableColumn';
import { useColumns, type Folding } from './alertColumns';
import type { AlertRow } from '../alertRows';
import type { OptionalColumn } from '../useAlertQuery';

type Passed = Pick<
  DataTableProps<AlertRow>,
  'page' | 'pageSize' | 'total' | 'onPage' | 'onPageSize' | 'sort' | 'rowKeys'
>;

/** Alerts as a table; the rule's name opens the panel. Within one patient's record the patient column is hidden. */
export function AlertTable({
  rows,
  caption,
  selected,
  searchFor,
  onOpen,
  withPatient,
  folding,
  hidden = NONE,
  choice,
  onSort,
  ...passed
}: {
  rows: readonly AlertRow[];
  caption: string;
  selected: string | null;
  searchFor: (alert: string) => string;
  onOpen: (alert: string) => void;
  withPatient: boolean;
  /** The folded alerts of each row, if any. */
  folding?: Folding;
  hidden?: readonly OptionalColumn[];
  /** The alerts chosen for a bulk action, by id. */
  choice?: { chosen: ReadonlySet<string>; onChoose: (ids: readonly string[], chosen: boolean) => void };
  onSort?: ((sort: Sort) => void) | undefined;
} & Passed) {
  const t = useT();
  const moment = useNow();
  const columns = useColumns({ searchFor, withPatient, moment, folding });
  const shown = useMemo(
    () => columns.filter(({ id }) => !(hidden as readonly string[]).includes(id)),
    [columns, hidden],
  );
  const nameOf = ({ patient }: AlertRow) => (patient ? fullName(patient) : t('alerts.unknownPatient'));
  return (
    <DataTable<AlertRow>
      rows={rows}
      columns={shown}
      rowKey={({ alert }) => alert.id}
      caption={caption}
      selectedId={selected}
      rowClass={rowClass}
      onRowActivate={({ alert }) => onOpen(alert.id)}
      {...(onSort && { onSort })}
      {...(choice && {
        selection: {
          isChosen: ({ alert }) => choice.chosen.has(alert.id),
          onChoose: (some, chosen) =>
            choice.onChoose(
              some.map(({ alert }) => alert.id),
              chosen,
            ),
          label: (row) => t('alerts.chooseRow', { patient: nameOf(row) }),
        },
      })}
      {...passed}
    />
  );
}

/** What is critical and not closed is seen before it is read. */
const rowClass = ({ alert }: AlertRow): string | undefined =>
  isActive(alert) && isCritical(alert.severity) ? 'nd-row-critical' : undefined;

const NONE: readonly OptionalColumn[] = [];
