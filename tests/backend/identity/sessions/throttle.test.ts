import { describe, expect, it } from 'vitest';
import { HOUR, NOW } from '../../clinic';
import { bearer, clock, MINUTE, nurse, page, signIn, withFreshHosts } from '../host';
import { rowsOf } from '../../stores';

withFreshHosts();

const wrong = (email: string) => ({ email, password: 'not this one' });
const addresses = [nurse.email, 'nobody@clinic.example', 'not an address'];

async function fail(http: ReturnType<typeof page>['http'], email: string, times: number) {
  for (let count = 0; count < times; count += 1) {
    const { status } = await http.post('/identities/authorize', wrong(email));
    expect(status).toBe(200);
  }
}

describe('Too many failed sign-ins', () => {
  it.each(addresses)('are answered with a pause, whoever it is: %s', async (email) => {
    const { http } = page();
    await fail(http, email, 10);
    clock.now = NOW + 20_000;
    const refused = await http.post('/identities/authorize', wrong(` ${email.toUpperCase()} `));
    expect(refused).toMatchObject({ status: 429, data: { message: 'errors.tooManyTries' } });
    expect(refused.headers['retry-after']).toBe('40');
    clock.now = NOW + MINUTE - 1;
    expect((await http.post('/identities/authorize', wrong(email))).status).toBe(429);
    clock.now = NOW + MINUTE;
    expect((await http.post('/identities/authorize', wrong(email))).status).toBe(200);
    expect((await http.post('/identities/authorize', wrong(email))).status).toBe(429);
  });

  it('keep the right password out as well, and only for that account', async () => {
    const { http } = page();
    await fail(http, nurse.email, 10);
    expect((await http.post('/identities/authorize', nurse)).status).toBe(429);
    expect((await page().http.post('/identities/authorize', nurse)).status).toBe(429);
    expect(await signIn(http, { email: 'admin@nephrodesk.test', password: 'nephrodesk' })).toBeTruthy();
    clock.now = NOW + MINUTE;
    expect(await signIn(http)).toBeTruthy();
    await fail(http, nurse.email, 10);
  });

  it('are counted together when they come at once', async () => {
    const tabs = [page(), page()];
    const tries = Array.from({ length: 30 }, (_, index) =>
      tabs[index % 2]?.http.post('/identities/authorize', wrong(nurse.email)),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('are forgotten after a quarter of an hour, or with a success', async () => {
    const { http, store } = page();
    await fail(http, nurse.email, 9);
    await signIn(http);
    await fail(http, nurse.email, 10);
    clock.now = NOW + 15 * MINUTE;
    await fail(http, nurse.email, 10);
    clock.now = NOW + 15 * MINUTE + HOUR;
    await signIn(http);
    const counted = await rowsOf(store).getAllKeys('tries');
    expect(counted.filter((key) => !key.startsWith('log.'))).toEqual([]);
  });

  it('keep nobody out after a clock that was ahead has been put right', async () => {
    const { http } = page();
    clock.now = NOW + 24 * HOUR;
    await fail(http, nurse.email, 10);
    clock.now = NOW;
    expect(await signIn(http)).toBeTruthy();
  });

  it('are the same whether the password is asked for at the door or inside', async () => {
    const { http } = page();
    const token = await signIn(http);
    const guess = () =>
      http.post(
        '/identities/my/password',
        { current: 'not this one', password: 'tulip-anchor-river' },
        bearer(token),
      );
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await http.post('/identities/authorize', nurse)).status).toBe(429);
  });
});
