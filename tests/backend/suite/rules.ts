import { describe, expect, it } from 'vitest';
import type { AlertRule, RuleBody, ThresholdBody } from '@/domain/rules/alertRule';
import { ruleIds } from '@/domain/rules/ruleIds';
import type { SimulationPart } from '@/domain/rules/ruleSimulation';
import { aReadingDraft } from '../drafts';
import { careClient, DAY, HOUR, iso, matching, NOW } from '../clinic';
import { storedOtherwise, visitors, type Scene } from './scene';

export const aRule = (parts: Partial<RuleBody> = {}): RuleBody => ({
  id: 'fast-pulse',
  name: 'Fast pulse',
  status: 'active',
  subject: 'pulse',
  aggregation: 'last',
  window: { unit: 'hours', count: 24 },
  minReadings: 1,
  minDays: 1,
  comparator: 'above',
  basis: 'figure',
  levels: [{ severity: 'medium', limit: 110 }],
  clear: { margin: 5, evaluations: 2 },
  missingPolicy: 'hold',
  appliesTo: { to: 'all' },
  dialysis: 'any',
  exclusions: ['minors', 'pregnant'],
  notify: [],
  escalation: [],
  advice: { en: 'Sit down and measure again.' },
  ...parts,
});

const aThreshold = (parts: Partial<ThresholdBody> = {}): ThresholdBody => ({
  id: 't1',
  rule: 'pressureLow',
  scope: 'patient',
  key: 'p1',
  limits: [{ severity: 'medium', limit: 95 }],
  reason: 'Runs low without complaint.',
  ...parts,
});

const forbidden = { status: 403, data: { message: 'errors.forbidden' } };

