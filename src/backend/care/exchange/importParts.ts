import { isAllergyMistake, type Allergy } from '@/domain/allergies/allergy';
import type { AuditChange } from '@/domain/audit';
import type { Condition } from '@/domain/conditions/condition';
import { isLabMistake, type LabResult } from '@/domain/laboratory/labResult';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { Patient } from '@/domain/patients/patient';
import { addDays, patientDay } from '@/domain/patientDay';
import { firstStates, LONGEST_PAUSE_DAYS, programmed } from '@/domain/patients/programme';
import type { ImportDifference, PatientRecord } from '@/domain/exchange/patientRecord';
import { clockOf } from '@/domain/rules/alertLimits';
import { targeted } from '@/domain/patients/target';
import { isNoOlder, knownSince } from '@/domain/exchange/source';
import { changesBetween, withheldFields } from '../audit/audit';
import type { WriteContext } from '../writeContext';
import { putPatient } from '../patients/storedPatient';
import { keepDueInstants } from '../medicines/dueInstants';
import { labHistory } from '../laboratory/labResultRecords';
import type { ItemBefore, ItemKind } from './keptImports';
import { mergePatient, withAdditions, withFactsOf, withPatientAdditions } from './merge';
import { endWith } from '../programme/endCare';
import { sameContent } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';

const LONGEST_ID = 100;
/** The id of an item of a patient whose own is another patient's already. */
export const ownIdOf = (id: string, patient: string): string => `${patient}.${id}`.slice(0, LONGEST_ID);

/** A pause of which no file says when it ends lasts so long, days: somebody looks before a month of silence is over. */
const UNKNOWN_PAUSE_DAYS = 14;

/**
 * The import sets the programme state of the patient today, in the name of the importing user. A pause ends when the
 * source says that it does, and no later than any other pause.
 */
function placed(
  patient: Patient,
  ours: Patient | undefined,
  { by, now }: WriteContext,
  pausedUntil?: string,
): Patient {
  const { status, programme } = patient.ext;
  if (ours && ours.ext.status !== status)
    return programmed(
      { ...patient, ext: { ...patient.ext, status: ours.ext.status } },
      { to: status },
      { by, now },
    );
  if (ours || programme || firstStates.includes(status)) return patient;
  const on = patientDay(now, clockOf(patient));
  const ends = [pausedUntil ?? addDays(on, UNKNOWN_PAUSE_DAYS), addDays(on, LONGEST_PAUSE_DAYS)];
  const until = status === 'paused' && ends.toSorted()[0];
  return { ...patient, ext: { ...patient.ext, programme: { on, by, ...(until && { until }) } } };
}

/** The outcome of storing. */
export type Change = 'created' | 'updated' | 'unchanged';

/** The outcome of storing a part of a record, and what of it an older file would have replaced. */
export interface StoredPart {
  change: Change;
  withheld: ImportDifference[];
  /** A diagnosis or prescription that was stored or changed, as it was before. */
  was?: ItemBefore;
}

/**
 * The conditions that a part of an import is stored under: whether a person said that it may replace newer data too.
 */
export interface Import extends WriteContext {
  mayReplace: boolean;
}

/** Lists what is stored and would become another: what was empty before is an addition, and in nobody's way. */
const replacedFields = (before: object, after: object): AuditChange[] =>
  changesBetween(before, after).filter(
    ({ field, before: was }) => was !== undefined || (withheldFields.has(field) && hasText(before, field)),
  );
const hasText = (record: object, field: string): boolean =>
  Boolean((record as Record<string, unknown>)[field]);

/** An instant that a source gives, never later than now: the clock of another system may be wrong. */
export function knownAt(lastUpdated: string | undefined, { now }: WriteContext): string | undefined {
  const at = Date.parse(lastUpdated ?? '');
  return Number.isNaN(at) ? undefined : new Date(Math.min(at, now)).toISOString();
}

/** A patient whose weight another system gave: of the day that it gave with it, or of a day that nobody knows. */
const withWeightOn = <T extends Pick<Patient, 'weight' | 'ext'>>(
  patient: T,
  ours: Patient,
  sent: PatientRecord['patient'],
): T => {
  const { weightOn: _, ...ext } = patient.ext;
  const weightOn = patient.weight === ours.weight ? ours.ext.weightOn : sent.ext.weightOn;
  return { ...patient, ext: { ...ext, ...(weightOn && { weightOn }) } };
};

