import { ACCESS_MS } from '@/domain/staff/account';
import type { Account, Recognise } from './genuineHost';
import type { Answer, Call } from './faults';

const PASSWORD = 'nephrodesk';

/** The part of an identity host that gives out tokens: they run out, and what renews them can be used once. */
export function rotatingTokens(accounts: readonly Account[]) {
  const access = new Map<string, { account: Account; until: number }>();
  const refresh = new Map<string, Account>();
  let ahead = 0;
  let issued = 0;
  const now = () => Date.now() + ahead;

  function issue(account: Account) {
    issued += 1;
    const token = {
      access_token: `access-${issued}`,
      refresh_token: `refresh-${issued}`,
      expires_in: ACCESS_MS / 1_000,
    };
    access.set(token.access_token, { account, until: now() + ACCESS_MS });
    refresh.set(token.refresh_token, account);
    return token;
  }

  function authorize(body: unknown): Answer {
    const { email, password } = body as { email?: unknown; password?: unknown };
    const account = accounts.find(({ username }) => username === email && password === PASSWORD);
    if (!account) return { status: 200, body: { error: 'Email Or Password Invalid' } };
    const identity = { username: account.username, roles: [{ name: account.role }] };
    return { status: 200, body: { identity, accessToken: issue(account) } };
  }

  function renew(body: unknown): Answer {
    const { refresh_token: token } = body as { refresh_token?: unknown };
    const account = typeof token === 'string' ? refresh.get(token) : undefined;
    if (!account) return { status: 401, body: { error: 'Session expired' } };
    refresh.delete(token as string);
    return { status: 200, body: { accessToken: issue(account) } };
  }

  const recognise: Recognise = (token) => {
    const known = access.get(token);
    return Promise.resolve(known && known.until > now() ? known.account : null);
  };

  return {
    recognise,
    /** The answer to a call that is about tokens; null for any other. */
    answer: ({ method, path, body }: Call): Answer | null => {
      if (method !== 'POST') return null;
      if (path === '/iam/identities/authorize') return authorize(body);
      return path === '/iam/identities/refresh' ? renew(body) : null;
    },
    now,
    /** The host's clock moves on, ms. */
    advance: (ms: number) => {
      ahead += ms;
    },
  };
}
