import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Connection } from '@/backend/embedded/database';
import { createIndexedDbRepository } from '@/backend/embedded/repository';
import { seedOnce } from '@/backend/embedded/seeding';
import { ofOnePatient } from '@/backend/embedded/tables';
import { sampleClinic } from '@/backend/seed/sampleClinic';
import { readResources } from '@/domain/fhir/collector';
import { entriesOf } from '@/domain/fhir/entries';
import { toBundle } from '@/domain/fhir/toBundle';
import { patientRecordSchema, type PatientRecord } from '@/domain/record';
import { careClient, countingIds, NOW } from '../clinic';

let databases = 0;
let here: Connection;
let elsewhere: Connection;
const open = (name: string) => connect({ name: `whole-record-${name}-${(databases += 1)}` });
const client = (connection: Connection, prefix: string) =>
  careClient(
    createIndexedDbRepository(connection.open, {
      now: () => NOW,
      newId: countingIds(prefix),
      onChange: () => undefined,
    }),
    'nurse',
  );

beforeEach(async () => {
  here = open('here');
  elsewhere = open('elsewhere');
  await seedOnce(here.open, () => sampleClinic(NOW), {
    now: NOW,
    newId: countingIds('seed'),
    by: 'system',
  });
});
afterEach(() => {
  here.close();
  elsewhere.close();
});

/** The record as the file of an export says it, read again as an import reads it. */
async function throughFile(id: string): Promise<PatientRecord> {
  const { data } = await client(here, 'export').get(`/records/${id}`);
  const file: unknown = JSON.parse(JSON.stringify(toBundle(patientRecordSchema.parse(data), NOW)));
  const { records, report } = readResources(
    [...entriesOf(file)].map((found) => ({ file: 'export.json', ...found })),
    { timeZone: 'UTC', now: NOW },
  );
  expect(report.findings).toEqual([]);
  return JSON.parse(JSON.stringify(records[0]));
}

/** What of a stored record may differ in the clinic that imported it: each with the reason. */
const mayDiffer = {
  // Of this store: the version of a save.
  version: 'store',
  // When it was written here; what was known since when is in `imported`.
  imported: 'import',
  // Who entered it: a file may name anybody, so the log says who imported it.
  recordedBy: 'person',
  // Consent and the steps of the programme are acts of this clinic.
  consent: 'programme',
  programme: 'programme',
  // What a reading said before it was corrected stays in the clinic that corrected it.
  history: 'corrections',
} as const;

const MARK = ' (import)';
/** Names of people are marked as names from elsewhere. */
const people = (text: unknown) => (typeof text === 'string' ? text.replace(MARK, '') : text);

function said(value: unknown, aside: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => said(one, aside));
  if (typeof value !== 'object' || value === null) return people(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !aside.includes(name) && part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, said(part, aside)]),
  );
}

/** Everything that a clinic holds about a patient, store by store. */
async function holds({ open: opened }: Connection, id: string): Promise<Record<string, unknown>> {
  const database = await opened();
  const stored: Record<string, unknown> = {};
  const always = ['version', 'imported', 'recordedBy'];
  stored['patients'] = said(await database.get('patients', id), [
    ...always,
    'updatedAt',
    'consent',
    'programme',
  ]);
  for (const kind of ofOnePatient) {
    const aside = kind === 'conditions' || kind === 'medicationRequests' ? [...always, 'updatedAt'] : always;
    stored[kind] = (await database.getAllFromIndex(kind, 'patient', id)).map((one) => said(one, aside));
  }
  const repository = client({ open: opened, close: () => undefined }, 'read');
  for (const measure of ['bloodPressure', 'pulse', 'water', 'urine', 'weight', 'stress', 'fatigue']) {
    const { data } = await repository.get(`/readings/${id}/${measure}`, {
      params: { from: '2020-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
    });
    stored[measure] = said(data, [...always, 'updatedAt', 'history', 'restored']);
  }
  return stored;
}

describe('A record that leaves one clinic and comes to an empty one', () => {
  it('is the same record there, field by field, for every sample patient', async () => {
    expect(Object.keys(mayDiffer)).toHaveLength(6);
    const ids = await (await here.open()).getAllKeys('patients');
    expect(ids.length).toBeGreaterThan(20);
    const seen = new Set<string>();
    for (const id of ids.slice(0, 4)) {
      const record = await throughFile(id);
      const { data } = await client(elsewhere, `import-${id}`).post('/records', { records: [record] });
      expect(data.outcomes?.[0]?.leftOut ?? []).toEqual([]);
      const [sent, came] = [await holds(here, id), await holds(elsewhere, id)];
      expect(came, id).toEqual(sent);
      for (const kind of ofOnePatient) if ((came[kind] as unknown[]).length > 0) seen.add(kind);
    }
    // The sample must hold of everything, or nothing is proved about it.
    expect([...seen].toSorted()).toEqual(
      [...ofOnePatient].filter((kind) => kind !== 'annotations').toSorted(),
    );
  });
});
