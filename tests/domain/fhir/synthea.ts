import { readResources } from '@/domain/fhir/read/collector';
import { patientRecordSchema } from '@/domain/exchange/patientRecord';

/** Builders of resources shaped as Synthea writes them. */

export const NOW = Date.parse('2026-11-20T09:00:00Z');
export const ZONE = 'Europe/Berlin';
export const OPTIONS = { timeZone: ZONE, now: NOW };

const uuid = (n: number) => `0a000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const PATIENT_ID = uuid(1);

export type Resource = { resourceType: string; id?: unknown } & Record<string, unknown>;

const coded = (system: string, code: string, text: string) => ({
  coding: [{ system, code, display: text }],
  text,
});
export const loinc = (code: string, text = code) => coded('http://loinc.org', code, text);
export const snomed = (code: string, text = code) => coded('http://snomed.info/sct', code, text);
const ucum = (value: unknown, unit: string) => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code: unit,
});

export const aPatient = (changes: Record<string, unknown> = {}): Resource => ({
  resourceType: 'Patient',
  id: PATIENT_ID,
  identifier: [
    { system: 'https://github.com/synthetichealth/synthea', value: 'source-1' },
    {
      type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] },
      system: 'http://hospital.smarthealthit.org',
      value: 'MR-1',
    },
    { system: 'http://hl7.org/fhir/sid/us-ssn', value: '999-20-9735' },
  ],
  name: [
    { use: 'nickname', family: 'Other', given: ['Nick'] },
    { use: 'official', family: 'Casares423', given: ['José', 'María'], prefix: ['Mr.'] },
  ],
  telecom: [{ system: 'phone', value: '555-214-5571', use: 'home' }],
  gender: 'male',
  birthDate: '1974-07-05',
  address: [{ line: ['503 Moen Vista', 'Suite 91'], city: 'Millis', postalCode: '02054', country: 'US' }],
  communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'fr-FR' }] } }],
  ...changes,
});

const ofPatient = { subject: { reference: `urn:uuid:${PATIENT_ID}` } };

export const anObservation = (n: number, changes: Record<string, unknown> = {}): Resource => ({
  resourceType: 'Observation',
  id: uuid(1000 + n),
  status: 'final',
  code: loinc('8867-4', 'Heart rate'),
  ...ofPatient,
  effectiveDateTime: '2026-03-06T20:43:11+00:00',
  valueQuantity: ucum(72.4, '/min'),
  ...changes,
});

export const quantity = (value: unknown, unit: string) => ({ valueQuantity: ucum(value, unit) });

export const aPressure = (
  n: number,
  systolic: unknown,
  diastolic: unknown,
  changes: Record<string, unknown> = {},
): Resource =>
  anObservation(n, {
    code: loinc('55284-4', 'Blood Pressure'),
    valueQuantity: undefined,
    component: [
      { code: loinc('8462-4'), valueQuantity: ucum(diastolic, 'mm[Hg]') },
      { code: loinc('8480-6'), valueQuantity: ucum(systolic, 'mm[Hg]') },
    ],
    ...changes,
  });

export const aCondition = (
  n: number,
  code: string,
  status = 'active',
  changes: Record<string, unknown> = {},
): Resource => ({
  resourceType: 'Condition',
  id: uuid(2000 + n),
  clinicalStatus: { coding: [{ code: status }] },
  verificationStatus: { coding: [{ code: 'confirmed' }] },
  code: snomed(code, `Condition ${code}`),
  ...ofPatient,
  onsetDateTime: '1999-02-16T20:43:11+00:00',
  ...changes,
});

export const aRequest = (n: number, changes: Record<string, unknown> = {}): Resource => ({
  resourceType: 'MedicationRequest',
  id: uuid(3000 + n),
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: coded(
    'http://www.nlm.nih.gov/research/umls/rxnorm',
    '316049',
    'Hydrochlorothiazide 25 MG',
  ),
  ...ofPatient,
  authoredOn: '2000-02-22T20:43:11+00:00',
  ...changes,
});

/** Inputs of one file, with the `fullUrl` that a Synthea bundle gives every entry. */
export const inputs = (resources: unknown[], file = 'a.json') =>
  resources.map((resource, index) => {
    const id = (resource as Resource | null)?.id;
    const fullUrl = typeof id === 'string' ? { fullUrl: `urn:uuid:${id}` } : {};
    return { file, resource, where: `entry[${index}]`, ...fullUrl };
  });

export const aBundle = (resources: Resource[]) => ({
  resourceType: 'Bundle',
  type: 'transaction',
  entry: resources.map((resource) => ({
    fullUrl: `urn:uuid:${String(resource.id)}`,
    resource,
    request: { method: 'POST', url: resource.resourceType },
  })),
});

/** One patient with these resources. */
export const readOne = (...resources: Resource[]) => readOneAt(NOW, ...resources);

/** The same, read at an instant (epoch ms). */
export function readOneAt(now: number, ...resources: Resource[]) {
  const { records, report } = readResources(inputs([aPatient(), ...resources]), { ...OPTIONS, now });
  const [record] = records;
  if (!record) throw new Error('The patient is missing');
  patientRecordSchema.parse(record);
  return { ...record, report, findings: report.findings.map(({ reason, scope }) => `${reason} ${scope}`) };
}