/** A patient whose dry weight somebody has taken over from a file: the history of targets says so. */
function withDecidedWeight(patient: Patient, ours: Patient, context: Import): Patient {
  const { dryWeight } = patient.ext;
  if (!context.mayReplace || dryWeight === undefined || dryWeight === ours.ext.dryWeight) return patient;
  const aim = { kind: 'weight' as const, weightKg: dryWeight };
  const from = patientDay(context.now, clockOf(patient));
  return targeted(patient, { id: context.newId(), kind: 'weight', aim, from, reason: 'FHIR' }, context);
}

const decidedBy = ({ now, newId }: WriteContext) => ({
  version: newId(),
  updatedAt: new Date(now).toISOString(),
});

/** Stores somebody new. @param lastUpdated of the source, ISO 8601 */
export async function createPatient(
  transaction: WriteTransaction,
  sent: PatientRecord['patient'],
  { lastUpdated, pausedUntil }: Pick<PatientRecord, 'lastUpdated' | 'pausedUntil'>,
  context: WriteContext,
): Promise<Patient> {
  const decided = decidedBy(context);
  const imported = { ...(lastUpdated && { imported: { lastUpdated, version: decided.version } }) };
  const sentHere: Patient = { ...sent, ...decided, ext: { ...sent.ext, ...imported } };
  const patient = placed(sentHere, undefined, context, pausedUntil);
  await putPatient(transaction, patient);
  return patient;
}

/** Stores what a source says about a known patient; what is stored is replaced only by what is no older. */
export async function updatePatient(
  transaction: WriteTransaction,
  ours: Patient,
  sent: PatientRecord['patient'],
  lastUpdated: string | undefined,
  context: Import,
): Promise<StoredPart & { patient: Patient; isNewer: boolean }> {
  const storedAt = knownSince(ours, ours.ext.imported);
  const isNewer = isNoOlder(lastUpdated, storedAt);
  const merged = mergePatient(ours, sent);
  const full = withFactsOf(merged, sent);
  const replaces = isNewer || context.mayReplace;
  const taken = context.mayReplace ? full : merged;
  const content = withWeightOn(replaces ? taken : withPatientAdditions(ours, merged), ours, sent);
  const withheld = context.mayReplace
    ? []
    : differencesOf('patients', replacedFields(content, replaces ? withWeightOn(full, ours, sent) : full));
  if (sameContent(ours, content)) {
    // The source still said so later: what it said in between does not win afterwards.
    if (isNewer && lastUpdated !== undefined && lastUpdated !== storedAt && ours.ext.imported) {
      const imported = { ...ours.ext.imported, lastUpdated };
      await transaction.table('patients').put({ ...ours, ext: { ...ours.ext, imported } });
    }
    return { patient: ours, change: 'unchanged', withheld, isNewer };
  }
  const decided = decidedBy(context);
  // What is only added to makes what is stored no older.
  const knownFrom = replaces && lastUpdated !== undefined ? lastUpdated : storedAt;
  const imported = { lastUpdated: knownFrom, version: decided.version };
  const known: Patient = { ...content, ...decided, ext: { ...content.ext, imported } };
  const patient = placed(withDecidedWeight(known, ours, context), ours, context);
  await putPatient(transaction, patient, ours);
  await keepDueInstants(transaction, ours, patient);
  // Of a death that another system knows of: the same follows as where somebody enters it here.
  if (ours.ext.status !== patient.ext.status) await endWith(transaction, patient, context);
  return { patient, change: 'updated', withheld, isNewer };
}

const differencesOf = (
  kind: ImportDifference['kind'],
  changes: readonly AuditChange[],
  name?: string,
): ImportDifference[] =>
  changes.map(({ field, before, after }) => ({
    kind,
    ...(name !== undefined && { name }),
    field,
    ...(before !== undefined && { stored: before }),
    ...(after !== undefined && { sent: after }),
  }));

type ConditionSent = PatientRecord['conditions'][number];
type RequestSent = PatientRecord['medicationRequests'][number];
type AllergySent = NonNullable<PatientRecord['allergies']>[number];
type LabResultSent = NonNullable<PatientRecord['labResults']>[number];

/**
 * A condition as a source gives it, with what this clinic knows beside: how severe it is, what was noted, who wrote it
 * down. What was found to be a mistake here stays one, however often the source sends it.
 */
function withOwn(before: Condition | undefined, sent: ConditionSent) {
  if (!before) return sent;
  const { severity, note: noted, recordedBy, verification } = before;
  const own = { severity, note: noted, recordedBy, verification };
  return {
    ...own,
    ...sent,
    ...(verification === 'entered-in-error' && { verification }),
  };
}

