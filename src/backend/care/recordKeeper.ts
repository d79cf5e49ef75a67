import { createRecord, removeRecord, updateRecord } from '../store/entities';

/** Stores every kind of record that has no keeper of its own. */
export const recordKeeper = { create: createRecord, update: updateRecord, remove: removeRecord };
export type Keeper = typeof recordKeeper;
