import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS, codeInGroups, codeTyped } from '@/domain/staff/codes';
import { foldAnswer } from '@/domain/staff/questions';
import { password, passwordProblem } from '@/domain/staff/password';
import { isEmail, senderIn } from '@/domain/staff/email';
import {
  answersSchema,
  codeSchema,
  ownProfileDraftSchema,
  questionsChangeSchema,
  signUpSchema,
} from '@/domain/staff/identity';

const address = 'ines.aldag@clinic.example';

describe('a new password', () => {
  it.each([
    ['nine characters', 'f7 kd-w2q', 'validation.passwordShort'],
    ['ten characters', 'f7 kd-w2qx', null],
    ['ten signs of two code units each', '🩺'.repeat(10), 'validation.passwordGuessable'],
    ['128 characters', 'abcdefgh '.repeat(15).slice(0, password.longest), null],
    ['129 characters', 'abcdefgh '.repeat(15).slice(0, password.longest + 1), 'validation.tooLong'],
    ['a word that is tried first, with digits', 'Password123!', 'validation.passwordGuessable'],
    ['one that is tried first in German', 'Willkommen2026', 'validation.passwordGuessable'],
    ['one letter over and over', 'aaaaaaaaaaaa', 'validation.passwordGuessable'],
    ['a run of digits', '1234567890', 'validation.passwordGuessable'],
    ['a run of digits backwards', '9876543210', 'validation.passwordGuessable'],
    ['the own address', 'Ines.Aldag-2026', 'validation.passwordGuessable'],
    ['a sentence', 'vier Kannen Tee am Abend', null],
    ['other scripts', 'пароль из семи слов', null],
  ])('of %s', (_, text, problem) => {
    expect(passwordProblem(text, address)).toBe(problem);
  });

  it('is judged whatever it is, and an address of three letters forbids nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, email) => {
        const problem = passwordProblem(text, email);
        expect(problem === null || problem.startsWith('validation.')).toBe(true);
        expect(problem === 'validation.passwordShort').toBe([...text].length < password.shortest);
      }),
    );
    expect(passwordProblem('abc and something', 'abc@clinic.example')).toBeNull();
  });
});

describe('a one-time code', () => {
  it.each([
    ['ABCD2345', 'ABCD2345'],
    [' abcd 2345 ', 'ABCD2345'],
    ['abcd-2345', 'ABCD2345'],
    ['Your code: ABCD-2345.', 'ABCD2345'],
    ['ＡＢＣＤ２３４５', 'ABCD2345'],
    ['ABCD23456', 'ABCD2345'],
    ['ABCD-23', 'ABCD23'],
    ['0O1IL', ''],
  ])('is read out of %j as %j', (typed, code) => {
    expect(codeTyped(typed)).toBe(code);
  });

  it('has no sign that is taken for another one, and is hard to come upon', () => {
    expect(CODE_SIGNS).not.toMatch(/[01OIL]/);
    expect(Math.log2(new Set(CODE_SIGNS).size) * CODE_LENGTH).toBeGreaterThan(39.5);
  });

  it('is read in two groups as it is typed', () => {
    expect(codeInGroups('ABCD2345')).toBe('ABCD-2345');
  });

  it('is never anything but its signs, at most eight', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(codeTyped(text)).toMatch(/^[A-Z2-9]{0,8}$/);
      }),
    );
  });

  it('is refused in any other shape', () => {
    const code = (text: string) => codeSchema.safeParse({ email: address, code: text }).data?.code;
    expect(['ABCD2345', 'abcd-2345', ' ABCD\u20112345'].map(code)).toEqual(Array(3).fill('ABCD2345'));
    for (const wrong of ['ABCD234', 'ABCD23456', 'ABCD234O', '123456', 'ABCD٢٣٤٥', ''])
      expect(code(wrong)).toBeUndefined();
  });
});

