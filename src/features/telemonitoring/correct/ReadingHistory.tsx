import { useIntl } from 'react-intl';
import { isTimeZone } from '@/domain/patientDay';
import type { Reading } from '@/domain/readings/reading';
import type { Units } from '@/domain/readings/units';
import { valueText } from '@/shared/i18n/wording/measureWording';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNameOf } from '@/shared/people/names';

/**
 * Earlier values of a reading, the newest first, and when it was marked as entered in error and restored, each with
 * who, when and why; nothing for a reading that was never changed.
 */
export function ReadingHistory({
  reading,
  timeZone,
  units,
}: {
  reading: Reading;
  timeZone: string;
  units: Units;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const intl = useIntl();
  const { moment } = usePatientTimes(isTimeZone(timeZone) ? timeZone : 'UTC');
  const { history = [], enteredInError: error, restored = [], measure } = reading;
  if (history.length === 0 && restored.length === 0 && !error) return null;
  return (
    <section>
      <h3 className="h6">
        <T id="readings.history" />
      </h3>
      <ul className="mb-0">
        {error && (
          <li>
            {t('readings.errorLine', { by: nameOf(error.by), at: moment(error.at), reason: error.reason })}
          </li>
        )}
        {restored.toReversed().map((one) => (
          <li key={one.at}>
            {t('readings.restoredLine', {
              by: nameOf(one.by),
              at: moment(one.at),
              reason: one.reason,
              errorBy: nameOf(one.withdrawn.by),
              errorAt: moment(one.withdrawn.at),
              errorReason: one.withdrawn.reason,
            })}
          </li>
        ))}
        {history.toReversed().map((revision, index) => (
          // Earlier values are only appended.
          <li key={history.length - index}>
            {t('readings.historyLine', {
              value: valueText(measure, revision.value, revision.diastolic, intl, units),
              at: moment(revision.at),
              by: nameOf(revision.replacedBy),
              replacedAt: moment(revision.replacedAt),
              reason: revision.reason,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
