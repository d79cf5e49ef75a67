import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { clinicalStatuses, conditionSeverities } from '@/domain/conditions/condition';
import { ckdStageOf, ownExtension, pathologyOf, saysNone, severityCodes, systems } from '../codes';
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
  referenceSchema,
  type Concept,
  type Elements,
  type Json,
} from '../elements';
import type { Understood } from '../read/items';

const CURRENT = new Set(['active', 'recurrence', 'relapse']);

/** The coding to keep: one of a system that is understood here, else the first that has a code. */
export function bestCoding(concept: Concept): { system: string; code: string } | undefined {
  const coded = (concept.coding ?? []).filter(
    ({ code }) => code !== undefined && code !== '' && code.length <= 100,
  );
  const known = coded.find(({ system }) => system === systems.snomed || /icd-?10/i.test(system ?? ''));
  const { system = '', code } = known ?? coded[0] ?? {};
  return code === undefined || system.length > 300 ? undefined : { system, code };
}

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
  const verification = (verified?.coding?.[0]?.code ?? verified?.text)?.slice(0, 60);
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  if (verification === 'entered-in-error' && ownId === undefined) return { left: 'enteredInError' };
  const stated = elements.one('clinicalStatus', conceptSchema)?.coding?.[0]?.code;
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
        subject: elements.one('subject', referenceSchema)?.reference,
        id: elements.one('id', z.string()),
        ownId,
        ...lastUpdatedOf(elements),
        stages: counts ? (code.coding ?? []).flatMap((coding) => ckdStageOf(coding) ?? []) : [],
        pathologies: counts ? (code.coding ?? []).flatMap((coding) => pathologyOf(coding) ?? []) : [],
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
