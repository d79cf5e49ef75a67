import type { Patient } from '@/domain/patients/patient';
import { measureWord } from '@/shared/i18n/measureWording';
import { T, useT } from '@/shared/i18n/text';

/** Which readings are asked of the patient and how often, as it was said at the enrolment. */
export function AskedReadings({ patient: { ext } }: { patient: Patient }) {
  const t = useT();
  if (!ext.askedReadings) return null;
  return (
    <>
      <h3 className="h6 mt-3">
        <T id="registration.readings" />
      </h3>
      <ul className="mb-0">
        {ext.askedReadings.map(({ measure, times, per }) => (
          <li key={measure}>
            {t(per === 'day' ? 'registration.timesADay' : 'registration.timesAWeek', {
              measure: t(measureWord[measure]),
              times,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
