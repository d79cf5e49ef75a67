import * as z from 'zod/mini';
import { careLeftOutSchema, careRecordSchema, keptBackSchema } from './careRecord';
import { readingDoubtSchema } from './fileReadings';
import { allergySchema } from '../allergies/allergy';
import { conditionSchema } from '../conditions/condition';
import { calendarDate, instant } from '../entity';
import { measureSchema } from '../readings/measure';
import { labResultSchema } from '../laboratory/labResult';
import { medicationRequestSchema } from '../medicine/medicationRequest';
import { patientExtensionSchema, patientSchema } from '../patients/patient';
import { readingDraftSchema } from '../readings/reading';

/** Instant at which the system that sends it last changed it; absent where that system does not say. */
const sentItem = { lastUpdated: z.optional(instant) };

/** Withdraws a reading: a stored one is taken out of all figures; one that is not yet known never comes in. */
const withdrawnSchema = z.object({
  id: readingDraftSchema.shape.id,
  measure: measureSchema,
  at: z.optional(instant),
  value: z.optional(z.number()),
  diastolic: z.optional(z.number()),
  ...sentItem,
});

/** Becomes what its source says of it now; what is not stored never comes in. */
const withdrawnEntrySchema = z.object({
  kind: z.enum(['conditions', 'medicationRequests', 'allergies']),
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  becomes: z.enum(['entered-in-error', 'cancelled', 'stopped']),
  ...sentItem,
});
export type WithdrawnEntry = z.infer<typeof withdrawnEntrySchema>;

const draft = { version: true, updatedAt: true } as const;
const itemDraft = { ...draft, imported: true } as const;
/** Earlier states and the reasons for changes stay in the clinic, as those of readings do. */
const labDraft = { ...itemDraft, history: true, reason: true } as const;
/** The answer to a doubt, with the version of the stored patient that was shown with the question. */
const importDecisionSchema = z.object({
  /**
   * `same`: both are one person. `other`: a person of their own. `replace`: what the file says takes the place of what
   * is stored, although it is older.
   */
  answer: z.enum(['same', 'other', 'replace']),
  patient: z.string(),
  version: z.string(),
});
export type ImportDecision = z.infer<typeof importDecisionSchema>;

/** Holds what is exchanged with another system about one patient, in one piece: stored whole or not at all. */
export const patientRecordSchema = z.object({
  patient: z.extend(z.omit(patientSchema, draft), {
    ext: z.omit(patientExtensionSchema, { imported: true, signs: true }),
  }),
  /** The age of the patient's own data, without what follows. */
  ...sentItem,
  conditions: z.array(z.extend(z.omit(conditionSchema, itemDraft), sentItem)),
  medicationRequests: z.array(z.extend(z.omit(medicationRequestSchema, itemDraft), sentItem)),
  labResults: z.optional(z.array(z.extend(z.omit(labResultSchema, labDraft), sentItem))),
  allergies: z.optional(z.array(z.extend(z.omit(allergySchema, itemDraft), sentItem))),
  // Half a blood pressure is refused with its place in the record, by the store.
  readings: z.array(z.object({ ...readingDraftSchema.shape })),
  /** Readings that their source has taken back as entered in error, by their ids; with what they said, where it says that. */
  withdrawn: z.optional(z.array(withdrawnSchema)),
  /** Results that their laboratory has taken back without saying what they said. */
  withdrawnResults: z.optional(z.array(z.object({ id: labResultSchema.shape.id, ...sentItem }))),
  /** Diagnoses, prescriptions and allergies that are stored as something that their source no longer says. */
  withdrawnEntries: z.optional(z.array(withdrawnEntrySchema)),
  /** Medicines, plans, questionnaires, posts, alerts and marks of the time line; only of a clinic of this product. */
  care: z.optional(careRecordSchema),
  /** The parts of the record that an export leaves out. An import does not read it. */
  keptBack: z.optional(z.array(keptBackSchema)),
  /** The day on which a programme that rests goes on; absent where the file does not say. */
  pausedUntil: z.optional(calendarDate),
  decision: z.optional(importDecisionSchema),
});
export type PatientRecord = z.infer<typeof patientRecordSchema>;

const { firstName, lastName, dateOfbirth, gender, patientId, mobile, addressLine1, pinCode, city } =
  patientSchema.shape;
const personSchema = z.object({
  firstName,
  lastName,
  dateOfbirth,
  gender,
  patientId,
  mobile,
  addressLine1,
  pinCode,
  city,
});

/**
 * A field in which an older file differs from the stored record, as text; of a withheld field only the name is given.
 */
const importDifferenceSchema = z.object({
  kind: z.enum(['patients', 'conditions', 'medicationRequests', 'labResults', 'allergies', 'readings']),
  /** The name of a diagnosis, prescription or allergy, or what a result or reading measured. */
  name: z.optional(z.string()),
  /** The instant at which a reading was taken. */
  at: z.optional(z.string()),
  field: z.string(),
  stored: z.optional(z.string()),
  sent: z.optional(z.string()),
  /**
   * The instants since which both say what they say about a reading; that of what was sent only where its source
   * tells.
   */
  storedAt: z.optional(z.string()),
  sentAt: z.optional(z.string()),
});
export type ImportDifference = z.infer<typeof importDifferenceSchema>;

/** Says what only a person can decide about a record that was sent. */
const importDoubtSchema = z.object({
  /**
   * `person`: the same id or number of a system, but another name, date of birth or sex; nothing is stored yet.
   * `number`: somebody else has this patient number; nothing is stored yet. `older`: what is not newer than what is
   * stored would take its place; everything else is stored. `newer`: clinical facts of a newer file are others than
   * those stored here; everything else is stored. `pause`: nobody knows until when the programme rests; all is stored.
   * `undecided`: the record speaks for dialysis, pregnancy or a transplant, of which nobody has said that it holds, or
   * somebody that it does not; all is stored.
   */
  kind: z.enum(['person', 'number', 'older', 'newer', 'pause', 'undecided']),
  stored: z.extend(personSchema, { id: z.string(), version: z.string() }),
  sent: personSchema,
  /** Instants since which both say what they say; of what was sent where its source tells. */
  storedAt: z.string(),
  sentAt: z.optional(z.string()),
  differences: z.array(importDifferenceSchema),
});
export type ImportDoubt = z.infer<typeof importDoubtSchema>;

/** Tells whether nothing of a record is stored until somebody says whom it is about. */
export const isAboutWhom = ({ kind }: Pick<ImportDoubt, 'kind'>): boolean =>
  kind === 'person' || kind === 'number';
export type ImportedPerson = z.infer<typeof personSchema>;

/** Counts what storing a record changed, by what the record holds. */
export const recordOutcomeSchema = z.object({
  /** Id the patient has here: another one than sent where an identifier matched a patient already stored. */
  patient: z.string(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  doubt: z.optional(importDoubtSchema),
  /** The parts of the record that are not stored, and why. */
  leftOut: z.optional(z.array(careLeftOutSchema)),
  /** The readings of a device's file that are not stored until somebody answers, question by question. */
  asked: z.optional(z.array(readingDoubtSchema)),
});
export type RecordOutcome = z.infer<typeof recordOutcomeSchema>;
