import { patientDay } from '../patientDay';
import type { PatientRecord } from '../record';
import { createPerson, entryId, finished, samePerson, type Person } from './assemble';
import type { ReadFile, Waiting } from './collector';
import type { ImportFindings, Reason, Taken } from './findings';
import type { MedicationItem, MedicineItem, PatientData, ReadingItem } from './items';
import { createReferenceIndex, type ReferenceIndex } from './references';

const DAY_MS = 86_400_000;
/** A patient whose resource was refused: found, but nothing can be filed under it. */
const UNREADABLE = 'unreadable';
type Target = Person | typeof UNREADABLE;

interface Context {
  patients: ReferenceIndex<Target>;
  medicines: ReferenceIndex<MedicineItem>;
  used: Set<MedicineItem>;
  ids: Set<string>;
  /** Days of a patient that a source has summed up: `patient|measure|day` and the resource that did. */
  totals: Map<string, ReadingItem>;
}

const dayKey = (person: Person, { reading, atMs }: ReadingItem): string => {
  const { id, wakeUpTime, ext } = person.record.patient;
  return [
    id,
    reading.measure,
    patientDay(atMs, { timeZone: ext.timeZone, ...(wakeUpTime && { wakeUpTime }) }),
  ].join('\u001F');
};

function findPatients(files: readonly ReadFile[], patients: ReferenceIndex<Target>): Map<string, Person> {
  const people = new Map<string, Person>();
  for (const { file, tally, waiting, unreadable } of files) {
    for (const { id, fullUrl } of unreadable) patients.add(UNREADABLE, { file, id, fullUrl });
    for (const { items, label, where, notes, fullUrl } of waiting) {
      const [item] = items;
      if (item?.kind !== 'patient') continue;
      const known = people.get(item.patient.id);
      const address = { file, id: item.id, fullUrl };
      if (known) {
        const same = samePerson(known.item.patient, item.patient);
        patients.add(same ? known : UNREADABLE, address);
        tally.left({ reason: same ? 'duplicate' : 'sameIdOtherPerson', scope: 'resource', ...label, where });
        continue;
      }
      const person = createPerson(item);
      people.set(item.patient.id, person);
      patients.add(person, address);
      tally.took('patients');
      for (const note of notes)
        tally.left({ ...note, scope: 'part', ...label, where: `${where} ${note.where}`.trim() });
    }
  }
  return people;
}

/** Fills in the medicine a request refers to; the reference's own words will do where the medicine is in no file. */
function nameMedicine(item: MedicationItem, file: string, context: Context): boolean {
  if (item.request.medicine !== undefined) return true;
  const hit = item.reference === undefined ? undefined : context.medicines.resolve(item.reference, file);
  if (hit && 'found' in hit) {
    context.used.add(hit.found);
    item.request.medicine = hit.found.medicine;
    if (hit.found.code) item.request.code = hit.found.code;
    return true;
  }
  if (!item.display) return false;
  item.request.medicine = item.display.slice(0, 500);
  return true;
}

/** Files one item under its patient. */
function put(data: PatientData, id: string, { record, bodies, derived }: Person): Taken {
  const patient = record.patient.id;
  switch (data.kind) {
    case 'reading':
      record.readings.push({ id, patient, ...data.reading });
      return 'readings';
    case 'body':
      bodies.push(data);
      return 'used';
    case 'condition':
      record.conditions.push({ id, patient, ...data.condition });
      for (const pathology of data.pathologies) derived.add(pathology);
      return 'conditions';
    case 'medication':
      record.medicationRequests.push({ id, patient, ...data.request, medicine: data.request.medicine ?? '' });
      return 'medicationRequests';
    case 'team':
      record.patient = { ...record.patient, medicalTeam: data.team };
      return 'used';
    case 'referral': {
      const { ext } = record.patient;
      const referrals = [...(ext.referrals ?? []), data.referral];
      record.patient = { ...record.patient, ext: { ...ext, referrals } };
      return 'used';
    }
  }
}

const isPatientData = (item: Waiting['items'][number]): item is PatientData =>
  item.kind !== 'patient' && item.kind !== 'medicine';

