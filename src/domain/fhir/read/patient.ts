import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import type { Draft } from '@/domain/entity';
import { fullName, genders, isPersonName, patientSchema, type Patient } from '@/domain/patients/patient';
import { systems } from '../codes';
import {
  addressSchema,
  conceptSchema,
  defined,
  elementsOf,
  extensionSchema,
  identifierSchema,
  lastUpdatedOf,
  nameSchema,
  ownIdOf,
  referenceSchema,
  telecomSchema,
  type Address,
  type Concept,
  type Elements,
  type Identifier,
  type Json,
  type Name,
} from '../elements';
import { plainSystem } from '../codeSystems';
import { currentOf } from '../current';
import { derivedId, worldwideId } from '../identity';
import type { PatientItem, Understood } from './items';
import { pausedUntilOf, readPatientExtensions, timeZoneOf } from '../resources/patientExtensions';

const communicationSchema = z.object({ language: conceptSchema, preferred: z.optional(z.boolean()) });

// What stands behind a name and its comma, and is no first name.
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|do|phd|rn|dds|msc|bsc|mbbs|esq|frcp)\.?$/i;

/** A name given only as text: "Last, First" or split before its last word; one word is a last name. */
function splitText(text: string): { firstName: string; lastName: string } | undefined {
  const [, before = '', after = ''] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  if (after !== '' && SUFFIX.test(after.replaceAll('.', ''))) {
    const name = splitText(before.trim());
    return name && { ...name, lastName: `${name.lastName}, ${after}` };
  }
  if (after !== '') return { firstName: after.trim(), lastName: before.trim() };
  const words = /^(.+)\s+(\S+)$/.exec(text);
  if (words?.[1] && words[2]) return { firstName: words[1], lastName: words[2] };
  return text === '' ? undefined : { firstName: '', lastName: text };
}

/** First and last name, letters as they are; one of them is empty of somebody who has one name only. */
export function splitName(names: readonly Name[]): { firstName: string; lastName: string } | undefined {
  const name =
    names.find(({ use }) => use === 'official') ?? names.find(({ use }) => use === 'usual') ?? names[0];
  const given = (name?.given ?? [])
    .filter((part) => part !== null)
    .join(' ')
    .trim();
  const family = name?.family?.trim() ?? '';
  if (given !== '' && family !== '') return { firstName: given, lastName: family };
  // Where one part is left out, the whole text may have both.
  const text = splitText(name?.text?.trim() ?? '');
  if (text?.firstName) return text;
  return given !== '' || family !== '' ? { firstName: given, lastName: family } : text;
}

/** Street lines, city, postal code and country. A first line left empty is null in FHIR. */
export function addressFields(address: Address | undefined) {
  const [first, ...others] = address?.line ?? [];
  return defined({
    addressLine1: first ?? undefined,
    addressLine2: others.filter((line) => line !== null).join(', ') || undefined,
    city: address?.city,
    pinCode: address?.postalCode,
    country: address?.country,
  });
}

/** The list of kinds of numbers, by its present and its older addresses. */
const identifierTypes = new Set(
  [systems.identifierType, 'http://hl7.org/fhir/v2/0203', 'urn:oid:2.16.840.1.113883.18.108'].map(
    plainSystem,
  ),
);
const isIdentifierType = (system = ''): boolean => identifierTypes.has(plainSystem(system));
const socialSystems = new Set([systems.usSocialSecurity, 'urn:oid:2.16.840.1.113883.4.1'].map(plainSystem));

const typed = (identifier: Identifier, code: string): boolean =>
  identifier.type?.coding?.some((coding) => isIdentifierType(coding.system) && coding.code === code) ?? false;
const isSocial = (identifier: Identifier): boolean =>
  socialSystems.has(plainSystem(identifier.system ?? '')) || typed(identifier, 'SS');
const ownSystems: readonly string[] = [systems.ownId, systems.ownPatientId, systems.ownSocialNumber];

/** Numbers of a patient: what our export wrote under our systems wins; others are kept to find the patient again. */
function numbers(identifiers: readonly Identifier[], own: boolean, id: string | undefined, now: number) {
  const kept = identifiers.filter((identifier) =>
    own ? !ownSystems.includes(identifier.system ?? '') : !isSocial(identifier),
  );
  const current = currentOf(identifiers, now);
  const social = own ? ownIdOf(identifiers, systems.ownSocialNumber) : current.find(isSocial)?.value;
  // A number that has ended still finds its patient, but is nobody's number today.
  const counting = [...kept.filter((one) => current.includes(one)), ...kept];
  const record = counting.find((identifier) => typed(identifier, 'MR')) ?? counting[0];
  return {
    patientId: ownIdOf(identifiers, systems.ownPatientId) ?? record?.value ?? id,
    socialNumber: social,
    identifiers: kept.map(({ system, value }) => ({ system: system ?? '', value })),
    record,
  };
}

const linkSchema = z.object({ type: z.string(), other: referenceSchema });

/** Collects the other patients of its source that this one is by now, or has become. */
function linksOf(elements: Elements<fhir.Patient>): Pick<PatientItem, 'replaces' | 'replacedBy'> {
  const links = elements.many('link', linkSchema);
  const named = (type: string) =>
    links.filter((link) => link.type === type).map(({ other }) => other.reference);
  const [replacedBy] = named('replaced-by');
  const replaces = named('replaces');
  return {
    ...(replacedBy !== undefined && { replacedBy }),
    ...(replaces.length > 0 && { replaces }),
  };
}

