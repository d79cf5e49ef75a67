import { isSameValue } from '@/domain/canonical';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Kind } from '@/backend/contract';
import { openStore, rowsOf } from '../stores';
import type { Store } from '@/backend/store/port';
import { createRepository } from '@/backend/care/repository';
import { serverFields } from '@/backend/http/fieldRights';
import { careRoutes } from '@/backend/care/routes';
import { alertRuleSchema, thresholdSchema } from '@/domain/rules/alertRule';
import { annotationSchema } from '@/domain/readings/annotation';
import { conditionSchema } from '@/domain/conditions/condition';
import { articleAssignmentSchema, articleSchema } from '@/domain/education/article';
import { enrolmentSchema } from '@/domain/enrolment/enrolment';
import { fluidAssignmentSchema } from '@/domain/fluid/assignment';
import { fluidPlanSchema } from '@/domain/fluid/plan';
import { allocationSchema } from '@/domain/medicine/allocation';
import { intakeSchema } from '@/domain/medicine/intake';
import { allergySchema } from '@/domain/allergies/allergy';
import { dialysisSessionSchema } from '@/domain/dialysis/session';
import { labResultSchema } from '@/domain/laboratory/labResult';
import { medicineSchema } from '@/domain/medicine/medicine';
import { medicationRequestSchema } from '@/domain/medicine/medicationRequest';
import { patientSchema } from '@/domain/patients/patient';
import { practitionerSchema } from '@/domain/staff/practitioner';
import { questionnaireAssignmentSchema } from '@/domain/questionnaire/assigning/assignment';
import { questionnaireSchema } from '@/domain/questionnaire/questionnaire';
import { questionnaireResponseSchema } from '@/domain/questionnaire/responses/response';
import { readingSchema } from '@/domain/readings/reading';
import { savedViewSchema } from '@/domain/worklist/savedView';
import { termsSchema, generalSchema } from '@/domain/settings/setting';
import { userCategorySchema } from '@/domain/category/userCategory';
import { aQuestionnaire } from '@tests/support/questionnaires';
import { aPost } from '../../domain/education/drafts';
import { careClient, countingIds, matching, NOW } from '../clinic';
import { aLabDraft, anAllergyDraft, aPatientDraft, aReadingDraft, aRecord, aSessionDraft } from '../drafts';
import { fieldRights, importedFields } from '../fieldRights';
import { fieldsOf, otherValue } from '../otherValues';
import {
  aMedicineDraft,
  anAllocationDraft,
  anAssignmentDraft,
  anIntakeDraft,
  aPlanDraft,
  TODAY,
} from '../planDrafts';

type Fields = Record<string, unknown>;
type Written = Exclude<Kind, 'summaries' | 'alerts' | 'reviews'>;

let databases = 0;
let store: Store;
beforeEach(() => {
  store = openStore(`rights-${(databases += 1)}`);
});
afterEach(() => store.close());

const clock = { now: () => NOW, newId: countingIds(), onChange: () => undefined };
const client = (who: string | null) => careClient(createRepository(store, clock), who);
const admin = () => client('admin');
const roles = ['nurse', 'admin'] as const;

