import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropKept, keptKey, readKept, useKeeping } from '@/shared/forms/keptEntries';

const schema = z.object({ title: z.string() });
const name = keptKey('post', 'Nurse@host.test', 'one');

it('what was kept is read by its shape, and anything else is nothing', () => {
  const at = '2026-11-20T11:00:00.000Z';
  for (const bad of ['', '{', 'null', '7', '{"entered":{"title":7},"at":"x"}', '{"entered":{"title":"a"}}']) {
    localStorage.setItem(name, bad);
    expect(readKept(name, schema)).toBeNull();
  }
  localStorage.setItem(name, JSON.stringify({ entered: { title: 'a' }, version: 'v1', at }));
  expect(readKept(name, schema)).toEqual({ entered: { title: 'a' }, version: 'v1', at });
  dropKept(name);
  expect(readKept(name, schema)).toBeNull();
  expect(localStorage.getItem(name)).toBeNull();
});

it('a storage that refuses everything keeps nothing and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const method of ['getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(readKept(name, schema)).toBeNull();
  expect(() => dropKept(name)).not.toThrow();
});

it('the name under which a user’s text is kept does not tell who they are', () => {
  expect(name).not.toMatch(/nurse|host/i);
  expect(keptKey('post', 'nurse@host.test', 'one')).toBe(name);
  expect(keptKey('post', 'other@host.test', 'one')).not.toBe(name);
});

it('UN01: what was given up is not written after all, however late its last letter came, until something else is entered', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = renderHook(({ title }) => useKeeping(name, { title }, true, 'v1'), {
    initialProps: { title: 'a' },
  });
  vi.runAllTimers();
  expect(readKept(name, schema)?.entered).toEqual({ title: 'a' });
  rerender({ title: 'ab' });
  result.current.drop();
  vi.runAllTimers();
  window.dispatchEvent(new Event('pagehide'));
  expect(readKept(name, schema)).toBeNull();
  rerender({ title: 'abc' });
  vi.runAllTimers();
  expect(readKept(name, schema)?.entered).toEqual({ title: 'abc' });
  dropKept(name);
});
