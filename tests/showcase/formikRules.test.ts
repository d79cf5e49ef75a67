import { describe, expect, it } from 'vitest';
import { accountSchema, personSchema, problemsBy } from '@/showcase/forms/formik/formikRules';

describe('§2.7: the rules of the forms', () => {
  it('ask for names of 2 to 20 characters and an address of email', () => {
    const person = { firstName: 'Ada', lastName: 'Fernhill', email: 'ada@fernhill.example' };
    expect(problemsBy(personSchema, person)).toEqual({});
    expect(problemsBy(personSchema, { firstName: 'A', lastName: 'b'.repeat(21), email: 'ada@' })).toEqual({
      firstName: 'showcase:/forms/formik#nameShort',
      lastName: 'validation.tooLong',
      email: 'validation.email',
    });
  });

  it('look at several entries of an account together', () => {
    const account = { username: 'fernhill', page: '', password: 'seven herons', again: 'seven herons' };
    expect(problemsBy(accountSchema, account)).toEqual({});
    expect(problemsBy(accountSchema, { ...account, page: 'https://fernhill.example/a' })).toEqual({});
    expect(problemsBy(accountSchema, { ...account, again: 'seven heron' })).toEqual({
      again: 'showcase:/forms/formik#different',
    });
    const own = { ...account, password: 'my fernhill', again: 'my fernhill' };
    expect(problemsBy(accountSchema, own)).toEqual({ password: 'showcase:/forms/formik#guessable' });
    expect(
      problemsBy(accountSchema, { username: 'Ä', page: 'ftp://a.example', password: '1', again: '1' }),
    ).toEqual({
      username: 'showcase:/forms/formik#usernameWrong',
      page: 'showcase:/forms/formik#addressWrong',
      password: 'validation.passwordShort',
    });
  });
});
