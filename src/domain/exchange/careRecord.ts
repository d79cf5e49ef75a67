import * as z from 'zod/mini';
import { sentAlertSchema } from '../alerts/alert';
import { annotationSchema } from '../readings/annotation';
import { articleAssignmentSchema, articleSchema } from '../education/article';
import { dialysisSessionSchema } from '../dialysis/session';
import { instant } from '../entity';
import { fluidAssignmentSchema } from '../fluid/assignment';
import { allocationSchema } from '../medicine/allocation';
import { intakeSchema } from '../medicine/intake';
import { questionnaireAssignmentSchema } from '../questionnaire/assigning/assignment';
import { questionnaireSchema } from '../questionnaire/questionnaire';
import { questionnaireResponseSchema } from '../questionnaire/responses/response';

/** The version of a save is the store's own; when it was last changed goes along. */
const given = { version: true } as const;
const changed = { updatedAt: instant } as const;

/**
 * The shapes of what belongs to a patient beside readings, diagnoses and prescriptions of other systems, by the store
 * that holds it. A target that is kept in a store of its own gets its line here, its resource (Goal) in
 * `fhir/careResources`.
 */
export const careSchemas = {
  annotations: z.extend(z.omit(z.object(annotationSchema.shape), given), changed),
  dialysisSessions: z.extend(z.omit(dialysisSessionSchema, given), changed),
  fluidAssignments: z.extend(z.omit(fluidAssignmentSchema, given), changed),
  allocations: z.extend(z.omit(allocationSchema, given), changed),
  intakes: z.extend(z.omit(intakeSchema, given), changed),
  questionnaireAssignments: z.extend(z.omit(questionnaireAssignmentSchema, given), changed),
  questionnaireResponses: z.extend(z.omit(questionnaireResponseSchema, given), changed),
  articleAssignments: z.extend(z.omit(articleAssignmentSchema, given), changed),
  alerts: z.extend(z.omit(sentAlertSchema, given), changed),
} as const;
export type CareKind = keyof typeof careSchemas;
export const careKinds = Object.keys(careSchemas) as CareKind[];
export type CareOf<K extends CareKind> = z.infer<(typeof careSchemas)[K]>;

/**
 * The shapes of a patient's questionnaires and posts: without them nobody could read the answers in another clinic.
 */
export const definitionSchemas = {
  questionnaires: z.extend(z.omit(questionnaireSchema, given), changed),
  articles: z.extend(z.omit(articleSchema, given), changed),
} as const;
export type DefinitionKind = keyof typeof definitionSchemas;
export const definitionKinds = Object.keys(definitionSchemas) as DefinitionKind[];
export type DefinitionOf<K extends DefinitionKind> = z.infer<(typeof definitionSchemas)[K]>;

const listOf = <T extends z.ZodMiniType>(schema: T) => z.optional(z.array(schema));

/** Everything of these kinds about one patient; a kind of which there is nothing is absent. */
export const careRecordSchema = z.object({
  annotations: listOf(careSchemas.annotations),
  dialysisSessions: listOf(careSchemas.dialysisSessions),
  fluidAssignments: listOf(careSchemas.fluidAssignments),
  allocations: listOf(careSchemas.allocations),
  intakes: listOf(careSchemas.intakes),
  questionnaireAssignments: listOf(careSchemas.questionnaireAssignments),
  questionnaireResponses: listOf(careSchemas.questionnaireResponses),
  articleAssignments: listOf(careSchemas.articleAssignments),
  alerts: listOf(careSchemas.alerts),
  questionnaires: listOf(definitionSchemas.questionnaires),
  articles: listOf(definitionSchemas.articles),
});
export type CareRecord = z.infer<typeof careRecordSchema>;

/**
 * Why something of a file is not stored. `differs`: under its id something else is stored, which stays. `standing`: the
 * patient has one here that would stand beside it. `ended`: nobody cares for the patient any more. `missing`: what it
 * belongs to is not here. `otherText`: the questionnaire that was answered says something else here.
 */
export const careReasons = ['differs', 'standing', 'ended', 'missing', 'otherText'] as const;
export type CareReason = (typeof careReasons)[number];
export const careLeftOutSchema = z.object({
  kind: z.enum(careKinds),
  reason: z.enum(careReasons),
  count: z.int(),
});
export type CareLeftOut = z.infer<typeof careLeftOutSchema>;

/** Says what of a record an export leaves in the clinic that keeps it, and how much of it there is. */
export const keptBackSchema = z.object({
  what: z.enum(['withdrawnReadings', 'earlierReadings', 'thresholds', 'consents', 'programmeSteps']),
  count: z.int(),
});
export type KeptBack = z.infer<typeof keptBackSchema>;
