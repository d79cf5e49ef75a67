import { ACCESS_MS } from '@/domain/staff/account';
import { credentialsSchema, refreshSchema } from '@/domain/staff/identity';
import { parseBody } from '../http/bodies';
import { Refused } from '../contract';
import { noteAccount, noteFailedSignIn, noteSessionEnded } from './accountLog';
import { lockOf } from './authenticate';
import type { IdentityContext, IamCall, IamRoute, Reply } from './identityContext';
import type { SessionRecord } from './records';
import { hashOf, randomHex, sameHash } from './sessions/secrets';
import {
  accessTokenOf,
  beginSession,
  drawSuccessors,
  drawTokens,
  ELSEWHERE,
  isLockedNow,
  loginReply,
  partsOf,
} from './sessions/sessions';
import { findByAddress } from './account/accountState';
import { countTries, forgetFailures, signInLanes } from './sessions/throttle';

/** Wording of the answers is the specification's (3.1). */
const WRONG_CREDENTIALS = 'Email Or Password Invalid';

/** One answer and the same work for a wrong password, an account that may not sign in, and none at all. */
async function authorize(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const credentials = credentialsSchema.safeParse(json());
  if (!credentials.success) throw new Refused(400, 'errors.badRequest');
  const { email, password, device: secret } = credentials.data;
  const device = secret === undefined ? undefined : await hashOf(secret);
  const known = await context.storage.read((view) => findByAddress(view, email));
  const lanes = await signInLanes(context, email, known, device);
  const at = context.now();
  const found = await context.storage.write(async (writing) => {
    await countTries(writing, lanes, at);
    return findByAddress(writing, email);
  });
  const [right, tokens] = await Promise.all([
    context.hashing.isRight(password, found?.password),
    drawTokens(),
  ]);
  const isOutdated = right && found?.password && !context.hashing.isCurrent(found.password);
  // Somebody who is right is let in also where there is no room for another hash now.
  const renewed = isOutdated ? await context.hashing.hash(password).catch(() => undefined) : undefined;
  return context.storage.writeLogged(async (writing): Promise<Reply> => {
    // Looked up where there is none as well: the time tells nothing.
    const account = await writing.table('accounts').get(found?.id ?? '');
    const isSame = account?.password?.hash === found?.password?.hash;
    if (!account?.verified || !account.active || !right || !isSame) {
      await noteFailedSignIn(context, writing, account, email);
      return [200, { error: WRONG_CREDENTIALS }];
    }
    await forgetFailures(writing, lanes, at);
    await beginSession(
      context,
      writing,
      renewed ? { ...account, password: renewed } : account,
      tokens,
      device,
    );
    return loginReply(context, account, tokens);
  });
}

/** So long, ms, a token just spent is answered with the same successor: the first answer may have been lost. */
const GRACE_MS = 30_000;

const isGraced = ({ spent }: SessionRecord, hash: string, now: number): boolean =>
  spent !== undefined && sameHash(spent.hash, hash) && now - spent.at < GRACE_MS;

/**
 * A renewal token is good for one use, and for the same answer once more within the grace. One that comes again later,
 * or after its successor was used, has been copied, and its session ends.
 */
async function refresh(context: IdentityContext, { json }: IamCall): Promise<Reply> {
  const parts = partsOf(parseBody(refreshSchema, json()).refresh_token);
  if (!parts) throw new Refused(401, 'errors.signedOut');
  const [familyHash, hash] = await Promise.all([parts.family, parts.spendable].map(hashOf));
  if (familyHash === undefined || hash === undefined) throw new Refused(401, 'errors.signedOut');
  const saltOf = () =>
    context.storage.read(async (view) => {
      const session = await view.table('sessions').index('familyHash').get(familyHash);
      return session && isGraced(session, hash, context.now()) ? session.spent?.salt : undefined;
    });
  const renewWith = async (salt: string): Promise<Reply | 'overtaken' | null> => {
    const tokens = await drawSuccessors(parts, salt);
    return context.storage.writeLogged(async (writing) => {
      const [sessions, now] = [writing.table('sessions'), context.now()];
      const session = await sessions.index('familyHash').get(familyHash);
      if (!session) return null;
      // A copy of what is stored must not open what was locked; the session itself stays for its password.
      if (isLockedNow(context, session)) throw new Refused(423, 'errors.locked');
      const account = await writing.table('accounts').get(session.account);
      const holds = session.endsAt > now && account?.active;
      if (holds && isGraced(session, hash, now)) {
        if (session.spent?.salt !== salt) return 'overtaken';
        if (sameHash(session.refreshHash, tokens.refreshHash))
          return [200, { accessToken: accessTokenOf(context, tokens, session.accessUntil) }];
      }
      if (!holds || !sameHash(session.refreshHash, hash)) {
        await sessions.delete(session.id);
        if (account && holds) await noteSessionEnded(context, writing, account, 'reused');
        return null;
      }
      const { accessHash, refreshHash } = tokens;
      const accessUntil = Math.min(now + ACCESS_MS, session.endsAt);
      const spent = { hash, at: now, salt };
      // A page that is only open renews as well: that is nobody seen.
      await sessions.put({ ...session, accessHash, refreshHash, spent, accessUntil });
      return [200, { accessToken: accessTokenOf(context, tokens, accessUntil) }];
    });
  };
  let renewed = await renewWith((await saltOf()) ?? randomHex());
  // Another tab was quicker in between: its successor is the one.
  if (renewed === 'overtaken') renewed = await renewWith((await saltOf()) ?? randomHex());
  if (renewed === null || renewed === 'overtaken') throw new Refused(401, 'errors.signedOut');
  return renewed;
}

async function lock(context: IdentityContext, { token }: IamCall): Promise<Reply> {
  await lockOf(context, token);
  return [204];
}

/** A token that has run out still says which session is to end. */
async function logout(context: IdentityContext, { token }: IamCall): Promise<Reply> {
  const hash = await hashOf(token ?? '');
  await context.storage.writeLogged(async (writing) => {
    const sessions = writing.table('sessions');
    const session = await sessions.index('accessHash').get(hash);
    // A lock outlives signing out where the token itself would.
    if (!session || session.account === ELSEWHERE) return;
    await sessions.delete(session.id);
    const account = await writing.table('accounts').get(session.account);
    if (account) await noteAccount(context, writing, account, account, { action: 'signedOut' });
  });
  return [204];
}

/** The calls by which a session begins, goes on, is locked and ends. */
export const signInRoutes: readonly IamRoute[] = [
  { method: 'post', path: '/identities/authorize', who: 'anyone', reply: authorize },
  { method: 'post', path: '/identities/refresh', who: 'anyone', session: 'renewal', reply: refresh },
  { method: 'post', path: '/identities/my/lock', who: 'anyone', session: 'token', reply: lock },
  { method: 'post', path: '/identities/logout', who: 'anyone', session: 'token', reply: logout },
];
