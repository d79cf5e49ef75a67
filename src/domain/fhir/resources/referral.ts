import * as z from 'zod/mini';
import { referralSchema, referralStates, type Referral } from '@/domain/patients/patient';
import { readMember } from './careTeam';
import { ownExtension, systems } from '../codes';
import {
  annotationSchema,
  conceptSchema,
  elementsOf,
  extensionSchema,
  identifierSchema,
  isObject,
  ownIdOf,
  referenceSchema,
  type Json,
} from '../elements';
import { resourceId } from '../identity';
import type { Understood } from '../read/items';
import { ownIdentifier, practitioner, present, type FhirResource } from '../write/writePatient';

const statuses: Record<Referral['state'], string> = {
  requested: 'active',
  accepted: 'active',
  completed: 'completed',
  declined: 'revoked',
};
/** In the resource, whom a patient is sent to. */
const TO = 'to';

/** A referral as ServiceRequest, whom it goes to contained. Accepted and requested are one status there: ours is added. */
export function writeReferral(
  { id, to, speciality, reason, on, state, note }: Referral,
  subject: unknown,
): FhirResource {
  return {
    resourceType: 'ServiceRequest',
    id: resourceId(id),
    contained: [practitioner(TO, to)],
    identifier: [ownIdentifier(id)],
    ...present({
      extension: [{ url: ownExtension('referralState'), valueCode: state }],
      status: statuses[state],
      intent: 'order',
      subject,
      authoredOn: on,
      performerType: speciality ? { text: speciality } : undefined,
      performer: [{ reference: `#${TO}` }],
      reasonCode: reason ? [{ text: reason }] : [],
      note: note ? [{ text: note }] : [],
    }),
  };
}

/** The ServiceRequest of our own export; what others order is no referral that could be followed here. */
export function readReferral(resource: Json): Understood {
  const elements = elementsOf(resource);
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  if (ownId === undefined) return { left: 'notSupported' };
  const person = elements.many('contained', z.unknown()).find((one) => isObject(one) && one['id'] === TO);
  const stated = elements
    .many('extension', extensionSchema)
    .find(({ url }) => url === ownExtension('referralState'))?.valueCode;
  const note = elements.many('note', annotationSchema)[0]?.text;
  const referral = referralSchema.safeParse({
    id: ownId,
    to: isObject(person) ? readMember(person) : undefined,
    speciality: elements.one('performerType', conceptSchema)?.text ?? '',
    reason: elements.many('reasonCode', conceptSchema)[0]?.text ?? '',
    on: elements.one('authoredOn', z.string()),
    state: referralStates.find((one) => one === stated) ?? 'requested',
    ...(note !== undefined && { note }),
  });
  if (!referral.success) return { left: 'wrongType' };
  const subject = elements.one('subject', referenceSchema)?.reference;
  const id = elements.one('id', z.string());
  return {
    items: [{ kind: 'referral', subject, id, ownId, referral: referral.data }],
    notes: elements.notes,
  };
}
