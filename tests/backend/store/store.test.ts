import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '@/backend/store/port';
import { driver, openStore } from '../stores';
import { requirements } from './conformance';

const stores: Store[] = [];
let tests = 0;
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

describe(`A store in ${driver}`, () => {
  it.for(requirements)('$title', async ({ hold }) => {
    tests += 1;
    let opened = 0;
    const held = hold((name = `own-${(opened += 1)}`) => {
      const store = openStore(`store-${tests}-${name}`, () => Promise.resolve());
      stores.push(store);
      return store;
    });
    await expect(held).resolves.toBeUndefined();
  });
});
