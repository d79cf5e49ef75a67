import { keysStartingWith } from '../../store/port';
import { isSameIdentity, nameKeys } from '@/domain/enrolment/duplicatePatients';
import { derivedId } from '@/domain/fhir/identity';
import type { Patient } from '@/domain/patients/patient';
import type { ImportDoubt, ImportedPerson, PatientRecord } from '@/domain/exchange/patientRecord';
import { knownSince } from '@/domain/exchange/source';
import type { WriteTransaction } from '../../store/transaction';

type Sent = PatientRecord['patient'];

const LONGEST_NUMBER = 100;

/** Id of somebody whose own is another person's here: the same each time the same file comes. */
const ownIdOf = (sent: Sent): string => derivedId(sent.id, sent.dateOfbirth, nameKeys(sent)[0] ?? '');

/** The stored patients that may be meant: by id, by an identifier that names its system, or by patient number. */
async function candidatesOf(transaction: WriteTransaction, sent: Sent): Promise<Patient[]> {
  const patients = transaction.table('patients');
  const found = new Map<string, Patient>();
  const meet = (patient: Patient | undefined) => patient && found.set(patient.id, patient);
  meet(await patients.get(sent.id));
  meet(await patients.get(ownIdOf(sent)));
  for (const { system, value } of sent.ext.identifiers) {
    if (system === '') continue;
    const range = keysStartingWith(system, value);
    for (const [, , id] of await transaction.table('identifiers').getAllKeys(range))
      meet(await patients.get(id));
  }
  meet(await patients.index('patientId').get(sent.patientId));
  return [...found.values()];
}

/**
 * Tells whether more than a patient number, which two hospitals give to two people, says that this patient is meant.
 */
const isIdentified = ({ id, ext }: Patient, sent: Sent): boolean =>
  id === sent.id ||
  ext.identifiers.some(
    ({ system, value }) =>
      system !== '' && sent.ext.identifiers.some((own) => own.system === system && own.value === value),
  );

const personOf = ({
  firstName,
  lastName,
  dateOfbirth,
  gender,
  patientId,
  mobile,
  addressLine1,
  pinCode,
  city,
}: ImportedPerson): ImportedPerson => ({
  firstName,
  lastName,
  dateOfbirth,
  gender,
  patientId,
  ...(mobile !== undefined && { mobile }),
  ...(addressLine1 !== undefined && { addressLine1 }),
  ...(pinCode !== undefined && { pinCode }),
  ...(city !== undefined && { city }),
});

/** A question about a stored patient and what was sent. */
export function doubtAbout(
  stored: Patient,
  { patient, lastUpdated }: PatientRecord,
  kind: ImportDoubt['kind'],
  differences: ImportDoubt['differences'] = [],
): ImportDoubt {
  return {
    kind,
    stored: { ...personOf(stored), id: stored.id, version: stored.version },
    sent: personOf(patient),
    storedAt: knownSince(stored, stored.ext.imported),
    ...(lastUpdated !== undefined && { sentAt: lastUpdated }),
    differences,
  };
}

/** Whom a record is about: somebody stored, somebody new, or a question that only a person answers. */
export type Meant = { ours: Patient } | { fresh: Sent } | { doubt: ImportDoubt };

/**
 * Finds the stored patient that a record is about. Name, date of birth and sex must agree with what is stored; where
 * they do not, somebody decides, with the version of the stored patient before them.
 */
export async function personMeant(transaction: WriteTransaction, record: PatientRecord): Promise<Meant> {
  const { patient: sent, decision } = record;
  const candidates = await candidatesOf(transaction, sent);
  const same = candidates.find((one) => isSameIdentity(one, sent));
  if (same) return { ours: same };
  const [first] = candidates.toSorted(
    (a, b) => Number(isIdentified(b, sent)) - Number(isIdentified(a, sent)),
  );
  if (!first) return { fresh: sent };
  const answered = candidates.find(
    ({ id, version }) => id === decision?.patient && version === decision.version,
  );
  if (answered && decision?.answer === 'other') return { fresh: await keptApart(transaction, sent) };
  if (answered && decision) return { ours: answered };
  return { doubt: doubtAbout(first, record, isIdentified(first, sent) ? 'person' : 'number') };
}

/** Gives the sent patient an id and a patient number that nobody else has here. */
async function keptApart(transaction: WriteTransaction, sent: Sent): Promise<Sent> {
  const patients = transaction.table('patients');
  const id = (await patients.getKey(sent.id)) === undefined ? sent.id : ownIdOf(sent);
  const numbers = patients.index('patientId');
  let { patientId } = sent;
  for (let more = 2; (await numbers.getKey(patientId)) !== undefined; more += 1) {
    const mark = `/${more}`;
    patientId = sent.patientId.slice(0, LONGEST_NUMBER - mark.length) + mark;
  }
  return { ...sent, id, patientId };
}
