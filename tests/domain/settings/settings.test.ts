import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { httpsAddress, isHttpsAddress } from '@/domain/settings/httpsAddress';
import { settingSchema, storedSettingSchema, type SettingBody } from '@/domain/settings/setting';
import { settingProblems } from '@/domain/settings/settingProblems';
import { fillTemplate, isNotified, isWithin, unknownNames } from '@/domain/settings/notificationPolicy';
import { isDecided, settingIds, defaultSettings } from '@/domain/settings/defaultSettings';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const usual = defaultSettings('Europe/Berlin');
const fieldsOf = (body: SettingBody) => settingProblems(body, NOW).map(({ field }) => field);

describe('XS03: addresses of links', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript://https://clinic.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'vb\tscript:msgbox(1)',
    'blob:https://clinic.example/1',
    'filesystem:https://clinic.example/temporary/1',
    'view-source:https://clinic.example',
    'file:///etc/passwd',
    'ftp://clinic.example',
    'http://clinic.example',
    'ht\ttps://clinic.example',
    'https:\n//clinic.example',
    'https:clinic.example',
    'https:/clinic.example',
    'https:///clinic.example',
    'https:\\\\clinic.example',
    'https://clinic.example\\@evil.example',
    'https://user@clinic.example',
    'https://user:word@clinic.example',
    'https://:word@clinic.example',
    'https://clinic.example%2f@evil.example',
    'https://',
    'https:// clinic.example',
    'https://clinic .example',
    '//clinic.example',
    'clinic.example',
    '/general',
    '',
  ])('refuses %j', (text) => {
    expect(isHttpsAddress(text)).toBe(false);
    expect(httpsAddress.safeParse(text).error?.issues[0]?.message).toBe('validation.httpsAddress');
  });

  it.each([
    'https://clinic.example',
    'HTTPS://CLINIC.EXAMPLE/kidney',
    'https://clinic.example:8443/a?b=c#d',
    'https://xn--nire-wpa.example/é',
    'https://clinic.example/?next=javascript:alert(1)',
    'https://clinic.example/@team',
  ])('takes %j', (text) => {
    expect(isHttpsAddress(text)).toBe(true);
  });

  it('takes nothing that a browser would not open over https, whatever it is made of', () => {
    const parts = fc.constantFrom(
      'https:',
      'javascript:',
      'data:',
      '//',
      '\t',
      '\n',
      ' ',
      '@',
      '\\',
      'a.example',
      ':',
      '%0a',
      'é',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
        const text = some.join('');
        if (!isHttpsAddress(text)) return;
        const { protocol, username, password, host } = new URL(text);
        expect({ protocol, username, password }).toEqual({ protocol: 'https:', username: '', password: '' });
        expect(host).not.toBe('');
      }),
    );
  });
});

