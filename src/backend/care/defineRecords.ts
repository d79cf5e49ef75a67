import { Refused, type Bodies, type Entities, type Kind } from '../contract';
import { table } from '../store/tables';
import type { WriteTransaction } from '../store/transaction';
import { namedChanges, note } from './audit/audit';
import type { AuditedAction } from './audit/logEntry';
import type { Action } from '@/domain/access';
import { mustHaveRight, type WriteContext } from './writeContext';

/** Kinds whose records are written as they are sent; rules raise alerts, summaries are derived, reviewing is an act. */
export type WrittenKind = Exclude<Kind, 'alerts' | 'summaries' | 'reviews'>;

export interface Stored<T> {
  record: T;
  created: boolean;
  /** For a record that existed already: the sent body as it would be stored, where that differs from what was sent. */
  sent?: object;
}

/** Creates, updates and removes the records of one kind, each within the transaction of its caller. */
export interface RecordHandler<K extends Kind> {
  /** Stores a new record; a record whose id exists already is answered as it is stored. */
  create: (
    transaction: WriteTransaction,
    body: Bodies[K],
    context: WriteContext,
  ) => Promise<Stored<Entities[K]>>;
  /** Replaces the record whose version is `ifMatch`. @throws Refused 404; 412; whatever the kind refuses */
  update: (
    transaction: WriteTransaction,
    body: Bodies[K],
    ifMatch: string,
    context: WriteContext,
  ) => Promise<Entities[K]>;
  /** Removes the record whose version is `ifMatch` and answers it. @throws Refused 403; 404; 412 */
  remove: (
    transaction: WriteTransaction,
    id: string,
    ifMatch: string,
    context: WriteContext,
  ) => Promise<Entities[K]>;
}

/** A body that is to be stored. `before` is absent where the record is new; `stamp` is the version it gets. */
export interface Write<K extends Kind> {
  transaction: WriteTransaction;
  body: Bodies[K];
  before: Entities[K] | undefined;
  context: WriteContext;
  stamp: { version: string; updatedAt: string };
}

interface Removal<K extends Kind> {
  transaction: WriteTransaction;
  before: Entities[K];
  context: WriteContext;
}

type LogEntry = Partial<Pick<AuditedAction, 'action' | 'patient' | 'detail' | 'reason' | 'changes'>>;

interface Consequences {
  /** The log entry beside the default (created, updated or removed, of which record and patient); false: nothing. */
  log?: LogEntry | false | undefined;
  /** Runs what follows in the same transaction, once the record is written and before it is logged. */
  after?: () => Promise<unknown>;
}

interface Decision<E> extends Consequences {
  /** The whole record to write. The record as it was before means that nothing changes. */
  record: E;
}

/** The rules of one kind of records; everything that all kinds share is `defineRecords`. */
interface RecordRules<K extends WrittenKind> {
  kind: K;
  /** Refuses by role before anything is read. */
  permit?: (asked: {
    action: 'create' | 'update' | 'remove';
    body?: Bodies[K];
    context: WriteContext;
  }) => void;
  /** Reads the record that is to be changed or removed, where it is not simply the stored one. */
  load?: (transaction: WriteTransaction, id: string) => Promise<Entities[K] | undefined>;
  /** Refuses what may not be, and makes the record of what was sent. */
  check: (write: Write<K>) => Decision<Entities[K]> | Promise<Decision<Entities[K]>>;
  /** Refuses a removal that may not be. Records of a kind without it are never removed. */
  checkRemoval?: (removal: Removal<K>) => Consequences | void | Promise<Consequences | void>;
  /** The changes that the log lists; the default names structured fields without their values. */
  changes?: typeof namedChanges;
}

/** Allows a kind to those who may do this. */
export const permitFor =
  (action: Action) =>
  ({ context }: { context: WriteContext }): void =>
    mustHaveRight(context, action);

/** @throws Refused 404 where there is none, 412 where it has changed since `ifMatch` */
function mustBeCurrent<E extends { version: string }>(stored: E | undefined, ifMatch: string): E {
  if (!stored) throw new Refused(404, 'errors.notFound');
  if (stored.version !== ifMatch) throw new Refused(412, 'errors.conflict');
  return stored;
}

/** The record in the version that was read. @throws Refused 404; 412 */
export async function currentRecord<K extends Kind>(
  transaction: WriteTransaction,
  kind: K,
  id: string,
  ifMatch: string,
): Promise<Entities[K]> {
  return mustBeCurrent(await table(transaction, kind).get(id), ifMatch);
}

const patientIn = (record: object): string | undefined =>
  'patient' in record && typeof record.patient === 'string' ? record.patient : undefined;

/**
 * The create, update and remove of a kind: permission, the stored record and its version, the rules of the kind, the
 * write, what follows from it, and the entry in the audit log, in this order and in one transaction.
 */
export function defineRecords<K extends WrittenKind>({
  kind,
  permit,
  load = (transaction, id) => table(transaction, kind).get(id),
  check,
  checkRemoval,
  changes = namedChanges,
}: RecordRules<K>): RecordHandler<K> {
  async function store(sent: Omit<Write<K>, 'stamp'>): Promise<Entities[K]> {
    const { transaction, before, context } = sent;
    const stamp = { version: context.newId(), updatedAt: new Date(context.now).toISOString() };
    const { record, log, after } = await check({ ...sent, stamp });
    if (record === before) return record;
    await table(transaction, kind).put(record);
    await after?.();
    if (log !== false)
      await note(transaction, context, {
        action: before ? 'updated' : 'created',
        kind,
        record: record.id,
        patient: patientIn(record),
        ...(before && { changes: changes(before, record) }),
        ...log,
      });
    return record;
  }
  return {
    async create(transaction, body, context) {
      permit?.({ action: 'create', body, context });
      const existing = await table(transaction, kind).get(body.id);
      if (existing) return { record: existing, created: false };
      return { record: await store({ transaction, body, before: undefined, context }), created: true };
    },
    async update(transaction, body, ifMatch, context) {
      permit?.({ action: 'update', body, context });
      const before = mustBeCurrent(await load(transaction, body.id), ifMatch);
      return store({ transaction, body, before, context });
    },
    async remove(transaction, id, ifMatch, context) {
      if (!checkRemoval) throw new Refused(403, 'errors.forbidden');
      permit?.({ action: 'remove', context });
      const before = mustBeCurrent(await load(transaction, id), ifMatch);
      const { log, after } = (await checkRemoval({ transaction, before, context })) ?? {};
      await table(transaction, kind).delete(id);
      await after?.();
      if (log !== false)
        await note(transaction, context, {
          action: 'removed',
          kind,
          record: id,
          patient: patientIn(before),
          ...log,
        });
      return before;
    },
  };
}
