import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { calendarDate, type Draft } from '@/domain/entity';
import {
  patientExtensionSchema,
  patientSchema,
  type FluidTarget,
  type Patient,
} from '@/domain/patients/patient';
import { pausesOf } from '@/domain/patients/programmePauses';
import { isTimeZone } from '@/domain/patientDay';
import { ownExtension, timeZoneExtension } from '../codes';
import { extensionSchema, isObject, type Extension } from '../elements';
import { ownValue, quantity } from '../write/writeElements';

type Extensions = readonly Extension[];

/** The value of an extension, whatever its type; times are cut to HH:MM. */
function valueOf(extension: Extension): unknown {
  const { valueString, valueCode, valueTime, valueDate, valueBoolean, valueInteger, valueQuantity } =
    extension;
  return (
    valueString ??
    valueCode ??
    valueTime?.slice(0, 5) ??
    valueDate ??
    valueBoolean ??
    valueInteger ??
    valueQuantity?.value
  );
}

const children = (extension: Extension): Extension[] =>
  (extension.extension ?? []).flatMap((child) => {
    const parsed = isObject(child) ? extensionSchema.safeParse(child) : undefined;
    return parsed?.success ? [parsed.data] : [];
  });

function group(extensions: Extensions, name: string): Record<string, unknown> | undefined {
  const found = extensions.find((extension) => extension.url === ownExtension(name));
  return found && Object.fromEntries(children(found).map((child) => [child.url, valueOf(child)]));
}

/** Reads one field under its schema: what does not fit is as good as absent. */
function reader(extensions: Extensions) {
  return <T>(name: string, schema: z.ZodMiniType<T>): T | undefined => {
    const found = extensions.find((extension) => extension.url === ownExtension(name));
    const parsed = found && schema.safeParse(valueOf(found));
    return parsed?.success ? parsed.data : undefined;
  };
}

