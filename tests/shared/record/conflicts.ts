import type { Condition } from '@/domain/conditions/condition';
import type { Patient } from '@/domain/patients/patient';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import type { Practitioner } from '@/domain/staff/practitioner';
import type { SettingOf } from '@/domain/settings/setting';
import { bodyToSend } from '@/features/questioners/detail/questionnaireTransitions';
import { care } from '@/shared/api/http';
import { aQuestionnaire } from '@tests/support/questionnaires';

/** A form that is saved while somebody else has stored something meanwhile. */
export interface Saving {
  name: string;
  /** Below `src/features`. */
  file: string;
  path: string;
  as?: 'ADMIN' | 'USER';
  prepare?: () => Promise<unknown>;
  /** The buttons that open the form. */
  openers?: readonly string[];
  /** What is typed into, and what saves it. */
  label: RegExp | string;
  save: RegExp | string;
  /** Somebody else stores something. */
  overtake: () => Promise<unknown>;
  /** What is stored of the field now. */
  stored: () => Promise<string | undefined>;
  /** Buttons that are offered; where `mine` is not, saving again replaces what is stored. */
  ways: readonly ('mine' | 'theirs')[];
}

const read = async <T>(path: string): Promise<T> => (await care.get<T>(path)).data;

async function change<T extends { version: string; updatedAt: string }>(path: string, part: Partial<T>) {
  const { version, updatedAt: _, ...body } = await read<T>(path);
  await care.put(path, { ...body, ...part }, { headers: { 'If-Match': version } });
}

const CKD = 'Chronic kidney disease, stage 4';
const condition = async () => {
  const { data } = await care.get<{ items: Condition[] }>('/conditions', {
    params: { patient: 'sample-01' },
  });
  const found = data.items.find(({ label }) => label === CKD);
  if (!found) throw new Error('The sample clinic has no such condition');
  return found;
};

const zinnia = {
  id: 'zinnia',
  firstName: 'Ada',
  lastName: 'Zinnia',
  email: 'ada@example.org',
  mobile: '',
  roles: [],
  active: true,
};

export const conflicts: readonly Saving[] = [
  {
    name: 'the settings',
    file: 'settings/form/SettingSaveConflict.tsx',
    path: '/general',
    label: /^Name of the organisation/,
    save: 'Save',
    overtake: () => change<SettingOf<'general'>>('/settings/general', { organisation: 'Theirs' }),
    stored: async () => (await read<SettingOf<'general'>>('/settings/general')).organisation,
    ways: ['theirs'],
  },
  {
    name: 'a patient’s profile',
    file: 'registration/profile/ProfileSaveConflict.tsx',
    path: '/userlist/sample-01/profile',
    as: 'USER',
    label: /^City/,
    save: 'Save',
    overtake: () => change<Patient>('/patients/sample-01', { city: 'Görlitz' }),
    stored: async () => (await read<Patient>('/patients/sample-01')).city,
    ways: ['theirs'],
  },
  {
    name: 'a condition',
    file: 'conditions/form/ConditionDialog.tsx',
    path: '/userlist/sample-01/conditions',
    as: 'USER',
    openers: [`Change ${CKD}`],
    label: 'Note',
    save: 'Save',
    overtake: async () => {
      const { version, updatedAt: _, recordedBy: _by, ...body } = await condition();
      const headers = { 'If-Match': version };
      await care.put(`/conditions/${body.id}`, { ...body, note: 'Theirs' }, { headers });
    },
    stored: async () => (await condition()).note,
    ways: ['mine'],
  },
  {
    name: 'somebody of the directory',
    file: 'medicalTeam/directory/PractitionerDialog.tsx',
    path: '/directory?q=zinnia',
    prepare: () => care.post('/practitioners', zinnia),
    openers: ['Change Ada Zinnia'],
    label: 'Speciality',
    save: 'Save',
    overtake: () => change<Practitioner>('/practitioners/zinnia', { speciality: 'Theirs' }),
    stored: async () => (await read<Practitioner>('/practitioners/zinnia')).speciality,
    ways: ['mine'],
  },
  {
    name: 'a questionnaire',
    file: 'questioners/builder/QuestionnaireSaveConflict.tsx',
    path: '/questioners/zinnia/edit',
    prepare: () => care.post('/questionnaires', aQuestionnaire({ id: 'zinnia', name: 'Zinnia' })),
    label: /^Name \(/,
    save: 'Save draft',
    overtake: async () => {
      const now = await read<Questionnaire>('/questionnaires/zinnia');
      const headers = { 'If-Match': now.version };
      await care.put('/questionnaires/zinnia', { ...bodyToSend(now), name: 'Theirs' }, { headers });
    },
    stored: async () => (await read<Questionnaire>('/questionnaires/zinnia')).name,
    ways: ['mine', 'theirs'],
  },
];

/** By file the suite below `tests/features` that meets the conflict on its page. */
export const followedElsewhere: Readonly<Record<string, string>> = {
  'alertRules/form/RuleSaveConflict.tsx': 'alertRules/list/RulesPage',
  'alertRules/thresholds/ThresholdSaveConflict.tsx': 'alertRules/LimitsPage',
  'education/edit/ArticleSaveConflict.tsx': 'education/editing',
  'fluidPlans/form/PlanSaveConflict.tsx': 'fluidPlans/planner',
  'fluidPlans/record/AssignmentSaveConflict.tsx': 'fluidPlans/record',
  'medicines/catalogue/MedicineDialog.tsx': 'medicines/catalogue',
  'medicines/plan/AllocationSaveConflict.tsx': 'medicines/plan',
  'userCategories/form/CategorySaveConflict.tsx': 'userCategories/categories',
};
