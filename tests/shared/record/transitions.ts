import type { Article } from '@/domain/education/article';
import type { Patient } from '@/domain/patients/patient';
import { care } from '@/shared/api/http';
import { aPatient, NOW } from '@tests/support/builders';
import { aRule } from '../../backend/suite/rules';
import { aQuestionnaire } from '@tests/support/questionnaires';
import { aPost } from '../../domain/education/drafts';
import { putPlan } from '../../features/fluidPlans/clinic';

export interface ReasonOf {
  label: RegExp;
  isOptional?: boolean;
}

/** A dialog that asks before a record is given another standing, opened as a user opens it. */
export interface Transition {
  name: string;
  /** Its file below `src/features`, and the component in it. */
  dialog: string;
  path: string;
  as?: 'ADMIN' | 'USER';
  prepare?: () => Promise<unknown>;
  /** A button before that. */
  before?: string;
  /** The button that opens it, and the one that does it. */
  opener: RegExp | string;
  confirm: string;
  reason?: ReasonOf;
}

const required: ReasonOf = { label: /^Reason/ };
const optional: ReasonOf = { label: /^Reason/, isOptional: true };

/** A file about a sample patient that says something else about the person. */
async function anImport() {
  const { data } = await care.get<Patient>('/patients/sample-30');
  const { version: _, updatedAt: _at, ...patient } = data;
  const record = {
    patient: { ...patient, city: 'Faro' },
    conditions: [],
    medicationRequests: [],
    readings: [],
  };
  await care.post('/records', { records: [{ ...record, lastUpdated: new Date(NOW).toISOString() }] });
}

/** A post on its way to the patients. */
async function aPostThatIs(...standings: Article['status'][]) {
  await care.post('/articles', aPost());
  for (const status of standings) {
    const { data } = await care.get<Article>('/articles/post1');
    const { version, updatedAt: _, revision: _r, history: _h, ...body } = data;
    const changed = { ...body, status, ...(status === 'published' && { reviewer: 'Dr Odile Marchal' }) };
    await care.put('/articles/post1', changed, { headers: { 'If-Match': version } });
  }
}

const { version: _v, updatedAt: _u, ...somebody } = aPatient({ id: 'somebody', patientId: 'NP-0001' });

async function aGivenPost() {
  await care.post('/patients', somebody);
  await aPostThatIs('inReview', 'published');
  const given = { id: 'given', patient: 'somebody', article: 'post1', state: 'assigned' };
  await care.post('/articleAssignments', given);
}

async function anAskedQuestionnaire() {
  await care.post('/patients', somebody);
  await care.post('/questionnaires', aQuestionnaire({ id: 'zinnia', name: 'Zinnia', status: 'published' }));
  await care.post('/questionnaireAssignments', {
    id: 'asked',
    patient: 'somebody',
    questionnaire: 'zinnia',
    status: 'active',
    start: '2026-11-20',
    recurrence: { by: 'days', every: 7 },
    windowDays: 2,
    remindAfterDays: [1],
  });
}

const aRegistration = () =>
  care.post('/enrolments', {
    id: 'begun',
    status: 'draft',
    step: 'identity',
    title: 'Karla Weidenbusch',
    typed: { dryWeight: 70 },
    done: 0,
  });

const ofRule = {
  dialog: 'alertRules/status/StatusActions#PauseDialog',
  path: '/alerts/rules/pressureSevere',
};
const ofPlan = {
  dialog: 'fluidPlans/detail/PlanTransitionDialog#PlanTransitionDialog',
  path: '/fluidplanner/plan-one',
  prepare: () => putPlan(),
};
const ofPost = {
  dialog: 'education/detail/ArticleTransitionDialog#ArticleTransitionDialog',
  path: '/therapeuticEducation/post1',
};
const ofQuestionnaire = {
  dialog: 'questioners/detail/QuestionnaireTransitionDialog#QuestionnaireTransitionDialog',
  path: '/questioners/zinnia',
  prepare: () => care.post('/questionnaires', aQuestionnaire({ id: 'zinnia', name: 'Zinnia' })),
};