export function ruleBehaviour(scene: Scene): void {
  const { addPatient, admin, alertsOf, nurse } = visitors(scene);
  const pulse = (value: number, id: string, hours = 1) =>
    nurse().post('/readings', {
      id,
      patient: 'p1',
      measure: 'pulse',
      at: iso(NOW - hours * HOUR),
      value,
      source: 'patient',
      confirmedOutOfRange: true,
    });
  const change = async (rule: AlertRule, parts: Partial<RuleBody>) => {
    const { version, updatedAt: _, history: __, ...body } = rule;
    return admin().put(`/rules/${rule.id}`, { ...body, ...parts }, matching(version));
  };
  const read = async (id: string): Promise<AlertRule> => (await nurse().get(`/rules/${id}`)).data;

  describe('alert rules', () => {
    it('§2.5: are there from the beginning, for everyone to read', async () => {
      const { data } = await nurse().get('/rules');
      expect(data.items.map(({ id }: AlertRule) => id).toSorted()).toEqual([...ruleIds].toSorted());
      expect(data.items[0].history).toMatchObject([{ by: 'system', changed: [] }]);
    });

    it('§2.5: say on the alert and its worklist row whom they tell at once; a change holds from then on', async () => {
      await addPatient('p1');
      await admin().post('/rules', aRule({ notify: ['admin', 'coach'] }));
      await pulse(130, 'r1', 3);
      expect(await alertsOf('p1')).toMatchObject([{ rule: 'fast-pulse', notify: ['admin', 'coach'] }]);
      const { data: row } = await nurse().get('/summaries/p1');
      expect(row.alerts).toMatchObject([{ rule: 'fast-pulse', notify: ['admin', 'coach'] }]);
      await change(await read('fast-pulse'), { notify: [], reason: 'Too many.' });
      await pulse(129, 'r2', 1);
      const [after] = await alertsOf('p1');
      expect(after).toMatchObject({ repeatCount: 2 });
      expect(after?.notify).toBeUndefined();
    });

    it('§2.0: are the administrators’ to write', async () => {
      const rule = await read('pressureLow');
      expect(await nurse().post('/rules', aRule())).toMatchObject(forbidden);
      expect(await nurse().put('/rules/pressureLow', rule, matching(rule.version))).toMatchObject(forbidden);
      expect(await nurse().delete('/rules/pressureLow', matching(rule.version))).toMatchObject(forbidden);
      expect(await nurse().post('/rules/simulation', aRule())).toMatchObject(forbidden);
      expect((await careClient(scene().repository, null).get('/rules')).status).toBe(401);
      expect(await admin().post('/rules', { ...aRule(), name: '', subject: 'adherence' })).toMatchObject({
        status: 422,
        data: { fields: { subject: 'validation.invalid' } },
      });
    });

    it('AL07: keep who changed what, when and why; a stale or senseless save changes nothing', async () => {
      const first = await admin().post('/rules', aRule());
      expect(first.status).toBe(201);
      expect(await admin().post('/rules', aRule({ name: 'Another' }))).toMatchObject(
        storedOtherwise(first.data),
      );
      const levels = [{ severity: 'medium' as const, limit: 120 }];
      const second = await change(first.data, { levels, reason: 'Too many alerts.' });
      expect(second).toMatchObject({ status: 200, data: { levels } });
      expect(second.data.history).toEqual([
        expect.objectContaining({ changed: [], levels: aRule().levels, version: first.data.version }),
        {
          version: second.data.version,
          at: iso(NOW),
          by: 'admin@nephrodesk.test',
          reason: 'Too many alerts.',
          changed: ['levels'],
          status: 'active',
          levels,
        },
      ]);
      expect(await change(first.data, { status: 'paused' })).toMatchObject({ status: 412 });
      const wrong = [...levels, { severity: 'high' as const, limit: 115 }];
      expect(await change(second.data, { levels: wrong })).toMatchObject({
        status: 422,
        data: { fields: { 'levels.1.limit': 'validation.levelOrder' } },
      });
      const forged = await change(second.data, { history: [], by: 'nobody' } as Partial<RuleBody>);
      expect(forged.data.history).toHaveLength(2);
      const { data } = await admin().get('/audit');
      expect(data.items.filter(({ kind }: { kind: string }) => kind === 'rules')).toMatchObject([
        { action: 'updated', record: 'fast-pulse', reason: 'Too many alerts.' },
        { action: 'created' },
      ]);
    });

    it('judge what comes from then on, also where another tab has changed them; alerts name them', async () => {
      await addPatient('p1');
      const created = await admin().post('/rules', aRule());
      await pulse(115, 'r1', 3);
      expect(await alertsOf('p1')).toMatchObject([
        {
          rule: 'fast-pulse',
          ruleName: 'Fast pulse',
          ruleVersion: created.data.version,
          origin: 'global',
          direction: 'high',
          observed: { value: 115, limit: 110, unit: '/min' },
        },
      ]);
      const body = { ...created.data, status: 'paused' };
      const elsewhere = careClient(scene().elsewhere, 'admin');
      await elsewhere.put('/rules/fast-pulse', body, matching(created.data.version));
      await pulse(120, 'r2', 2);
      expect(await alertsOf('p1')).toMatchObject([{ observed: { value: 115 } }]);
    });

    it('are retired once alerts name them, and gone before', async () => {
      await addPatient('p1');
      const { data: unused } = await admin().post('/rules', aRule({ id: 'unused' }));
      await admin().post(
        '/thresholds',
        aThreshold({ rule: 'unused', limits: [{ severity: 'medium', limit: 100 }] }),
      );
      expect((await admin().delete('/rules/unused', matching(unused.version))).status).toBe(204);
      expect((await nurse().get('/rules/unused')).status).toBe(404);
      expect((await nurse().get('/thresholds')).data.items).toEqual([]);

      const { data: used } = await admin().post('/rules', aRule());
      await pulse(130, 'r1');
      expect((await admin().delete('/rules/fast-pulse', matching(used.version))).status).toBe(204);
      const retired = await read('fast-pulse');
      expect(retired).toMatchObject({ status: 'retired' });
      expect(retired.history.at(-1)).toMatchObject({ changed: ['status'], status: 'retired' });
      expect(await change(retired, { subject: 'weight', aggregation: 'change' })).toMatchObject({
        status: 422,
      });
      const severe = await read('pressureSevere');
      expect((await admin().delete('/rules/pressureSevere', matching(severe.version))).status).toBe(204);
      expect(await read('pressureSevere')).toMatchObject({ status: 'retired' });
      await nurse().post('/readings', aReadingDraft({ id: 'r9', value: 200, diastolic: 120 }));
      expect(await alertsOf('p1')).toHaveLength(1);
    });
  });

  describe('thresholds', () => {
    it('§2.0: of a patient are everyone’s, with a reason; of many the administrators’', async () => {
      await addPatient('p1');
      await admin().post('/categories', { id: 'c1', name: 'Dialysis', type: 'clinical', code: 'HD' });
      expect(await nurse().post('/thresholds', aThreshold({ reason: ' ' }))).toMatchObject({
        status: 422,
        data: { fields: { reason: 'validation.required' } },
      });
      const own = await nurse().post('/thresholds', aThreshold());
      expect(own).toMatchObject({ status: 201, data: { by: 'nurse@nephrodesk.test', at: iso(NOW) } });
      for (const wide of [
        aThreshold({ id: 't2', scope: 'category', key: 'HD' }),
        aThreshold({ id: 't3', scope: 'pathology', key: 'HeartFailure' }),
      ]) {
        expect(await nurse().post('/thresholds', wide)).toMatchObject(forbidden);
        const { data, status } = await admin().post('/thresholds', wide);
        expect(status).toBe(201);
        expect(await nurse().put(`/thresholds/${wide.id}`, data, matching(data.version))).toMatchObject(
          forbidden,
        );
        expect(await nurse().delete(`/thresholds/${wide.id}`, matching(data.version))).toMatchObject(
          forbidden,
        );
      }
      const { data } = await nurse().get('/thresholds', { params: { patient: 'p1' } });
      expect(data.items).toEqual([own.data]);
    });

    it('are about somebody, about a rule there is, and one for the same', async () => {
      await addPatient('p1');
      await addPatient('p2');
      const fieldsOf = async (parts: Partial<ThresholdBody>) =>
        (await admin().post('/thresholds', aThreshold({ id: `t${JSON.stringify(parts).length}`, ...parts })))
          .data.fields;
      expect(await fieldsOf({ key: 'nobody' })).toEqual({ key: 'validation.invalid' });
      expect(await fieldsOf({ rule: 'unheardOf' })).toEqual({ rule: 'validation.invalid' });
      expect(await fieldsOf({ scope: 'pathology', key: 'Hiccups' })).toEqual({ key: 'validation.invalid' });
      expect(await fieldsOf({ scope: 'pathology', key: 'Ivf' })).toEqual({ key: 'validation.invalid' });
      expect(await fieldsOf({ scope: 'category', key: 'NONE' })).toEqual({ key: 'validation.invalid' });
      expect(await fieldsOf({ limits: [{ severity: 'medium', limit: 85 }] })).toEqual({
        'limits.0.limit': 'validation.levelOrder',
      });
      const { data: first } = await nurse().post('/thresholds', aThreshold());
      expect(await nurse().post('/thresholds', aThreshold({ id: 'again' }))).toMatchObject({
        status: 409,
        data: { message: 'errors.duplicateThreshold' },
      });
      const moved = { ...first, key: 'p2' };
      expect(await nurse().put('/thresholds/t1', moved, matching(first.version))).toMatchObject({
        status: 422,
      });
      const narrower = { ...first, limits: [{ severity: 'medium', limit: 92 }] };
      expect(await nurse().put('/thresholds/t1', narrower, matching('stale'))).toMatchObject({ status: 412 });
      expect(await nurse().put('/thresholds/t1', narrower, matching(first.version))).toMatchObject({
        status: 200,
        data: { limits: [{ limit: 92 }] },
      });
    });

    it('AL06: hold at once for their patient, and go with the patient', async () => {
      await addPatient('p1');
      await nurse().post('/readings', aReadingDraft({ id: 'r1', value: 97, diastolic: 60 }));
      expect(await alertsOf('p1')).toHaveLength(1);
      await addPatient('p2');
      await nurse().post(
        '/thresholds',
        aThreshold({
          key: 'p2',
          limits: [
            { severity: 'high', limit: 95 },
            { severity: 'medium', limit: 105 },
          ],
        }),
      );
      await nurse().post('/readings', aReadingDraft({ id: 'r2', patient: 'p2', value: 104, diastolic: 60 }));
      expect(await alertsOf('p2')).toMatchObject([
        { severity: 'medium', origin: 'patient', observed: { limit: 105 } },
      ]);
      const limits = [{ severity: 'medium' as const, limit: 145, diastolic: 92 }];
      const mean = aThreshold({ id: 't2', rule: 'pressureMean', key: 'p2', limits });
      const ofRow = async () => (await nurse().get('/summaries/p2')).data.homeMean.limits;
      const limit = (part: string, figure: number) => ({ part, limit: figure, isInclusive: true });
      expect(await ofRow()).toEqual([limit('value', 135), limit('diastolic', 85)]);
      await nurse().post('/thresholds', mean);
      expect(await ofRow()).toEqual([limit('value', 145), limit('diastolic', 92)]);
      const { data: second } = await nurse().get('/patients/p2');
      await admin().delete('/patients/p2', matching(second.version));
      expect((await nurse().get('/thresholds')).data.items).toEqual([]);
    });
  });

  describe('trying a rule out', () => {
    it('names for whom it would have raised what in 30 days, part by part, and stores nothing', async () => {
      for (const id of ['p1', 'p2', 'p3']) await addPatient(id);
      const days = Array.from({ length: 12 }, (_, index) => index * 3 + 1);
      for (const ago of days) {
        // Fast on the sixth, twelfth … day, safely slow in between, twice: each time a new alert.
        const fast = ago % 2 === 0;
        for (const half of fast ? [0] : [0, 1]) {
          await nurse().post('/readings', {
            id: `r${ago}.${half}`,
            patient: 'p2',
            measure: 'pulse',
            at: iso(NOW - ago * DAY + half * HOUR),
            value: fast ? 125 : 70,
            source: 'patient',
            confirmedOutOfRange: true,
          });
        }
      }
      const parts: SimulationPart[] = [];
      const draft = aRule({ status: 'draft' });
      for (let cursor: string | undefined; parts.length < 5;) {
        const { data } = await admin().post('/rules/simulation', draft, { params: { limit: 1, cursor } });
        parts.push(data);
        cursor = data.next;
        if (cursor === undefined) break;
      }
      expect(parts.map(({ judged, total }) => [judged, total])).toEqual([
        [1, 3],
        [1, 3],
        [1, 3],
      ]);
      expect(parts[0]).toMatchObject({ from: iso(NOW - 30 * DAY), to: iso(NOW), items: [] });
      expect(parts.flatMap(({ items }) => items)).toEqual([
        {
          patient: 'p2',
          firstName: 'Marie',
          lastName: 'Dubois',
          patientId: 'NP-p2',
          alerts: [{ severity: 'medium', count: 5 }],
        },
      ]);
      expect(await alertsOf('p2')).toEqual([]);
      expect((await nurse().get('/rules/fast-pulse')).status).toBe(404);
    });

    it('is refused for a rule that makes no sense, and ends when nobody waits any more', async () => {
      await addPatient('p1');
      expect(await admin().post('/rules/simulation', aRule({ levels: [] }))).toMatchObject({ status: 422 });
      expect((await admin().post('/rules/simulation?cursor=garbage', aRule())).status).toBe(400);
      const body = aRule();
      const { repository } = scene();
      await expect(repository.simulate(body, {}, AbortSignal.abort())).rejects.toMatchObject({
        name: 'AbortError',
      });
    });
  });
}
