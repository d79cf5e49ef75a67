import * as z from 'zod/mini';
import { RESEND_AFTER_MS } from '@/domain/staff/account';
import { passwordProblem } from '@/domain/staff/password';
import { foldEmail } from '@/domain/staff/email';
import { addressSchema, codeSchema, signUpSchema } from '@/domain/staff/identity';
import { parseBody } from '@/backend/http/bodies';
import { Refused } from '@/backend/contract';
import { changed, findByAddress } from './accountState';
import type { IdentityContext, IamCall, IamRoute, Reply } from '../identityContext';
import { codeHash, drawCode, isCode, sendCode, voidLinks } from '../links/links';
import { post } from '../links/outbox';
import type { AccountRecord } from '../records';
import { sentOnce } from '../links/sending';
import { beginSession, drawTokens, loginReply } from '../sessions/sessions';
import { countTry, forgetTries, triesKey, waitToSend } from '../sessions/throttle';

/** The fields alone: the problems of a password have messages of their own. */
const signUpFields = z.object(signUpSchema.shape);

/**
 * Opens an account without a role, for an address that is still to be verified. A second sign-up before that replaces
 * the data of the first and voids its code. The owner of an address that already has an account is informed by mail,
 * and the answer is the same.
 */
async function signUp(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { password, firstName, lastName, ...body } = parseBody(signUpFields, json());
  const username = foldEmail(body.email);
  const problem = passwordProblem(password, username);
  if (problem !== null) throw new Refused(422, 'errors.invalid', { password: problem });
  const [key, sendKey] = await Promise.all([triesKey('signUp', username), triesKey('send.code', username)]);
  await context.storage.write((writing) => countTry(writing, key, context.now()));
  const [hash, drawn] = await Promise.all([context.hashing.hash(password), drawCode(username)]);
  await context.storage.write(async (writing) => {
    await waitToSend(writing, sendKey, context.now());
    const stored = await findByAddress(writing, username);
    if (stored?.verified) return post(context, writing, { to: username, kind: 'alreadyRegistered' });
    const empty = { id: context.newId(), username, role: null, verified: false, active: true, questions: [] };
    const version = { version: '', updatedAt: '' };
    const draft: AccountRecord = { ...empty, ...version, ...stored, firstName, lastName, password: hash };
    const account = changed(context, draft, {});
    await writing.table('accounts').put(account);
    await sendCode(context, writing, account, drawn);
  });
  return [200, { resendAfterMs: RESEND_AFTER_MS }];
}

async function resendCode(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { email } = parseBody(addressSchema, json());
  const drawn = await drawCode(email);
  return sentOnce(context, 'code', email, async (writing, account) => {
    if (account && !account.verified) await sendCode(context, writing, account, drawn);
  });
}

async function verifyCode(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { email, code } = parseBody(codeSchema, json());
  const [key, hash, tokens] = await Promise.all([
    triesKey('code', email),
    codeHash(email, code),
    drawTokens(),
  ]);
  const verified = await context.storage.write(async (writing): Promise<Reply | null> => {
    await countTry(writing, key, context.now());
    const stored = await findByAddress(writing, email);
    if (!stored || stored.verified || !(await isCode(context, writing, stored.id, hash))) return null;
    const account = changed(context, stored, { verified: true });
    await forgetTries(writing, key);
    await voidLinks(context, writing, account.id);
    await beginSession(context, writing, account, tokens);
    return loginReply(context, account, tokens);
  });
  if (!verified) throw new Refused(422, 'errors.invalid', { code: 'validation.codeWrong' });
  return verified;
}

/** How somebody who has no account yet comes to one. */
export const registrationRoutes: readonly IamRoute[] = [
  { method: 'post', path: '/identities/signup', who: 'anyone', reply: signUp },
  { method: 'post', path: '/identities/otp/send', who: 'anyone', reply: resendCode },
  { method: 'post', path: '/identities/otp/verify', who: 'anyone', reply: verifyCode },
];