it.each([
  ['a@b.de', true],
  [' a@b.de ', true],
  ['first.last+tag@sub.clinic.example', true],
  ['', false],
  ['a@b', false],
  ['@b.de', false],
  ['a@', false],
  ['a b@c.de', false],
  ['a@b@c.de', false],
  ['a@.de', false],
  ['a@b..de', false],
  ['a,target@b.de', false],
  ['a;target@b.de', false],
  ['<a@b.de>', false],
  ['"a"@b.de', false],
  ['a..b@c.de', false],
  ['a@b-.de', false],
  ['a@b.de\n', true],
  ['a\nb@c.de', false],
  ['jürgen@klinik-münchen.de', true],
  [`${'a'.repeat(200)}@b.de`, false],
])('%j is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

it.each([
  ['noreply@clinic.example', { name: '', address: 'noreply@clinic.example' }],
  [' Nephrodesk <noreply@clinic.example> ', { name: 'Nephrodesk', address: 'noreply@clinic.example' }],
  ['"North, Clinic" <noreply@clinic.example>', { name: 'North, Clinic', address: 'noreply@clinic.example' }],
  ['a@b.de, c@d.de', null],
  ['Nephrodesk <a@b.de, c@d.de>', null],
  ['Nephrodesk', null],
])('%j is read as the sender %j', (text, sender) => {
  expect(senderIn(text)).toEqual(sender);
});

describe('security questions', () => {
  const answered = (answers: { question: string; answer: string }[]) =>
    questionsChangeSchema.safeParse({ password: 'x', answers }).success;
  const school = { question: 'firstSchool', answer: 'Am Wald' };
  const teacher = { question: 'firstTeacher', answer: 'Frau Öz' };

  it('are none or two different ones, each with an answer', () => {
    expect(answered([])).toBe(true);
    expect(answered([school, teacher])).toBe(true);
    expect(answered([school])).toBe(false);
    expect(answered([school, school])).toBe(false);
    expect(answered([school, { ...teacher, answer: 'Öz' }])).toBe(false);
    expect(answered([school, { ...teacher, question: 'mothersMaidenName' }])).toBe(false);
  });

  it('compare answers without case, accents, blanks and signs', () => {
    expect(foldAnswer(' Étienne-Dolet  ')).toBe(foldAnswer('ETIENNE dolet'));
    expect(foldAnswer('Straße 7')).not.toBe(foldAnswer('Straße 8'));
    expect(foldAnswer('?!')).toBe('');
  });

  it('take no endless list of answers', () => {
    const answers = Array.from({ length: 9 }, () => school);
    expect(answersSchema.safeParse({ token: 't', answers }).success).toBe(false);
  });
});

describe('what is sent of a person', () => {
  const person = { firstName: 'Ines', lastName: 'Aldag' };

  it('names the password that everybody tries first at its field', () => {
    const parsed = signUpSchema.safeParse({ ...person, email: address, password: 'password123' });
    expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['password'], 'validation.passwordGuessable'],
    ]);
  });

  it.each([
    ['a number', { mobile: '+49 (0)30 / 123-45.6' }, true],
    ['no number', { mobile: '' }, true],
    ['a word for a number', { mobile: 'later' }, false],
    ['a picture', { avatar: 'data:image/png;base64,iVBORw0KGgo=' }, true],
    ['a picture that is a drawing with code', { avatar: 'data:image/svg+xml;base64,PHN2Zz4=' }, false],
    ['a picture from elsewhere', { avatar: 'https://elsewhere.example/x.png' }, false],
    ['a picture that is too large', { avatar: `data:image/png;base64,${'A'.repeat(60_000)}` }, false],
  ])('%s', (_, extra, expected) => {
    expect(ownProfileDraftSchema.safeParse({ ...person, ...extra }).success).toBe(expected);
  });

  it('keeps nothing that the contract does not name', () => {
    const sent = JSON.parse(
      '{"firstName":"I","lastName":"A","roles":[{"name":"ADMIN"}],"__proto__":{"x":1}}',
    );
    expect(ownProfileDraftSchema.parse(sent)).toEqual({ firstName: 'I', lastName: 'A' });
  });
});
