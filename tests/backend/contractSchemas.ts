import * as z from 'zod/mini';
import { alertRuleSchema, thresholdSchema } from '@/domain/alertRule';
import { alertSchema } from '@/domain/alert';
import { alertActionSchema } from '@/domain/alertAction';
import { bulkActionSchema, bulkAnswerSchema } from '@/domain/alertBulk';
import { auditEntrySchema } from '@/domain/audit';
import { annotationSchema } from '@/domain/annotation';
import { categoryMovedSchema, categoryMoveSchema } from '@/domain/category/moving';
import { clinicCheckSchema, clinicExportSchema } from '@/domain/clinicFile';
import { clinicStandingSchema } from '@/domain/clinicStanding';
import { importMadeSchema, importUndoSchema } from '@/domain/importUndo';
import { colleaguesSchema } from '@/domain/colleague';
import { conditionSchema } from '@/domain/condition';
import {
  articleAssignmentBodySchema,
  articleAssignmentSchema,
  articleBodySchema,
  articleSchema,
} from '@/domain/education/article';
import { bulkAssignmentAnswerSchema, bulkAssignmentSchema } from '@/domain/education/cohort';
import { enrolmentBodySchema, enrolmentSchema } from '@/domain/enrolment/enrolment';
import { duplicatesAnswerSchema, identitySchema } from '@/domain/enrolment/sameness';
import { assignmentBodySchema, fluidAssignmentSchema } from '@/domain/fluid/assignment';
import { fluidPlanSchema, planBodySchema } from '@/domain/fluid/plan';
import {
  addressSchema,
  answersSchema,
  codeSchema,
  credentialsSchema,
  invitationSchema,
  linkSchema,
  loginSchema,
  ownProfileDraftSchema,
  ownProfileSchema,
  ownSessionsSchema,
  passwordChangeSchema,
  passwordResetSchema,
  questionsChangeSchema,
  questionsSchema,
  refreshedSchema,
  refreshSchema,
  sentSchema,
  signUpSchema,
  staffChangeSchema,
  staffMemberSchema,
} from '@/domain/identity';
import { measureSchema } from '@/domain/measure';
import { allocationBodySchema, allocationSchema } from '@/domain/medicine/allocation';
import { intakeBodySchema, intakeSchema } from '@/domain/medicine/intake';
import { medicineBodySchema, medicineSchema } from '@/domain/medicine/medicine';
import { medicationRequestSchema } from '@/domain/medicationRequest';
import { patientSchema } from '@/domain/patient';
import { practitionerBodySchema, practitionerSchema } from '@/domain/practitioner';
import { programmeDraftSchema } from '@/domain/programme';
import { targetDraftSchema } from '@/domain/target';
import { programmePreviewSchema } from '@/domain/programmeEnd';
import {
  questionnaireAssignmentBodySchema,
  questionnaireAssignmentSchema,
} from '@/domain/questionnaire/assignment';
import { bulkGivingAnswerSchema, bulkGivingSchema } from '@/domain/questionnaire/bulk';
import { questionnaireBodySchema, questionnaireSchema } from '@/domain/questionnaire/questionnaire';
import { questionnaireResponseSchema, responseBodySchema } from '@/domain/questionnaire/response';
import { correctionSchema, readingDraftSchema, readingSchema, withdrawalDraftSchema } from '@/domain/reading';
import { patientRecordSchema, recordOutcomeSchema } from '@/domain/record';
import { ruleDraftSchema, thresholdDraftSchema } from '@/domain/ruleDraft';
import { simulationPartSchema } from '@/domain/ruleSimulation';
import { reviewSchema } from '@/domain/review';
import { savedViewSchema } from '@/domain/savedView';
import { settingSchema, storedSettingSchema, termsBodySchema, termsSchema } from '@/domain/settings/setting';
import { summarySchema } from '@/domain/summary';
import { categoryBodySchema, userCategorySchema } from '@/domain/userCategory';
import {
  bookmarkSearchSchema,
  bookmarkUpdateSchema,
  mainSearchSchema,
} from '@/shared/navigation/navbarCalls';
import { draftSchemas } from '@/backend/routes';