function contacts(elements: Elements<fhir.Patient>, now: number) {
  const telecoms = currentOf(elements.many('telecom', telecomSchema), now);
  const isMobile = ({ system, use }: { system?: string | undefined; use?: string | undefined }) =>
    system === 'sms' || (system === 'phone' && use === 'mobile');
  return {
    mobile: telecoms.find(isMobile)?.value,
    phone: telecoms.find((telecom) => telecom.system === 'phone' && telecom.use !== 'mobile')?.value,
  };
}

function language(elements: Elements<fhir.Patient>): Patient['ext']['preferredLanguage'] {
  const spoken = elements.many('communication', communicationSchema);
  const ordered = [
    ...spoken.filter(({ preferred }) => preferred),
    ...spoken.filter(({ preferred }) => !preferred),
  ];
  const bases = ({ coding = [] }: Concept) => coding.map(({ code }) => code?.toLowerCase().split('-')[0]);
  const ours = ['en', 'de', 'fr', 'pt'] as const;
  return ordered
    .map(({ language: concept }) => ours.find((code) => bases(concept).includes(code)))
    .find((code) => code !== undefined);
}

/** Drops optional fields whose value does not fit the schema, and notes each. */
function fitting(elements: Elements<fhir.Patient>, fields: Partial<Draft<Patient>>): Partial<Draft<Patient>> {
  const entries = Object.entries(fields).filter(([name, value]) => {
    if (value === undefined || value === '') return false;
    const fits = patientSchema.shape[name as keyof typeof patientSchema.shape].safeParse(value).success;
    if (!fits) elements.notes.push({ reason: 'fieldNotUsable', where: name });
    return fits;
  });
  return Object.fromEntries(entries);
}

/**
 * One Patient. A patient without a full name or an exact date of birth cannot be identified safely and is left out; of
 * an optional field that does not fit, only the field is left out.
 * @param options IANA zone for patients whose source names none, and the clock (epoch ms): names, addresses and numbers
 *   that have ended or have not begun are none
 */
export function readPatient(
  resource: Json,
  fullUrl: string | undefined,
  { timeZone: defaultZone, now }: { timeZone: string; now: number },
): Understood {
  const elements = elementsOf<fhir.Patient>(resource);
  const names = elements.many('name', nameSchema);
  const name = splitName(currentOf(names, now)) ?? splitName(names);
  if (
    name === undefined ||
    !isPersonName(fullName(name)) ||
    !z
      .object({ firstName: patientSchema.shape.firstName, lastName: patientSchema.shape.lastName })
      .safeParse(name).success
  ) {
    return { left: 'noName', where: 'name' };
  }
  const dateOfbirth = elements.one('birthDate', patientSchema.shape.dateOfbirth);
  if (dateOfbirth === undefined) return { left: 'noBirthDate', where: 'birthDate' };

  const id = elements.one('id', z.string());
  const identifiers = elements.many('identifier', identifierSchema);
  const ownId = ownIdOf(identifiers, systems.ownId);
  const {
    patientId,
    socialNumber,
    identifiers: kept,
    record,
  } = numbers(identifiers, ownId !== undefined, id, now);
  // A number without its system is another person's elsewhere: it makes no id by itself.
  const unnamed = record && !record.system ? [dateOfbirth, name.firstName, name.lastName] : [];
  const stableId =
    ownId ??
    worldwideId(id) ??
    worldwideId(fullUrl) ??
    (record
      ? derivedId(record.system ?? '', record.value, ...unnamed)
      : derivedId(id ?? fullUrl ?? '', dateOfbirth, id ? '' : name.lastName));
  const extensions = elements
    .many('extension', z.unknown())
    .flatMap((extension) => extensionSchema.safeParse(extension).data ?? []);
  const { ext, category, pathologies, ...ours } = readPatientExtensions(extensions);
  const addresses = currentOf(elements.many('address', addressSchema), now);
  const deceased =
    elements.one('deceasedBoolean', z.boolean()) === true ||
    elements.one('deceasedDateTime', z.string()) !== undefined;
  const gender = elements.one('gender', z.string());
  const candidate = {
    id: stableId.slice(0, 100),
    category: category ?? null,
    ...name,
    patientId: patientId?.trim() ? patientId.trim().slice(0, 100) : stableId.slice(0, 100),
    dateOfbirth,
    gender: genders.find((known) => known === gender) ?? 'unknown',
    pathologies: pathologies ?? [],
    medicalTeam: {},
    ...fitting(elements, {
      ...ours,
      ...contacts(elements, now),
      ...addressFields(
        addresses.find(({ use }) => use === 'home') ??
          addresses.find(({ use }) => use !== 'billing') ??
          addresses[0],
      ),
      socialNumber,
    }),
    ext: defined({
      ...ext,
      timeZone: timeZoneOf(extensions) ?? defaultZone,
      preferredLanguage: language(elements),
      status: ext.status ?? (deceased ? 'deceased' : 'active'),
      identifiers: kept
        .filter(({ system, value }) => system.length <= 300 && value.length <= 300)
        .slice(0, 50),
    }),
  };
  const parsed = z.omit(patientSchema, { version: true, updatedAt: true }).safeParse(candidate);
  if (!parsed.success) return { left: 'wrongType', where: parsed.error.issues[0]?.path.join('.') };
  const pausedUntil = parsed.data.ext.status === 'paused' ? pausedUntilOf(extensions) : undefined;
  const item: PatientItem = {
    kind: 'patient',
    id,
    own: ownId !== undefined,
    patient: parsed.data,
    ...(pausedUntil !== undefined && { pausedUntil }),
    ...lastUpdatedOf(elements),
    ...linksOf(elements),
  };
  return { items: [item], notes: elements.notes };
}
