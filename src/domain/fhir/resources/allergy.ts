import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import {
  allergyCategories,
  allergyStatuses,
  allergyTypes,
  allergyVerifications,
  codeOfNone,
  reactionSeverities,
  type Reaction,
} from '@/domain/allergies/allergy';
import { criticalities, type NoneScope } from '@/domain/allergies/standing';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { ownExtension, saysNone, systems } from '../codes';
import { codeSystemOf, plainSystem } from '../codeSystems';
import {
  annotationSchema,
  conceptSchema,
  conceptText,
  defined,
  elementsOf,
  extensionSchema,
  identifierSchema,
  lastUpdatedOf,
  noteOf,
  ownIdOf,
  periodSchema,
  subjectOf,
  type Concept,
  type Elements,
  type Json,
} from '../elements';
import type { Understood } from '../read/items';
import { FHIR_DATE_TIME } from '../time';
import {
  coding,
  concept,
  head,
  metaOf,
  ownValue,
  present,
  words,
  type Written,
} from '../write/writeElements';

type SentAllergy = NonNullable<PatientRecord['allergies']>[number];

const codeText = z.string();
const reactionElement = z.object({
  substance: z.optional(conceptSchema),
  manifestation: z.optional(z.array(conceptSchema)),
  description: z.optional(z.string()),
  severity: z.optional(z.string()),
});

/** The system of a code of RxNorm, and the two ways in which ATC is named. */
const known = [
  systems.snomed,
  'http://www.nlm.nih.gov/research/umls/rxnorm',
  'http://www.whocc.no/atc',
  'urn:oid:2.16.840.1.113883.6.73',
];

/** The coding to keep: one of a list that is understood here, else the first that has a code. */
function keptCoding({ coding: codings = [] }: Concept): { system: string; code: string } | undefined {
  const coded = codings.filter(({ code }) => code !== undefined && code !== '' && code.length <= 100);
  const best = known.flatMap(
    (system) =>
      coded.find(
        (one) =>
          plainSystem(one.system ?? '') === plainSystem(system) ||
          (system === systems.snomed && codeSystemOf(one.system) === 'snomed'),
      ) ?? [],
  )[0];
  const { system = '', code } = best ?? coded[0] ?? {};
  return code === undefined || system.length > 300 ? undefined : { system, code };
}

/** Codes that say that no allergy, or none to a medicine, is known, beside ours: of IPS, and one that SNOMED CT retired. */
const noneScopes: ReadonlyMap<string, NoneScope> = new Map([
  ['no-known-allergies', 'any'],
  ['no-known-medication-allergies', 'medication'],
  ['160244002', 'any'],
]);
/** SNOMED CT: no known allergy to food, of the environment, to insects, latex, animals: no statement that is kept here. */
const noneOfOthers = new Set(['429625007', '428607008', '428197003', '716184000', '716220001']);

/**
 * Tells which allergies an entry says are not known, where it says only that: a scope that is kept here, or `notKept`
 * where the statement is not.
 */
function noneOf({ coding: codings = [] }: Concept): NoneScope | 'notKept' | undefined {
  for (const one of codings) {
    const isNone = saysNone(one);
    if (!isNone && one.system !== systems.snomed) continue;
    const scope = noneScopes.get(one.code ?? '');
    if (scope) return scope;
    if (isNone || noneOfOthers.has(one.code ?? '')) return 'notKept';
  }
  return undefined;
}

/** Each reaction in words: what was seen, else how the source describes it. */
const reactionsOf = (elements: Elements<fhir.AllergyIntolerance>): Reaction[] =>
  elements
    .many('reaction', reactionElement)
    .flatMap(({ manifestation = [], description, severity }): Reaction[] => {
      const seen = manifestation.flatMap((one) => conceptText(one) ?? []).join(', ');
      const text = (seen || description || '').slice(0, 500);
      const graded = reactionSeverities.find((one) => one === severity);
      return text === '' ? [] : [{ text, ...(graded && { severity: graded }) }];
    });

