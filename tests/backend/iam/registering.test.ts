import { describe, expect, it } from 'vitest';
import { bearer, newestSecret, page } from './host';

const newcomer = {
  email: 'ines.duarte@clinic.example',
  password: 'tulip-anchor-river',
  firstName: 'Inês',
  lastName: 'Duarte',
};

describe('Signing up', () => {
  it('opens an account without a role, once the address is proven', async () => {
    const here = page();
    const sent = await here.http.post('/identities/signup', newcomer);
    expect(sent).toMatchObject({ status: 200, data: { resendAfterMs: 30_000 } });
    const credentials = { email: newcomer.email, password: newcomer.password };
    expect((await here.http.post('/identities/authorize', credentials)).data).toHaveProperty('error');
    const code = await newestSecret(here);
    const { status, data } = await here.http.post('/identities/otp/verify', { email: newcomer.email, code });
    expect(status).toBe(200);
    expect(data.identity).toEqual({ username: newcomer.email, roles: [] });
    const mine = await here.http.get('/identities/my/', bearer(data.accessToken.access_token));
    expect(mine.data).toMatchObject({ username: newcomer.email, roles: [], name: 'Inês Duarte' });
    expect((await here.http.post('/identities/authorize', credentials)).data).toHaveProperty('accessToken');
  });
});
