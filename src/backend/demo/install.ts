import type { AxiosInstance } from 'axios';
import { bodyOf } from '../bodies';
import { Refused } from '../contract';
import type { CareDatabase } from '../embedded/database';
import { answerByMock } from '../mocked';
import { createDemoAccounts, type DemoAccount } from './accounts';
import { authenticationRoutes, ownerOf } from './authentication';
import { signingKey } from './signingKey';
import { createTokens } from './tokens';

export type Reply = [status: number, data?: unknown];
/** A call that is posted, and what it is answered. A reply that throws `Refused` answers its status and message. */
export interface DemoRoute {
  path: string;
  reply: (body: unknown) => Promise<Reply>;
}

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

/**
 * Answers the demonstration calls of an axios instance in the browser; every other address passes through.
 * @param base path of the calls, e.g. `/api`
 */
export function installDemonstrations(
  http: AxiosInstance,
  base: string,
  { open, now }: { open: () => Promise<CareDatabase>; now: () => number },
): Demonstrations {
  const desk = { accounts: createDemoAccounts(), tokens: createTokens(signingKey(open), now), now };
  answerByMock(http, (mock) => {
    for (const { path, reply } of authenticationRoutes(desk)) {
      mock.onPost(`${base}${path}`).reply(async ({ data }): Promise<Reply> => {
        try {
          return await reply(bodyOf(data));
        } catch (thrown) {
          if (thrown instanceof Refused) return [thrown.status, { message: thrown.message }];
          throw thrown;
        }
      });
    }
  });
  return {
    async identify(token) {
      const account = await ownerOf(desk, token);
      return account ? identityOf(account) : null;
    },
  };
}
