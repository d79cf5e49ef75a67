import { fullName } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { T } from '../i18n/text';

/** The way patients came to be meant: those chosen in a list, or those of a cohort. */
export type MeantBy = 'Chosen' | 'Here';

/** Whom something concerns, with their names where one asks for them. */
export function Whom({ patients, by }: { patients: readonly PatientSummary[]; by: MeantBy }) {
  return (
    <div className="mb-3">
      <p className="mb-1" role={by === 'Here' ? 'status' : undefined}>
        <T id={`cohort.whom${by}`} values={{ count: patients.length }} />
      </p>
      {patients.length > 0 && (
        <details>
          <summary>
            <T id="cohort.names" />
          </summary>
          <ul className="list-unstyled mb-0">
            {patients.map((one) => (
              <li key={one.id}>
                <bdi>{fullName(one)}</bdi>{' '}
                <span className="text-body-secondary">
                  <bdi>{one.patientId}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
