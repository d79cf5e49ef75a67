import { standsOpen } from '@/domain/alertState';
import { patientDay } from '@/domain/patientDay';
import { isCritical } from '@/domain/severity';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { zoneOf, type AlertRow } from './alertRows';

/** The sentence the reader came for: how many critical alerts are open, and since when. */
export function Lead({ rows, now }: { rows: readonly AlertRow[]; now: number }) {
  const formats = useFormats();
  const open = rows.filter(({ alert }) => standsOpen(alert));
  const critical = open.filter(({ alert }) => isCritical(alert.severity));
  const oldest = critical.toSorted((a, b) => a.alert.startedAt.localeCompare(b.alert.startedAt))[0];
  if (!oldest) return <T id="alerts.leadNoCritical" values={{ count: open.length }} />;

  const at = oldest.alert.startedAt;
  const zone = zoneOf(oldest.patient);
  const clock = { timeZone: zone };
  const isToday = patientDay(Date.parse(at), clock) === patientDay(now, clock);
  const since = isToday ? formats.time(at, zone) : formats.moment(at, zone);
  return <T id="alerts.leadCritical" values={{ count: critical.length, since }} />;
}
