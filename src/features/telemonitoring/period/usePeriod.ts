import type { Lines } from '@/domain/alerts/alertLines';
import { useMemo } from 'react';
import { askedByAny } from '@/domain/fluid/assignmentDays';
import { paceLine } from '@/domain/fluid/days/dayProgress';
import { balanceDays, type BalanceDay } from '@/domain/readings/balance';
import type { Measure } from '@/domain/readings/measure';
import { patientDay, type PatientClock } from '@/domain/patientDay';
import { neighbourPeriod, periodRange, type PeriodRange } from '@/domain/readings/periods';
import { fluidAssignments } from '@/features/fluidPlans/slice';
import { useOwned } from '@/shared/store/ownedSlice';
import type { LoadedReadings } from '../slice';
import type { TelemonitoringQuery } from './useTelemonitoringQuery';
import { useReadings } from './useReadings';
import { fetchBounds, viewOf, type View } from './periodView';

/** The other part of the fluid balance. */
const counterpart: Partial<Record<Measure, Measure>> = { water: 'urine', urine: 'water' };

interface Viewed<V> {
  loaded: LoadedReadings & { reload: () => void };
  view: V;
}
type ViewQuery = [
  patient: string,
  measure: Measure,
  range: PeriodRange,
  clock: PatientClock,
  now: number,
  around: Pick<View, 'lines' | 'asked'> & Partial<Pick<View, 'pace'>>,
];

/** The readings of one measure in one range, and everything calculated from them; nothing if not requested. */
function useView(...query: [...ViewQuery, wanting: true]): Viewed<View>;
function useView(...query: [...ViewQuery, wanting: boolean]): Viewed<View | null>;
function useView(
  ...[patient, measure, range, clock, now, { lines, asked, pace }, wanting]: [...ViewQuery, boolean]
): Viewed<View | null> {
  const bounds = fetchBounds(range, measure, clock);
  const loaded = useReadings({ patient, measure, ...bounds, errors: true }, wanting);
  const view = useMemo(
    () =>
      wanting
        ? viewOf(loaded.items, { measure, range, clock, now, lines, asked, ...(pace && { pace }) })
        : null,
    [loaded.items, measure, range, clock, now, lines, asked, pace, wanting],
  );
  return { loaded, view };
}

const incompleteDays = ({ sound }: View, clock: PatientClock): Set<string> =>
  new Set(
    sound
      .filter(({ dayMark }) => dayMark === 'incomplete')
      .map(({ at }) => patientDay(Date.parse(at), clock)),
  );

const none: View['pace'] = [];

/** Of a single day of water: what the slots of the plan that held ask by when. None while that is not known. */
function useMeasureChange(
  patient: string,
  measure: Measure,
  { period, first }: PeriodRange,
  clock: PatientClock,
): View['pace'] {
  const { rows } = useOwned(fluidAssignments, patient);
  return useMemo(() => {
    if (measure !== 'water' || period !== 'daily') return none;
    const run = askedByAny(rows, first);
    return run ? paceLine(run.slots, first, clock) : none;
  }, [rows, measure, period, first, clock]);
}

/**
 * The requested period, the previous one if they are compared, and for days of water and urine the balance.
 * @param now epoch ms; `linesOf` the alert limits of a measure, the same list every time; `asked` the targets of fluid
 * plans
 */
export function usePeriod(
  patient: string,
  { measure, period, day, compare, single }: TelemonitoringQuery,
  clock: PatientClock,
  now: number,
  linesOf: (measure: Measure) => Lines,
  asked: View['asked'],
) {
  const range = useMemo(() => periodRange(period, day, clock), [period, day, clock]);
  const before = useMemo(
    () => periodRange(period, neighbourPeriod(period, day, -1), clock),
    [period, day, clock],
  );
  const compares = compare && !single;
  const pace = useMeasureChange(patient, measure, range, clock);
  const own = useView(patient, measure, range, clock, now, { lines: linesOf(measure), asked, pace }, true);
  const previous = useView(
    patient,
    measure,
    before,
    clock,
    now,
    { lines: linesOf(measure), asked },
    compares,
  );
  const other = counterpart[measure];
  const balances = other !== undefined && period !== 'yearly';
  const rest = useView(patient, other ?? measure, range, clock, now, { lines: null, asked }, balances);
  const balance = useMemo((): BalanceDay[] | null => {
    if (!rest.view || rest.loaded.status !== 'ready') return null;
    const [water, urine] = measure === 'water' ? [own.view, rest.view] : [rest.view, own.view];
    return balanceDays(water.days, urine.days, incompleteDays(urine, clock));
  }, [rest.loaded.status, measure, own.view, rest.view, clock]);
  return {
    range,
    loaded: own.loaded,
    view: own.view,
    previous: previous.loaded.status === 'ready' ? previous.view : null,
    previousFailed: compares && previous.loaded.status === 'failed',
    balance,
    balanceFailed: balances && rest.loaded.status === 'failed',
  };
}
