import { afterEach, expect, it } from 'vitest';
import { createRepository } from '@/backend/care/repository';
import type { Store } from '@/backend/store/port';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import { prescribedElsewhere } from '@/domain/patients/treatment';
import { ARRIVAL, arrivingFile } from '@tests/support/arriving';
import { careClient, countingIds } from '../../clinic';
import { openStore } from '../../stores';

let stores: Store[] = [];
let count = 0;
afterEach(() => {
  for (const store of stores) store.close();
  stores = [];
});

/** A nurse of an empty clinic imports documents one after the other, and looks at what is stored of their patient. */
async function importing(...documents: unknown[]) {
  const store = openStore(`arriving-medicines-${(count += 1)}`);
  stores.push(store);
  const newId = countingIds(`m${count}`);
  const nurse = careClient(
    createRepository(store, { now: () => ARRIVAL, newId, onChange: () => undefined }),
    'nurse',
  );
  const findings: string[] = [];
  let patient = '';
  for (const document of documents) {
    const { records, report } = readResources(
      [...entriesOf(document)].map((found) => ({ file: 'a.json', ...found })),
      { timeZone: 'Europe/Berlin', now: ARRIVAL },
    );
    const { status, data } = await nurse.post('/records', { records });
    expect(status).toBe(200);
    patient = data.outcomes[0].patient;
    findings.push(
      ...report.findings.map(({ type, reason, where, count: times }) =>
        [type, reason, where, times === 1 ? '' : String(times)].filter(Boolean).join(' '),
      ),
    );
  }
  const list = async (kind: string) => (await nurse.get(`/${kind}`, { params: { patient } })).data.items;
  const requests: MedicationRequest[] = await list('medicationRequests');
  const exported: string = JSON.stringify((await nurse.get(`/records/${patient}`)).data);
  return {
    findings,
    requests,
    exported,
    alerts: await list('alerts'),
    conditions: await list('conditions'),
    allergies: await list('allergies'),
    onSheet: prescribedElsewhere(requests, [], ARRIVAL, 'Europe/Berlin').map(
      ({ request }) => request.medicine,
    ),
  };
}
const arriving = async (name: string): Promise<unknown> => JSON.parse(await arrivingFile(name).text());

it.each([
  [
    '05-do-not-perform.json',
    ['Amlodipine 5 mg tablet'],
    ['MedicationRequest notToBeGiven entry[1] doNotPerform'],
    'Ibuprofen',
  ],
  [
    '06-intent-proposal.json',
    ['Ramipril 5 mg tablet'],
    ['MedicationRequest onlyProposed entry[1] intent 3'],
    'Metformin',
  ],
  [
    '16-modifier-extension.json',
    [],
    [
      'Observation modifierUnknown entry[1] modifierExtension',
      'MedicationRequest modifierUnknown entry[2] modifierExtension',
      'Observation modifierUnknown entry[3] implicitRules',
    ],
    '88.2',
  ],
])('%s: what is no order, or means something else, is left out with its reason', async (...row) => {
  const [name, medicines, findings, never] = row;
  const stored = await importing(await arriving(name));
  expect(stored.onSheet).toEqual(medicines);
  expect(stored.requests.map(({ medicine }) => medicine)).toEqual(medicines);
  expect(stored.findings).toEqual(findings);
  expect(stored.alerts).toEqual([]);
  expect(stored.exported).not.toContain(never);
});

it('47-as-needed.json: every line keeps the conditions under which it holds', async () => {
  const { requests, findings } = await importing(await arriving('47-as-needed.json'));
  const linesOf = (name: string) => requests.find(({ medicine }) => medicine.startsWith(name))?.lines;
  expect(linesOf('Furosemide')).toEqual([
    {
      text: '1 tablet',
      asNeeded: true,
      additional: ['Only when weight is 2 kg above dry weight'],
      most: [{ value: 2, unit: 'tablet', per: { value: 1, unit: 'd' } }],
    },
  ]);
  expect(linesOf('Sevelamer')).toEqual([
    { text: '2 tablets', patientInstruction: 'With each meal, never on an empty stomach' },
  ]);
  expect(linesOf('Paracetamol')).toEqual([{ asNeeded: true, neededFor: 'pain' }]);
  expect(linesOf('Insulin')).toEqual([
    { text: '6 units before breakfast', asNeeded: false },
    { text: '2 units more above 14 mmol/L', asNeeded: true },
  ]);
  expect(requests.find(({ medicine }) => medicine.startsWith('Insulin'))?.asNeeded).toBe(false);
  expect(findings).toEqual([]);
});

