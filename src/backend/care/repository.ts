import type { Actor } from '../actor';
import type { BulkOutcome } from '@/domain/alerts/alertBulk';
import type { Setting } from '@/domain/settings/setting';
import { type Entities, type Kind, type Mails, mustSaySame, Refused, type Repository } from '../contract';
import { withServerFields } from '../http/fieldRights';
import { pause } from '../http/pause';
import { expireSnoozes } from '../jobs/expireSnoozes';
import { mailTables } from './alerts/mailAlerts';
import { clinicCalls } from '../clinicFile/clinicCalls';
import { exchangeCalls } from './exchange/exchangeCalls';
import { changeOf, changeScopeOf } from './changeScope';
import { enrolmentCalls } from './enrolment/enrolmentCalls';
import { recordHandlerOf } from './recordHandlers';
import { listExports } from './exchange/listExports';
import { listPage } from '../store/listing';
import { programmeCalls } from './programme/programmeCalls';
import { allReadingsBetween, latestOf, readingsBetween } from './readings/readings';
import { defaultSetting, withDefaultSettings } from './settings/storedSettings';
import { writeContextOf } from './writeContext';
import { readTable } from '../store/tables';
import { type Access, accessTo } from '../store/transaction';
import type { Store } from '../store/port';
import type { RepositoryContext } from './repositoryContext';

/** The number of alerts changed in one transaction. */
const CHUNK = 50;

/** Notes of who read which record that are kept in memory; beyond that all are forgotten. */
const MOST_KNOWN_READS = 5_000;

/** Where no mails go out. */
const noMails: Mails = {
  mailState: async () => ({ isConfigured: false, waiting: 0, failing: [], isTestWaiting: false }),
  sendTestMail: () => Promise.reject(new Refused(409, 'settings.mailNotSetUp')),
};

/**
 * The care store over a store. Every write is one transaction over all it touches, so a reading never stands without
 * its alert, two callers never lose each other's entries, and of two saves of one version exactly one wins.
 * @throws Refused as `Repository` says, and 503 where the storage fails
 */
export function createRepository(store: Store, context: RepositoryContext): Repository {
  return repositoryOver(accessTo(store, context.mailAlerts && mailTables), context);
}

