import type * as fhir from 'fhir/r4';
import { isObject } from '@/domain/fhir/elements';
import type { PatientRecord, RecordOutcome } from '@/domain/exchange/patientRecord';
import { resourceId } from '@/domain/fhir/identity';
import { entryId } from '@/domain/fhir/read/assemblePerson';
import { createCollector } from '@/domain/fhir/read/collector';
import type { ImportFinding, Reason } from '@/domain/fhir/read/findings';
import { understand } from '@/domain/fhir/read/understand';
import { idByName, observationId } from '../observations/ids';
import { reasonIssue } from '../observations/words';
import type { General } from '@/domain/settings/setting';
import { FhirRefused, issue, outcomeOf, refusal, type Issue } from '../refusals';
import type { Room } from '../room';
import type { Found } from '../types/resourceType';
import { resourceTypes } from '../types/resourceTypes';
import { atEntry, type Entry } from './entries';

/** What an import leaves out without being wrong: it is said, and the rest is stored. Anything else refuses it all. */
const leftWithWords: Partial<Record<Reason, string>> = {
  notSupported: 'Not stored: this is not kept here.',
  duplicate: 'Not stored a second time: the bundle has it already.',
  enteredInError: 'Not stored: it was entered in error.',
  notToBeGiven: 'Not stored: it says that this is not to be given.',
  onlyProposed: 'Not stored: it is proposed or planned, not ordered.',
  notTaken: 'Not stored: it says that this is not taken.',
  saysNone: 'Not stored: it says that none is known.',
};

/** Whether an entry brings a patient, or belongs to one that the same bundle brings. */
export function isImported({ call }: Entry, brought: ReadonlySet<string>): boolean {
  const { method, segments, resource } = call;
  if (method !== 'POST' || brought.size === 0) return false;
  const [type] = segments;
  if (type !== 'Observation' || !isObject(resource)) return true;
  const subject = isObject(resource['subject']) ? resource['subject']['reference'] : undefined;
  return typeof subject !== 'string' || brought.has(subject) || !/(^|\/)Patient\//.test(subject);
}

/** The references by which the bundle names the patients that it brings. */
export const broughtBy = (entries: readonly Entry[]): Set<string> =>
  new Set(
    entries.flatMap(({ fullUrl, call: { method, segments, resource } }) => {
      if (method !== 'POST' || segments[0] !== 'Patient' || segments.length > 1) return [];
      const id =
        isObject(resource) && typeof resource['id'] === 'string' ? [`Patient/${resource['id']}`] : [];
      return [fullUrl ?? '', ...id].filter((one) => one !== '');
    }),
  );

const fileOf = ({ place }: Entry): string => `entry ${place}`;

function issueOf({ call }: Entry, { reason, where }: ImportFinding): Issue {
  const type = isObject(call.resource) ? String(call.resource['resourceType']) : '';
  if (type === 'Observation')
    return reasonIssue(call.resource as unknown as fhir.Observation, reason, undefined);
  const texts: Partial<Record<Reason, string>> = {
    noName: 'A family name or a given name is needed.',
    noBirthDate: 'An exact date of birth is needed.',
    noPatientReference: 'It does not say which patient it is about.',
    patientNotInFiles: 'The patient it is about is not in the bundle.',
    patientNotReadable: 'The patient it is about cannot be stored.',
  };
  return issue(
    'invalid',
    texts[reason] ?? `Not taken: ${reason}.`,
    [type, where ?? ''].filter(Boolean).join('.'),
  );
}

/** What may be named of what was stored, by the address of the resource. */
async function addressesOf(room: Room, patients: readonly string[]): Promise<Map<string, Found>> {
  const stored = new Map<string, Found>();
  for (const type of resourceTypes)
    for (const found of await type.load(room, patients)) stored.set(`${type.type}/${found.id}`, found);
  return stored;
}

/** How entries are read: patients whose source names no zone have the clinic's. */
interface Reading {
  now: number;
  timeZone: string;
}

async function readingFor({ care, now }: Room): Promise<Reading> {
  const { timeZone } = await care<General>('GET', '/settings/general');
  return { now, timeZone };
}

/** Readings have here the ids that they would have if they came one by one, so that none of them counts twice. */
function withNames(
  entries: readonly Entry[],
  records: readonly PatientRecord[],
  reading: Reading,
): PatientRecord[] {
  const renamed = new Map<string, string>();
  for (const { call, fullUrl } of entries) {
    const understood = understand(call.resource, fullUrl, reading);
    const item = 'items' in understood ? understood.items.at(-1) : undefined;
    const name =
      item?.kind === 'reading' ? idByName(call.resource as unknown as fhir.Observation) : undefined;
    if (item?.kind !== 'reading' || name === undefined) continue;
    for (const { patient } of records) renamed.set(entryId(item, patient.id), name);
  }
  return records.map((record) => ({
    ...record,
    readings: record.readings.map((one) => ({ ...one, id: renamed.get(one.id) ?? one.id })),
  }));
}

