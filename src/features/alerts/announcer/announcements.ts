import { standsOpen } from '@/domain/alerts/alertState';
import { isCritical, severityRank } from '@/domain/alerts/severity';
import type { OpenAlert, PatientSummary } from '@/domain/patients/summary';

/** An alert to announce, with its patient. */
export interface Spoken {
  alert: OpenAlert;
  patient: PatientSummary;
}

/** Urgency by alert, for alerts that were announced or present from the start. */
export type Known = ReadonlyMap<string, number>;

/**
 * Alerts that are new, more urgent or open again since `known`, and what is known afterwards. One that does not stand
 * open counts as not announced, so that its return is.
 */
export function news(known: Known, rows: readonly PatientSummary[]): { fresh: Spoken[]; known: Known } {
  const fresh: Spoken[] = [];
  const now = new Map<string, number>();
  for (const patient of rows) {
    for (const alert of patient.alerts) {
      const rank = severityRank(alert.severity);
      if (rank < (known.get(alert.id) ?? Infinity) && standsOpen(alert)) fresh.push({ alert, patient });
      now.set(alert.id, standsOpen(alert) ? rank : Infinity);
    }
  }
  return { fresh, known: now };
}

/** The alert to name among several: the most urgent, of these the newest. */
export function foremost(spoken: readonly Spoken[]): Spoken | undefined {
  return spoken.toSorted(
    (a, b) =>
      severityRank(a.alert.severity) - severityRank(b.alert.severity) ||
      b.alert.startedAt.localeCompare(a.alert.startedAt),
  )[0];
}

/** Every alert once, as it came last: one that became more urgent while it waited is one alert. */
export const eachOnce = (spoken: readonly Spoken[]): Spoken[] => [
  ...new Map(spoken.map((one) => [one.alert.id, one])).values(),
];

/** How many of several alerts have each level that is counted; a level that nobody understands counts as critical. */
export function countUrgent(spoken: readonly Spoken[]): { critical: number; high: number } {
  const critical = spoken.filter(({ alert }) => isCritical(alert.severity)).length;
  return { critical, high: spoken.filter(({ alert }) => alert.severity === 'high').length };
}

/**
 * Passes items on together: what comes within `gatherMs` after a quiet time, then at most once per `pauseMs` what came
 * meanwhile. After a pause without items, `say` gets an empty list, which clears the announcement.
 */
export function foldInTime<T>(
  say: (items: readonly T[]) => void,
  { gatherMs, pauseMs }: { gatherMs: number; pauseMs: number },
): { add: (items: readonly T[]) => void; stop: () => void } {
  let waiting: T[] = [];
  let pause: ReturnType<typeof setTimeout> | null = null;
  const speak = () => {
    const items = waiting;
    waiting = [];
    pause = items.length > 0 ? setTimeout(speak, pauseMs) : null;
    say(items);
  };
  return {
    add: (items) => {
      waiting.push(...items);
      if (pause === null && waiting.length > 0) pause = setTimeout(speak, gatherMs);
    },
    stop: () => {
      if (pause !== null) clearTimeout(pause);
      pause = null;
      waiting = [];
    },
  };
}
