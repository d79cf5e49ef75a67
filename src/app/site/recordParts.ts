import type { MessageId } from '@/locales';
import type { SitePage } from './sitePage';

const part = (path: string, title: MessageId, load: SitePage['load']): SitePage => ({ path, title, load });

/** The parts of a patient's record, each with its own address below the record's. */
export const recordParts: readonly SitePage[] = [
  part('', 'app.patient', () => import('@/features/patients/record/OverviewPage')),
  part('profile', 'app.patientProfile', () => import('@/features/registration/profile/ProfilePage')),
  part(
    'telemonitoring',
    'app.telemonitoring',
    () => import('@/features/telemonitoring/period/TelemonitoringPage'),
  ),
  part('alerts', 'app.patientAlerts', () => import('@/features/alerts/list/PatientAlertsPage')),
  part('limits', 'app.patientLimits', () => import('@/features/alertRules/limits/LimitsPage')),
  part('medicines', 'app.patientMedicines', () => import('@/features/medicines/record/PatientMedicinesPage')),
  part('medicines/new', 'app.allocateMedicine', () => import('@/features/medicines/plan/NewAllocationPage')),
  part(
    'medicines/:allocation',
    'app.patientMedicine',
    () => import('@/features/medicines/record/AllocationPage'),
  ),
  part('fluid', 'app.patientFluid', () => import('@/features/fluidPlans/record/FluidPage')),
  part('education', 'app.patientEducation', () => import('@/features/education/record/PatientEducationPage')),
  part('treatment', 'app.patientTreatment', () => import('@/features/treatment/TreatmentPage')),
  part('conditions', 'app.patientConditions', () => import('@/features/conditions/list/ConditionsPage')),
  part('registration', 'app.patientRegistration', () => import('@/features/programme/ProgrammePage')),
  part('team', 'app.patientTeam', () => import('@/features/medicalTeam/members/TeamPage')),
  part(
    'questionnaires',
    'app.patientQuestionnaires',
    () => import('@/features/questioners/record/QuestionnairesPage'),
  ),
  part(
    'questionnaires/answer/:given',
    'app.answerQuestionnaire',
    () => import('@/features/questioners/answering/AnswerPage'),
  ),
  part(
    'questionnaires/:response',
    'app.patientAnswer',
    () => import('@/features/questioners/record/ResponsePage'),
  ),
  part('history', 'app.patientHistory', () => import('@/features/audit/log/PatientHistoryPage')),
];