function onsetOf(elements: Elements<fhir.AllergyIntolerance>): string | undefined {
  const text =
    elements.one('onsetDateTime', codeText) ??
    elements.one('onsetPeriod', periodSchema)?.start ??
    elements.one('onsetString', codeText);
  return text === undefined || text === '' ? undefined : text.slice(0, 40);
}

const statusCode = (
  elements: Elements<fhir.AllergyIntolerance>,
  name: 'clinicalStatus' | 'verificationStatus',
) => elements.one(name, conceptSchema)?.coding?.[0]?.code;

/**
 * One AllergyIntolerance. Where the source does not say that it is over it counts as active, and what it says in no word
 * of FHIR counts as not said.
 */
export function readAllergy(resource: Json): Understood {
  const elements = elementsOf<fhir.AllergyIntolerance>(resource);
  const reactions = elements.many('reaction', reactionElement);
  const code = elements.one('code', conceptSchema) ?? reactions.find(({ substance }) => substance)?.substance;
  const substance = conceptText(code);
  if (code === undefined || substance === undefined)
    return { left: elements.notes.length > 0 ? 'wrongType' : 'noCode', where: 'code' };
  const none = noneOf(code);
  if (none === 'notKept') return { left: 'saysNone', where: 'code' };
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  const verified = statusCode(elements, 'verificationStatus');
  const verification = allergyVerifications.find((one) => one === verified);
  if (verification === 'entered-in-error' && ownId === undefined) return { left: 'enteredInError' };
  const stated = statusCode(elements, 'clinicalStatus');
  const categories = elements.many('category', codeText);
  const type = elements.one('type', codeText);
  const criticality = elements.one('criticality', codeText);
  const recordedBy = elements
    .many('extension', extensionSchema)
    .find(({ url }) => url === ownExtension('recordedBy'))?.valueString;
  const seen = reactionsOf(elements);
  return {
    notes: elements.notes,
    items: [
      {
        kind: 'allergy',
        subject: subjectOf(elements, 'patient'),
        id: elements.one('id', codeText),
        ownId,
        ...lastUpdatedOf(elements),
        allergy: defined({
          substance: substance.slice(0, 500),
          code: none ? codeOfNone(none) : keptCoding(code),
          // Of several a medicine counts: it is what is asked for where one is given.
          category: allergyCategories.find((one) => categories.includes(one)),
          type: allergyTypes.find((one) => one === type),
          criticality: criticalities.find((one) => one === criticality),
          clinicalStatus: allergyStatuses.find((one) => one === stated) ?? ('active' as const),
          verification,
          onset: onsetOf(elements),
          reactions: seen.length > 0 ? seen.slice(0, 20) : undefined,
          note: noteOf(elements.many('note', annotationSchema)),
          recordedBy: recordedBy?.slice(0, 254) || undefined,
        }),
      },
    ],
  };
}

/** An allergy, or that none is known, as AllergyIntolerance. */
export function writeAllergy(
  allergy: SentAllergy,
  subject: fhir.Reference,
): Written<fhir.AllergyIntolerance> {
  const { clinicalStatus, verification, category, onset, reactions = [] } = allergy;
  const isDated = onset !== undefined && FHIR_DATE_TIME.test(onset);
  return present<Written<fhir.AllergyIntolerance>>({
    ...head('AllergyIntolerance', allergy.id),
    ...metaOf(allergy.lastUpdated),
    extension: ownValue('recordedBy', 'valueString', allergy.recordedBy),
    // FHIR (ait-2): what was entered in error has no clinical status.
    clinicalStatus:
      verification === 'entered-in-error'
        ? undefined
        : { coding: [coding(systems.allergyClinical, clinicalStatus)] },
    verificationStatus: verification && { coding: [coding(systems.allergyVerification, verification)] },
    type: allergy.type,
    category: category ? [category] : [],
    criticality: allergy.criticality,
    code: concept(allergy.code, allergy.substance),
    patient: subject,
    ...(onset !== undefined && (isDated ? { onsetDateTime: onset } : { onsetString: onset })),
    note: words(allergy.note),
    reaction: reactions.map(({ text, severity }) =>
      present<fhir.AllergyIntoleranceReaction>({ manifestation: [{ text }], severity }),
    ),
  });
}
