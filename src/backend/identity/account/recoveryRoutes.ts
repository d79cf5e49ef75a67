import { passwordProblem } from '@/domain/staff/password';
import { addressSchema, answersSchema, linkSchema, passwordResetSchema } from '@/domain/staff/identity';
import { parseBody } from '@/backend/http/bodies';
import { Refused } from '@/backend/contract';
import { changed } from './accountState';
import { noteAccount, noteResetAsked } from '../accountLog';
import type { IdentityContext, IamCall, IamRoute, Reply } from '../identityContext';
import {
  countWrong,
  drawToken,
  judgeAnswers,
  keepLink,
  linkInvalid,
  openLink,
  sendLink,
  voidLinks,
  type OpenedLink,
} from '../links/links';
import { post } from '../links/outbox';
import type { LinkPurpose } from '../records';
import { hashOf } from '../sessions/secrets';
import { sentOnce } from '../links/sending';
import { endSessions } from '../sessions/sessions';
import type { IdentityView } from '../store';
import { countTry, forgetTries, lanesOf, triesKey } from '../sessions/throttle';

/** Links that somebody is sent to set a password by. */
const mailed: readonly LinkPurpose[] = ['reset', 'invitation'];

async function sendResetLink(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { email } = parseBody(addressSchema, json());
  return sentOnce(context, 'reset', email, async () => {
    const drawn = await drawToken();
    return async (writing, account) => {
      // An account of an older version that was never proven is nobody's.
      if (!account?.active || !account.verified) return;
      await sendLink(context, writing, account, 'reset', drawn);
      await noteResetAsked(context, writing, account);
    };
  });
}

async function fetchQuestions(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const hash = await hashOf(parseBody(linkSchema, json()).token);
  const { account } = await context.storage.read((view) =>
    openLink(context, view, hash, [...mailed, 'signIn']),
  );
  return [200, { questions: account.questions.map(({ question }) => question) }];
}

/** The mailed link stays good for another look at the questions, until the password is set. */
async function answerQuestions(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { token, answers } = parseBody(answersSchema, json());
  const hash = await hashOf(token);
  const { account } = await context.storage.read((view) => openLink(context, view, hash, mailed));
  const key = await triesKey('answers', account.id);
  await context.storage.write((writing) => countTry(writing, key, context.now()));
  const judged = await judgeAnswers(context, account, answers);
  const drawn = await drawToken();
  const isAnswered = await context.storage.write(async (writing) => {
    const { link, account: current } = await openLink(context, writing, hash, mailed);
    if (current.version !== account.version) throw linkInvalid();
    if (judged.length === 0 || judged.includes(false)) {
      await countWrong(context, writing, link);
      return false;
    }
    await forgetTries(writing, key);
    await keepLink(context, writing, account.id, 'answered', drawn);
    return true;
  });
  if (!isAnswered) throw new Refused(422, 'errors.invalid', { answers: 'validation.answersWrong' });
  return [200, { token: drawn.secret }];
}

/** @throws Refused 401 for a link that is not good, 403 for one whose security questions are still to be answered */
async function openForPassword(
  context: IdentityContext,
  view: IdentityView,
  hash: string,
): Promise<OpenedLink> {
  const opened = await openLink(context, view, hash, [...mailed, 'answered']);
  if (opened.account.questions.length > 0 && opened.link.purpose !== 'answered')
    throw new Refused(403, 'errors.questionsFirst');
  return opened;
}

/** Sets a password by a link. It ends all sessions, and accepts an invitation. */
async function resetPassword(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { token, password } = parseBody(passwordResetSchema, json());
  const hash = await hashOf(token);
  const { account } = await context.storage.read((view) => openForPassword(context, view, hash));
  const problem = passwordProblem(password, account.username);
  if (problem !== null) throw new Refused(422, 'errors.invalid', { password: problem });
  const [kept, lanes] = await Promise.all([
    context.hashing.hash(password),
    lanesOf(context, 'signIn', account.username),
  ]);
  await context.storage.writeLogged(async (writing) => {
    const { account: current } = await openForPassword(context, writing, hash);
    const renewed = changed(context, current, { password: kept });
    await writing.table('accounts').put(renewed);
    await noteAccount(context, writing, renewed, renewed, { action: 'updated', detail: 'passwordReset' });
    await voidLinks(context, writing, current.id);
    await endSessions(writing, current.id);
    // Who has the link is let in again, however many have guessed from wherever.
    for (const { key } of lanes.slice(0, 2)) await forgetTries(writing, key);
    await post(context, writing, { to: current.username, kind: 'passwordChanged' });
  });
  return [204];
}

/** The calls by which a user who cannot sign in comes to a password. */
export const passwordRecoveryRoutes: readonly IamRoute[] = [
  { method: 'post', path: '/identities/password/lost', who: 'anyone', reply: sendResetLink },
  { method: 'post', path: '/identities/questions/fetch', who: 'anyone', reply: fetchQuestions },
  { method: 'post', path: '/identities/questions/answer', who: 'anyone', reply: answerQuestions },
  { method: 'post', path: '/identities/password/reset', who: 'anyone', reply: resetPassword },
];
