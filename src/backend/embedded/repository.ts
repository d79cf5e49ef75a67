import type { BulkOutcome } from '@/domain/alertBulk';
import type { Threshold } from '@/domain/alertRule';
import type { Colleague } from '@/domain/colleague';
import { Refused, type Actor, type Entities, type Kind, type Repository } from '../contract';
import { pause } from '../pause';
import { asOf } from './asOf';
import { auditPage, note } from './audit';
import type { CareDatabase } from './database';
import { createRecord, removeRecord, surroundingsOf, updateRecord } from './entities';
import { exportPatient } from './exportRecord';
import { listPage } from './listing';
import { allReadingsBetween, latestOf, readingsBetween, recordReading } from './readings';
import { isOfPlans, readTable } from './tables';
import { accessTo, type Access } from './transaction';

/** Whose data changed: ids, or `all` when there are too many to name or it concerns everybody. */
export interface Change {
  patients: string[] | 'all';
}

export interface RepositoryContext {
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  /** Told once a change is stored. */
  onChange: (change: Change) => void;
  /** Whom alerts can be given to; without it anybody. */
  colleagues?: () => Promise<Colleague[]>;
  /** Told once rules have changed for more than one patient: all are to be judged anew. */
  onRulesChange?: () => void;
}

/** More ids than this are not named one by one. */
const MOST_NAMED = 50;
export const changeOf = (patients: string[]): Change => ({
  patients: patients.length > MOST_NAMED ? 'all' : patients,
});

/** Whom a change of this record concerns. */
function concerned<K extends Kind>(kind: K, record: Entities[K]): Change | null {
  if (kind === 'categories' || kind === 'rules') return { patients: 'all' };
  if (kind === 'thresholds') {
    const { scope, key } = record as Threshold;
    return { patients: scope === 'patient' ? [key] : 'all' };
  }
  // A view is how somebody looks at patients, and no news of any.
  if (kind === 'views' || kind === 'fluidPlans' || kind === 'medicines') return null;
  return { patients: ['patient' in record ? record.patient : record.id] };
}

const recordKeeper = { create: createRecord, update: updateRecord, remove: removeRecord };
export type Keeper = typeof recordKeeper;

/** Who stores a kind of record. Few sessions change a rule: the code comes when it is wanted, before the transaction. */
async function keeperOf(kind: Kind): Promise<Keeper> {
  if (kind === 'rules' || kind === 'thresholds') return (await import('./ruleKeeper')).ruleKeeper;
  if (isOfPlans(kind)) return (await import('./planKeeper')).planKeeper;
  return recordKeeper;
}

/** So many alerts are acted on in one transaction. */
const CHUNK = 50;

/**
 * The care store in the browser. Every write is one transaction over all it touches, so a reading never stands without
 * its alert, two tabs never lose each other's entries, and of two saves of one version exactly one wins.
 * @throws Refused as `Repository` says, and 503 where the browser's storage fails
 */
export function createIndexedDbRepository(
  open: () => Promise<CareDatabase>,
  context: RepositoryContext,
): Repository {
  return repositoryOver(accessTo(open), context);
}

