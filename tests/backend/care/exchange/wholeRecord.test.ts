import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openStore, rowsOf } from '../../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import { seedOnce, type Sample } from '@/backend/seed/seeding';
import { ofOnePatient } from '@/backend/store/tables';
import { sampleClinic } from '@/backend/seed/sampleClinic';
import { isActive } from '@/domain/alerts/alert';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import { ownExtension } from '@/domain/fhir/codes';
import { toBundle } from '@/domain/fhir/write/toBundle';
import { patientRecordSchema, type PatientRecord, type RecordOutcome } from '@/domain/exchange/patientRecord';
import { isWhole } from '@tests/support/extent';
import { careClient, countingIds, matching, NOW } from '../../clinic';
import { anAllergyDraft, aPeritonealDraft, aSessionDraft } from '../../drafts';
import { addResults } from '../../sampleResults';

let databases = 0;
let imports = 0;
let here: Store;
let elsewhere: Store;
const begin = (name: string) => openStore(`whole-record-${name}-${(databases += 1)}`);
const client = (store: Store, prefix: string) =>
  careClient(
    createRepository(store, {
      now: () => NOW + later,
      newId: countingIds(prefix),
      onChange: () => undefined,
    }),
    'nurse',
  );

let later = 0;

/** Patients who together have something of every kind; the others have more of the same. */
const few = new Set(['sample-01', 'sample-02', 'sample-05']);
async function* fewOf(records: Sample['records']): AsyncGenerator<PatientRecord> {
  for await (const record of records) if (few.has(record.patient.id)) yield record;
}
function sample(): Sample {
  const whole = sampleClinic(NOW);
  return isWhole ? whole : { ...whole, records: fewOf(whole.records), afterwards: async () => undefined };
}

async function sampleStore(): Promise<Store> {
  const store = begin('here');
  await seedOnce(store, sample, { now: NOW, newId: countingIds('seed'), by: 'system' });
  return store;
}

/** The clinic that records leave is the same for all tests that only read it. */
let kept: Store;
beforeAll(async () => {
  kept = await sampleStore();
});
afterAll(() => kept.close());
beforeEach(() => {
  later = 0;
  here = kept;
  elsewhere = begin('elsewhere');
});
afterEach(() => {
  elsewhere.close();
});
/** Another one, for a test that changes what is in it. */
async function anotherClinic(): Promise<void> {
  const store = await sampleStore();
  here = store;
  onTestFinished(() => store.close());
}

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

/** What of any stored record may differ in the clinic that imported it. */
const mayDiffer = [
  // Of this store: the version of a save, and of what age an import was.
  'version',
  'imported',
  // Who entered it: a file may name anybody, so the log says who imported it.
  'recordedBy',
];
/** Beside that of a patient: when it was written here; consent and the steps of the programme are acts of a clinic. */
const mayDifferOfPatient = [...mayDiffer, 'updatedAt', 'consent', 'programme', 'pauses'];
/** Beside that of a reading: what it said before it was corrected stays in the clinic that corrected it. */
const mayDifferOfReading = [...mayDiffer, 'updatedAt', 'history', 'restored'];
/** Likewise of results of laboratories, with the reason for the correction; and when other entries were written here. */
const mayDifferOfEntry: Readonly<Record<string, readonly string[]>> = {
  conditions: [...mayDiffer, 'updatedAt'],
  medicationRequests: [...mayDiffer, 'updatedAt'],
  labResults: [...mayDiffer, 'updatedAt', 'history', 'reason'],
  allergies: [...mayDiffer, 'updatedAt'],
};

type Json = Record<string, unknown>;

/** A session of each kind; one was corrected here, one marked as a mistake. */
async function addSessions(nurse: ReturnType<typeof client>, patient: string): Promise<void> {
  const put = async (id: string, change: object) => {
    const { data } = await nurse.get(`/dialysisSessions/${id}`);
    const answer = await nurse.put(`/dialysisSessions/${id}`, { ...data, ...change }, matching(data.version));
    expect(answer.status).toBe(200);
  };
  const missed = { id: 'd4', patient, at: aSessionDraft().at, kind: 'haemodialysis', status: 'missed' };
  for (const body of [
    aSessionDraft({ id: 'd1', patient }),
    aSessionDraft({ id: 'd2', patient, note: 'Of somebody else' }),
    aPeritonealDraft({ id: 'd3', patient, cloudyBag: true }),
    { ...missed, cause: 'Snow', source: 'staff' },
  ])
    expect((await nurse.post('/dialysisSessions', body)).status).toBe(201);
  await put('d1', { weightAfter: 74.7, reason: 'Figures were swapped' });
  await put('d2', { status: 'entered-in-error', reason: 'Wrong chart' });
}

