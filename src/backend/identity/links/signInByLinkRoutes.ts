import { foldEmail } from '@/domain/staff/email';
import { addressSchema, linkSignInSchema } from '@/domain/staff/identity';
import { parseBody } from '@/backend/http/bodies';
import { stateOf } from '../account/accountState';
import type { IdentityContext, IamCall, IamRoute, Reply } from '../identityContext';
import { drawToken, openLink, sendLink, voidLinks } from './links';
import { hashOf } from '../sessions/secrets';
import { sentOnce } from './sending';
import { beginSession, drawTokens, loginReply } from '../sessions/sessions';

async function exchange(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { token, device } = parseBody(linkSignInSchema, json());
  const [hash, tokens] = await Promise.all([hashOf(token), drawTokens()]);
  const deviceHash = device === undefined ? undefined : await hashOf(device);
  return context.storage.writeLogged(async (writing) => {
    const { account } = await openLink(context, writing, hash, ['signIn']);
    await voidLinks(context, writing, account.id, ['signIn']);
    await beginSession(context, writing, account, tokens, deviceHash);
    return loginReply(context, account, tokens);
  });
}

async function sendSignInLink(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { email } = parseBody(addressSchema, json());
  return sentOnce(context, 'signIn', foldEmail(email), async () => {
    const drawn = await drawToken();
    return async (writing, account) => {
      const state = account && stateOf(account);
      if (account && (state === 'active' || state === 'waiting'))
        await sendLink(context, writing, account, 'signIn', drawn);
    };
  });
}

/** How a session begins without a password. */
export const signInByLinkRoutes: readonly IamRoute[] = [
  { method: 'post', path: '/identities/token', who: 'anyone', reply: exchange },
  { method: 'post', path: '/identities/token/send', who: 'anyone', reply: sendSignInLink },
];
