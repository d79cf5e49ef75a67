import { ACCESS_MS } from '@/domain/account';
import { credentialsSchema, refreshSchema } from '@/domain/identity';
import { parseBody } from '../bodies';
import { Refused } from '../contract';
import { lockOf } from './asker';
import type { Desk, IamCall, IamRoute, Reply } from './desk';
import { isRight } from './passwords';
import { hashOf, sameHash } from './secrets';
import { accessTokenOf, beginSession, ELSEWHERE, drawTokens, loginReply, partsOf } from './sessions';
import { findByAddress } from './accountState';
import { countTry, forgetTries, triesKey } from './throttle';

/** Wording of the answers is the specification's (3.1). */
const WRONG_CREDENTIALS = 'Email Or Password Invalid';

/** One answer and the same work for a wrong password, an account that may not sign in, and none at all. */
async function authorize(desk: Desk, { json }: IamCall): Promise<Reply> {
  const credentials = credentialsSchema.safeParse(json());
  if (!credentials.success) throw new Refused(400, 'errors.badRequest');
  const { email, password } = credentials.data;
  const key = await triesKey('signIn', email);
  const found = await desk.storage.write(async (writing) => {
    await countTry(writing, key, desk.now());
    return findByAddress(writing, email);
  });
  const [right, tokens] = await Promise.all([isRight(password, found?.password, desk.rounds), drawTokens()]);
  return desk.storage.write(async (writing): Promise<Reply> => {
    const account = found && (await writing.objectStore('accounts').get(found.id));
    const isSame = account?.password?.hash === found?.password?.hash;
    if (!account?.verified || !account.active || !right || !isSame)
      return [200, { error: WRONG_CREDENTIALS }];
    await forgetTries(writing, key);
    await beginSession(desk, writing, account, tokens);
    return loginReply(desk, account, tokens);
  });
}

/** A renewal token is good for one use; one that comes again has been copied, and its session ends. */
async function refresh(desk: Desk, { json }: IamCall): Promise<Reply> {
  const parts = partsOf(parseBody(refreshSchema, json()).refresh_token);
  if (!parts) throw new Refused(401, 'errors.signedOut');
  const [familyHash, spent, tokens] = await Promise.all([
    hashOf(parts.family),
    hashOf(parts.spendable),
    drawTokens(parts.family),
  ]);
  const renewed = await desk.storage.write(async (writing): Promise<Reply | null> => {
    const [sessions, now] = [writing.objectStore('sessions'), desk.now()];
    const session = await sessions.index('familyHash').get(familyHash);
    if (!session) return null;
    // A copy of what is stored must not open what was locked; the session itself stays for its password.
    if (session.lockedAt !== undefined) throw new Refused(423, 'errors.locked');
    const account = await writing.objectStore('accounts').get(session.account);
    if (!sameHash(session.refreshHash, spent) || session.endsAt <= now || !account?.active) {
      await sessions.delete(session.id);
      return null;
    }
    const { accessHash, refreshHash } = tokens;
    const accessUntil = Math.min(now + ACCESS_MS, session.endsAt);
    await sessions.put({ ...session, accessHash, refreshHash, accessUntil, lastSeenAt: now });
    return [200, { accessToken: accessTokenOf(desk, tokens, accessUntil) }];
  });
  if (!renewed) throw new Refused(401, 'errors.signedOut');
  return renewed;
}

async function lock(desk: Desk, { token }: IamCall): Promise<Reply> {
  await lockOf(desk, token);
  return [204];
}

/** A token that has run out still says which session is to end. */
async function logout(desk: Desk, { token }: IamCall): Promise<Reply> {
  const hash = await hashOf(token ?? '');
  await desk.storage.write(async (writing) => {
    const sessions = writing.objectStore('sessions');
    const session = await sessions.index('accessHash').get(hash);
    // A lock outlives signing out where the token itself would.
    if (session && session.account !== ELSEWHERE) await sessions.delete(session.id);
  });
  return [204];
}

/** How a session begins, goes on, is locked and ends. */
export const enteringRoutes: readonly IamRoute[] = [
  { method: 'post', path: '/identities/authorize', who: 'anyone', reply: authorize },
  { method: 'post', path: '/identities/refresh', who: 'anyone', reply: refresh },
  { method: 'post', path: '/identities/my/lock', who: 'anyone', reply: lock },
  { method: 'post', path: '/identities/logout', who: 'anyone', reply: logout },
];
