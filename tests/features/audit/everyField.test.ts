import { describe, expect, it } from 'vitest';
import { auditKinds } from '@/features/audit/wording/auditWording';
import { auditFieldWord } from '@/features/audit/wording/auditFields';
import { auditValueText } from '@/features/audit/wording/auditValues';
import { languages } from '@/shared/i18n/languages';
import { logWords } from '@/app/site/logWords';
import { loadMessages, locales, type MessagePart } from '@/locales';
import { storedFields as all } from '@tests/support/storedFields';

/** Stages are called 1 to 5 in every language. */
const asItIs = new Set(['patients ext.ckdStage']);
/** What the backend tells beside the fields that a record has. */
const besides: [kind: string, field: string][] = [
  ['readings', 'created'],
  ['patients', 'ext.programme.on'],
  ['patients', 'ext.programme.until'],
  ['patients', 'ext.referrals.state'],
  ['alerts', 'outcome'],
  ['alerts', 'falseAlarmReason'],
  ['alerts', 'owner'],
  ['enrolments', 'duplicates'],
  ...['username', 'firstName', 'lastName', 'phone', 'mobile', 'avatar', 'role', 'active', 'tries'].map(
    (field): [string, string] => ['accounts', field],
  ),
];

describe('what the log can tell of', () => {
  it('knows fields of every kind of record', () => {
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(auditKinds.length - 2);
    expect(all.length).toBeGreaterThan(200);
  });

  it('has a word for every field that a record can have, or that is told beside them', () => {
    const missing = [...all.map(({ kind, field }) => [kind, field] as const), ...besides].filter(
      ([kind, field]) => auditFieldWord(kind, field) === null,
    );
    expect(missing.map((one) => one.join(' '))).toEqual([]);
  });

  it.each(locales)('says every value of a field that has few of them in words: %s', async (locale) => {
    const parts: MessagePart[] = ['entry', 'desk', ...logWords];
    const loaded = await Promise.all(parts.map((part) => loadMessages(locale, part)));
    const said: Record<string, unknown> = Object.assign({}, ...loaded);
    const wordless = all.flatMap(({ kind, field, values }) =>
      asItIs.has(`${kind} ${field}`)
        ? []
        : values
            .filter((value) => {
              if (languages.some(([known]) => known === value)) return false;
              return auditValueText(kind, field, value, (id) => (id in said ? id : '')) === null;
            })
            .map((value) => `${kind} ${field} ${value}`),
    );
    expect(wordless).toEqual([]);
  });
});
