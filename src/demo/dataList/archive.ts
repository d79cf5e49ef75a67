import { held } from '../held';

const archived = held<ReadonlySet<number>>(new Set());

export const useArchived = archived.useValue;

/** Puts products into the archive, or takes them out of it. */
export function archiveProducts(ids: readonly number[], into: boolean): void {
  const next = new Set(archived.read());
  for (const id of ids) {
    if (into) next.add(id);
    else next.delete(id);
  }
  archived.write(next);
}
