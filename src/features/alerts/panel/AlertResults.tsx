import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { LabAlert } from '@/domain/alerts/alert';
import { egfrValues } from '@/domain/laboratory/egfr';
import type { LabResult } from '@/domain/laboratory/labResult';
import { countedResults } from '@/domain/laboratory/labValues';
import { subjectFacts } from '@/domain/rules/ruleSubject';
import type { PatientSummary } from '@/domain/patients/summary';
import { labResults } from '@/features/laboratory/slice';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T } from '@/shared/i18n/text';
import { labNumber, reportedText } from '@/shared/i18n/wording/labNumber';
import { useOwned } from '@/shared/store/ownedSlice';
import { AsyncView } from '@/shared/ui/AsyncView';
import { zoneOf } from '../alertRows';

/** As many results as show how the newest came about. */
const SHOWN = 6;

interface Line {
  id: string;
  at: number;
  text: string;
  isComputed: boolean;
}

/** What an alert about a laboratory's results stands on: the newest ones, as they were reported. */
export function AlertResults({ alert, summary }: { alert: LabAlert; summary: PatientSummary | undefined }) {
  const { rows, status, error, reload } = useOwned(labResults, alert.patient);
  const times = usePatientTimes(zoneOf(summary));
  const lines = useLines(alert, rows, summary);
  return (
    <AsyncView
      status={status}
      error={error}
      onRetry={reload}
      isEmpty={lines.length === 0}
      empty={
        <p className="text-body-secondary">
          <T id="alerts.resultsNone" />
        </p>
      }
    >
      <ul className="list-unstyled mb-2">
        {lines.map(({ id, at, text, isComputed }) => (
          <li key={id}>
            {times.moment(at)}: <strong>{text}</strong>
            {isComputed && (
              <>
                {' '}
                <span className="text-body-secondary">
                  (<T id="alerts.resultComputed" />)
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <Link
        className="btn btn-outline-primary"
        to={`/userlist/${encodeURIComponent(alert.patient)}/laboratory`}
      >
        <T id="alerts.openLaboratory" />
      </Link>
    </AsyncView>
  );
}

function useLines(
  { measure }: LabAlert,
  rows: readonly LabResult[],
  summary: PatientSummary | undefined,
): Line[] {
  const formats = useFormats();
  return useMemo(() => {
    if (measure !== 'egfr' && measure !== 'egfrFall')
      return countedResults(rows, measure)
        .slice(-SHOWN)
        .reverse()
        .map((result) => ({
          id: result.id,
          at: Date.parse(result.at),
          text: reportedText(result, formats),
          isComputed: false,
        }));
    if (!summary) return [];
    const { dateOfbirth, gender, timeZone, dialysisMode, signs } = summary;
    return egfrValues(rows, { dateOfbirth, gender, ext: { timeZone, dialysisMode, signs } })
      .slice(-SHOWN)
      .reverse()
      .map(({ at, value, comparator, isComputed }) => ({
        id: `${at} ${isComputed}`,
        at,
        text: `${labNumber(value, comparator, { decimals: 0 }, formats)}\u00a0${subjectFacts.egfr.unit}`,
        isComputed,
      }));
  }, [formats, measure, rows, summary]);
}
