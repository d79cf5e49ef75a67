import { afterEach, describe } from 'vitest';
import { connect, type Connection } from '@/backend/store/database';
import type { Change } from '@/backend/care/changeScope';
import { createIndexedDbRepository } from '@/backend/care/repository';
import { countingIds, NOW } from '../clinic';
import { repositorySuite } from '../repositorySuite';

const connections: Connection[] = [];
let databases = 0;

function openOne(name: string, prefix: string, changes: Change[]) {
  const connection = connect({ name });
  connections.push(connection);
  const context = {
    now: () => NOW,
    newId: countingIds(prefix),
    onChange: (change: Change) => changes.push(change),
  };
  return createIndexedDbRepository(connection.open, context);
}

afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
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