function ownerOf(
  data: Pick<PatientData, 'subject'>,
  fileName: string,
  { patients }: Context,
): Person | Reason {
  if (data.subject === undefined) return 'noPatientReference';
  const hit = patients.resolve(data.subject, fileName);
  if ('left' in hit) return hit.left === 'missing' ? 'patientNotInFiles' : 'patientAmbiguous';
  return hit.found === UNREADABLE ? 'patientNotReadable' : hit.found;
}

/** Why an entry of a known patient is left out after all, if it is. */
function objection(
  data: PatientData,
  person: Person,
  fileName: string,
  context: Context,
): Reason | undefined {
  if (data.kind === 'medication' && !nameMedicine(data, fileName, context)) return 'medicineNotInFiles';
  if (data.kind !== 'reading') return undefined;
  if (data.atMs < Date.parse(person.record.patient.dateOfbirth) - DAY_MS) return 'implausibleTime';
  if (data.reading.measure !== 'water' && data.reading.measure !== 'urine') return undefined;
  const total = context.totals.size > 0 ? context.totals.get(dayKey(person, data)) : undefined;
  return total !== undefined && total !== data ? 'insideDayTotal' : undefined;
}

function place(waiting: Waiting, owned: PatientData[], read: ReadFile, context: Context): void {
  const { label, where, notes } = waiting;
  const leave = (reason: Reason) => read.tally.left({ reason, scope: 'resource', ...label, where });
  const [main] = owned.slice(-1);
  if (main === undefined) return;
  const person = ownerOf(main, read.file, context);
  if (typeof person === 'string') return leave(person);
  const id = entryId(main, person.record.patient.id);
  // What a source has corrected is no duplicate of what it said before.
  const version = main.kind === 'reading' ? (main.reading.amendedAt ?? 'first') : '';
  const key = `${main.kind}\u001F${id}\u001F${version}`;
  if (context.ids.has(key)) return leave('duplicate');
  const reason = objection(main, person, read.file, context);
  if (reason) return leave(reason);
  context.ids.add(key);
  let taken: Taken = 'used';
  for (const data of owned) taken = put(data, id, person);
  read.tally.took(taken);
  for (const note of notes)
    read.tally.left({ ...note, scope: 'part', ...label, where: `${where} ${note.where}`.trim() });
}

/** Groups everything that was read by patient, resolves references between files, and counts what is left. */
export function gather(files: readonly ReadFile[]): { records: PatientRecord[]; report: ImportFindings } {
  const context: Context = {
    patients: createReferenceIndex('Patient'),
    medicines: createReferenceIndex('Medication'),
    used: new Set(),
    ids: new Set(),
    totals: new Map(),
  };
  const people = findPatients(files, context.patients);
  for (const read of files) {
    for (const { items, fullUrl } of read.waiting) {
      const [item] = items;
      if (item?.kind === 'medicine') context.medicines.add(item, { file: read.file, id: item.id, fullUrl });
      if (item?.kind !== 'reading' || !item.dayTotal) continue;
      const person = ownerOf(item, read.file, context);
      if (typeof person !== 'string') context.totals.set(dayKey(person, item), item);
    }
  }
  for (const read of files)
    for (const waiting of read.waiting) place(waiting, waiting.items.filter(isPatientData), read, context);
  for (const read of files)
    for (const withdrawal of read.withdrawals) {
      const person = ownerOf(withdrawal, read.file, context);
      if (typeof person === 'string') continue;
      const { record } = person;
      const { measure, reading } = withdrawal;
      const taken = { id: entryId(withdrawal, record.patient.id), measure, ...reading };
      record.withdrawn = [...(record.withdrawn ?? []), taken];
    }
  for (const { tally, waiting } of files) {
    for (const { items, label, where } of waiting) {
      const [item] = items;
      if (item?.kind !== 'medicine') continue;
      if (context.used.has(item)) tally.took('used');
      else tally.left({ reason: 'notSupported', scope: 'resource', ...label, where });
    }
  }
  return {
    records: [...people.values()].map(finished),
    report: {
      files: files.map(({ tally }) => tally.counts()),
      findings: files.flatMap(({ tally }) => tally.findings()),
    },
  };
}