/** The zone a patient lives in: HL7's own extension, when it names a zone that exists. */
export function timeZoneOf(extensions: Extensions): string | undefined {
  const zone = extensions.find((extension) => extension.url === timeZoneExtension)?.valueCode;
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

const PAUSED_UNTIL = 'pausedUntil';
/** The day on which a programme that rests goes on, as our export wrote it. */
export const pausedUntilOf = (extensions: Extensions): string | undefined =>
  reader(extensions)(PAUSED_UNTIL, calendarDate);

/** The fields of a patient that FHIR has no element for, as our export wrote them. */
export function readPatientExtensions(extensions: Extensions) {
  const read = reader(extensions);
  const fields = patientSchema.shape;
  const more = patientExtensionSchema.shape;
  const marked = extensions.filter((extension) => extension.url === ownExtension('pathology')).map(valueOf);
  const pathologies = fields.pathologies.safeParse(marked);
  const ordered = extensions.filter((extension) => extension.url === ownExtension('teamOrder')).map(valueOf);
  return {
    category: read('category', fields.category) ?? null,
    profession: read('profession', fields.profession),
    weight: read('weight', fields.weight),
    height: read('height', fields.height),
    workPlace: read('workPlace', fields.workPlace),
    wakeUpTime: read('wakeUpTime', fields.wakeUpTime),
    sleepTime: read('sleepTime', fields.sleepTime),
    pathologies: pathologies.success ? pathologies.data : [],
    resistration: read('resistration', fields.resistration),
    referent: read('referent', fields.referent),
    medicineTelemonitoring: read('medicineTelemonitoring', fields.medicineTelemonitoring),
    therapeuticCompanian: read('therapeuticCompanian', fields.therapeuticCompanian),
    ext: {
      status: read('status', more.status),
      weightOn: read('weightOn', more.weightOn),
      dryWeight: read('dryWeight', more.dryWeight),
      dialysisMode: read('dialysisMode', more.dialysisMode),
      transplant: read('transplant', more.transplant),
      ckdStage: read('ckdStage', more.ckdStage),
      anuric: read('anuric', more.anuric),
      pregnant: read('pregnant', more.pregnant),
      username: read('username', more.username),
      race: read('race', more.race),
      livingCountry: read('livingCountry', more.livingCountry),
      fluidTarget: more.fluidTarget.safeParse(group(extensions, 'fluidTarget')).data,
      pressureTarget: more.pressureTarget.safeParse(group(extensions, 'pressureTarget')).data,
      teamOrder: ordered.length > 0 ? more.teamOrder.safeParse(ordered).data : undefined,
      askedReadings: more.askedReadings.safeParse(listed(read('askedReadings', z.string()))).data,
      pauses: more.pauses.safeParse(listed(read('pauses', z.string()))).data,
      dietNote: read('dietNote', more.dietNote),
      dialysisNote: read('dialysisNote', more.dialysisNote),
    },
  };
}

const quantities = (
  name: string,
  values: Record<string, number>,
  unit: 'mL' | 'mmHg',
  rest: fhir.Extension[] = [],
): fhir.Extension => ({
  url: ownExtension(name),
  extension: [
    ...rest,
    ...Object.entries(values).map(([url, value]) => ({ url, valueQuantity: quantity(value, unit) })),
  ],
});

function fluid(target: FluidTarget | undefined): fhir.Extension[] {
  if (target === undefined) return [];
  const { direction, ...amounts } = target;
  return [quantities('fluidTarget', amounts, 'mL', [{ url: 'direction', valueCode: direction }])];
}

/** A list that is written as JSON. */
function listed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes what `readPatientExtensions` reads. */
export function writePatientExtensions(patient: Draft<Patient>): fhir.Extension[] {
  const { ext } = patient;
  const pauses = pausesOf(ext).flatMap(({ on, until }) => (until === undefined ? [] : [{ on, until }]));
  const time = (text: string | undefined) => text && `${text}:00`;
  const amount = (value: number | undefined, unit: 'kg' | 'cm') =>
    value === undefined ? undefined : quantity(value, unit);
  return [
    { url: timeZoneExtension, valueCode: ext.timeZone },
    ...ownValue('category', 'valueString', patient.category),
    ...ownValue('profession', 'valueString', patient.profession),
    ...ownValue('weight', 'valueQuantity', amount(patient.weight, 'kg')),
    ...ownValue('height', 'valueQuantity', amount(patient.height, 'cm')),
    ...ownValue('workPlace', 'valueString', patient.workPlace),
    ...ownValue('wakeUpTime', 'valueTime', time(patient.wakeUpTime)),
    ...ownValue('sleepTime', 'valueTime', time(patient.sleepTime)),
    ...patient.pathologies.flatMap((pathology) => ownValue('pathology', 'valueCode', pathology)),
    ...ownValue('resistration', 'valueDate', patient.resistration),
    ...ownValue('referent', 'valueString', patient.referent),
    ...ownValue('medicineTelemonitoring', 'valueBoolean', patient.medicineTelemonitoring),
    ...ownValue('therapeuticCompanian', 'valueString', patient.therapeuticCompanian),
    ...ownValue('status', 'valueCode', ext.status),
    ...ownValue(PAUSED_UNTIL, 'valueDate', ext.status === 'paused' ? ext.programme?.until : undefined),
    ...ownValue('weightOn', 'valueDate', ext.weightOn),
    ...ownValue('dryWeight', 'valueQuantity', amount(ext.dryWeight, 'kg')),
    ...ownValue('dialysisMode', 'valueCode', ext.dialysisMode),
    ...ownValue('transplant', 'valueBoolean', ext.transplant),
    ...ownValue('ckdStage', 'valueCode', ext.ckdStage),
    ...ownValue('anuric', 'valueBoolean', ext.anuric),
    ...ownValue('pregnant', 'valueBoolean', ext.pregnant),
    ...ownValue('username', 'valueString', ext.username),
    ...ownValue('race', 'valueString', ext.race),
    ...ownValue('livingCountry', 'valueString', ext.livingCountry),
    ...fluid(ext.fluidTarget),
    ...(ext.pressureTarget ? [quantities('pressureTarget', ext.pressureTarget, 'mmHg')] : []),
    ...(ext.teamOrder ?? []).flatMap((role) => ownValue('teamOrder', 'valueCode', role)),
    ...ownValue('askedReadings', 'valueString', ext.askedReadings && JSON.stringify(ext.askedReadings)),
    ...ownValue('pauses', 'valueString', pauses.length > 0 ? JSON.stringify(pauses) : undefined),
    ...ownValue('dietNote', 'valueString', ext.dietNote),
    ...ownValue('dialysisNote', 'valueString', ext.dialysisNote),
  ];
}