async function post(path: string, body: object, who = 'admin'): Promise<Fields> {
  const answer = await client(who).post(path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.data)}`);
  return answer.data as Fields;
}
const patients = async () => {
  await post('/categories', { id: 'c1', name: 'Sessions', type: 'clinical', code: 'HD' });
  await post('/categories', { id: 'c2', name: 'Stages', type: 'clinical', code: 'CKD' });
  await post('/patients', aPatientDraft({ id: 'p2', patientId: 'NP-2' }));
  return post('/patients', aPatientDraft({ category: 'HD', resistration: '2026-01-01' }));
};
const medicine = () => post('/medicines', aMedicineDraft());
const plan = () => post('/fluidPlans', aPlanDraft({ status: 'active' }));
const questionnaire = () => post('/questionnaires', aQuestionnaire({ status: 'published' }));
const article = async () => {
  const { version, ...draft } = await post('/articles', aPost());
  const { data } = await admin().put(
    '/articles/post1',
    { ...draft, status: 'inReview' },
    matching(String(version)),
  );
  const ready = { ...data, status: 'published', reviewer: 'Ada Byron' };
  return (await admin().put('/articles/post1', ready, matching(data.version))).data as Fields;
};
const given = async () => {
  await questionnaire();
  return post('/questionnaireAssignments', {
    id: 'g1',
    patient: 'p1',
    questionnaire: 'tired',
    status: 'active',
    start: TODAY,
    recurrence: { by: 'days', every: 7 },
    windowDays: 2,
    remindAfterDays: [1],
  });
};

/** Every kind that is written: what it is made of, and one of it with all it needs. */
const kinds: Record<Written, { schema: z.ZodMiniType; make: () => Promise<Fields> }> = {
  patients: { schema: patientSchema, make: async () => (await admin().get('/patients/p1')).data },
  conditions: {
    schema: conditionSchema,
    make: () =>
      post('/conditions', { id: 'x', patient: 'p1', label: 'Gout', clinicalStatus: 'active', onset: '2019' }),
  },
  medicationRequests: {
    schema: medicationRequestSchema,
    make: () =>
      post('/medicationRequests', { id: 'x', patient: 'p1', medicine: 'Ramipril', status: 'active' }),
  },
  labResults: {
    schema: labResultSchema,
    make: () => post('/labResults', aLabDraft({ reason: 'Typed from paper' })),
  },
  allergies: {
    schema: allergySchema,
    make: () => post('/allergies', anAllergyDraft()),
  },
  dialysisSessions: {
    schema: dialysisSessionSchema,
    make: () => post('/dialysisSessions', aSessionDraft({ cause: 'Clotted', reason: 'Typed from paper' })),
  },
  categories: {
    schema: userCategorySchema,
    make: () => post('/categories', { id: 'x', name: 'New', type: 'clinical', code: 'NEW' }),
  },
  annotations: {
    schema: annotationSchema,
    make: () => post('/annotations', { id: 'x', patient: 'p1', kind: 'travel', from: '2026-11-18' }),
  },
  views: {
    schema: savedViewSchema,
    make: () => post('/views', { id: 'x', list: 'worklist', name: 'Mine', query: '' }),
  },
  rules: { schema: alertRuleSchema, make: async () => (await admin().get('/rules/haemoglobinLow')).data },
  thresholds: {
    schema: thresholdSchema,
    make: () =>
      post('/thresholds', {
        id: 'x',
        rule: 'pressureLow',
        scope: 'patient',
        key: 'p1',
        limits: [{ severity: 'medium', limit: 95 }],
        reason: 'Runs low without complaint.',
      }),
  },
  fluidPlans: { schema: fluidPlanSchema, make: () => post('/fluidPlans', aPlanDraft()) },
  fluidAssignments: {
    schema: fluidAssignmentSchema,
    async make() {
      await plan();
      return post('/fluidAssignments', anAssignmentDraft({ status: 'draft' }));
    },
  },
  medicines: { schema: medicineSchema, make: medicine },
  allocations: {
    schema: allocationSchema,
    async make() {
      await medicine();
      return post('/allocations', anAllocationDraft({ reason: 'First' }));
    },
  },
  intakes: {
    schema: intakeSchema,
    async make() {
      await medicine();
      await post('/allocations', anAllocationDraft());
      return post('/intakes', anIntakeDraft());
    },
  },
  practitioners: {
    schema: practitionerSchema,
    make: () =>
      post('/practitioners', {
        id: 'x',
        firstName: 'Hugh',
        lastName: 'Merrow',
        mobile: '+33 6 1234567',
        roles: [],
        active: true,
      }),
  },
  enrolments: {
    schema: enrolmentSchema,
    make: () =>
      post('/enrolments', { id: 'x', status: 'draft', step: 'identity', title: 'K', typed: {}, done: 0 }),
  },
  questionnaires: { schema: questionnaireSchema, make: () => post('/questionnaires', aQuestionnaire()) },
  questionnaireAssignments: { schema: questionnaireAssignmentSchema, make: given },
  questionnaireResponses: {
    schema: questionnaireResponseSchema,
    async make() {
      await given();
      return post('/questionnaireResponses', {
        id: 'x',
        patient: 'p1',
        questionnaire: 'tired',
        revision: 1,
        assignment: 'g1',
        due: TODAY,
        status: 'inProgress',
        answers: {},
        onBehalf: false,
      });
    },
  },
  articles: { schema: articleSchema, make: () => post('/articles', aPost()) },
  articleAssignments: {
    schema: articleAssignmentSchema,
    async make() {
      await article();
      return post('/articleAssignments', { id: 'x', patient: 'p1', article: 'post1', state: 'assigned' });
    },
  },
  settings: { schema: generalSchema, make: async () => (await admin().get('/settings/general')).data },
  terms: {
    schema: termsSchema,
    make: () =>
      post('/terms', { id: 'x', status: 'draft', effectiveOn: '2026-12-01', texts: { en: 'Terms' } }),
  },
};

/** Where any value will not do. */
const meant: Record<string, unknown> = {
  'patients.category': 'CKD',
  'allergies.onset': '1998',
  'labResults.analyte': 'urea',
  'labResults.unit': 'meq/L',
  'labResults.at': '2026-11-18T09:00:00.000Z',
  'dialysisSessions.at': '2026-11-18T09:00:00.000Z',
  'dialysisSessions.kind': 'haemodiafiltration',
  'dialysisSessions.status': 'cutShort',
  'dialysisSessions.weightBefore': 77.6,
  'dialysisSessions.weightAfter': 74.9,
  'dialysisSessions.durationMinutes': 250,
  'dialysisSessions.pressureBefore': { systolic: 150, diastolic: 90 },
  'dialysisSessions.pressureAfter': { systolic: 128, diastolic: 74 },
  'ext.timeZone': 'Europe/Berlin',
  patient: 'p2',
  key: 'p2',
};

const at = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], record);
function withValue(record: Fields, path: string, value: unknown): Fields {
  const [name = '', ...rest] = path.split('.');
  return {
    ...record,
    [name]: rest.length > 0 ? withValue(record[name] as Fields, rest.join('.'), value) : value,
  };
}

/** What became of a field that was sent. */
function outcomeOf(status: number, sent: unknown, before: unknown, after: unknown): string {
  if (status >= 400) return 'refused';
  if (isSameValue(after, sent)) return 'taken';
  return isSameValue(after, before) ? 'kept' : 'decided';
}

const jsonOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Parameters<
    typeof fieldsOf
  >[0];

const row = (outcomes: readonly string[]) =>
  new Set(outcomes).size === 1 ? String(outcomes[0]) : outcomes.join(' ');

describe('Who decides which field', () => {
  it('has a table of every kind that is written', () => {
    const written = careRoutes.flatMap(({ method, path }) => (method === 'put' ? path.split('/')[1] : []));
    expect([...new Set(written)].filter((kind) => kind !== 'readings').toSorted()).toEqual(
      Object.keys(kinds).toSorted(),
    );
  });

  it.each(Object.keys(kinds) as Written[])(
    'of %s: each field sent alone, to a stored record and with a new one, by every role, is as the table says',
    async (kind) => {
      const database = rowsOf(store);
      await patients();
      const before = await kinds[kind].make();
      const { version: _, updatedAt: __, ...draft } = before;
      const id = String(before['id']);
      const table: Record<string, string> = {};
      for (const [path, schema] of fieldsOf(jsonOf(kinds[kind].schema))) {
        const sent = meant[`${kind}.${path}`] ?? meant[path] ?? otherValue(schema, at(before, path));
        const changing: string[] = [];
        const making: string[] = [];
        for (const who of roles) {
          const body = withValue(before, path, sent);
          const answer = await client(who).put(`/${kind}/${id}`, body, matching(String(before['version'])));
          const after = await database.get(kind, id);
          changing.push(outcomeOf(answer.status, sent, at(before, path), at(after, path)));
          await database.put(kind, before as never);
        }
        for (const who of roles) {
          await database.delete(kind, id);
          const own = withValue(draft, path, sent);
          const answer = await client(who).post(`/${kind}`, own);
          const after = await database.get(kind, String(own['id']));
          making.push(outcomeOf(answer.status, sent, at(draft, path), at(after, path)));
          if (own['id'] !== id && after) await database.delete(kind, String(own['id']));
          await database.put(kind, before as never);
        }
        table[path] = `${row(changing)} | ${row(making)}`;
      }
      for (const [who, status] of [
        ['visitor', 403],
        [null, 401],
      ] as const) {
        const answer = await client(who).put(`/${kind}/${id}`, before, matching(String(before['version'])));
        expect(answer.status).toBe(status);
      }
      expect(table).toEqual(fieldRights[kind]);
      const own = ['version', 'updatedAt', ...serverFields[kind]];
      expect(own.filter((path) => table[path]?.includes('taken'))).toEqual([]);
    },
  );
});

describe('What a file from elsewhere decides', () => {
  const parts = [
    ['patient', patientSchema],
    ['conditions', conditionSchema],
    ['medicationRequests', medicationRequestSchema],
    ['labResults', labResultSchema],
    ['allergies', allergySchema],
    ['readings', readingSchema],
  ] as const;
  const read = async (part: string): Promise<unknown> => {
    const { items } = (await admin().get('/patients')).data;
    const patient = items[0]?.id;
    if (part === 'patient') return items[0];
    if (part === 'readings') {
      const range = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
      const { data } = await admin().get(`/readings/${patient}/bloodPressure`, { params: range });
      return data.items.at(-1);
    }
    return (await admin().get(`/${part}`, { params: { patient } })).data.items[0];
  };

  it.each(parts)(
    'about %s: each field alone, of somebody new, by every role, is as the table says',
    async (part, schema) => {
      const table: Record<string, string> = {};
      for (const [path, json] of fieldsOf(jsonOf(schema))) {
        const outcomes: string[] = [];
        for (const who of roles) {
          store.close();
          store = openStore(`rights-${(databases += 1)}`);
          const readings = [aReadingDraft({ id: 'p1-r1' })];
          const record = {
            ...aRecord('p1'),
            readings,
            labResults: [aLabDraft({ id: 'p1-l' })],
            allergies: [anAllergyDraft({ id: 'p1-a' })],
          };
          const before = part === 'patient' ? record.patient : record[part][0];
          const sent = meant[`${part}.${path}`] ?? meant[path] ?? otherValue(json, at(before, path));
          const own = withValue(before as unknown as Fields, path, sent);
          const body = { ...record, [part]: part === 'patient' ? own : [own] };
          const { status } = await client(who).post('/records', { records: [body] });
          outcomes.push(
            outcomeOf(status, sent, at(before, path), status < 400 ? at(await read(part), path) : null),
          );
        }
        table[path] = row(outcomes);
      }
      expect(table).toEqual(importedFields[part]);
    },
  );
});

describe('What nobody says for another', () => {
  const consent = { terms: 't1', number: 1, language: 'fr' as const, at: '2026-11-01T08:00:00Z', by: 'ada' };
  const change = async (who: string, parts: (patient: Fields & { ext: Fields }) => Fields) => {
    const { data } = await admin().get('/patients/p1');
    return client(who).put('/patients/p1', { ...data, ...parts(data) }, matching(data.version));
  };

  it('a consent stays as it was taken down, whoever sends another, or none', async () => {
    const before = await patients();
    const database = rowsOf(store);
    await database.put('patients', { ...before, ext: { ...(before['ext'] as Fields), consent } } as never);
    for (const who of roles) {
      const forged = await change(who, ({ ext }) => ({
        ext: { ...ext, consent: { ...consent, by: 'somebody' } },
      }));
      expect(forged.data.ext.consent).toEqual(consent);
      const without = await change(who, ({ ext }) => ({ city: 'Lyon', ext: { ...ext, consent: undefined } }));
      expect(without.data).toMatchObject({ city: 'Lyon', ext: { consent } });
    }
    const record = aRecord('p1');
    record.patient = {
      ...record.patient,
      mobile: '1',
      ext: { ...record.patient.ext, consent: { ...consent, number: 9 } },
    };
    expect((await client('nurse').post('/records', { records: [record] })).status).toBe(200);
    expect((await admin().get('/patients/p1')).data).toMatchObject({ mobile: '1', ext: { consent } });
  });

  it('a category is changed by administrators alone, and the refusal names the field', async () => {
    await patients();
    expect(await change('nurse', () => ({ category: 'CKD', city: 'Lyon' }))).toMatchObject({
      status: 403,
      data: { message: 'errors.forbidden', fields: { category: 'errors.forbidden' } },
    });
    expect((await admin().get('/patients/p1')).data).toMatchObject({ category: 'HD' });
    expect((await change('nurse', () => ({ city: 'Lyon' }))).data).toMatchObject({
      category: 'HD',
      city: 'Lyon',
    });
    expect((await change('admin', () => ({ category: 'CKD' }))).data).toMatchObject({ category: 'CKD' });
  });

  it.each([
    ['withdrawn', undefined],
    ['completed', undefined],
    // A pause without an end would never end.
    ['paused', '2026-12-04'],
  ] as const)('somebody who comes %s in a file came so by whoever imports it', async (status, until) => {
    const record = aRecord('p7');
    const programme = {
      on: '2020-01-01',
      by: 'director@nephrodesk.test',
      reason: 'Forged',
      until: '2090-01-01',
    };
    record.patient = { ...record.patient, ext: { ...record.patient.ext, status, programme } };
    expect((await client('nurse').post('/records', { records: [record] })).status).toBe(200);
    const { ext } = (await admin().get('/patients/p7')).data;
    expect(ext.status).toBe(status);
    expect(ext.programme).toEqual({ on: TODAY, by: 'nurse@nephrodesk.test', ...(until && { until }) });
  });

  it('an annotation stays with its patient, and is removed by administrators alone', async () => {
    await patients();
    const stay = { id: 'x', patient: 'p1', kind: 'hospitalStay', from: '2026-11-18' };
    const { version } = (await client('nurse').post('/annotations', stay)).data;
    expect(
      await client('nurse').put('/annotations/x', { ...stay, patient: 'p2' }, matching(version)),
    ).toMatchObject({
      status: 422,
      data: { fields: { patient: 'validation.invalid' } },
    });
    expect((await client('nurse').delete('/annotations/x', matching(version))).status).toBe(403);
    expect((await admin().delete('/annotations/x', matching(version))).status).toBe(204);
  });

  it('readings of a file bear the name of nobody', async () => {
    await patients();
    const sent = aReadingDraft({ recordedBy: 'director@nephrodesk.test', source: 'staff' });
    expect((await client('nurse').post('/patients/p1/readings', { readings: [sent] })).status).toBe(200);
    const range = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
    const { data } = await admin().get('/readings/p1/bloodPressure', { params: range });
    expect(data.items).toMatchObject([{ value: 130 }]);
    expect(data.items[0].recordedBy).toBeUndefined();
  });

  it('a time zone that does not exist is stored from nowhere', async () => {
    await patients();
    const nowhere = 'Europe/Nowhere';
    const invalid = { status: 422, data: { fields: { 'ext.timeZone': 'validation.timeZone' } } };
    expect(await change('nurse', ({ ext }) => ({ ext: { ...ext, timeZone: nowhere } }))).toMatchObject(
      invalid,
    );
    const { ext } = aPatientDraft();
    const draft = aPatientDraft({ id: 'p8', patientId: 'NP-8', ext: { ...ext, timeZone: nowhere } });
    expect(await client('nurse').post('/patients', draft)).toMatchObject(invalid);
    const record = aRecord('p9');
    record.patient = { ...record.patient, ext: { ...ext, timeZone: nowhere } };
    expect(await client('nurse').post('/records', { records: [record] })).toMatchObject({
      status: 422,
      data: { fields: { 'records.0.patient.ext.timeZone': 'validation.timeZone' } },
    });
    // What was stored before anybody looked stands in the way of nothing else.
    const database = rowsOf(store);
    const stored = await database.get('patients', 'p1');
    if (!stored) throw new Error('nobody');
    await database.put('patients', { ...stored, ext: { ...stored.ext, timeZone: nowhere } });
    expect(await change('nurse', () => ({ city: 'Lyon' }))).toMatchObject({ status: 200 });
  });
});
