import BellOff from 'lucide-react/icons/bell-off';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { fullName } from '@/domain/patients/patient';
import { IfMay } from '@/shared/IfMay';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { Person } from '@/shared/ui/Person';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { zoneOf, type AlertRow } from '../alertRows';
import { actOnAlert } from '../slice';

/** Number of alerts shown at first; the rest is collapsed behind its number. */
const FEW = 3;

/**
 * The snoozed alerts, by whom and until when, visible to everybody; each snooze can be ended. Renders nothing if there
 * are none.
 */
export function SnoozedAlerts({
  rows,
  searchFor,
}: {
  rows: readonly AlertRow[];
  searchFor: (alert: string) => string;
}) {
  const summary = useRef<HTMLElement>(null);
  const snoozed = rows
    .filter(({ alert }) => alert.status === 'snoozed')
    .toSorted((a, b) => (a.alert.snoozedUntil ?? '').localeCompare(b.alert.snoozedUntil ?? ''));
  if (snoozed.length === 0) return null;
  return (
    <details className="card nd-silences" open={snoozed.length <= FEW}>
      <summary ref={summary}>
        <Icon of={BellOff} /> <T id="alerts.silences" values={{ count: snoozed.length }} />
      </summary>
      <ul>
        {snoozed.map((row) => (
          <li key={row.alert.id}>
            <Silence row={row} searchFor={searchFor} onEnded={() => summary.current?.focus()} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Silence({
  row: { alert, patient },
  searchFor,
  onEnded,
}: {
  row: AlertRow;
  searchFor: (alert: string) => string;
  onEnded: () => void;
}) {
  const t = useT();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const ownTimes = useOwnTimes();
  const name = patient ? fullName(patient) : t('alerts.unknownPatient');
  const rule = ruleName(alert.rule, intl, alert.ruleName);
  const end = async () => {
    const done = await dispatch(actOnAlert({ alert, action: { action: 'wake' }, quiet: false }));
    if (actOnAlert.fulfilled.match(done)) onEnded();
  };
  return (
    <>
      <span>
        <SeverityBadge severity={alert.severity} />{' '}
        <Link to={{ search: searchFor(alert.id) }}>
          <bdi>{name}</bdi>: {rule}
        </Link>{' '}
        <span className="text-body-secondary">
          <T
            id="alerts.silenceBy"
            values={{
              who: <Person by={alert.snoozedBy ?? t('common.unknown')} />,
              when: alert.snoozedUntil
                ? ownTimes.moment(alert.snoozedUntil, zoneOf(patient))
                : t('common.unknown'),
            }}
          />
        </span>
      </span>
      <IfMay do="alerts.act">
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-label={t('alerts.wakeOf', { patient: name, rule })}
          onClick={() => void end()}
        >
          <T id="alerts.wake" />
        </button>
      </IfMay>
    </>
  );
}
