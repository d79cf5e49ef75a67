import { describe, expect, it } from 'vitest';
import {
  admin,
  bearer,
  clock,
  join,
  MINUTE,
  newcomer,
  nurse,
  page,
  signIn,
  type Page,
  withFreshHosts,
} from './host';

withFreshHosts();

/** Addresses of every kind of account, and of none. */
const unknown = 'nobody@clinic.example';
const unproven = 'unproven@clinic.example';
const invited = 'invited@clinic.example';
const inactive = 'inactive@clinic.example';
const everybody = [nurse.email, newcomer.email, unproven, invited, inactive];

async function clinic(): Promise<Page> {
  const here = page();
  await join(here);
  await here.http.post('/identities/signup', { ...newcomer, email: unproven });
  const token = await signIn(here.http, admin);
  const invite = (id: string, username: string) =>
    here.http.post(
      '/identities/staff',
      { id, username, firstName: 'A', lastName: 'B', role: 'USER' },
      bearer(token),
    );
  await invite('invited', invited);
  const { data } = await invite('inactive', inactive);
  const change = { id: 'inactive', role: 'USER', active: false };
  await here.http.put('/identities/staff/inactive', change, bearer(token, { 'If-Match': data.version }));
  // What was done with an address of late is remembered for every address alike, but not for longer.
  clock.now += 15 * MINUTE;
  return here;
}

/** Everything of an answer that a stranger gets to see. */
async function answerOf({ http }: Page, path: string, body: object): Promise<string> {
  const { status, data, headers } = await http.post(path, body);
  return JSON.stringify({ status, data, headers: { ...headers } });
}

describe('AU22: whether an account exists', () => {
  it.each([
    ['/identities/authorize', { password: 'not this one' }],
    ['/identities/signup', { password: 'lamp-forest-quay', firstName: 'A', lastName: 'B' }],
    ['/identities/token/send', {}],
    ['/identities/otp/send', { password: newcomer.password }],
    ['/identities/otp/verify', { password: newcomer.password, code: 'AAAAAAAA' }],
    ['/identities/password/lost', {}],
  ])('is not told by %s, byte for byte, also when it is asked again and again', async (path, rest) => {
    const here = await clinic();
    const ask = async (email: string) => {
      const answers: string[] = [];
      for (const wait of [0, 12_345, 20_000, 1, ...Array.from({ length: 10 }, () => 1000)]) {
        clock.now += wait;
        answers.push(await answerOf(here, path, { email, ...rest }));
      }
      return answers;
    };
    const began = clock.now;
    const stranger = await ask(unknown);
    for (const email of everybody) {
      clock.now = began;
      expect([email, await ask(email)]).toEqual([email, stranger]);
    }
  });

  it('is not told by the work that is done: as many slow hashes for every address', async () => {
    const here = await clinic();
    const costs = new Map<string, number>();
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    let rounds = 0;
    crypto.subtle.deriveBits = (algorithm, ...rest) => {
      rounds += (algorithm as Pbkdf2Params).iterations;
      return derive(algorithm, ...rest);
    };
    try {
      // The sample accounts are left out: everybody reads on the sign-in page that they exist.
      for (const email of [unknown, ...everybody.slice(1)]) {
        rounds = 0;
        await answerOf(here, '/identities/authorize', { email, password: newcomer.password });
        await answerOf(here, '/identities/signup', { ...newcomer, email });
        costs.set(email, rounds);
      }
    } finally {
      crypto.subtle.deriveBits = derive;
    }
    expect(new Set(costs.values())).toEqual(new Set([2]));
  });

  it('is told to nobody who has a password that would be right, but no proven or active account', async () => {
    const here = await clinic();
    const stranger = await answerOf(here, '/identities/authorize', { email: unknown, password: 'x' });
    const credentials = { email: unproven, password: newcomer.password };
    expect(await answerOf(here, '/identities/authorize', credentials)).toBe(stranger);
    expect(await answerOf(here, '/identities/authorize', { email: invited, password: '' })).toBe(stranger);
  });

  it('is only told to the address itself', async () => {
    const here = await clinic();
    const sentTo = async (path: string, email: string) => {
      const before = new Set((await here.outbox.messages()).map(({ id }) => id));
      await here.http.post(path, { ...newcomer, email });
      const fresh = (await here.outbox.messages()).filter(({ id }) => !before.has(id));
      return fresh.map(({ kind, to }) => `${kind} ${to}`);
    };
    const sent: Record<string, string[]> = {};
    for (const path of ['token/send', 'otp/send', 'password/lost', 'signup']) {
      clock.now += MINUTE;
      const all = [unknown, ...everybody].map(async (email) => sentTo(`/identities/${path}`, email));
      sent[path] = [];
      for (const one of all) sent[path].push(...(await one));
      sent[path] = [...new Set(sent[path])].toSorted();
    }
    expect(sent).toEqual({
      'token/send': [`signInLink ${newcomer.email}`, `signInLink ${nurse.email}`].toSorted(),
      'otp/send': [`signUpCode ${unproven}`],
      'password/lost': [nurse.email, newcomer.email, invited].map((email) => `resetLink ${email}`).toSorted(),
      signup: [
        `alreadyRegistered ${inactive}`,
        `alreadyRegistered ${invited}`,
        `alreadyRegistered ${newcomer.email}`,
        `alreadyRegistered ${nurse.email}`,
        `signUpCode ${unknown}`,
        `signUpCode ${unproven}`,
      ].toSorted(),
    });
  });
});
