import type { Store } from '@/backend/store/port';
import { careTables } from '@/backend/store/transaction';
import { describe, expect, it, vi } from 'vitest';
import { randomCode } from '@/backend/identity/sessions/secrets';
import { pbkdf2, slowHash } from '@/backend/identity/account/passwords';
import { admin, bearer, join, newcomer, newestSecret, nurse, page, signIn, withFreshHosts } from '../host';
import { rowsOf } from '../../stores';

withFreshHosts();

/** Everything in the database as text, but for the messages: they necessarily hold their code or link. */
async function everythingIn(store: Store): Promise<string> {
  const rows = rowsOf(store);
  const kept = [...careTables, 'accounts', 'sessions', 'links', 'tries', 'keys', 'bookmarks'] as const;
  const all = await Promise.all(
    kept.map(async (name) => [await rows.getAll(name), await rows.getAllKeys(name)]),
  );
  return JSON.stringify(all).toLowerCase();
}

describe('The database', () => {
  it('holds nothing that opens anything', async () => {
    const here = page();
    const secrets = [`"${nurse.password}"`, newcomer.password];
    const { http } = here;
    const signedIn = (await http.post('/identities/authorize', nurse)).data.accessToken;
    const renewed = await http.post('/identities/refresh', { refresh_token: signedIn.refresh_token });
    const token: string = renewed.data.accessToken.access_token;
    for (const given of [signedIn, renewed.data.accessToken])
      secrets.push(given.access_token, given.refresh_token, given.refresh_token.slice(64));
    const answers = [
      { question: 'firstJob', answer: 'Padaria Central' },
      { question: 'dreamJob', answer: 'Astronauta' },
    ];
    await http.put('/identities/my/questions', { password: nurse.password, answers }, bearer(token));
    secrets.push('padaria', 'astronauta');
    await http.post('/identities/signup', newcomer);
    secrets.push(`"${await newestSecret(here)}"`);
    await http.post('/identities/password/lost', { email: nurse.email });
    const reset = await newestSecret(here);
    const upgraded = await http.post('/identities/questions/answer', { token: reset, answers });
    secrets.push(reset, upgraded.data.token);
    await http.post('/identities/token/send', { email: nurse.email });
    secrets.push(await newestSecret(here));
    const invitation = { id: 'r', username: 'r@clinic.example', firstName: 'R', lastName: 'M', role: 'USER' };
    await http.post('/identities/staff', invitation, bearer(await signIn(http, admin)));
    secrets.push(await newestSecret(here));
    await http.post('/identities/authorize', { email: 'private@home.example', password: 'my-bank-secret' });
    secrets.push('my-bank-secret', 'private@home.example');

    const stored = await everythingIn(here.store);
    expect(stored).toContain(newcomer.email);
    expect(secrets).toHaveLength(17);
    expect(secrets.filter((secret) => stored.includes(secret.toLowerCase()))).toEqual([]);
  });
});

describe('A one-time code', () => {
  it('has eight signs, and draws that would make some likelier are drawn again', () => {
    const draws = [255, 248, 247, 0, 30, 31, 7, 8, 9, 10, 1];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array[0] = draws.shift() ?? 0;
      return array;
    });
    expect([randomCode()]).toEqual(['Z2Z29ABC']);
    expect(draws).toEqual([1]);
  });
});

describe('A password', () => {
  it('is known by its hash, whose salt and rounds stand beside it', async () => {
    const kept = await slowHash('tulip-anchor-river', 1000);
    expect(kept).toEqual({
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      rounds: 1000,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await slowHash('tulip-anchor-river', 1000)).not.toEqual(kept);
    // The rounds of the hash count, not those of today.
    expect(await pbkdf2(5).isRight('tulip-anchor-river', kept)).toBe(true);
    for (const other of ['tulip-anchor-rivers', 'Tulip-anchor-river', '', 'tulip-anchor-river '])
      expect(await pbkdf2(5).isRight(other, kept)).toBe(false);
    for (const none of [null, undefined]) expect(await pbkdf2(5).isRight('', none)).toBe(false);
  });

  it('is hashed as PBKDF2 with SHA-256 has it', async () => {
    const kept = {
      salt: 'salt',
      rounds: 2,
      hash: 'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43',
    };
    expect(await pbkdf2(1).isRight('password', kept)).toBe(true);
  });

  it('of a sample account costs little, one that somebody chose what the host is told', async () => {
    const here = page();
    await join(here);
    const rounds = (await rowsOf(here.store).getAll('accounts')).map(({ username, password }) => [
      username,
      password?.rounds,
    ]);
    expect(Object.fromEntries(rounds)).toEqual({
      [admin.email]: 1000,
      [nurse.email]: 1000,
      [newcomer.email]: 1,
    });
  });
});
