import type { ReadFile, Waiting } from './readFile';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { isSameIdentity } from '@/domain/enrolment/duplicatePatients';
import { createPerson, entryId, finished, type Person } from './assemblePerson';
import type { ImportFindings, Reason, Taken } from './findings';
import { putDefinitions, putNewerCare } from './gatherCare';
import type {
  AllergyItem,
  ConditionItem,
  Dated,
  EntryWithdrawalItem,
  LabResultItem,
  MedicationItem,
  MedicineItem,
  PatientData,
} from './items';
import { putItem } from './putItem';
import { createReferenceIndex, type ReferenceIndex } from './references';

const DAY_MS = 86_400_000;
/** A patient whose resource was refused: found, but nothing can be filed under it. */
const UNREADABLE = 'unreadable';
type Target = Person | typeof UNREADABLE;

interface Context {
  patients: ReferenceIndex<Target>;
  medicines: ReferenceIndex<MedicineItem>;
  used: Set<MedicineItem>;
  /** What each was given already. */
  ids: Map<Person, Set<string>>;
}

/** What a resource says of its own age; nothing where it does not. */
const ageOf = ({ items: [item] }: Waiting): string =>
  item && 'lastUpdated' in item ? (item.lastUpdated ?? '') : '';

/** Everything of all files, the newest state of each resource before its older ones. */
const newestFirst = (files: readonly ReadFile[]): { read: ReadFile; waiting: Waiting }[] =>
  files
    .flatMap((read) => read.waiting.map((waiting) => ({ read, waiting })))
    .toSorted(
      (a, b) => Number(ageOf(a.waiting) < ageOf(b.waiting)) - Number(ageOf(a.waiting) > ageOf(b.waiting)),
    );

