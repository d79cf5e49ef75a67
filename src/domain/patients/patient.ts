import * as z from 'zod/mini';
import { calendarDate, entityFields, timeOfDay } from '../entity';
import { measureSchema } from '../readings/measure';
import { importedSchema } from '../exchange/source';
import { mostOf } from './profileFields';
import { MOST_SIGNS, signSchema } from './sign';

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
export const programmeStates = [
  'draft',
  'pending',
  'active',
  'paused',
  'completed',
  'withdrawn',
  'deceased',
] as const;
export type ProgrammeState = (typeof programmeStates)[number];

const text = (max: number) => z.string().check(z.maxLength(max));

/** Longest note of the treatment sheet, characters. */
export const MOST_NOTE = 1000;

/** A name of somebody of the staff or a team, 1 to 100 characters. */
export const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'validation.required' }),
    z.maxLength(100, { error: 'validation.tooLong' }),
  );

// Controls, and what makes text run in another direction than it is written: the name would read as another one.
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const DIGITS_ALONE = /^[\p{N}\s]*$/u;

/** A name as people have them, whatever letters and signs stand in it: Kaur a/l Singh, Cruz, MD, O’Brien. */
export const isPersonName = (name: string): boolean => !UNSEEN.test(name) && !DIGITS_ALONE.test(name);

/** First or last name of a patient, up to 100 characters: empty of somebody who has one name only. */
const patientName = z.string().check(z.trim(), z.maxLength(100, { error: 'validation.tooLong' }));

/** One member of the medical team (specification 3.2). */
export const teamMemberSchema = z.object({
  firstName: personName,
  lastName: personName,
  email: z.optional(text(254)),
  mobile: z.optional(text(40)),
  address: z.optional(text(300)),
  cityName: z.optional(text(100)),
  pinCode: z.optional(text(20)),
  country: z.optional(text(100)),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
export const teamRoles = ['nephroLogist', 'generalPracticenor', 'uroLogist', 'coach'] as const;

/**
 * The fluid intake that the active plan asks of the patient, mL per patient day. Direction matters clinically: stone
 * formers need a minimum, dialysis and heart failure a maximum, and a stable kidney patient neither.
 */
export const fluidTargetSchema = z.discriminatedUnion('direction', [
  z.object({ direction: z.literal('minimum'), minMl: z.number().check(z.minimum(0), z.maximum(10_000)) }),
  z.object({ direction: z.literal('maximum'), maxMl: z.number().check(z.minimum(0), z.maximum(10_000)) }),
  z.object({
    direction: z.literal('range'),
    minMl: z.number().check(z.minimum(0), z.maximum(10_000)),
    maxMl: z.number().check(z.minimum(0), z.maximum(10_000)),
  }),
]);
export type FluidTarget = z.infer<typeof fluidTargetSchema>;

/** A band that blood pressure measured at home is to stay in, mmHg. */
const pressureTargetSchema = z.object({
  systolicMin: z.number(),
  systolicMax: z.number(),
  diastolicMin: z.number(),
  diastolicMax: z.number(),
});
export type PressureTarget = z.infer<typeof pressureTargetSchema>;

/**
 * The kinds of target. `pressure` is of home readings; `officePressure` of standardised measurement in the practice,
 * which no home reading is held against; `fluid` the intake in a patient day, mL; `weight` the dry or target weight,
 * kg.
 */
export const targetKinds = ['pressure', 'officePressure', 'fluid', 'weight'] as const;
export type TargetKind = (typeof targetKinds)[number];

export const targetAimSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pressure'), band: pressureTargetSchema }),
  z.object({
    kind: z.literal('officePressure'),
    systolicMax: z.number(),
    diastolicMax: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('fluid'), fluid: fluidTargetSchema }),
  z.object({ kind: z.literal('weight'), weightKg: z.number() }),
]);
export type TargetAim = z.infer<typeof targetAimSchema>;

/** One decision about a target of a patient: what is aimed at from a day on, or without `aim` that the target ended. */
export const targetDecisionSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(targetKinds),
  aim: z.optional(targetAimSchema),
  from: calendarDate,
  reason: text(500),
  /** Which of the usual targets it was taken from unchanged. */
  proposal: z.optional(text(50)),
  by: text(254),
  at: z.string(),
});
export type TargetDecision = z.infer<typeof targetDecisionSchema>;
/** The number of latest decisions kept in the record; its history has all of them. */
export const MOST_TARGET_DECISIONS = 200;

/** An identifier given by another system, kept so that a second import finds the same patient. */
export const identifierSchema = z.object({
  system: text(300),
  value: z.string().check(z.minLength(1), z.maxLength(300)),
});

export const referralStates = ['requested', 'accepted', 'completed', 'declined'] as const;
/** A referral of the patient to somebody, and its outcome. */
export const referralSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  to: teamMemberSchema,
  speciality: text(100),
  reason: text(1000),
  on: calendarDate,
  state: z.catch(z.enum(referralStates), 'requested'),
  note: z.optional(text(1000)),
});
export type Referral = z.infer<typeof referralSchema>;

/** Which published terms were accepted, in which language, when (an instant), and who took it down. */
export const consentSchema = z.object({
  terms: text(100),
  number: z.int(),
  language: z.enum(['en', 'de', 'fr', 'pt']),
  at: z.string(),
  by: text(254),
});

/** The last change of programme state: from which, why, since when, and of a pause until when (dates). */
export const programmeChangeSchema = z.object({
  from: z.catch(z.optional(z.enum(programmeStates)), undefined),
  reason: z.optional(text(500)),
  on: calendarDate,
  until: z.optional(calendarDate),
  by: text(254),
});

