import type { Kind } from '../contract';
import type { Keeper } from './recordKeeper';

/** How the records of one kind are stored; each has the shape that its own kind needs. */
interface Records {
  create: (...given: never[]) => unknown;
  update: (...given: never[]) => unknown;
  remove: (...given: never[]) => unknown;
}

// TypeScript does not pair a kind with its record through the parameter.
type Any = Record<'create' | 'update' | 'remove', (...given: unknown[]) => unknown>;

/** One keeper of several kinds, each stored by its own functions. */
export function keeperOver(records: Partial<Record<Kind, Records>>): Keeper {
  const of = (kind: Kind): Any => records[kind] as unknown as Any;
  return {
    create: (transaction, kind, body, surroundings) =>
      of(kind).create(transaction, body, surroundings) as never,
    update: (transaction, kind, _id, body, ifMatch, surroundings) =>
      of(kind).update(transaction, body, ifMatch, surroundings) as never,
    remove: async (transaction, kind, id, ifMatch, surroundings) =>
      of(kind).remove(transaction, id, ifMatch, surroundings) as never,
  };
}
