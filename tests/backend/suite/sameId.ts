import type { AxiosInstance } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { careRoutes } from '@/backend/care/routes';
import { aQuestionnaire } from '@tests/support/questionnaires';
import { aPost } from '../../domain/education/drafts';
import { DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aLabDraft, anAllergyDraft, aPatientDraft, aReadingDraft, aSessionDraft } from '../drafts';
import {
  aMedicineDraft,
  anAllocationDraft,
  anAssignmentDraft,
  anIntakeDraft,
  aPlanDraft,
  TODAY,
} from '../planDrafts';
import { aRule } from './rules';
import { visitors, type Scene } from './scene';

export interface Sending {
  body: { id: string; [field: string]: unknown };
  /** What was corrected before it was sent once more. */
  corrected: object;
}

const gout = { id: 'c1', patient: 'p1', label: 'Gout', clinicalStatus: 'active', note: 'Since spring.' };
const segments = anAllocationDraft().segments;
const answer = {
  id: 'r1',
  patient: 'p1',
  questionnaire: 'tired',
  revision: 1,
  status: 'answered',
  answers: { tired: false, level: 3, sleep: 'well' },
  onBehalf: false,
};

/** Of every kind that can be created something that can be, and what somebody may have put right in it. */
export const sendings: Record<string, Sending> = {
  patients: {
    body: aPatientDraft({ id: 'p2', patientId: 'NP-2', weight: 70 }),
    corrected: { weight: 80 },
  },
  readings: { body: aReadingDraft({ value: 212, diastolic: 124 }), corrected: { value: 122, diastolic: 74 } },
  conditions: { body: gout, corrected: { note: undefined } },
  medicationRequests: {
    body: { id: 'mr1', patient: 'p1', medicine: 'Ramipril', status: 'active' },
    corrected: { medicine: 'Enalapril' },
  },
  allergies: { body: { ...anAllergyDraft() }, corrected: { criticality: 'low' } },
  labResults: { body: { ...aLabDraft() }, corrected: { value: 5.4 } },
  dialysisSessions: { body: { ...aSessionDraft() }, corrected: { weightAfter: 74.8 } },
  annotations: {
    body: { id: 'an1', patient: 'p1', kind: 'travel', from: '2026-11-18', to: '2026-11-20' },
    corrected: { to: '2026-11-25' },
  },
  views: { body: { id: 'v1', list: 'worklist', name: 'Mine', query: 'a=1' }, corrected: { query: 'a=2' } },
  categories: {
    body: { id: 'cat', name: 'Haemodialysis', type: 'clinical', code: 'HD' },
    corrected: { name: 'Haemofiltration' },
  },
  rules: {
    body: aRule(),
    corrected: { levels: [{ severity: 'medium', limit: 120 }] },
  },
  thresholds: {
    body: {
      id: 't1',
      rule: 'pressureLow',
      scope: 'patient',
      key: 'p1',
      limits: [{ severity: 'medium', limit: 95 }],
      reason: 'Runs low without complaint.',
    },
    corrected: { limits: [{ severity: 'medium', limit: 90 }] },
  },
  fluidPlans: {
    body: aPlanDraft({ id: 'plan2', name: 'Limit 1600' }),
    corrected: { totalFluidQuantityFormula: '600' },
  },
  fluidAssignments: {
    body: anAssignmentDraft({ override: { ml: 1500 } }),
    corrected: { override: { ml: 1000 } },
  },
  medicines: { body: aMedicineDraft({ id: 'm2', name: 'Other' }), corrected: { name: 'Another' } },
  allocations: {
    body: anAllocationDraft({
      segments: segments.map((segment) => ({ ...segment, dose: { value: 100, unit: 'mg' } })),
    }),
    corrected: { segments: segments.map((segment) => ({ ...segment, dose: { value: 10, unit: 'mg' } })) },
  },
  intakes: { body: anIntakeDraft(), corrected: { state: 'skipped', reason: 'forgotten' } },
  practitioners: {
    body: { id: 'pr1', firstName: 'Ada', lastName: 'Lund', email: '', mobile: '', roles: [], active: true },
    corrected: { lastName: 'Lundt' },
  },
  enrolments: {
    body: { id: 'e1', status: 'draft', step: 'identity', title: 'Karla', typed: { dryWeight: 70 }, done: 0 },
    corrected: { typed: { dryWeight: 80 } },
  },
  questionnaires: { body: aQuestionnaire({ id: 'other', name: 'Other' }), corrected: { language: 'fr' } },
  questionnaireAssignments: {
    body: {
      id: 'g1',
      patient: 'p1',
      questionnaire: 'tired',
      status: 'active',
      start: TODAY,
      recurrence: { by: 'days', every: 7 },
      windowDays: 2,
      remindAfterDays: [1],
    },
    corrected: { recurrence: { by: 'days', every: 1 }, windowDays: 1, remindAfterDays: [] },
  },
  questionnaireResponses: {
    body: answer,
    corrected: { answers: { tired: true, level: 3, sleep: 'well' } },
  },
  articles: { body: aPost({ id: 'post2' }), corrected: { tags: ['thirst'] } },
  articleAssignments: {
    body: { id: 'ga1', patient: 'p1', article: 'post1', state: 'assigned', due: '2026-12-01' },
    corrected: { due: '2026-12-24' },
  },
  terms: {
    body: { id: 'terms', status: 'draft', effectiveOn: TODAY, texts: { en: 'What is kept.' } },
    corrected: { texts: { en: 'What is kept, and why.' } },
  },
};