/** The same over any access, e.g. within a transaction that is open already. */
export function repositoryOver(
  { read, write }: Access,
  { now, newId, onChange, colleagues, onRulesChange }: RepositoryContext,
): Repository {
  const at = (actor: Actor) => surroundingsOf(actor, { now, newId });
  const announce = <K extends Kind>(kind: K, record: Entities[K]) => {
    const change = concerned(kind, record);
    if (change) onChange(change);
    if ((kind === 'rules' || kind === 'thresholds') && change?.patients === 'all') onRulesChange?.();
  };
  return {
    async list(kind, query) {
      const page = await read([kind], (transaction) => listPage(transaction, kind, query));
      return { ...page, items: page.items.map((record) => asOf(kind, record, now())) };
    },
    async read(kind, id) {
      const record = await read([kind], (transaction) => readTable(transaction, kind).get(id));
      if (!record) throw new Refused(404, 'errors.notFound');
      return asOf(kind, record, now());
    },
    async create(kind, body, actor) {
      const { create } = await keeperOf(kind);
      const stored = await write((transaction) => create(transaction, kind, body, at(actor)));
      if (stored.created) announce(kind, stored.record);
      return stored.record;
    },
    async update(kind, id, body, ifMatch, actor) {
      const { update } = await keeperOf(kind);
      const record = await write((transaction) => update(transaction, kind, id, body, ifMatch, at(actor)));
      announce(kind, record);
      return record;
    },
    async remove(kind, id, ifMatch, actor) {
      const { remove } = await keeperOf(kind);
      const record = await write((transaction) => remove(transaction, kind, id, ifMatch, at(actor)));
      announce(kind, record);
    },
    readings: ({ patient, measure, from, to, errors }) =>
      read(['readings'], (transaction) => {
        const between = errors ? allReadingsBetween : readingsBetween;
        return between(transaction, patient, measure, Date.parse(from), Date.parse(to));
      }),
    latest: ({ patients, since }) =>
      read(['latest'], (transaction) => latestOf(transaction, patients, Date.parse(since))),
    async record(draft, actor) {
      const stored = await write((transaction) => recordReading(transaction, draft, at(actor)));
      if (stored.created) onChange({ patients: [draft.patient] });
      return stored.reading;
    },
    async addReadings(patient, readings, actor, signal) {
      const { addReadings } = await import('./importRecords');
      const outcome = await write(
        (transaction) => addReadings(transaction, patient, readings, at(actor)),
        signal,
      );
      if (outcome.created > 0) onChange({ patients: [patient] });
      return outcome;
    },
    async correct(key, correction, ifMatch, actor) {
      const { correctReading } = await import('./corrections');
      const reading = await write((transaction) =>
        correctReading(transaction, key, correction, ifMatch, at(actor)),
      );
      onChange({ patients: [key.patient] });
      return reading;
    },
    async withdraw(key, reason, ifMatch, actor) {
      const { withdrawReading } = await import('./corrections');
      const reading = await write((transaction) =>
        withdrawReading(transaction, key, reason, ifMatch, at(actor)),
      );
      onChange({ patients: [key.patient] });
      return reading;
    },
    async restore(key, reason, ifMatch, actor) {
      const { restoreReading } = await import('./restoring');
      const reading = await write((transaction) =>
        restoreReading(transaction, key, reason, ifMatch, at(actor)),
      );
      onChange({ patients: [key.patient] });
      return reading;
    },
    async act(id, action, ifMatch, actor) {
      const { actOnAlert } = await import('./acting');
      const { mustBeColleague } = await import('./colleagues');
      await mustBeColleague(action, actor, colleagues);
      const alert = await write((transaction) => actOnAlert(transaction, id, action, ifMatch, at(actor)));
      onChange({ patients: [alert.patient] });
      return alert;
    },
    async actOnMany({ items, action }, actor) {
      const { actOnMany } = await import('./acting');
      const { mustBeColleague } = await import('./colleagues');
      await mustBeColleague(action, actor, colleagues);
      const outcomes: BulkOutcome[] = [];
      for (let from = 0; from < items.length; from += CHUNK) {
        const chunk = items.slice(from, from + CHUNK);
        const done = await write((transaction) => actOnMany(transaction, chunk, action, at(actor)));
        outcomes.push(...done);
        const changed = done.flatMap(({ status, alert }) => (status === 200 && alert ? alert.patient : []));
        if (changed.length > 0) onChange({ patients: [...new Set(changed)] });
        await pause();
      }
      return outcomes;
    },
    async colleagues(actor) {
      const { withActor } = await import('./colleagues');
      return withActor((await colleagues?.()) ?? [], actor);
    },
    async simulate(rule, query, signal) {
      const { simulatePart } = await import('./ruleSimulation');
      return simulatePart(read, rule, query, now(), signal);
    },
    async review(patient, actor) {
      const { markReviewed } = await import('./reviews');
      const review = await write((transaction) => markReviewed(transaction, patient, at(actor)));
      onChange({ patients: [patient] });
      return review;
    },
    async undoReview(patient, ifMatch, actor) {
      const { takeBack } = await import('./reviews');
      await write((transaction) => takeBack(transaction, patient, ifMatch, at(actor)));
      onChange({ patients: [patient] });
    },
    exportSummaries: (patients, actor) =>
      write(async (transaction) => {
        const found = await Promise.all(patients.map((id) => transaction.objectStore('summaries').get(id)));
        const items = found.filter((summary) => summary !== undefined);
        const deed = { action: 'exported', kind: 'patients', record: 'worklist' } as const;
        await note(transaction, at(actor), { ...deed, detail: `csv ${items.length}` });
        return items;
      }),
    exportAlerts: (alerts, actor) =>
      write(async (transaction) => {
        const found = await Promise.all(alerts.map((id) => transaction.objectStore('alerts').get(id)));
        const items = found.filter((alert) => alert !== undefined);
        const deed = { action: 'exported', kind: 'alerts', record: 'list' } as const;
        await note(transaction, at(actor), { ...deed, detail: `csv ${items.length}` });
        return items.map((alert) => asOf('alerts', alert, now()));
      }),
    async importRecords(records, actor, signal) {
      // Few sessions import anything: the code comes when it is wanted, before the transaction that may not wait.
      const { importRecord, mustBeReadable } = await import('./importRecords');
      mustBeReadable(records, now());
      const outcomes = await write(async (transaction) => {
        const stored = [];
        for (const record of records) {
          signal?.throwIfAborted();
          stored.push(await importRecord(transaction, record, at(actor)));
        }
        return stored;
      }, signal);
      const changed = outcomes
        .filter(({ created, updated }) => created + updated > 0)
        .map(({ patient }) => patient);
      if (changed.length > 0) onChange(changeOf([...new Set(changed)]));
      return outcomes;
    },
    // What leaves the house is written down.
    exportRecord: (patient, actor) =>
      write(async (transaction) => {
        const record = await exportPatient(transaction, patient);
        await note(transaction, at(actor), {
          action: 'exported',
          kind: 'patients',
          record: patient,
          patient,
          detail: 'fhir',
        });
        return record;
      }),
    audit: (query) => read(['audit'], (transaction) => auditPage(transaction, query)),
  };
}