/** Stores records in the other clinic. */
async function arrive(records: PatientRecord[]): Promise<RecordOutcome[]> {
  const { data, status } = await client(elsewhere, `import-${(imports += 1)}`).post('/records', { records });
  expect(status).toBe(200);
  return data.outcomes;
}
const oneOf = async (kind: 'allocations', id: string) => rowsOf(elsewhere).get(kind, id);
const ofPatient = async (kind: 'alerts', id: string) =>
  rowsOf(elsewhere).getAllFromIndex(kind, 'patient', id);

/** The record of the first sample patient of this kind. */
async function recordWith(is: (record: PatientRecord) => boolean): Promise<PatientRecord> {
  for (const id of await rowsOf(here).getAllKeys('patients')) {
    const record = await throughFile(id);
    if (is(record)) return record;
  }
  throw new Error('no such patient in the sample');
}

const MARK = ' (import)';
/** Names of people are marked as names from elsewhere, and nothing else is. */
const marked = new Set(['by', 'reviewedBy', 'approvedBy', 'snoozedBy', 'replacedBy']);
const people = (name: string, text: unknown) =>
  marked.has(name) && typeof text === 'string' && text.includes('@') ? text.replace(MARK, '') : text;

function said(value: unknown, aside: readonly string[], field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => said(one, aside, field));
  if (typeof value !== 'object' || value === null) return people(field, value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !aside.includes(name) && part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, said(part, aside, name)]),
  );
}

