import * as z from 'zod/mini';

/** A server that takes longer has not answered, ms. */
export const PATIENCE_MS = 10_000;

const healthSchema = z.object({ status: z.literal('ok'), version: z.optional(z.string()) });

/** What came of a test. */
export type TestResult =
  | { kind: 'ok'; version: string | undefined; ms: number }
  | { kind: 'status'; status: number }
  | { kind: 'shape' }
  | { kind: 'timeout' }
  | { kind: 'blocked' }
  | { kind: 'network' }
  | { kind: 'cancelled' };

interface Means {
  fetch: typeof fetch;
  /** Epoch ms. */
  now: () => number;
  patienceMs: number;
}

/** Where a server says that it answers. */
export const healthOf = (base: string): string => `${base.replace(/\/+$/, '')}/health`;

/** Whether the page's own policy, and not the server, has kept a call from being sent. */
function watchPolicy(address: string) {
  let isBlocked = false;
  const { origin } = new URL(address);
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src' && blockedURI.startsWith(origin)) isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    return isBlocked;
  };
}

/**
 * Asks a server whether it answers. Nothing of the session goes along: no token, no cookie, no address of this page.
 * @param base https address of the interface
 * @param signal cancels it
 */
export async function testConnection(
  base: string,
  signal: AbortSignal,
  { fetch: call, now, patienceMs }: Means,
): Promise<TestResult> {
  const begun = now();
  const late = AbortSignal.timeout(patienceMs);
  const wasBlocked = watchPolicy(base);
  try {
    const answer = await call(healthOf(base), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, late]),
    });
    if (!answer.ok) return { kind: 'status', status: answer.status };
    const health = healthSchema.safeParse(await answer.json().catch(() => null));
    if (!health.success) return late.aborted ? { kind: 'timeout' } : { kind: 'shape' };
    return { kind: 'ok', version: health.data.version, ms: now() - begun };
  } catch {
    if (signal.aborted) return { kind: 'cancelled' };
    if (late.aborted) return { kind: 'timeout' };
    return { kind: wasBlocked() ? 'blocked' : 'network' };
  } finally {
    wasBlocked();
  }
}
