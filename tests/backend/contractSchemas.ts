import * as z from 'zod/mini';
import { alertRuleSchema, thresholdSchema } from '@/domain/rules/alertRule';
import { alertSchema } from '@/domain/alerts/alert';
import { alertActionSchema } from '@/domain/alerts/alertAction';
import { bulkActionSchema, bulkAnswerSchema } from '@/domain/alerts/alertBulk';
import { auditEntrySchema } from '@/domain/audit';
import { annotationSchema } from '@/domain/readings/annotation';
import { categoryMovedSchema, categoryMoveSchema } from '@/domain/category/moving';
import { clinicCheckSchema, clinicExportSchema } from '@/domain/exchange/clinicFile';
import { clinicFileStateSchema } from '@/domain/exchange/clinicFileState';
import { importMadeSchema, importUndoSchema } from '@/domain/exchange/importUndo';
import { colleaguesSchema } from '@/domain/staff/colleague';
import { clinicCurvesSchema } from '@/domain/curves/clinicCurves';
import { conditionSchema } from '@/domain/conditions/condition';
import {
  articleAssignmentBodySchema,
  articleAssignmentSchema,
  articleBodySchema,
  articleSchema,
} from '@/domain/education/article';
import { bulkAssignmentAnswerSchema, bulkAssignmentSchema } from '@/domain/education/cohort';
import { enrolmentBodySchema, enrolmentSchema } from '@/domain/enrolment/enrolment';
import { duplicatesAnswerSchema, identitySchema } from '@/domain/enrolment/duplicatePatients';
import { assignmentBodySchema, fluidAssignmentSchema } from '@/domain/fluid/assignment';
import { fluidPlanSchema, planBodySchema } from '@/domain/fluid/plan';
import {
  addressSchema,
  answersSchema,
  codeSchema,
  credentialsSchema,
  invitationSchema,
  languageChoiceSchema,
  linkSchema,
  linkSignInSchema,
  loginSchema,
  ownProfileDraftSchema,
  ownProfileSchema,
  ownSessionsSchema,
  passwordChangeSchema,
  passwordResetSchema,
  questionsChangeSchema,
  offersSchema,
  questionsSchema,
  refreshedSchema,
  refreshSchema,
  resendSchema,
  sentSchema,
  signUpSchema,
  staffChangeSchema,
  staffMemberSchema,
} from '@/domain/staff/identity';
import { mailStateSchema } from '@/domain/mail';
import { allergySchema } from '@/domain/allergies/allergy';
import { dialysisSessionSchema } from '@/domain/dialysis/session';
import { labResultSchema } from '@/domain/laboratory/labResult';
import { measureSchema } from '@/domain/readings/measure';
import { allocationBodySchema, allocationSchema } from '@/domain/medicine/allocation';
import { intakeBodySchema, intakeSchema } from '@/domain/medicine/intake';
import { medicineBodySchema, medicineSchema } from '@/domain/medicine/medicine';
import { medicationRequestSchema } from '@/domain/medicine/medicationRequest';
import { patientSchema } from '@/domain/patients/patient';
import { practitionerBodySchema, practitionerSchema } from '@/domain/staff/practitioner';
import { programmeDraftSchema } from '@/domain/patients/programme';
import { targetDraftSchema } from '@/domain/patients/target';
import { programmePreviewSchema } from '@/domain/patients/programmeEnd';
import {
  questionnaireAssignmentBodySchema,
  questionnaireAssignmentSchema,
} from '@/domain/questionnaire/assigning/assignment';
import { bulkGivingAnswerSchema, bulkGivingSchema } from '@/domain/questionnaire/assigning/bulk';
import { questionnaireBodySchema, questionnaireSchema } from '@/domain/questionnaire/questionnaire';
import { questionnaireResponseSchema, responseBodySchema } from '@/domain/questionnaire/responses/response';
import {
  correctionSchema,
  readingBatchSchema,
  readingDraftSchema,
  readingSchema,
  withdrawalDraftSchema,
} from '@/domain/readings/reading';
import { patientRecordSchema, recordOutcomeSchema } from '@/domain/exchange/patientRecord';
import { ruleDraftSchema, thresholdDraftSchema } from '@/domain/rules/ruleDraft';
import { simulationPartSchema } from '@/domain/rules/ruleSimulation';
import { reviewSchema } from '@/domain/patients/review';
import { savedViewSchema } from '@/domain/worklist/savedView';
import { settingSchema, storedSettingSchema, termsBodySchema, termsSchema } from '@/domain/settings/setting';
import { summarySchema } from '@/domain/patients/summary';
import { categoryBodySchema, userCategorySchema } from '@/domain/category/userCategory';
import {
  bookmarkSearchSchema,
  bookmarkUpdateSchema,
  mainSearchSchema,
} from '@/shared/navigation/navbarCalls';
import { changeSchema } from '@/domain/change';
import { draftSchemas } from '@/backend/care/routes';

const schemas = {
  Allergy: allergySchema,
  AllergyDraft: draftSchemas.allergies,
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
  Change: changeSchema,
  Code: codeSchema,
  Colleagues: colleaguesSchema,
  ClinicCheck: clinicCheckSchema,
  ClinicCurves: clinicCurvesSchema,
  ClinicStanding: clinicFileStateSchema,
  ImportMade: importMadeSchema,
  ImportUndo: importUndoSchema,
  ClinicExport: clinicExportSchema,
  Condition: conditionSchema,
  ConditionDraft: draftSchemas.conditions,
  Correction: correctionSchema,
  Credentials: credentialsSchema,
  DialysisSession: dialysisSessionSchema,
  DialysisSessionDraft: draftSchemas.dialysisSessions,
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
  LabResult: labResultSchema,
  LabResultDraft: draftSchemas.labResults,
  LanguageChoice: languageChoiceSchema,
  Link: linkSchema,
  LinkSignIn: linkSignInSchema,
  Login: loginSchema,
  MailState: mailStateSchema,
  MainSearch: mainSearchSchema,
  Measure: measureSchema,
  MedicationRequest: medicationRequestSchema,
  MedicationRequestDraft: draftSchemas.medicationRequests,
  Medicine: medicineSchema,
  MedicineDraft: medicineBodySchema,
  Offers: offersSchema,
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
  ResendCode: resendSchema,
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
  ReadingBatch: readingBatchSchema,
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