function findPatients(files: readonly ReadFile[], patients: ReferenceIndex<Target>): Person[] {
  const people: Person[] = [];
  const known = new Map<string, Person[]>();
  for (const { file, unreadable } of files)
    for (const { id, fullUrl } of unreadable) patients.add(UNREADABLE, { file, id, fullUrl });
  for (const { read, waiting } of newestFirst(files)) {
    const { file, tally } = read;
    const { items, label, where, notes, fullUrl } = waiting;
    const [item] = items;
    if (item?.kind !== 'patient') continue;
    const ofId = known.get(item.patient.id) ?? [];
    const address = { file, id: item.id, fullUrl };
    const same = ofId.find((one) => isSameIdentity(one.item.patient, item.patient));
    if (same) {
      patients.add(same, address);
      tally.left({ reason: 'duplicate', scope: 'resource', ...label, where });
      continue;
    }
    // Somebody else of the same id stays apart; whether they are, a person decides where they are stored.
    const person = createPerson(item);
    people.push(person);
    known.set(item.patient.id, [...ofId, person]);
    patients.add(person, address);
    tally.took('patients');
    for (const note of notes)
      tally.left({ ...note, scope: 'part', ...label, where: `${where} ${note.where}`.trim() });
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

function listOf({ kind }: AllergyItem | ConditionItem | MedicationItem | LabResultItem, { record }: Person) {
  if (kind === 'allergy') return record.allergies ?? [];
  if (kind === 'condition') return record.conditions;
  return kind === 'medication' ? record.medicationRequests : (record.labResults ?? []);
}

/** Of two states of a diagnosis, prescription, result or allergy the newer one counts, in whichever order the files hold them. */
function putNewer(data: PatientData, id: string, person: Person, file: string, context: Context): void {
  if (data.kind === 'care') return putNewerCare(data, id, person);
  const { kind } = data;
  if (kind !== 'condition' && kind !== 'medication' && kind !== 'labResult' && kind !== 'allergy') return;
  const list: ({ id: string } & Dated)[] = listOf(data, person);
  const at = list.findIndex((one) => one.id === id);
  if ((data.lastUpdated ?? '') <= (list[at]?.lastUpdated ?? '')) return;
  if (data.kind === 'medication' && !nameMedicine(data, file, context)) return;
  putItem(data, id, person);
  const filled: ({ id: string } & Dated)[] = listOf(data, person);
  filled.splice(at, 1, ...filled.splice(-1));
}

const isPatientData = (item: Waiting['items'][number]): item is PatientData =>
  item.kind !== 'patient' && item.kind !== 'medicine' && item.kind !== 'definition';

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
  const born = Date.parse(person.record.patient.dateOfbirth) - DAY_MS;
  if (data.kind === 'labResult' && Date.parse(data.labResult.at) < born) return 'implausibleTime';
  const session = data.kind === 'care' && data.store === 'dialysisSessions' && data.value;
  if (session && 'at' in session && session.at !== undefined && Date.parse(session.at) < born)
    return 'implausibleTime';
  return data.kind === 'reading' && data.atMs < born ? 'implausibleTime' : undefined;
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
  const kind = main.kind === 'care' ? main.store : main.kind;
  const key = `${kind}\u001F${id}\u001F${version}`;
  const ids = context.ids.get(person) ?? new Set();
  if (ids.has(key)) {
    putNewer(main, id, person, read.file, context);
    return leave('duplicate');
  }
  const reason = objection(main, person, read.file, context);
  if (reason) return leave(reason);
  context.ids.set(person, ids.add(key));
  let taken: Taken = 'used';
  for (const data of owned) taken = putItem(data, id, person);
  read.tally.took(taken);
  for (const note of notes)
    read.tally.left({ ...note, scope: 'part', ...label, where: `${where} ${note.where}`.trim() });
}

const kindsTaken = {
  condition: 'conditions',
  medication: 'medicationRequests',
  allergy: 'allergies',
} as const;

/** Of an entry that its source has taken back since, no earlier state counts, neither of the files nor of what is stored. */
function putWithdrawn(
  { kind, becomes }: EntryWithdrawalItem,
  dated: { id: string } & Dated,
  { record, derived }: Person,
): void {
  const store = kindsTaken[kind];
  const list: ({ id: string } & Dated)[] = record[store] ?? [];
  const at = list.findIndex(({ id }) => id === dated.id);
  if ((list[at]?.lastUpdated ?? '') > (dated.lastUpdated ?? '')) return;
  if (at >= 0) list.splice(at, 1);
  derived.delete(dated.id);
  record.withdrawnEntries = [...(record.withdrawnEntries ?? []), { kind: store, becomes, ...dated }];
}

/** Groups everything that was read by patient, resolves references between files, and counts what is left. */
export function assembleRecords(files: readonly ReadFile[]): {
  records: PatientRecord[];
  report: ImportFindings;
} {
  const context: Context = {
    patients: createReferenceIndex('Patient'),
    medicines: createReferenceIndex('Medication'),
    used: new Set(),
    ids: new Map(),
  };
  const people = findPatients(files, context.patients);
  for (const read of files) {
    for (const { items, fullUrl } of read.waiting) {
      const [item] = items;
      if (item?.kind === 'medicine') context.medicines.add(item, { file: read.file, id: item.id, fullUrl });
    }
  }
  for (const read of files)
    for (const waiting of read.waiting) place(waiting, waiting.items.filter(isPatientData), read, context);
  for (const read of files)
    for (const withdrawal of read.withdrawals) {
      const person = ownerOf(withdrawal, read.file, context);
      if (typeof person === 'string') continue;
      const { record } = person;
      const id = entryId(withdrawal, record.patient.id);
      const { lastUpdated } = withdrawal;
      const dated = { id, ...(lastUpdated !== undefined && { lastUpdated }) };
      if (withdrawal.kind === 'labResult') {
        record.withdrawnResults = [...(record.withdrawnResults ?? []), dated];
        continue;
      }
      if (withdrawal.kind !== 'reading') {
        putWithdrawn(withdrawal, dated, person);
        continue;
      }
      const { measure, reading } = withdrawal;
      const taken = { ...dated, measure, ...reading };
      record.withdrawn = [...(record.withdrawn ?? []), taken];
    }
  const definitions = putDefinitions(people, files);
  for (const { tally, waiting } of files) {
    for (const { items, label, where } of waiting) {
      const [item] = items;
      if (item?.kind !== 'medicine' && item?.kind !== 'definition') continue;
      const isUsed = item.kind === 'medicine' ? context.used.has(item) : definitions.has(item);
      if (isUsed) tally.took('used');
      else tally.left({ reason: 'notSupported', scope: 'resource', ...label, where });
    }
  }
  return {
    records: people.map(finished),
    report: {
      files: files.map(({ tally }) => tally.counts()),
      findings: files.flatMap(({ tally }) => tally.findings()),
    },
  };
}
