import type { Allergy } from '@/domain/allergies/allergy';
import type { Condition } from '@/domain/conditions/condition';
import { measures } from '@/domain/readings/measure';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { Draft, Entity } from '@/domain/entity';
import { amendedOn, knownSince } from '@/domain/exchange/source';
import type { Reading, ReadingDraft } from '@/domain/readings/reading';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { Refused } from '../../contract';
import { careOf, keptBackOf } from './exportCare';
import { unpack } from '../../store/unpack';
import { ofPatient } from '../../store/tables';
import type { ReadTransaction } from '../../store/transaction';

function asDraft<E extends Entity>({ version: _version, updatedAt: _updatedAt, ...draft }: E): Draft<E> {
  return draft;
}

/** An item with the instant from which it is known as it is, and without the clinic's notes about its import. */
function asSent<E extends Condition | MedicationRequest | LabResult | Allergy>(item: E) {
  const { imported, ...draft } = asDraft(item);
  return { ...draft, lastUpdated: knownSince(item, imported) };
}

/** A laboratory's result as it is now, likewise. */
const currentLabResult = <R extends { history?: unknown; reason?: unknown }>({
  history: _history,
  reason: _reason,
  ...result
}: R) => result;

/** A reading as it is now, and since when where it was corrected: what it said before stays in this clinic. */
function currently(stored: Reading): ReadingDraft {
  const { history: _history, restored: _restored, ...reading } = asDraft(stored);
  const amendedAt = amendedOn(stored);
  return { ...reading, ...(amendedAt !== undefined && { amendedAt }) };
}

/** Everything about a patient that can be exchanged: stored again elsewhere it is the same. @throws Refused 404 */
export async function exportPatient(transaction: ReadTransaction, id: string): Promise<PatientRecord> {
  const patient = await transaction.table('patients').get(id);
  if (!patient) throw new Refused(404, 'errors.notFound');
  const conditions = await transaction.table('conditions').index('patient').getAll(id);
  const requests = await transaction.table('medicationRequests').index('patient').getAll(id);
  const results = await transaction.table('labResults').index('patient').getAll(id);
  const allergies = await transaction.table('allergies').index('patient').getAll(id);
  const blocks = await transaction.table('readings').getAll(ofPatient(id));
  const { imported, signs: _signs, ...ext } = patient.ext;
  const pausedUntil = patient.ext.status === 'paused' ? patient.ext.programme?.until : undefined;
  const care = await careOf(transaction, id);
  const keptBack = await keptBackOf(transaction, patient, blocks);
  return {
    patient: { ...asDraft(patient), ext },
    lastUpdated: knownSince(patient, imported),
    ...(pausedUntil !== undefined && { pausedUntil }),
    conditions: conditions.map(asSent),
    medicationRequests: requests.map(asSent),
    ...(results.length > 0 && { labResults: results.map(asSent).map(currentLabResult) }),
    ...(allergies.length > 0 && { allergies: allergies.map(asSent) }),
    readings: blocks.flatMap((block) =>
      measures.flatMap((measure) => unpack(id, measure, block[measure]).map(currently)),
    ),
    ...(Object.keys(care).length > 0 && { care }),
    ...(keptBack.length > 0 && { keptBack }),
  };
}
