import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import { entriesOf, type EnrolmentEntries } from '@/domain/enrolment/entries';
import type { Enrolment } from '@/domain/enrolment/enrolment';
import { someEntries } from '@tests/support/enrolments';
import { aQuestionnaire } from '@tests/support/questionnaires';
import { careClient, countingIds, matching, NOW } from '../clinic';
import { aPatientDraft } from '../drafts';
import { aMedicineDraft, aPlanDraft, TODAY } from '../planDrafts';

let databases = 0;
let now = NOW;
let store: Store;
const newId = countingIds('made');
const repository = () => createRepository(store, { now: () => now, newId, onChange: () => undefined });
const admin = () => careClient(repository(), 'admin');
const nurse = () => careClient(repository(), 'nurse');

beforeEach(async () => {
  now = NOW;
  store = openStore(`enrolments-${(databases += 1)}`);
  await admin().post('/categories', { id: 'cat', name: 'Haemodialysis', code: 'HD', type: 'clinical' });
  await admin().post('/fluidPlans', aPlanDraft({ status: 'active' }));
  await admin().post('/medicines', aMedicineDraft());
  const terms = {
    id: 'terms1',
    status: 'draft',
    effectiveOn: TODAY,
    texts: { en: 'What is kept, and why.' },
  };
  const { data } = await admin().post('/terms', terms);
  await admin().put('/terms/terms1', { ...terms, status: 'published' }, matching(data.version));
});
afterEach(() => store.close());

const whole = (parts: Partial<EnrolmentEntries> = {}) =>
  someEntries({
    dialysisMode: 'haemodialysis',
    dryWeight: 70,
    pathologies: ['KidneyFailure'],
    conditions: [
      {
        id: 'c1',
        label: 'Kidney failure',
        pathology: 'KidneyFailure',
        onset: '2019',
        clinicalStatus: 'active',
      },
    ],
    fluidPlan: 'plan1',
    fluidReason: 'Enrolment',
    prescriber: 'Dr Hollerstett',
    medicines: [
      {
        id: 'row1',
        medicine: 'm1',
        kind: 'everyday',
        weekdays: [],
        doseValue: 1,
        doseUnit: 'tablet',
        times: ['20:00', '08:00'],
        maxPerDay: null,
        reason: '',
      },
    ],
    ...parts,
  });
const draft = (typed: object, id = 'e1') => ({
  id,
  status: 'draft',
  step: 'identity',
  title: '',
  typed,
  done: 0,
});
const begin = async (typed: object, id = 'e1'): Promise<Enrolment> =>
  (await nurse().post('/enrolments', draft(typed, id))).data;
const activate = ({ id, version }: Enrolment) =>
  nurse().post(`/enrolments/${id}/activate`, undefined, matching(version));
const countOf = async (kind: string): Promise<number> => (await nurse().get(`/${kind}`)).data.items.length;
const given = ['patients', 'conditions', 'fluidAssignments', 'allocations'] as const;
const counts = () => Promise.all(given.map(countOf));

