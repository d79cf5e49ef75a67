import type { MessageId } from '@/locales';

/** Nobody looks at a button longer than this before being told, ms. */
const PATIENCE_MS = 5_000;

const isTimeout = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'TimeoutError';

async function describesItself(answer: Response): Promise<boolean> {
  const description: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  return typeof description === 'object' && description !== null && 'issuer' in description;
}

/**
 * Asks the identity provider for its description before anybody is sent there: a browser's error page has no way back
 * to the password. A provider that lets no other page read it is met without reading.
 * @param origin of the provider
 * @returns why there is no use in going there, or null
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

/** A domain is a host name, or an address for a provider without a certificate, on this machine. */
export const originOf = (domain: string): string =>
  /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
