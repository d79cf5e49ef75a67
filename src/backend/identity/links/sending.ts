import { RESEND_AFTER_MS } from '@/domain/staff/account';
import { findByAddress } from '../account/accountState';
import type { IdentityContext, Reply } from '../identityContext';
import type { AccountRecord } from '../records';
import type { IdentityWriting } from '../store';
import { triesKey, waitToSend } from '../sessions/throttle';

/**
 * Sends something to an address, no more often than once in `RESEND_AFTER_MS`. The answer is the same whether an
 * account belongs to the address or not, also when it is asked for again.
 * @param send hears whose address it is, if anybody's, and may wait for nothing but the stores
 */
export async function sentOnce(
  context: IdentityContext,
  purpose: string,
  address: string,
  send: (writing: IdentityWriting, account: AccountRecord | undefined) => Promise<void>,
): Promise<Reply> {
  const key = await triesKey(`send.${purpose}`, address);
  return context.storage.write(async (writing): Promise<Reply> => {
    const wait = await waitToSend(writing, key, context.now());
    if (wait === 0) await send(writing, await findByAddress(writing, address));
    return [200, { resendAfterMs: wait === 0 ? RESEND_AFTER_MS : wait }];
  });
}
