import type { Bundle } from 'fhir/r4';
import { expect, it } from 'vitest';
import { aDoor, ago, aPressure, aWeight, LOINC } from './door';

const MRN = 'https://hospital.example/mrn';
const URN = 'urn:uuid:0d5a3a5e-6d53-4a0a-8c58-0f8d3a3f9a11';
const DAY = 1_440;
const nextOf = ({ link = [] }: Bundle) => link.find(({ relation }) => relation === 'next')?.url;
const datesOf = ({ entry = [] }: Bundle): string[] =>
  entry.map(({ resource }) => (resource as { effectiveDateTime?: string }).effectiveDateTime ?? '');

/**
 * What a probe of any FHIR server asks, and what this one answers. `refused`: it is not offered, and said so in the
 * CapabilityStatement and by a 4xx with an OperationOutcome.
 */
it('holds what a FHIR server is asked for, or says that it does not offer it', async () => {
  const { fhir, base } = await aDoor();
  const failed: string[] = [];
  let asked = 0;
  const holds = (point: string, isSo: boolean | undefined) => {
    asked += 1;
    if (!isSo) failed.push(point);
  };
  const isRefused = async (point: string, ...sent: Parameters<typeof fhir>) => {
    const { status, data } = await fhir(...sent);
    holds(
      `refused: ${point} (${status})`,
      status >= 400 && status < 500 && data.resourceType === 'OperationOutcome',
    );
  };
  const post = <R extends { resourceType: string }>(resource: R, more: object = {}) => ({
    resource,
    request: { method: 'POST', url: resource.resourceType },
    ...more,
  });
  const transaction = (...entry: object[]) =>
    fhir('POST', '', { resourceType: 'Bundle', type: 'transaction', entry });
  const tiago = {
    resourceType: 'Patient',
    identifier: [{ system: MRN, value: 'T-9' }],
    name: [{ family: 'Trindade', given: ['Tiago'] }],
    birthDate: '1956-02-03',
  };

  const { data: capability } = await fhir('GET', '/metadata');
  holds('a CapabilityStatement of R4', capability.fhirVersion === '4.0.1');
  const offered: { type: string; interaction: { code: string }[] }[] = capability.rest[0].resource;
  const interactions = offered.find(({ type }) => type === 'Patient')?.interaction.map(({ code }) => code);
  holds('which says that patients are read alone', interactions?.join() === 'read,search-type');

  // A patient: read, and changed on the pages alone.
  const patient = await fhir('GET', '/Patient/p1');
  holds('read with an ETag', /^W\/".+"$/.test(patient.headers.get('ETag') ?? ''));
  holds('read with its version', patient.headers.get('ETag') === `W/"${patient.data.meta.versionId}"`);
  holds('read with Last-Modified', !Number.isNaN(Date.parse(patient.headers.get('Last-Modified') ?? '')));
  await isRefused('create a Patient', 'POST', '/Patient', tiago);
  await isRefused('create a Patient unless there is', 'POST', '/Patient', tiago, {
    'If-None-Exist': `identifier=${MRN}|T-9`,
  });
  await isRefused('update a Patient', 'PUT', '/Patient/p1', patient.data);
  await isRefused('update a Patient by a search', 'PUT', `/Patient?identifier=${MRN}|T-9`, tiago);
  await isRefused('create a Patient under an id', 'PUT', '/Patient/spa-1', { ...tiago, id: 'spa-1' });
  await isRefused('patch', 'PATCH', '/Patient/p1', [], { 'Content-Type': 'application/json-patch+json' });
  await isRefused('the history of an instance', 'GET', '/Patient/p1/_history');
  await isRefused('an older version', 'GET', `/Patient/p1/_history/${patient.data.meta.versionId}`);
  await isRefused('delete', 'DELETE', '/Patient/p1');
  await isRefused('what is not there', 'GET', '/Patient/gone');

  // An observation: created, corrected, overtaken.
  const made = await fhir('POST', '/Observation', aWeight(70));
  holds(
    'created with 201, an id, Location and ETag',
    made.status === 201 && made.headers.get('ETag') === 'W/"1"',
  );
  holds('at its address', made.headers.get('Location')?.startsWith(`${base}/Observation/${made.data.id}`));
  const path = `/Observation/${made.data.id}`;
  const mended = { ...made.data, valueQuantity: aWeight(71).valueQuantity };
  const updated = await fhir('PUT', path, mended, { 'If-Match': 'W/"1"' });
  holds('updated in its version', updated.status === 200 && updated.data.meta.versionId === '2');
  holds('stale is 412', (await fhir('PUT', path, mended, { 'If-Match': 'W/"1"' })).status === 412);
  await isRefused('without a status', 'POST', '/Observation', {
    resourceType: 'Observation',
    code: { text: 'x' },
  });
  await isRefused('with an unknown element', 'POST', '/Observation', { ...aWeight(70), bogusField: 1 });
  const broken = await fhir('POST', '/Observation', new Blob(['{not json']), {
    'Content-Type': 'application/fhir+json',
  });
  holds('no JSON is 400', broken.status === 400);

  // A transaction that brings somebody with forty pressures and ten weights.
  const subject = { reference: URN };
  const pressures = Array.from({ length: 40 }, (_, nth) =>
    post({ ...aPressure(120 + nth, 80, 30 + nth * DAY), subject }),
  );
  const weights = Array.from({ length: 10 }, (_, nth) =>
    post({ ...aWeight(70 + nth, 30 + nth * DAY), subject }),
  );
  const done = await transaction(post(tiago, { fullUrl: URN }), ...pressures, ...weights);
  const statuses = new Set(
    done.data.entry.map(({ response }: { response: { status: string } }) => response.status),
  );
  holds('a transaction of 51 is stored', done.status === 200 && [...statuses].join() === '201 Created');
  const found = await fhir('GET', `/Patient?identifier=${encodeURIComponent(`${MRN}|T-9`)}`);
  const id: string = found.data.entry?.[0]?.resource.id;
  holds('found by its identifier', id !== undefined);
  const own = `patient=${id}`;
  const search = async (query: string): Promise<Bundle> => (await fhir('GET', `/Observation?${query}`)).data;
  const about = (await search(`${own}&_count=1`)).entry?.[0]?.resource as {
    subject?: { reference?: string };
  };
  holds('its references are those of the server', about.subject?.reference === `Patient/${id}`);
  const code = encodeURIComponent(`${LOINC}|85354-9`);
  const range = `date=ge${ago(30 + 29 * DAY + 1)}&date=le${ago(1)}`;
  let page: Bundle = await search(`${own}&code=${code}&${range}&_sort=-date&_count=7`);
  const seen = datesOf(page);
  holds('a page of seven', seen.length === 7);
  holds('the newest first', seen.join() === seen.toSorted().toReversed().join());
  holds('a link to the next page', nextOf(page) !== undefined);
  holds(
    'a link to itself',
    page.link?.some(({ relation }) => relation === 'self'),
  );
  for (let next = nextOf(page); next !== undefined; next = nextOf(page)) {
    page = (await fhir('GET', next)).data;
    seen.push(...datesOf(page));
  }
  holds('thirty to the end', seen.length === 30 && new Set(seen).size === 30);
  const total = async (query: string) => (await search(query)).total;
  holds('counted', (await total(`${own}&code=${code}&_total=accurate&_count=1`)) === 40);
  const both = await search(`${own}&code=85354-9,29463-7&_summary=count`);
  holds('one code or the other, counted alone', both.total === 50 && both.entry === undefined);
  const rising = datesOf(await search(`subject=Patient/${id}&code=29463-7&_sort=date&_count=100`));
  holds('by subject, a code without its system', rising.length === 10);
  holds('the oldest first', rising.join() === rising.toSorted().join());
  holds('none changed in the future', (await total(`${own}&_lastUpdated=gt${ago(-60)}`)) === 0);
  const included = await search(`${own}&code=29463-7&_include=Observation:subject&_count=3`);
  holds(
    'with whom they are about',
    included.entry?.some(({ search: how }) => how?.mode === 'include'),
  );
  const patients = async (query: string) => (await fhir('GET', `/Patient?${query}`)).data.entry?.length ?? 0;
  holds('a name in any case', (await patients('name=TRIND')) === 1);
  holds('a part of a name', (await patients('family:contains=rinda')) === 1);
  holds(
    'by an identifier of the patient',
    (await total(`subject:Patient.identifier=${encodeURIComponent(`${MRN}|T-9`)}`)) === 50,
  );
  await isRefused('_revinclude', 'GET', `/Patient?_id=${id}&_revinclude=Observation:subject`);
  await isRefused('_has', 'GET', '/Patient?_has:Observation:subject:code=29463-7');
  await isRefused('value-quantity', 'GET', `/Observation?${own}&value-quantity=gt75`);
  const form = new Blob([`${own}&code=29463-7`], { type: 'application/x-www-form-urlencoded' });
  const posted = await fhir('POST', '/Observation/_search', form, { 'Content-Type': form.type });
  holds('a search that is posted', posted.data.entry?.length === 10);

  // All of it or nothing.
  const half = await transaction(
    post({ ...tiago, identifier: [{ system: MRN, value: 'A-9' }] }, { fullUrl: URN }),
    post({ resourceType: 'Observation' }),
  );
  holds('a transaction with a wrong entry is refused', half.status === 422);
  holds('and leaves nothing', (await patients(`identifier=${MRN}|A-9`)) === 0);
  const { data: batch } = await fhir('POST', '', {
    resourceType: 'Bundle',
    type: 'batch',
    entry: ['Observation?patient=p1', 'Patient/p1', 'Patient/nope'].map((url) => ({
      request: { method: 'GET', url },
    })),
  });
  const answers = batch.entry.map(({ response }: { response: { status: string } }) =>
    response.status.slice(0, 3),
  );
  holds('a batch of reads', answers.join() === '200,200,404');
  const stale = { request: { method: 'PUT', url: path.slice(1), ifMatch: 'W/"1"' }, resource: mended };
  holds('a stale entry is refused', (await transaction(stale)).status === 412);

  // What is only read here, and what is not here at all.
  for (const resourceType of [
    'Questionnaire',
    'Medication',
    'CareTeam',
    'Flag',
    'DetectedIssue',
    'CarePlan',
    'NutritionOrder',
    'DocumentReference',
    'Practitioner',
    'QuestionnaireResponse',
    'MedicationRequest',
    'Condition',
  ])
    await isRefused(`create a ${resourceType}`, 'POST', `/${resourceType}`, { resourceType });
  holds(
    'prescriptions by state',
    (await fhir('GET', `/MedicationRequest?${own}&status=active`)).status === 200,
  );

  expect(failed).toEqual([]);
  expect(asked).toBe(60);
});
