import type { Store } from '@/backend/store/port';
import { sendMails, type MailRun, type Sending } from './sendMails';

/** Mails whose time has come are looked for so often, ms; new ones are sent at once. */
const EVERY_MS = 15_000;

interface MailDutyOptions extends Omit<Sending, 'signal'> {
  /** Called after each run that had something to do. */
  onRun?: (run: MailRun) => void;
  /** Called where the outbox itself could not be worked with; it is tried again. */
  onProblem?: (problem: unknown) => void;
  everyMs?: number;
}

export interface MailDuty {
  /** There are new messages. */
  poke: () => void;
  /** Ends it once the mail on its way is done. */
  stop: () => Promise<void>;
}

/** Sends mails until it is stopped, one run at a time. */
export function startMailDuty(
  store: Store,
  { onRun, onProblem, everyMs = EVERY_MS, ...sending }: MailDutyOptions,
): MailDuty {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let isPoked = false;
  const work = async () => {
    do {
      isPoked = false;
      try {
        const run = await sendMails(store, { ...sending, signal: closing.signal });
        if (run.sent + run.failed + run.dropped > 0) onRun?.(run);
      } catch (thrown) {
        onProblem?.(thrown);
      }
    } while (isPoked && !closing.signal.aborted);
    running = undefined;
  };
  const poke = () => {
    isPoked = true;
    if (!closing.signal.aborted) running ??= work();
  };
  const timer = setInterval(poke, everyMs);
  poke();
  return {
    poke,
    stop: async () => {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}
