import { describe, expect, it } from 'vitest';
import { aPatientDraft } from '../../backend/drafts';
import { clientOf } from '../clinic';
import { aDoor, ago, aPressure, aWeight, CARE, type AskFhir } from './door';
import { anAllergyDraft } from '../../backend/drafts';

interface Page {
  total?: number;
  link: { relation: string; url: string }[];
  entry?: { resource: { id: string; effectiveDateTime: string; resourceType: string } }[];
}
const linkOf = ({ link }: Page, relation: string) => link.find((one) => one.relation === relation)?.url;
const idsOf = ({ entry = [] }: Page) => entry.map(({ resource }) => resource.id);

/** Twelve weights of one day and pressures of five. */
async function someReadings(fhir: AskFhir): Promise<void> {
  const entry = [
    ...Array.from({ length: 12 }, (_, nth) => aWeight(70 + nth / 10, 60 + nth)),
    ...Array.from({ length: 5 }, (_, nth) => aPressure(120 + nth, 80, 1_440 * nth + 5)),
  ].map((resource) => ({ resource, request: { method: 'POST', url: 'Observation' } }));
  const done = await fhir('POST', '', { resourceType: 'Bundle', type: 'transaction', entry });
  expect(done.status).toBe(200);
}

describe('A search', () => {
  it('finds by patient, code, date and age, sorts, counts and pages behind a place that inserts do not move', async () => {
    const { fhir } = await aDoor();
    await someReadings(fhir);
    const count = async (query: string) =>
      (await fhir('GET', `/Observation?${query}&_summary=count`)).data.total;
    expect(await count('patient=p1')).toBe(17);
    expect(await count('subject=Patient/p1&code=29463-7,85354-9')).toBe(17);
    expect(await count('patient=p1&code=http://loinc.org|29463-7')).toBe(12);
    expect(await count('patient=p1&code=http://snomed.info/sct|29463-7')).toBe(0);
    expect(await count(`patient=p1&code=85354-9&date=ge${ago(1_450)}&date=le${ago(0)}`)).toBe(2);
    expect(await count(`patient=p1&code=85354-9&date=lt${ago(1_440)}`)).toBe(4);
    expect(await count('patient=p1&date=gt2026-01&date=lt2200')).toBe(17);
    expect(await count(`patient=p1&_lastUpdated=gt${ago(5)}`)).toBe(17);
    expect(await count(`patient=p1&_lastUpdated=gt${ago(-5)}`)).toBe(0);
    expect(await count('patient=nobody')).toBe(0);
    expect(
      await count('subject:Patient.identifier=https://nephrodesk.example/fhir/sid/patient-id|NP-1'),
    ).toBe(17);

    const seen: string[] = [];
    let path: string | undefined = '/Observation?patient=p1&code=29463-7&_sort=-date&_count=5';
    const newest = aWeight(80, 1);
    while (path !== undefined) {
      const { status, data }: { status: number; data: Page } = await fhir('GET', path);
      expect([status, data.total]).toEqual([200, seen.length === 0 ? 12 : 13]);
      seen.push(...(data.entry ?? []).map(({ resource }) => resource.effectiveDateTime));
      // What comes meanwhile stands before what was seen.
      if (seen.length === 5) await fhir('POST', '/Observation', newest);
      path = linkOf(data, 'next');
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
    expect(seen).toEqual(seen.toSorted().toReversed());

    const { data: included } = await fhir(
      'GET',
      '/Observation?patient=p1&_count=2&_include=Observation:subject',
    );
    expect(idsOf(included).at(-1)).toBe('p1');
    const form = new Blob(['patient=p1&code=85354-9'], { type: 'application/x-www-form-urlencoded' });
    expect((await fhir('POST', '/Observation/_search', form, { 'Content-Type': form.type })).data.total).toBe(
      5,
    );
    expect((await fhir('GET', '/Patient/p1/Observation?code=85354-9')).data.total).toBe(5);
  });

  it('finds patients by identifier, name and date of birth, in whatever case and accent', async () => {
    const { fhir, care } = await aDoor();
    const identifiers = [{ system: 'https://hospital.example/mrn', value: '77' }];
    await care(
      'POST',
      `${CARE}/patients`,
      aPatientDraft({
        id: 'p2',
        lastName: 'Müller',
        patientId: 'NP-2',
        dateOfbirth: '1970-05-06',
        ext: { ...aPatientDraft().ext, identifiers },
      }),
    );
    const found = async (query: string) => idsOf((await fhir('GET', `/Patient?${query}`)).data);
    expect(await found('')).toEqual(['p1', 'p2']);
    expect(await found('identifier=https://hospital.example/mrn|77')).toEqual(['p2']);
    expect(await found('identifier=77')).toEqual(['p2']);
    expect(await found('name=mul')).toEqual(['p2']);
    expect(await found('family:contains=BOI')).toEqual(['p1']);
    expect(await found('family:exact=dubois')).toEqual([]);
    expect(await found('birthdate=1961-04-02')).toEqual(['p1']);
    expect(await found('birthdate=ge1970')).toEqual(['p2']);
    expect(await found('_id=p1,p2&_sort=-family')).toEqual(['p2', 'p1']);
    const read = await fhir('GET', '/Patient/p2');
    expect(read.data).toMatchObject({ birthDate: '1970-05-06', meta: { versionId: expect.any(String) } });
    expect(read.headers.get('Last-Modified')).toMatch(/GMT$/);
    const again = await fhir('GET', '/Patient/p2', undefined, {
      'If-None-Match': read.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('refuses what it does not know by its name, and leaves it out where that is wanted', async () => {
    const { fhir } = await aDoor();
    await fhir('POST', '/Observation', aWeight(70));
    for (const query of [
      'patient=p1&value-quantity=gt5',
      'patient=p1&code:not=x',
      'patient=p1&date=ap2026',
      'patient=p1&date=2026-02-31',
      'patient=p1&_sort=value',
      'patient=p1&_count=many',
      'patient=p1&_cursor=x',
      'patient=p1&_revinclude=Observation:subject',
      'code=29463-7',
    ]) {
      const { status, data } = await fhir('GET', `/Observation?${query}`);
      expect([query, status, data.resourceType]).toEqual([query, 400, 'OperationOutcome']);
    }
    const lenient = await fhir('GET', '/Observation?patient=p1&value-quantity=gt5', undefined, {
      Prefer: 'handling=lenient',
    });
    expect([lenient.status, lenient.data.total]).toEqual([200, 1]);
    expect(linkOf(lenient.data, 'self')).toMatch(/Observation\?patient=p1$/);
    const first = await fhir('GET', '/Observation?patient=p1&_count=0');
    expect([first.data.total, first.data.entry]).toEqual([1, undefined]);
  });
});

describe('The door', () => {
  it('says what it offers, to anybody, and answers every refusal with an OperationOutcome', async () => {
    const { fhir, server, base } = await aDoor();
    const anybody = clientOf(server.origin);
    const { data } = await anybody('GET', '/fhir/R4/metadata');
    expect(data).toMatchObject({
      resourceType: 'CapabilityStatement',
      fhirVersion: '4.0.1',
      implementation: { url: base },
    });
    const offered = data.rest[0].resource.map(({ type }: { type: string }) => type);
    expect(offered).toEqual([
      'Patient',
      'Observation',
      'Condition',
      'AllergyIntolerance',
      'MedicationRequest',
      'MedicationStatement',
      'QuestionnaireResponse',
    ]);
    const json = { 'Content-Type': 'application/fhir+json' };
    const refused: [number, ReturnType<AskFhir>][] = [
      [401, anybody('GET', '/fhir/R4/Patient/p1')],
      [404, fhir('GET', '/Patient/nobody')],
      [404, fhir('GET', '/Encounter')],
      [404, fhir('GET', '/Observation/p1.a0000000000000000000000')],
      [405, fhir('POST', '/Patient', { resourceType: 'Patient' })],
      [405, fhir('DELETE', '/Patient/p1')],
      [405, fhir('PATCH', '/Patient/p1', [])],
      [405, fhir('GET', '/Patient/p1/_history')],
      [405, fhir('PUT', '/Observation/new', { ...aWeight(70), id: 'new' })],
      [400, fhir('PUT', '/Observation/one', { ...aWeight(70), id: 'other' })],
      [400, fhir('GET', '/Patient/%zz')],
      [405, fhir('GET', '')],
      [406, fhir('GET', '/Patient/p1', undefined, { Accept: 'application/fhir+xml' })],
      [406, fhir('GET', '/Patient/p1?_format=xml')],
      [
        415,
        fhir('POST', '/Observation', new Blob(['<Observation/>']), {
          'Content-Type': 'application/fhir+xml',
        }),
      ],
      [400, fhir('POST', '/Observation', new Blob(['{not json']), json)],
      [422, fhir('POST', '', { resourceType: 'Patient' })],
      [422, fhir('POST', '', { resourceType: 'Bundle', type: 'collection' })],
    ];
    for (const [nth, [status, answer]] of refused.entries()) {
      const { status: is, data: outcome, headers } = await answer;
      expect([nth, is, outcome.resourceType]).toEqual([nth, status, 'OperationOutcome']);
      expect(outcome.issue[0].diagnostics).toEqual(expect.any(String));
      expect(headers.get('Content-Type')).toMatch(/^application\/(fhir\+)?json/);
    }
    const allowed = async (...call: [string, string]) => (await fhir(...call)).headers.get('Allow');
    expect(await allowed('DELETE', '/Patient/p1')).toBe('GET');
    expect(await allowed('DELETE', '/Observation/x')).toBe('GET, PUT');
    expect(await allowed('PATCH', '/Observation')).toBe('GET, POST');
    expect((await fhir('GET', '/Patient/p1?_format=json')).status).toBe(200);
    const minimal = await fhir('POST', '/Observation', aWeight(70), { Prefer: 'return=minimal' });
    expect([minimal.status, minimal.headers.get('Location')]).toEqual([201, expect.stringContaining(base)]);
  });

  it('is closed where nobody has opened it', async () => {
    const { readConfig } = await import('@/server/config');
    expect(readConfig({}).hasFhir).toBe(false);
    expect(readConfig({ FHIR: 'on' }).hasFhir).toBe(true);
    expect(() => readConfig({ FHIR: 'yes' })).toThrow('FHIR: expected on or off');
    const { start, anEmptyClinic } = await import('../clinic');
    const server = await start({ schema: await anEmptyClinic() });
    expect((await clientOf(server.origin)('GET', '/fhir/R4/metadata')).status).toBe(404);
  });

  it('reads what else is kept of a patient, one by one and all of it', async () => {
    const { fhir, care } = await aDoor();
    await care('POST', `${CARE}/conditions`, {
      id: 'c1',
      patient: 'p1',
      label: 'Hypertension',
      clinicalStatus: 'active',
      code: { system: 'http://snomed.info/sct', code: '59621000' },
    });
    await care('POST', `${CARE}/medicationRequests`, {
      id: 'm1',
      patient: 'p1',
      medicine: 'Ramipril',
      status: 'active',
    });
    await care('POST', `${CARE}/allergies`, anAllergyDraft({ id: 'al1', patient: 'p1' }));
    await fhir('POST', '/Observation', aWeight(70));
    const total = async (path: string) => (await fhir('GET', path)).data.total;
    expect(await total('/Condition?patient=p1&clinical-status=active&code=59621000')).toBe(1);
    expect(await total('/MedicationRequest?patient=p1&status=active')).toBe(1);
    expect(await total('/AllergyIntolerance?patient=p1&criticality=high&clinical-status=active')).toBe(1);
    expect(await total('/AllergyIntolerance?patient=p1&criticality=low')).toBe(0);
    expect((await fhir('GET', '/AllergyIntolerance/al1')).data).toMatchObject({
      code: { text: 'Penicillin' },
    });
    expect(await total('/QuestionnaireResponse?patient=p1')).toBe(0);
    expect((await fhir('GET', '/Condition/c1')).data).toMatchObject({ code: { text: 'Hypertension' } });
    const all: Page = (await fhir('GET', '/Patient/p1/$everything')).data;
    const types = (all.entry ?? []).map(({ resource }) => resource.resourceType);
    expect(types).toEqual(
      expect.arrayContaining([
        'Patient',
        'Condition',
        'AllergyIntolerance',
        'MedicationRequest',
        'Observation',
      ]),
    );
    const [log] = (await care('GET', `${CARE}/audit?action=exported`)).data.items;
    expect(log).toMatchObject({ patient: 'p1', detail: 'fhir' });
  });
});
