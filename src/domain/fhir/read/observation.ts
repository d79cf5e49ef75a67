import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { FUTURE_TOLERANCE_MINUTES } from '@/domain/readings/plausibility';
import type { Measure } from '@/domain/readings/measure';
import { dayMarks, readingSources, urineColours, type ReadingDraft } from '@/domain/readings/reading';
import { observedBy, ownExtension, systems, type Observed } from '../codes';
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
  type Dated,
  type Elements,
  type Json,
  type PartNote,
} from '../elements';
import type { Reason } from './findings';
import { isAboutOther } from './about';
import { pressureOf } from './halves';
import type { BodyItem, HalfItem, Item, ReadingItem, Understood } from './items';
import { canonical, isPerDay, isPlausible, isUsual } from './quantity';
import { effectiveOf } from '../time';

const componentSchema = z.object({
  code: conceptSchema,
  valueQuantity: z.optional(quantitySchema),
  dataAbsentReason: z.optional(z.unknown()),
});

/** Facts beside the file: the zone of bare dates, and epoch ms for values from the future. */
interface Reading {
  timeZone: string;
  now: number;
}

const AHEAD_MS = FUTURE_TOLERANCE_MINUTES * 60_000;

const pressures: ReadonlySet<Observed> = new Set(['bloodPressure', 'systolic', 'diastolic']);

const observedIn = (concept: Concept): Observed | undefined => {
  const known = observedBy(concept.coding ?? []);
  return known === 'contradictory' ? undefined : known?.observed;
};

type Values = { value: number; diastolic?: number; unusual: boolean };

function pressure(elements: Elements<fhir.Observation>): Values | { left: Reason } {
  const components = elements.many('component', componentSchema);
  const part = (side: Observed) =>
    components.find((one) => one.dataAbsentReason === undefined && observedIn(one.code) === side)
      ?.valueQuantity;
  const [upper, lower] = [part('systolic'), part('diastolic')];
  if (upper === undefined && lower === undefined && elements.notes.length > 0) return { left: 'wrongType' };
  if (upper?.value === undefined || lower?.value === undefined) return { left: 'incompletePressure' };
  const systolic = canonical(upper, 'bloodPressure');
  if ('left' in systolic) return systolic;
  const diastolic = canonical(lower, 'bloodPressure');
  if ('left' in diastolic) return diastolic;
  return pressureOf(systolic.value, diastolic.value);
}