const schemas = {
  Address: addressSchema,
  Alert: alertSchema,
  AlertAction: alertActionSchema,
  Allocation: allocationSchema,
  AllocationDraft: allocationBodySchema,
  Annotation: annotationSchema,
  AnnotationDraft: draftSchemas.annotations,
  Answers: answersSchema,
  Article: articleSchema,
  ArticleAssignment: articleAssignmentSchema,
  ArticleAssignmentDraft: articleAssignmentBodySchema,
  ArticleBulk: bulkAssignmentSchema,
  ArticleBulkAnswer: bulkAssignmentAnswerSchema,
  ArticleDraft: articleBodySchema,
  AuditEntry: auditEntrySchema,
  BookmarkSearch: bookmarkSearchSchema,
  BookmarkUpdate: bookmarkUpdateSchema,
  BulkAction: bulkActionSchema,
  BulkAnswer: bulkAnswerSchema,
  Category: userCategorySchema,
  CategoryDraft: categoryBodySchema,
  CategoryMove: categoryMoveSchema,
  CategoryMoved: categoryMovedSchema,
  Code: codeSchema,
  Colleagues: colleaguesSchema,
  ClinicCheck: clinicCheckSchema,
  ClinicStanding: clinicStandingSchema,
  ImportMade: importMadeSchema,
  ImportUndo: importUndoSchema,
  ClinicExport: clinicExportSchema,
  Condition: conditionSchema,
  ConditionDraft: draftSchemas.conditions,
  Correction: correctionSchema,
  Credentials: credentialsSchema,
  DuplicatesAnswer: duplicatesAnswerSchema,
  Enrolment: enrolmentSchema,
  EnrolmentDraft: enrolmentBodySchema,
  EnrolmentIdentity: identitySchema,
  FluidAssignment: fluidAssignmentSchema,
  FluidAssignmentDraft: assignmentBodySchema,
  FluidPlan: fluidPlanSchema,
  FluidPlanDraft: planBodySchema,
  Intake: intakeSchema,
  IntakeDraft: intakeBodySchema,
  Invitation: invitationSchema,
  Link: linkSchema,
  Login: loginSchema,
  MainSearch: mainSearchSchema,
  Measure: measureSchema,
  MedicationRequest: medicationRequestSchema,
  MedicationRequestDraft: draftSchemas.medicationRequests,
  Medicine: medicineSchema,
  MedicineDraft: medicineBodySchema,
  OwnProfile: ownProfileSchema,
  OwnProfileDraft: ownProfileDraftSchema,
  OwnSessions: ownSessionsSchema,
  PasswordChange: passwordChangeSchema,
  PasswordReset: passwordResetSchema,
  Patient: patientSchema,
  PatientDraft: draftSchemas.patients,
  PatientRecord: patientRecordSchema,
  Practitioner: practitionerSchema,
  PractitionerDraft: practitionerBodySchema,
  ProgrammeDraft: programmeDraftSchema,
  TargetDraft: targetDraftSchema,
  ProgrammePreview: programmePreviewSchema,
  Questionnaire: questionnaireSchema,
  QuestionnaireAssignment: questionnaireAssignmentSchema,
  QuestionnaireBulk: bulkGivingSchema,
  QuestionnaireBulkAnswer: bulkGivingAnswerSchema,
  QuestionnaireAssignmentDraft: questionnaireAssignmentBodySchema,
  QuestionnaireDraft: questionnaireBodySchema,
  QuestionnaireResponse: questionnaireResponseSchema,
  QuestionnaireResponseDraft: responseBodySchema,
  Questions: questionsSchema,
  QuestionsChange: questionsChangeSchema,
  Reading: readingSchema,
  ReadingDraft: readingDraftSchema,
  RecordOutcome: recordOutcomeSchema,
  Refresh: refreshSchema,
  Refreshed: refreshedSchema,
  Review: reviewSchema,
  Rule: alertRuleSchema,
  RuleDraft: ruleDraftSchema,
  Sent: sentSchema,
  Setting: storedSettingSchema,
  SettingDraft: settingSchema,
  SignUp: signUpSchema,
  SimulationPart: simulationPartSchema,
  StaffChange: staffChangeSchema,
  StaffMember: staffMemberSchema,
  Summary: summarySchema,
  Terms: termsSchema,
  TermsDraft: termsBodySchema,
  Threshold: thresholdSchema,
  ThresholdDraft: thresholdDraftSchema,
  View: savedViewSchema,
  ViewDraft: draftSchemas.views,
  Withdrawal: withdrawalDraftSchema,
} satisfies Record<string, z.ZodMiniType>;

/** The component schemas of the OpenAPI document that the domain decides. */
export function contractSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const generated = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  const bare = Object.entries(generated.schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [
    id,
    schema,
  ]);
  return JSON.parse(JSON.stringify(Object.fromEntries(bare)));
}
