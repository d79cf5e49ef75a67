import { changeOf, type Change } from '../care/changeScope';
import { forgetExpired } from '../identity/sessions/throttle';
import { identityStorage } from '../identity/store';
import type { Store } from '../store/port';
import type { DutyContext } from './dutyContext';

/** What only time brings to a clinic. Both reject where one patient's data could not be worked with; the others' were. */
export interface Duties {
  /** Re-evaluates every patient, and forgets what is past its time. */
  sweep: () => Promise<void>;
  /** Ends snoozes, escalates, reminds. */
  timers: () => Promise<void>;
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
    const failed: string[] = [];
    const changed = await work(store, clock, signal, (id) => failed.push(id));
    if (changed.length > 0) announce(changeOf(changed));
    if (failed.length > 0) throw new Error(`the alerts of ${failed.length} patients could not be judged`);
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
