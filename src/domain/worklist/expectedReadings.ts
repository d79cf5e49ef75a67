import { tookPlace, type DialysisSession } from '../dialysis/session';
import type { Asked, Expected } from '../patients/expected';
import type { Patient } from '../patients/patient';
import { isSilencing, type Annotation } from '../readings/annotation';
import { homeProtocol } from '../readings/homeSeries';

/** Journeys and stays in hospital that a worklist row keeps: the newest, for older ones explain nothing of today. */
const MOST_AWAY = 10;

/** Instant of the newest session at which something of it was measured. */
function newestAt(sessions: readonly DialysisSession[], measured: (session: DialysisSession) => unknown[]) {
  return sessions
    .filter((session) => tookPlace(session) && measured(session).some((value) => value !== undefined))
    .map(({ at }) => new Date(at).toISOString())
    .toSorted()
    .at(-1);
}

/** The readings that were asked for at the enrolment and by a series of blood pressures, as a worklist row keeps them. */
export function expectedReadings(
  patient: Pick<Patient, 'ext'>,
  annotations: readonly Annotation[],
  sessions: readonly DialysisSession[],
): Expected {
  const marks = annotations.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const until = ({ to }: Annotation) => (to === undefined ? {} : { to });
  const series = marks
    .filter(({ kind }) => kind === 'homeSeries')
    .map((mark): Asked => ({
      measure: 'bloodPressure',
      times: 2 * homeProtocol.perHalf,
      per: 'day',
      from: mark.from,
      ...until(mark),
    }));
  const away = marks.flatMap((mark) =>
    isSilencing(mark) ? [{ kind: mark.kind, from: mark.from, ...until(mark) }] : [],
  );
  const weight = newestAt(sessions, ({ weightBefore, weightAfter }) => [weightBefore, weightAfter]);
  const pressure = newestAt(sessions, ({ pressureBefore, pressureAfter }) => [pressureBefore, pressureAfter]);
  return {
    // The newest series alone can be going on.
    asked: [...(patient.ext.askedReadings ?? []), ...series.slice(-1)],
    away: away.slice(-MOST_AWAY),
    atDialysis: {
      ...(weight !== undefined && { weight }),
      ...(pressure !== undefined && { bloodPressure: pressure }),
    },
  };
}
