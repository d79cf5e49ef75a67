import type { Patient } from '@/domain/patients/patient';
import { amendedOn, decidedHere, sourceReasons } from '@/domain/exchange/source';
import { measuredOf, type Reading, type ReadingDraft } from '@/domain/readings/reading';
import type { ImportDifference, PatientRecord } from '@/domain/exchange/patientRecord';
import { Refused } from '../../contract';
import { yearOf } from '../../store/blocks';
import { READING_VERSION } from '../../store/unpack';
import {
  correctReading,
  nextVersion,
  putSeries,
  withdrawReading,
  withWithdrawn,
} from '../readings/correctReading';
import { type Change, type Import, knownAt } from './importParts';
import { importReadings, type Stored } from './importReadings';
import type { ReadingBefore } from './keptImports';
import { findReading } from '../readings/readings';
import { mustBePlausible } from '../readings/recordReading';
import type { WriteTransaction } from '../../store/transaction';

type Content = Pick<ReadingDraft, 'at' | 'value' | 'diastolic'>;

const isSame = (one: Content, other: Content): boolean =>
  Date.parse(one.at) === Date.parse(other.at) &&
  one.value === other.value &&
  one.diastolic === other.diastolic;

/** An instant (ISO 8601) lies after another; text that is no instant lies after none. */
const isAfter = (at: string | undefined, other: string): boolean => Date.parse(at ?? '') > Date.parse(other);

/** A total stands where its day is, which depends on when it was read. */
const TOTAL_MOVES_MS = 86_400_000;
const isSameTotal = (stored: Reading, sent: ReadingDraft): boolean =>
  stored.dayMark === 'total' &&
  sent.dayMark === 'total' &&
  stored.value === sent.value &&
  Math.abs(Date.parse(stored.at) - Date.parse(sent.at)) <= TOTAL_MOVES_MS;

/** A reading under the id of a stored one that says otherwise: whether its source calls it a correction. */
interface Said {
  sent: ReadingDraft;
  isCorrection: boolean;
}

/**
 * A stored reading stands to what its source says of it now in one of three ways: it has heard of it, gives way to it, or only a person knows
 * which of both is right. What is older never comes back.
 */
function judged(stored: Reading, { sent, isCorrection }: Said): 'known' | 'newer' | 'unclear' {
  if (stored.enteredInError || isSame(stored, sent) || isSameTotal(stored, sent)) return 'known';
  const decided = decidedHere(stored);
  const amended = amendedOn(stored);
  if (decided === undefined && amended === undefined) {
    const { saidAt } = stored;
    if (saidAt && isAfter(saidAt, sent.amendedAt ?? '')) return 'known';
    // What a source first corrects is newer than what it said at first, and what it changes where its date says so.
    return isCorrection || (saidAt && isAfter(sent.amendedAt, saidAt)) ? 'newer' : 'unclear';
  }
  if (isAfter(sent.amendedAt, saidSince(stored))) return 'newer';
  if ((stored.history ?? []).some((one) => isSame(one, sent))) return 'known';
  // Both are corrections of the source, and this one is the older.
  const isOlder = sent.amendedAt ? amended : !isCorrection && amended !== undefined;
  return decided === undefined && isOlder ? 'known' : 'unclear';
}

const valueText = ({ value, diastolic }: Content): string => [value, diastolic ?? []].flat().join('/');

/** Since when a stored reading is known to say what it says, ISO 8601. */
const saidSince = (stored: Reading): string =>
  [decidedHere(stored), amendedOn(stored)].filter(Boolean).toSorted().at(-1) ?? stored.updatedAt;

/**
 * Lists what a person is asked about a reading, as differences of a record.
 * @param sentAt empty where the source gives none
 */
const asked = (
  stored: Reading,
  sentAt: string | undefined,
  sent: Partial<Record<'value' | 'at' | 'enteredInError', string>>,
): ImportDifference[] =>
  Object.entries(sent).map(([field, text]) => ({
    kind: 'readings',
    name: stored.measure,
    at: stored.at,
    field,
    stored: field === 'at' ? stored.at : valueText(stored),
    sent: text,
    storedAt: saidSince(stored),
    ...(sentAt && { sentAt }),
  }));

/** The outcome of taking over one correction: what is asked, what was stored new, and what a reading was before. */
interface Outcome {
  change: Change;
  withheld?: ImportDifference[];
  added?: Stored[];
  was?: ReadingBefore;
}
const unchanged: Outcome = { change: 'unchanged' };

