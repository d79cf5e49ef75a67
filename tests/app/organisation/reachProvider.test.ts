import { afterEach, expect, it, vi } from 'vitest';
import { originOf, whyNotReached } from '@/app/organisation/reachProvider';

type Answer = Response | Error | DOMException;
afterEach(() => vi.unstubAllGlobals());

/** The network as the test says: what the readable call meets, and what the other. */
function network(read: Answer, met: Answer = new TypeError('Failed to fetch')): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { mode }: RequestInit) => {
    asked.push(`${mode} ${url}`);
    const answer = mode === 'cors' ? read : met;
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
  return asked;
}
const description = () => Response.json({ issuer: 'https://tenant.example/' });

it('a provider that describes itself is reached by one call', async () => {
  const asked = network(description());
  expect(await whyNotReached('https://tenant.example')).toBeNull();
  expect(asked).toEqual(['cors https://tenant.example/.well-known/openid-configuration']);
});

it('a provider that lets no other page read it is reached all the same', async () => {
  network(new TypeError('Failed to fetch'), new Response());
  expect(await whyNotReached('https://tenant.example')).toBeNull();
});

it.each([
  ['AU21: nobody answers', new TypeError('Failed to fetch'), 'organisation.unreachable'],
  ['AU21: no answer comes in time', new DOMException('', 'TimeoutError'), 'organisation.unreachable'],
  ['the provider is not well', new Response('', { status: 503 }), 'organisation.unreachable'],
  ['nothing is there', new Response('', { status: 404 }), 'organisation.misconfigured'],
  ['a web page answers', new Response('<title>Welcome</title>'), 'organisation.misconfigured'],
  ['something else answers', Response.json({ welcome: true }), 'organisation.misconfigured'],
  ['nothing answers', Response.json(null), 'organisation.misconfigured'],
])('%s', async (_, answer, problem) => {
  network(answer);
  expect(await whyNotReached('https://tenant.example')).toBe(problem);
});

it('a domain is a host name, or a whole address', () => {
  expect(originOf('tenant.eu.auth0.com')).toBe('https://tenant.eu.auth0.com');
  expect(originOf('http://localhost:4187')).toBe('http://localhost:4187');
});
