import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { medicationStatuses, orderIntents } from '@/domain/medicine/medicationRequest';
import { bestCoding } from '../resources/condition';
import { saysNone, systems } from '../codes';
import {
  conceptSchema,
  conceptText,
  defined,
  elementsOf,
  identifierSchema,
  isObject,
  lastUpdatedOf,
  ownIdOf,
  periodSchema,
  referenceSchema,
  subjectOf,
  type Elements,
  type Json,
} from '../elements';
import { dosageOf } from './dosage';
import type { MedicationItem, MedicineItem, Understood } from './items';
import { FHIR_DATE_TIME } from '../time';

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

type Medicated = fhir.MedicationRequest | fhir.MedicationStatement;

function contained(elements: Elements<Medicated>, reference: string): MedicineItem | undefined {
  const match = elements
    .many('contained', z.unknown())
    .find((inner) => isObject(inner) && inner['id'] === reference.slice(1));
  const read = isObject(match) ? readMedicine(match) : undefined;
  const item = read && 'items' in read ? read.items[0] : undefined;
  return item?.kind === 'medicine' ? item : undefined;
}

/** A medicine as a resource names it: in words, by a reference to a Medication, or by one that it contains. */
function medicineIn(elements: Elements<Medicated>) {
  const concept = elements.one('medicationCodeableConcept', conceptSchema);
  const { reference, display } = elements.one('medicationReference', referenceSchema) ?? {};
  const inner = reference?.startsWith('#') ? contained(elements, reference) : undefined;
  return {
    medicine: conceptText(concept)?.slice(0, 500) ?? inner?.medicine,
    code: concept ? bestCoding(concept) : inner?.code,
    reference,
    display,
    isNone: [...(concept?.coding ?? []), ...(inner?.code ? [inner.code] : [])].some(saysNone),
  };
}

/** Fields that a prescription and a statement share. */
function readMedicated(
  elements: Elements<Medicated>,
  details: () => Omit<MedicationItem['request'], 'medicine' | 'code' | 'status'>,
): Understood {
  const { medicine, code, reference, display, isNone } = medicineIn(elements);
  if (isNone) return { left: 'saysNone' };
  if (medicine === undefined && reference === undefined)
    return { left: elements.notes.length > 0 ? 'wrongType' : 'noCode', where: 'medication' };
  const stated = elements.one('status', z.string());
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  if (stated === 'entered-in-error' && ownId === undefined) return { left: 'enteredInError' };
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
          code,
          status: medicationStatuses.find((status) => status === stated) ?? 'unknown',
          ...details(),
        }),
      },
    ],
    notes: elements.notes,
  };
}

const dateTime = z.string().check(z.maxLength(40), z.regex(FHIR_DATE_TIME));

/** One MedicationRequest; its medicine is named in it, contained in it, or looked up when all files are read. */
export function readMedicationRequest(resource: Json): Understood {
  const elements = elementsOf<fhir.MedicationRequest>(resource);
  const stated = elements.one('intent', z.string());
  const intent = orderIntents.find((one) => one === stated);
  return readMedicated(elements, () => ({
    ...(intent !== 'order' && defined({ intent })),
    ...defined({ authoredOn: elements.one('authoredOn', dateTime) }),
    ...dosageOf(elements, 'dosageInstruction'),
  }));
}

/** One MedicationStatement: somebody says that a medicine is taken, was taken or rests; since when, and until when. */
export function readMedicationStatement(resource: Json): Understood {
  const elements = elementsOf<fhir.MedicationStatement>(resource);
  return readMedicated(elements, () => {
    const { start, end } = elements.one('effectivePeriod', periodSchema) ?? {};
    const point = (text: string | undefined) => dateTime.safeParse(text).data;
    return {
      isStatement: true as const,
      ...defined({
        authoredOn: elements.one('effectiveDateTime', dateTime) ?? point(start),
        until: point(end),
      }),
      ...dosageOf(elements, 'dosage'),
    };
  });
}
