import { pbkdf2 } from '@/backend/identity/account/passwords';
import axios from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentityContext } from '@/backend/identity/identityContext';
import type { AccountRecord, MessageRecord } from '@/backend/identity/records';
import type { Store } from '@/backend/store/port';
import type { Severity } from '@/domain/alerts/severity';
import { usualDays, type SettingOf } from '@/domain/settings/setting';
import { defaultSettings } from '@/domain/settings/defaultSettings';
import type { Language } from '@/domain/text';
import { composeMail, type Mail } from '@/server/mail/composeMail';
import { startMailDuty } from '@/server/mail/mailDuty';
import { createMailer } from '@/server/mail/mailer';
import { sendMails, type MailRun } from '@/server/mail/sendMails';
import { anAlert } from '@tests/support/builders';
import { startMailServer } from '@tests/support/mailServer';
import { countingIds, DAY, HOUR, NOW } from '../backend/clinic';
import { openStore, rowsOf } from '../backend/stores';
import { installIdentities } from '@tests/support/answered';

const MINUTE = 60_000;
const ADDRESS = 'https://clinic.example';

let databases = 0;
let store: Store;
let rows: ReturnType<typeof rowsOf>;
const clock = { now: NOW };
beforeEach(() => {
  clock.now = NOW;
  store = openStore(`mail-${(databases += 1)}`);
  rows = rowsOf(store);
});
afterEach(() => store.close());

const anAccount = (more: Partial<AccountRecord> = {}): AccountRecord => ({
  id: 'c1',
  username: 'nuno@clinic.example',
  firstName: 'Nuno',
  lastName: 'Lind',
  role: 'USER',
  verified: true,
  active: true,
  password: { salt: '', rounds: 1, hash: '' },
  questions: [],
  version: '1',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...more,
});

let orders = 0;
const aMessage = (more: Partial<MessageRecord> = {}): MessageRecord => ({
  id: `m${(orders += 1)}`,
  order: orders,
  to: 'nuno@clinic.example',
  at: NOW,
  kind: 'passwordChanged',
  ...more,
});
const post = async (more: Partial<MessageRecord> = {}): Promise<MessageRecord> => {
  const message = aMessage(more);
  await rows.put('outbox', message);
  return message;
};

/** Sends with what the test gives in place of a mail server. */
const sending = (send: (mail: Mail) => Promise<void>) => ({
  now: () => clock.now,
  send,
  publicAddress: ADDRESS,
});
const taking = () => vi.fn<(mail: Mail) => Promise<void>>(() => Promise.resolve());
const refusing = (words: string) =>
  vi.fn<(mail: Mail) => Promise<void>>(() => Promise.reject(new Error(words)));
const toldTo = (send: ReturnType<typeof taking>) => send.mock.calls.map(([{ to }]) => to);

