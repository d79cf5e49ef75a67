import * as z from 'zod/mini';
import type { Draft } from '@/domain/entity';
import {
  patientExtensionSchema,
  patientSchema,
  type FluidTarget,
  type Patient,
} from '@/domain/patients/patient';
import { isTimeZone } from '@/domain/patientDay';
import { ownExtension, timeZoneExtension } from '../codes';
import { extensionSchema, isObject, type Extension } from '../elements';

type Extensions = readonly Extension[];
const kg = (value: number) => ({ value, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' });
const cm = (value: number) => ({ value, unit: 'cm', system: 'http://unitsofmeasure.org', code: 'cm' });

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
      dietNote: read('dietNote', more.dietNote),
      dialysisNote: read('dialysisNote', more.dialysisNote),
    },
  };
}

type Written = Record<string, unknown>;
const one = (name: string, type: string, value: unknown): Written[] =>
  value === undefined || value === null || value === ''
    ? []
    : [{ url: ownExtension(name), [`value${type}`]: value }];
const quantities = (
  name: string,
  values: Record<string, number>,
  unit: Record<string, string>,
  rest: Written[] = [],
): Written => ({
  url: ownExtension(name),
  extension: [
    ...rest,
    ...Object.entries(values).map(([url, value]) => ({ url, valueQuantity: { value, ...unit } })),
  ],
});

function fluid(target: FluidTarget | undefined): Written[] {
  if (target === undefined) return [];
  const { direction, ...amounts } = target;
  const unit = { unit: 'mL', system: 'http://unitsofmeasure.org', code: 'mL' };
  return [quantities('fluidTarget', amounts, unit, [{ url: 'direction', valueCode: direction }])];
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
export function writePatientExtensions(patient: Draft<Patient>): Written[] {
  const { ext } = patient;
  const time = (text: string | undefined) => text && `${text}:00`;
  const mass = (value: number | undefined) => (value === undefined ? undefined : kg(value));
  const pressure = { unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' };
  return [
    { url: timeZoneExtension, valueCode: ext.timeZone },
    ...one('category', 'String', patient.category),
    ...one('profession', 'String', patient.profession),
    ...one('weight', 'Quantity', mass(patient.weight)),
    ...one('height', 'Quantity', patient.height === undefined ? undefined : cm(patient.height)),
    ...one('workPlace', 'String', patient.workPlace),
    ...one('wakeUpTime', 'Time', time(patient.wakeUpTime)),
    ...one('sleepTime', 'Time', time(patient.sleepTime)),
    ...patient.pathologies.flatMap((pathology) => one('pathology', 'Code', pathology)),
    ...one('resistration', 'Date', patient.resistration),
    ...one('referent', 'String', patient.referent),
    ...one('medicineTelemonitoring', 'Boolean', patient.medicineTelemonitoring),
    ...one('therapeuticCompanian', 'String', patient.therapeuticCompanian),
    ...one('status', 'Code', ext.status),
    ...one('weightOn', 'Date', ext.weightOn),
    ...one('dryWeight', 'Quantity', mass(ext.dryWeight)),
    ...one('dialysisMode', 'Code', ext.dialysisMode),
    ...one('transplant', 'Boolean', ext.transplant),
    ...one('ckdStage', 'Code', ext.ckdStage),
    ...one('anuric', 'Boolean', ext.anuric),
    ...one('pregnant', 'Boolean', ext.pregnant),
    ...one('username', 'String', ext.username),
    ...one('race', 'String', ext.race),
    ...one('livingCountry', 'String', ext.livingCountry),
    ...fluid(ext.fluidTarget),
    ...(ext.pressureTarget ? [quantities('pressureTarget', ext.pressureTarget, pressure)] : []),
    ...(ext.teamOrder ?? []).flatMap((role) => one('teamOrder', 'Code', role)),
    ...one('askedReadings', 'String', ext.askedReadings && JSON.stringify(ext.askedReadings)),
    ...one('dietNote', 'String', ext.dietNote),
    ...one('dialysisNote', 'String', ext.dialysisNote),
  ];
}
