import type { Role } from '@/domain/access';
import type { Store } from '../store/port';
import { bodyOf } from '../http/bodies';
import type { Answer, Answering, Call } from '../http/answering';
import { Refused } from '../contract';
import type { DemoAccount } from '@/shared/demonstration/accounts';
import { createDemoAccounts } from './accounts';
import { areaRoutes } from './areas';
import { authenticationRoutes, ownerOf } from './authentication';
import type { DemoRoute } from './calls';
import { createTokens, signingKey } from './tokens';

/** The roles that demonstration accounts have in the product: `demo` is none there and opens nothing. */
const productRoles: Record<NonNullable<DemoAccount['role']>, Role | 'demo'> = {
  demo: 'demo',
  admin: 'ADMIN',
  staff: 'USER',
};

/** Gives the identity of a demonstration account as the identity host answers it. */
function identityOf({ email, name, role = 'demo' }: DemoAccount) {
  return { username: email, roles: [{ name: productRoles[role] }], firstName: name, lastName: '', name };
}
export type DemoIdentity = ReturnType<typeof identityOf>;

export interface Demonstrations {
  answer: Answering;
  /** Whose access token it is; null for one that is not, or no longer, a demonstration account's. */
  identify: (token: string) => Promise<DemoIdentity | null>;
}

export interface DemonstrationOptions {
  /** Holds the key of their tokens. */
  store: Store;
  /** Epoch ms. */
  now: () => number;
}

/** A path however it is written: with or without its first and its last slash. */
const plain = (path: string): string => path.replace(/^\/|\/$/g, '');

async function answerOf({ method, reply }: DemoRoute, { query, body }: Call): Promise<Answer> {
  try {
    const [status, data] = await reply(method === 'get' ? query : bodyOf(body));
    return { status, data };
  } catch (thrown) {
    if (thrown instanceof Refused) return { status: thrown.status, data: { message: thrown.message } };
    throw thrown;
  }
}

/**
 * Answers the demonstration calls in the browser. Their accounts live as long as what this returns; who registers is
 * gone with a reload.
 */
export function createDemonstrations({ store, now }: DemonstrationOptions): Demonstrations {
  const desk = { accounts: createDemoAccounts(), tokens: createTokens(signingKey(store), now), now };
  const routes = [...authenticationRoutes(desk), ...areaRoutes(now)];
  const routeOf = ({ method, path }: Call) =>
    routes.find((route) => route.method === method && plain(route.path) === plain(path));
  return {
    async answer(call) {
      const route = routeOf(call);
      return route ? answerOf(route, call) : null;
    },
    async identify(token) {
      const account = await ownerOf(desk, token);
      return account ? identityOf(account) : null;
    },
  };
}
