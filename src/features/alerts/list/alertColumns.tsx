import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { fullName } from '@/domain/patients/patient';
import { categories } from '@/features/userCategories/slice';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import type { Column } from '@/shared/ui/table/tableColumn';
import { DueCell, LastCell, ObservedCell, OwnerCell, StartedCell, StatusCell } from './alertCells';
import { zoneOf, type AlertRow } from '../alertRows';

/** The alerts folded under each row of the list, by the id of the row's alert. */
export interface Folding {
  folded: ReadonlyMap<string, readonly AlertRow[]>;
  /** The expanded rows. */
  open: ReadonlySet<string>;
  onToggle: (alert: string) => void;
}

/** The columns of an alert table; the first one names the row. @param moment epoch ms */
export function useColumns({
  searchFor,
  withPatient,
  moment,
  folding,
}: {
  searchFor: (alert: string) => string;
  withPatient: boolean;
  moment: number;
  folding: Folding | undefined;
}): Column<AlertRow>[] {
  const t = useT();
  const intl = useIntl();
  const known = useSelector(categories.selectAll);
  return useMemo(() => {
    const categoryName = (code: string) => known.find((one) => one.code === code)?.name ?? code;
    const patient: Column<AlertRow> = {
      id: 'patient',
      header: t('alerts.columnPatient'),
      sortable: true,
      cell: ({ alert, patient: row }) => {
        const name = row ? fullName(row) : t('alerts.unknownPatient');
        const category = row?.category ? categoryName(row.category) : undefined;
        return (
          <span className="nd-person nd-alert-whole" title={[name, category].filter(Boolean).join(', ')}>
            <Link to={`/userlist/${encodeURIComponent(alert.patient)}`}>
              <bdi>{name}</bdi>
            </Link>
            {category && <span className="nd-person-id">{category}</span>}
          </span>
        );
      },
    };
    const severity: Column<AlertRow> = {
      id: 'severity',
      header: t('alerts.severity'),
      sortable: true,
      cell: ({ alert }) => <SeverityBadge severity={alert.severity} />,
    };
    const rule: Column<AlertRow> = {
      id: 'rule',
      header: t('alerts.columnRule'),
      cell: (row) => {
        const { alert } = row;
        const name = ruleName(alert.rule, intl, alert.ruleName);
        return (
          <span className="nd-alert-rule nd-alert-whole" title={name}>
            <Link to={{ search: searchFor(alert.id) }}>{name}</Link>
            <span className="nd-person-id nd-alert-about">
              <span>{t(measureWord[alert.measure])}</span>
              <span className="nd-alert-since">
                <StartedCell row={row} moment={moment} />
              </span>
              {folding && <FoldButton alert={alert.id} folding={folding} />}
            </span>
          </span>
        );
      },
    };
    const rest: Column<AlertRow>[] = [
      {
        id: 'observed',
        header: t('alerts.columnObserved'),
        cell: ({ alert, patient: row }) => <ObservedCell alert={alert} timeZone={zoneOf(row)} />,
      },
      {
        id: 'started',
        header: t('alerts.columnStarted'),
        sortable: true,
        cell: (row) => <StartedCell row={row} moment={moment} />,
      },
      {
        id: 'last',
        header: t('alerts.columnLastShort'),
        sortable: true,
        cell: (row) => <LastCell row={row} moment={moment} />,
      },
      {
        id: 'status',
        header: t('alerts.status'),
        sortable: true,
        cell: (row) => <StatusCell row={row} moment={moment} />,
      },
      {
        id: 'owner',
        header: t('alerts.columnOwner'),
        sortable: true,
        cell: ({ alert }) => <OwnerCell alert={alert} />,
      },
      {
        id: 'due',
        header: t('alerts.columnDue'),
        cell: (row) => <DueCell row={row} moment={moment} />,
      },
    ];
    return withPatient ? [patient, severity, rule, ...rest] : [rule, severity, ...rest];
  }, [t, intl, known, moment, searchFor, withPatient, folding]);
}

/** Shows and hides the less urgent alerts of the same patient and measure. */
function FoldButton({ alert, folding }: { alert: string; folding: Folding }) {
  const count = folding.folded.get(alert)?.length ?? 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="btn btn-link nd-fold"
      aria-expanded={folding.open.has(alert)}
      onClick={() => folding.onToggle(alert)}
    >
      <T id="alerts.folded" values={{ count }} />
    </button>
  );
}
