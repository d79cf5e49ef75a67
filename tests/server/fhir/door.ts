import { NOW } from '../../backend/clinic';
import { aPatientDraft } from '../../backend/drafts';
import { anEmptyClinic, clientOf, firstAdministrator, start, type Answer } from '../clinic';

export const CARE = '/api/care';
export const BASE = '/fhir/R4';
export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
const JSON_TYPE = { 'Content-Type': 'application/fhir+json' };

export type AskFhir = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

type Options = Parameters<typeof start>[0];

/** A clinic with the FHIR door open and one patient, `p1`: at one instant, so that nothing depends on the time of day. */
export async function aDoor(config: Options['config'] = {}, now = () => NOW) {
  const schema = await anEmptyClinic();
  const server = await start({ schema, config: { hasFhir: true, ...config }, now });
  const token = await firstAdministrator(server);
  const care = clientOf(server.origin, token);
  await care('POST', `${CARE}/patients`, aPatientDraft());
  const ask = clientOf(server.origin, token);
  const fhir: AskFhir = (method, path, body, headers = {}) =>
    ask(method, /^https?:/.test(path) ? path.replace(server.origin, '') : BASE + path, body, {
      ...(body !== undefined && JSON_TYPE),
      ...headers,
    });
  return { server, token, care, fhir, base: server.origin + BASE };
}

export const MINUTE_MS = 60_000;
/** The instant so long before the one at which the clinic of the tests is. */
export const ago = (minutes: number): string => new Date(NOW - minutes * MINUTE_MS).toISOString();

const quantity = (value: number, unit: string, code = unit) => ({ value, unit, system: UCUM, code });
const part = (code: string, value: number, unit = 'mm[Hg]') => ({
  code: { coding: [{ system: LOINC, code }] },
  valueQuantity: quantity(value, unit),
});
const observation = (code: string, minutes: number) => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: LOINC, code }] },
  subject: { reference: 'Patient/p1' },
  effectiveDateTime: ago(minutes),
});

/** A blood pressure of some minutes ago, as a device sends it. */
export const aPressure = (systolic: number, diastolic: number, minutes = 10) => ({
  ...observation('85354-9', minutes),
  component: [part('8480-6', systolic), part('8462-4', diastolic)],
});
export const aWeight = (kg: number, minutes = 10) => ({
  ...observation('29463-7', minutes),
  valueQuantity: quantity(kg, 'kg'),
});
export const aPulse = (perMinute: number, minutes = 10) => ({
  ...observation('8867-4', minutes),
  valueQuantity: quantity(perMinute, '/min'),
});
export const aDrink = (ml: number, minutes = 10) => ({
  ...observation('9000-1', minutes),
  valueQuantity: quantity(ml, 'mL'),
});
export const aPotassium = (value: number, minutes = 10) => ({
  ...observation('2823-3', minutes),
  valueQuantity: quantity(value, 'mmol/L'),
});
