import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { deviceZone, useOwnZone } from './DisplayUnits';
import { formatsOf, useFormats, type Formats } from './format';
import { useOwnTimes } from './ownTimes';

type When = number | string;

/** Times about a patient; no clock time that another zone could be meant by stands without its zone. */
interface PatientTimes {
  /** Date and time on the patient's clock. The zone is named where the reader's or the device's clock differs. */
  moment(when: When): string;
  /** Time of day on the patient's clock, named in the same way. */
  time(when: When): string;
  /** Date and time on the reader's clock, with the patient's in brackets where it differs. */
  bothMoments(when: When): string;
  /** Time of day on the reader's clock, with the patient's (and its date where that differs) in brackets. */
  bothTimes(when: When): string;
}

/** Tells whether clocks in two IANA zones show the same at an instant. */
const agree = (formats: Formats, when: When, zone: string, other: string): boolean =>
  zone === other || formats.moment(when, zone) === formats.moment(when, other);

/**
 * An instant on a patient's clock, for sentences that are made outside of a component.
 * @param zone IANA zone of the patient
 * @param own IANA zone of the reader
 */
export function patientMoment(formats: Formats, when: When, zone: string, own = deviceZone()): string {
  const text = formats.moment(when, zone);
  const isPlain = [own, deviceZone()].every((other) => agree(formats, when, zone, other));
  return isPlain ? text : `${text} ${formats.zone(when, zone)}`;
}

/** Times about a patient, by the one rule of all pages. @param zone IANA zone of the patient */
export function usePatientTimes(zone: string): PatientTimes {
  const intl = useIntl();
  const own = useOwnZone();
  const ownTimes = useOwnTimes();
  return useMemo(() => {
    const formats = formatsOf(intl);
    const moment = (when: When) => patientMoment(formats, when, zone, own);
    const time = (when: When) => {
      const text = formats.time(when, zone);
      return moment(when) === formats.moment(when, zone) ? text : `${text} ${formats.zone(when, zone)}`;
    };
    const dayIn = (when: When, timeZone: string) =>
      intl.formatDate(new Date(when), { dateStyle: 'medium', timeZone });
    const both = (when: When, mine: string) => {
      if (agree(formats, when, zone, own)) return mine;
      const isSameDay = dayIn(when, zone) === dayIn(when, own);
      const theirs = isSameDay ? formats.time(when, zone) : formats.moment(when, zone);
      return `${mine} (${theirs} ${formats.zone(when, zone)})`;
    };
    return {
      moment,
      time,
      bothMoments: (when) => both(when, ownTimes.moment(when)),
      bothTimes: (when) => both(when, ownTimes.time(when)),
    };
  }, [intl, zone, own, ownTimes]);
}

/** Tells whether the patient's clock shows something else than the reader's or the device's at an instant. */
export function useOtherClock(zone: string, when: When): boolean {
  const formats = useFormats();
  const own = useOwnZone();
  return [own, deviceZone()].some((other) => !agree(formats, when, zone, other));
}
