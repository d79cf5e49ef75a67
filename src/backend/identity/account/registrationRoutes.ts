import * as z from 'zod/mini';
import { RESEND_AFTER_MS } from '@/domain/staff/codes';
import { passwordProblem } from '@/domain/staff/password';
import { foldEmail } from '@/domain/staff/email';
import { codeSchema, resendSchema, signUpSchema } from '@/domain/staff/identity';
import { parseBody } from '@/backend/http/bodies';
import { Refused } from '@/backend/contract';
import { changed, findByAddress } from './accountState';
import { noteAccount } from '../accountLog';
import type { IdentityContext, IamCall, IamRoute, Reply } from '../identityContext';
import { codeHash, drawCode, sendCode } from '../links/links';
import { post } from '../links/outbox';
import { orUnsent, sentOnce } from '../links/sending';
import type { LinkRecord } from '../records';
import { hashOf, randomHex, sameHash } from '../sessions/secrets';
import { beginSession, drawTokens, loginReply } from '../sessions/sessions';
import {
  countTries,
  forgetFailures,
  lanesOf,
  placeKey,
  TooManyTries,
  waitToSend,
} from '../sessions/throttle';
import { codeOf, forgetSignUps, isCode, keepSignUp, waitingFor } from './waitingSignUps';

/** The fields alone: the problems of a password have messages of their own. */
const signUpFields = z.object(signUpSchema.shape);

/**
 * Keeps a sign-up until its address is proven by the code that is sent, when it becomes an account without a role.
 * Others may sign up with the same address meanwhile, and nothing of theirs is changed. The owner of an address that
 * already has an account is informed by mail, and the answer is the same.
 */
async function signUp(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { password, firstName, lastName, nonce, ...body } = parseBody(signUpFields, json());
  const username = foldEmail(body.email);
  const problem = passwordProblem(password, username);
  if (problem !== null) throw new Refused(422, 'errors.invalid', { password: problem });
  const [lanes, mailLanes, sendKey] = await Promise.all([
    lanesOf(context, 'signUp', username),
    lanesOf(context, 'mail', username),
    placeKey(context, 'send.code', username),
  ]);
  await context.storage.write(async (writing) => {
    const now = context.now();
    await countTries(writing, lanes, now);
    const wait = await waitToSend(writing, sendKey, now);
    if (wait > 0) throw new TooManyTries(wait);
    await countTries(writing, mailLanes, now);
  });
  await orUnsent(context, sendKey, async () => {
    const [kept, drawn, nonceHash] = await Promise.all([
      context.hashing.hash(password),
      drawCode(username),
      hashOf(nonce ?? randomHex()),
    ]);
    await context.storage.write(async (writing) => {
      const stored = await findByAddress(writing, username);
      if (stored?.verified) return post(context, writing, { to: username, kind: 'alreadyRegistered' });
      const person = { firstName, lastName, password: kept };
      const waiting = await keepSignUp(context, writing, username, { nonce: nonceHash, person });
      await sendCode(context, writing, waiting, drawn);
    });
  });
  return [200, { resendAfterMs: RESEND_AFTER_MS }];
}

interface Claim {
  nonce?: string | undefined;
  password?: string | undefined;
}

/** Without either of them anybody could say that a sign-up is theirs. @throws Refused 422 */
function mustClaim({ nonce, password }: Claim): void {
  if (nonce === undefined && password === undefined)
    throw new Refused(422, 'errors.invalid', { password: 'validation.required' });
}

/** Sends another code for the asker's own sign-up. */
async function resendCode(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { email, ...claim } = parseBody(resendSchema, json());
  mustClaim(claim);
  return sentOnce(context, 'code', email, async () => {
    const own = await ownSignUp(context, email, claim);
    const drawn = await drawCode(email);
    return async (writing) => {
      const waiting = own && (await writing.table('links').get(own.id));
      if (waiting) await sendCode(context, writing, waiting, drawn);
    };
  });
}

/** With so many of the latest sign-ups of an address a password is compared: each costs a slow hash. */
const MOST_COMPARED = 5;

