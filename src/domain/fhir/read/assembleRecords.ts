import type { ReadFile, Waiting } from './readFile';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { isSameIdentity } from '@/domain/enrolment/duplicatePatients';
import { logicalReference, type Dated } from '../elements';
import { createPerson, entryId, finished, type Person } from './assemblePerson';
import { goneIn, putDeleted, type GoneOf } from './deleted';
import type { ImportFindings, Reason, Taken } from './findings';
import { pairedHalves } from './halves';
import { putDefinitions, putNewerCare } from './gatherCare';
import type {
  AllergyItem,
  ConditionItem,
  EntryWithdrawalItem,
  LabResultItem,
  LabWithdrawalItem,
  MedicationItem,
  MedicineItem,
  PatientData,
  PatientItem,
} from './items';
import { putItem } from './putItem';
import { compareAge, compareDated } from './versions';
import { createReferenceIndex, type ReferenceIndex } from './references';

const DAY_MS = 86_400_000;
/** A patient whose resource was refused: found, but nothing can be filed under it. */
const UNREADABLE = 'unreadable';
type Target = Person | typeof UNREADABLE;

interface Context {
  patients: ReferenceIndex<Target>;
  medicines: ReferenceIndex<MedicineItem>;
  used: Set<MedicineItem>;
  /** The ids of what each person was given already, with its age. */
  ids: Map<Person, Map<string, Dated>>;
  /** Why nothing of a resource counts any more, if its source says so in a newer state of it. */
  goneOf: GoneOf;
}

/** Gives what a resource says of its own age; nothing where it does not. */
const ageOf = ({ items: [item] }: Waiting): Dated =>
  item === undefined || item.kind === 'medicine' || item.kind === 'definition' ? {} : item;

/** Everything of all files, the newest state of each resource before its older ones. */
const newestFirst = (files: readonly ReadFile[]): { read: ReadFile; waiting: Waiting }[] =>
  files
    .flatMap((read) => read.waiting.map((waiting) => ({ read, waiting })))
    .toSorted((a, b) => compareDated(ageOf(b.waiting), ageOf(a.waiting)));

/** The numbers under which a patient can be meant. */
const namesOf = ({ patient }: PatientItem): string[] =>
  patient.ext.identifiers.map(({ system, value }) => logicalReference(system, value));

interface Merged {
  survivor: PatientItem;
  waiting: Waiting;
  read: ReadFile;
}

/** Patients of whom their source says that they are another one of the files by now, with the one that stays. */
function mergedAway(files: readonly ReadFile[]): Map<PatientItem, Merged> {
  const index = createReferenceIndex<PatientItem>('Patient');
  const found: { item: PatientItem; waiting: Waiting; read: ReadFile }[] = [];
  for (const { read, waiting } of newestFirst(files)) {
    const [item] = waiting.items;
    if (item?.kind !== 'patient') continue;
    found.push({ item, waiting, read });
    index.add(item, { file: read.file, id: item.id, fullUrl: waiting.fullUrl });
  }
  const next = new Map<PatientItem, PatientItem>();
  const link = (from: PatientItem | undefined, to: PatientItem | undefined) => {
    if (from && to && from !== to) next.set(from, to);
  };
  const meant = (reference: string, file: string) => {
    const hit = index.resolve(reference, file);
    return 'found' in hit ? hit.found : undefined;
  };
  for (const { item, read } of found) {
    for (const reference of item.replaces ?? []) link(meant(reference, read.file), item);
    if (item.replacedBy !== undefined) link(item, meant(item.replacedBy, read.file));
  }
  const merged = new Map<PatientItem, Merged>();
  for (const { item, waiting, read } of found) {
    const passed = new Set([item]);
    let survivor = next.get(item);
    while (survivor && next.has(survivor) && !passed.has(survivor)) {
      passed.add(survivor);
      survivor = next.get(survivor);
    }
    // Two that replace each other are both kept: nobody knows which one stays.
    if (survivor && !passed.has(survivor)) merged.set(item, { survivor, waiting, read });
  }
  return merged;
}

