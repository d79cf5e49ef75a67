import { foldEmail } from '@/domain/staff/email';
import { addressSchema, linkSchema } from '@/domain/staff/identity';
import { parseBody } from '../http/bodies';
import { stateOf } from './accountState';
import type { Desk, IamCall, IamRoute, Reply } from './identityContext';
import { drawToken, openLink, sendLink, voidLinks } from './links';
import { hashOf } from './secrets';
import { sentOnce } from './sending';
import { beginSession, drawTokens, loginReply } from './sessions';

async function exchange(desk: Desk, { json }: IamCall): Promise<Reply> {
  const { token } = parseBody(linkSchema, json());
  const [hash, tokens] = await Promise.all([hashOf(token), drawTokens()]);
  return desk.storage.write(async (writing) => {
    const { account } = await openLink(desk, writing, hash, ['signIn']);
    await voidLinks(desk, writing, account.id, ['signIn']);
    await beginSession(desk, writing, account, tokens);
    return loginReply(desk, account, tokens);
  });
}

async function sendSignInLink(desk: Desk, { json }: IamCall): Promise<Reply> {
  const { email } = parseBody(addressSchema, json());
  const drawn = await drawToken();
  return sentOnce(desk, 'signIn', foldEmail(email), async (writing, account) => {
    const state = account && stateOf(account);
    if (account && (state === 'active' || state === 'waiting'))
      await sendLink(desk, writing, account, 'signIn', drawn);
  });
}

/** How a session begins without a password. */
export const enteringByLinkRoutes: readonly IamRoute[] = [
  { method: 'post', path: '/identities/token', who: 'anyone', reply: exchange },
  { method: 'post', path: '/identities/token/send', who: 'anyone', reply: sendSignInLink },
];
