import { createGenuineHost } from '../../support/genuineHost';
import { rotatingTokens } from '../../support/rotatingTokens';
import { test as base, type Host } from './host';

const accounts = [
  { username: 'nurse@nephrodesk.test', role: 'USER' },
  { username: 'admin@nephrodesk.test', role: 'ADMIN' },
];

/** A host whose tokens run out by its own clock, which it also tells to pages of this origin. */
export const test = base.extend<{ tokens: ReturnType<typeof rotatingTokens> }>({
  // Playwright takes the fixtures a fixture needs from its first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  tokens: async ({}, provide) => provide(rotatingTokens(accounts)),
  genuine: async ({ tokens }, provide) => {
    const genuine = await createGenuineHost(tokens.recognise);
    await provide(async (call) => {
      const answer = tokens.answer(call) ?? (await genuine(call));
      const headers = {
        ...answer.headers,
        Date: new Date(tokens.now()).toUTCString(),
        'Access-Control-Expose-Headers': 'Date, ETag, Retry-After',
      };
      return { ...answer, headers };
    });
  },
});

export const renewals = (host: Host) =>
  host.calls.filter(({ path }) => path === '/iam/identities/refresh').length;
export const refused = [/status of 401/, 'the host refuses an access token that has run out'] as const;
