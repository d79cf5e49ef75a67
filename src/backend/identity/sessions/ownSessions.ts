import type { OwnSession } from '@/domain/staff/identity';
import { Refused } from '@/backend/contract';
import { noteAccount } from '../accountLog';
import type { IdentityContext, IamCall, IamRoute, Own, Reply } from '../identityContext';
import { endSessions } from './sessions';

const iso = (ms: number): string => new Date(ms).toISOString();

/** The sessions of an account that go on, the one in use first, then by when they were last used. */
async function list(
  context: IdentityContext,
  _call: IamCall,
  { account, session: mine }: Own,
): Promise<Reply> {
  const stored = await context.storage.read((view) =>
    view.table('sessions').index('account').getAll(account.id),
  );
  const items = stored
    .filter(({ endsAt }) => endsAt > context.now())
    .map(({ id, startedAt, lastSeenAt, device }): OwnSession => {
      return { id, startedAt: iso(startedAt), lastSeenAt: iso(lastSeenAt), device, current: id === mine?.id };
    })
    .toSorted((a, b) => Number(b.current) - Number(a.current) || (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
  return [200, { items }];
}

async function endOne(context: IdentityContext, { parameters }: IamCall, { account }: Own): Promise<Reply> {
  await context.storage.writeLogged(async (writing) => {
    const sessions = writing.table('sessions');
    const session = await sessions.get(parameters['id'] ?? '');
    if (session?.account !== account.id) throw new Refused(404, 'errors.notFound');
    await sessions.delete(session.id);
    await noteAccount(context, writing, account, account, { action: 'signedOut', detail: 'elsewhere' });
  });
  return [204];
}

async function endOthers(
  context: IdentityContext,
  _call: IamCall,
  { account, session }: Own,
): Promise<Reply> {
  await context.storage.writeLogged(async (writing) => {
    await endSessions(writing, account.id, session?.id);
    await noteAccount(context, writing, account, account, { action: 'signedOut', detail: 'elsewhere' });
  });
  return [204];
}

/** Where somebody is signed in. */
export const ownSessionsRoutes: readonly IamRoute[] = [
  { method: 'get', path: '/identities/my/sessions', who: 'own', reply: list },
  { method: 'delete', path: '/identities/my/sessions/{id}', who: 'own', reply: endOne },
  { method: 'delete', path: '/identities/my/sessions', who: 'own', reply: endOthers },
];
