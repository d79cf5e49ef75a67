import { foldAnswer } from '@/domain/staff/questions';
import { passwordProblem } from '@/domain/staff/password';
import {
  languageChoiceSchema,
  ownProfileDraftSchema,
  passwordChangeSchema,
  questionsChangeSchema,
} from '@/domain/staff/identity';
import { parseBody, versionNamed } from '@/backend/http/bodies';
import { Refused } from '@/backend/contract';
import { changed } from './accountState';
import { accountChanges, noteAccount } from '../accountLog';
import type { IdentityContext, IamCall, IamRoute, Own, Reply } from '../identityContext';
import { voidLinks } from '../links/links';
import { post } from '../links/outbox';
import { profileReply } from './profileReply';
import type { AccountRecord } from '../records';
import { endSessions } from '../sessions/sessions';
import { countTries, forgetFailures, lanesOf } from '../sessions/throttle';
import type { IdentityWriting } from '../store';

/** The account as it is now. @throws Refused 401 where it may no longer sign in */
async function current(writing: IdentityWriting, { account }: Own): Promise<AccountRecord> {
  const stored = await writing.table('accounts').get(account.id);
  if (!stored?.active) throw new Refused(401, 'errors.signedOut');
  return stored;
}

async function saveProfile(context: IdentityContext, { json, ifMatch }: IamCall, own: Own): Promise<Reply> {
  const version = versionNamed(ifMatch);
  const { firstName, lastName, phone, mobile, avatar } = parseBody(ownProfileDraftSchema, json());
  return context.storage.writeLogged(async (writing) => {
    const stored = await current(writing, own);
    if (stored.version !== version) throw new Refused(412, 'errors.conflict');
    const account = changed(context, stored, {
      firstName,
      lastName,
      phone: phone || undefined,
      mobile: mobile || undefined,
      avatar,
    });
    await writing.table('accounts').put(account);
    const changes = accountChanges(stored, account);
    await noteAccount(context, writing, stored, account, { action: 'updated', changes });
    return profileReply(account);
  });
}

/** Tells whether the user who is signed in also knows the password. Guessing is counted like at the sign-in. */
async function knowsPassword(context: IdentityContext, { account }: Own, password: string): Promise<boolean> {
  const lanes = await lanesOf(context, 'signIn', account.username);
  const at = context.now();
  await context.storage.write((writing) => countTries(writing, lanes, at));
  const right = await context.hashing.isRight(password, account.password);
  if (right) await context.storage.write((writing) => forgetFailures(writing, lanes, at));
  return right;
}

/** The account, whose password is still the one that was checked. @throws Refused 409 */
async function unlessChanged(writing: IdentityWriting, own: Own): Promise<AccountRecord> {
  const stored = await current(writing, own);
  if (stored.password?.hash !== own.account.password?.hash) throw new Refused(409, 'errors.conflict');
  return stored;
}

async function changePassword(context: IdentityContext, { json }: IamCall, own: Own): Promise<Reply> {
  const { current: former, password } = parseBody(passwordChangeSchema, json());
  const problem = passwordProblem(password, own.account.username);
  const isKnown = await knowsPassword(context, own, former);
  if (!isKnown || problem !== null) {
    const fields = {
      ...(!isKnown && { current: 'validation.passwordWrong' }),
      ...(problem !== null && { password: problem }),
    };
    throw new Refused(422, 'errors.invalid', fields);
  }
  const kept = await context.hashing.hash(password);
  await context.storage.writeLogged(async (writing) => {
    const account = changed(context, await unlessChanged(writing, own), { password: kept });
    await writing.table('accounts').put(account);
    await noteAccount(context, writing, account, account, { action: 'updated', detail: 'password' });
    await voidLinks(context, writing, account.id);
    await endSessions(writing, account.id, own.session?.id);
    await post(context, writing, { to: account.username, kind: 'passwordChanged' });
  });
  return [204];
}

const questionsReply = ({ questions }: AccountRecord): Reply => [
  200,
  { questions: questions.map(({ question }) => question) },
];

async function saveQuestions(context: IdentityContext, { json }: IamCall, own: Own): Promise<Reply> {
  const { password, answers } = parseBody(questionsChangeSchema, json());
  if (!(await knowsPassword(context, own, password)))
    throw new Refused(422, 'errors.invalid', { password: 'validation.passwordWrong' });
  const questions = await Promise.all(
    answers.map(async ({ question, answer }) => ({
      question,
      answer: await context.hashing.hash(foldAnswer(answer)),
    })),
  );
  return context.storage.writeLogged(async (writing) => {
    const account = changed(context, await unlessChanged(writing, own), { questions });
    await writing.table('accounts').put(account);
    await noteAccount(context, writing, account, account, { action: 'updated', detail: 'questions' });
    return questionsReply(account);
  });
}

/** The profile keeps its version: no form shows the language, and nothing else of the account goes with it. */
async function chooseLanguage({ storage }: IdentityContext, { json }: IamCall, own: Own): Promise<Reply> {
  const { language } = parseBody(languageChoiceSchema, json());
  await storage.write(async (writing) => {
    const stored = await current(writing, own);
    if (stored.language !== language) await writing.table('accounts').put({ ...stored, language });
  });
  return [204];
}

/** The calls by which users change their own account. */
export const ownAccountRoutes: readonly IamRoute[] = [
  { method: 'put', path: '/identities/my/', who: 'own', reply: saveProfile },
  { method: 'post', path: '/identities/my/password', who: 'own', reply: changePassword },
  {
    method: 'get',
    path: '/identities/my/questions',
    who: 'own',
    reply: (_desk, _call, { account }) => Promise.resolve(questionsReply(account)),
  },
  { method: 'put', path: '/identities/my/questions', who: 'own', reply: saveQuestions },
  { method: 'post', path: '/identities/my/language', who: 'own', reply: chooseLanguage },
];
