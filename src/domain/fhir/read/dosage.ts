import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import {
  dosageLineSchema,
  MOST_LINES,
  sourceWordsOf,
  type DosageLine,
  type MostDose,
} from '@/domain/medicine/dosageLine';
import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import { dosagePartExtension } from '../codes';
import {
  conceptSchema,
  conceptText,
  defined,
  extensionSchema,
  periodSchema,
  quantitySchema,
  type Elements,
  type Quantity,
} from '../elements';

const text = z.optional(z.string());
const ratioSchema = z.object({ numerator: quantitySchema, denominator: quantitySchema });
const timingSchema = z.object({
  code: z.optional(conceptSchema),
  repeat: z.optional(z.looseObject({ boundsPeriod: z.optional(periodSchema) })),
});
const dosageSchema = z.object({
  extension: z.optional(z.array(extensionSchema)),
  sequence: z.optional(z.int()),
  text,
  timing: z.optional(timingSchema),
  doseAndRate: z.optional(z.array(z.looseObject({ doseQuantity: z.optional(quantitySchema) }))),
  additionalInstruction: z.optional(z.array(conceptSchema)),
  patientInstruction: text,
  asNeededBoolean: z.optional(z.boolean()),
  asNeededCodeableConcept: z.optional(conceptSchema),
  maxDosePerPeriod: z.optional(ratioSchema),
  maxDosePerAdministration: z.optional(quantitySchema),
  maxDosePerLifetime: z.optional(quantitySchema),
});
type Dosage = z.infer<typeof dosageSchema>;

const amountOf = ({ value, comparator, unit, code }: Quantity): { value: number; unit: string } | undefined =>
  value === undefined || comparator !== undefined ? undefined : { value, unit: unit ?? code ?? '' };

/** The most that may be taken; a limit that cannot be read is null. */
function mostOf(given: Dosage): (MostDose | null)[] {
  const { maxDosePerPeriod: ratio, maxDosePerAdministration: once, maxDosePerLifetime: ever } = given;
  const period = ratio && amountOf(ratio.denominator);
  const limits = [
    ratio && { quantity: ratio.numerator, per: period?.unit ? period : undefined },
    once && { quantity: once, per: 'administration' as const },
    ever && { quantity: ever, per: 'lifetime' as const },
  ];
  return limits.flatMap((limit) => {
    if (!limit) return [];
    const amount = amountOf(limit.quantity);
    return [amount && limit.per ? { ...amount, per: limit.per } : null];
  });
}

/**
 * Reads one line of a dosage. Its figures are not put into words beyond a plain dose and the words of its timing: a wrong word
 * would be a wrong dose. What can be said in neither way is marked as missing.
 */
function lineOf(given: Dosage): DosageLine {
  const { timing, doseAndRate = [], additionalInstruction = [], asNeededCodeableConcept } = given;
  const words = given.text?.trim() ? given.text : undefined;
  const rhythm = words === undefined ? conceptText(timing?.code) : timing?.code?.text;
  const [amount] = doseAndRate;
  const dose = amount?.doseQuantity && amountOf(amount.doseQuantity);
  // A text says the dose and the rhythm; without one, each needs words of its own.
  const isDoseSaid =
    words !== undefined || doseAndRate.length === 0 || (doseAndRate.length === 1 && Boolean(dose?.unit));
  const isRhythmSaid = words !== undefined || timing === undefined || rhythm !== undefined;
  const additional = additionalInstruction.map(conceptText);
  const most = mostOf(given);
  const neededFor = conceptText(asNeededCodeableConcept);
  const { start: from, end: until } = timing?.repeat?.boundsPeriod ?? {};
  const isPart =
    !isDoseSaid ||
    !isRhythmSaid ||
    additional.includes(undefined) ||
    most.includes(null) ||
    given.extension?.some(({ url }) => url === dosagePartExtension);
  const asNeeded = asNeededCodeableConcept ? true : given.asNeededBoolean;
  const line = defined({
    sequence: given.sequence,
    text: words,
    dose: words === undefined && isDoseSaid ? dose : undefined,
    timing: rhythm && !words?.includes(rhythm) ? rhythm : undefined,
    from,
    until,
    asNeeded,
    neededFor,
    additional: additional.filter((one) => one !== undefined),
    patientInstruction: given.patientInstruction || undefined,
    most: most.filter((one) => one !== null),
    isPart: isPart ? (true as const) : undefined,
  });
  const { additional: added, most: limits, ...rest } = line;
  const full = {
    ...rest,
    ...(added && added.length > 0 && { additional: added }),
    ...(limits && limits.length > 0 && { most: limits }),
  };
  // What does not fit is not cut short: half of an instruction may say the opposite.
  const fits = dosageLineSchema.safeParse(full).success;
  return fits ? full : defined({ sequence: given.sequence, asNeeded, isPart: true as const });
}

/** Tells whether a line says nothing but its text and whether it is taken as needed. */
const isPlain = ({ text: _text, asNeeded: _needed, ...rest }: DosageLine): boolean =>
  Object.keys(rest).length === 0;

const saysNothing = (line: DosageLine): boolean => Object.keys(line).length === 0;

/** The dosage of a prescription or statement, in the order of its lines; what of it was not understood is noted. */
export function dosageOf(
  elements: Elements<fhir.MedicationRequest | fhir.MedicationStatement>,
  name: 'dosageInstruction' | 'dosage',
): Pick<MedicationRequest, 'dosage' | 'asNeeded' | 'lines'> {
  const notesBefore = elements.notes.length;
  const given = elements.many(name, dosageSchema);
  const isUnread = elements.notes.length > notesBefore;
  const ordered = given
    .toSorted(
      (a, b) => (a.sequence ?? Number.POSITIVE_INFINITY) - (b.sequence ?? Number.POSITIVE_INFINITY) || 0,
    )
    .map(lineOf);
  const isTooLong = ordered.length > MOST_LINES || (sourceWordsOf(ordered)?.length ?? 0) > 2000;
  const kept = isTooLong ? [] : ordered;
  // A line that could not be read is not left out of the others in silence.
  const all: DosageLine[] = isTooLong || isUnread ? [...kept, { isPart: true }] : kept;
  const isOfUs = given.some(({ extension = [] }) => extension.some(({ url }) => url === dosagePartExtension));
  if (all.some(({ isPart }) => isPart) && !isUnread && !isOfUs)
    elements.notes.push({ reason: 'dosageNotInWords', where: name });
  // The number of a line that stands alone says nothing.
  const [only] = all;
  const lines = only && all.length === 1 ? [defined({ ...only, sequence: undefined })] : all;
  const needed = lines.filter(({ asNeeded }) => asNeeded !== undefined);
  return defined({
    dosage: sourceWordsOf(lines),
    asNeeded: needed.length > 0 ? lines.every(({ asNeeded }) => asNeeded === true) : undefined,
    lines: lines.every(saysNothing) || (lines.length === 1 && lines.every(isPlain)) ? undefined : lines,
  });
}
