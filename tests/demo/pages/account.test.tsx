import { describe, expect, it } from 'vitest';
import { addressProblem } from '@/demo/pages/addressProblem';
import { passwordProblems } from '@/demo/pages/account/PasswordTab';

describe('a change of password (§2.7)', () => {
  it.each([
    ['', 'ninechars', 'ninechars', ['auth.passwordRequired', 'validation.passwordShort', null]],
    ['old', 'tencharss!', 'tencharss!', [null, null, null]],
    ['old', 'tencharss!', 'tencharss?', [null, null, 'accountSettings.notEqual']],
    ['old', 'tencharss!', '', [null, null, 'accountSettings.notEqual']],
    ['tencharss!', 'tencharss!', 'tencharss!', [null, 'accountSettings.samePassword', null]],
  ])('from “%s” to “%s” and “%s”', (present, next, again, problems) => {
    expect(Object.values(passwordProblems({ present, next, again }))).toEqual(problems);
  });
});

describe('the address of a page elsewhere', () => {
  it.each([
    ['', null],
    ['https://elin.example/', null],
    [' https://elin.example ', null],
    ['http://elin.example', 'validation.httpsAddress'],
    ['https://me:secret@elin.example', 'validation.httpsAddress'],
    ['elin.example', 'validation.httpsAddress'],
  ])('“%s”', (text, problem) => {
    expect(addressProblem(text)).toBe(problem);
  });
});
