import { z } from 'zod';
import { calendarDate, entityFields, timeOfDay } from './entity';

/** The ten fixed names of the specification (3.2), spelt as on its wire. `Ivf` is ambiguous: no rule may derive from it. */
export const pathologies = [
  'HeartFailure',
  'PostinFarction',
  'KidneyFailure',
  'DiabetesT1',
  'DiabetesT2',
  'Ivf',
  'PreDiabetes',
  'PrimaryPrevention',
  'OverWeight',
  'HyperTension',
] as const;
export type Pathology = (typeof pathologies)[number];

export const genders = ['female', 'male', 'other', 'unknown'] as const;
export const dialysisModes = ['none', 'haemodialysis', 'peritoneal', 'homeHaemodialysis'] as const;
export const programmeStates = ['draft', 'pending', 'active', 'paused', 'completed', 'withdrawn', 'deceased'] as const;
export type ProgrammeState = (typeof programmeStates)[number];

const text = (max: number) => z.string().max(max);

/** A person's name: letters, marks, apostrophe, hyphen, full stop, digits and spaces, 1 to 100 characters. */
export const personName = z
  .string()
  .trim()
  .min(1, { error: 'validation.required' })
  .max(100, { error: 'validation.tooLong' });

/** One member of the medical team (specification 3.2). */
export const teamMemberSchema = z.object({
  firstName: personName,
  lastName: personName,
  email: text(254).optional(),
  mobile: text(40).optional(),
  address: text(300).optional(),
  cityName: text(100).optional(),
  pinCode: text(20).optional(),
  country: text(100).optional(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
export const teamRoles = ['nephroLogist', 'generalPracticenor', 'uroLogist', 'coach'] as const;

/**
 * What the active fluid plan asks of the patient, mL per patient day. Direction matters clinically: stone formers need
 * a minimum, dialysis and heart failure a maximum, and a stable kidney patient neither.
 */
export const fluidTargetSchema = z.discriminatedUnion('direction', [
  z.object({ direction: z.literal('minimum'), minMl: z.number().min(0).max(10_000) }),
  z.object({ direction: z.literal('maximum'), maxMl: z.number().min(0).max(10_000) }),
  z.object({
    direction: z.literal('range'),
    minMl: z.number().min(0).max(10_000),
    maxMl: z.number().min(0).max(10_000),
  }),
]);
export type FluidTarget = z.infer<typeof fluidTargetSchema>;

/** An identifier given by another system, kept so that a second import finds the same patient. */
export const identifierSchema = z.object({ system: text(300), value: z.string().min(1).max(300) });

/** Fields the specification does not name; they are kept apart so that its own stay as they are. */
export const patientExtensionSchema = z.object({
  /** IANA zone; the patient's days and all day totals follow it. */
  timeZone: z.string().min(1),
  preferredLanguage: z.enum(['en', 'de', 'fr', 'pt']).optional(),
  status: z.enum(programmeStates),
  dryWeight: z.number().min(2).max(400).optional(),
  dialysisMode: z.enum(dialysisModes),
  transplant: z.boolean().optional(),
  ckdStage: z.enum(['1', '2', '3a', '3b', '4', '5']).optional(),
  anuric: z.boolean().optional(),
  pregnant: z.boolean().optional(),
  fluidTarget: fluidTargetSchema.optional(),
  /** Target band of the home blood pressure, mmHg: apart from every alert limit. */
  pressureTarget: z
    .object({
      systolicMin: z.number(),
      systolicMax: z.number(),
      diastolicMin: z.number(),
      diastolicMax: z.number(),
    })
    .optional(),
  identifiers: z.array(identifierSchema).max(50),
});

/** A patient (specification 3.2; its spellings are the wire's and stay). */
export const patientSchema = z.object({
  ...entityFields,
  /** Code of a user category; null where an import named none. */
  category: z.string().nullable(),
  firstName: personName,
  lastName: personName,
  patientId: z.string().trim().min(1, { error: 'validation.required' }).max(100),
  socialNumber: text(60).optional(),
  dateOfbirth: calendarDate,
  gender: z.enum(genders),
  profession: text(200).optional(),
  weight: z.number().min(2).max(400).optional(),
  height: z.number().min(50).max(250).optional(),
  mobile: text(40).optional(),
  phone: text(40).optional(),
  addressLine1: text(300).optional(),
  addressLine2: text(300).optional(),
  city: text(100).optional(),
  pinCode: text(20).optional(),
  country: text(100).optional(),
  workPlace: text(200).optional(),
  wakeUpTime: timeOfDay.optional(),
  sleepTime: timeOfDay.optional(),
  pathologies: z.array(z.enum(pathologies)).max(10),
  /** Programme registration: date of enrolment. */
  resistration: calendarDate.optional(),
  referent: text(200).optional(),
  medicineTelemonitoring: z.boolean().optional(),
  therapeuticCompanian: text(200).optional(),
  medicalTeam: z.object({
    nephroLogist: teamMemberSchema.optional(),
    generalPracticenor: teamMemberSchema.optional(),
    uroLogist: teamMemberSchema.optional(),
    coach: teamMemberSchema.optional(),
  }),
  ext: patientExtensionSchema,
});
export type Patient = z.infer<typeof patientSchema>;

/** "Last, First" would sort; people are read as they are spoken. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`;
}
