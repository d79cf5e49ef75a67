import { isTimeZone } from '../patientDay';

/** The time of day in the zone of the clinic (IANA), HH:MM; UTC where that is not known. @param at epoch ms */
export const clinicTime = (at: number, timeZone = 'UTC'): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(isTimeZone(timeZone) ? timeZone : 'UTC')
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
