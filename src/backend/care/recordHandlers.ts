import { type Kind, Refused } from '../contract';
import type { RecordHandler } from './defineRecords';

/** Rules raise alerts, summaries are derived, and reviewing is an act: nobody writes them as records. */
const refuse = async (): Promise<never> => {
  throw new Refused(403, 'errors.forbidden');
};
const unwritten = async () => ({ create: refuse, update: refuse, remove: refuse });

// Reading needs none of them: the code of a kind comes with its first write, before the transaction.
const handlers: { [K in Kind]: () => Promise<RecordHandler<K>> } = {
  alerts: unwritten,
  summaries: unwritten,
  reviews: unwritten,
  patients: async () => (await import('./patients/patientRecords')).patientRecords,
  practitioners: async () => (await import('./patients/practitionerRecords')).practitionerRecords,
  conditions: async () => (await import('./conditions/conditionRecords')).conditionRecords,
  labResults: async () => (await import('./laboratory/labResultRecords')).labResultRecords,
  allergies: async () => (await import('./allergies/allergyRecords')).allergyRecords,
  dialysisSessions: async () => (await import('./dialysis/dialysisSessionRecords')).dialysisSessionRecords,
  enrolments: async () => (await import('./enrolment/enrolmentRecords')).enrolmentRecords,
  categories: async () => (await import('./categories/categoryRecords')).categoryRecords,
  annotations: async () => (await import('./readings/annotationRecords')).annotationRecords,
  views: async () => (await import('./views/viewRecords')).viewRecords,
  rules: async () => (await import('./rules/ruleRecords')).ruleRecords,
  thresholds: async () => (await import('./rules/thresholdRecords')).thresholdRecords,
  fluidPlans: async () => (await import('./fluid/fluidPlanRecords')).fluidPlanRecords,
  fluidAssignments: async () => (await import('./fluid/fluidAssignmentRecords')).fluidAssignmentRecords,
  medicines: async () => (await import('./medicines/medicineRecords')).medicineRecords,
  allocations: async () => (await import('./medicines/allocationRecords')).allocationRecords,
  intakes: async () => (await import('./medicines/intakeRecords')).intakeRecords,
  medicationRequests: async () =>
    (await import('./medicines/medicationRequestRecords')).medicationRequestRecords,
  questionnaires: async () => (await import('./questionnaires/questionnaireRecords')).questionnaireRecords,
  questionnaireAssignments: async () =>
    (await import('./questionnaires/questionnaireAssignmentRecords')).questionnaireAssignmentRecords,
  questionnaireResponses: async () => (await import('./questionnaires/responseRecords')).responseRecords,
  articles: async () => (await import('./education/articleRecords')).articleRecords,
  articleAssignments: async () =>
    (await import('./education/articleAssignmentRecords')).articleAssignmentRecords,
  settings: async () => (await import('./settings/settingRecords')).settingRecords,
  terms: async () => (await import('./settings/termsRecords')).termsRecords,
};

/** The create, update and remove of a kind of records. */
export const recordHandlerOf = <K extends Kind>(kind: K): Promise<RecordHandler<K>> => handlers[kind]();
