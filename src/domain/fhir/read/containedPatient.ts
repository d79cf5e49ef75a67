import { isObject, type Json } from '../elements';
import { derivedId } from '../identity';

/** A resource whose patient is contained in it, as if that stood beside it; the same patient in others is the same one. */
export function withPatientBeside(resource: unknown): {
  resource: unknown;
  patient?: { resource: Json; fullUrl: string };
} {
  if (!isObject(resource)) return { resource };
  const name = isObject(resource['subject']) ? 'subject' : 'patient';
  const subject = resource[name];
  const reference = isObject(subject) ? subject['reference'] : undefined;
  const contained = resource['contained'];
  if (typeof reference !== 'string' || !reference.startsWith('#') || !Array.isArray(contained))
    return { resource };
  const inner: unknown = contained.find((one) => isObject(one) && one['id'] === reference.slice(1));
  if (!isObject(inner) || inner['resourceType'] !== 'Patient') return { resource };
  const { id: _, ...patient } = inner;
  const [identifier]: unknown[] = Array.isArray(patient['identifier']) ? patient['identifier'] : [];
  // Without a name it only says which patient is meant.
  if (patient['name'] === undefined && identifier !== undefined)
    return { resource: { ...resource, [name]: { identifier } } };
  const fullUrl = `urn:contained:${derivedId(JSON.stringify(patient))}`;
  return {
    resource: { ...resource, [name]: { reference: fullUrl } },
    patient: { resource: patient, fullUrl },
  };
}
