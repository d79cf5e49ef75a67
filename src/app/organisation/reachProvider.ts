import type { MessageId } from '@/locales';

/** Timeout after which the user sees that the provider cannot be reached, ms. */
const PATIENCE_MS = 5_000;

const isTimeout = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'TimeoutError';

async function describesItself(answer: Response): Promise<boolean> {
  const description: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  return typeof description === 'object' && description !== null && 'issuer' in description;
}

/**
 * Requests the identity provider's description before redirecting to it, because a browser's error page has no way back
 * to password sign-in. If CORS forbids reading the answer, the request is made without reading it.
 * @param origin of the provider
 * @returns why redirecting is useless, or null
 */
export async function whyNotReached(origin: string): Promise<MessageId | null> {
  const ask = (mode: RequestMode) =>
    fetch(`${origin}/.well-known/openid-configuration`, {
      mode,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  try {
    const answer = await ask('cors');
    if (answer.status >= 500) return 'organisation.unreachable';
    return (await describesItself(answer)) ? null : 'organisation.misconfigured';
  } catch (thrown) {
    if (isTimeout(thrown)) return 'organisation.unreachable';
    return ask('no-cors').then(
      () => null,
      () => 'organisation.unreachable' as const,
    );
  }
}

/** A domain is a host name, or a full address for a provider without a certificate on this machine. */
export const originOf = (domain: string): string =>
  /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
