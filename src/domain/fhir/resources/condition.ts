import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { clinicalStatuses, conditionSeverities } from '@/domain/conditions/condition';
import { ckdStageOf, ownExtension, pathologiesBy, saysNone, severityCodes, systems } from '../codes';
import { codeSystemOf, plainSystem, type SentCode } from '../codeSystems';
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
import { saysDialysis, saysPregnancy } from '../standingCodes';
import { saysTransplant } from '../transplantCodes';
import type { Understood } from '../read/items';

const CURRENT = new Set(['active', 'recurrence', 'relapse']);

/** Tells whether a coding speaks of what rules go by beside the pathologies. */
const saysMore = (coding: SentCode): boolean =>
  saysDialysis([coding]) !== undefined || saysPregnancy([coding]) === true || saysTransplant([coding]);

/**
 * The coding to keep: one that speaks of dialysis, pregnancy or a transplant, else one of a system that is understood
 * here, else the first that has a code.
 */
export function bestCoding(concept: Concept): { system: string; code: string } | undefined {
  const coded = (concept.coding ?? []).filter(
    ({ code }) => code !== undefined && code !== '' && code.length <= 100,
  );
  const known =
    coded.find(saysMore) ??
    coded.find(({ system }) => ['snomed', 'icd10'].includes(codeSystemOf(system) ?? ''));
  const { system = '', code } = known ?? coded[0] ?? {};
  return code === undefined || system.length > 300 ? undefined : { system, code };
}

/** The code that a concept has in a list of HL7's, in whatever place; of a concept without that list its first. */
const codeIn = (concept: Concept | undefined, system: string): string | undefined =>
  (
    concept?.coding?.find((one) => plainSystem(one.system ?? '') === plainSystem(system)) ??
    concept?.coding?.[0]
  )?.code;

/** A point in the course of a condition, as the source gave it: date, instant, start of a period, or words. */
function point(elements: Elements<fhir.Condition>, name: 'onset' | 'abatement'): string | undefined {
  const text =
    elements.one(`${name}DateTime`, z.string()) ??
    elements.one(`${name}Period`, periodSchema)?.start ??
    elements.one(`${name}String`, z.string());
  return text === undefined || text === '' ? undefined : text.slice(0, 40);
}

/** One Condition. Only a current one that nobody doubts ticks a pathology of the patient. */
export function readCondition(resource: Json): Understood {
  const elements = elementsOf<fhir.Condition>(resource);
  const code = elements.one('code', conceptSchema);
  const label = conceptText(code);
  if (code === undefined || label === undefined) {
    return { left: elements.notes.length > 0 ? 'wrongType' : 'noCode', where: 'code' };
  }
  if (code.coding?.some(saysNone)) return { left: 'saysNone', where: 'code' };
  const verified = elements.one('verificationStatus', conceptSchema);
  const verification = (codeIn(verified, systems.conditionVerification) ?? verified?.text)?.slice(0, 60);
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  if (verification === 'entered-in-error' && ownId === undefined) return { left: 'enteredInError' };
  const stated = codeIn(elements.one('clinicalStatus', conceptSchema), systems.conditionClinical);
  const clinicalStatus = clinicalStatuses.find((status) => status === stated) ?? 'unknown';
  const graded = elements.one('severity', conceptSchema)?.coding?.map(({ code: grade }) => grade) ?? [];
  const recordedBy = elements
    .many('extension', extensionSchema)
    .find(({ url }) => url === ownExtension('recordedBy'))?.valueString;
  // What leaves a diagnosis in doubt, or is no word of FHIR, ticks no pathology; the diagnosis is kept.
  const isTrusted = verification === undefined || verification === '' || verification === 'confirmed';
  const counts = CURRENT.has(clinicalStatus) && isTrusted;
  return {
    notes: elements.notes,
    items: [
      {
        kind: 'condition',
        subject: subjectOf(elements),
        id: elements.one('id', z.string()),
        ownId,
        ...lastUpdatedOf(elements),
        stages: counts ? (code.coding ?? []).flatMap((coding) => ckdStageOf(coding) ?? []) : [],
        pathologies: counts ? pathologiesBy(code.coding ?? []) : [],
        condition: defined({
          label: label.slice(0, 500),
          code: bestCoding(code),
          clinicalStatus,
          verification: verification || undefined,
          onset: point(elements, 'onset'),
          abatement: point(elements, 'abatement'),
          severity: conditionSeverities.find((one) => graded.includes(severityCodes[one])),
          note: noteOf(elements.many('note', annotationSchema)),
          recordedBy: recordedBy?.slice(0, 254) || undefined,
        }),
      },
    ],
  };
}
