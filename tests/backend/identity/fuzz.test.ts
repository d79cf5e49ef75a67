import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRoutes } from '@/backend/identity/identities';
import { laterRoutes } from '@/backend/identity/lazyRoutes';
import { admin, bearer, nurse, page, signIn, withFreshHosts } from './host';
import { rowsOf } from '../stores';

withFreshHosts();

const iamRoutes = [...firstRoutes, ...laterRoutes];

const email = fc.oneof(fc.emailAddress(), fc.constantFrom(nurse.email, admin.email, 'x', ''), fc.string());
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('AAAAAAAA', '0'.repeat(64), '__proto__'),
);
/** Bodies that look like some call's, and anything else. */
const likely = fc.record(
  {
    email,
    username: email,
    password: text,
    current: text,
    code: text,
    token: text,
    refresh_token: fc.oneof(text, fc.constant('0'.repeat(128))),
    firstName: fc.oneof(text, fc.constant('A')),
    lastName: fc.oneof(text, fc.constant('B')),
    id: text,
    role: fc.constantFrom('ADMIN', 'USER', null, 'ROOT'),
    active: fc.oneof(fc.boolean(), fc.anything()),
    answers: fc.array(fc.record({ question: fc.constantFrom('firstJob', 'dreamJob', 'x'), answer: text }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
);
const body = fc.oneof({ weight: 3, arbitrary: likely }, fc.json(), fc.jsonValue(), fc.string());
const header = fc.string({ unit: fc.constantFrom('a', '"', 'W', '/', '1', ' ') });

const expected = new Set([200, 201, 204, 400, 401, 403, 404, 409, 412, 422, 429]);

describe('Whatever is sent', () => {
  it.each(iamRoutes)('to $method $path is answered as the contract has it', async (route) => {
    const { http, store } = page();
    const [own, administrator] = [await signIn(http), await signIn(http, admin)];
    const token = route.who === 'staff.manage' ? administrator : own;
    await fc.assert(
      fc.asyncProperty(body, header, fc.string(), async (data, ifMatch, id) => {
        const url = route.path.replace('{id}', encodeURIComponent(id) || 'none');
        const headers = { ...bearer(token).headers, ...(ifMatch && { 'If-Match': ifMatch }) };
        const answer = await http.request({ method: route.method, url, data, headers });
        expect(expected).toContain(answer.status);
        expect(JSON.stringify(answer.data ?? '')).not.toContain('access_token');
      }),
      { numRuns: 60 },
    );
    expect(await rowsOf(store).count('sessions')).toBeLessThanOrEqual(2);
    // An administrator may have invited others, who have no password yet.
    const administrators = (await rowsOf(store).getAll('accounts')).filter(
      ({ role, active, password }) => role === 'ADMIN' && active && password !== null,
    );
    expect(administrators.map(({ username }) => username)).toEqual([admin.email]);
  });
});
