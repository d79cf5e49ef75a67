import { longestSnooze } from '@/domain/alerts/alertAction';
import type { Severity } from '@/domain/alerts/severity';
import type { MessageId } from '@/locales';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { DayTimeField } from '@/shared/ui/days/DayTimeField';
import { Field } from '@/shared/ui/Field';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { endOfEntry, offeredHours, type SnoozeEntry } from './snooze';

const MAX_REASON = 2000;

/**
 * Fields for the duration and reason of a snooze. They show the end before the alert is snoozed, and the longest time
 * that the level allows.
 * @param severity the most urgent of the alerts to snooze
 * @param problem what is wrong with the time
 */
export function SnoozeFields({
  entry,
  onChange,
  severity,
  problem,
}: {
  entry: SnoozeEntry;
  onChange: (change: Partial<SnoozeEntry>) => void;
  severity: Severity;
  problem: MessageId | null;
}) {
  const t = useT();
  const isFree = entry.length === 'until';
  const longest = t('alerts.snoozeLongest', {
    hours: longestSnooze(severity),
    severity: t(severityWord(severity)),
  });
  return (
    <>
      <Field label={t('alerts.snoozeFor')} hint={longest} error={!isFree && problem && t(problem)} required>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={entry.length}
            onChange={(event) => onChange({ length: event.target.value as SnoozeEntry['length'] })}
          >
            {offeredHours(severity).map((hours) => (
              <option key={hours} value={hours}>
                {t('alerts.hours', { hours })}
              </option>
            ))}
            <option value="until">{t('alerts.snoozeUntilTime')}</option>
          </select>
        )}
      </Field>
      {isFree && (
        <DayTimeField
          label={t('alerts.snoozeEnd')}
          error={problem && t(problem)}
          required
          value={entry.until}
          onChange={(until) => onChange({ until })}
        />
      )}
      <EndInWords entry={entry} />
      <Field label={t('alerts.reasonOptional')}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={2}
            maxLength={MAX_REASON}
            value={entry.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function EndInWords({ entry }: { entry: SnoozeEntry }) {
  const moment = useNow();
  const ownTimes = useOwnTimes();
  const end = endOfEntry(entry, moment, useOwnZone());
  return (
    <p role="status" className="mb-3">
      {end !== null && end > moment && (
        <T id="alerts.snoozeEndsAt" values={{ when: <strong>{ownTimes.moment(end)}</strong> }} />
      )}
    </p>
  );
}