describe('§2.12: settings', () => {
  it('are all there before anybody decided, and can be saved as they are', () => {
    for (const id of settingIds) {
      const { version: _, updatedAt: __, ...body } = usual[id];
      expect(isDecided(usual[id])).toBe(false);
      expect(settingSchema.safeParse(body).success).toBe(true);
      expect(settingProblems(body as SettingBody, NOW)).toEqual([]);
    }
  });

  it.each([
    [{ workFrom: '18:00', workTo: '18:00' }, ['workTo']],
    [{ workFrom: '17:59', workTo: '18:00' }, []],
    [{ timeZone: 'Europe/Nowhere' }, ['timeZone']],
    [{ workingDays: [1, 1] }, ['workingDays']],
    [{ holidays: ['2026-12-25', '2026-12-25'] }, ['holidays.1']],
    [{ holidays: ['2026-12-25', '2027-12-25'] }, []],
  ])('general %j has problems with %j', (parts, fields) => {
    expect(fieldsOf({ ...usual.general, ...parts })).toEqual(fields);
  });

  it.each([
    [{ retentionMonths: 11 }, false],
    [{ retentionMonths: 12 }, true],
    [{ retentionMonths: 360 }, true],
    [{ retentionMonths: 361 }, false],
    [{ workingDays: [] }, false],
    [{ workingDays: [0] }, false],
    [{ workingDays: [7] }, true],
    [{ organisation: '  ' }, false],
    [{ holidays: ['2026-02-30'] }, false],
    [{ dayStart: '24:00' }, false],
    [{ logo: 'data:image/png;base64,AAAA' }, true],
    [{ logo: 'data:image/svg+xml;base64,AAAA' }, false],
    [{ logo: 'https://clinic.example/logo.png' }, false],
    [{ logo: `data:image/png;base64,${'A'.repeat(139_978)}` }, true],
    [{ logo: `data:image/png;base64,${'A'.repeat(139_979)}` }, false],
    [{ banner: { de: 'a'.repeat(300) } }, true],
    [{ banner: { de: 'a'.repeat(301) } }, false],
  ])('general %.60j is well formed: %s', (parts, isWell) => {
    expect(settingSchema.safeParse({ ...usual.general, ...parts }).success).toBe(isWell);
  });

  it('name an address twice only by mistake', () => {
    const link = { label: 'News', url: 'https://clinic.example' };
    expect(fieldsOf({ id: 'socialLinks', links: [link, { ...link, label: 'Other' }] })).toEqual([
      'links.1.url',
    ]);
  });

  it.each([
    [undefined, ['apiBase']],
    ['not a time', ['apiBase']],
    ['2026-11-20T09:44:59Z', ['apiBase']],
    ['2026-11-20T09:45:00Z', []],
    ['2026-11-20T10:01:00Z', []],
    ['2026-11-20T10:01:01Z', ['apiBase']],
  ])('a server tested at %s has problems with %j', (testedAt, fields) => {
    const body = {
      id: 'serverSetting' as const,
      apiBase: 'https://care.example',
      ...(testedAt && { testedAt }),
    };
    expect(fieldsOf(body)).toEqual(fields);
    expect(fieldsOf({ id: 'serverSetting' })).toEqual([]);
  });

  it('read what they do not know as telling of everything', () => {
    const odd = {
      ...usual.notifications,
      told: ['critical', 'purple'],
      quiet: { from: 'x' },
      digest: 'hourly',
    };
    expect(storedSettingSchema.parse(odd)).toMatchObject({
      told: ['critical', 'high', 'medium', 'low'],
      digest: 'none',
    });
    const links = [{ label: 'Bad', url: 'javascript:alert(1)' }];
    expect(storedSettingSchema.safeParse({ ...usual.socialLinks, links }).success).toBe(true);
  });
});

describe('§2.12: telling of alerts', () => {
  const night = { from: '22:00', to: '06:00' };
  it.each([
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['05:59', true],
    ['06:00', false],
  ])('%s lies in the night: %s', (time, isIn) => {
    expect(isWithin(time, night)).toBe(isIn);
    expect(isWithin(time, { from: '06:00', to: '22:00' })).toBe(!isIn);
  });

  it('is silent by severity, in quiet hours too, and of critical ones never', () => {
    const telling = {
      told: ['critical', 'high'] as const,
      quiet: { ...night, severities: ['high'] as const },
    };
    const setting = {
      told: [...telling.told],
      quiet: { ...night, severities: [...telling.quiet.severities] },
    };
    expect(isNotified(setting, 'high', '12:00')).toBe(true);
    expect(isNotified(setting, 'high', '23:00')).toBe(false);
    expect(isNotified(setting, 'low', '12:00')).toBe(false);
    const silent = { told: [], quiet: { from: '00:00', to: '23:59', severities: ['critical' as const] } };
    expect(isNotified(silent, 'critical', '12:00')).toBe(true);
    expect(isNotified(silent, 'unknown', '12:00')).toBe(true);
  });

  it('cannot be told to silence critical alerts', () => {
    const { notifications } = usual;
    expect(fieldsOf({ ...notifications, told: ['high'] })).toEqual(['told']);
    const quiet = { ...night, severities: ['critical' as const] };
    expect(fieldsOf({ ...notifications, quiet })).toEqual(['quiet.severities']);
    expect(fieldsOf({ ...notifications, quiet: { from: '22:00', to: '22:00', severities: [] } })).toEqual([
      'quiet.to',
    ]);
  });

  it('fills a template once: a name is never read as a place', () => {
    const values = { severity: 'High', patient: '{alert}', alert: 'Weight up' };
    expect(fillTemplate('{severity}: {patient} – {alert}, {patient}', values)).toBe(
      'High: {alert} – Weight up, {alert}',
    );
    expect(unknownNames('{severity} {name} {}')).toEqual(['name', '']);
    expect(unknownNames('{severity} {patient} {alert}')).toEqual([]);
  });
});
