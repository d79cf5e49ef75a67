import { held } from '@/demo/held';
import type { Entry } from '../entries';

interface Edits {
  put: ReadonlyMap<number, Entry>;
  removed: ReadonlySet<number>;
}

/** What was added, changed and removed. */
const edits = held<Edits>({ put: new Map(), removed: new Set() });

/** An id may come again: the next one is the highest of what is left and one. */
export function putEntry(entry: Entry): void {
  const before = edits.read();
  const removed = new Set(before.removed);
  removed.delete(entry.id);
  edits.write({ put: new Map(before.put).set(entry.id, entry), removed });
}

export function removeEntry(id: number): void {
  const before = edits.read();
  const put = new Map(before.put);
  put.delete(id);
  edits.write({ put, removed: new Set(before.removed).add(id) });
}

/** What there is of events, with what was done to them. */
export const edited = (fetched: readonly Entry[], { put, removed }: Edits): Entry[] => [
  ...fetched.filter(({ id }) => !put.has(id) && !removed.has(id)),
  ...put.values(),
];

export const useEdits = edits.useValue;
