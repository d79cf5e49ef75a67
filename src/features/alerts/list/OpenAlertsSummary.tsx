import { useIntl } from 'react-intl';
import { standsOpen } from '@/domain/alerts/alertState';
import { isCritical } from '@/domain/alerts/severity';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T } from '@/shared/i18n/text';
import { zoneOf, type AlertRow } from '../alertRows';

/** Summary sentence: how many critical alerts are open, and since when. */
export function OpenAlertsSummary({ rows, now }: { rows: readonly AlertRow[]; now: number }) {
  const open = rows.filter(({ alert }) => standsOpen(alert));
  const critical = open.filter(({ alert }) => isCritical(alert.severity));
  const oldest = critical.toSorted((a, b) => a.alert.startedAt.localeCompare(b.alert.startedAt))[0];
  const times = usePatientTimes(zoneOf(oldest?.patient));
  const own = useOwnZone();
  const intl = useIntl();
  if (!oldest) return <T id="alerts.leadNoCritical" values={{ count: open.length }} />;

  const at = oldest.alert.startedAt;
  const dayOf = (when: number | string) => intl.formatDate(when, { dateStyle: 'medium', timeZone: own });
  const since = dayOf(at) === dayOf(now) ? times.bothTimes(at) : times.bothMoments(at);
  return <T id="alerts.leadCritical" values={{ count: critical.length, since }} />;
}