/** Under which address an entry of an import can be read, if it has one. */
function addressOf(
  entry: Entry,
  reading: Reading,
  idOf: ReadonlyMap<string, { draft: string; stored: string }>,
): string {
  const { resource } = entry.call;
  const understood = understand(resource, entry.fullUrl, reading);
  const item = 'items' in understood ? understood.items.at(-1) : undefined;
  if (item?.kind === 'patient') {
    const { stored = '' } = idOf.get(entry.fullUrl ?? `Patient/${item.id}`) ?? {};
    return `Patient/${resourceId(stored)}`;
  }
  if (!item || item.kind === 'medicine' || item.kind === 'definition') return '';
  const of = idOf.get(item.subject ?? '');
  if (!of) return '';
  const id = entryId(item, of.draft);
  if (item.kind === 'reading') {
    const own = idByName(resource as unknown as fhir.Observation) ?? id;
    return `Observation/${observationId(of.stored, item.reading.measure, own)}`;
  }
  if (item.kind === 'labResult') return `Observation/${observationId(of.stored, 'labResults', id)}`;
  return `${understood.label.type}/${resourceId(id)}`;
}

/** @throws FhirRefused 409 where a person has to say whether it is somebody who is known */
function mustBeSure(outcomes: readonly RecordOutcome[]): void {
  // What nobody has decided about is stored as not known, and stands on the record until somebody does.
  if (outcomes.some(({ doubt }) => doubt !== undefined && doubt.kind !== 'undecided'))
    throw refusal(
      409,
      'conflict',
      'This may be a patient who is known here, or says otherwise than what is stored or less than is needed. Import it on the page, where a person decides.',
    );
}

/**
 * Stores the patients that a bundle brings with all that is about them, as an import of a file does.
 * @param isStrict what is not kept refuses the bundle
 * @returns what became of each entry, by its place
 * @throws FhirRefused 422 for what is wrong, 409 for a patient who may be known
 */
export async function importEntries(
  room: Room,
  entries: readonly Entry[],
  isStrict: boolean,
): Promise<Map<number, fhir.BundleEntry>> {
  const reading = await readingFor(room);
  const collector = createCollector(reading);
  for (const entry of entries) {
    const reader = collector.open(fileOf(entry));
    const { fullUrl } = entry;
    reader.add({ resource: entry.call.resource, where: '', ...(fullUrl !== undefined && { fullUrl }) });
    reader.close();
  }
  const { records, report } = collector.finish();
  const findingsOf = (entry: Entry) => report.findings.filter(({ file }) => file === fileOf(entry));
  for (const entry of entries)
    for (const finding of findingsOf(entry)) {
      const isWrong = leftWithWords[finding.reason] === undefined || isStrict;
      if (finding.scope === 'resource' && isWrong)
        throw atEntry(new FhirRefused(422, [issueOf(entry, finding)]), entry.place);
    }
  const { outcomes } = await room.care<{ outcomes: RecordOutcome[] }>('POST', '/records', {
    body: { records: withNames(entries, records, reading) },
  });
  mustBeSure(outcomes);
  const storedAs = new Map(records.map(({ patient }, index) => [patient.id, outcomes[index]?.patient ?? '']));
  const idOf = new Map<string, { draft: string; stored: string }>();
  for (const { fullUrl, call } of entries) {
    const understood = understand(call.resource, fullUrl, reading);
    const item = 'items' in understood ? understood.items[0] : undefined;
    if (item?.kind !== 'patient') continue;
    const ids = { draft: item.patient.id, stored: storedAs.get(item.patient.id) ?? item.patient.id };
    for (const name of [fullUrl, item.id && `Patient/${item.id}`]) if (name) idOf.set(name, ids);
  }
  const stored = await addressesOf(room, [...new Set(outcomes.map(({ patient }) => patient))]);
  const isNew = outcomes.some(({ created }) => created > 0);
  return new Map(
    entries.map((entry) => {
      const findings = findingsOf(entry);
      const left = findings.find(({ scope }) => scope === 'resource');
      const issues = findings.map(({ reason, where }) =>
        issue(
          'not-supported',
          leftWithWords[reason] ?? `Stored without ${where ?? 'a part'}: ${reason}.`,
          undefined,
          'warning',
        ),
      );
      const address = left ? '' : addressOf(entry, reading, idOf);
      const found = stored.get(address);
      return [
        entry.place,
        {
          response: {
            status: found && isNew ? '201 Created' : '200 OK',
            ...(found && {
              location: `${room.base}/${address}/_history/${found.version}`,
              etag: `W/"${found.version}"`,
              lastModified: found.lastUpdated,
            }),
            ...(issues.length > 0 && { outcome: outcomeOf(issues) }),
          },
        },
      ];
    }),
  );
}
