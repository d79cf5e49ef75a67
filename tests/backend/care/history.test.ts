import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import type { AuditEntry } from '@/domain/audit';
import { careClient, countingIds, iso, NOW } from '../clinic';

let databases = 0;
let store: Store;
beforeEach(() => {
  store = openStore(`history-${(databases += 1)}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  store.close();
});

const nurse = () => {
  const context = { now: () => NOW, newId: countingIds(), onChange: () => undefined };
  return careClient(createRepository(store, context), 'nurse');
};
const entry = (place: number, patient: string): AuditEntry => ({
  id: `${iso(NOW - place * 60_000)}.${place}`,
  version: '1',
  updatedAt: iso(NOW),
  at: iso(NOW - place * 60_000),
  by: 'nurse@nephrodesk.test',
  action: place % 2 ? 'updated' : 'recorded',
  kind: 'patients',
  record: patient,
  patient,
  changes: [],
});

describe('The history of one patient', () => {
  it('is read without the log of all others, page by page, from and to any moment', async () => {
    await store.write(['audit'], async (writing) => {
      for (let place = 1; place <= 900; place += 1)
        await writing.table('audit').put(entry(place, place % 100 === 0 ? 'p1' : `p${2 + (place % 7)}`));
    });
    const read = vi.spyOn(IDBObjectStore.prototype, 'openCursor');
    const ask = async (params: object) => (await nurse().get('/patients/p1/audit', { params })).data;
    const places = ({ items }: { items: AuditEntry[] }) =>
      items.map(({ id }) => Number(id.split('.').at(-1)));
    const first = await ask({ limit: 4 });
    expect(places(first)).toEqual([100, 200, 300, 400]);
    const second = await ask({ limit: 4, cursor: first.next });
    expect(places(second)).toEqual([500, 600, 700, 800]);
    const third = await ask({ limit: 4, cursor: second.next });
    expect(places(third)).toEqual([900]);
    expect(third.next).toBeUndefined();
    const between = { from: iso(NOW - 600 * 60_000), to: iso(NOW - 200 * 60_000) };
    expect(places(await ask(between))).toEqual([300, 400, 500, 600]);
    expect(places(await ask({ action: 'updated' }))).toEqual([]);
    expect(read.mock.contexts.map((asked) => (asked as IDBObjectStore).name)).not.toContain('audit');
  });
});
