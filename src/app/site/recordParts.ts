import type { Action } from '@/domain/access';
import type { MessageId, MessagePart } from '@/locales';
import { logWords } from './logWords';
import type { SitePage } from './sitePage';

const part = (
  path: string,
  title: MessageId,
  load: SitePage['load'],
  words: readonly MessagePart[] = [],
  action?: Action,
): SitePage => ({ path, title, load, words, action });

/** The parts of a patient's record, each with its own address below the record's. */
export const recordParts: readonly SitePage[] = [
  part('', 'app.patient', () => import('@/features/patients/record/OverviewPage')),
  part('profile', 'app.patientProfile', () => import('@/features/registration/profile/ProfilePage'), [
    'team',
    'registration',
  ]),
  part(
    'telemonitoring',
    'app.telemonitoring',
    () => import('@/features/telemonitoring/period/TelemonitoringPage'),
    ['readings'],
  ),
  part('alerts', 'app.patientAlerts', () => import('@/features/alerts/list/PatientAlertsPage'), ['alerts']),
  part('laboratory', 'app.patientLaboratory', () => import('@/features/laboratory/table/LaboratoryPage'), [
    'laboratory',
  ]),
  part('dialysis', 'app.patientDialysis', () => import('@/features/dialysis/table/DialysisPage'), [
    'dialysis',
  ]),
  part('limits', 'app.patientLimits', () => import('@/features/alertRules/limits/LimitsPage'), ['rules']),
  part(
    'medicines',
    'app.patientMedicines',
    () => import('@/features/medicines/record/PatientMedicinesPage'),
    ['medicines'],
  ),
  part(
    'medicines/new',
    'app.allocateMedicine',
    () => import('@/features/medicines/plan/NewAllocationPage'),
    ['medicines'],
    'therapy.write',
  ),
  part(
    'medicines/:allocation',
    'app.patientMedicine',
    () => import('@/features/medicines/record/AllocationPage'),
    ['medicines'],
  ),
  part('fluid', 'app.patientFluid', () => import('@/features/fluidPlans/record/FluidPage'), [
    'fluidPlans',
    'fluid',
  ]),
  part(
    'education',
    'app.patientEducation',
    () => import('@/features/education/record/PatientEducationPage'),
    ['education'],
  ),
  part('treatment', 'app.patientTreatment', () => import('@/features/treatment/TreatmentPage'), [
    'treatment',
  ]),
  part('conditions', 'app.patientConditions', () => import('@/features/conditions/list/ConditionsPage'), [
    'conditions',
  ]),
  part('allergies', 'app.patientAllergies', () => import('@/features/allergies/list/AllergiesPage'), [
    'allergies',
    'conditions',
  ]),
  part('registration', 'app.patientRegistration', () => import('@/features/programme/ProgrammePage'), [
    'programme',
  ]),
  part('team', 'app.patientTeam', () => import('@/features/medicalTeam/members/TeamPage'), ['team']),
  part(
    'questionnaires',
    'app.patientQuestionnaires',
    () => import('@/features/questioners/record/QuestionnairesPage'),
    ['questionnaires'],
  ),
  part(
    'questionnaires/answer/:given',
    'app.answerQuestionnaire',
    () => import('@/features/questioners/answering/AnswerPage'),
    ['questionnaires'],
    'assignments.write',
  ),
  part(
    'questionnaires/:response',
    'app.patientAnswer',
    () => import('@/features/questioners/record/ResponsePage'),
    ['questionnaires'],
  ),
  part('history', 'app.patientHistory', () => import('@/features/audit/log/PatientHistoryPage'), logWords),
];