describe('Mails that wait', () => {
  it('are sent, the oldest first, and are gone then', async () => {
    for (const to of ['a@x.test', 'b@x.test', 'c@x.test']) await post({ to });
    await rows.put('outbox', aMessage({ to: 'first@x.test', order: 0.5 }));
    const send = taking();
    expect(await sendMails(store, sending(send))).toEqual({ sent: 4, failed: 0, dropped: 0 });
    expect(toldTo(send)).toEqual(['first@x.test', 'a@x.test', 'b@x.test', 'c@x.test']);
    expect(await rows.getAll('outbox')).toEqual([]);
    expect(await sendMails(store, sending(send))).toEqual({ sent: 0, failed: 0, dropped: 0 });
  });

  it('are tried again after 1, 5, 15 and 60 minutes and then every hour, with the same Message-ID', async () => {
    await post();
    const send = refusing('550 No such mailbox\nand more');
    for (const [tries, minutes] of [1, 5, 15, 60, 60, 60].entries()) {
      expect(await sendMails(store, sending(send))).toEqual({ sent: 0, failed: 1, dropped: 0 });
      expect(await rows.getAll('outbox')).toEqual([
        expect.objectContaining({
          tries: tries + 1,
          failure: '550 No such mailbox',
          nextAt: clock.now + minutes * MINUTE,
        }),
      ]);
      clock.now += minutes * MINUTE - 1;
      expect(await sendMails(store, sending(send))).toEqual({ sent: 0, failed: 0, dropped: 0 });
      clock.now += 1;
    }
    const better = taking();
    await sendMails(store, sending(better));
    expect(await rows.getAll('outbox')).toEqual([]);
    const ids = [...send.mock.calls, ...better.mock.calls].map(([{ messageId }]) => messageId);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@clinic\.example>$/);
  });

  it('are not held up by one that cannot be sent', async () => {
    await post({ to: 'gone@x.test' });
    await post({ to: 'there@x.test' });
    const send = vi.fn<(mail: Mail) => Promise<void>>(({ to }) =>
      to === 'gone@x.test' ? Promise.reject(new Error('no')) : Promise.resolve(),
    );
    expect(await sendMails(store, sending(send))).toEqual({ sent: 1, failed: 1, dropped: 0 });
    expect((await rows.getAll('outbox')).map(({ to }) => to)).toEqual(['gone@x.test']);
  });

  it('are left alone for now where the mail server takes none of them', async () => {
    for (let count = 0; count < 12; count += 1) await post();
    const send = refusing('connect ECONNREFUSED');
    expect((await sendMails(store, sending(send))).failed).toBe(5);
    expect((await rows.getAll('outbox')).filter(({ tries }) => tries === undefined)).toHaveLength(7);
  });

  it('are each sent once by two servers at once', async () => {
    for (let count = 0; count < 10; count += 1) await post({ to: `n${count}@x.test` });
    const send = taking();
    const runs = await Promise.all([sendMails(store, sending(send)), sendMails(store, sending(send))]);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(10);
    expect(new Set(toldTo(send)).size).toBe(10);
    expect(send).toHaveBeenCalledTimes(10);
  });

  it('are taken over from a server that died while it sent them', async () => {
    const message = await post();
    const dying = vi.fn<(mail: Mail) => Promise<void>>(() => new Promise(() => undefined));
    void sendMails(store, sending(dying));
    await vi.waitFor(() => expect(dying).toHaveBeenCalled());
    clock.now += 5 * MINUTE - 1;
    const send = taking();
    await sendMails(store, sending(send));
    expect(send).not.toHaveBeenCalled();
    clock.now += 1;
    await sendMails(store, sending(send));
    expect(toldTo(send)).toEqual([message.to]);
  });

  it('are dropped where their code or link is gone or has run out', async () => {
    const link = { hash: 'h', purpose: 'reset', account: 'c1', triesLeft: 3 } as const;
    await rows.put('links', { ...link, id: 'l1', until: NOW + 1, hash: 'h1' });
    await rows.put('links', { ...link, id: 'l2', until: NOW, hash: 'h2' });
    await post({ kind: 'resetLink', path: '/pages/reset-password#token=1', link: 'l1', to: 'good@x.test' });
    await post({ kind: 'resetLink', path: '/pages/reset-password#token=2', link: 'l2' });
    await post({ kind: 'signUpCode', code: 'ABCD2345', link: 'gone' });
    const send = taking();
    expect(await sendMails(store, sending(send))).toEqual({ sent: 1, failed: 0, dropped: 2 });
    expect(toldTo(send)).toEqual(['good@x.test']);
    expect(await rows.getAll('outbox')).toEqual([]);
  });

  it('tell of the alerts of an import in one mail: how many still wait, and the highest severity', async () => {
    await rows.put('accounts', anAccount());
    const raise = (id: string, severity: Severity, more = {}) =>
      rows.put('alerts', anAlert({ id, severity, ...more }));
    const gathered = async (alerts: string[]) =>
      post({ id: 'import nurse nuno@clinic.example', kind: 'alertRaised', severity: 'critical', alerts });
    await raise('a1', 'high');
    await raise('a2', 'medium');
    await raise('a3', 'critical', { status: 'acknowledged', owner: 'nuno' });
    await gathered(['a1', 'a2', 'a3']);
    const send = taking();
    expect(await sendMails(store, sending(send))).toEqual({ sent: 1, failed: 0, dropped: 0 });
    const mail = send.mock.calls[0]?.[0];
    expect(mail?.subject).toBe('2 new alerts, the highest of high severity');
    expect(mail?.text).toContain('There are 2 alerts that nobody has taken over yet.');
    expect(mail?.text).toContain(`Open the alerts\n${ADDRESS}/alerts\n`);
    expect(await rows.getAll('outbox')).toEqual([]);

    await gathered(['a2', 'a3']);
    await sendMails(store, sending(send));
    expect(send.mock.calls[1]?.[0].subject).toBe('Alert of medium severity');
    expect(send.mock.calls[1]?.[0].text).toContain('/alerts?alert=a2\n');
    await gathered(['a3']);
    expect(await sendMails(store, sending(send))).toEqual({ sent: 0, failed: 0, dropped: 1 });
  });

  it('tell in another mail of what an import raises while the first one is on its way or fails', async () => {
    await rows.put('accounts', anAccount());
    for (const id of ['a1', 'a2', 'a3', 'a4']) await rows.put('alerts', anAlert({ id }));
    const gather = (alerts: string[]) =>
      post({ id: 'import nurse nuno@clinic.example', kind: 'alertRaised', severity: 'high', alerts });
    await gather(['a1', 'a2']);
    let isFirst = true;
    const send = vi.fn<(mail: Mail) => Promise<void>>(async () => {
      if (!isFirst) return;
      isFirst = false;
      await gather(['a3', 'a4']);
      throw new Error('421 Later');
    });
    expect(await sendMails(store, sending(send))).toEqual({ sent: 1, failed: 1, dropped: 0 });
    clock.now += MINUTE;
    expect(await sendMails(store, sending(send))).toEqual({ sent: 1, failed: 0, dropped: 0 });
    expect(await rows.getAll('outbox')).toEqual([]);
    const [failed, second, again] = send.mock.calls.map(([{ messageId }]) => messageId);
    expect([again === failed, second === failed]).toEqual([true, false]);
  });

  it('are dropped where the alert needs nobody any more, or somebody has left', async () => {
    await rows.put('accounts', anAccount());
    await rows.put('accounts', anAccount({ id: 'c2', username: 'left@clinic.example', active: false }));
    await rows.put('alerts', anAlert({ id: 'open' }));
    await rows.put('alerts', anAlert({ id: 'taken', status: 'acknowledged', owner: 'nuno' }));
    const about = { severity: 'critical', kind: 'alertRaised' } as const;
    await post({ ...about, alert: 'open' });
    await post({ ...about, alert: 'taken' });
    await post({ ...about, kind: 'alertReminder', alert: 'taken' });
    await post({ ...about, kind: 'alertReminder', alert: 'open' });
    await post({ ...about, alert: 'gone' });
    await post({ ...about, alert: 'open', to: 'left@clinic.example' });
    await post({ ...about, alert: 'open', to: 'nobody@clinic.example' });
    const send = taking();
    expect(await sendMails(store, sending(send))).toEqual({ sent: 2, failed: 0, dropped: 5 });
    expect(send.mock.calls.map(([{ subject }]) => subject)).toEqual([
      'Critical alert',
      'Critical alert: not closed yet',
    ]);
  });

  it('that wait for the end of the quiet hours go out then', async () => {
    await post({ nextAt: NOW + HOUR });
    const send = taking();
    await sendMails(store, sending(send));
    expect(send).not.toHaveBeenCalled();
    clock.now = NOW + HOUR;
    await sendMails(store, sending(send));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are in the language of the account, of the clinic, or English', async () => {
    const send = taking();
    const subjects = async () => {
      await post({ kind: 'test' });
      await sendMails(store, sending(send));
      return send.mock.lastCall?.[0].subject;
    };
    expect(await subjects()).toBe('Test mail');
    const general: SettingOf<'general'> = {
      ...defaultSettings('Europe/Berlin').general,
      version: '2',
      locale: 'de',
      organisation: 'Nierenzentrum',
      weightDays: usualDays.weightDays,
    };
    await rows.put('settings', general);
    expect(await subjects()).toBe('Testnachricht');
    expect(send.mock.lastCall?.[0].text).toContain('Nierenzentrum');
    await rows.put('accounts', anAccount({ language: 'pt' }));
    expect(await subjects()).toBe('Mensagem de teste');
  });

  it('end between two mails where the server is stopped', async () => {
    await post();
    await post();
    const closing = new AbortController();
    const send = vi.fn<(mail: Mail) => Promise<void>>(() => {
      closing.abort();
      return Promise.resolve();
    });
    const run = await sendMails(store, { ...sending(send), signal: closing.signal });
    expect([run.sent, (await rows.getAll('outbox')).length]).toEqual([1, 1]);
  });
});

