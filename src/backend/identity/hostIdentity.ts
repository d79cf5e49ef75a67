import axios, { type AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import type { Identified } from '../actor';
import { Refused } from '../contract';
import { toRole } from '@/domain/access';
import type { Voucher } from './identityContext';

const TRUSTED_MS = 5 * 60_000;
/** Tokens whose answers are remembered; the oldest goes first. */
const MOST_TRUSTED = 500;
const PATIENCE_MS = 15_000;

/** Asks another host about a token; gives null where the host refuses it. @throws Refused 503 where it cannot say */
async function ask(http: AxiosInstance, url: string, token: string): Promise<unknown> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    return (await http.get<unknown>(url, { headers })).data;
  } catch (thrown) {
    const status = axios.isAxiosError(thrown) && thrown.response?.status;
    if (status === 401 || status === 403) return null;
    throw new Refused(503, 'errors.network');
  }
}

/** Asks another host about a token. An answer is trusted for five minutes; a refusal is never remembered. */
function askingAbout<T>(
  http: AxiosInstance,
  url: string,
  schema: z.ZodMiniType<T>,
  now: () => number,
): (token: string) => Promise<T | null> {
  const trusted = new Map<string, { until: number; answer: T }>();
  return async (token) => {
    const known = trusted.get(token);
    if (known && known.until > now()) return known.answer;
    const answer = schema.safeParse(await ask(http, url, token));
    trusted.delete(token);
    if (!answer.success) return null;
    const [oldest] = trusted.keys();
    if (trusted.size >= MOST_TRUSTED && oldest !== undefined) trusted.delete(oldest);
    trusted.set(token, { until: now() + TRUSTED_MS, answer: answer.data });
    return answer.data;
  };
}

const identitySchema = z.object({
  username: z.string(),
  roles: z.array(z.object({ name: z.string() })),
  isLocked: z.catch(z.optional(z.literal(true)), undefined),
});

/** Asks a real identity host whose token it is, where the care data are kept in the browser all the same. */
export function hostIdentity(
  http: AxiosInstance,
  now: () => number,
): (token: string) => Promise<Identified | null> {
  const asked = askingAbout(http, '/identities/my/', identitySchema, now);
  return async (token) => {
    const identity = await asked(token);
    if (!identity) return null;
    const { username, roles, isLocked } = identity;
    return { username, role: toRole(roles[0]?.name), ...(isLocked && { isLocked }) };
  };
}

/** As `hostIdentity`, by the address of the host's identity calls. */
export const hostIdentityAt = (baseURL: string, now: () => number) =>
  hostIdentity(axios.create({ baseURL, timeout: PATIENCE_MS }), now);

/** OpenID Connect Core 5.3.2; an address that was not proven is nobody's. */
const userInfoSchema = z.object({ email: z.string(), email_verified: z.literal(true) });

/**
 * Asks an identity provider whose access token it is; only the proven address counts.
 * @param url where it says so (userinfo)
 */
export function userInfoVoucher(
  url: string,
  now: () => number,
  http = axios.create({ timeout: PATIENCE_MS }),
): Voucher {
  const asked = askingAbout(http, url, userInfoSchema, now);
  return async (token) => {
    const user = await asked(token);
    return user && { email: user.email };
  };
}

/** As `userInfoVoucher`, by the provider's host name or whole address, as Auth0 has it. */
export const providerVoucher = (domain: string, now: () => number, http?: AxiosInstance): Voucher =>
  userInfoVoucher(`${domain.includes('://') ? domain : `https://${domain}`}/userinfo`, now, http);
