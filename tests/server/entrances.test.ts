import { expect, describe, it } from 'vitest';
import { appointAdministrator } from '@/server/commands';
import { anEmptyClinic, clientOf, firstAdministrator, PASSWORD, signIn, start } from './clinic';

const IAM = '/iam/identities';
const ADA = 'ada@clinic.example';

describe('The command that appoints an administrator', () => {
  it('gives the account to nobody who signed up with the address before', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const stranger = clientOf(server.origin);
    const person = { email: ADA, password: PASSWORD, firstName: 'Eve', lastName: 'Black' };
    await stranger('POST', `${IAM}/signup`, person);
    const path = await appointAdministrator(server.services, ADA);
    expect((await stranger('POST', `${IAM}/authorize`, { email: ADA, password: PASSWORD })).data).toEqual({
      error: 'Email Or Password Invalid',
    });
    const token = new URL(path, server.origin).searchParams.get('token');
    await stranger('POST', `${IAM}/password/reset`, { token, password: 'another-tulip-river' });
    const admin = clientOf(server.origin, await signIn(server.origin, ADA, 'another-tulip-river'));
    expect((await admin('GET', `${IAM}/my/`)).data).toMatchObject({
      roles: [{ name: 'ADMIN' }],
      firstName: '',
    });
  });

  it('ends the sessions, the password and the links of an account that was proven', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const before = clientOf(server.origin, await firstAdministrator(server));
    const anybody = clientOf(server.origin);
    const former = await appointAdministrator(server.services, ADA);
    expect((await before('GET', `${IAM}/my/`)).status).toBe(401);
    expect((await anybody('POST', `${IAM}/authorize`, { email: ADA, password: PASSWORD })).data).toEqual({
      error: 'Email Or Password Invalid',
    });
    await appointAdministrator(server.services, ADA);
    const token = new URL(former, server.origin).searchParams.get('token');
    const late = await anybody('POST', `${IAM}/password/reset`, { token, password: PASSWORD });
    expect(late.status).toBe(401);
  });
});
