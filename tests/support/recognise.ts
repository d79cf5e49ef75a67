import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import type { Account, Recognise } from './genuineHost';

interface Claims {
  iss: string;
  aud: string;
  sub: string;
  exp: number;
}
const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** The provider whose tokens these are. */
interface Origin {
  issuer: string;
  /** Where it is asked for its keys. */
  address: string;
  audience: string;
}

/**
 * Recognises people by the access tokens of an identity provider, as a host does: the signature by the provider's
 * published key, the provider, the audience, the end. Who they are here, the host alone says.
 * @param now epoch ms
 */
export function recogniseBy(
  { issuer, address, audience }: Origin,
  known: readonly Account[],
  now: () => number,
): Recognise {
  let published: Promise<JsonWebKey[]> | undefined;
  const publishedKeys = async () => {
    const answer = await fetch(`${address}/.well-known/jwks.json`);
    return ((await answer.json()) as { keys: JsonWebKey[] }).keys;
  };

  async function isSigned(text: string, signature: string): Promise<boolean> {
    published ??= publishedKeys();
    const keys = await published;
    const bytes = Buffer.from(signature, 'base64url');
    return keys.some((key) =>
      verify('RSA-SHA256', Buffer.from(text), createPublicKey({ key, format: 'jwk' }), bytes),
    );
  }

  return async (token) => {
    const [head = '', body = '', signature] = token.split('.');
    if (signature === undefined || !(await isSigned(`${head}.${body}`, signature))) return null;
    const { iss, aud, exp, sub } = decoded(body) as Claims;
    if (iss !== issuer || aud !== audience || exp * 1000 <= now()) return null;
    return known.find(({ username }) => username === sub) ?? null;
  };
}
