import { withoutUntrueStatements } from '@/domain/allergies/allergyStanding';
import { FUTURE_TOLERANCE_MINUTES } from '@/domain/readings/plausibility';
import { importedSessionProblems } from '@/domain/dialysis/sessionProblems';
import { importedLabProblems } from '@/domain/laboratory/labResultProblems';
import type { LabResult } from '@/domain/laboratory/labResult';
import { isTimeZone } from '@/domain/patientDay';
import type { ReadingDraft } from '@/domain/readings/reading';
import type { ImportDecision, PatientRecord, RecordOutcome } from '@/domain/exchange/patientRecord';
import { knownSince } from '@/domain/exchange/source';
import { Refused } from '../../contract';
import { changesBetween, note } from '../audit/audit';
import { refresh } from '../alerts/reevaluatePatient';
import { endUntrueStatements, noteAllergies } from '../allergies/noteAllergies';
import type { WriteContext } from '../writeContext';
import { doubtAbout, personMeant } from './importedPerson';
import {
  type Change,
  createPatient,
  type Import,
  knownAt,
  type StoredPart,
  storeItem,
  updatePatient,
} from './importParts';
import { storeCare } from './importCare';
import { importReadings } from './importReadings';
import { keepBefore } from './keptImports';
import { openQuestions } from './openQuestions';
import { takeOverCorrections } from './sourceCorrections';
import { takeBackEntries } from './withdrawnEntries';
import { takeBackResults } from './withdrawnResults';
import type { WriteTransaction } from '../../store/transaction';

const MINUTE_MS = 60_000;

/**
 * @throws Refused 422 naming what cannot be: a time zone that there is none of, half a blood pressure, a reading of the
 *   future, or a laboratory's result or a dialysis session that cannot be
 */
export function mustBeReadable(records: readonly PatientRecord[], now: number): void {
  const fields: Record<string, string> = {};
  const latest = now + FUTURE_TOLERANCE_MINUTES * MINUTE_MS;
  for (const [index, { patient, readings, labResults = [], care }] of records.entries()) {
    if (!isTimeZone(patient.ext.timeZone))
      fields[`records.${index}.patient.ext.timeZone`] = 'validation.timeZone';
    for (const [place, result] of labResults.entries()) {
      const problems = importedLabProblems(result, now);
      for (const [field, message] of Object.entries(problems))
        fields[`records.${index}.labResults.${place}.${field}`] = message;
    }
    for (const [place, session] of (care?.dialysisSessions ?? []).entries())
      for (const [field, message] of Object.entries(importedSessionProblems(session, now)))
        fields[`records.${index}.care.dialysisSessions.${place}.${field}`] = message;
    for (const [place, { measure, diastolic, at }] of readings.entries()) {
      const path = `records.${index}.readings.${place}`;
      if ((measure === 'bloodPressure') !== (diastolic !== undefined)) {
        fields[`${path}.diastolic`] = 'validation.bothPressures';
      }
      // A reading of the future would stand as the newest and hide everything measured until then.
      if (Date.parse(at) > latest) fields[`${path}.at`] = 'validation.inFuture';
    }
  }
  if (Object.keys(fields).length > 0) throw new Refused(422, 'errors.invalid', fields);
}

/** The readings that a transaction stores for the first time, as the rules are told of them. */
export const arrivedOf = (readings: readonly Pick<ReadingDraft, 'measure' | 'at'>[]) =>
  readings.map(({ measure, at }) => ({ measure, at: Date.parse(at) }));

/** Alerts that stood on results which now say something else are judged again; the reason is in the words of the standard. */
function causeOf(parts: readonly StoredPart[]): Parameters<typeof refresh>[3] {
  const changed = parts.flatMap(({ was }) =>
    was?.kind === 'labResults' && was.before ? [Date.parse((was.before as LabResult).at)] : [],
  );
  if (changed.length === 0) return undefined;
  const touched = { measure: 'laboratory' as const, at: Math.min(...changed) };
  return { cause: { action: 'resultCorrected', note: 'FHIR: corrected', touched } };
}

const detailOf = {
  same: 'importSame',
  other: 'importOther',
  replace: 'importReplace',
} as const satisfies Record<ImportDecision['answer'], string>;

/**
 * Stores one record; what is stored already stays untouched, and an unchanged record changes nothing at all. A record
 * that may be about somebody else is not stored: the outcome asks. What is older than what is stored replaces nothing.
 */
