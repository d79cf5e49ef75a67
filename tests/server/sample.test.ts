import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { languages } from '@/domain/text';
import { sampleAccounts } from '@/backend/identity/account/accounts';
import { seedAccounts } from '@/backend/identity/account/seedAccounts';
import { anEmptyClinic, clientOf, firstAdministrator, signIn, start } from './clinic';

const CARE = '/api/care';

/** A built application, as far as a server looks into it. */
function aBuild(): string {
  const directory = mkdtempSync(join(tmpdir(), 'nephrodesk-build-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html><body><div id="root"></div></body></html>',
  );
  writeFileSync(join(directory, 'pages.json'), '[]');
  return directory;
}

async function pageOf(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { Accept: 'text/html' } });
  expect([answer.status, answer.headers.get('Content-Security-Policy')]).toEqual([
    200,
    expect.stringContaining("style-src 'self'"),
  ]);
  return answer.text();
}
const pages = ['/', '/pages/login', '/userlist/p1', '/nowhere'];

describe('SAMPLE_CLINIC', () => {
  it('on: says so on every page in every language, by nothing that its policy refuses, and lets the printed accounts in', async () => {
    const { origin } = await start({
      schema: await anEmptyClinic(),
      config: { isSample: true },
      directory: aBuild(),
    });
    for (const path of pages) {
      const page = await pageOf(origin, path);
      for (const language of languages) expect(page).toContain(`<p lang="${language}">`);
      expect(page).toContain('Sample clinic: invented people. Do not enter real patients.');
      expect(page).not.toMatch(/<style|style=|<script/);
    }
    for (const { username, password } of sampleAccounts) {
      const ask = clientOf(origin, await signIn(origin, username, password));
      expect((await ask('GET', `${CARE}/summaries`)).data.items.length).toBeGreaterThan(5);
    }
  }, 180_000);

  it('off again: the printed accounts are closed, and it is not put over people who work here', async () => {
    const schema = await anEmptyClinic();
    const before = await start({ schema });
    await seedAccounts(before.services.store, Date.now());
    const [{ username = '', password = '' } = {}] = sampleAccounts;
    const token = await signIn(before.origin, username, password);
    await before.stop();
    const server = await start({ schema });
    expect((await clientOf(server.origin, token)('GET', `${CARE}/summaries`)).status).toBe(401);
    for (const sample of sampleAccounts) {
      const credentials = { email: sample.username, password: sample.password };
      const answer = await clientOf(server.origin)('POST', '/iam/identities/authorize', credentials);
      expect(answer.data).toEqual({ error: 'Email Or Password Invalid' });
    }
    const closing = (log: string[]) => log.filter((line) => line.includes('SAMPLE_CLINIC is off'));
    expect(closing(server.log)).toHaveLength(1);
    await firstAdministrator(server);
    await server.stop();
    await expect(start({ schema, config: { isSample: true } })).rejects.toThrow(
      'SAMPLE_CLINIC: expected off',
    );
    const after = await start({ schema });
    expect(closing(after.log)).toEqual([]);
    expect(await signIn(after.origin, 'ada@clinic.example')).toBeTruthy();
  }, 60_000);

  it('off: there is no such line, no sample account, no demonstration, and no message is shown', async () => {
    const { origin } = await start({ schema: await anEmptyClinic(), directory: aBuild() });
    for (const path of pages) expect(await pageOf(origin, path)).not.toContain('sample-clinic');
    const anybody = clientOf(origin);
    for (const { username: email, password } of sampleAccounts)
      expect((await anybody('POST', '/iam/identities/authorize', { email, password })).data).toEqual({
        error: 'Email Or Password Invalid',
      });
    const demonstration = { email: 'admin@demo.com', password: 'password' };
    for (const path of [
      '/api/authenticate/login/user',
      '/api/authenticate/register/user',
      '/api/outbox',
      '/iam/outbox',
    ])
      expect([path, (await anybody('POST', path, demonstration)).status]).toEqual([path, 404]);
    for (const path of ['/iam/outbox', '/iam/identities/messages', '/api/app/chat/chats'])
      expect([path, (await anybody('GET', path)).status]).toEqual([path, 404]);
  });
});
