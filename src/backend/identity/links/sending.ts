import { RESEND_AFTER_MS } from '@/domain/staff/codes';
import { findByAddress } from '../account/accountState';
import type { IdentityContext, Reply } from '../identityContext';
import type { AccountRecord } from '../records';
import type { LoggedWriting } from '../store';
import { countTries, forgetTries, lanesOf, placeKey, waitToSend } from '../sessions/throttle';

/** Does what sends something. Where that fails nothing was sent, so that nobody has to wait before asking again. */
export async function orUnsent(
  { storage }: IdentityContext,
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    await storage.write((writing) => forgetTries(writing, key));
    throw thrown;
  }
}

/**
 * Sends something to an address, no more often than once in `RESEND_AFTER_MS`. The answer is the same whether an
 * account belongs to the address or not, also when it is asked for again, and comes before anything is looked up.
 * @param prepare may take its time; what it answers hears whose address it is, if anybody's, and may wait for nothing
 * but the stores
 */
export async function sentOnce(
  context: IdentityContext,
  purpose: string,
  address: string,
  prepare: () => Promise<(writing: LoggedWriting, account: AccountRecord | undefined) => Promise<void>>,
): Promise<Reply> {
  const [key, lanes] = await Promise.all([
    placeKey(context, `send.${purpose}`, address),
    lanesOf(context, 'mail', address),
  ]);
  const wait = await context.storage.write(async (writing) => {
    const left = await waitToSend(writing, key, context.now());
    if (left === 0) await countTries(writing, lanes, context.now());
    return left;
  });
  if (wait === 0)
    await context.afterwards(() =>
      orUnsent(context, key, async () => {
        const send = await prepare();
        await context.storage.writeLogged(async (writing) =>
          send(writing, await findByAddress(writing, address)),
        );
      }),
    );
  return [200, { resendAfterMs: wait === 0 ? RESEND_AFTER_MS : wait }];
}
