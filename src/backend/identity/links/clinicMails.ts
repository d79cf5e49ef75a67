import { FAILING_TRIES } from '@/domain/mail';
import { foldEmail, isEmail } from '@/domain/staff/email';
import { Refused, type Mails } from '@/backend/contract';
import type { Store } from '@/backend/store/port';
import type { MessageRecord } from '../records';
import { nextOrder } from './outboxOrder';

interface ClinicMailsOptions {
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** True where a mail server is set up. */
  isConfigured: boolean;
  /** There are new messages. */
  mailed: () => void;
}

/** The number of failing mails that are told of. */
const MOST_TOLD = 50;

const isFailing = ({ kind, tries = 0 }: MessageRecord): boolean =>
  tries >= (kind === 'test' ? 1 : FAILING_TRIES);

const toldOf = ({ kind, to, tries = 0, at, failure = '' }: MessageRecord) => ({
  kind,
  to,
  tries,
  at: new Date(at).toISOString(),
  failure,
});

/** Shows administrators the outbox, and lets them try it out. */
export const createClinicMails = (
  store: Store,
  { now, newId, isConfigured, mailed }: ClinicMailsOptions,
): Mails => ({
  async mailState({ username }) {
    const stored = await store.read(['outbox'], (view) => view.table('outbox').index('order').getAll());
    const failing = stored.filter(isFailing);
    const to = foldEmail(username);
    return {
      isConfigured,
      waiting: stored.length - failing.length,
      failing: failing.slice(-MOST_TOLD).toReversed().map(toldOf),
      isTestWaiting: stored.some((one) => one.kind === 'test' && one.to === to && !isFailing(one)),
    };
  },
  async sendTestMail({ username }) {
    if (!isConfigured) throw new Refused(409, 'settings.mailNotSetUp');
    const to = foldEmail(username);
    if (!isEmail(to)) throw new Refused(409, 'settings.mailNoAddress');
    await store.write(['outbox'], async (writing) => {
      const outbox = writing.table('outbox');
      // One that was tried before says nothing more.
      for (const { id, kind, to: former } of await outbox.index('order').getAll())
        if (kind === 'test' && former === to) await outbox.delete(id);
      await outbox.put({ id: newId(), order: nextOrder(now()), to, at: now(), kind: 'test' });
      writing.afterwards(mailed);
    });
  },
});
