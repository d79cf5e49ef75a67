import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aDoor, aDrink, ago, aPotassium, aPressure, aWeight, CARE } from './door';

const post = (resource: object, more: object = {}) => ({
  resource,
  request: { method: 'POST', url: (resource as { resourceType: string }).resourceType },
  ...more,
});
const bundle = (type: 'batch' | 'transaction', ...entry: object[]) => ({
  resourceType: 'Bundle',
  type,
  entry,
});
const URN = 'urn:uuid:6f0a4c1e-8a55-4b0f-9d3c-1f2e3d4c5b6a';
const aNewPatient = (change: object = {}) => ({
  resourceType: 'Patient',
  identifier: [{ system: 'https://hospital.example/mrn', value: 'T-1' }],
  name: [{ family: 'Trindade', given: ['Tiago'] }],
  gender: 'male',
  birthDate: '1956-02-03',
  ...change,
});
const statusesOf = ({ entry }: { entry: { response: { status: string } }[] }) =>
  entry.map(({ response }) => response.status.slice(0, 3));

describe('A batch', () => {
  it('answers each entry for itself', async () => {
    const { fhir } = await aDoor();
    const { status, data } = await fhir(
      'POST',
      '',
      bundle(
        'batch',
        post(aWeight(70)),
        post(aWeight(900)),
        { request: { method: 'GET', url: 'Patient/p1' } },
        { request: { method: 'GET', url: 'Patient/nobody' } },
        { request: { method: 'GET', url: 'Observation?patient=p1&_summary=count' } },
        { request: { method: 'DELETE', url: 'Patient/p1' } },
        {},
      ),
    );
    expect([status, data.type]).toEqual([200, 'batch-response']);
    expect(statusesOf(data)).toEqual(['201', '422', '200', '404', '200', '405', '400']);
    expect(data.entry[1].response.outcome.issue[0].expression).toEqual([
      'Bundle.entry[1].resource.valueQuantity.value',
    ]);
    expect(data.entry[4].resource.total).toBe(1);
  });
});

