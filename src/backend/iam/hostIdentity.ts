import axios, { type AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import type { Identified } from '../adapter';
import { Refused } from '../contract';

const TRUSTED_MS = 5 * 60_000;

const identitySchema = z.object({
  username: z.string(),
  roles: z.array(z.object({ name: z.string() })),
});

function roleOf(name: string | undefined): Identified['role'] {
  const upper = name?.toUpperCase();
  return upper === 'ADMIN' || upper === 'USER' ? upper : null;
}

/** @throws Refused 503 where the host cannot say */
async function ask(http: AxiosInstance, token: string): Promise<unknown> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    return (await http.get<unknown>('/identities/my/', { headers })).data;
  } catch (thrown) {
    if (axios.isAxiosError(thrown) && thrown.response?.status === 401) return null;
    throw new Refused(503, 'errors.network');
  }
}

/**
 * Asks a real identity host whose token it is, where the care data are kept in the browser all the same. An answer is
 * trusted for five minutes; a refusal is never remembered.
 */
export function hostIdentity(
  http: AxiosInstance,
  now: () => number,
): (token: string) => Promise<Identified | null> {
  let known: { token: string; until: number; identified: Identified } | undefined;
  return async (token) => {
    if (known?.token === token && known.until > now()) return known.identified;
    const identity = identitySchema.safeParse(await ask(http, token));
    if (!identity.success) return null;
    const { username, roles } = identity.data;
    const identified = { username, role: roleOf(roles[0]?.name) };
    known = { token, until: now() + TRUSTED_MS, identified };
    return identified;
  };
}
