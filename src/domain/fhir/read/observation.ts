import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { FUTURE_TOLERANCE_MINUTES } from '@/domain/readings/plausibility';
import type { Measure } from '@/domain/readings/measure';
import { dayMarks, readingSources, urineColours, type ReadingDraft } from '@/domain/readings/reading';
import { BODY_HEIGHT, DIASTOLIC, measureByLoinc, dayTotals, ownExtension, SYSTOLIC, systems } from '../codes';
import {
  annotationSchema,
  conceptSchema,
  defined,
  elementsOf,
  extensionSchema,
  identifierSchema,
  noteOf,
  ownIdOf,
  quantitySchema,
  referenceSchema,
  type Concept,
  type Elements,
  type Json,
} from '../elements';
import type { Reason } from './findings';
import type { BodyItem, Item, ReadingItem, Understood } from './items';
import { canonical, isPerDay, isPlausible, isUsual, isUsualPulsePressure } from './quantity';
import { effectiveOf } from '../time';

const componentSchema = z.object({ code: conceptSchema, valueQuantity: z.optional(quantitySchema) });

const AHEAD_MS = FUTURE_TOLERANCE_MINUTES * 60_000;

function measureOf(concept: Concept): { measure: Measure | 'height'; dayTotal: boolean } | undefined {
  for (const { system, code } of concept.coding ?? []) {
    if (code === undefined) continue;
    if (system === systems.ownMeasure && (code === 'stress' || code === 'fatigue'))
      return { measure: code, dayTotal: false };
    if (system !== systems.loinc) continue;
    if (code === BODY_HEIGHT) return { measure: 'height', dayTotal: false };
    const measure = measureByLoinc.get(code);
    if (measure) return { measure, dayTotal: dayTotals.has(code) };
  }
  return undefined;
}

type Values = { value: number; diastolic?: number; unusual: boolean };

function pressure(elements: Elements<fhir.Observation>): Values | { left: Reason } {
  const components = elements.many('component', componentSchema);
  const part = (code: string) =>
    components.find((component) => component.code.coding?.some((coding) => coding.code === code))
      ?.valueQuantity;
  const [upper, lower] = [part(SYSTOLIC), part(DIASTOLIC)];
  if (upper === undefined && lower === undefined && elements.notes.length > 0) return { left: 'wrongType' };
  if (upper?.value === undefined || lower?.value === undefined) return { left: 'incompletePressure' };
  const systolic = canonical(upper, 'bloodPressure');
  if ('left' in systolic) return systolic;
  const diastolic = canonical(lower, 'bloodPressure');
  if ('left' in diastolic) return diastolic;
  const [high, low] = [systolic.value, diastolic.value];
  const possible = isPlausible(high, 'bloodPressure') && isPlausible(low, 'diastolic') && high > low;
  if (!possible) return { left: 'implausible' };
  const usual =
    isUsual(high, 'bloodPressure') && isUsual(low, 'diastolic') && isUsualPulsePressure(high - low);
  return { value: high, diastolic: low, unusual: !usual };
}

function single(
  elements: Elements<fhir.Observation>,
  measure: Exclude<Measure, 'bloodPressure'> | 'height',
  dayMark: ReadingDraft['dayMark'],
): Values | { left: Reason } {
  const whole =
    measure === 'stress' || measure === 'fatigue' ? elements.one('valueInteger', z.number()) : undefined;
  const quantity = whole === undefined ? elements.one('valueQuantity', quantitySchema) : { value: whole };
  if (quantity === undefined && elements.notes.length > 0) return { left: 'wrongType' };
  const result = canonical(quantity, measure);
  if ('left' in result) return result;
  if (dayMark === 'nothing' && result.value === 0) return { value: 0, unusual: false };
  if (!isPlausible(result.value, measure, dayMark)) return { left: 'implausible' };
  return { value: result.value, unusual: !isUsual(result.value, measure, dayMark) };
}

/** What our own export says about a reading beyond FHIR's elements; other systems say nothing of it. */
function ownDetails(
  elements: Elements<fhir.Observation>,
): Pick<ReadingDraft, 'source' | 'recordedBy' | 'confirmedOutOfRange' | 'dayMark' | 'urine'> {
  const extensions = elements.many('extension', extensionSchema);
  const named = (name: string) => extensions.find((extension) => extension.url === ownExtension(name));
  const urine = defined({
    colour: urineColours.find((colour) => colour === named('urineColour')?.valueCode),
    blood: named('urineBlood')?.valueBoolean,
    pain: named('urinePain')?.valueBoolean,
    infection: named('urineInfection')?.valueBoolean,
  });
  return {
    source: readingSources.find((source) => source === named('source')?.valueCode) ?? 'import',
    ...defined({
      dayMark: dayMarks.find((mark) => mark === named('dayMark')?.valueCode),
      urine: Object.keys(urine).length > 0 ? urine : undefined,
      recordedBy: named('recordedBy')?.valueString?.slice(0, 200),
      confirmedOutOfRange: named('confirmedOutOfRange')?.valueBoolean,
    }),
  };
}

