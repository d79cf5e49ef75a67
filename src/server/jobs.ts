import { dutiesOf } from '@/backend/jobs/duties';
import type { DutyContext } from '@/backend/jobs/dutyContext';
import { untilDone, waitOr } from '@/backend/jobs/runInOneTab';
import { isSweepDue } from '@/backend/jobs/sweep';
import { leadAlone } from '@/backend/store/postgres/leadership';
import type { PostgresStore } from '@/backend/store/postgres/database';
import type { Change } from '@/domain/change';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

interface JobOptions {
  store: PostgresStore;
  url: string;
  /** What the duties work with. */
  context: DutyContext;
  announce: (change: Change) => void;
  /** Told of each failure. */
  warn: (text: string) => void;
  /** Called when the same work has failed three times in a row. */
  onTrouble: (work: string) => void;
}

/** The time to the next whole minute, ms: timers are due at the minute. */
export const toNextMinute = (now: number): number => MINUTE_MS - (now % MINUTE_MS);

/**
 * What only time brings, in exactly one of the servers of a database: each minute the timers of alerts, and everybody
 * once an hour and after a change of the rules.
 */
export function startJobs({ store, url, context, announce, warn, onTrouble }: JobOptions): {
  stop: () => Promise<void>;
} {
  const closing = new AbortController();
  const lead = async (signal: AbortSignal) => {
    const { sweep, timers } = dutiesOf(store, context, announce, signal);
    const minute = async () => {
      await timers();
      if (await isSweepDue(store)) await sweep();
    };
    const every = async (name: string, work: () => Promise<void>, pause: () => number) => {
      while (!signal.aborted) {
        await untilDone(name, work, pause(), signal, () => onTrouble(name), warn);
        await waitOr(pause(), signal);
      }
    };
    await Promise.all([
      every('alert timers', minute, () => toNextMinute(context.now())),
      every('sweep', sweep, () => HOUR_MS),
    ]);
  };
  const leading = leadAlone(url, `nephrodesk jobs ${store.schema}`, lead, closing.signal);
  return {
    async stop() {
      closing.abort();
      await leading;
    },
  };
}
