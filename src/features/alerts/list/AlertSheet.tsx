import { useSelector } from 'react-redux';
import { selectUserName } from '@/session/state';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { TableSheet } from '@/shared/ui/print/TableSheet';
import type { AlertRow } from '../alertRows';
import { alertText, type TableColumn, type TableWords } from './alertText';

/** More alerts than this are worked through on a screen. */
const MOST_PRINTED = 250;
/** What fits across a sheet and is asked on a round. */
const written: readonly TableColumn[] = [
  'alerts.columnPatient',
  'patient.patientId',
  'alerts.severity',
  'alerts.columnRule',
  'alerts.columnObserved',
  'alerts.limit',
  'alerts.columnStarted',
  'alerts.status',
  'alerts.columnOwner',
  'alerts.dueNext',
];

/** The alerts for paper, all that match the filters, also those on other pages and folded ones. */
export function AlertSheet({
  rows,
  words,
  filters,
  onDone,
}: {
  rows: readonly AlertRow[];
  words: TableWords;
  /** The active filters as text. */
  filters: readonly string[];
  onDone: () => void;
}) {
  const t = useT();
  const ownTimes = useOwnTimes();
  const who = useSelector(selectUserName);
  const printed = rows.slice(0, MOST_PRINTED);
  return (
    <TableSheet
      title={t('alerts.title')}
      lead={
        <T
          id="alerts.printed"
          values={{ time: ownTimes.moment(now()), who, shown: printed.length, all: rows.length }}
        />
      }
      filters={filters}
      lines={alertText(printed, words, written)}
      onDone={onDone}
    />
  );
}