const patient = {
  resourceType: 'Patient',
  id: 'p',
  identifier: [{ system: 'https://clinic.invalid/mrn', value: 'S-1' }],
  name: [{ family: 'Prust', given: ['Odile'] }],
  birthDate: '1958-02-11',
};
const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'document',
  entry: [patient, ...resources].map((resource) => ({ resource })),
});
it.each([
  ['not to be given', { doNotPerform: true }, 'cancelled'],
  ['only planned', { intent: 'plan' }, 'cancelled'],
  ['an error', { status: 'entered-in-error' }, 'entered-in-error'],
])('an order that is %s since is on no sheet any more, whichever comes first', async (_, change, status) => {
  const order = (day: string, more: object = {}) => ({
    ...statement('1', { text: 'Ibuprofen' }, { intent: 'order', ...more }),
    resourceType: 'MedicationRequest',
    meta: { lastUpdated: `2026-11-${day}T08:00:00Z` },
  });
  const later = await importing(bundle(order('10')), bundle(order('12', change)));
  expect(later.requests).toMatchObject([{ medicine: 'Ibuprofen', status }]);
  expect(later.onSheet).toEqual([]);
  const together = await importing(bundle(order('10'), order('12', change)));
  expect(together.requests).toEqual([]);
  const ordered = await importing(bundle(order('10', change), order('12')));
  expect(ordered.onSheet).toEqual(['Ibuprofen']);
});

it('an allergy and a diagnosis that were a mistake are marked as one where they are stored', async () => {
  const meta = (day: string) => ({ meta: { lastUpdated: `2026-11-${day}T08:00:00Z` } });
  const mistake = { verificationStatus: { coding: [{ code: 'entered-in-error' }] } };
  const code = { text: 'Penicillin' };
  const of = { subject: { reference: 'Patient/p' }, patient: { reference: 'Patient/p' } };
  const both = (day: string, more: object = {}) =>
    bundle(
      { resourceType: 'AllergyIntolerance', id: 'a', code, ...of, ...meta(day), ...more },
      { resourceType: 'Condition', id: 'c', code, ...of, ...meta(day), ...more },
    );
  const { allergies, conditions } = await importing(both('10'), both('12', mistake));
  expect(allergies).toMatchObject([{ verification: 'entered-in-error' }]);
  expect(conditions).toMatchObject([{ verification: 'entered-in-error' }]);
});

const IPS = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';
const statement = (id: string, medicine: object, more: object = {}) => ({
  resourceType: 'MedicationStatement',
  id,
  status: 'active',
  subject: { reference: 'Patient/p' },
  medicationCodeableConcept: medicine,
  ...more,
});

it('a summary (IPS): statements are taken as such, and that nothing is known is no entry', async () => {
  const request = {
    ...statement('1', { text: 'Ramipril' }),
    resourceType: 'MedicationRequest',
    intent: 'order',
  };
  const none = (resourceType: string, code: string, subject: string) => ({
    resourceType,
    id: code,
    code: { coding: [{ system: IPS, code }], text: code },
    [subject]: { reference: 'Patient/p' },
  });
  const { requests, onSheet, findings, allergies, conditions, exported } = await importing(
    bundle(
      request,
      statement(
        '1',
        { text: 'Ibuprofen' },
        { effectivePeriod: { start: '2026-10' }, dosage: [{ text: '1' }] },
      ),
      statement('2', { text: 'Colchicine' }, { effectivePeriod: { start: '2026-10', end: '2026-11-02' } }),
      statement('3', { text: 'Metamizole' }, { status: 'not-taken' }),
      statement('4', { text: 'Allopurinol' }, { status: 'intended' }),
      statement('5', { coding: [{ system: IPS, code: 'no-known-medications', display: 'None' }] }),
      none('AllergyIntolerance', 'no-known-allergies', 'patient'),
      none('AllergyIntolerance', 'no-known-food-allergies', 'patient'),
      none('Condition', 'no-known-problems', 'subject'),
    ),
  );
  expect(onSheet).toEqual(['Ibuprofen', 'Ramipril']);
  expect(requests.find(({ medicine }) => medicine === 'Ibuprofen')).toMatchObject({
    isStatement: true,
    status: 'active',
    authoredOn: '2026-10',
    dosage: '1',
  });
  expect(findings).toEqual([
    'MedicationStatement notTaken entry[4] status',
    'MedicationStatement onlyProposed entry[5] status',
    'MedicationStatement saysNone entry[6]',
    'AllergyIntolerance saysNone entry[8] code',
    'Condition saysNone entry[9] code',
  ]);
  expect(allergies).toMatchObject([{ code: { system: 'http://snomed.info/sct', code: '716186003' } }]);
  expect(conditions).toEqual([]);
  expect(exported).toContain('"isStatement":true');
});