describe('The duty of mails', () => {
  it('sends at once what is new, looks again by itself, and ends after the mail on its way', async () => {
    const sent: string[] = [];
    const runs = vi.fn<(run: MailRun) => void>();
    const send = async ({ to }: Mail) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      sent.push(to);
    };
    const duty = startMailDuty(store, { ...sending(send), onRun: runs, everyMs: 50 });
    await post({ to: 'a@x.test' });
    duty.poke();
    duty.poke();
    await vi.waitFor(() => expect(sent).toEqual(['a@x.test']));
    await post({ to: 'b@x.test' });
    await vi.waitFor(() => expect(sent).toEqual(['a@x.test', 'b@x.test']));
    await duty.stop();
    expect(await rows.getAll('outbox')).toEqual([]);
    await post({ to: 'c@x.test' });
    duty.poke();
    await duty.stop();
    expect(sent).toHaveLength(2);
    expect(runs.mock.calls.reduce((sum, [run]) => sum + run.sent, 0)).toBe(2);
  });

  it('goes on after a failure of the outbox', async () => {
    const problems = vi.fn<(problem: unknown) => void>();
    vi.spyOn(store, 'read').mockRejectedValueOnce(new Error('away'));
    const send = taking();
    await post();
    const duty = startMailDuty(store, { ...sending(send), onProblem: problems, everyMs: 20 });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(problems).toHaveBeenCalledTimes(1);
    await duty.stop();
  });
});

