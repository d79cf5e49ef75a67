import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { Refused } from '@/backend/contract';
import { providerVoucher } from '@/backend/identity/hostIdentity';
import type { Voucher } from '@/backend/identity/identityContext';

/** So far may clocks be apart, s. */
const TOLERANCE_S = 60;

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.string() });
const claimsSchema = z.object({ email: z.string(), email_verified: z.literal(true) });

/**
 * Whose an access token of the organisation's identity provider is: it must be signed by the provider, for this clinic
 * and in time, and name a proven address, or the provider says it (userinfo).
 */
export function oidcVoucher(
  { issuer, audience }: { issuer: string; audience: string },
  now: () => number,
): Voucher {
  const base = issuer.replace(/\/+$/, '');
  const askProvider = providerVoucher(base, now);
  let discovering: ReturnType<typeof discover> | undefined;
  async function discover() {
    const answer = await fetch(`${base}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(10_000),
    });
    const { issuer: named, jwks_uri: keys } = discoverySchema.parse(await answer.json());
    return { named, keys: createRemoteJWKSet(new URL(keys)) };
  }
  return async (token) => {
    if (token.split('.').length !== 3) return null;
    discovering ??= discover();
    const found = await discovering.catch(() => {
      discovering = undefined;
      throw new Refused(503, 'errors.network');
    });
    try {
      const { payload } = await jwtVerify(token, found.keys, {
        issuer: found.named,
        audience,
        clockTolerance: TOLERANCE_S,
        currentDate: new Date(now()),
      });
      const claims = claimsSchema.safeParse(payload);
      return claims.success ? { email: claims.data.email } : await askProvider(token);
    } catch (thrown) {
      if (thrown instanceof errors.JWKSTimeout) throw new Refused(503, 'errors.network');
      if (thrown instanceof errors.JOSEError) return null;
      throw thrown;
    }
  };
}
