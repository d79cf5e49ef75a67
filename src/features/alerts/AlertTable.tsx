import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { fullName } from '@/domain/patient';
import { alertStatusWord, ruleName } from '@/shared/i18n/alertWording';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording';
import { useNow } from '@/shared/store/clock';
import { DataTable, type DataTableProps } from '@/shared/ui/DataTable';
import { SeverityBadge } from '@/shared/ui/SeverityBadge';
import type { Column } from '@/shared/ui/tableColumn';
import { zoneOf, type AlertRow } from './alertRows';

type Paging = Pick<DataTableProps<AlertRow>, 'page' | 'pageSize' | 'total' | 'onPage' | 'onPageSize'>;

/** Alerts as a table; the rule's name leads to the panel. Within one patient's record the patient is left out. */
export function AlertTable({
  rows,
  caption,
  selected,
  searchFor,
  onOpen,
  withPatient,
  paging,
}: {
  rows: readonly AlertRow[];
  caption: string;
  selected: string | null;
  searchFor: (alert: string) => string;
  onOpen: (alert: string) => void;
  withPatient: boolean;
  paging?: Paging;
}) {
  const columns = useColumns(searchFor, withPatient);
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={({ alert }) => alert.id}
      caption={caption}
      selectedId={selected}
      onRowActivate={({ alert }) => onOpen(alert.id)}
      {...paging}
    />
  );
}

function useColumns(searchFor: (alert: string) => string, withPatient: boolean): Column<AlertRow>[] {
  const t = useT();
  const intl = useIntl();
  const words = useWording();
  const formats = useFormats();
  const moment = useNow();
  return useMemo(() => {
    const patient: Column<AlertRow> = {
      id: 'patient',
      header: t('alerts.columnPatient'),
      cell: ({ alert, patient: row }) => (
        <Link to={`/userlist/${encodeURIComponent(alert.patient)}`}>
          <bdi>{row ? fullName(row) : t('alerts.unknownPatient', { id: alert.patient })}</bdi>
        </Link>
      ),
    };
    const severity: Column<AlertRow> = {
      id: 'severity',
      header: t('alerts.severity'),
      cell: ({ alert }) => <SeverityBadge severity={alert.severity} />,
    };
    const rule: Column<AlertRow> = {
      id: 'rule',
      header: t('alerts.columnRule'),
      cell: ({ alert }) => <Link to={{ search: searchFor(alert.id) }}>{ruleName(alert.rule, intl)}</Link>,
    };
    const rest: Column<AlertRow>[] = [
      {
        id: 'observed',
        header: t('alerts.columnObserved'),
        align: 'end',
        cell: ({ alert }) => <span className="text-nowrap">{words.observed(alert.observed)}</span>,
      },
      {
        id: 'limit',
        header: t('alerts.columnLimit'),
        align: 'end',
        hideBelow: 'md',
        cell: ({ alert }) => <span className="text-nowrap">{words.limit(alert.observed)}</span>,
      },
      {
        id: 'started',
        header: t('alerts.columnStarted'),
        cell: ({ alert, patient: row }) => (
          <time
            className="text-nowrap"
            dateTime={alert.startedAt}
            title={formats.moment(alert.startedAt, zoneOf(row))}
          >
            {formats.ago(alert.startedAt, moment)}
          </time>
        ),
      },
      {
        id: 'repeats',
        header: t('alerts.columnRepeats'),
        align: 'end',
        hideBelow: 'lg',
        cell: ({ alert }) => formats.number(alert.repeatCount - 1),
      },
      { id: 'status', header: t('alerts.status'), cell: ({ alert }) => t(alertStatusWord[alert.status]) },
      {
        id: 'owner',
        header: t('alerts.columnOwner'),
        hideBelow: 'lg',
        cell: ({ alert }) => <bdi>{alert.owner ?? t('alerts.nobody')}</bdi>,
      },
    ];
    return withPatient ? [patient, severity, rule, ...rest] : [rule, severity, ...rest];
  }, [t, intl, words, formats, moment, searchFor, withPatient]);
}