/** The asker's own among the sign-ups of an address. */
async function ownSignUp(
  context: IdentityContext,
  email: string,
  { nonce, password = '' }: Claim,
): Promise<LinkRecord | undefined> {
  const waiting = await context.storage.read((view) => waitingFor(context, view, email));
  if (nonce !== undefined) {
    const hash = await hashOf(nonce);
    return waiting.find((one) => sameHash(one.nonce ?? '', hash));
  }
  for (const one of waiting.slice(0, MOST_COMPARED))
    if (await context.hashing.isRight(password, one.person?.password)) return one;
  return undefined;
}

/** The sign-up that a page knows by its secret; for who gives the password in its place, the one with that code. */
async function signUpToProve(
  context: IdentityContext,
  email: string,
  codeTyped: string,
  { nonce }: Claim,
): Promise<LinkRecord | undefined> {
  const nonceHash = nonce === undefined ? undefined : await hashOf(nonce);
  return context.storage.read(async (view) => {
    for (const one of await waitingFor(context, view, email)) {
      if (nonceHash !== undefined && sameHash(one.nonce ?? '', nonceHash)) return one;
      if (nonceHash !== undefined) continue;
      const code = await codeOf(context, view, one);
      if (code && sameHash(code.hash, codeTyped)) return one;
    }
    return undefined;
  });
}

/** Makes an account of the asker's own sign-up by its code, and signs in. A code alone proves nobody else's. */
async function verifyCode(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const { email, code, ...claim } = parseBody(codeSchema, json());
  mustClaim(claim);
  const [lanes, hash, tokens] = await Promise.all([
    lanesOf(context, 'code', email),
    codeHash(email, code),
    drawTokens(),
  ]);
  const at = context.now();
  await context.storage.write((writing) => countTries(writing, lanes, at));
  const found = await signUpToProve(context, email, hash, claim);
  const isOwn =
    claim.nonce !== undefined ||
    (await context.hashing.isRight(claim.password ?? '', found?.person?.password));
  const verified = await context.storage.writeLogged(async (writing): Promise<Reply | null> => {
    const waiting = found && (await writing.table('links').get(found.id));
    const holder = await findByAddress(writing, email);
    if (!waiting?.person || holder?.verified) return null;
    if (!(await isCode(context, writing, waiting, { hash, isOwn }))) return null;
    // Of an older version, which kept an account before its address was proven.
    if (holder) await writing.table('accounts').delete(holder.id);
    const { id, account: username, person } = waiting;
    const fresh = { id, username, ...person, role: null, verified: true, active: true, questions: [] };
    const account = changed(context, { ...fresh, version: '', updatedAt: '' }, {});
    await writing.table('accounts').put(account);
    await forgetFailures(writing, lanes, at);
    await forgetSignUps(context, writing, username);
    await noteAccount(context, writing, account, account, { action: 'created', detail: 'signedUp' });
    await beginSession(context, writing, account, tokens);
    return loginReply(context, account, tokens);
  });
  if (!verified) throw new Refused(422, 'errors.invalid', { code: 'validation.codeWrong' });
  return verified;
}

type Answer = (context: IdentityContext, call: IamCall) => Promise<Reply>;

/** The same reply where anybody may sign up. @throws Refused 403 where administrators invite */
const whereOpen =
  (reply: Answer): Answer =>
  async (context, call) => {
    if (!context.isSignUpOpen) throw new Refused(403, 'errors.signUpClosed');
    return reply(context, call);
  };

const offers: Answer = async ({ isSignUpOpen }) => [200, { signUp: isSignUpOpen }];

/** The calls by which a person who has no account yet comes to one. */
export const registrationRoutes: readonly IamRoute[] = [
  { method: 'get', path: '/identities/offers', who: 'anyone', reply: offers },
  { method: 'post', path: '/identities/signup', who: 'anyone', reply: whereOpen(signUp) },
  { method: 'post', path: '/identities/otp/send', who: 'anyone', reply: whereOpen(resendCode) },
  { method: 'post', path: '/identities/otp/verify', who: 'anyone', reply: whereOpen(verifyCode) },
];
