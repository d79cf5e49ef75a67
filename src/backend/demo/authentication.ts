import * as z from 'zod/mini';
import type { DemoAccount } from '@/shared/demonstration/accounts';
import { Refused } from '../contract';
import { publicPart, type DemoAccounts } from './accounts';
import { understood, type DemoRoute, type Reply } from './calls';
import type { Tokens } from './tokens';

/** Wording of the answers is the specification's (8). */
const WRONG_CREDENTIALS = 'Email Or Password Invalid';
const DEFAULT_ERROR = 'Something went wrong';
const EMAIL_TAKEN = 'This email is already in use.';
const NAME_MISSING = 'Please enter your name.';
const BAD_TOKEN = 'Invalid access token';

const text = z.string().check(z.maxLength(200));
const secret = z.string().check(z.maxLength(4096));
const loginSchema = z.object({ email: text, password: secret });
const registrationSchema = z.object({ email: text, password: secret, name: text });
const refreshSchema = z.object({ accessToken: z.string() });

interface Desk {
  accounts: DemoAccounts;
  tokens: Tokens;
  /** Epoch ms. */
  now: () => number;
}

async function login({ accounts, tokens }: Desk, body: unknown): Promise<Reply> {
  const { email, password } = understood(loginSchema, body);
  const account = accounts.find(email, password);
  if (!account) return [200, { error: WRONG_CREDENTIALS }];
  try {
    const accessToken = await tokens.sign(account.id);
    return [200, { user: { ...publicPart(account), loggedInWith: 'jwt' }, accessToken }];
  } catch {
    return [200, { error: DEFAULT_ERROR }];
  }
}

async function register({ accounts, tokens, now }: Desk, body: unknown): Promise<Reply> {
  const draft = understood(registrationSchema, body);
  const email = accounts.isTaken(draft.email) ? EMAIL_TAKEN : null;
  const name = draft.name.trim() === '' ? NAME_MISSING : null;
  if (email !== null || name !== null) return [200, { error: { email, name } }];
  // Without an address nobody could sign in again, nor would the session have a name.
  if (draft.email.trim() === '') throw new Refused(400, 'errors.badRequest');
  const account = accounts.add(draft, now());
  try {
    return [200, { user: publicPart(account), accessToken: await tokens.sign(account.id) }];
  } catch (thrown) {
    accounts.remove(account.id);
    throw thrown;
  }
}

async function refresh(desk: Desk, body: unknown): Promise<Reply> {
  const { accessToken } = understood(refreshSchema, body);
  const account = await ownerOf(desk, accessToken);
  if (!account) return [401, { error: BAD_TOKEN }];
  return [200, { userData: publicPart(account), accessToken: await desk.tokens.sign(account.id) }];
}

/** The account of a token that holds. */
export async function ownerOf({ accounts, tokens }: Desk, token: string): Promise<DemoAccount | undefined> {
  const claims = await tokens.read(token);
  return claims ? accounts.ofToken(claims) : undefined;
}

/** Signing in, registering and renewing (specification 7), below the base of the demonstration calls. */
export const authenticationRoutes = (desk: Desk): readonly DemoRoute[] => [
  { method: 'post', path: '/authenticate/login/user', reply: (body) => login(desk, body) },
  { method: 'post', path: '/authenticate/register/user', reply: (body) => register(desk, body) },
  { method: 'post', path: '/authenticate/refresh-token', reply: (body) => refresh(desk, body) },
];