describe('A transaction', () => {
  it('stores all of it, and judges readings in the order in which they were taken', async () => {
    const { fhir, care } = await aDoor();
    const { data } = await fhir(
      'POST',
      '',
      bundle(
        'transaction',
        post(aWeight(70)),
        post(aPressure(190, 115, 1)),
        post(aPressure(120, 80, 30)),
        post(aPotassium(5)),
        {
          request: { method: 'GET', url: 'Observation?patient=p1&_count=0' },
        },
      ),
    );
    expect(statusesOf(data)).toEqual(['201', '201', '201', '201', '200']);
    expect(data.entry[4].resource.total).toBe(4);
    const [row] = (await care('GET', `${CARE}/summaries`)).data.items;
    expect(row.alerts[0]).toMatchObject({ severity: 'critical' });
  });

  it('keeps nothing where one entry is refused, and says which', async () => {
    const { fhir } = await aDoor();
    const wrong = { ...aWeight(70), valueQuantity: { value: 70, code: 'stone' } };
    const { status, data } = await fhir(
      'POST',
      '',
      bundle('transaction', post(aPressure(190, 115)), post(wrong)),
    );
    expect([status, data.resourceType]).toEqual([422, 'OperationOutcome']);
    expect(data.issue[0].expression).toEqual(['Bundle.entry[1].resource.valueQuantity.code']);
    expect((await fhir('GET', '/Observation?patient=p1&_summary=count')).data.total).toBe(0);
    const stored = (await fhir('POST', '/Observation', aWeight(70))).data;
    const stale = {
      resource: { ...stored, valueQuantity: aWeight(71).valueQuantity },
      request: { method: 'PUT', url: `Observation/${stored.id}`, ifMatch: 'W/"7"' },
    };
    expect((await fhir('POST', '', bundle('transaction', post(aPressure(190, 115)), stale))).status).toBe(
      412,
    );
    expect((await fhir('GET', '/Observation?patient=p1&_summary=count')).data.total).toBe(1);
  });

  it('that brings a patient is an import: the references within it hold, and what is not kept is said', async () => {
    const { fhir, care } = await aDoor();
    const subject = { reference: URN };
    const days = Array.from({ length: 40 }, (_, nth) =>
      post({ ...aPressure(120 + nth, 80, 60 + nth * 1_440), subject }),
    );
    const sent = bundle(
      'transaction',
      post(aNewPatient(), { fullUrl: URN }),
      ...days,
      post({ ...aPressure(190, 115, 5), subject }),
      post({ resourceType: 'Encounter', status: 'finished', subject }),
      post(aWeight(80)),
    );
    const { status, data } = await fhir('POST', '', sent);
    expect([status, new Set(statusesOf(data).slice(0, 42))]).toEqual([200, new Set(['201'])]);
    const [encounter, other] = data.entry.slice(-2);
    expect(encounter.response).toMatchObject({
      status: '200 OK',
      outcome: { issue: [{ severity: 'warning' }] },
    });
    expect([encounter.response.location, other.response.status]).toEqual([undefined, '201 Created']);
    const found = await fhir('GET', '/Patient?identifier=https://hospital.example/mrn|T-1');
    const { id } = found.data.entry[0].resource;
    const page = await fhir('GET', `/Observation?patient=${id}&code=85354-9&_count=1`);
    expect([page.data.total, page.data.entry[0].resource.subject.reference]).toEqual([41, `Patient/${id}`]);
    const location: string = data.entry[1].response.location;
    expect((await fhir('GET', location.replace(/\/_history.*/, ''))).data.effectiveDateTime).toBe(
      days[0]?.resource && (days[0].resource as { effectiveDateTime: string }).effectiveDateTime,
    );
    const row = (await care('GET', `${CARE}/summaries`)).data.items.find(
      (one: { id: string }) => one.id !== 'p1',
    );
    expect(row.alerts[0]).toMatchObject({ severity: 'critical' });
    const again = await fhir('POST', '', sent);
    expect([again.status, new Set(statusesOf(again.data))]).toEqual([200, new Set(['200'])]);
    const strict = await fhir('POST', '', sent, { Prefer: 'handling=strict' });
    expect([strict.status, strict.data.issue[0].expression]).toEqual([422, ['Bundle.entry[42].resource']]);
  });

  it('that brings a patient with named readings counts none of them again, when they come one by one', async () => {
    const { fhir } = await aDoor();
    const identifier = [{ system: 'https://devices.example/reading', value: 'D-1' }];
    const drink = { ...aDrink(250), identifier, subject: { reference: URN } };
    const { data } = await fhir(
      'POST',
      '',
      bundle('transaction', post(aNewPatient(), { fullUrl: URN }), post(drink)),
    );
    const [patient, observation] = data.entry.map(({ response }: { response: { location: string } }) =>
      response.location.replace(/\/_history.*/, ''),
    );
    const subject = { reference: patient.replace(/^.*\/R4\//, '') };
    const again = await fhir('POST', '/Observation', { ...drink, subject });
    expect([again.status, observation.endsWith(`/${again.data.id}`)]).toEqual([200, true]);
    expect(again.data.identifier).toContainEqual(identifier[0]);
  });

  it.each<[string, object[], string]>([
    [
      'without a date of birth',
      [post(aNewPatient({ birthDate: undefined }), { fullUrl: URN })],
      'Bundle.entry[0].resource.birthDate',
    ],
    [
      'with a reading of the future',
      [
        post(aNewPatient(), { fullUrl: URN }),
        post({ ...aWeight(70), subject: { reference: URN }, effectiveDateTime: ago(-60) }),
      ],
      'Bundle.entry[1].resource.effectiveDateTime',
    ],
    [
      'about whom nobody is known',
      [
        post(aNewPatient(), { fullUrl: URN }),
        post({ ...aWeight(70), subject: { reference: 'urn:uuid:other' } }),
      ],
      'Bundle.entry[1].resource',
    ],
  ])('that brings a patient %s is refused whole', async (_, entries, expression) => {
    const { fhir } = await aDoor();
    const { status, data } = await fhir('POST', '', bundle('transaction', ...entries));
    expect([status, data.issue[0].expression]).toEqual([422, [expression]]);
    expect((await fhir('GET', '/Patient?_summary=count')).data.total).toBe(1);
  });
});

// The bundles are no part of the repository: where they are not, these tests are reported as skipped.
const folder = resolve(process.cwd(), '../shared/data/fhir-r4');
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

describe.skipIf(names.length === 0)('A transaction of another system', () => {
  it('is stored as its import is, and says of each entry what became of it', async () => {
    const { fhir, care } = await aDoor();
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const sent: { entry: { resource: { resourceType: string } }[] } = JSON.parse(
        readFileSync(join(folder, name), 'utf8'),
      );
      const { status, data } = await fhir('POST', '', sent);
      expect([name, status, data.entry.length]).toEqual([name, 200, sent.entry.length]);
      for (const [place, { response }] of data.entry.entries()) {
        const isSaid = response.location !== undefined || response.outcome !== undefined;
        const used = ['Goal', 'CareTeam', 'Observation', 'Medication'];
        const type = sent.entry[place]?.resource.resourceType ?? '';
        expect([name, place, type, isSaid || used.includes(type)]).toEqual([name, place, type, true]);
      }
    }
    const { items } = (await care('GET', `${CARE}/patients`)).data;
    expect(items).toHaveLength(names.length + 1);
    for (const { id } of items.filter((one: { id: string }) => one.id !== 'p1')) {
      const record = (await care('GET', `${CARE}/records/${id}`)).data;
      const { total } = (await fhir('GET', `/Observation?patient=${id}&_summary=count`)).data;
      expect(total).toBe(record.readings.length + (record.labResults ?? []).length);
      expect(total).toBeGreaterThan(10);
    }
  });
});
