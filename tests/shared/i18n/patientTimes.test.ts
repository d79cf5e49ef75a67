import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { deviceZone } from '@/shared/i18n/DisplayUnits';
import { formatsOf } from '@/shared/i18n/format';
import { patientMoment } from '@/shared/i18n/patientTimes';

const formats = formatsOf(createIntl({ locale: 'en-GB' }));
const AT = '2026-11-20T11:00:00Z';
const here = deviceZone();
// Nobody lives half an hour and a quarter off everybody else and runs these tests there.
const AWAY = 'Pacific/Chatham';

describe('a time about a patient', () => {
  it('names its zone wherever the reader’s or the device’s clock differs, and only there', () => {
    expect(patientMoment(formats, AT, here)).toBe(formats.moment(AT, here));
    expect(patientMoment(formats, AT, AWAY)).toBe('21 Nov 2026, 00:45 GMT+13:45');
    // The device shows the same, and the reader chose another zone for their own work.
    expect(patientMoment(formats, AT, here, AWAY)).toBe(
      `${formats.moment(AT, here)} ${formats.zone(AT, here)}`,
    );
    // The reader chose the patient's zone, and the device's clock is another one.
    expect(patientMoment(formats, AT, AWAY, AWAY)).toMatch(/GMT\+13:45$/);
  });

  it('needs no name where clocks of two zones show the same at that instant', () => {
    const same = here === 'UTC' ? 'Etc/GMT' : here;
    expect(patientMoment(formats, AT, same)).not.toMatch(/GMT|UTC/);
  });

  it('never lies ahead where it has happened: clocks that disagree say now', () => {
    const now = Date.parse(AT);
    expect(formats.ago(now + 3 * 60_000, now)).toBe('now');
    expect(formats.ago(now - 3 * 60_000, now)).toBe('3 minutes ago');
    expect(formats.ago(now + 3 * 3_600_000, now, Infinity)).toBe('in 3 hours');
  });
});
