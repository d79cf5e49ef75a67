import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturnPath } from '@/shared/navigation/returnPath';

it('AU08: returns to a path of this application, query and all', () => {
  expect(safeReturnPath({ from: '/medicinePlanner?page=2#top' })).toBe('/medicinePlanner?page=2#top');
});

it.each([
  ['//evil.test'],
  ['//%2eevil.test'],
  ['/.//evil.test'],
  ['/x/..//evil.test'],
  ['/..//evil.test/%2e%2e'],
  ['/%2e//evil.test'],
  ['/\\evil.test'],
  ['https://evil.test'],
  ['javascript:alert(1)'],
  ['/\t/evil.test'],
  ['\n//evil.test'],
  ['evil'],
  [''],
  [42],
  [null],
])('refuses %j', (from) => {
  expect(safeReturnPath({ from })).toBeNull();
});

it.each([[null], [undefined], ['/userlist'], [{}]])('refuses the state %j', (state) => {
  expect(safeReturnPath(state)).toBeNull();
});

it('no generated value ever leads to another origin', () => {
  const origin = 'https://nephrodesk.test';
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
        fc
          .array(fc.constantFrom('/', '.', '..', '%2e', '//', 'x', '\\', ':', '?', '#'))
          .map((parts) => parts.join('')),
      ),
      (from) => {
        const path = safeReturnPath({ from });
        expect(path === null || new URL(path, origin).origin === origin).toBe(true);
        expect(path === null || safeReturnPath({ from: path }) === path).toBe(true);
      },
    ),
  );
});
