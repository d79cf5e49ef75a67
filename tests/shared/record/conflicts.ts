import type { UserCategory } from '@/domain/category/userCategory';
import type { Allergy } from '@/domain/allergies/allergy';
import type { Condition } from '@/domain/conditions/condition';
import type { DialysisSession } from '@/domain/dialysis/session';
import type { LabResult } from '@/domain/laboratory/labResult';
import type { Medicine } from '@/domain/medicine/medicine';
import type { Patient } from '@/domain/patients/patient';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { Annotation } from '@/domain/readings/annotation';
import type { Reading } from '@/domain/readings/reading';
import type { Practitioner } from '@/domain/staff/practitioner';
import type { Threshold } from '@/domain/rules/alertRule';
import type { SettingOf, Terms } from '@/domain/settings/setting';
import { bodyToSend } from '@/features/questioners/detail/questionnaireTransitions';
import { care } from '@/shared/api/http';
import { anAllergyDraft } from '../../backend/drafts';
import { fakeCanvas } from '../charts/fakeCanvas';
import { NOW } from '@tests/support/builders';
import { aPlan } from '@tests/support/plans';
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
  openers?: readonly (RegExp | string)[];
  /** What is typed into, and what saves it. */
  label: RegExp | string;
  save: RegExp | string;
  /** What else has to be filled in. */
  fill?: { label: RegExp; text: string };
  /** Somebody else stores something. */
  overtake: () => Promise<unknown>;
  /** What is stored of the field now. */
  stored: () => Promise<string | undefined>;
  /** Of a field that says why and begins empty every time. */
  restsEmpty?: boolean;
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

const penicillin = () => read<Allergy>('/allergies/al1');

const session = () => read<DialysisSession>('/dialysisSessions/overtaken');
const sodium = () => read<LabResult>('/labResults/sample-01-laboratory-sodium-0');

const patient = (id = 'sample-01') => read<Patient>(`/patients/${id}`);
/** Somebody else decides something about a patient, through a call of its own. */
async function decide(path: string, draft: object, id = 'sample-01') {
  const { version } = await patient(id);
  await care.post(`/patients/${id}/${path}`, draft, { headers: { 'If-Match': version } });
}
const changeExt = async (part: (ext: Patient['ext']) => Partial<Patient['ext']>) => {
  const { ext } = await patient();
  await change<Patient>('/patients/sample-01', { ext: { ...ext, ...part(ext) } });
};

const anAnnotation = {
  id: 'travel',
  patient: 'sample-01',
  kind: 'travel',
  from: '2026-11-18',
  to: '2026-11-25',
  note: 'x',
};

const termsDraft = async () => {
  const { items } = await read<{ items: Terms[] }>('/terms');
  const found = items.find(({ id }) => id === 'zinnia');
  if (!found) throw new Error('there is no such draft');
  return found;
};

const aThreshold = {
  id: 'zinnia',
  rule: 'pressureSevere',
  scope: 'patient',
  key: 'sample-02',
  limits: [{ severity: 'critical', limit: 195 }],
  reason: 'High for years',
};

const READING = '/readings/sample-01/weight/zinnia';
const hour = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const measured = { at: hour(-1), value: 70.1 };
const aReading = { ...measured, id: 'zinnia', patient: 'sample-01', measure: 'weight', source: 'staff' };
const storedReading = async () => {
  const params = { from: hour(-2), to: hour(0), errors: true };
  const { data } = await care.get<{ items: Reading[] }>('/readings/sample-01/weight', { params });
  const found = data.items.find(({ id }) => id === 'zinnia');
  if (!found) throw new Error('there is no such reading');
  return found;
};
/** Somebody else does something about the reading. */
const aboutReading = async (what: 'restore' | 'entered-in-error') => {
  const headers = { 'If-Match': (await storedReading()).version };
  await care.post(`${READING}/${what}`, { reason: 'Theirs' }, { headers });
};