export const transitions: readonly Transition[] = [
  { name: 'pausing a rule', ...ofRule, opener: 'Pause', confirm: 'Pause', reason: required },
  { name: 'retiring a rule', ...ofRule, opener: 'Retire', confirm: 'Retire', reason: required },
  {
    name: 'undoing an import',
    dialog: 'audit/imports/UndoImportDialog#UndoImportDialog',
    path: '/userlist/sample-30/history',
    as: 'USER',
    prepare: anImport,
    opener: 'Undo…',
    confirm: 'Undo the import',
    reason: { label: /^Why it is undone/ },
  },
  {
    name: 'a condition by mistake',
    dialog: 'conditions/list/ConditionsPage#MistakeDialog',
    path: '/userlist/sample-01/conditions',
    as: 'USER',
    opener: 'Chronic kidney disease, stage 4: entered in error',
    confirm: 'Mark as entered in error',
  },
  {
    name: 'handing in a post',
    ...ofPost,
    prepare: () => aPostThatIs(),
    opener: 'Submit for review',
    confirm: 'Submit for review',
  },
  {
    name: 'sending a post back',
    ...ofPost,
    prepare: () => aPostThatIs('inReview'),
    opener: 'Send back',
    confirm: 'Send back',
    reason: required,
  },
  {
    name: 'withdrawing a given post',
    dialog: 'education/record/GivenList#WithdrawDialog',
    path: '/userlist/somebody/education',
    prepare: aGivenPost,
    opener: 'Withdraw: Salt and thirst',
    confirm: 'Withdraw',
    reason: required,
  },
  { name: 'activating a plan', ...ofPlan, opener: 'Activate', confirm: 'Activate', reason: optional },
  { name: 'deleting a plan', ...ofPlan, opener: 'Delete', confirm: 'Delete' },
  {
    name: 'leaving a team',
    dialog: 'medicalTeam/members/TeamPage#RemoveDialog',
    path: '/userlist/sample-01/team',
    as: 'USER',
    opener: 'Remove: Nephrologist',
    confirm: 'Remove from the team',
  },
  {
    name: 'publishing a questionnaire',
    ...ofQuestionnaire,
    opener: 'Publish',
    confirm: 'Publish',
    reason: optional,
  },
  { name: 'deleting a questionnaire', ...ofQuestionnaire, opener: 'Delete draft', confirm: 'Delete draft' },
  {
    name: 'withdrawing a questionnaire',
    dialog: 'questioners/record/QuestionnairesPage#CancelGivenDialog',
    path: '/userlist/somebody/questionnaires',
    prepare: anAskedQuestionnaire,
    opener: /^Withdraw “/,
    confirm: 'Withdraw the questionnaire',
    reason: required,
  },
  {
    name: 'discarding a registration',
    dialog: 'registration/list/RegistrationsPage#DiscardDialog',
    path: '/userlist/registration',
    prepare: aRegistration,
    opener: 'Discard: Karla Weidenbusch',
    confirm: 'Discard registration',
  },
  {
    name: 'deleting a rule',
    dialog: 'alertRules/status/StatusActions#DeleteDialog',
    path: '/alerts/rules/zinnia',
    prepare: () => care.post('/rules', aRule({ id: 'zinnia', status: 'draft' })),
    opener: 'Delete',
    confirm: 'Delete',
  },
  {
    name: 'giving up the limits of a patient',
    dialog: 'alertRules/thresholds/RemoveThreshold#RemoveThreshold',
    path: '/userlist/sample-02/limits',
    as: 'USER',
    prepare: () =>
      care.post('/thresholds', {
        id: 'zinnia',
        rule: 'pressureSevere',
        scope: 'patient',
        key: 'sample-02',
        limits: [{ severity: 'critical', limit: 195 }],
        reason: 'High for years',
      }),
    opener: 'Remove limits: Severely high blood pressure',
    confirm: 'Remove',
  },
  {
    name: 'deleting a draft of the terms',
    dialog: 'settings/terms/RemoveDraft#RemoveDraft',
    path: '/termAndConditions',
    prepare: () =>
      care.post('/terms', { id: 'zinnia', status: 'draft', effectiveOn: '2026-12-01', texts: { en: 'x' } }),
    before: 'Edit the draft',
    opener: 'Delete the draft',
    confirm: 'Delete the draft',
  },
  {
    name: 'closing an account',
    dialog: 'staff/dialogs/ChangeDialog#ChangeDialog',
    path: '/userlist?view=staff',
    opener: /^Deactivate: Nuno Carvalho/,
    confirm: 'Deactivate',
  },
];

/** By dialog the suite below `tests/features` that opens it through its page. */
export const followedElsewhere: Readonly<Record<string, string>> = {
  'alertRules/status/ActivateDialog#ActivateDialog': 'alertRules/list/RulesPage',
  'allergies/list/AllergiesPage#LeaveDialog': 'allergies/list/AllergiesPage',
  'allergies/list/StandingCard#NoneDialog': 'allergies/list/AllergiesPage',
  'conditions/list/TickDialog#TickDialog': 'conditions/list/ConditionsPage',
  'dialysis/session/SessionDetails#MistakeDialog': 'dialysis/table/DialysisPage',
  'fluidPlans/record/AssignmentTransitionDialog#AssignmentTransitionDialog': 'fluidPlans/record',
  'fluidPlans/record/FluidPage#RemoveDraft': 'fluidPlans/record',
  'laboratory/result/LabResultDetails#MistakeDialog': 'laboratory/table/LaboratoryPage',
  'medicines/catalogue/MedicineDetails#MedicineDetails': 'medicines/catalogue',
  'profile/sessions/SessionsCard#EndSessionDialog': 'profile/security',
  'questioners/record/ResponsePage#WithdrawResponseDialog': 'questioners/answering',
  'telemonitoring/correct/RestoreReadingDialog#RestoreReadingDialog': 'telemonitoring/correct/corrections',
  'userCategories/detail/CategoryDetails#CategoryDetails': 'userCategories/categories',
};
