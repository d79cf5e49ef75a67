import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { teamMemberSchema, teamRoles, type Patient, type TeamMember } from '@/domain/patients/patient';
import { systems } from '../codes';
import {
  addressSchema,
  conceptSchema,
  defined,
  elementsOf,
  identifierSchema,
  isObject,
  nameSchema,
  ownIdOf,
  referenceSchema,
  subjectOf,
  telecomSchema,
  type Json,
} from '../elements';
import type { Understood } from '../read/items';
import { addressFields, splitName } from '../read/patient';

const participantSchema = z.object({ role: z.array(conceptSchema), member: referenceSchema });

/** Reads a member of a team from a contained Practitioner; undefined where there is no name. */
export function readMember(resource: Json): TeamMember | undefined {
  const elements = elementsOf<fhir.Practitioner>(resource);
  const telecoms = elements.many('telecom', telecomSchema);
  const { addressLine1, city, pinCode, country } = addressFields(elements.many('address', addressSchema)[0]);
  const member = {
    ...splitName(elements.many('name', nameSchema)),
    ...defined({
      email: telecoms.find(({ system }) => system === 'email')?.value,
      mobile: telecoms.find(({ system }) => system === 'phone')?.value,
      address: addressLine1,
      cityName: city,
      pinCode,
      country,
    }),
  };
  return teamMemberSchema.safeParse(member).data;
}

/** The CareTeam of our own export, its members contained; the teams of others have roles of their own and are left. */
export function readCareTeam(resource: Json): Understood {
  const elements = elementsOf<fhir.CareTeam>(resource);
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  if (ownId === undefined) return { left: 'notSupported' };
  const people = elements.many('contained', z.unknown()).filter(isObject);
  const team: Patient['medicalTeam'] = {};
  for (const { role, member } of elements.many('participant', participantSchema)) {
    const codes = role
      .flatMap((concept) => concept.coding ?? [])
      .filter(({ system }) => system === systems.ownTeamRole);
    const known = teamRoles.find((name) => codes.some(({ code }) => code === name));
    const person = people.find((candidate) => candidate['id'] === member.reference.slice(1));
    const read = person && readMember(person);
    if (known && read) team[known] = read;
    else elements.notes.push({ reason: 'fieldNotUsable', where: 'participant' });
  }
  const subject = subjectOf(elements);
  const id = elements.one('id', z.string());
  return { items: [{ kind: 'team', subject, id, ownId, team }], notes: elements.notes };
}