/** What the bodies above are about. */
export async function furnish(admin: AxiosInstance, nurse: AxiosInstance): Promise<void> {
  await admin.post('/patients', aPatientDraft());
  await admin.post('/fluidPlans', aPlanDraft({ status: 'active' }));
  await admin.post('/medicines', aMedicineDraft());
  await admin.post('/questionnaires', aQuestionnaire({ status: 'published' }));
  await nurse.post('/articles', aPost({ id: 'post1' }));
  const put = async (parts: object) => {
    const { data } = await nurse.get('/articles/post1');
    await admin.put('/articles/post1', { ...data, ...parts }, matching(data.version));
  };
  await put({ status: 'inReview' });
  await put({ status: 'published', reviewer: 'Dr Odile Marchal' });
}

export function sameIdBehaviour(scene: Scene): void {
  const { admin, nurse } = visitors(scene);
  describe('the same id once more', () => {
    beforeEach(() => furnish(admin(), nurse()));

    it('is thought of for every kind that can be created', () => {
      const has = (method: string, path: string) =>
        careRoutes.some((route) => route.method === method && route.path === path);
      const created = careRoutes.flatMap(({ method, path }) =>
        method === 'post' && (has('put', `${path}/{id}`) || path === '/readings') ? path.slice(1) : [],
      );
      expect(Object.keys(sendings).toSorted()).toEqual(created.toSorted());
    });

    it.each(Object.entries(sendings))(
      '%s: the same again is answered as stored, anything else is refused with what is stored',
      async (kind, { body, corrected }) => {
        if (kind === 'intakes') await nurse().post('/allocations', anAllocationDraft());
        const first = await admin().post(`/${kind}`, body);
        expect(first).toMatchObject({ status: 201, data: { id: body.id } });
        expect(await admin().post(`/${kind}`, body)).toMatchObject({ status: 201, data: first.data });
        expect(await admin().post(`/${kind}`, { ...body, ...corrected })).toMatchObject({
          status: 409,
          data: { message: 'errors.storedOtherwise', record: first.data },
        });
        // Nothing of it was stored, and the first can still be sent again.
        expect(await admin().post(`/${kind}`, body)).toMatchObject({ status: 201, data: first.data });
      },
    );

    it('readings: a corrected day or measure is no second reading, in another year neither', async () => {
      const weight = {
        id: 'r1',
        patient: 'p1',
        measure: 'weight',
        source: 'staff',
        confirmedOutOfRange: true,
      } as const;
      const drafts = [
        { ...weight, at: iso(NOW - 330 * DAY), value: 70 },
        { ...weight, at: iso(NOW - HOUR), value: 70 },
        { ...weight, measure: 'pulse', at: iso(NOW - HOUR), value: 70 },
      ];
      const first = await nurse().post('/readings', drafts[0]);
      expect(first.status).toBe(201);
      for (const other of drafts.slice(1)) {
        expect(await nurse().post('/readings', other)).toMatchObject({
          status: 409,
          data: { record: first.data },
        });
      }
      const { data } = await nurse().get('/readings/latest', { params: { patients: 'p1' } });
      expect(data.items).toHaveLength(1);
    });

    it('readings: the same instant in another offset is the same', async () => {
      const sent = aReadingDraft({ at: '2026-11-20T09:00:00+01:00' });
      const first = await nurse().post('/readings', sent);
      const again = await nurse().post('/readings', { ...sent, at: '2026-11-20T08:00:00.000Z' });
      expect(again).toMatchObject({ status: 201, data: first.data });
    });

    it('answers: what is hidden by another answer makes no difference, what is asked does', async () => {
      const first = await nurse().post('/questionnaireResponses', answer);
      expect(first.data.answers).not.toHaveProperty('level');
      const hidden = { ...answer, answers: { ...answer.answers, level: 9 } };
      expect(await nurse().post('/questionnaireResponses', hidden)).toMatchObject({ status: 201 });
      const other = { ...answer, answers: { tired: true, level: 9, sleep: 'well' } };
      expect((await nurse().post('/questionnaireResponses', other)).status).toBe(409);
    });

    it('what was changed since by somebody else is shown, not taken for what was sent', async () => {
      const { data } = await nurse().post('/conditions', gout);
      const changed = await nurse().put(
        '/conditions/c1',
        { ...data, label: 'Pseudogout' },
        matching(data.version),
      );
      expect(await nurse().post('/conditions', gout)).toMatchObject({
        status: 409,
        data: { record: changed.data },
      });
    });
  });
}
