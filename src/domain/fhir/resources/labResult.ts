import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { type Analyte } from '@/domain/laboratory/analytes';
import {
  analyteByLoinc,
  analyteFacts,
  unitOfAnalyte,
  UREA_NITROGEN_UNIT,
  ureaNitrogenCodes,
} from '@/domain/laboratory/analyteFacts';
import { comparators, type LabResult } from '@/domain/laboratory/labResult';
import { importedLabProblems } from '@/domain/laboratory/labResultProblems';
import { ownExtension, systems } from '../codes';
import { codeSystemOf } from '../codeSystems';
import {
  annotationSchema,
  conceptSchema,
  defined,
  elementsOf,
  extensionSchema,
  identifierSchema,
  lastUpdatedOf,
  noteOf,
  ownIdOf,
  quantitySchema,
  subjectOf,
  type Concept,
  type Elements,
  type Json,
  type Quantity,
} from '../elements';
import type { LabWithdrawalItem, Understood } from '../read/items';
import { effectiveOf } from '../time';
import { coding, head, metaOf, ownValue, present, words, type Written } from '../write/writeElements';

type SentResult = NonNullable<PatientRecord['labResults']>[number];

const performerSchema = z.object({ display: z.optional(z.string()) });
const rangeSchema = z.object({
  low: z.optional(quantitySchema),
  high: z.optional(quantitySchema),
  text: z.optional(z.string()),
});

const isLoinc = (system: string | undefined): boolean => codeSystemOf(system) === 'loinc';

/** The analyte of a concept, with the code that says so; two that name different ones contradict each other. */
function analyteOf(
  concept: Concept,
  isOwn: boolean,
): { analyte: Analyte; code: string } | 'contradictory' | undefined {
  const named = (concept.coding ?? []).flatMap(({ system, code }) => {
    const analyte = code !== undefined && isLoinc(system) ? analyteByLoinc.get(code.trim()) : undefined;
    return analyte === undefined || code === undefined ? [] : [{ analyte, code: code.trim() }];
  });
  const [first] = named;
  // Our own export writes ours first, and behind it what the source called it.
  return !isOwn && named.some(({ analyte }) => analyte !== first?.analyte) ? 'contradictory' : first;
}

/** The source's own code, which stands behind ours where the file was written by this product. */
function codeBeside(concept: Concept): LabResult['code'] {
  const { system, code } = concept.coding?.[1] ?? {};
  return system && code ? { system: system.slice(0, 300), code: code.slice(0, 100) } : undefined;
}

/**
 * Tells whether the source's code alone says what was measured, and which urea its mg/dL are of: any other code is
 * written behind ours, and so is that of a result typed by staff.
 */
const isEnough = ({ source, code, analyte, unit }: SentResult): boolean =>
  source === 'import' &&
  code !== undefined &&
  isLoinc(code.system) &&
  analyteByLoinc.get(code.code) === analyte &&
  ureaNitrogenCodes.has(code.code) === (unit === UREA_NITROGEN_UNIT);

/** A unit without what differs between spellings: case, spaces, the sign for micro, and UCUM's remarks. */
const plainUnit = (unit: string): string =>
  unit
    .replaceAll(/[µμ]/g, 'u')
    .replace('mcg', 'ug')
    .replace('mcmol', 'umol')
    .replaceAll(/\{(?!1\.73)[^}]*\}/g, '')
    .replaceAll(/[{}_\s]/g, '')
    .replace('m²', 'm2')
    .toLowerCase();

/** Spellings of the same unit that differ in more than that. */
const otherSpellings: Readonly<Record<string, string>> = {
  'ml/min': 'ml/min/1.73m2',
  'ml/min/m2': 'ml/min/1.73m2',
  'ug/mg': 'mg/g',
  'g/g': 'mg/mg',
};

/** UCUM code of the analyte's unit that a quantity is given in. */
function unitOf({ unit, code }: Quantity, analyte: Analyte, loinc: string): string | undefined {
  const { units } = analyteFacts[analyte];
  for (const stated of [code, unit]) {
    if (stated === undefined) continue;
    const plain = plainUnit(stated);
    const meant = otherSpellings[plain] ?? plain;
    const known = units.find(({ ucum }) => ucum !== UREA_NITROGEN_UNIT && plainUnit(ucum) === meant);
    if (!known) continue;
    return known.ucum === 'mg/dL' && ureaNitrogenCodes.has(loinc) ? UREA_NITROGEN_UNIT : known.ucum;
  }
  return undefined;
}

/** The unit of a result that counts for nothing, as it was written: it need not be one that the analyte has. */
const statedUnit = ({ code, unit }: Quantity): string | undefined =>
  (code ?? unit)?.slice(0, 40) || undefined;

const statusOf = (status: string | undefined): LabResult['status'] => {
  if (status === 'final') return 'final';
  if (status === 'amended' || status === 'corrected' || status === 'appended') return 'corrected';
  return status === 'entered-in-error' || status === 'cancelled' ? 'entered-in-error' : 'preliminary';
};

/** The first range in the unit of the value itself; one in another unit would be compared wrongly. */
function rangeOf(
  elements: Elements<fhir.Observation>,
  analyte: Analyte,
  loinc: string,
  ucum: string,
): LabResult['range'] {
  const isSame = (end: Quantity | undefined) =>
    end?.value !== undefined &&
    ((end.code === undefined && end.unit === undefined) || unitOf(end, analyte, loinc) === ucum);
  for (const { low, high, text } of elements.many('referenceRange', rangeSchema)) {
    const range = defined({
      low: isSame(low) ? low?.value : undefined,
      high: isSame(high) ? high?.value : undefined,
      text: text?.slice(0, 200) || undefined,
    });
    if (Object.keys(range).length > 0) return range;
  }
  return undefined;
}

