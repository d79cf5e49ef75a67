import { beforeEach, describe, expect, it } from 'vitest';
import type { Reading } from '@/domain/readings/reading';
import { triage } from '@/domain/worklist/triage';
import { careClient, DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft, aSessionDraft } from '../drafts';
import { visitors, type Scene } from './scene';

export function readingBehaviour(scene: Scene): void {
  const { addPatient, admin, alertsOf, nurse, subject, summaryOf } = visitors(scene);
  describe('readings', () => {
    beforeEach(async () => {
      await addPatient('p1');
    });

    const range = (from: number, to: number) => ({ params: { from: iso(from), to: iso(to) } });
    const pressure = (ago: number, value = 130) =>
      aReadingDraft({ id: `r${ago}`, patient: 'p1', at: iso(NOW - ago), value, diastolic: 80 });

    it('gives a half-open range in the order of time, across the turn of the year', async () => {
      const newYear = Date.parse('2026-01-01T00:00:00Z');
      for (const at of [newYear, newYear - 1, newYear + DAY, newYear - DAY]) {
        const draft = { ...pressure(0), id: `at${at}`, at: iso(at), confirmedOutOfRange: true };
        expect((await nurse().post('/readings', draft)).status).toBe(201);
      }
      const { data } = await nurse().get('/readings/p1/bloodPressure', range(newYear - DAY, newYear + DAY));
      expect(data.items.map((one: Reading) => Date.parse(one.at))).toEqual([
        newYear - DAY,
        newYear - 1,
        newYear,
      ]);
      expect(
        (await nurse().get('/readings/p1/bloodPressure', { params: { from: 'yesterday' } })).status,
      ).toBe(400);
    });

    it('keeps everything that was said about a reading', async () => {
      const draft = { ...pressure(HOUR), note: 'after climbing the stairs' };
      const { data: recorded } = await nurse().post('/readings', draft);
      expect(recorded).toMatchObject({
        ...draft,
        recordedBy: 'nurse@nephrodesk.test',
        updatedAt: iso(NOW),
      });
      const { data } = await nurse().get('/readings/p1/bloodPressure', range(NOW - DAY, NOW));
      expect(data.items).toEqual([recorded]);
    });

    it('records a repeated entry once (RC05)', async () => {
      const first = await nurse().post('/readings', pressure(HOUR));
      const again = await nurse().post('/readings', pressure(HOUR));
      expect(again.data).toEqual(first.data);
      const { data } = await nurse().get('/readings/p1/bloodPressure', range(NOW - DAY, NOW));
      expect(data.items).toHaveLength(1);
    });

    it('keeps the newest of each measure, whatever the order of entry', async () => {
      await nurse().post('/readings', pressure(HOUR, 131));
      await nurse().post('/readings', pressure(3 * HOUR, 129));
      await nurse().post('/readings', {
        ...pressure(2 * HOUR),
        measure: 'pulse',
        value: 70,
        diastolic: undefined,
      });
      const latest = async (since: number) =>
        (await nurse().get('/readings/latest', { params: { patients: 'p1,p2', since: iso(since) } })).data
          .items;
      expect((await latest(NOW - DAY)).map((one: Reading) => [one.measure, one.value])).toEqual([
        ['bloodPressure', 131],
        ['pulse', 70],
      ]);
      expect(await latest(NOW - HOUR)).toHaveLength(1);
    });

    it('refuses what cannot be and asks about what is unusual', async () => {
      const impossible = await nurse().post('/readings', {
        ...pressure(HOUR, 1200),
        confirmedOutOfRange: true,
      });
      expect(impossible).toMatchObject({
        status: 422,
        data: { fields: { value: 'validation.outOfRange' } },
      });
      const unusual = await nurse().post('/readings', { ...pressure(HOUR, 270), diastolic: 155 });
      expect(unusual).toMatchObject({ status: 422, data: { fields: { value: 'validation.checkHigh' } } });
      const confirmed = { ...pressure(HOUR, 270), diastolic: 155, confirmedOutOfRange: true };
      expect((await nurse().post('/readings', confirmed)).status).toBe(201);
    });

    it('raises the alert and writes the worklist row together with the reading', async () => {
      subject().changes.length = 0;
      await nurse().post('/readings', pressure(HOUR, 190));
      const [alert, ...others] = await alertsOf('p1');
      expect(others).toEqual([]);
      expect(alert).toMatchObject({
        rule: 'pressureSevere',
        severity: 'critical',
        status: 'open',
        repeatCount: 1,
      });
      const summary = await summaryOf('p1');
      expect(summary.latest.bloodPressure).toEqual({ at: iso(NOW - HOUR), value: 190, diastolic: 80 });
      expect(summary.alerts).toMatchObject([{ id: alert?.id, severity: 'critical' }]);
      expect(summary.pressureDays.at(-1)).toMatchObject({ systolic: 190, readings: 1 });
      expect(subject().changes).toEqual([{ patients: ['p1'] }]);
    });

    it('writes what is asked for, and what stands in its place, into the worklist row', async () => {
      const ext = { ...aPatientDraft().ext, askedReadings: [{ measure: 'weight', times: 1, per: 'day' }] };
      const draft = { ...aPatientDraft({ id: 'p2', patientId: 'NP-2', resistration: '2026-01-05' }), ext };
      await admin().post('/patients', draft);
      await nurse().post('/readings', { ...pressure(HOUR), patient: 'p2' });
      const stands = async () => {
        const { section, reasons } = triage(await summaryOf('p2'), NOW);
        return [section, ...reasons.map(({ kind }) => kind)];
      };
      expect(await stands()).toEqual(['noData', 'overdue']);
      const stay = { id: 'a1', patient: 'p2', kind: 'hospitalStay', from: '2026-11-10', to: '2026-11-30' };
      const { data } = await nurse().post('/annotations', stay);
      expect(await stands()).toEqual(['inactive', 'away']);
      await nurse().put('/annotations/a1', { ...stay, to: '2026-11-12' }, matching(data.version));
      expect(await stands()).toEqual(['noData', 'overdue']);
      // An alert that is acted upon has the row written in another way.
      await nurse().post('/readings', { ...pressure(2 * HOUR, 190), patient: 'p2' });
      const [alert] = await alertsOf('p2');
      await nurse().post(`/alerts/${alert?.id}/actions`, { action: 'acknowledge' });
      expect(await stands()).toEqual(['critical', 'alert', 'overdue']);
      await nurse().post('/dialysisSessions', aSessionDraft({ patient: 'p2', at: iso(NOW - DAY) }));
      expect(await stands()).toEqual(['critical', 'alert']);
    });

    it('does not overlook a dangerous pressure entered after a later, harmless one', async () => {
      await nurse().post('/readings', pressure(HOUR, 130));
      await nurse().post('/readings', pressure(2 * HOUR, 190));
      expect(await alertsOf('p1')).toMatchObject([
        { rule: 'pressureSevere', observed: { at: iso(NOW - 2 * HOUR) } },
      ]);
      expect((await summaryOf('p1')).latest.bloodPressure?.value).toBe(130);
    });

    it('loses none of the entries that two tabs make into the same year (RC11)', async () => {
      const other = careClient(subject().elsewhere, 'nurse');
      const drafts = Array.from({ length: 40 }, (_, index) => pressure((index + 1) * 60_000));
      const answers = await Promise.all(
        drafts.map((draft, index) => (index % 2 === 0 ? nurse() : other).post('/readings', draft)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const { data } = await other.get('/readings/p1/bloodPressure', range(NOW - DAY, NOW));
      expect(data.items).toHaveLength(40);
      expect(new Set(data.items.map((one: Reading) => one.id)).size).toBe(40);
      expect((await summaryOf('p1')).pressureDays.at(-1)?.readings).toBe(40);
    });

    it('lets exactly one of two saves of a version win (RC11)', async () => {
      const other = careClient(subject().elsewhere, 'nurse');
      for (let round = 0; round < 5; round += 1) {
        const { data: read } = await nurse().get('/patients/p1');
        const saves = await Promise.all(
          [nurse(), other].map((client, index) =>
            client.put('/patients/p1', { ...read, city: `Town ${round} ${index}` }, matching(read.version)),
          ),
        );
        expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      }
    });
  });
}