/** The same over any access, e.g. within a transaction that is open already. */
export function repositoryOver(
  { read, write }: Access,
  { now, newId, onChange, colleagues, onRulesChange, mailAlerts, mails }: RepositoryContext,
): Repository {
  const at = (actor: Actor) => writeContextOf(actor, { now, newId, mailAlerts });
  /** Whose record somebody has read in which hour: what stands here stands in the log. */
  const known = new Map<string, number>();
  const announce = <K extends Kind>(kind: K, record: Entities[K]) => {
    const change = changeScopeOf(kind, record);
    if (change) onChange(change);
    if ((kind === 'rules' || kind === 'thresholds') && change?.patients === 'all') onRulesChange?.();
  };
  return {
    async list(kind, query) {
      const page = await read([kind], (transaction) => listPage(transaction, kind, query));
      if (kind === 'settings')
        return { items: withDefaultSettings(page.items as Setting[]) as typeof page.items };
      return { ...page, items: page.items.map((record) => expireSnoozes(kind, record, now())) };
    },
    async read(kind, id) {
      const stored = await read([kind], (transaction) => readTable(transaction, kind).get(id));
      const usual = kind === 'settings' ? defaultSetting(id) : undefined;
      const record = stored ?? (usual as Entities[typeof kind] | undefined);
      if (!record) throw new Refused(404, 'errors.notFound');
      return expireSnoozes(kind, record, now());
    },
    async create(kind, body, actor) {
      const { create } = await recordHandlerOf(kind);
      const sent = withServerFields(kind, body);
      const stored = await write((transaction) => create(transaction, sent, at(actor)));
      if (stored.created) announce(kind, stored.record);
      else mustSaySame(kind, stored.record, stored.sent ?? sent);
      return stored.record;
    },
    async update(kind, id, body, ifMatch, actor) {
      const { update } = await recordHandlerOf(kind);
      const own = withServerFields(kind, body);
      const record = await write((transaction) => update(transaction, { ...own, id }, ifMatch, at(actor)));
      announce(kind, record);
      return record;
    },
    async remove(kind, id, ifMatch, actor) {
      const { remove } = await recordHandlerOf(kind);
      const record = await write((transaction) => remove(transaction, id, ifMatch, at(actor)));
      announce(kind, record);
    },
    async moveCategory(category, { to, patients }, actor, signal) {
      const { movePatientsInChunks } = await import('./categories/movePatients');
      return movePatientsInChunks(write, category, to, patients, at(actor), { onChange, signal });
    },
    readings: ({ patient, measure, from, to, errors }) =>
      read(['readings'], (transaction) => {
        const between = errors ? allReadingsBetween : readingsBetween;
        return between(transaction, patient, measure, Date.parse(from), Date.parse(to));
      }),
    latest: ({ patients, since }) =>
      read(['latest'], (transaction) => latestOf(transaction, patients, Date.parse(since))),
    async record(draft, actor) {
      const { recordReading } = await import('./readings/recordReading');
      const stored = await write((transaction) => recordReading(transaction, draft, at(actor)));
      if (stored.created) onChange({ patients: [draft.patient] });
      return stored.reading;
    },
    async recordAll(drafts, actor) {
      const { recordReadings } = await import('./readings/recordReading');
      const stored = await write((transaction) => recordReadings(transaction, drafts, at(actor)));
      const changed = stored.filter(({ created }) => created).map(({ reading }) => reading.patient);
      if (changed.length > 0) onChange({ patients: [...new Set(changed)] });
      return stored.map(({ reading }) => reading);
    },
    async addReadings(patient, { readings, file }, actor, signal) {
      const [{ addReadings }, { ofForeignHand }] = await Promise.all([
        import('./exchange/addReadings'),
        import('./exchange/importedNames'),
      ]);
      const sent = readings.map(ofForeignHand);
      const outcome = await write(
        (transaction) =>
          addReadings(transaction, patient, sent, file, {
            ...at(actor),
            gathersMails: `import ${actor.username}`,
          }),
        signal,
      );
      if (outcome.created + outcome.updated > 0) onChange({ patients: [patient] });
      return outcome;
    },
    async correct(key, correction, ifMatch, actor) {
      const { correctReading } = await import('./readings/correctReading');
      const reading = await write((transaction) =>
        correctReading(transaction, key, correction, ifMatch, at(actor)),
      );
      onChange({ patients: [key.patient] });
      return reading;
    },
    async withdraw(key, reason, ifMatch, actor) {
      const { withdrawReading } = await import('./readings/correctReading');
      const reading = await write((transaction) =>
        withdrawReading(transaction, key, reason, ifMatch, at(actor)),
      );
      onChange({ patients: [key.patient] });
      return reading;
    },
    async restore(key, reason, ifMatch, actor) {
      const { restoreReading } = await import('./readings/restoreReading');
      const reading = await write((transaction) =>
        restoreReading(transaction, key, reason, ifMatch, at(actor)),
      );
      onChange({ patients: [key.patient] });
      return reading;
    },
    async act(id, action, ifMatch, actor) {
      const { actOnAlert } = await import('./alerts/alertActions');
      const { mustBeColleague } = await import('./patients/colleagues');
      await mustBeColleague(action, actor, colleagues);
      const alert = await write((transaction) => actOnAlert(transaction, id, action, ifMatch, at(actor)));
      onChange({ patients: [alert.patient] });
      return alert;
    },
    async actOnMany({ items, action }, actor) {
      const { actOnMany } = await import('./alerts/alertActions');
      const { mustBeColleague } = await import('./patients/colleagues');
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
    async giveToMany(bulk, actor) {
      const { assignArticleInChunks } = await import('./education/articleAssignmentRecords');
      return assignArticleInChunks(write, bulk, at(actor), onChange);
    },
    async giveQuestionnaire(bulk, actor) {
      const { assignQuestionnaireToAll } = await import('./questionnaires/questionnaireAssignmentRecords');
      const outcomes = await write((transaction) => assignQuestionnaireToAll(transaction, bulk, at(actor)));
      const given = outcomes.filter(({ outcome }) => outcome === 'given').map(({ patient }) => patient);
      if (given.length > 0) onChange(changeOf(given));
      return outcomes;
    },
    async colleagues(actor) {
      const { withActor } = await import('./patients/colleagues');
      return withActor((await colleagues?.()) ?? [], actor);
    },
    async simulate(rule, query, signal) {
      const { simulatePart } = await import('./rules/ruleSimulation');
      return simulatePart(read, rule, query, now(), signal);
    },
    ...programmeCalls({ read, write }, at, { now, onChange }),
    ...enrolmentCalls({ read, write }, at, onChange),
    ...exchangeCalls({ read, write }, { at, now, onChange }),
    ...clinicCalls({ read, write }, at, onChange),
    ...listExports(write, at, now),
    ...(mails ?? noMails),
    async curves() {
      const { readCurves } = await import('./curves/readCurves');
      return read(['standings', 'settings'], (transaction) => readCurves(transaction, now()));
    },
    async review(patient, actor) {
      const { markReviewed } = await import('./patients/reviews');
      const review = await write((transaction) => markReviewed(transaction, patient, at(actor)));
      onChange({ patients: [patient] });
      return review;
    },
    async undoReview(patient, ifMatch, actor) {
      const { revertReview } = await import('./patients/reviews');
      await write((transaction) => revertReview(transaction, patient, ifMatch, at(actor)));
      onChange({ patients: [patient] });
    },
    async audit(query) {
      const { auditPage } = await import('./audit/audit');
      return read(['audit'], (transaction) => auditPage(transaction, query));
    },
    async noteRead(patient, actor) {
      const { hourOf, noteRead } = await import('./audit/noteRead');
      const key = `${actor.username} ${patient}`;
      if (known.get(key) === hourOf(now())) return;
      if (known.size >= MOST_KNOWN_READS) known.clear();
      known.set(key, hourOf(now()));
      try {
        const isThere = await read(['patients'], (view) => view.table('patients').getKey(patient));
        if (isThere === undefined) return;
        await write((transaction) => noteRead(transaction, patient, at(actor)), undefined, ['audit']);
      } catch {
        // Who treats goes on reading where nothing can be written; the next reading is noted.
        known.delete(key);
      }
    },
  };
}
