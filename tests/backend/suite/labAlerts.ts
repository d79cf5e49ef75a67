import { beforeEach, describe, expect, it } from 'vitest';
import { alertSchema } from '@/domain/alerts/alert';
import type { LabResult, LabResultBody } from '@/domain/laboratory/labResult';
import { DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aLabDraft, aReadingDraft } from '../drafts';
import { visitors, type Scene } from './scene';

export function labAlertBehaviour(scene: Scene): void {
  const { addPatient, admin, alertsOf, nurse, summaryOf } = visitors(scene);
  const typed = (change: Partial<LabResultBody> = {}) =>
    nurse().post('/labResults', aLabDraft({ value: 6.6, at: iso(NOW - HOUR), ...change }));
  const change = async (id: string, parts: Partial<LabResultBody>) => {
    const stored: LabResult = (await nurse().get(`/labResults/${id}`)).data;
    const { history: _, ...body } = { ...stored, ...parts };
    return nurse().put(`/labResults/${id}`, body, matching(stored.version));
  };
  const said = async () =>
    (await alertsOf('p1')).map(({ rule, severity, status, observed }) => [
      rule,
      severity,
      status,
      observed.value,
    ]);

  describe('alerts about results of laboratories', () => {
    beforeEach(async () => {
      await addPatient('p1');
    });

    it('are raised with the result, and stand on the worklist', async () => {
      await typed();
      const [alert] = await alertsOf('p1');
      expect(alert).toMatchObject({
        rule: 'potassiumHigh',
        measure: 'potassium',
        direction: 'high',
        severity: 'critical',
        status: 'open',
        origin: 'global',
        observed: { value: 6.6, limit: 6.5, unit: 'mmol/L', at: iso(NOW - HOUR) },
      });
      expect(alertSchema.parse(alert).severity).toBe('critical');
      expect(await summaryOf('p1')).toMatchObject({
        alerts: [{ id: alert?.id, severity: 'critical' }],
        labFigures: { potassium: { value: 6.6, at: iso(NOW - HOUR) } },
      });
    });

    it('are the same whether the unit of the laboratory is ours', async () => {
      await typed({ analyte: 'haemoglobin', value: 7.4, unit: 'g/dL' });
      expect(await said()).toEqual([['haemoglobinLow', 'high', 'open', 74]]);
    });

    it('are not raised by a result that is too old to act on', async () => {
      await typed({ at: iso(NOW - 8 * DAY) });
      expect(await alertsOf('p1')).toEqual([]);
    });

    it('wait for somebody once a corrected result takes their ground, and say why', async () => {
      await typed();
      await change('l1', { value: 4.6, reason: 'Figures were swapped' });
      const [alert] = await alertsOf('p1');
      expect(alert).toMatchObject({ rule: 'potassiumHigh', status: 'needsReview' });
      expect(alert?.history.map(({ action, note }) => [action, note])).toContainEqual([
        'resultCorrected',
        'Figures were swapped',
      ]);
      expect((await summaryOf('p1')).labFigures).toMatchObject({ potassium: { value: 4.6 } });
    });

    it('say that their result was a mistake', async () => {
      await typed();
      await change('l1', { status: 'entered-in-error', reason: 'Of somebody else' });
      const [alert] = await alertsOf('p1');
      expect(alert).toMatchObject({ status: 'needsReview', found: [] });
      expect(alert?.history.map(({ action, note }) => [action, note])).toContainEqual([
        'resultWithdrawn',
        'Of somebody else',
      ]);
      const summary = await summaryOf('p1');
      expect([summary.labFigures, summary.laboratory]).toEqual([undefined, undefined]);
    });

    it('are to be reviewed after the next good result, where they were grave', async () => {
      await typed({ value: 6.1, at: iso(NOW - 2 * DAY) });
      await typed({ id: 'l2', value: 5.1 });
      expect(await said()).toEqual([['potassiumHigh', 'high', 'needsReview', 6.1]]);
    });

    it('become worse with a worse result, in one alert', async () => {
      await typed({ value: 6.1, at: iso(NOW - 2 * DAY) });
      await typed({ id: 'l2', value: 6.9 });
      expect(await said()).toEqual([['potassiumHigh', 'critical', 'open', 6.9]]);
    });

    it('are the same in whatever order results arrive', async () => {
      await typed({ id: 'l2', value: 6.9 });
      await typed({ value: 6.1, at: iso(NOW - 2 * DAY) });
      expect(await said()).toEqual([['potassiumHigh', 'critical', 'open', 6.9]]);
    });

    it('are not looked for again and again where no rule is about what was measured', async () => {
      await typed({ analyte: 'acr', value: 4, unit: 'mg/mmol' });
      const row = await summaryOf('p1');
      expect([row.laboratory?.length, row.labFigures]).toEqual([1, {}]);
    });

    it('are left alone by readings', async () => {
      await typed();
      await nurse().post('/readings', aReadingDraft({ id: 'r1', patient: 'p1', value: 120, diastolic: 75 }));
      expect(await said()).toEqual([['potassiumHigh', 'critical', 'open', 6.6]]);
      expect((await summaryOf('p1')).labFigures).toMatchObject({ potassium: { value: 6.6 } });
    });

    it('tell of a GFR that has fallen, also where only creatinine came', async () => {
      const creatinine = { analyte: 'creatinine', unit: 'umol/L' } as const;
      await typed({ ...creatinine, value: 120, at: iso(NOW - 60 * DAY) });
      expect(await alertsOf('p1')).toEqual([]);
      await typed({ ...creatinine, id: 'l2', value: 190 });
      expect(await alertsOf('p1')).toMatchObject([
        { rule: 'egfrFall', measure: 'egfrFall', severity: 'high', observed: { unit: '%', limit: 25 } },
      ]);
      // The creatinine before it was wrong: there was no fall.
      await change('l1', { value: 185, reason: 'Misread' });
      expect(await said()).toEqual([['egfrFall', 'high', 'needsReview', expect.any(Number)]]);
    });

    it('are counted by a trial of their rule', async () => {
      await typed();
      const { data: stored } = await admin().get('/rules/potassiumHigh');
      const { version: _v, updatedAt: _u, history: _h, ...rule } = stored;
      const { data } = await admin().post('/rules/simulation', rule);
      expect(data.items).toMatchObject([{ patient: 'p1', alerts: [{ severity: 'critical', count: 1 }] }]);
    });
  });
}
