import { expect, it, onTestFinished, vi } from 'vitest';
import { aPatientDraft, aReadingDraft } from '../backend/drafts';
import { startMailServer } from '../support/mailServer';
import { anEmptyClinic, clientOf, firstAdministrator, PASSWORD, signIn, start } from './clinic';

const CARE = '/api/care';
const PATIENCE = { timeout: 60_000, interval: 50 };

it('writes to people in the language they chose, and before that in the one they were invited in', async () => {
  const { mails, url, close } = await startMailServer();
  onTestFinished(close);
  const server = await start({ schema: await anEmptyClinic(), config: { smtpUrl: url } });
  const admin = clientOf(server.origin, await firstAdministrator(server));
  const nurse = 'nuno@clinic.example';
  const received = async (many: number) => {
    const own = () => mails.filter(({ to }) => to.includes(nurse));
    await vi.waitFor(() => expect(own()).toHaveLength(many), PATIENCE);
    return own().at(-1)?.text ?? '';
  };
  const invitation = { id: 'nuno', username: nurse, firstName: 'Nuno', lastName: 'Reis', role: 'USER' };
  const invited = await admin('POST', '/iam/identities/staff', { ...invitation, language: 'pt' });
  expect([invited.status, invited.data.language]).toEqual([201, undefined]);
  const first = await received(1);
  expect(first).toContain('lang="pt"');
  const token = /token=([0-9a-f]{64})/.exec(first)?.[1];
  await clientOf(server.origin)('POST', '/iam/identities/password/reset', { token, password: PASSWORD });
  expect(await received(2)).toContain('lang="pt"');

  const own = clientOf(server.origin, await signIn(server.origin, nurse));
  const { version } = (await own('GET', '/iam/identities/my/')).data;
  expect((await own('POST', '/iam/identities/my/language', { language: 'de' })).status).toBe(204);
  expect((await own('GET', '/iam/identities/my/')).data.version).toBe(version);
  const password = 'another-tulip-river';
  await own('POST', '/iam/identities/my/password', { current: PASSWORD, password });
  expect(await received(3)).toContain('lang="de"');

  expect((await own('POST', '/iam/identities/my/language', { language: 'xx' })).status).toBe(422);
  expect(
    (await clientOf(server.origin)('POST', '/iam/identities/my/language', { language: 'de' })).status,
  ).toBe(401);
});

it('brings a nurse in by mail, and tells people of a critical reading without naming anybody', async () => {
  const { mails, url, close } = await startMailServer();
  onTestFinished(close);
  const server = await start({ schema: await anEmptyClinic(), config: { smtpUrl: url } });
  const admin = clientOf(server.origin, await firstAdministrator(server));
  const nurse = 'nuno@clinic.example';
  const invitation = { id: 'nuno', username: nurse, firstName: 'Nuno', lastName: 'Reis', role: 'USER' };
  expect((await admin('POST', '/iam/identities/staff', invitation)).status).toBe(201);
  const invited = () => mails.filter(({ to }) => to.includes(nurse));
  await vi.waitFor(() => expect(invited()).toHaveLength(1), PATIENCE);
  const token = /token=([0-9a-f]{64})/.exec(invited()[0]?.text ?? '')?.[1];
  await clientOf(server.origin)('POST', '/iam/identities/password/reset', { token, password: PASSWORD });
  const own = clientOf(server.origin, await signIn(server.origin, nurse));

  expect((await own('POST', `${CARE}/patients`, aPatientDraft({ lastName: 'Weidenbusch' }))).status).toBe(
    201,
  );
  const critical = aReadingDraft({ at: new Date().toISOString(), value: 190, diastolic: 115 });
  expect((await own('POST', `${CARE}/readings`, critical)).status).toBe(201);
  const [alert] = (await admin('GET', `${CARE}/alerts`)).data.items as { id: string; severity: string }[];
  expect(alert?.severity).toBe('critical');
  const about = () => mails.filter(({ text }) => text.includes('/alerts?alert='));
  await vi.waitFor(() => expect(about().length).toBeGreaterThan(0), PATIENCE);
  for (const { text } of about()) expect(text).not.toMatch(/Weidenbusch|\b(190|115)\b/);
  // Each of them once.
  await new Promise((wait) => setTimeout(wait, 500));
  expect(new Set(about().map(({ to }) => to.join())).size).toBe(about().length);
  expect((await admin('GET', `${CARE}/clinic/mail`)).data).toMatchObject({ isConfigured: true, failing: [] });
});