function findPatients(files: readonly ReadFile[], patients: ReferenceIndex<Target>): Person[] {
  const people: Person[] = [];
  const known = new Map<string, Person[]>();
  for (const { file, unreadable } of files)
    for (const { id, fullUrl } of unreadable) patients.add(UNREADABLE, { file, id, fullUrl });
  const merged = mergedAway(files);
  for (const { read, waiting } of newestFirst(files)) {
    const { file, tally } = read;
    const { items, label, where, notes, fullUrl } = waiting;
    const [item] = items;
    if (item?.kind !== 'patient' || merged.has(item)) continue;
    const ofId = known.get(item.patient.id) ?? [];
    const names = namesOf(item);
    const address = { file, id: item.id, fullUrl, names };
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
  for (const [item, { survivor, waiting, read }] of merged) {
    const { label, where, fullUrl } = waiting;
    const person = people.find((one) => one.item === survivor);
    if (!person) continue;
    patients.add(person, { file: read.file, id: item.id, fullUrl, names: namesOf(item) });
    const { ext } = person.record.patient;
    const added = item.patient.ext.identifiers.filter(
      ({ system, value }) => !ext.identifiers.some((one) => one.system === system && one.value === value),
    );
    const identifiers = [...ext.identifiers, ...added].slice(0, 50);
    person.record.patient = { ...person.record.patient, ext: { ...ext, identifiers } };
    read.tally.left({ reason: 'mergedAway', scope: 'resource', ...label, where });
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

/**
 * Keeps the newer one of two states of a diagnosis, prescription, result or allergy, in whichever order the files
 * hold them.
 */
function putNewer(
  data: PatientData,
  id: string,
  known: Dated,
  person: Person,
  file: string,
  context: Context,
): void {
  if (data.kind === 'care') return putNewerCare(data, id, person);
  const { kind } = data;
  if (kind !== 'condition' && kind !== 'medication' && kind !== 'labResult' && kind !== 'allergy') return;
  const list: ({ id: string } & Dated)[] = listOf(data, person);
  const at = list.findIndex((one) => one.id === id);
  if (at === -1 || compareDated(data, known) <= 0) return;
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
  return (data.kind === 'reading' || data.kind === 'half') && data.atMs < born
    ? 'implausibleTime'
    : undefined;
}

/** A later or earlier version of what was measured is no duplicate; where nobody can say which it is, the first stays. */
const isVersion = (data: PatientData, known: Dated): boolean =>
  (data.kind === 'reading' || data.kind === 'body' || data.kind === 'half') && compareAge(data, known) !== 0;

function place(waiting: Waiting, owned: PatientData[], read: ReadFile, context: Context): void {
  const { label, where, notes } = waiting;
  const leave = (reason: Reason) => read.tally.left({ reason, scope: 'resource', ...label, where });
  const [main] = owned.slice(-1);
  // Its members stand beside it.
  if (waiting.items.length === 0) read.tally.took('used');
  if (main === undefined) return;
  const person = ownerOf(main, read.file, context);
  if (typeof person === 'string') return leave(person);
  const id = entryId(main, person.record.patient.id);
  // What a source has corrected is no duplicate of what it said before.
  const version = main.kind === 'reading' ? (main.reading.amendedAt ?? 'first') : '';
  const kind = main.kind === 'care' ? main.store : main.kind;
  const key = `${kind}\u001F${id}\u001F${version}`;
  const ids = context.ids.get(person) ?? new Map<string, Dated>();
  const known = ids.get(key);
  if (known && !isVersion(main, known)) {
    putNewer(main, id, known, person, read.file, context);
    if (compareDated(main, known) > 0) ids.set(key, main);
    return leave('duplicate');
  }
  const reason = context.goneOf(waiting, read.file) ?? objection(main, person, read.file, context);
  if (reason) return leave(reason);
  if (!known || compareDated(main, known) > 0) context.ids.set(person, ids.set(key, main));
  let taken: Taken = 'used';
  if (main.kind === 'half') {
    person.halves.push({ data: main, took: (as) => read.tally.took(as), leave });
    return;
  }
  // What stands in the same resource has a name of its own.
  for (const data of owned) {
    const isOwn = data === main || data.kind !== 'reading';
    taken = putItem(data, isOwn ? id : entryId(data, person.record.patient.id), person);
  }
  read.tally.took(taken);
  for (const note of notes)
    read.tally.left({ ...note, scope: 'part', ...label, where: `${where} ${note.where}`.trim() });
}

/** A laboratory takes a result back, unless a newer version of it still says something. */
function takeBackResult(withdrawal: LabWithdrawalItem, id: string, person: Person, context: Context): void {
  const said = context.ids.get(person)?.get(`labResult\u001F${id}\u001F`);
  if (said && compareAge(said, withdrawal) > 0) return;
  const { lastUpdated } = withdrawal;
  const taken = { id, ...(lastUpdated !== undefined && { lastUpdated }) };
  person.record.withdrawnResults = [...(person.record.withdrawnResults ?? []), taken];
}

const kindsTaken = {
  condition: 'conditions',
  medication: 'medicationRequests',
  allergy: 'allergies',
} as const;

/** Drops every earlier state of an entry that its source has taken back since, of the files and of what is stored. */
function takeBackEntry(withdrawal: EntryWithdrawalItem, id: string, person: Person, context: Context): void {
  const { kind, becomes, lastUpdated } = withdrawal;
  const said = context.ids.get(person)?.get(`${kind}\u001F${id}\u001F`);
  if (said && compareAge(said, withdrawal) > 0) return;
  const { record, derived } = person;
  const store = kindsTaken[kind];
  const list: { id: string }[] = record[store] ?? [];
  const at = list.findIndex((one) => one.id === id);
  if (at >= 0) list.splice(at, 1);
  derived.delete(id);
  const taken = { kind: store, becomes, id, ...(lastUpdated !== undefined && { lastUpdated }) };
  record.withdrawnEntries = [...(record.withdrawnEntries ?? []), taken];
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
    goneOf: goneIn(files),
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
      const id = entryId(withdrawal, person.record.patient.id);
      if (withdrawal.kind === 'reading') person.said.push({ id, data: withdrawal });
      else if (withdrawal.kind === 'labResult') takeBackResult(withdrawal, id, person, context);
      else takeBackEntry(withdrawal, id, person, context);
    }
  for (const person of people) person.said.push(...pairedHalves(person.halves, person.record.patient.id));
  for (const { gone } of files) for (const one of gone) putDeleted(one, people);
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
