import type { Change } from '@/domain/change';
import { changeOf } from '../care/changeScope';
import { forgetExpired } from '../identity/sessions/throttle';
import { identityStorage } from '../identity/store';
import { Refused } from '../contract';
import type { Store } from '../store/port';
import type { DutyContext } from './dutyContext';

/**
 * The duties that only time brings to a clinic. Both reject where one patient's data could not be worked with; the
 * others' were.
 */
export interface Duties {
  /** Re-evaluates every patient, and forgets what is past its time. */
  sweep: () => Promise<void>;
  /** Ends snoozes, escalates, reminds. */
  timers: () => Promise<void>;
}

/** The kind of a failure without patient data: a message id, or the name of the error. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof Refused) return thrown.message;
  return thrown instanceof Error ? thrown.name : 'unknown';
}

/** The duties of a clinic; their code is fetched when they are first done. @param announce told whose alerts changed */
export function dutiesOf(
  store: Store,
  clock: DutyContext,
  announce: (change: Change) => void,
  signal: AbortSignal,
): Duties {
  type Work = (typeof import('./alertTimers'))['runAlertTimers'];
  const forEverybody = async (work: Work) => {
    const reasons: string[] = [];
    const changed = await work(store, clock, signal, (_id, thrown) => reasons.push(reasonOf(thrown)));
    if (changed.length > 0) announce(changeOf(changed));
    if (reasons.length > 0) {
      const why = [...new Set(reasons)].join(', ');
      throw new Error(`patients whose alerts could not be judged: ${reasons.length} (${why})`);
    }
  };
  const forgetOld = async () => {
    const { deleteExpiredAudit } = await import('./retention');
    await deleteExpiredAudit(store, clock.now());
    await forgetExpired({ storage: identityStorage(store), now: clock.now });
  };
  return {
    async sweep() {
      const { sweepAlerts } = await import('./sweep');
      await forEverybody(sweepAlerts).finally(forgetOld);
    },
    async timers() {
      const { runAlertTimers } = await import('./alertTimers');
      await forEverybody(runAlertTimers);
    },
  };
}
