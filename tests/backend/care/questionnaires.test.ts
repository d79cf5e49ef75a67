import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, rowsOf } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import type { AlertEvent } from '@/domain/alerts/alert';
import { fromFhir } from '@/domain/questionnaire/fhir/fromFhir';
import type { Questionnaire, QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { QuestionnaireResponse } from '@/domain/questionnaire/responses/response';
import { arrivingFile } from '@tests/support/arriving';
import { aQuestionnaire, aScore } from '@tests/support/questionnaires';
import { careClient, countingIds, DAY, matching, NOW } from '../clinic';
import { aPatientDraft } from '../drafts';

let databases = 0;
let now = NOW;
let store: Store;
beforeEach(async () => {
  now = NOW;
  store = openStore(`questionnaires-${(databases += 1)}`);
  await nurse().post('/patients', aPatientDraft());
});
afterEach(() => store.close());

const clock = { now: () => now, newId: countingIds(), onChange: () => undefined };
const repository = () => createRepository(store, clock);
const nurse = () => careClient(repository(), 'nurse');
const admin = () => careClient(repository(), 'admin');

const labelled = (from: number, to: number, severity?: 'high') => ({
  from,
  to,
  label: { en: `${from} to ${to}` },
  ...(severity && { severity }),
});
const scored = (parts: Partial<QuestionnaireBody> = {}) =>
  aQuestionnaire({
    scores: [aScore({ minAnswered: 1, bands: [labelled(0, 6), labelled(7, 13, 'high')] })],
    ...parts,
  });
const publish = async (parts: Partial<QuestionnaireBody> = {}): Promise<Questionnaire> =>
  (await admin().post('/questionnaires', scored({ status: 'published', ...parts }))).data;
const today = new Date(NOW).toISOString().slice(0, 10);
const aGiving = (parts: object = {}) => ({
  id: 'g1',
  patient: 'p1',
  questionnaire: 'tired',
  status: 'active',
  start: today,
  recurrence: { by: 'days', every: 7 },
  windowDays: 2,
  remindAfterDays: [1],
  ...parts,
});
const give = (parts: object = {}) => nurse().post('/questionnaireAssignments', aGiving(parts));
const anAnswer = (parts: object = {}) => ({
  id: 'r1',
  patient: 'p1',
  questionnaire: 'tired',
  revision: 1,
  assignment: 'g1',
  due: today,
  status: 'inProgress',
  answers: {},
  onBehalf: false,
  ...parts,
});
const answer = (parts: object = {}) => nurse().post('/questionnaireResponses', anAnswer(parts));
const save = ({ version, ...rest }: QuestionnaireResponse, parts: object) =>
  nurse().put(`/questionnaireResponses/${rest.id}`, { ...rest, ...parts }, matching(version));
const alertsOf = async () => (await nurse().get('/alerts', { params: { patient: 'p1' } })).data.items;

describe('§2.9: a questionnaire', () => {
  it('is drafted by staff, published and retired by administrators only', async () => {
    const draft = await nurse().post('/questionnaires', scored({ title: {} }));
    expect(draft).toMatchObject({ status: 201, data: { revision: 0, published: [] } });
    const publishes = { ...draft.data, title: { en: 'Tired?' }, status: 'published' };
    const at = matching(draft.data.version);
    expect((await nurse().put('/questionnaires/tired', publishes, at)).status).toBe(403);
    expect(await admin().put('/questionnaires/tired', { ...publishes, title: {} }, at)).toMatchObject({
      status: 422,
      data: { fields: { 'title.en': 'validation.questionnaire' } },
    });
    const done = await admin().put('/questionnaires/tired', publishes, at);
    expect(done).toMatchObject({ status: 200, data: { revision: 1, published: [{ revision: 1 }] } });
    const retired = { ...done.data, status: 'retired' };
    const stands = matching(done.data.version);
    expect((await nurse().put('/questionnaires/tired', retired, stands)).status).toBe(403);
    expect((await admin().put('/questionnaires/tired', retired, stands)).status).toBe(200);
  });

  it('written on after it was published is the next draft; what was published never changes', async () => {
    const first = await publish();
    const written = { ...first, status: 'draft', title: { en: 'Other' } };
    const draft = await nurse().put('/questionnaires/tired', written, matching(first.version));
    expect(draft).toMatchObject({ status: 200, data: { status: 'draft', revision: 1 } });
    const sent = { ...draft.data, status: 'published', published: [], revision: 9 };
    const second = await admin().put('/questionnaires/tired', sent, matching(draft.data.version));
    expect(second.data.revision).toBe(2);
    expect(second.data.published[0]).toEqual(first.published[0]);
    expect(second.data.published[1].body.title).toEqual({ en: 'Other' });
    expect((await admin().delete('/questionnaires/tired', matching(second.data.version))).status).toBe(409);
  });

  it('of another system is published as it was meant, and not with an answer that nobody gives', async () => {
    const read = fromFhir(
      JSON.parse(await arrivingFile('14-hidden-calculated-questionnaire.json').text()),
      'tired',
    );
    if ('problem' in read) throw new Error(read.problem.where);
    const { body } = read;
    const items = body.items.map(({ hidden: _hidden, ...item }) => item);
    const asking = await admin().post('/questionnaires', { ...body, items, status: 'published' });
    const place = `items.${items.findIndex(({ linkId }) => linkId === 'site')}.initial`;
    expect(asking).toMatchObject({ status: 422, data: { fields: { [place]: 'validation.questionnaire' } } });
    expect(await admin().post('/questionnaires', { ...body, status: 'published' })).toHaveProperty(
      'status',
      201,
    );
    await give();
    const handedIn = await answer({
      status: 'answered',
      answers: { legs: 'm', breath: 's', pillows: 2, site: 'typed', free: '' },
    });
    expect(handedIn).toMatchObject({
      status: 201,
      data: {
        answers: { legs: 'm', breath: 's', pillows: 2, site: 'SITE-07' },
        scores: [{ id: 'total', value: 3 }],
      },
    });
  });

  it('has its name to itself, and only a draft can be removed', async () => {
    const { data } = await nurse().post('/questionnaires', scored());
    const twice = await nurse().post('/questionnaires', scored({ id: 'other', name: 'TIREDNÉSS' }));
    expect(twice).toMatchObject({ status: 409, data: { fields: { name: 'errors.duplicateQuestionnaire' } } });
    expect((await nurse().delete('/questionnaires/tired', matching(data.version))).status).toBe(403);
    expect((await admin().delete('/questionnaires/tired', matching('stale'))).status).toBe(412);
    expect((await admin().delete('/questionnaires/tired', matching(data.version))).status).toBe(204);
  });
});

describe('§2.9: giving a questionnaire', () => {
  it('needs a published one, from today on, once at a time', async () => {
    await nurse().post('/questionnaires', scored());
    expect(await give()).toMatchObject({
      status: 422,
      data: { fields: { questionnaire: 'validation.notPublished' } },
    });
    await publish({ id: 'known', name: 'Known' });
    expect((await give({ questionnaire: 'known', start: '2020-01-01' })).data.fields).toEqual({
      start: 'validation.startPast',
    });
    expect((await give({ questionnaire: 'known', remindAfterDays: [2] })).status).toBe(422);
    expect((await give({ questionnaire: 'known' })).status).toBe(201);
    expect((await give({ questionnaire: 'known', id: 'g2' })).status).toBe(409);
  });

  it('ends with a reason, and one whose days are over makes room', async () => {
    await publish();
    const { data } = await give({ recurrence: { by: 'once' } });
    const cancelled = { ...data, status: 'cancelled' };
    const path = '/questionnaireAssignments/g1';
    expect((await nurse().put(path, cancelled, matching(data.version))).data.fields).toEqual({
      reason: 'validation.required',
    });
    const moved = { ...data, windowDays: 9 };
    expect((await nurse().put(path, moved, matching(data.version))).status).toBe(422);
    now += 3 * DAY;
    const later = new Date(now).toISOString().slice(0, 10);
    expect((await give({ id: 'g2', start: later })).status).toBe(201);
    expect((await nurse().get(path)).data.status).toBe('completed');
    const second = (await nurse().get('/questionnaireAssignments/g2')).data;
    const stops = { ...second, status: 'cancelled', reason: 'Moved away' };
    expect(await nurse().put('/questionnaireAssignments/g2', stops, matching(second.version))).toMatchObject({
      status: 200,
      data: { status: 'cancelled', reason: 'Moved away' },
    });
  });

  it('to many skips whoever has it, and says what became of each', async () => {
    await publish();
    await nurse().post('/patients', aPatientDraft({ id: 'p2', patientId: 'NP-2' }));
    const gone = (await nurse().post('/patients', aPatientDraft({ id: 'p3', patientId: 'NP-3' }))).data;
    await rowsOf(store).put('patients', { ...gone, ext: { ...gone.ext, status: 'withdrawn' } });
    await give();
    const { id: _, patient: __, status: ___, ...asking } = aGiving();
    const patients = ['p1', 'p2', 'p3', 'nobody'].map((patient) => ({ id: `bulk-${patient}`, patient }));
    const path = '/questionnaireAssignments/bulk';
    const expected = [
      { patient: 'p1', outcome: 'duplicate' },
      { patient: 'p2', outcome: 'given', assignment: { id: 'bulk-p2', status: 'active' } },
      { patient: 'p3', outcome: 'ended' },
      { patient: 'nobody', outcome: 'invalid' },
    ];
    expect((await nurse().post(path, { ...asking, patients })).data.outcomes).toMatchObject(expected);
    // Sent again after a lost answer it gives nothing twice.
    expect((await nurse().post(path, { ...asking, patients })).data.outcomes).toMatchObject(expected);
    expect((await nurse().get('/questionnaireAssignments?patient=p2')).data.items).toHaveLength(1);
    expect((await nurse().post(path, { ...asking, questionnaire: 'x', patients })).status).toBe(422);
  });
});

describe('§2.9: an answer', () => {
  beforeEach(async () => {
    await publish();
    await give();
  });

  it('is kept while it is being given, and scored by the server when it is handed in', async () => {
    const begun = await answer({ answers: { tired: true, gone: 1 } });
    expect(begun).toMatchObject({ status: 201, data: { answers: { tired: true }, scores: [] } });
    const kept = await save(begun.data, { answers: { tired: false, level: 9, sleep: 'badly' } });
    expect(kept.data.answers).toEqual({ tired: false, level: 9, sleep: 'badly' });
    expect((await save(begun.data, {})).status).toBe(412);
    const wrong = await save(kept.data, { status: 'answered', answers: { tired: true } });
    expect(wrong).toMatchObject({
      status: 422,
      data: { fields: { 'answers.level': 'validation.required' } },
    });
    const lies = { status: 'answered', scores: [{ id: 'total', value: 0, answered: 2, of: 2 }], revision: 7 };
    const done = await save(kept.data, lies);
    expect(done).toMatchObject({
      status: 200,
      data: {
        revision: 1,
        answers: { tired: false, sleep: 'badly' },
        scores: [{ id: 'total', value: 3, answered: 1, of: 2, band: 0 }],
        answeredAt: new Date(NOW).toISOString(),
      },
    });
    expect((await save(done.data, { answers: {} })).status).toBe(422);
  });

  it('stays with the revision that it was given to (complaint 24)', async () => {
    const begun = await answer();
    const stored = (await nurse().get('/questionnaires/tired')).data;
    const other = { ...stored, items: [{ ...stored.items[0], linkId: 'fresh' }], scores: [] };
    const next = await admin().put('/questionnaires/tired', other, matching(stored.version));
    expect(next.data.revision).toBe(2);
    const done = await save(begun.data, { status: 'answered', answers: { tired: true, level: 8 } });
    expect(done).toMatchObject({ status: 200, data: { revision: 1, scores: [{ value: 8 }] } });
  });

  it('comes once, in its days, to what was given', async () => {
    expect((await answer({ due: '2020-01-01' })).data.fields).toEqual({ due: 'validation.windowClosed' });
    expect((await answer({ revision: 2 })).status).toBe(422);
    expect((await answer({ status: 'reviewed' })).status).toBe(422);
    await answer();
    expect((await answer({ id: 'r2' })).status).toBe(409);
    now += 2 * DAY;
    expect((await answer({ id: 'r3' })).status).toBe(422);
  });

  it('is reviewed with a note, and withdrawn with a reason', async () => {
    const done = await answer({ status: 'answered', answers: { tired: false } });
    const reviewed = await save(done.data, { status: 'reviewed', note: 'Called', answers: { tired: true } });
    expect(reviewed).toMatchObject({
      data: {
        status: 'reviewed',
        note: 'Called',
        reviewedBy: 'nurse@nephrodesk.test',
        answers: { tired: false },
      },
    });
    expect((await save(reviewed.data, { status: 'withdrawn' })).data.fields).toEqual({
      reason: 'validation.required',
    });
    const gone = await save(reviewed.data, { status: 'withdrawn', reason: 'Other patient' });
    expect(gone).toMatchObject({ data: { status: 'withdrawn', reason: 'Other patient', note: 'Called' } });
    expect((await answer({ id: 'r2' })).status).toBe(201);
    const { items } = (await nurse().get('/patients/p1/audit')).data;
    const said = items.map(({ action, kind, detail }: Record<string, string>) =>
      [action, kind, detail].join(' '),
    );
    expect(said.slice(0, 4)).toEqual([
      'created questionnaireResponses Tiredness',
      'updated questionnaireResponses withdrawn',
      'updated questionnaireResponses reviewed',
      'created questionnaireResponses Tiredness',
    ]);
  });

  it('in a band with a severity raises an alert, a later calm one sets it under review', async () => {
    await answer({ status: 'answered', answers: { tired: true, level: 8 } });
    expect(await alertsOf()).toMatchObject([
      {
        rule: 'questionnaire:tired:total',
        ruleName: 'How tired are you? – Total',
        measure: 'questionnaire',
        severity: 'high',
        status: 'open',
        observed: { value: 8, limit: 7, unit: 'points' },
      },
    ]);
    expect((await nurse().get('/summaries/p1')).data.alerts).toHaveLength(1);
    now += 7 * DAY;
    const due = new Date(now).toISOString().slice(0, 10);
    await answer({ id: 'r2', due, status: 'answered', answers: { tired: true, level: 2 } });
    expect(await alertsOf()).toMatchObject([{ status: 'needsReview' }]);
  });

  it('withdrawn tells the alert of its score: it stands on nothing any more, and says why', async () => {
    const given = await answer({ status: 'answered', answers: { tired: true, level: 8 } });
    await save(given.data, { status: 'withdrawn', reason: 'Wrong patient' });
    const [alert, ...others] = await alertsOf();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ status: 'needsReview', found: [] });
    expect(alert?.history.map(({ action, note }: AlertEvent) => [action, note])).toEqual([
      ['raised', undefined],
      ['answerWithdrawn', 'Wrong patient'],
      ['needsReview', undefined],
    ]);
    expect((await nurse().get('/summaries/p1')).data.alerts).toMatchObject([{ status: 'needsReview' }]);
  });

  it('withdrawn gives back the alert that it seemed to end', async () => {
    await answer({ status: 'answered', answers: { tired: true, level: 8 } });
    now += 7 * DAY;
    const due = new Date(now).toISOString().slice(0, 10);
    const calm = await answer({ id: 'r2', due, status: 'answered', answers: { tired: true, level: 2 } });
    expect(await alertsOf()).toMatchObject([{ status: 'needsReview' }]);
    await save(calm.data, { status: 'withdrawn', reason: 'Wrong patient' });
    expect(await alertsOf()).toMatchObject([{ status: 'open', observed: { value: 8 } }]);
  });

  it('to the last of what was asked completes the assignment', async () => {
    await nurse().post('/patients', aPatientDraft({ id: 'p2', patientId: 'NP-2' }));
    await give({ id: 'g2', patient: 'p2', recurrence: { by: 'once' } });
    await answer({ status: 'answered', answers: { tired: false } });
    await answer({
      id: 'r2',
      patient: 'p2',
      assignment: 'g2',
      status: 'answered',
      answers: { tired: false },
    });
    expect((await nurse().get('/questionnaireAssignments/g1')).data.status).toBe('active');
    expect((await nurse().get('/questionnaireAssignments/g2')).data.status).toBe('completed');
  });
});