const storedAssignment = () => read<FluidAssignment>('/fluidAssignments/zinnia');
const anAssignment = {
  id: 'zinnia',
  patient: 'sample-01',
  plan: 'zinnia',
  status: 'active',
  start: '2026-11-20',
  prescriber: 'Dr Hollerstett',
  reason: 'x',
  typed: {},
  dialysisWeekdays: [],
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
  },
  {
    name: 'an allergy',
    file: 'allergies/form/AllergyDialog.tsx',
    path: '/userlist/sample-01/allergies',
    as: 'USER',
    prepare: () => care.post('/allergies', anAllergyDraft({ patient: 'sample-01' })),
    openers: ['Change Penicillin'],
    label: 'Note',
    save: 'Save',
    overtake: () => change<Allergy>('/allergies/al1', { note: 'Theirs' }),
    stored: async () => (await penicillin()).note,
  },
  {
    name: 'a laboratory’s result',
    file: 'laboratory/form/LabResultDialog.tsx',
    path: '/userlist/sample-01/laboratory',
    as: 'USER',
    openers: [/^Sodium, 7 Nov/, 'Correct'],
    label: 'Note',
    save: 'Save',
    fill: { label: /^Reason/, text: 'Read again' },
    overtake: async () => {
      const { version, updatedAt: _, recordedBy: _by, history: _h, ...body } = await sodium();
      const headers = { 'If-Match': version };
      await care.put(`/labResults/${body.id}`, { ...body, note: 'Theirs', reason: 'Asked' }, { headers });
    },
    stored: async () => (await sodium()).note,
  },
  {
    name: 'a dialysis session',
    file: 'dialysis/form/SessionDialog.tsx',
    path: '/userlist/sample-01/dialysis',
    as: 'USER',
    prepare: () =>
      care.post('/dialysisSessions', {
        id: 'overtaken',
        patient: 'sample-01',
        at: new Date(NOW - 3_600_000).toISOString(),
        kind: 'haemodialysis',
        status: 'done',
        note: 'As it was',
        source: 'staff',
      }),
    openers: [/^20 Nov 2026/, 'Correct'],
    label: 'Note',
    save: 'Save',
    fill: { label: /^Reason/, text: 'Read again' },
    overtake: async () => {
      const { version, updatedAt: _, recordedBy: _by, history: _h, ...body } = await session();
      const headers = { 'If-Match': version };
      await care.put(
        '/dialysisSessions/overtaken',
        { ...body, note: 'Theirs', reason: 'Asked' },
        { headers },
      );
    },
    stored: async () => (await session()).note,
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
  },
  {
    name: 'a questionnaire',
    file: 'questioners/builder/QuestionnaireBuilder.tsx',
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
  },
  {
    name: 'a target',
    file: 'alertRules/targets/TargetDialog.tsx',
    path: '/userlist/sample-01/limits',
    as: 'USER',
    openers: [/(Set|Change) target: Target weight/],
    prepare: () =>
      decide('targets', {
        id: 'first',
        kind: 'weight',
        aim: { kind: 'weight', weightKg: 70 },
        from: '2026-11-01',
        reason: 'x',
      }),
    label: /^Reason/,
    save: 'Save',
    overtake: () =>
      decide('targets', {
        id: 'other',
        kind: 'weight',
        aim: { kind: 'weight', weightKg: 69 },
        from: '2026-11-02',
        reason: 'Theirs',
      }),
    stored: async () => (await patient()).ext.targetDecisions?.at(-1)?.reason,
    restsEmpty: true,
  },
  {
    name: 'a step of the programme',
    file: 'programme/StepDialog.tsx',
    path: '/userlist/sample-01/registration',
    as: 'USER',
    openers: ['Complete'],
    label: /^Reason/,
    save: 'Complete',
    overtake: () =>
      decide('programme', { to: 'paused', until: '2026-12-01', reason: 'Theirs', on: '2026-11-20' }),
    stored: async () => (await patient()).ext.programme?.reason,
    restsEmpty: true,
  },
  {
    name: 'somebody of a team',
    file: 'medicalTeam/members/MemberDialog.tsx',
    path: '/userlist/sample-01/team',
    as: 'USER',
    openers: ['Change: Nephrologist'],
    label: 'City',
    save: 'Save',
    overtake: async () => {
      const { medicalTeam } = await patient();
      const nephroLogist = { firstName: 'Ada', lastName: 'Zinnia', mobile: '123456', cityName: 'Theirs' };
      await change<Patient>('/patients/sample-01', { medicalTeam: { ...medicalTeam, nephroLogist } });
    },
    stored: async () => (await patient()).medicalTeam.nephroLogist?.cityName,
  },
  {
    name: 'a referral',
    file: 'medicalTeam/referral/ReferralDialog.tsx',
    path: '/userlist/sample-01/team',
    as: 'USER',
    openers: [/^Change the referral: Cardiology/],
    label: 'Outcome',
    save: 'Save',
    overtake: () =>
      changeExt(({ referrals = [] }) => ({
        referrals: referrals.map((one) =>
          one.speciality === 'Cardiology' ? { ...one, note: 'Theirs' } : one,
        ),
      })),
    stored: async () =>
      (await patient()).ext.referrals?.find(({ speciality }) => speciality === 'Cardiology')?.note,
  },
  {
    name: 'an annotation',
    file: 'telemonitoring/annotations/AnnotationDialog.tsx',
    path: '/userlist/sample-01/telemonitoring',
    as: 'USER',
    prepare: () => {
      fakeCanvas();
      return care.post('/annotations', anAnnotation);
    },
    openers: [/^Edit annotation: Travel/],
    label: /^Note/,
    save: 'Save',
    overtake: () => change<Annotation>('/annotations/travel', { note: 'Theirs' }),
    stored: async () => (await read<Annotation>('/annotations/travel')).note,
  },
  {
    name: 'the texts of the sheet',
    file: 'treatment/NotesForm.tsx',
    path: '/userlist/sample-01/treatment',
    as: 'USER',
    label: 'Diet and salt',
    save: 'Save',
    overtake: () => changeExt(() => ({ dietNote: 'Theirs' })),
    stored: async () => (await patient()).ext.dietNote,
  },
  {
    name: 'a medicine',
    file: 'medicines/catalogue/MedicineDialog.tsx',
    path: '/medicinePlanner?medicine=zinnia',
    prepare: () =>
      care.post('/medicines', {
        id: 'zinnia',
        name: 'Zinnia',
        activeIngredients: [],
        avoidIn: [],
        active: true,
      }),
    openers: ['Edit medicine'],
    label: 'Details',
    save: 'Save',
    overtake: () => change<Medicine>('/medicines/zinnia', { description: 'Theirs' }),
    stored: async () => (await read<Medicine>('/medicines/zinnia')).description,
  },
  {
    name: 'a category',
    file: 'userCategories/form/CategorySaveConflict.tsx',
    path: '/userCategory?category=zinnia',
    prepare: () =>
      care.post('/categories', {
        id: 'zinnia',
        name: 'Zinnia',
        code: 'ZINNIA',
        type: 'programme',
        colour: 'grey',
        icon: 'circle',
      }),
    openers: ['Edit category'],
    label: 'Description',
    save: 'Save',
    overtake: () => change<UserCategory>('/categories/zinnia', { description: 'Theirs' }),
    stored: async () => (await read<UserCategory>('/categories/zinnia')).description,
  },
  {
    name: 'a draft of the terms',
    file: 'settings/form/SettingSaveConflict.tsx',
    path: '/termAndConditions',
    prepare: () =>
      care.post('/terms', { id: 'zinnia', status: 'draft', effectiveOn: '2026-12-01', texts: { en: 'x' } }),
    openers: ['Edit the draft'],
    label: /^Text in English/,
    save: 'Save the draft',
    overtake: async () => {
      const { version, id, status, effectiveOn } = await termsDraft();
      const body = { id, status, effectiveOn, texts: { en: 'Theirs' } };
      await care.put('/terms/zinnia', body, { headers: { 'If-Match': version } });
    },
    stored: async () => (await termsDraft()).texts.en,
  },
  {
    name: 'the limits of a patient',
    file: 'alertRules/thresholds/ThresholdDialog.tsx',
    path: '/userlist/sample-02/limits',
    as: 'USER',
    prepare: () => care.post('/thresholds', aThreshold),
    openers: ['Change limits: Severely high blood pressure'],
    label: /^Reason/,
    save: 'Save',
    overtake: async () => {
      const { version } = await read<Threshold>('/thresholds/zinnia');
      const theirs = { ...aThreshold, limits: [{ severity: 'critical', limit: 190 }], reason: 'Theirs' };
      await care.put('/thresholds/zinnia', theirs, { headers: { 'If-Match': version } });
    },
    stored: async () => (await read<Threshold>('/thresholds/zinnia')).reason,
    restsEmpty: true,
  },
  {
    name: 'a correction of a reading',
    file: 'telemonitoring/correct/ReadingSaveConflict.tsx',
    path: '/userlist/sample-01/telemonitoring?measure=weight&period=daily&table=yes',
    as: 'USER',
    prepare: () => {
      fakeCanvas();
      return care.post('/readings', aReading);
    },
    openers: [/^Correct 70.1/],
    label: /^Note/,
    fill: { label: /^Reason/, text: 'Misread' },
    save: 'Save correction',
    overtake: async () => {
      const headers = { 'If-Match': (await storedReading()).version };
      await care.put(READING, { ...measured, note: 'Theirs', reason: 'Theirs' }, { headers });
    },
    stored: async () => (await storedReading()).note,
  },
  {
    name: 'the restoration of a reading',
    file: 'telemonitoring/correct/ReadingSaveConflict.tsx',
    path: '/userlist/sample-01/telemonitoring?measure=weight&period=daily&table=yes',
    as: 'USER',
    prepare: async () => {
      fakeCanvas();
      await care.post('/readings', aReading);
      await aboutReading('entered-in-error');
    },
    openers: [/^Restore: 70.1/],
    label: /^Reason/,
    save: 'Restore the reading',
    overtake: async () => {
      await aboutReading('restore');
      await aboutReading('entered-in-error');
    },
    stored: async () => (await storedReading()).restored?.at(-1)?.reason,
    restsEmpty: true,
  },
  {
    name: 'the pause of a fluid plan',
    file: 'fluidPlans/record/AssignmentSaveConflict.tsx',
    path: '/userlist/sample-01/fluid',
    as: 'ADMIN',
    prepare: async () => {
      await care.post('/fluidPlans', aPlan({ id: 'zinnia', name: 'Zinnia', status: 'active' }));
      await care.post('/fluidAssignments', anAssignment);
    },
    openers: ['Pause'],
    label: /^Reason/,
    save: 'Pause',
    overtake: async () => {
      const headers = { 'If-Match': (await storedAssignment()).version };
      await care.put('/fluidAssignments/zinnia', { ...anAssignment, reason: 'Theirs' }, { headers });
    },
    stored: async () => (await storedAssignment()).reason,
    restsEmpty: true,
  },
];

/** By file the suite below `tests/features` that meets the conflict on its page. */
export const followedElsewhere: Readonly<Record<string, string>> = {
  'alertRules/form/RuleForm.tsx': 'alertRules/list/RulesPage',
  'education/edit/ArticleForm.tsx': 'education/editing',
  'fluidPlans/form/PlanSaveConflict.tsx': 'fluidPlans/planner',
  'medicalTeam/members/OrderCard.tsx': 'medicalTeam/members/TeamPage',
  'medicines/plan/AllocationSaveConflict.tsx': 'medicines/plan',
  'profile/contact/ContactForm.tsx': 'profile/contact',
  'staff/dialogs/ChangeDialog.tsx': 'staff/changes',
};