/** A pause of the programme that is over: its first patient day, and the one on which the programme went on. */
const programmePauseSchema = z.object({ on: calendarDate, until: calendarDate });
export type ProgrammePause = z.infer<typeof programmePauseSchema>;
/** The number of latest pauses kept in the record; its history has all of them. */
export const MOST_PAUSES = 200;

/** A reading that the patient is asked for, a number of times per day or week. */
export const askedReadingSchema = z.object({
  measure: measureSchema,
  times: z.int().check(z.minimum(1), z.maximum(12)),
  per: z.enum(['day', 'week']),
});

/** Fields the specification does not name; they are kept apart so that its own stay as they are. */
export const patientExtensionSchema = z.object({
  /** IANA zone; the patient's days and all day totals follow it. */
  timeZone: z.string().check(z.minLength(1)),
  preferredLanguage: z.optional(z.enum(['en', 'de', 'fr', 'pt'])),
  status: z.enum(programmeStates),
  dryWeight: z.optional(z.number().check(z.minimum(2), z.maximum(400))),
  /** Absent: nobody has recorded whether the patient is dialysed. */
  dialysisMode: z.optional(z.enum(dialysisModes)),
  /** Absent, as with what follows: not recorded, which is not "no". */
  transplant: z.optional(z.boolean()),
  ckdStage: z.optional(z.enum(['1', '2', '3a', '3b', '4', '5'])),
  anuric: z.optional(z.boolean()),
  pregnant: z.optional(z.boolean()),
  fluidTarget: z.optional(fluidTargetSchema),
  /** Target band of the home blood pressure, mmHg: apart from every alert limit. */
  pressureTarget: z.optional(pressureTargetSchema),
  /** Who decided which target when and why, the oldest first; the server writes it. */
  targetDecisions: z.optional(z.array(targetDecisionSchema).check(z.maxLength(MOST_TARGET_DECISIONS))),
  /** The patient's diet, foods to eat and to avoid, as it stands on the treatment sheet. */
  dietNote: z.optional(text(MOST_NOTE)),
  /** The patient's dialysis in words: goes by its own text and sets nothing. */
  dialysisNote: z.optional(text(MOST_NOTE)),
  username: z.optional(text(mostOf('username'))),
  race: z.optional(text(mostOf('race'))),
  livingCountry: z.optional(text(mostOf('livingCountry'))),
  identifiers: z.array(identifierSchema).check(z.maxLength(50)),
  referrals: z.optional(z.array(referralSchema).check(z.maxLength(50))),
  /** Who of the team is called first, second and so on. */
  teamOrder: z.optional(z.array(z.enum(teamRoles)).check(z.maxLength(teamRoles.length))),
  consent: z.optional(consentSchema),
  askedReadings: z.optional(z.array(askedReadingSchema).check(z.maxLength(7))),
  /** Since when `weight` stands in the profile, or when it was measured; the server writes it. */
  weightOn: z.optional(calendarDate),
  /** The change by which the patient came to be in `status`; the server writes it. */
  programme: z.optional(programmeChangeSchema),
  /** The pauses that are over, the oldest first; the server writes it. Absent where it was not read from the history yet. */
  pauses: z.optional(z.array(programmePauseSchema).check(z.maxLength(MOST_PAUSES))),
  /** The signs in the record that speak for facts nobody has decided about; the server writes them. */
  signs: z.optional(z.array(signSchema).check(z.maxLength(MOST_SIGNS))),
  /** The last import: when its source had last changed the record, and its version here; the server writes it. */
  imported: z.optional(importedSchema),
});

/** A patient (specification 3.2; its spellings are the wire's and stay). */
export const patientSchema = z.object({
  ...entityFields,
  /** Code of a user category; null where an import named none. */
  category: z.nullable(z.string()),
  firstName: patientName,
  lastName: patientName,
  patientId: z.string().check(z.trim(), z.minLength(1, { error: 'validation.required' }), z.maxLength(100)),
  socialNumber: z.optional(text(mostOf('socialNumber'))),
  dateOfbirth: calendarDate,
  gender: z.enum(genders),
  profession: z.optional(text(mostOf('profession'))),
  weight: z.optional(z.number().check(z.minimum(2), z.maximum(400))),
  height: z.optional(z.number().check(z.minimum(50), z.maximum(250))),
  mobile: z.optional(text(mostOf('mobile'))),
  phone: z.optional(text(mostOf('phone'))),
  addressLine1: z.optional(text(mostOf('addressLine1'))),
  addressLine2: z.optional(text(mostOf('addressLine2'))),
  city: z.optional(text(mostOf('city'))),
  pinCode: z.optional(text(mostOf('pinCode'))),
  country: z.optional(text(mostOf('country'))),
  workPlace: z.optional(text(mostOf('workPlace'))),
  wakeUpTime: z.optional(timeOfDay),
  sleepTime: z.optional(timeOfDay),
  pathologies: z.array(z.enum(pathologies)).check(z.maxLength(10)),
  /** Programme registration: date of enrolment. */
  resistration: z.optional(calendarDate),
  referent: z.optional(text(mostOf('referent'))),
  medicineTelemonitoring: z.optional(z.boolean()),
  therapeuticCompanian: z.optional(text(mostOf('therapeuticCompanian'))),
  medicalTeam: z.object({
    nephroLogist: z.optional(teamMemberSchema),
    generalPracticenor: z.optional(teamMemberSchema),
    uroLogist: z.optional(teamMemberSchema),
    coach: z.optional(teamMemberSchema),
  }),
  ext: patientExtensionSchema,
});
export type Patient = z.infer<typeof patientSchema>;

/** "Last, First" would sort; people are read as they are spoken. Who has one name has that one. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}
