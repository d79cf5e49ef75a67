import { afterEach, expect, it } from 'vitest';
import { keepReturn, returnPathOf, takeReturn } from '@/app/organisation/organisationReturn';

afterEach(() => {
  takeReturn();
  window.history.replaceState(null, '', '/');
});
const open = (address: string) => window.history.replaceState(null, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;

it.each(['/?code=abc&state=xyz', '/?state=xyz&error=access_denied&error_description=No'])(
  '%s is taken out of the address, and given out once',
  (returned) => {
    open(returned);
    expect(keepReturn()).toBe(true);
    expect(address()).toBe('/');
    expect(takeReturn()).toBe(window.location.origin + returned);
    expect(takeReturn()).toBeNull();
  },
);

it.each(['/', '/?code=abc', '/?state=xyz', '/userlist?code=abc&state=xyz', '/?q=code#state'])(
  '%s is nobody’s answer and stays',
  (other) => {
    open(other);
    expect(keepReturn()).toBe(false);
    expect(address()).toBe(other);
    expect(takeReturn()).toBeNull();
  },
);

it.each([
  [{ returnTo: '/userlist?page=2' }, '/userlist?page=2'],
  [{ returnTo: '//elsewhere.example' }, null],
  [{ returnTo: 'https://elsewhere.example' }, null],
  [{ returnTo: 7 }, null],
  [{}, null],
  [undefined, null],
])('after %o one goes on to %s', (appState, path) => {
  expect(returnPathOf(appState)).toBe(path);
});
