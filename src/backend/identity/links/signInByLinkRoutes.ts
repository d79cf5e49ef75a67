import { foldEmail } from '@/domain/staff/email';
import { addressSchema, linkSignInSchema } from '@/domain/staff/identity';
import { parseBody } from '@/backend/http/bodies';
import { Refused } from '@/backend/contract';
import { stateOf } from '../account/accountState';
import type { IdentityContext, IamCall, IamRoute, Reply } from '../identityContext';
import { countWrong, drawToken, judgeAnswers, linkInvalid, openLink, sendLink, voidLinks } from './links';
import { hashOf } from '../sessions/secrets';
import { sentOnce } from './sending';
import { countTry, forgetTries, triesKey } from '../sessions/throttle';
import { beginSession, drawTokens, loginReply } from '../sessions/sessions';

/**
 * Signs in by a link. Who has set security questions answers them as well: a mailbox alone is not enough. The link stays
 * good until they are right, or were wrong too often. @throws Refused 401, 403 without answers, 422 for wrong ones
 */
async function exchange(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { token, device, answers } = parseBody(linkSignInSchema, json());
  const [hash, tokens] = await Promise.all([hashOf(token), drawTokens()]);
  const deviceHash = device === undefined ? undefined : await hashOf(device);
  const { account: asked } = await context.storage.read((view) => openLink(context, view, hash, ['signIn']));
  const key = await triesKey('answers', asked.id);
  if (asked.questions.length > 0) {
    if (!answers) throw new Refused(403, 'errors.questionsFirst');
    await context.storage.write((writing) => countTry(writing, key, context.now()));
  }
  const judged = await judgeAnswers(context, asked, answers ?? []);
  const entered = await context.storage.writeLogged(async (writing): Promise<Reply | null> => {
    const { link, account } = await openLink(context, writing, hash, ['signIn']);
    // The questions may have become others meanwhile.
    if (account.version !== asked.version) throw linkInvalid();
    if (judged.includes(false)) {
      await countWrong(context, writing, link);
      return null;
    }
    if (judged.length > 0) await forgetTries(writing, key);
    await voidLinks(context, writing, account.id, ['signIn']);
    await beginSession(context, writing, account, tokens, deviceHash);
    return loginReply(context, account, tokens);
  });
  if (!entered) throw new Refused(422, 'errors.invalid', { answers: 'validation.answersWrong' });
  return entered;
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

/** The calls by which a session begins without a password. */
export const signInByLinkRoutes: readonly IamRoute[] = [
  { method: 'post', path: '/identities/token', who: 'anyone', reply: exchange },
  { method: 'post', path: '/identities/token/send', who: 'anyone', reply: sendSignInLink },
];
