import type * as fhir from 'fhir/r4';
import type { Draft } from '@/domain/entity';
import { teamRoles, type Patient, type TeamMember } from '@/domain/patients/patient';
import { absentReasonExtension, systems } from '../codes';
import { resourceId } from '../identity';
import { writePatientExtensions } from '../resources/patientExtensions';
import { head, metaOf, ownIdentifier, present, type Written } from './writeElements';

function address(
  lines: readonly (string | undefined)[],
  rest: Pick<fhir.Address, 'city' | 'postalCode' | 'country'>,
): fhir.Address[] {
  const given = lines.map((line) => line || null);
  while (given.at(-1) === null) given.pop();
  // FHIR pads a list of texts with null and says in `_line` why one is missing; its types do not know the null.
  const padded = given.includes(null);
  const reason: fhir.Element = { extension: [{ url: absentReasonExtension, valueCode: 'not-asked' }] };
  const written = present<fhir.Address>({
    line: given as string[],
    ...(padded && { _line: given.map((text) => (text === null ? reason : null)) as fhir.Element[] }),
    ...rest,
  });
  return Object.keys(written).length === 0 ? [] : [written];
}

const phone = (value: string | undefined, use: 'mobile' | 'home'): fhir.ContactPoint[] =>
  value ? [{ system: 'phone', value, use }] : [];

function identifiers(patient: Draft<Patient>): fhir.Identifier[] {
  const type = (code: string) => ({ type: { coding: [{ system: systems.identifierType, code }] } });
  return [
    ownIdentifier(patient.id),
    { ...type('MR'), system: systems.ownPatientId, value: patient.patientId },
    ...(patient.socialNumber
      ? [{ ...type('SS'), system: systems.ownSocialNumber, value: patient.socialNumber }]
      : []),
    ...patient.ext.identifiers.map(({ system, value }) => present({ system, value })),
  ];
}

/** A patient as FHIR Patient; what FHIR has no element for stands in extensions of ours. */
export function writePatient(patient: Draft<Patient>, lastUpdated?: string): Written<fhir.Patient> {
  const { preferredLanguage, status } = patient.ext;
  const language = preferredLanguage && { coding: [{ system: 'urn:ietf:bcp:47', code: preferredLanguage }] };
  return present<Written<fhir.Patient>>({
    resourceType: 'Patient',
    id: resourceId(patient.id),
    ...metaOf(lastUpdated),
    extension: writePatientExtensions(patient),
    identifier: identifiers(patient),
    name: [
      { use: 'official', family: patient.lastName || undefined, given: [patient.firstName].filter(Boolean) },
    ],
    telecom: [...phone(patient.mobile, 'mobile'), ...phone(patient.phone, 'home')],
    gender: patient.gender,
    birthDate: patient.dateOfbirth,
    deceasedBoolean: status === 'deceased' ? true : undefined,
    address: address([patient.addressLine1, patient.addressLine2], {
      city: patient.city,
      postalCode: patient.pinCode,
      country: patient.country,
    }),
    communication: language ? [{ language, preferred: true }] : [],
  });
}

/** Writes a member of a team, contained under an id of its own. */
export const practitioner = (role: string, member: TeamMember): Written<fhir.Practitioner> =>
  present<Written<fhir.Practitioner>>({
    resourceType: 'Practitioner',
    id: role,
    name: [{ family: member.lastName, given: [member.firstName] }],
    telecom: [
      ...phone(member.mobile, 'mobile'),
      ...(member.email ? [{ system: 'email' as const, value: member.email }] : []),
    ],
    address: address([member.address], {
      city: member.cityName,
      postalCode: member.pinCode,
      country: member.country,
    }),
  });

/** The medical team as one CareTeam with its people contained; nothing where there is no team. */
export function writeCareTeam(
  { id, medicalTeam }: Draft<Patient>,
  subject: fhir.Reference,
): Written<fhir.CareTeam>[] {
  const filled = teamRoles.flatMap((role) => {
    const member = medicalTeam[role];
    return member ? [{ role, member }] : [];
  });
  if (filled.length === 0) return [];
  return [
    {
      ...head('CareTeam', `team-${id}`),
      contained: filled.map(({ role, member }) => practitioner(role, member)),
      status: 'active',
      subject,
      participant: filled.map(({ role }) => ({
        role: [{ coding: [{ system: systems.ownTeamRole, code: role }] }],
        member: { reference: `#${role}` },
      })),
    },
  ];
}