/** Takes the other values out of a panel of a blood pressure, such as the pulse, each as an Observation of its own. */
function partsOf(elements: Elements<fhir.Observation>, resource: Json, options: Reading) {
  const items: Item[] = [];
  const notes: PartNote[] = [];
  for (const [index, component] of elements.many('component', componentSchema).entries()) {
    const observed = observedIn(component.code);
    if (observed === undefined || pressures.has(observed)) continue;
    const { component: _, identifier: _own, id, ...rest } = resource;
    const named = typeof id === 'string' ? { id: `${id}-${observed}` } : {};
    const read = readObservation({ ...rest, ...named, ...component }, options);
    if ('items' in read) items.push(...read.items);
    else notes.push({ reason: read.left, where: `component[${index}]` });
  }
  return { items, notes };
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

/** Reads what our own export says about a reading beyond FHIR's elements; other systems say nothing of it. */
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

/** The age of a version of an Observation. */
function saidOf(elements: Elements<fhir.Observation>): Dated {
  const at = saidAt(elements);
  const { versionNumber } = lastUpdatedOf(elements);
  return { ...(at !== '' && { lastUpdated: at }), ...(versionNumber !== undefined && { versionNumber }) };
}

/** One that its source has taken back: left out, and taken out where it is stored. */
function takenBack(resource: Json, observed: Observed, options: Reading): Understood {
  const left = 'enteredInError';
  if (observed === 'height' || observed === 'systolic' || observed === 'diastolic') return { left };
  const elements = elementsOf<fhir.Observation>(resource);
  const dated = saidOf(elements);
  const { status: _, ...rest } = resource;
  const observation = readObservation(rest, options);
  const items = 'items' in observation ? observation.items.filter((one) => one.kind === 'reading') : [];
  const said = items.map(({ subject, id, ownId, reading: { measure, at, value, diastolic } }) => {
    const reading = { at, value, ...(diastolic !== undefined && { diastolic }) };
    return { kind: 'reading' as const, subject, id, ownId, measure, reading, ...dated };
  });
  if (said.length > 0) return { left, withdrawals: said };
  const id = elements.one('id', z.string());
  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  // Without a name nobody can say which reading is meant.
  if (id === undefined && ownId === undefined) return { left };
  const subject = subjectOf(elements);
  return { left, withdrawals: [{ kind: 'reading', subject, id, ownId, measure: observed, ...dated }] };
}

/** One of the two pressures, which becomes a reading where the other is found. */
function readHalf(elements: Elements<fhir.Observation>, side: HalfItem['side'], now: number): Understood {
  const amount = canonical(elements.one('valueQuantity', quantitySchema), 'bloodPressure');
  if ('left' in amount) {
    const isWrong = elements.notes.length > 0;
    return isWrong ? { left: 'wrongType', where: elements.notes[0]?.where } : amount;
  }
  const { at, about } = effectiveOf(elements);
  if (about !== undefined && about > now + AHEAD_MS) return { left: 'implausibleTime' };
  if (at === undefined) return { left: 'noTime' };
  const status = elements.one('status', z.string());
  const half: HalfItem = {
    kind: 'half',
    subject: subjectOf(elements),
    id: elements.one('id', z.string()),
    ownId: undefined,
    ...saidOf(elements),
    side,
    atMs: at,
    value: amount.value,
    reading: defined({
      ...(isAmended(status) && { amendedAt: saidAt(elements) }),
      measure: 'bloodPressure' as const,
      at: new Date(at).toISOString(),
      ...ownDetails(elements),
      note: noteOf(elements.many('note', annotationSchema)),
    }),
  };
  return { items: [half], notes: elements.notes };
}

/**
 * One Observation as a reading, a height, or the reason why it is neither. Values are converted to canonical units
 * and rounded; outside the hard limits they are left out, outside the soft ones they are taken and marked.
 * @param options the zone of the patient and the clock, epoch ms: values from the future are left out
 */
export function readObservation(resource: Json, options: Reading): Understood {
  const { now } = options;
  const elements = elementsOf<fhir.Observation>(resource);
  const code = elements.one('code', conceptSchema);
  if (code === undefined) return { left: elements.notes.length > 0 ? 'wrongType' : 'noCode', where: 'code' };
  const known = observedBy(code.coding ?? []);
  if (known === undefined) return { left: 'notSupported' };
  if (known === 'contradictory') return { left: 'contradictoryCodes' };
  const { observed: measure } = known;
  const status = elements.one('status', z.string());
  if (status === 'entered-in-error' || status === 'cancelled') return takenBack(resource, measure, options);
  if (status === 'registered' || status === 'preliminary') return { left: 'notFinal', where: 'status' };
  if (isAboutOther(elements, code, measure)) return { left: 'notAboutPatient' };
  const isAbsent = elements.one('dataAbsentReason', z.unknown()) !== undefined;
  if (isAbsent && measure !== 'bloodPressure') return { left: 'noValue' };
  if (measure === 'systolic' || measure === 'diastolic') return readHalf(elements, measure, now);
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
  const parts = measure === 'bloodPressure' ? partsOf(elements, resource, options) : { items: [], notes: [] };
  elements.notes.push(...parts.notes);
  if ('left' in values && parts.items.length > 0)
    return { items: parts.items, notes: [...elements.notes, { reason: values.left, where: 'component' }] };
  if ('left' in values && elements.many('hasMember', z.unknown()).length > 0)
    return { items: [], notes: elements.notes };
  if ('left' in values)
    return { ...values, ...(values.left === 'wrongType' && { where: elements.notes[0]?.where }) };

  const ownId = ownIdOf(elements.many('identifier', identifierSchema), systems.ownId);
  const common = {
    subject: subjectOf(elements),
    id: elements.one('id', z.string()),
    ownId,
    ...saidOf(elements),
  };
  const { at, about, totalAt } = effectiveOf(elements, isTotal ? options : undefined);
  if (about !== undefined && about > now + AHEAD_MS) return { left: 'implausibleTime' };
  const items: Item[] = [...parts.items];
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
