import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { medicationStatuses } from '@/domain/medicine/medicationRequest';
import { bestCoding } from '../resources/condition';
import { systems } from '../codes';
import {
  conceptSchema,
  conceptText,
  defined,
  elementsOf,
  identifierSchema,
  isObject,
  lastUpdatedOf,
  ownIdOf,
  referenceSchema,
  subjectOf,
  type Elements,
  type Json,
} from '../elements';
import type { MedicineItem, Understood } from './items';
import { FHIR_DATE_TIME } from '../time';

const dosageSchema = z.object({
  text: z.optional(z.string()),
  timing: z.optional(z.unknown()),
  doseAndRate: z.optional(z.unknown()),
  patientInstruction: z.optional(z.string()),
  asNeededBoolean: z.optional(z.boolean()),
  asNeededCodeableConcept: z.optional(conceptSchema),
});

/** A Medication that requests refer to. */
export function readMedicine(resource: Json): Understood {
  const elements = elementsOf<fhir.Medication>(resource);
  const code = elements.one('code', conceptSchema);
  const medicine = conceptText(code);
  if (code === undefined || medicine === undefined) {
    return { left: elements.notes.length > 0 ? 'wrongType' : 'noCode', where: 'code' };
  }
  const item: MedicineItem = defined({
    kind: 'medicine' as const,
    id: elements.one('id', z.string()),
    medicine: medicine.slice(0, 500),
    code: bestCoding(code),
  });
  return { items: [item], notes: elements.notes };
}

function contained(elements: Elements<fhir.MedicationRequest>, reference: string): MedicineItem | undefined {
  const match = elements
    .many('contained', z.unknown())
    .find((inner) => isObject(inner) && inner['id'] === reference.slice(1));
  const read = isObject(match) ? readMedicine(match) : undefined;
  const item = read && 'items' in read ? read.items[0] : undefined;
  return item?.kind === 'medicine' ? item : undefined;
}

/** Dosage in the source's own words. A structured dosage is not put into words here: a wrong word would be a wrong dose. */
function dosage(elements: Elements<fhir.MedicationRequest>): { dosage?: string; asNeeded?: boolean } {
  const instructions = elements.many('dosageInstruction', dosageSchema);
  const words = instructions.flatMap((one) => one.text || one.patientInstruction || []);
  const structuredOnly = instructions.some(
    (one) =>
      !one.text && !one.patientInstruction && (one.timing !== undefined || one.doseAndRate !== undefined),
  );
  if (structuredOnly) {
    elements.notes.push({ reason: 'dosageNotInWords', where: 'dosageInstruction' });
  }
  const needed = instructions.flatMap(
    (one) => one.asNeededBoolean ?? (one.asNeededCodeableConcept ? true : []),
  );
  return defined({
    dosage: words.length > 0 ? words.join('\n').slice(0, 2000) : undefined,
    asNeeded: needed.length > 0 ? needed.includes(true) : undefined,
  });
}

/** One MedicationRequest; its medicine is named in it, contained in it, or looked up when all files are read. */
export function readMedicationRequest(resource: Json): Understood {
  const elements = elementsOf<fhir.MedicationRequest>(resource);
  const concept = elements.one('medicationCodeableConcept', conceptSchema);
  const { reference, display } = elements.one('medicationReference', referenceSchema) ?? {};
  const inner = reference?.startsWith('#') ? contained(elements, reference) : undefined;
  const medicine = conceptText(concept)?.slice(0, 500) ?? inner?.medicine;
  if (medicine === undefined && reference === undefined) {
    return { left: elements.notes.length > 0 ? 'wrongType' : 'noCode', where: 'medication' };
  }
  const stated = elements.one('status', z.string());
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  if (stated === 'entered-in-error' && ownId === undefined) return { left: 'enteredInError' };
  const authoredOn = elements.one('authoredOn', z.string().check(z.maxLength(40), z.regex(FHIR_DATE_TIME)));
  return {
    items: [
      {
        kind: 'medication',
        subject: subjectOf(elements),
        id: elements.one('id', z.string()),
        ownId,
        ...lastUpdatedOf(elements),
        ...(medicine === undefined && defined({ reference, display })),
        request: defined({
          medicine,
          code: concept ? bestCoding(concept) : inner?.code,
          status: medicationStatuses.find((status) => status === stated) ?? 'unknown',
          authoredOn,
          ...dosage(elements),
        }),
      },
    ],
    notes: elements.notes,
  };
}
