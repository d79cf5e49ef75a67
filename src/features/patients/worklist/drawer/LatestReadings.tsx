import { liesAhead } from '@/domain/readings/plausibility';
import { measures } from '@/domain/readings/measure';
import type { PatientSummary } from '@/domain/patients/summary';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';

/** The newest value of each measure with its unit and moment, in the patient's zone; one of the future is marked. */
export function LatestReadings({ summary }: { summary: PatientSummary }) {
  const words = useWording();
  const times = usePatientTimes(summary.timeZone);
  const now = useNow();
  const present = measures.flatMap((measure) => {
    const latest = summary.latest[measure];
    return latest ? [{ measure, ...latest }] : [];
  });
  return (
    <table className="table table-sm align-middle mb-0">
      <thead>
        <tr>
          <th scope="col">
            <T id="patient.measure" />
          </th>
          <th scope="col" className="text-end">
            <T id="patient.value" />
          </th>
        </tr>
      </thead>
      <tbody>
        {present.map(({ measure, at, ...level }) => (
          <tr key={measure}>
            <th scope="row" className="fw-normal">
              <T id={measureWord[measure]} />
              <div className="small text-body-secondary">{times.moment(at)}</div>
              {liesAhead(at, now) && (
                <div className="small fw-semibold">
                  <T id="readings.ahead" />
                </div>
              )}
            </th>
            <td className="text-end text-nowrap fw-semibold">{words.value(measure, level)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
