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

/** The fields of a patient that FHIR has no element for, in extensions of their names, and how each is written. */
const plainFields = {
  own: {
    category: 'string',
    profession: 'string',
    weight: 'kg',
    height: 'cm',
    workPlace: 'string',
    wakeUpTime: 'time',
    sleepTime: 'time',
    resistration: 'date',
    referent: 'string',
    medicineTelemonitoring: 'boolean',
    therapeuticCompanian: 'string',
  },
  ext: {
    status: 'code',
    weightOn: 'date',
    dryWeight: 'kg',
    dialysisMode: 'code',
    transplant: 'boolean',
    ckdStage: 'code',
    anuric: 'boolean',
    pregnant: 'boolean',
    username: 'string',
    race: 'string',
    livingCountry: 'string',
    dietNote: 'string',
    dialysisNote: 'string',
  },
} as const;
type Own = keyof typeof plainFields.own;
type Added = keyof typeof plainFields.ext;

/** The functions that write a value, by its kind. */
const writers: Record<string, (name: string, value: never) => fhir.Extension[]> = {
  string: (name, value: string) => ownValue(name, 'valueString', value),
  code: (name, value: string) => ownValue(name, 'valueCode', value),
  date: (name, value: string) => ownValue(name, 'valueDate', value),
  time: (name, value: string) => ownValue(name, 'valueTime', value && `${value}:00`),
  boolean: (name, value: boolean) => ownValue(name, 'valueBoolean', value),
  kg: (name, value: number) => ownValue(name, 'valueQuantity', quantity(value, 'kg')),
  cm: (name, value: number) => ownValue(name, 'valueQuantity', quantity(value, 'cm')),
};

function plain(values: object, fields: Readonly<Record<string, string>>): fhir.Extension[] {
  return Object.entries(fields).flatMap(([name, kind]) => {
    const value: unknown = Object.entries(values).find(([field]) => field === name)?.[1];
    return value === undefined || value === null ? [] : (writers[kind]?.(name, value as never) ?? []);
  });
}

/** The fields of a patient that FHIR has no element for, as our export wrote them. */
export function readPatientExtensions(extensions: Extensions) {
  const read = reader(extensions);
  const fields = patientSchema.shape;
  const more = patientExtensionSchema.shape;
  const marked = extensions.filter((extension) => extension.url === ownExtension('pathology')).map(valueOf);
  const pathologies = fields.pathologies.safeParse(marked);
  const ordered = extensions.filter((extension) => extension.url === ownExtension('teamOrder')).map(valueOf);
  const readPlain = <F extends string>(
    names: Readonly<Record<F, string>>,
    shape: Record<NoInfer<F>, z.ZodMiniType>,
  ) => Object.fromEntries((Object.keys(names) as F[]).map((name) => [name, read(name, shape[name])]));
  const { category = null, ...own } = readPlain(plainFields.own, fields) as Partial<Pick<Patient, Own>>;
  return {
    ...own,
    category,
    pathologies: pathologies.success ? pathologies.data : [],
    ext: {
      ...(readPlain(plainFields.ext, more) as Partial<Pick<Patient['ext'], Added>>),
      fluidTarget: more.fluidTarget.safeParse(group(extensions, 'fluidTarget')).data,
      pressureTarget: more.pressureTarget.safeParse(group(extensions, 'pressureTarget')).data,
      teamOrder: ordered.length > 0 ? more.teamOrder.safeParse(ordered).data : undefined,
      askedReadings: more.askedReadings.safeParse(listed(read('askedReadings', z.string()))).data,
      pauses: more.pauses.safeParse(listed(read('pauses', z.string()))).data,
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
  return [
    { url: timeZoneExtension, valueCode: ext.timeZone },
    ...plain(patient, plainFields.own),
    ...patient.pathologies.flatMap((pathology) => ownValue('pathology', 'valueCode', pathology)),
    ...plain(ext, plainFields.ext),
    ...ownValue(PAUSED_UNTIL, 'valueDate', ext.status === 'paused' ? ext.programme?.until : undefined),
    ...fluid(ext.fluidTarget),
    ...(ext.pressureTarget ? [quantities('pressureTarget', ext.pressureTarget, 'mmHg')] : []),
    ...(ext.teamOrder ?? []).flatMap((role) => ownValue('teamOrder', 'valueCode', role)),
    ...ownValue('askedReadings', 'valueString', ext.askedReadings && JSON.stringify(ext.askedReadings)),
    ...ownValue('pauses', 'valueString', pauses.length > 0 ? JSON.stringify(pauses) : undefined),
  ];
}
