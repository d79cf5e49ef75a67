import type * as fhir from 'fhir/r4';
import { isObject } from '@/domain/fhir/elements';
import type { LabResultItem, ReadingItem } from '@/domain/fhir/read/items';
import { understand } from '@/domain/fhir/read/understand';
import type { Patient } from '@/domain/patients/patient';
import { patientByFhirId } from '../patients';
import { FhirRefused, issue, refusal } from '../refusals';
import { listAll, type Room } from '../room';
import { subjectReference } from '../types/ofPatient';
import { reasonIssue } from './words';

const statuses = new Set([
  'registered',
  'preliminary',
  'final',
  'amended',
  'corrected',
  'cancelled',
  'entered-in-error',
  'unknown',
]);
/** The elements of an Observation of R4; `value[x]` and `effective[x]` by their types. */
const elements = new Set(
  `resourceType id meta implicitRules language text contained extension identifier basedOn partOf status category code
  subject focus encounter effectiveDateTime effectivePeriod effectiveTiming effectiveInstant issued performer valueQuantity
  valueCodeableConcept valueString valueBoolean valueInteger valueRange valueRatio valueSampledData valueTime
  valueDateTime valuePeriod dataAbsentReason interpretation note bodySite method specimen device referenceRange hasMember
  derivedFrom component`.split(/\s+/),
);

/** @throws FhirRefused 422 for what is no Observation of R4, or says that it means something else */
function mustBeObservation(sent: unknown): fhir.Observation {
  if (!isObject(sent) || sent['resourceType'] !== 'Observation')
    throw refusal(422, 'structure', 'Expected a resource of the type Observation.', 'Observation');
  const unknown = Object.keys(sent).filter((name) => !elements.has(name.replace(/^_/, '')));
  if (unknown.length > 0)
    throw new FhirRefused(
      422,
      unknown.map((name) => {
        const text =
          name === 'modifierExtension'
            ? 'What changes the meaning of the resource and is not known here is refused.'
            : 'FHIR R4 knows no such element.';
        return issue(name === 'modifierExtension' ? 'extension' : 'structure', text, `Observation.${name}`);
      }),
    );
  const { status } = sent;
  if (typeof status !== 'string') throw refusal(422, 'required', 'A status is needed.', 'Observation.status');
  if (!statuses.has(status))
    throw refusal(
      422,
      'code-invalid',
      `"${status.slice(0, 40)}" is no status of FHIR R4.`,
      'Observation.status',
    );
  return sent as unknown as fhir.Observation;
}

/** The patient that a resource names, by reference or by an identifier. @throws FhirRefused 422 */
async function subjectOf(room: Room, { subject }: fhir.Observation): Promise<Patient> {
  const at = 'Observation.subject';
  const { reference, identifier } = isObject(subject) ? (subject as fhir.Reference) : {};
  if (typeof reference === 'string') {
    const id = reference.replace(`${room.base}/`, '').replace(/\/_history\/.*$/, '');
    const patient = id.startsWith('Patient/')
      ? await patientByFhirId(room, id.slice('Patient/'.length))
      : undefined;
    if (patient) return patient;
    throw refusal(
      422,
      'not-found',
      'No patient of this clinic is named by this reference.',
      `${at}.reference`,
    );
  }
  if (isObject(identifier) && typeof identifier.value === 'string') {
    const { system = '', value } = identifier;
    const all = await listAll<Patient>(room.care, 'patients');
    const named = all.filter(({ ext }) =>
      ext.identifiers.some((one) => one.system === system && one.value === value),
    );
    const [only] = named;
    if (only && named.length === 1) return only;
    throw refusal(422, 'not-found', 'This identifier is of no patient, or of several.', `${at}.identifier`);
  }
  throw refusal(422, 'required', 'A patient is needed, e.g. {"reference": "Patient/123"}.', at);
}

/** An Observation that can be stored: what was read of it, as an import reads it, and whose it is. */
export interface Sent {
  resource: fhir.Observation;
  patient: Patient;
  item: ReadingItem | LabResultItem;
}

/** @throws FhirRefused 422 with the element's path for what cannot be stored, or is about nobody of the clinic */
export async function readSent(room: Room, sent: unknown): Promise<Sent> {
  const resource = mustBeObservation(sent);
  const patient = await subjectOf(room, resource);
  const about = { ...resource, subject: subjectReference(patient.id) };
  const understood = understand(about, undefined, { now: room.now, timeZone: 'UTC' });
  if ('left' in understood)
    throw new FhirRefused(422, [reasonIssue(resource, understood.left, understood.where)]);
  const item = understood.items.find((one) => one.kind === 'reading' || one.kind === 'labResult');
  if (!item) {
    const isHeight = understood.items.some((one) => one.kind === 'body' && one.field === 'height');
    throw isHeight
      ? refusal(
          422,
          'not-supported',
          'A height belongs to the profile of the patient: it is kept there.',
          'Observation.code',
        )
      : new FhirRefused(422, [reasonIssue(resource, 'noTime', undefined)]);
  }
  if (understood.notes.length > 0)
    throw new FhirRefused(
      422,
      understood.notes.map(({ where }) => reasonIssue(resource, 'wrongType', where)),
    );
  return { resource, patient, item };
}