/** Everything that a clinic holds about a patient, store by store. */
async function holds(store: Store, id: string): Promise<Record<string, unknown>> {
  const database = rowsOf(store);
  const stored: Record<string, unknown> = {};
  stored['patients'] = said(await database.get('patients', id), mayDifferOfPatient);
  for (const kind of ofOnePatient) {
    const aside = mayDifferOfEntry[kind] ?? mayDiffer;
    stored[kind] = (await database.getAllFromIndex(kind, 'patient', id)).map((one) => said(one, aside));
  }
  const repository = client(store, 'read');
  for (const measure of ['bloodPressure', 'pulse', 'water', 'urine', 'weight', 'stress', 'fatigue']) {
    const { data } = await repository.get(`/readings/${id}/${measure}`, {
      params: { from: '2020-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
    });
    stored[measure] = said(data, mayDifferOfReading);
  }
  return stored;
}

describe('A record that leaves one clinic and comes to an empty one', () => {
  it('is the same record there, field by field, for every sample patient', async () => {
    await anotherClinic();
    const ids = await rowsOf(here).getAllKeys('patients');
    expect(ids).toHaveLength(isWhole ? 48 : few.size);
    await addResults(client(here, 'laboratory'), 'sample-01');
    await client(here, 'laboratory').post('/allergies', anAllergyDraft({ patient: 'sample-01' }));
    await addSessions(client(here, 'dialysis'), 'sample-01');
    const seen = new Set<string>();
    for (const id of ids) {
      const outcome = await arrive([await throughFile(id)]);
      expect(outcome[0]).not.toHaveProperty('leftOut');
      const [sent, came] = [await holds(here, id), await holds(elsewhere, id)];
      expect({ id, ...came }).toEqual({ id, ...sent });
      for (const kind of ofOnePatient) if ((came[kind] as unknown[]).length > 0) seen.add(kind);
    }
    // The sample must hold of everything, or nothing is proved about it.
    expect([...seen].toSorted()).toEqual(ofOnePatient.filter((kind) => kind !== 'annotations').toSorted());
  });

  it('brings decisions about targets along, with who decided marked as a name of the file', async () => {
    await anotherClinic();
    const id = 'sample-02';
    const there = client(here, 'decision');
    const decide = async (draft: object) => {
      const { data } = await there.get(`/patients/${id}`);
      const answer = await there.post(`/patients/${id}/targets`, draft, matching(data.version));
      expect(answer.status).toBe(200);
    };
    const decided = { from: '2026-11-20', reason: 'Agreed at the visit' };
    const band = { systolicMin: 110, systolicMax: 130, diastolicMin: 60, diastolicMax: 80 };
    await decide({ ...decided, id: 't1', kind: 'pressure', aim: { kind: 'pressure', band } });
    await decide({ ...decided, id: 't2', kind: 'weight', aim: { kind: 'weight', weightKg: 71.5 } });
    await decide({ ...decided, id: 't3', kind: 'pressure', reason: 'Falls' });
    const record = await throughFile(id);
    await arrive([record]);
    expect((await holds(elsewhere, id))['patients']).toEqual((await holds(here, id))['patients']);
    const came = await rowsOf(elsewhere).get('patients', id);
    expect(came?.ext.targetDecisions?.map(({ by }) => by)).toEqual(
      Array.from({ length: 3 }, () => 'nurse@nephrodesk.test (import)'),
    );
    expect(came?.ext).toMatchObject({ dryWeight: 71.5 });
    expect(came?.ext.pressureTarget).toBeUndefined();
    // What was decided here since is not overruled by the same file.
    await arrive([record]);
    expect((await rowsOf(elsewhere).get('patients', id))?.ext.targetDecisions).toHaveLength(3);
  });

  it('says what stays in the clinic that keeps it', async () => {
    await anotherClinic();
    const database = rowsOf(here);
    const patient = await database.get('patients', 'sample-01');
    if (!patient) throw new Error('no patient');
    const programme = { on: '2026-11-01', by: 'nurse@nephrodesk.test' };
    await database.put('patients', { ...patient, ext: { ...patient.ext, programme } });
    const { data } = await client(here, 'export').get('/records/sample-01');
    expect(patientRecordSchema.parse(data).keptBack).toContainEqual({ what: 'programmeSteps', count: 1 });
  });

  it('brings the same again without a change, and leaves alone what was decided here since', async () => {
    const record = await throughFile('sample-01');
    await arrive([record]);
    const [again] = await arrive([record]);
    expect(again).toMatchObject({ created: 0, updated: 0 });
    expect(again).not.toHaveProperty('leftOut');
    const [first] = record.care?.allocations ?? [];
    if (!first || !record.care) throw new Error('no medicine');
    const changed = { ...first, note: 'Another note', updatedAt: new Date(NOW).toISOString() };
    const care = { ...record.care, allocations: [changed] };
    const [outcome] = await arrive([{ ...record, care }]);
    expect(outcome).toMatchObject({ leftOut: [{ kind: 'allocations', reason: 'differs', count: 1 }] });
    expect((await oneOf('allocations', first.id))?.note).toBe(first.note);
  });

  it('raises no alert a second time, and keeps the one that is open here', async () => {
    const record = await recordWith((one) => (one.care?.alerts ?? []).some(isActive));
    const before = record.care?.alerts ?? [];
    await arrive([record]);
    const alerts = await ofPatient('alerts', record.patient.id);
    expect(alerts.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    expect(new Set(alerts.flatMap(({ history }) => history.map(({ by }) => by)))).not.toContain(
      'nurse@nephrodesk.test',
    );
    const open = before.find(isActive);
    if (!open) throw new Error('no alert');
    const other = { ...record, care: { alerts: [{ ...open, id: 'from-a-third-clinic' }] } };
    const [outcome] = await arrive([other]);
    expect(outcome).toMatchObject({ leftOut: [{ kind: 'alerts', reason: 'standing', count: 1 }] });
    expect(await ofPatient('alerts', record.patient.id)).toHaveLength(alerts.length);
  });

  it('puts no second medicine or fluid plan beside one that runs here', async () => {
    const record = await recordWith(
      ({ care }) =>
        care?.fluidAssignments?.some(({ status }) => status === 'active') === true &&
        care.allocations?.some(({ stopped }) => !stopped) === true,
    );
    await arrive([record]);
    const { fluidAssignments = [], allocations = [] } = record.care ?? {};
    const twice = {
      ...record,
      care: {
        fluidAssignments: fluidAssignments.map((one) => ({ ...one, id: `other-${one.id}` })),
        allocations: allocations
          .filter(({ stopped }) => !stopped)
          .map((one) => ({ ...one, id: `other-${one.id}` })),
      },
    };
    const [outcome] = await arrive([twice]);
    expect(outcome?.leftOut?.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      'fluidAssignments standing',
      'allocations standing',
    ]);
    expect(outcome).toMatchObject({ created: 0 });
  });

  it('is undone with the import that brought it to somebody who was stored', async () => {
    const whole = await recordWith(({ care }) => care?.questionnaireResponses !== undefined);
    const record = { ...whole, readings: whole.readings.slice(-2) };
    const { care: _, ...bare } = record;
    const id = record.patient.id;
    await arrive([{ ...bare, readings: [] }]);
    const before = await holds(elsewhere, id);
    const outcome = await arrive([record]);
    expect(outcome[0]?.created).toBeGreaterThan(0);
    const calls = client(elsewhere, 'undo');
    const { data } = await calls.get(`/patients/${id}/imports`);
    expect(data.items).toHaveLength(1);
    const undone = await calls.post(`/patients/${id}/imports/${data.items[0].id}/undo`, {
      reason: 'Mixed up',
    });
    expect(undone.status).toBe(200);
    expect(await holds(elsewhere, id)).toEqual(before);
    const database = rowsOf(elsewhere);
    expect(await database.count('questionnaires')).toBe(0);
    expect(await database.count('articles')).toBe(0);
  });

  it('is not undone once somebody has acted on what it brought', async () => {
    const record = await recordWith((one) =>
      (one.care?.alerts ?? []).some(({ status }) => status === 'open'),
    );
    const { care: _, ...bare } = record;
    const id = record.patient.id;
    await arrive([{ ...bare, readings: [] }]);
    await arrive([record]);
    const calls = client(elsewhere, 'act');
    const open = (await ofPatient('alerts', id)).find(({ status }) => status === 'open');
    if (!open) throw new Error('no alert');
    later += 60_000;
    const acted = await calls.post(
      `/alerts/${open.id}/actions`,
      { action: 'acknowledge' },
      matching(open.version),
    );
    expect(acted.status).toBe(200);
    const { data } = await calls.get(`/patients/${id}/imports`);
    const undone = await calls.post(`/patients/${id}/imports/${data.items[0].id}/undo`, {
      reason: 'Mixed up',
    });
    expect(undone.status).toBe(409);
  });

  it('brings questionnaires and posts that can be read, but given to nobody', async () => {
    const record = await recordWith(
      ({ care }) => care?.questionnaires !== undefined && care.articles !== undefined,
    );
    await arrive([record]);
    const database = rowsOf(elsewhere);
    const [questionnaires, articles] = [
      await database.getAll('questionnaires'),
      await database.getAll('articles'),
    ];
    expect(new Set(questionnaires.map(({ status }) => status))).toEqual(new Set(['retired']));
    expect(new Set(articles.map(({ status }) => status))).toEqual(new Set(['archived']));
  });

  it('shows no answers under a questionnaire that asks something else here', async () => {
    const record = await recordWith(({ care }) => care?.questionnaireResponses !== undefined);
    await arrive([record]);
    const [answer] = record.care?.questionnaireResponses ?? [];
    if (!answer) throw new Error('no answer');
    const reworded = (record.care?.questionnaires ?? []).map((one) => ({
      ...one,
      published: one.published.map((state) => ({
        ...state,
        body: { ...state.body, items: state.body.items.toReversed() },
      })),
    }));
    const care = { questionnaires: reworded, questionnaireResponses: [{ ...answer, id: 'answer-2' }] };
    const [outcome] = await arrive([{ ...record, care }]);
    expect(outcome).toMatchObject({
      leftOut: [{ kind: 'questionnaireResponses', reason: 'otherText', count: 1 }],
    });
  });
});

describe('A file of an export that another system has changed', () => {
  const stage = async (change: (resource: Json) => Json) => {
    const { data } = await client(here, 'export').get('/records/sample-01');
    const { care } = patientRecordSchema.parse(data);
    const bundle = toBundle(patientRecordSchema.parse(data), NOW);
    const file: unknown = JSON.parse(JSON.stringify(bundle));
    const found = [...entriesOf(file)].map((one) => ({
      file: 'export.json',
      ...one,
      resource: change(one.resource as Json),
    }));
    return { care, ...readResources(found, { timeZone: 'UTC', now: NOW }) };
  };

  it('names a medicine whose dosage is another now, and takes over neither of the two', async () => {
    const { care, records, report } = await stage((resource) =>
      resource['resourceType'] === 'MedicationRequest' && JSON.stringify(resource).includes('storedRecord')
        ? { ...resource, dosageInstruction: [{ text: '400 mg' }] }
        : resource,
    );
    expect(records[0]?.care?.allocations).toBeUndefined();
    expect(records[0]?.medicationRequests.some(({ dosage }) => dosage === '400 mg')).toBe(false);
    expect(report.findings).toMatchObject([
      { reason: 'changedElsewhere', type: 'MedicationRequest', count: care?.allocations?.length },
    ]);
  });

  it.each([
    ['{"__proto__":{"polluted":true}}', 'wrongType'],
    ['not JSON', 'wrongType'],
    ['{"id":"x"}', 'wrongType'],
  ])('leaves out %s where a record should be', async (valueString, reason) => {
    const { records, report } = await stage((resource) =>
      resource['resourceType'] === 'DetectedIssue'
        ? { ...resource, extension: [{ url: ownExtension('storedRecord'), valueString }] }
        : resource,
    );
    expect(records[0]?.care?.alerts).toBeUndefined();
    expect(report.findings).toMatchObject([{ reason, type: 'DetectedIssue' }]);
    expect(({} as Json)['polluted']).toBeUndefined();
  });

  it('takes the same kinds of other systems as before: named as not used here', () => {
    const kinds = [
      'CarePlan',
      'Communication',
      'DetectedIssue',
      'Flag',
      'Questionnaire',
      'QuestionnaireResponse',
    ];
    const { records, report } = readResources(
      ['MedicationAdministration', 'Task', 'DocumentReference', ...kinds].map((resourceType) => ({
        file: 'foreign.json',
        resource: { resourceType, id: 'x', subject: { reference: 'Patient/p' } },
      })),
      { timeZone: 'UTC', now: NOW },
    );
    expect(records).toEqual([]);
    expect(new Set(report.findings.map(({ reason }) => reason))).toEqual(new Set(['notSupported']));
  });
});
