import type { Draft } from '@/domain/entity';
import { teamRoles, type Patient, type TeamMember } from '@/domain/patients/patient';
import { absentReasonExtension, systems } from '../codes';
import { resourceId } from '../identity';
import { writePatientExtensions } from '../resources/patientExtensions';

/** A resource of FHIR R4, as it is written. */
export interface FhirResource {
  resourceType: string;
  id: string;
  [element: string]: unknown;
}

/** FHIR has no empty texts, objects or lists: what is empty is left out. */
export function present(elements: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(elements).filter(([, value]) => !isEmpty(value)));
}

/** When what is written was last changed, where that is known. */
export const metaOf = (lastUpdated: string | undefined): { meta?: { lastUpdated: string } } =>
  lastUpdated === undefined ? {} : { meta: { lastUpdated } };

/** Our own id, under our own system: FHIR restricts the characters of `id`, and servers may give another. */
export const ownIdentifier = (id: string) => ({ system: systems.ownId, value: id });

function address(lines: readonly (string | undefined)[], rest: Record<string, unknown>): unknown[] {
  const given = lines.map((line) => line || null);
  while (given.at(-1) === null) given.pop();
  // FHIR pads a list of texts with null and says in `_line` why one is missing.
  const padded = given.includes(null);
  const reason = { extension: [{ url: absentReasonExtension, valueCode: 'not-asked' }] };
  const line = {
    line: given,
    ...(padded && { _line: given.map((text) => (text === null ? reason : null)) }),
  };
  const written = present({ ...line, ...rest });
  return Object.keys(written).length === 0 ? [] : [written];
}

const phone = (value: string | undefined, use: string) => (value ? [{ system: 'phone', value, use }] : []);

function identifiers(patient: Draft<Patient>): unknown[] {
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
export function writePatient(patient: Draft<Patient>, lastUpdated?: string): FhirResource {
  const { preferredLanguage, status } = patient.ext;
  const language = preferredLanguage && { coding: [{ system: 'urn:ietf:bcp:47', code: preferredLanguage }] };
  return {
    resourceType: 'Patient',
    id: resourceId(patient.id),
    ...metaOf(lastUpdated),
    ...present({
      extension: writePatientExtensions(patient),
      identifier: identifiers(patient),
      name: [{ use: 'official', family: patient.lastName, given: [patient.firstName] }],
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
    }),
  };
}

/** Somebody of a team, contained under an id of its own. */
export function practitioner(role: string, member: TeamMember): FhirResource {
  return {
    resourceType: 'Practitioner',
    id: role,
    ...present({
      name: [{ family: member.lastName, given: [member.firstName] }],
      telecom: [
        ...phone(member.mobile, 'mobile'),
        ...(member.email ? [{ system: 'email', value: member.email }] : []),
      ],
      address: address([member.address], {
        city: member.cityName,
        postalCode: member.pinCode,
        country: member.country,
      }),
    }),
  };
}

/** The medical team as one CareTeam with its people contained; nothing where there is no team. */
export function writeCareTeam({ id, medicalTeam }: Draft<Patient>, subject: unknown): FhirResource[] {
  const filled = teamRoles.flatMap((role) => {
    const member = medicalTeam[role];
    return member ? [{ role, member }] : [];
  });
  if (filled.length === 0) return [];
  const team: FhirResource = {
    resourceType: 'CareTeam',
    id: resourceId(`team-${id}`),
    contained: filled.map(({ role, member }) => practitioner(role, member)),
    identifier: [ownIdentifier(`team-${id}`)],
    status: 'active',
    subject,
    participant: filled.map(({ role }) => ({
      role: [{ coding: [{ system: systems.ownTeamRole, code: role }] }],
      member: { reference: `#${role}` },
    })),
  };
  return [team];
}
