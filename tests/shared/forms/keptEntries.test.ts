import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropKept, keptKey, readKept } from '@/shared/forms/keptEntries';

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