describe('§2.9: an answer that is kept as a reading', () => {
  const asked = {
    items: [
      { linkId: 'level', type: 'scale' as const, text: { en: 'How tired?' }, writes: 'fatigue' as const },
      {
        linkId: 'arm',
        type: 'pressure' as const,
        text: { en: 'Blood pressure' },
        writes: 'bloodPressure' as const,
      },
      {
        linkId: 'kilos',
        type: 'decimal' as const,
        text: { en: 'Weight' },
        unit: 'kg',
        writes: 'weight' as const,
      },
    ],
    scores: [],
  };
  const kept = async () => {
    const at = { from: new Date(NOW - DAY).toISOString(), to: new Date(NOW + DAY).toISOString() };
    const own = async (measure: string) =>
      (await nurse().get(`/readings/p1/${measure}`, { params: at })).data.items;
    return [...(await own('fatigue')), ...(await own('weight'))];
  };
  beforeEach(async () => {
    await publish(asked);
    await give();
  });

  it('is in the telemonitoring with its origin, judged like any other, and gone when the answer is withdrawn', async () => {
    const begun = await answer({ answers: { level: 9 } });
    expect(await kept()).toEqual([]);
    const done = await save(begun.data, {
      status: 'answered',
      answers: { level: 9, arm: '190/115', kilos: 71.5 },
    });
    expect(done.status).toBe(200);
    expect(await kept()).toMatchObject([
      {
        id: 'r1.level',
        measure: 'fatigue',
        value: 9,
        source: 'questionnaire',
        note: 'Tiredness',
        at: new Date(NOW).toISOString(),
      },
      { id: 'r1.kilos', measure: 'weight', value: 71.5, source: 'questionnaire' },
    ]);
    expect((await nurse().get('/summaries/p1')).data.latest.fatigue.value).toBe(9);
    const { items } = (await nurse().get('/alerts', { params: { patient: 'p1' } })).data;
    expect(items.map(({ measure }: { measure: string }) => measure)).toContain('bloodPressure');

    // Handed in once more after a lost answer it says nothing twice.
    await save(begun.data, { status: 'answered', answers: { level: 9, kilos: 71.5 } });
    expect(await kept()).toHaveLength(2);
    const gone = await save(done.data, { status: 'withdrawn', reason: 'Of another patient' });
    expect(gone.status).toBe(200);
    expect(await kept()).toEqual([]);
    const all = {
      from: new Date(NOW - DAY).toISOString(),
      to: new Date(NOW + DAY).toISOString(),
      errors: true,
    };
    expect((await nurse().get('/readings/p1/fatigue', { params: all })).data.items).toMatchObject([
      { enteredInError: { reason: 'Of another patient' } },
    ]);
  });

  it('is refused at its question where it cannot be, and nothing of the answer is stored', async () => {
    const sent = await answer({ status: 'answered', answers: { level: 4, kilos: 900 } });
    expect(sent).toMatchObject({
      status: 422,
      data: { fields: { 'answers.kilos': expect.stringMatching(/^validation\./) } },
    });
    expect(await kept()).toEqual([]);
    expect((await nurse().get('/questionnaireResponses', { params: { patient: 'p1' } })).data.items).toEqual(
      [],
    );
  });

  const inPounds = {
    ...asked,
    name: 'In pounds',
    id: 'pounds',
    items: asked.items.map((item) => (item.linkId === 'kilos' ? { ...item, unit: 'lb' } : item)),
  };
  const pounds = (parts: object = {}) =>
    answer({
      questionnaire: 'pounds',
      assignment: undefined,
      due: undefined,
      status: 'answered',
      answers: { kilos: 154.6 },
      ...parts,
    });
  const weights = async () =>
    (await kept()).filter(({ measure }: { measure: string }) => measure === 'weight');

  it('in pounds is kept in kilograms', async () => {
    await publish(inPounds);
    expect((await pounds()).status).toBe(201);
    expect(await weights()).toMatchObject([{ measure: 'weight', value: 70.13 }]);
  });

  it('needs a unit that its measure knows before it is given to patients', async () => {
    const items = asked.items.map((item) => (item.linkId === 'kilos' ? { ...item, unit: 'stone' } : item));
    const sent = scored({ ...asked, id: 'stone', name: 'In stone', status: 'published', items });
    expect(await admin().post('/questionnaires', sent)).toMatchObject({
      status: 422,
      data: { fields: { 'items.2.unit': 'validation.questionnaire' } },
    });
  });

  it('that is unusual is confirmed by a person at its question, never by the program', async () => {
    await publish(inPounds);
    const sent = await pounds({ answers: { kilos: 600 } });
    expect(sent).toMatchObject({
      status: 422,
      data: { fields: { 'answers.kilos': 'validation.checkHigh' } },
    });
    expect(await weights()).toEqual([]);
    expect((await pounds({ answers: { kilos: 600 }, confirmed: ['level'] })).status).toBe(422);
    expect((await pounds({ answers: { kilos: 600 }, confirmed: ['kilos'] })).status).toBe(201);
    expect(await weights()).toMatchObject([{ value: 272.16, confirmedOutOfRange: true }]);
  });

  it('that differs much from the weight of the day before is asked about as well', async () => {
    await publish(inPounds);
    expect((await pounds()).status).toBe(201);
    expect(await pounds({ id: 'r2', answers: { kilos: 170 } })).toMatchObject({
      status: 422,
      data: { fields: { 'answers.kilos': 'validation.checkWeightChange' } },
    });
    expect((await pounds({ id: 'r2', answers: { kilos: 170 }, confirmed: ['kilos'] })).status).toBe(201);
  });
});