describe('A mail server', () => {
  it('gets what the identity host writes: its code and its link work', async () => {
    const smtp = await startMailServer();
    const mailer = createMailer(smtp.url, 'Nephrodesk <noreply@clinic.example>');
    const context = createIdentityContext(store, {
      now: () => clock.now,
      newId: countingIds(),
      hashing: pbkdf2(1),
      mailed: () => undefined,
      keptMessages: Infinity,
    });
    const http = axios.create({ baseURL: '/iam', validateStatus: () => true });
    installIdentities(http, '/iam', context);
    const person = {
      email: 'ines@clinic.example',
      password: 'tulip-anchor-river',
      firstName: 'I',
      lastName: 'D',
    };
    await http.post('/identities/signup', person);
    await sendMails(store, sending(mailer.send));
    expect(smtp.mails.map(({ to }) => to)).toEqual([['ines@clinic.example']]);
    const [mail] = smtp.mails;
    const code = /^([A-Z2-9]{4}-[A-Z2-9]{4})\r?$/m.exec(mail?.source ?? '')?.[1];
    const verified = await http.post('/identities/otp/verify', {
      email: person.email,
      password: person.password,
      code,
    });
    expect(verified.status).toBe(200);
    await http.post('/identities/password/lost', { email: person.email });
    await sendMails(store, sending(mailer.send));
    const source = smtp.mails[1]?.text ?? '';
    const token = /https:\/\/clinic\.example\/pages\/reset-password#token=([0-9a-f]{64})/.exec(source)?.[1];
    const questions = await http.post('/identities/questions/fetch', { token });
    expect(questions.status).toBe(200);
    expect(source).toMatch(/^From: Nephrodesk <noreply@clinic\.example>\r$/m);
    expect(source).toMatch(/^Message-ID: <[0-9a-f]{32}@clinic\.example>\r$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
    mailer.close();
    await smtp.close();
  });

  it('is told nothing where it is elsewhere and offers no TLS', async () => {
    const smtp = await startMailServer();
    // Reaches this machine by an address that could be any machine's.
    const mailer = createMailer(
      smtp.url.replace(/localhost|127\.0\.0\.1/, '0.0.0.0'),
      'noreply@clinic.example',
    );
    await post();
    await sendMails(store, sending(mailer.send));
    expect((await rows.getAll('outbox'))[0]).toMatchObject({
      tries: 1,
      failure: 'No TLS (STARTTLS): nothing is sent in the clear.',
    });
    expect(smtp.mails).toEqual([]);
    mailer.close();
    await smtp.close();
  });

  it('says why it takes none, and one that is away is tried again', async () => {
    const smtp = await startMailServer(['full@x.test']);
    const mailer = createMailer(smtp.url, 'noreply@clinic.example');
    await post({ to: 'full@x.test' });
    await sendMails(store, sending(mailer.send));
    expect((await rows.getAll('outbox'))[0]).toMatchObject({ tries: 1, failure: '550 No such mailbox' });
    mailer.close();
    await smtp.close();
    const away = createMailer(smtp.url, 'noreply@clinic.example');
    clock.now += MINUTE;
    await sendMails(store, sending(away.send));
    expect((await rows.getAll('outbox'))[0]).toMatchObject({
      tries: 2,
      failure: expect.stringContaining('ECONNREFUSED'),
    });
    away.close();
  });
});

describe('The words of mails', () => {
  const kinds: readonly MessageRecord['kind'][] = [
    'signUpCode',
    'alreadyRegistered',
    'signInLink',
    'resetLink',
    'invitation',
    'passwordChanged',
    'alertRaised',
    'alertEscalated',
    'alertReminder',
    'test',
  ];
  const languages: readonly Language[] = ['en', 'de', 'fr', 'pt'];
  const contents: Partial<Record<MessageRecord['kind'], Partial<MessageRecord>>> = {
    signUpCode: { code: 'ABCD2345' },
    signInLink: { path: '/pages/login#token=abc' },
    resetLink: { path: '/pages/reset-password#token=abc' },
    invitation: { path: '/pages/reset-password#token=abc' },
    alertRaised: { alert: 'a/1&b', severity: 'high' },
    alertEscalated: { alert: 'a1', severity: 'critical' },
    alertReminder: { alert: 'a1', severity: 'unknown' },
  };
  const setting = { organisation: 'Niere & <Co>', timeZone: 'Europe/Berlin', publicAddress: `${ADDRESS}/` };
  const mailOf = (kind: MessageRecord['kind'], language: Language) =>
    composeMail(aMessage({ kind, ...contents[kind] }), { ...setting, language });

  it.each(languages)('are whole in %s, as text and as HTML', (language) => {
    for (const kind of kinds) {
      const { subject, text, html } = mailOf(kind, language);
      for (const said of [subject, text, html]) {
        expect(said.trim()).not.toBe('');
        expect(said).not.toMatch(/mail\.\w|undefined|NaN|[{}]/);
      }
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toContain('<Co>');
      expect(text).toContain('Niere & <Co>');
    }
  });

  it.each(languages)('say in %s how many alerts there are', (language) => {
    const several = aMessage({ kind: 'alertRaised', severity: 'critical', alerts: ['a', 'b', 'c'] });
    const { subject, text } = composeMail(several, { ...setting, language });
    expect(subject).toContain('3');
    expect(text).toContain(`${ADDRESS}/alerts\n`);
  });

  it('differ by language, and by why they tell of an alert', () => {
    for (const kind of kinds)
      expect(new Set(languages.map((language) => mailOf(kind, language).text)).size).toBe(4);
    const reasons = [undefined, 'worse', 'back', 'late'] as const;
    const told = reasons.flatMap((reason) =>
      languages.map((language) => {
        const message = aMessage({ kind: 'alertRaised', alert: 'a1', ...(reason && { reason }) });
        return composeMail(message, { ...setting, language }).text;
      }),
    );
    expect(new Set(told).size).toBe(languages.length * reasons.length);
  });

  it('lead to the address where the application is opened, and only there', () => {
    const linkOf = (kind: MessageRecord['kind']) => /href="([^"]*)"/.exec(mailOf(kind, 'en').html)?.[1];
    expect(Object.fromEntries(kinds.map((kind) => [kind, linkOf(kind)]))).toEqual({
      signUpCode: undefined,
      alreadyRegistered: `${ADDRESS}/pages/login`,
      signInLink: `${ADDRESS}/pages/login#token=abc`,
      resetLink: `${ADDRESS}/pages/reset-password#token=abc`,
      invitation: `${ADDRESS}/pages/reset-password#token=abc`,
      passwordChanged: `${ADDRESS}/pages/forgot-password`,
      alertRaised: `${ADDRESS}/alerts?alert=a%2F1%26b`,
      alertEscalated: `${ADDRESS}/alerts?alert=a1`,
      alertReminder: `${ADDRESS}/alerts?alert=a1`,
      test: undefined,
    });
    expect(mailOf('alertRaised', 'en').text).toContain(`Open the alert\n${ADDRESS}/alerts?alert=a%2F1%26b`);
    expect(mailOf('signUpCode', 'en').text).toContain('\nABCD-2345\n');
  });

  it('say when a password was changed by the clock of the clinic', () => {
    const changed = aMessage({ at: NOW + DAY });
    const { text } = composeMail(changed, { ...setting, language: 'de' });
    expect(text).toContain('am 21. November 2026 um 11:00 (Europe/Berlin)');
  });
});