describe('a plan that needs a value a new patient has no reading of', () => {
  beforeEach(async () => {
    const plan = aPlanDraft({
      id: 'urine',
      name: 'By urine',
      status: 'active',
      totalFluidQuantityFormula: '500 + urine24h + 0 × height',
    });
    await admin().post('/fluidPlans', plan);
  });

  it('names each of them where it can be typed', async () => {
    expect(await activate(await begin(whole({ fluidPlan: 'urine', height: null })))).toMatchObject({
      status: 422,
      data: {
        fields: { 'fluidSupplied.urine24h': 'validation.planLacks', height: 'validation.planLacks' },
      },
    });
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('enrols a haemodialysis patient with the plan, and keeps what was typed as a reading of yesterday', async () => {
    const typed = whole({ fluidPlan: 'urine', fluidSupplied: { urine24h: 450, baseline: null } });
    const answer = await activate(await begin(typed));
    expect(answer).toMatchObject({ status: 200, data: { status: 'activated' } });
    const { patient } = answer.data;
    const [plan] = (await nurse().get('/fluidAssignments', { params: { patient } })).data.items;
    expect(plan).toMatchObject({ runs: [{ day: { aimMl: 950 } }], supplied: { urine24h: 450 } });
    const { data: summary } = await nurse().get(`/summaries/${patient}`);
    expect(summary.urineDays).toMatchObject([{ ml: 450, collection: 'complete' }]);
    expect(summary.fluidTarget).toEqual({ direction: 'maximum', maxMl: 950 });
  });
});

describe('§2.11: a registration under way', () => {
  it('keeps what is half typed, knows who typed, and refuses a stale one (complaint 19)', async () => {
    const stored = await begin({ firstName: 'Kar', weight: '71,' });
    expect(stored).toMatchObject({ by: 'nurse@nephrodesk.test', typed: { firstName: 'Kar', weight: '71,' } });
    const next = await admin().put('/enrolments/e1', draft({ firstName: 'Karla' }), matching(stored.version));
    expect(next).toMatchObject({ status: 200, data: { by: 'admin@nephrodesk.test' } });
    const stale = await nurse().put('/enrolments/e1', draft({ firstName: 'K' }), matching(stored.version));
    expect(stale.status).toBe(412);
    expect((await nurse().get('/enrolments/e1')).data.typed).toEqual({ firstName: 'Karla' });
    expect(
      await nurse().put('/enrolments/e1', { ...draft({}), status: 'activated' }, matching(next.data.version)),
    ).toMatchObject({
      status: 422,
      data: { fields: { status: 'validation.stepImpossible' } },
    });
  });

  it('is discarded with all that was typed, which the log tells', async () => {
    const { version } = await begin({ firstName: 'Karla' });
    expect((await nurse().delete('/enrolments/e1', matching(version))).status).toBe(204);
    expect((await nurse().get('/enrolments/e1')).status).toBe(404);
    const log = JSON.stringify((await admin().get('/audit', { params: { kind: 'enrolments' } })).data);
    expect(log).toContain('removed');
    expect(log).not.toContain('Karla');
  });
});

describe('§2.11: enrolling', () => {
  it('makes the patient with everything chosen, by a nurse, in one piece', async () => {
    const answer = await activate(await begin(whole()));
    expect(answer).toMatchObject({ status: 200, data: { status: 'activated', typed: {} } });
    const { patient } = answer.data;
    expect((await nurse().get(`/patients/${patient}`)).data).toMatchObject({
      patientId: 'NP-7001',
      category: 'HD',
      resistration: TODAY,
      medicalTeam: { nephroLogist: { lastName: 'Hollerstett' } },
      ext: {
        status: 'active',
        dialysisMode: 'haemodialysis',
        askedReadings: [
          { measure: 'bloodPressure', times: 2, per: 'day' },
          { measure: 'water', times: 1, per: 'day' },
          { measure: 'weight', times: 1, per: 'day' },
        ],
        consent: { terms: 'terms1', number: 1, language: 'de', by: 'nurse@nephrodesk.test' },
      },
    });
    const own = { params: { patient } };
    expect((await nurse().get('/conditions', own)).data.items).toMatchObject([
      { label: 'Kidney failure', onset: '2019', code: { code: '46177005' } },
    ]);
    expect((await nurse().get('/fluidAssignments', own)).data.items).toMatchObject([
      { status: 'active', start: TODAY, runs: [{ day: { target: { maxMl: 1500 } } }] },
    ]);
    expect((await nurse().get('/allocations', own)).data.items).toMatchObject([
      { medicine: 'm1', segments: [{ times: ['08:00', '20:00'], from: TODAY }] },
    ]);
    expect((await nurse().get(`/summaries/${patient}`)).data).toMatchObject({ category: 'HD' });
    const { items } = (await nurse().get(`/patients/${patient}/audit`)).data;
    expect(items.map(({ action, kind }: { action: string; kind: string }) => `${action} ${kind}`)).toEqual([
      'acted enrolments',
      'created allocations',
      'created fluidAssignments',
      'created conditions',
      'created patients',
    ]);
  });

  it('gives questionnaires also between midnight and waking, when the patient day is still yesterday', async () => {
    const asked = aQuestionnaire({ status: 'published' });
    expect((await admin().post('/questionnaires', asked)).status).toBe(201);
    now = Date.parse('2026-11-20T23:30:00Z');
    const answer = await activate(await begin(whole({ questionnaires: { [asked.id]: '7' } })));
    expect(answer.status).toBe(200);
    const own = { params: { patient: answer.data.patient } };
    expect((await nurse().get('/questionnaireAssignments', own)).data.items).toMatchObject([
      { questionnaire: asked.id, start: '2026-11-21', recurrence: { by: 'days', every: 7 } },
    ]);
  });

  it('is done once, however often it is sent, and is over then', async () => {
    const begun = await begin(whole());
    const first = await activate(begun);
    expect((await activate(begun)).data).toEqual(first.data);
    expect(await countOf('patients')).toBe(1);
    const after = first.data.version;
    expect((await nurse().put('/enrolments/e1', draft({}), matching(after))).data.message).toBe(
      'errors.enrolmentOver',
    );
    expect((await nurse().delete('/enrolments/e1', matching(after))).status).toBe(409);
  });

  it('names every field of every step, and stores nothing of it', async () => {
    const answer = await activate(await begin(entriesOf({ weight: '71,' })));
    expect(answer).toMatchObject({
      status: 422,
      data: {
        fields: {
          firstName: 'validation.required',
          weight: 'validation.number',
          sleepTime: 'validation.required',
          category: 'validation.required',
          readings: 'validation.readingNeeded',
          'consent.isGiven': 'validation.consent',
        },
      },
    });
    // What the catalogue refuses at the very end takes everything before it back.
    const { data } = await nurse().get('/medicines/m1');
    await admin().put('/medicines/m1', { ...data, active: false }, matching(data.version));
    const late = await activate(await begin(whole(), 'e2'));
    expect(late).toMatchObject({
      status: 422,
      data: { fields: { 'medicines.0.medicine': 'validation.medicineInactive' } },
    });
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect((await nurse().get('/enrolments/e2')).data).toMatchObject({ status: 'draft' });
  });

  it('refuses a stale version, terms that are none, and an unusual figure that nobody checked', async () => {
    const begun = await begin(whole());
    await nurse().put('/enrolments/e1', draft(whole({ city: 'Ulm' })), matching(begun.version));
    expect((await activate(begun)).status).toBe(412);
    const consent = { isGiven: true, terms: 'others', language: 'de', on: TODAY };
    expect((await activate(await begin(whole({ consent }), 'e2'))).data.fields).toEqual({
      'consent.isGiven': 'validation.termsNewer',
    });
    const light = await activate(await begin(whole({ weight: 29 }), 'e3'));
    expect(light.data.fields).toEqual({ weight: 'validation.checkLow' });
    expect(await counts()).toEqual([0, 0, 0, 0]);
    const checked = ['weight validation.checkLow 29'];
    expect((await activate(await begin(whole({ weight: 29, checked }), 'e4'))).status).toBe(200);
  });

  it('complaint 34: finds who may be the same, and goes on only with a reason', async () => {
    const twin = {
      firstName: 'KARLA',
      lastName: 'Weidenbusch',
      dateOfbirth: '1958-03-14',
      socialNumber: '12 X',
    };
    await nurse().post('/patients', aPatientDraft({ ...twin, mobile: '0170 1234567' }));
    const identity = {
      ...twin,
      firstName: 'Karla',
      patientId: 'NP-7001',
      mobile: '+49 170 1234567',
      socialNumber: '',
    };
    const found = await nurse().post('/enrolments/duplicates', identity);
    expect(found.data.duplicates).toMatchObject([{ id: 'p1', patientId: 'NP-1', by: ['name', 'mobile'] }]);
    expect(JSON.stringify(found.data)).not.toContain('12 X');

    const refused = await activate(await begin(whole()));
    expect(refused).toMatchObject({
      status: 409,
      data: {
        message: 'errors.duplicatePatient',
        fields: { 'duplicates.reason': 'validation.duplicateReason' },
      },
    });
    const unseen = { accepted: ['p9'], reason: 'Twin sisters' };
    expect((await activate(await begin(whole({ duplicates: unseen }), 'e2'))).status).toBe(409);
    const seen = { accepted: ['p1'], reason: 'Twin sisters' };
    const answer = await activate(await begin(whole({ duplicates: seen }), 'e3'));
    expect(answer.status).toBe(200);
    const { items } = (await admin().get('/audit', { params: { kind: 'enrolments', action: 'acted' } })).data;
    expect(items).toMatchObject([{ reason: 'Twin sisters', changes: [{ after: 'NP-1' }] }]);
  });

  it('complaint 34: never gives a number twice, by whichever door', async () => {
    await activate(await begin(whole()));
    const again = await activate(
      await begin(whole({ patientId: ' np-7001', duplicates: { accepted: ['made-1'], reason: 'x' } }), 'e2'),
    );
    expect(again).toMatchObject({
      status: 409,
      data: { fields: { patientId: 'errors.duplicatePatientId' } },
    });
    const direct = await nurse().post('/patients', aPatientDraft({ patientId: 'NP-7001' }));
    expect(direct).toMatchObject({
      status: 409,
      data: { fields: { patientId: 'errors.duplicatePatientId' } },
    });
    expect(await countOf('patients')).toBe(1);
  });

  it('is for those who have a role here', async () => {
    const visitor = careClient(repository(), 'visitor');
    expect((await visitor.post('/enrolments/duplicates', {})).status).toBe(403);
    expect((await visitor.post('/enrolments/e1/activate', undefined, matching('1'))).status).toBe(403);
  });
});
