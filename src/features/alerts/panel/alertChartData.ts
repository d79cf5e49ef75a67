import type { Alert } from '@/domain/alerts/alert';
import { addDays, dayBounds, daysBetween, patientDay, type PatientClock } from '@/domain/patientDay';

/** Patient days shown before the event. */
const DAYS_BEFORE = 6;
const MOST_DAYS = 31;

/** The patient days shown in an alert's chart; `event` is the evaluated one. */
export interface AlertChartData {
  first: string;
  last: string;
  event: string;
}

/** The days around the observation, back to the start of the alert and on to the days after it; a month at most. */
export function alertChartDataOf(
  {
    observed,
    startedAt,
    lastEventAt,
    direction,
  }: Pick<Alert, 'observed' | 'startedAt' | 'lastEventAt' | 'direction'>,
  clock: PatientClock,
): AlertChartData {
  const started = patientDay(Date.parse(startedAt), clock);
  const { at } = observed;
  const observedOn = at === undefined ? started : at.includes('T') ? patientDay(Date.parse(at), clock) : at;
  // A missing value is noticed long after the last value arrived.
  const event = direction === 'missing' ? started : observedOn;
  const last = [event, patientDay(Date.parse(lastEventAt), clock)].sort().at(-1) ?? event;
  const first = [addDays(event, -DAYS_BEFORE), started, addDays(observedOn, -1)].sort()[0] ?? event;
  if (daysBetween(first, last) < MOST_DAYS) return { first, last, event };
  const end = [addDays(event, DAYS_BEFORE), last].sort()[0] ?? last;
  return { first: addDays(end, 1 - MOST_DAYS), last: end, event };
}

/** The instants to fetch readings for, ISO 8601 UTC, `to` exclusive. */
export function alertChartBounds(
  { first, last }: AlertChartData,
  clock: PatientClock,
): { from: string; to: string } {
  const from = new Date(dayBounds(first, clock).from).toISOString();
  return { from, to: new Date(dayBounds(last, clock).to).toISOString() };
}
