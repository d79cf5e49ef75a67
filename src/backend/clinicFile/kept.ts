import { alertSchema } from '@/domain/alerts/alert';
import { alertRuleSchema, thresholdSchema } from '@/domain/rules/alertRule';
import { annotationSchema } from '@/domain/readings/annotation';
import { auditEntrySchema } from '@/domain/audit';
import { conditionSchema } from '@/domain/conditions/condition';
import { allergySchema } from '@/domain/allergies/allergy';
import { articleAssignmentSchema, articleSchema } from '@/domain/education/article';
import { dialysisSessionSchema } from '@/domain/dialysis/session';
import { enrolmentSchema } from '@/domain/enrolment/enrolment';
import { fluidAssignmentSchema } from '@/domain/fluid/assignment';
import { fluidPlanSchema } from '@/domain/fluid/plan';
import { labResultSchema } from '@/domain/laboratory/labResult';
import { measureSchema } from '@/domain/readings/measure';
import { allocationSchema } from '@/domain/medicine/allocation';
import { intakeSchema } from '@/domain/medicine/intake';
import { medicineSchema } from '@/domain/medicine/medicine';
import { medicationRequestSchema } from '@/domain/medicine/medicationRequest';
import { patientSchema } from '@/domain/patients/patient';
import { practitionerSchema } from '@/domain/staff/practitioner';
import { questionnaireAssignmentSchema } from '@/domain/questionnaire/assigning/assignment';
import { questionnaireSchema } from '@/domain/questionnaire/questionnaire';
import { questionnaireResponseSchema } from '@/domain/questionnaire/responses/response';
import { readingSchema } from '@/domain/readings/reading';
import { reviewSchema } from '@/domain/patients/review';
import { savedViewSchema } from '@/domain/worklist/savedView';
import { storedSettingSchema, termsSchema } from '@/domain/settings/setting';
import { standingSchema } from '@/domain/curves/standing';
import { summarySchema } from '@/domain/patients/summary';
import { userCategorySchema } from '@/domain/category/userCategory';
import * as z from 'zod/mini';
import type { CareTable } from '../store/transaction';
import { blockLineSchema } from './blockLine';
import { metaRowSchema } from './metaRow';

const text = z.string().check(z.minLength(1), z.maxLength(300));
/** Ids of the log are its order in time, by which it is read and forgotten. */
const entrySchema = auditEntrySchema.check(
  z.refine(({ id, at }) => at !== '' && id.startsWith(at), { path: ['id'] }),
);

/**
 * The schemas of each store, in the order of the file; `row` judges key and value together. The compiler requires an
 * entry for every new store.
 */
export const storeSchemas: Record<
  CareTable,
  { value: z.ZodMiniType; key?: z.ZodMiniType; row?: z.ZodMiniType }
> = {
  categories: { value: userCategorySchema },
  patients: { value: patientSchema },
  identifiers: { key: z.tuple([text, text, text]), value: z.literal(true) },
  conditions: { value: conditionSchema },
  medicationRequests: { value: medicationRequestSchema },
  labResults: { value: labResultSchema },
  allergies: { value: allergySchema },
  dialysisSessions: { value: dialysisSessionSchema },
  readings: { key: z.tuple([text, z.int()]), value: blockLineSchema },
  latest: { key: z.tuple([text, measureSchema]), value: readingSchema },
  annotations: { value: annotationSchema },
  reviews: { value: reviewSchema },
  summaries: { value: summarySchema },
  standings: { value: standingSchema },
  rules: { value: alertRuleSchema },
  thresholds: { value: thresholdSchema },
  alerts: { value: alertSchema },
  views: { value: savedViewSchema },
  fluidPlans: { value: fluidPlanSchema },
  fluidAssignments: { value: fluidAssignmentSchema },
  medicines: { value: medicineSchema },
  allocations: { value: allocationSchema },
  intakes: { value: intakeSchema },
  practitioners: { value: practitionerSchema },
  enrolments: { value: enrolmentSchema },
  questionnaires: { value: questionnaireSchema },
  questionnaireAssignments: { value: questionnaireAssignmentSchema },
  questionnaireResponses: { value: questionnaireResponseSchema },
  articles: { value: articleSchema },
  articleAssignments: { value: articleAssignmentSchema },
  settings: { value: storedSettingSchema },
  terms: { value: termsSchema },
  audit: { value: entrySchema },
  meta: { key: text, value: z.string(), row: metaRowSchema },
};
export const clinicStores = Object.keys(storeSchemas) as CareTable[];

/** The fields whose value only one record may have: two records with the same value cannot both be stored. */
export const unique: Partial<Record<CareTable, string>> = { patients: 'patientId', categories: 'code' };
