import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { Refused } from '@/backend/contract';
import { userInfoVoucher } from '@/backend/identity/hostIdentity';
import type { Voucher } from '@/backend/identity/identityContext';
import { isSafeUrl } from './config';

/** So far may clocks be apart, s. */
const TOLERANCE_S = 60;

/** Signatures that only the holder of a private key makes. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const safeUrl = z.string().check(z.refine(isSafeUrl));
const discoverySchema = z.object({
  issuer: z.string(),
  jwks_uri: safeUrl,
  userinfo_endpoint: z.optional(safeUrl),
});
const claimsSchema = z.object({ email: z.string(), email_verified: z.literal(true) });

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
const providerAway = () => new Refused(503, 'errors.network');

/** The provider's key for a token. That it cannot be fetched now is no fault of the token. */
function publishedKeys(address: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(address));
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (thrown) {
      const isOfToken =
        thrown instanceof errors.JWKSNoMatchingKey ||
        thrown instanceof errors.JWKSMultipleMatchingKeys ||
        thrown instanceof errors.JOSENotSupported;
      throw isOfToken ? thrown : providerAway();
    }
  };
}

/**
 * Whose an access token of the organisation's identity provider is: it must be signed by the provider, for this clinic
 * and in time, and name a proven address, or the provider says it (userinfo). The voucher throws Refused 503 where the
 * provider cannot be asked.
 */
export function oidcVoucher(
  { issuer, audience }: { issuer: string; audience: string },
  now: () => number,
): Voucher {
  const base = withoutSlash(issuer);
  let discovering: ReturnType<typeof discover> | undefined;
  async function discover() {
    const answer = await fetch(`${base}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
    const found = discoverySchema.parse(await answer.json());
    // OpenID Connect Discovery 4.3: who answers for another one is not believed.
    if (withoutSlash(found.issuer) !== base) throw providerAway();
    const { userinfo_endpoint: userInfo } = found;
    return {
      named: found.issuer,
      keys: publishedKeys(found.jwks_uri),
      askProvider: userInfo === undefined ? async () => null : userInfoVoucher(userInfo, now),
    };
  }
  return async (token) => {
    if (token.split('.').length !== 3) return null;
    discovering ??= discover();
    const { named, keys, askProvider } = await discovering.catch(() => {
      discovering = undefined;
      throw providerAway();
    });
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer: named,
        audience,
        clockTolerance: TOLERANCE_S,
        currentDate: new Date(now()),
        // RFC 9068 2.2: a token without an end would be good for ever.
        requiredClaims: ['exp'],
      });
      const claims = claimsSchema.safeParse(payload);
      return claims.success ? { email: claims.data.email } : await askProvider(token);
    } catch (thrown) {
      if (thrown instanceof errors.JOSEError) return null;
      throw thrown;
    }
  };
}
