import type { Store } from '../store/port';
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { bodyOf } from '../http/bodies';
import { Refused } from '../contract';
import { answerByMock } from '../http/mocked';
import type { DemoAccount } from '@/shared/demonstration/accounts';
import { createDemoAccounts } from './accounts';
import { areaRoutes } from './areas';
import { authenticationRoutes, ownerOf } from './authentication';
import type { DemoRoute, Reply } from './calls';
import { createTokens, signingKey } from './tokens';

/** What the roles of demonstration accounts are in the product: `demo` is none there and opens nothing. */
const productRoles: Record<NonNullable<DemoAccount['role']>, string> = {
  demo: 'demo',
  admin: 'ADMIN',
  staff: 'USER',
};

/** What the identity host says of a demonstration account. */
function identityOf({ email, name, role = 'demo' }: DemoAccount) {
  return { username: email, roles: [{ name: productRoles[role] }], firstName: name, lastName: '', name };
}
export type DemoIdentity = ReturnType<typeof identityOf>;

export interface Demonstrations {
  /** Whose access token it is; null for one that is not, or no longer, a demonstration account's. */
  identify: (token: string) => Promise<DemoIdentity | null>;
}

export interface DemonstrationOptions {
  /** Holds the key of their tokens. */
  store: Store;
  /** Epoch ms. */
  now: () => number;
}

/** A path however it is written: with or without its first and its last slash, and with a query of its own. */
function asWritten(path: string): RegExp {
  const plain = path.replace(/^\/|\/$/g, '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^/?${plain}/?(?:\\?.*)?$`);
}

/** What was asked, in the address and beside it. */
function queryOf({ url = '', params }: AxiosRequestConfig): Record<string, unknown> {
  const [, written = ''] = url.split('?');
  const beside: unknown = params instanceof URLSearchParams ? Object.fromEntries(params) : params;
  return { ...Object.fromEntries(new URLSearchParams(written)), ...(beside as object | undefined) };
}

async function answer({ method, reply }: DemoRoute, config: AxiosRequestConfig): Promise<Reply> {
  try {
    return await reply(method === 'get' ? queryOf(config) : bodyOf(config.data));
  } catch (thrown) {
    if (thrown instanceof Refused) return [thrown.status, { message: thrown.message }];
    throw thrown;
  }
}

/**
 * Answers the demonstration calls of an axios instance in the browser; every other address passes through.
 * @param base path of the calls, e.g. `/api`
 */
export function installDemonstrations(
  http: AxiosInstance,
  base: string,
  { store, now }: DemonstrationOptions,
): Demonstrations {
  const desk = { accounts: createDemoAccounts(), tokens: createTokens(signingKey(store), now), now };
  answerByMock(http, (mock) => {
    for (const route of [...authenticationRoutes(desk), ...areaRoutes(now)]) {
      const handle = { get: mock.onGet, post: mock.onPost }[route.method];
      handle.call(mock, asWritten(base + route.path)).reply((config) => answer(route, config));
    }
  });
  return {
    async identify(token) {
      const account = await ownerOf(desk, token);
      return account ? identityOf(account) : null;
    },
  };
}
