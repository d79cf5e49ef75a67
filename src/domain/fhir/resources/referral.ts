import type * as fhir from 'fhir/r4';
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
  subjectOf,
  type Json,
} from '../elements';
import type { Understood } from '../read/items';
import { head, ownValue, present, words, type Written } from '../write/writeElements';
import { practitioner } from '../write/writePatient';

const statuses: Record<Referral['state'], fhir.ServiceRequest['status']> = {
  requested: 'active',
  accepted: 'active',
  completed: 'completed',
  declined: 'revoked',
};
/** In the resource, whom a patient is sent to. */
const TO = 'to';

/** A referral as ServiceRequest, whom it goes to contained. Accepted and requested are one status there: ours is added. */
export const writeReferral = (
  { id, to, speciality, reason, on, state, note }: Referral,
  subject: fhir.Reference,
): Written<fhir.ServiceRequest> =>
  present<Written<fhir.ServiceRequest>>({
    ...head('ServiceRequest', id),
    contained: [practitioner(TO, to)],
    extension: ownValue('referralState', 'valueCode', state),
    status: statuses[state],
    intent: 'order',
    subject,
    authoredOn: on,
    performerType: speciality ? { text: speciality } : undefined,
    performer: [{ reference: `#${TO}` }],
    reasonCode: words(reason),
    note: words(note),
  });

/** The ServiceRequest of our own export; what others order is no referral that could be followed here. */
export function readReferral(resource: Json): Understood {
  const elements = elementsOf<fhir.ServiceRequest>(resource);
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
  // A status that belongs to no state of ours, or no order any more: nobody knows which of both is meant.
  const said = { status: statuses[referral.data.state], intent: 'order', doNotPerform: undefined };
  if (Object.entries(said).some(([name, value]) => (resource[name] || undefined) !== value))
    return { left: 'changedElsewhere' };
  const subject = subjectOf(elements);
  const id = elements.one('id', z.string());
  return {
    items: [{ kind: 'referral', subject, id, ownId, referral: referral.data }],
    notes: elements.notes,
  };
}