/** A laboratory's result as a source gives it, with what was noted here. What was found to be a mistake here stays one. */
function withNotes(before: LabResult | undefined, sent: LabResultSent) {
  if (!before) return sent;
  const { note: noted, recordedBy, history } = before;
  return {
    ...(noted !== undefined && { note: noted }),
    ...(recordedBy && { recordedBy }),
    ...(history && { history }),
    ...sent,
    ...(isLabMistake(before) && { status: before.status }),
  };
}

/** An allergy likewise. */
function withOwnNotes(before: Allergy | undefined, sent: AllergySent) {
  if (!before) return sent;
  const { note: noted, recordedBy, reactions, verification } = before;
  const own = { note: noted, recordedBy, reactions };
  return { ...own, ...sent, ...(isAllergyMistake(before) && { verification }) };
}

/**
 * Keeps with a laboratory's result what it said here before, once it says something else; until then, keeps the
 * reason for what was changed here too.
 */
function withHistory(before: LabResult, after: LabResultSent, context: WriteContext) {
  const history = labHistory(before, after, context, undefined);
  const isSame = history.length === (before.history ?? []).length;
  return {
    ...after,
    ...(history.length > 0 && { history }),
    ...(isSame && before.reason !== undefined && { reason: before.reason }),
  };
}

/** Keeps with an item what only this clinic knows of it. */
function withOwnFields(
  kind: ItemKind,
  before: Condition | MedicationRequest | LabResult | Allergy | undefined,
  sent: Omit<ConditionSent | RequestSent | LabResultSent | AllergySent, 'lastUpdated'>,
) {
  // Record and kind belong together; TypeScript cannot pair them.
  if (kind === 'conditions') return withOwn(before as Condition | undefined, sent as ConditionSent);
  if (kind === 'labResults') return withNotes(before as LabResult | undefined, sent as LabResultSent);
  if (kind === 'allergies') return withOwnNotes(before as Allergy | undefined, sent as AllergySent);
  return sent;
}

const nameOf = (item: Condition | MedicationRequest | LabResult | Allergy): string => {
  if ('substance' in item) return item.substance;
  if ('label' in item) return item.label;
  return 'medicine' in item ? item.medicine : item.analyte;
};

/** Stores a diagnosis, prescription, laboratory's result or allergy of a patient under the same rule. */
export async function storeItem(
  transaction: WriteTransaction,
  kind: ItemKind,
  { lastUpdated: stated, ...sent }: ConditionSent | RequestSent | LabResultSent | AllergySent,
  patient: string,
  context: Import,
): Promise<StoredPart> {
  const store = transaction.table(kind);
  const lastUpdated = knownAt(stated, context);
  const sameId = await store.get(sent.id);
  // Another source may number its items alike: an id that is another patient's is made this patient's own.
  const taken = sameId !== undefined && sameId.patient !== patient;
  const id = taken ? ownIdOf(sent.id, patient) : sent.id;
  const before = taken ? await store.get(id) : sameId;
  const full = { ...withOwnFields(kind, before, sent), id, patient };
  const storedAt = before && knownSince(before, before.imported);
  const isNewer = storedAt === undefined || isNoOlder(lastUpdated, storedAt);
  const replaces = isNewer || context.mayReplace;
  const merged = replaces || !before ? full : withAdditions<object>(before, full);
  const content =
    before && kind === 'labResults'
      ? withHistory(before as LabResult, merged as LabResultSent, context)
      : merged;
  const name = before && nameOf(before);
  const withheld =
    before && !replaces ? differencesOf(kind, replacedFields(content, { ...content, ...full }), name) : [];
  // What stands on the record itself about its import is no part of what it says.
  const { imported: _, ...sentContent } = { imported: undefined, ...content };
  const { imported: importedBefore, ...stored } = { imported: undefined, ...before };
  if (before && sameContent(stored, sentContent)) {
    if (isNewer && importedBefore && lastUpdated !== undefined && lastUpdated !== storedAt)
      await store.put({ ...before, imported: { ...importedBefore, lastUpdated } } as never);
    return { change: 'unchanged', withheld };
  }
  const decided = decidedBy(context);
  const since = replaces && lastUpdated !== undefined ? lastUpdated : storedAt;
  const imported = since !== undefined && { imported: { lastUpdated: since, version: decided.version } };
  // All kinds are stored as they were sent; TypeScript cannot pair the store with the item.
  const changedBy = before && kind !== 'medicationRequests' && { recordedBy: context.by };
  await store.put({ ...sentContent, ...changedBy, ...decided, ...imported } as never);
  const was = { kind, id, before: before ?? null, version: decided.version };
  return { change: before ? 'updated' : 'created', withheld, was };
}
