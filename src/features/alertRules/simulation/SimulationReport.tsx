import { fullName } from '@/domain/patients/patient';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import type { SimulationResult } from './simulationRun';

/** More rows than this nobody reads in a dialog. */
const SHOWN = 20;

/** How many alerts for whom, and what that would add or spare. */
export function SimulationReport({ result }: { result: SimulationResult }) {
  const t = useT();
  const formats = useFormats();
  const times = useOwnTimes();
  const { alerts, before, judged, patients, from, to } = result;
  const concerned = patients.filter((one) => one.alerts > 0).length;
  const compares = before !== null;
  const difference = alerts - (before ?? 0);
  const rest = patients.length - SHOWN;
  return (
    <>
      <p className="mb-1" role="status">
        <strong>
          <T id="alertRules.simulated" values={{ alerts, patients: concerned }} />
        </strong>{' '}
        {compares && (
          <T
            id={
              difference > 0
                ? 'alertRules.simulationMore'
                : difference < 0
                  ? 'alertRules.simulationFewer'
                  : 'alertRules.simulationSame'
            }
            values={{ count: Math.abs(difference) }}
          />
        )}
      </p>
      <p className="small text-body-secondary">
        <T
          id="alertRules.simulationBasis"
          values={{ count: judged, from: times.moment(from), to: times.moment(to) }}
        />
      </p>
      {patients.length > 0 && (
        <table className="table table-sm">
          <caption className="visually-hidden">
            <T id="alertRules.simulationMost" />
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('alertRules.simulationPatient')}</th>
              <th scope="col" className="text-end">
                {t('alertRules.simulationAlerts')}
              </th>
              {compares && (
                <th scope="col" className="text-end">
                  {t('alertRules.simulationBefore')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {patients.slice(0, SHOWN).map(({ patient, alerts: own, before: former }) => (
              <tr key={patient.patient}>
                <th scope="row" className="fw-normal">
                  <bdi>{fullName(patient)}</bdi>{' '}
                  <span className="text-body-secondary">{patient.patientId}</span>
                </th>
                <td className="text-end">{formats.number(own)}</td>
                {compares && <td className="text-end">{formats.number(former)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && <T id="alertRules.simulationRest" values={{ count: rest }} />}
    </>
  );
}