/** Which result was taken back; nothing where it has no name: then nobody can say which is meant. */
function withdrawalOf(elements: Elements<fhir.Observation>): { withdrawals?: LabWithdrawalItem[] } {
  const id = elements.one('id', z.string());
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  if (id === undefined && ownId === undefined) return {};
  const subject = subjectOf(elements);
  return { withdrawals: [{ kind: 'labResult', subject, id, ownId, ...lastUpdatedOf(elements) }] };
}

/**
 * An Observation of a laboratory: undefined for any other. Value, unit and range are kept as they were reported; one in a
 * unit that its analyte has not, or that no sample holds, is left out with the reason.
 * @param now epoch ms, for results from the future
 */
export function readLabResult(resource: Json, now: number): Understood | undefined {
  const elements = elementsOf<fhir.Observation>(resource);
  const concept = elements.one('code', conceptSchema);
  const extensions = elements.many('extension', extensionSchema);
  const own = (name: string) => extensions.find(({ url }) => url === ownExtension(name));
  const known = concept && analyteOf(concept, own('source') !== undefined);
  if (!known) return undefined;
  if (known === 'contradictory') return { left: 'contradictoryCodes' };
  const { analyte, code } = known;
  const quantity = elements.one('valueQuantity', quantitySchema);
  const status = statusOf(elements.one('status', z.string()));
  if (quantity?.value === undefined) {
    if (status === 'entered-in-error') return { left: 'enteredInError', ...withdrawalOf(elements) };
    return elements.notes.length > 0 ? { left: 'wrongType', where: 'valueQuantity' } : { left: 'noValue' };
  }
  const comparator = comparators.find((one) => one === quantity.comparator);
  if (quantity.comparator !== undefined && comparator === undefined) return { left: 'inexact' };
  const unit =
    unitOf(quantity, analyte, code) ?? (status === 'entered-in-error' ? statedUnit(quantity) : undefined);
  if (unit === undefined) return { left: 'unknownUnit' };
  const { at } = effectiveOf(elements);
  if (at === undefined) return { left: 'noTime' };
  const labResult = defined({
    analyte,
    at: new Date(at).toISOString(),
    value: quantity.value,
    unit,
    comparator,
    range: rangeOf(elements, analyte, code, unit),
    status,
    source: own('source')?.valueCode === 'staff' ? ('staff' as const) : ('import' as const),
    code: own('source') ? codeBeside(concept) : { system: systems.loinc, code },
    laboratory: elements.many('performer', performerSchema)[0]?.display?.slice(0, 200) || undefined,
    recordedBy: own('recordedBy')?.valueString?.slice(0, 254) || undefined,
    note: noteOf(elements.many('note', annotationSchema)),
  });
  const problems = importedLabProblems({ id: '', patient: '', ...labResult }, now);
  if (problems.value) return { left: 'implausible' };
  if (problems.at) return { left: 'implausibleTime' };
  return {
    notes: elements.notes,
    items: [
      {
        kind: 'labResult',
        subject: subjectOf(elements),
        id: elements.one('id', z.string()),
        ownId: ownIdOf(elements.many('identifier', identifierSchema), systems.ownId),
        ...lastUpdatedOf(elements),
        labResult,
      },
    ],
  };
}

/** A laboratory's result as Observation: as it was reported, under the code that it came with, or ours. */
export function writeLabResult(result: SentResult, subject: fhir.Reference): Written<fhir.Observation> {
  const { analyte, value, unit, comparator, range, status, code, laboratory } = result;
  const known = unitOfAnalyte(analyte, unit);
  const ucum = unit === UREA_NITROGEN_UNIT ? 'mg/dL' : unit;
  const amount = (of: number): fhir.Quantity => ({
    value: of,
    unit: ucum === unit ? (known?.symbol ?? unit) : ucum,
    ...(known && { system: systems.ucum, code: ucum }),
  });
  const ours = coding(systems.loinc, (known ?? analyteFacts[analyte].units[0]).loinc);
  const theirs = code ? [coding(code.system, code.code)] : [];
  const isTheirs = isEnough(result);
  return present<Written<fhir.Observation>>({
    ...head('Observation', result.id),
    ...metaOf(result.lastUpdated),
    extension: [
      ...(isTheirs ? [] : ownValue('source', 'valueCode', result.source)),
      ...ownValue('recordedBy', 'valueString', result.recordedBy),
    ],
    status,
    category: [{ coding: [coding(systems.observationCategory, 'laboratory')] }],
    code: { coding: isTheirs ? theirs : [ours, ...theirs] },
    subject,
    effectiveDateTime: result.at,
    performer: laboratory ? [{ display: laboratory }] : [],
    valueQuantity: { ...amount(value), ...(comparator && { comparator }) },
    referenceRange: range
      ? [
          present<fhir.ObservationReferenceRange>({
            low: range.low === undefined ? undefined : amount(range.low),
            high: range.high === undefined ? undefined : amount(range.high),
            text: range.text,
          }),
        ]
      : [],
    note: words(result.note),
  });
}