const isAmended = (status: string | undefined): boolean => status === 'amended' || status === 'corrected';

/** When the source said so: of this version of the resource, or of the result; empty where it does not say. */
function saidAt(elements: Elements<fhir.Observation>): string {
  const updated = elements.one('meta', z.object({ lastUpdated: z.optional(z.string()) }))?.lastUpdated;
  const at = Date.parse(updated ?? elements.one('issued', z.string()) ?? '');
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

/** One that its source has taken back: left out, and taken out where it is stored. */
function takenBack(resource: Json, measure: Measure | 'height', now: number): Understood {
  const left = 'enteredInError';
  if (measure === 'height') return { left };
  const elements = elementsOf<fhir.Observation>(resource);
  const at = saidAt(elements);
  const dated = at === '' ? {} : { lastUpdated: at };
  const { status: _, ...rest } = resource as Record<string, unknown>;
  const observation = readObservation(rest as Json, now);
  const item = 'items' in observation ? observation.items.find((one) => one.kind === 'reading') : undefined;
  if (item) {
    const { value, diastolic } = item.reading;
    const reading = { at: item.reading.at, value, ...(diastolic !== undefined && { diastolic }) };
    const { subject, id, ownId } = item;
    return { left, withdrawal: { kind: 'reading', subject, id, ownId, measure, reading, ...dated } };
  }
  const id = elements.one('id', z.string());
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  // Without a name nobody can say which reading is meant.
  if (id === undefined && ownId === undefined) return { left };
  const subject = elements.one('subject', referenceSchema)?.reference;
  return { left, withdrawal: { kind: 'reading', subject, id, ownId, measure, ...dated } };
}

/**
 * One Observation as a reading, a height, or the reason why it is neither. Values are converted to canonical units
 * and rounded; outside the hard limits they are left out, outside the soft ones they are taken and marked.
 * @param now epoch ms, for values from the future
 */
export function readObservation(resource: Json, now: number): Understood {
  const elements = elementsOf<fhir.Observation>(resource);
  const code = elements.one('code', conceptSchema);
  if (code === undefined) return { left: elements.notes.length > 0 ? 'wrongType' : 'noCode', where: 'code' };
  const known = measureOf(code);
  if (known === undefined) return { left: 'notSupported' };
  const status = elements.one('status', z.string());
  if (status === 'entered-in-error' || status === 'cancelled') return takenBack(resource, known.measure, now);
  if (status === 'registered' || status === 'preliminary') return { left: 'notFinal', where: 'status' };
  const { measure } = known;
  const details = ownDetails(elements);
  const isVolume = measure === 'water' || measure === 'urine';
  const amount = isVolume ? elements.one('valueQuantity', quantitySchema) : undefined;
  const isTotal = known.dayTotal || (amount !== undefined && isPerDay(amount));
  // Our own export says by its mark that the instant is the one it was recorded with.
  const isPlaced = details.dayMark !== undefined;
  if (isTotal) details.dayMark ??= 'total';
  // A day of which some was lost, or nothing passed, is no day that single entries are left out for.
  const dayTotal = details.dayMark === 'total' || isTotal;
  const values =
    measure === 'bloodPressure' ? pressure(elements) : single(elements, measure, details.dayMark);
  if ('left' in values)
    return { ...values, ...(values.left === 'wrongType' && { where: elements.notes[0]?.where }) };

  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  const common = {
    subject: elements.one('subject', referenceSchema)?.reference,
    id: elements.one('id', z.string()),
    ownId,
  };
  const { at, about, totalAt } = effectiveOf(elements);
  if (about !== undefined && about > now + AHEAD_MS) return { left: 'implausibleTime' };
  const items: Item[] = [];
  if (measure === 'height' || measure === 'weight') {
    const body: BodyItem = {
      kind: 'body',
      ...common,
      field: measure,
      about: about ?? Number.NEGATIVE_INFINITY,
      value: values.value,
    };
    items.push(body);
    if (measure === 'height') return { items, notes: elements.notes };
    if (at === undefined) {
      // Our own export writes the weight of the patient form without a time; of any other, a reading is lost.
      return {
        items,
        notes: ownId ? elements.notes : [...elements.notes, { reason: 'noTime', where: 'effective' }],
      };
    }
  }
  if (at === undefined) return { left: 'noTime' };
  // A person of ours said whether an unusual value was right; for values from elsewhere its system vouches.
  if (ownId === undefined && values.unusual) details.confirmedOutOfRange = true;
  const standsAt = (isTotal && !isPlaced && totalAt?.(now)) || at;
  const reading: ReadingItem = {
    kind: 'reading',
    ...common,
    dayTotal,
    atMs: at,
    reading: defined({
      ...(isAmended(status) && { amendedAt: saidAt(elements) }),
      measure,
      at: new Date(standsAt).toISOString(),
      value: values.value,
      diastolic: values.diastolic,
      ...details,
      note: noteOf(elements.many('note', annotationSchema)),
    }),
  };
  items.push(reading);
  return { items, notes: elements.notes };
}