export async function importRecord(
  transaction: WriteTransaction,
  record: PatientRecord,
  writeContext: WriteContext,
): Promise<RecordOutcome> {
  const meant = await personMeant(transaction, record);
  if ('doubt' in meant) {
    const { doubt } = meant;
    return { patient: doubt.stored.id, created: 0, updated: 0, unchanged: 0, doubt };
  }
  const ours = 'ours' in meant ? meant.ours : undefined;
  const { decision } = record;
  const isAnswered =
    ours === undefined || (decision?.patient === ours.id && decision.version === ours.version);
  const context: Import = { ...writeContext, mayReplace: isAnswered && decision?.answer === 'replace' };
  const lastUpdated = knownAt(record.lastUpdated, writeContext);
  const { pausedUntil } = record;
  const { patient, isNewer, ...part } =
    'ours' in meant
      ? await updatePatient(transaction, meant.ours, record.patient, lastUpdated, context)
      : {
          patient: await createPatient(transaction, meant.fresh, { lastUpdated, pausedUntil }, writeContext),
          isNewer: true,
          change: 'created' as const,
          withheld: [],
        };
  const parts: StoredPart[] = [part];
  for (const condition of record.conditions)
    parts.push(await storeItem(transaction, 'conditions', condition, patient.id, context));
  for (const request of record.medicationRequests)
    parts.push(await storeItem(transaction, 'medicationRequests', request, patient.id, context));
  for (const result of record.labResults ?? [])
    parts.push(await storeItem(transaction, 'labResults', result, patient.id, context));
  for (const allergy of withoutUntrueStatements(record.allergies ?? []))
    parts.push(await storeItem(transaction, 'allergies', allergy, patient.id, context));
  if (parts.some(({ was }) => was?.kind === 'allergies'))
    for (const { before, version } of await endUntrueStatements(transaction, patient.id, writeContext)) {
      const was = { kind: 'allergies' as const, id: before.id, before, version };
      parts.push({ change: 'updated', withheld: [], was });
    }
  parts.push(...(await takeBackEntries(transaction, patient.id, record.withdrawnEntries ?? [], context)));
  parts.push(...(await takeBackResults(transaction, patient.id, record.withdrawnResults ?? [], context)));
  const care = record.care
    ? await storeCare(transaction, record.care, patient, writeContext)
    : { parts: [], leftOut: [] };
  parts.push(...care.parts);
  const first = record.readings
    .filter(({ amendedAt }) => amendedAt === undefined)
    .map(({ saidAt: sentAt, ...reading }) => {
      const saidAt = knownAt(sentAt, context);
      return { ...reading, ...(saidAt !== undefined && { saidAt }) };
    });
  const { added, changed } = await importReadings(transaction, patient.id, first);
  const readings = record.readings.filter(({ amendedAt }) => amendedAt !== undefined);
  const { withdrawn } = record;
  const corrections = await takeOverCorrections(
    transaction,
    patient,
    { readings, changed, withdrawn },
    context,
  );
  const brought = [...added, ...corrections.flatMap((one) => one.added ?? [])];
  const changes = [...parts, ...corrections].map(({ change }) => change);
  if (changes.some((one) => one !== 'unchanged') || added.length > 0)
    await refresh(transaction, patient, writeContext, {
      ...causeOf(parts),
      arrived: arrivedOf(brought),
    });
  if (record.allergies || record.withdrawnEntries) await noteAllergies(transaction, patient.id, writeContext);
  const count = (wanted: Change) => changes.filter((one) => one === wanted).length;
  const outcome = {
    patient: patient.id,
    created: count('created') + added.length,
    updated: count('updated'),
    unchanged: count('unchanged') + first.length - added.length - changed.length,
    ...(care.leftOut.length > 0 && { leftOut: care.leftOut }),
  };
  if (ours)
    await keepBefore(
      transaction,
      patient.id,
      {
        ...(part.change === 'updated' && { person: { before: ours, version: patient.version } }),
        items: parts.flatMap(({ was }) => was ?? []),
        readings: brought.map(({ measure, id: reading, version }) => ({ measure, id: reading, version })),
        corrected: corrections.flatMap(({ was }) => was ?? []),
      },
      writeContext,
    );
  const counted = (['created', 'updated'] as const).filter((field) => outcome[field] > 0);
  if (counted.length > 0) {
    await note(transaction, writeContext, {
      action: 'imported',
      kind: 'patients',
      record: patient.id,
      patient: patient.id,
      ...(decision && isAnswered && { detail: detailOf[decision.answer] }),
      changes: [
        ...counted.map((field) => ({ field, after: String(outcome[field]) })),
        ...(ours ? changesBetween(ours, patient) : []),
      ],
    });
  }
  const withheld = [...parts, ...corrections].flatMap((one) => one.withheld ?? []);
  if (withheld.length > 0) {
    // What is newer stands first.
    const kind = isNewer && withheld.length === part.withheld.length ? 'newer' : 'older';
    const doubt = doubtAbout(patient, record, kind, withheld);
    // What else the file brought makes the facts that stand here no newer.
    return {
      ...outcome,
      doubt: { ...doubt, ...(ours && { storedAt: knownSince(ours, ours.ext.imported) }) },
    };
  }
  const { status, programme } = patient.ext;
  if (!ours && status === 'paused' && pausedUntil === undefined && programme?.until) {
    const until = [{ kind: 'patients' as const, field: 'ext.programme.until', stored: programme.until }];
    return { ...outcome, doubt: doubtAbout(patient, record, 'pause', until) };
  }
  const open = await openQuestions(transaction, patient, parts, writeContext.now);
  if (open.length === 0) return outcome;
  return { ...outcome, doubt: doubtAbout(patient, record, 'undecided', open) };
}
