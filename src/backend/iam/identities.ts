import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import * as z from 'zod/mini';
import { bodyOf } from '../bodies';
import { Refused } from '../contract';
import type { Identified } from '../adapter';
import { findAccount, type Account } from './accounts';
import type { Sessions } from './sessions';

export const credentialsSchema = z.object({ email: z.string(), password: z.string() });

/** Names and wording of the answers are the specification's (3.1, 8). */
const WRONG_CREDENTIALS = 'Email Or Password Invalid';
const NO_SESSION = 'Session expired';

type Reply = [status: number, data?: unknown];

const rolesOf = ({ role }: Account) => [{ name: role }];

function tokenOf(config: AxiosRequestConfig): string | undefined {
  const value: unknown = config.headers?.['Authorization'];
  return /^Bearer (\S+)$/.exec(typeof value === 'string' ? value : '')?.[1];
}

async function accountOf(sessions: Sessions, token: string | undefined): Promise<Account | undefined> {
  const username = token === undefined ? null : await sessions.usernameOf(token);
  return username === null ? undefined : findAccount(username);
}

async function authorizeReply(sessions: Sessions, config: AxiosRequestConfig): Promise<Reply> {
  const credentials = credentialsSchema.safeParse(bodyOf(config.data));
  if (!credentials.success) return [400, { message: 'errors.badRequest' }];
  const account = findAccount(credentials.data.email);
  if (account?.password !== credentials.data.password) return [200, { error: WRONG_CREDENTIALS }];
  const { username } = account;
  const token = await sessions.begin(username);
  return [200, { identity: { username, roles: rolesOf(account) }, accessToken: { access_token: token } }];
}

async function myReply(sessions: Sessions, config: AxiosRequestConfig): Promise<Reply> {
  const account = await accountOf(sessions, tokenOf(config));
  if (!account) return [401, { error: NO_SESSION }];
  const { username, firstName, lastName } = account;
  return [200, { username, roles: rolesOf(account), firstName, lastName, name: `${firstName} ${lastName}` }];
}

async function logoutReply(sessions: Sessions, config: AxiosRequestConfig): Promise<Reply> {
  const token = tokenOf(config);
  if (token !== undefined) await sessions.end(token);
  return [204];
}

/** The calls of the identity contract, below its base. */
export const iamRoutes = [
  { method: 'post', path: '/identities/authorize', reply: authorizeReply },
  { method: 'get', path: '/identities/my/', reply: myReply },
  { method: 'post', path: '/identities/logout', reply: logoutReply },
] as const;

function refusedReply(thrown: unknown): Reply {
  if (thrown instanceof Refused) return [thrown.status, { message: thrown.message }];
  throw thrown;
}

/**
 * Answers the identity calls of an axios instance in the browser; every other address passes through.
 * @param base path of the identity host, e.g. `/iam`
 */
export function installIdentities(http: AxiosInstance, base: string, sessions: Sessions): void {
  const mock = new MockAdapter(http, { onNoMatch: 'passthrough' });
  for (const { method, path, reply } of iamRoutes) {
    const respond = (config: AxiosRequestConfig) => reply(sessions, config).catch(refusedReply);
    if (method === 'get') mock.onGet(`${base}${path}`).reply(respond);
    else mock.onPost(`${base}${path}`).reply(respond);
  }
  const answer = mock.adapter();
  http.defaults.adapter = async (config) => {
    try {
      return await answer(config);
    } finally {
      // It would keep every request, passwords included, for as long as the page lives.
      mock.resetHistory();
    }
  };
}

/** Who a token of these sessions belongs to. */
export async function identify(sessions: Sessions, token: string): Promise<Identified | null> {
  const account = await accountOf(sessions, token);
  return account ? { username: account.username, role: account.role } : null;
}
