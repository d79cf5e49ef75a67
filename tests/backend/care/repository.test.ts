import { afterEach, describe } from 'vitest';
import { openStore } from '../stores';
import type { Store } from '@/backend/store/port';
import type { Change } from '@/backend/care/changeScope';
import { createRepository } from '@/backend/care/repository';
import { countingIds, NOW } from '../clinic';
import { repositorySuite } from '../repositorySuite';

const stores: Store[] = [];
let databases = 0;

function openOne(name: string, prefix: string, changes: Change[]) {
  const store = openStore(name);
  stores.push(store);
  const context = {
    now: () => NOW,
    newId: countingIds(prefix),
    onChange: (change: Change) => changes.push(change),
  };
  return createRepository(store, context);
}

afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

describe('The embedded care store', () => {
  repositorySuite(async () => {
    const name = `suite-${(databases += 1)}`;
    const changes: Change[] = [];
    return {
      repository: openOne(name, 'a', changes),
      elsewhere: openOne(name, 'b', []),
      empty: () => Promise.resolve(openOne(`${name}-empty`, 'c', [])),
      changes,
    };
  });
});