async function amend(
  transaction: WriteTransaction,
  patient: Patient,
  said: Said,
  context: Import,
): Promise<Outcome> {
  const { sent } = said;
  const { id, measure, amendedAt } = sent;
  const found = await findReading(transaction, patient.id, measure, id);
  if (!found || found.reading.enteredInError?.undone) {
    const { added } = await importReadings(transaction, patient.id, [sent]);
    return { change: added.length > 0 ? 'created' : 'unchanged', added };
  }
  const stands = judged(found.reading, said);
  if (stands === 'known') return unchanged;
  if (stands === 'unclear' && !context.mayReplace) {
    const isMoved = Date.parse(found.reading.at) !== Date.parse(sent.at);
    const other = { value: valueText(sent), ...(isMoved && { at: sent.at }) };
    return { ...unchanged, withheld: asked(found.reading, amendedAt, other) };
  }
  const isUnusual = await mustBePlausible(transaction, patient, sent, context.now, found.reading.at).then(
    () => false,
    (thrown: unknown) => {
      if (thrown instanceof Refused && thrown.status === 422) return true;
      throw thrown;
    },
  );
  const correction = {
    ...measuredOf(sent),
    // Its source vouches for what is unusual; what is impossible is refused as ever.
    ...(isUnusual && { confirmedOutOfRange: true }),
    reason: sourceReasons.corrected,
  };
  const key = { patient: patient.id, measure, id };
  const before = found.reading;
  const { version } = await correctReading(transaction, key, correction, before.version, context, amendedAt);
  return { change: 'updated', was: { measure, id, before, version } };
}

type Withdrawn = NonNullable<PatientRecord['withdrawn']>[number];

/**
 * A stored reading stands in the same three ways to being taken back by its source. What was put back here for a reason after its source
 * had taken it back is not taken out again by the same words.
 */
function judgedWithdrawal(stored: Reading, lastUpdated: string | undefined): ReturnType<typeof judged> {
  if (stored.enteredInError) return stored.enteredInError.undone ? 'newer' : 'known';
  if (isAfter(lastUpdated, saidSince(stored))) return 'newer';
  if (lastUpdated && isAfter(stored.saidAt, lastUpdated)) return 'known';
  // Of what only its source has spoken, it takes back what it does not call newer.
  if (decidedHere(stored) === undefined) return amendedOn(stored) && lastUpdated ? 'known' : 'newer';
  const isHeard = stored.restored?.some(({ withdrawn }) => withdrawn.reason === sourceReasons.withdrawn);
  return isHeard ? 'known' : 'unclear';
}

async function takeBack(
  transaction: WriteTransaction,
  patient: string,
  { id, measure, at, value, diastolic, lastUpdated }: Withdrawn,
  context: Import,
): Promise<Outcome | undefined> {
  const found = await findReading(transaction, patient, measure, id);
  if (!found && at === undefined) return undefined;
  const stands = found && judgedWithdrawal(found.reading, lastUpdated);
  if (found && stands === 'unclear' && !context.mayReplace)
    return {
      ...unchanged,
      withheld: asked(found.reading, lastUpdated, { enteredInError: 'entered-in-error' }),
    };
  if (stands === 'known') return unchanged;
  const before = found?.reading;
  const key = { patient, measure, id };
  if (before && !before.enteredInError) {
    const taken = await withdrawReading(transaction, key, sourceReasons.withdrawn, before.version, context);
    return { change: 'updated', was: { measure, id, before, version: taken.version } };
  }
  if (at === undefined || value === undefined) return unchanged;
  // It may still arrive in an older file: then it is known what it was.
  const t = Date.parse(at);
  const error = {
    at: new Date(context.now).toISOString(),
    by: context.by,
    reason: sourceReasons.withdrawn,
  };
  const version = before ? nextVersion(before) : READING_VERSION;
  const entry = {
    id,
    version,
    t,
    v: value,
    ...(diastolic !== undefined && { w: diastolic }),
    source: 'import' as const,
    recordedAt: error.at,
    error,
    since: error.at,
  };
  await putSeries(transaction, patient, yearOf(t), measure, (series) =>
    withWithdrawn(series, measure, [entry], id),
  );
  return { ...unchanged, was: { measure, id, before: before ?? null, version } };
}

interface FromSource extends Pick<PatientRecord, 'readings' | 'withdrawn'> {
  /** Sent without being called a correction, and stored under its id with another content. */
  changed?: readonly ReadingDraft[];
}

/**
 * Stores what the source of readings has corrected or taken back since, with their history and a line for their alerts.
 * What was corrected or withdrawn here stays readable; an older version of the source never takes the place of a newer,
 * and what is no newer than a decision of this clinic only where somebody says so.
 * @returns what became of each, and what only a person can decide
 * @throws Refused 422 for a value that cannot be
 */
export async function takeOverCorrections(
  transaction: WriteTransaction,
  patient: Patient,
  { readings, changed = [], withdrawn = [] }: FromSource,
  context: Import,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const dated = (sent: ReadingDraft, at: string | undefined, isCorrection: boolean) => {
    const amendedAt = knownAt(at, context) ?? '';
    const { saidAt: _, ...reading } = sent;
    return { sent: { ...reading, patient: patient.id, amendedAt }, isCorrection };
  };
  const said = [
    ...readings.map((sent) => dated(sent, sent.amendedAt, true)),
    ...changed.map((sent) => dated(sent, sent.saidAt, false)),
  ];
  for (const one of said.toSorted((a, b) => (a.sent.amendedAt < b.sent.amendedAt ? -1 : 1)))
    outcomes.push(await amend(transaction, patient, one, context));
  for (const one of withdrawn) {
    const lastUpdated = knownAt(one.lastUpdated, context);
    const outcome = await takeBack(transaction, patient.id, { ...one, lastUpdated }, context);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}
