import { beforeEach, describe, expect, it } from 'vitest';
import { alertSchema, type Alert } from '@/domain/alerts/alert';
import { bulkAnswerSchema, type BulkOutcome } from '@/domain/alerts/alertBulk';
import { colleaguesSchema } from '@/domain/staff/colleague';
import { careClient, etag, HOUR, iso, matching, NOW } from '../clinic';
import { aReadingDraft } from '../drafts';
import { visitors, type Scene } from './scene';

export function alertBehaviour(scene: Scene): void {
  const { addPatient, admin, alertsOf, nurse, subject, summaryOf } = visitors(scene);

  async function raise(patient: string, value = 190): Promise<Alert> {
    await addPatient(patient);
    await nurse().post(
      '/readings',
      aReadingDraft({ id: `r-${patient}`, patient, value, diastolic: value - 40 }),
    );
    const [alert] = await alertsOf(patient);
    return alertSchema.parse(alert);
  }

  describe('alerts', () => {
    let alert: Alert;
    beforeEach(async () => {
      alert = await raise('p1');
    });
    const act = (body: object, version = alert.version, who = nurse()) =>
      who.post(`/alerts/${alert.id}/actions`, body, matching(version));

    it('is acknowledged once, in its own name and in the worklist', async () => {
      const done = await act({ action: 'acknowledge' });
      expect(done.data).toMatchObject({ status: 'acknowledged', owner: 'nurse@nephrodesk.test' });
      expect(etag(done)).toBe(`"${done.data.version}"`);
      expect((await summaryOf('p1')).alerts).toMatchObject([
        {
          id: alert.id,
          status: 'acknowledged',
          owner: 'nurse@nephrodesk.test',
          remindAt: iso(NOW + 24 * HOUR),
        },
      ]);
      expect((await act({ action: 'acknowledge' })).status).toBe(412);
      const again = await act({ action: 'acknowledge' }, done.data.version);
      expect(again).toMatchObject({ status: 422, data: { message: 'errors.alertAcknowledged' } });
      const other = await act({ action: 'undoAcknowledge' }, done.data.version, admin());
      expect(other).toMatchObject({ status: 422, data: { message: 'errors.alertUndo' } });
      const undone = await act({ action: 'undoAcknowledge' }, done.data.version);
      expect(undone.data).toMatchObject({ status: 'open' });
      expect((await summaryOf('p1')).alerts).toMatchObject([{ status: 'open', dueAt: iso(NOW + HOUR) }]);
      const { items } = (await nurse().get('/patients/p1/audit')).data;
      expect(items.slice(0, 2)).toMatchObject([
        { action: 'acted', kind: 'alerts', record: alert.id, detail: 'undoAcknowledge' },
        { action: 'acted', kind: 'alerts', record: alert.id, detail: 'acknowledge' },
      ]);
    });

    it('is not closed without a word when it is critical', async () => {
      const silent = await act({ action: 'resolve', outcome: 'advicePhone', note: '' });
      expect(silent).toMatchObject({ status: 422, data: { fields: { note: 'validation.noteRequired' } } });
      const closed = await act({ action: 'resolve', outcome: 'advicePhone', note: 'Rang, will rest.' });
      expect(closed.data).toMatchObject({ status: 'resolved', outcome: 'advicePhone', closedAt: iso(NOW) });
      expect((await summaryOf('p1')).alerts).toEqual([]);
      expect((await nurse().get('/alerts', { params: { active: true } })).data.items).toEqual([]);
      expect((await nurse().get('/alerts')).data.items).toHaveLength(1);
    });

    it('§3 #3: is put off for an hour with a name everybody sees, and brought back by anybody', async () => {
      const long = await act({ action: 'snooze', hours: 4 });
      expect(long).toMatchObject({ status: 422, data: { fields: { hours: 'validation.snoozeTooLong' } } });
      const put = await act({ action: 'snooze', hours: 1 });
      const until = iso(NOW + HOUR);
      expect(put.data).toMatchObject({ status: 'snoozed', snoozedUntil: until, nextAt: until });
      const by = 'nurse@nephrodesk.test';
      expect((await summaryOf('p1')).alerts).toMatchObject([{ snoozedUntil: until, snoozedBy: by }]);
      expect((await admin().get('/alerts', { params: { active: true } })).data.items).toHaveLength(1);
      const back = await act({ action: 'wake' }, put.data.version, admin());
      expect(back.data).toMatchObject({ status: 'open' });
      expect(back.data.history.at(-1)).toMatchObject({ action: 'woken', by: 'admin@nephrodesk.test' });
      expect((await act({ action: 'wake' }, back.data.version)).status).toBe(422);
    });

    it('is given to a colleague or a team, begun, and closed as a false alarm', async () => {
      const given = await act({ action: 'assign', owner: 'admin@nephrodesk.test', reason: 'On call' });
      expect(given.data).toMatchObject({ status: 'open', owner: 'admin@nephrodesk.test' });
      const team = await act({ action: 'assign', team: 'USER' }, given.data.version);
      expect((await summaryOf('p1')).alerts).toMatchObject([{ team: 'USER' }]);
      const begun = await act({ action: 'start' }, team.data.version);
      expect(begun.data).toMatchObject({ status: 'inProgress', owner: 'nurse@nephrodesk.test' });
      const bare = await act({ action: 'falseAlarm' }, begun.data.version);
      expect(bare).toMatchObject({ status: 422, data: { fields: { reason: 'validation.outcome' } } });
      const closed = await act({ action: 'falseAlarm', reason: 'device' }, begun.data.version);
      expect(closed.data).toMatchObject({ status: 'falseAlarm', falseAlarmReason: 'device' });
      const late = await act({ action: 'comment', note: 'Cuff replaced' }, closed.data.version);
      expect(late.data).toMatchObject({ status: 'falseAlarm' });
    });

    it('lets one of two tabs win, and shows the other what has happened (RC04)', async () => {
      const other = careClient(subject().elsewhere, 'admin');
      const [here, there] = await Promise.all([
        act({ action: 'acknowledge' }),
        act({ action: 'snooze', hours: 1 }, alert.version, other),
      ]);
      expect([here.status, there.status].toSorted()).toEqual([200, 412]);
      const [now] = await alertsOf('p1');
      expect(now?.history).toHaveLength(2);
    });

    it('§3 #2: is to be reviewed once its condition has gone, and is the same one when that comes back', async () => {
      const measure = (id: string, minutesAgo: number, value: number, diastolic: number) =>
        nurse().post(
          '/readings',
          aReadingDraft({ id, patient: 'p1', at: iso(NOW - minutesAgo * 60_000), value, diastolic }),
        );
      const taken = await act({ action: 'acknowledge' });
      await measure('r-fine', 40, 130, 80);
      expect(await alertsOf('p1')).toMatchObject([{ status: 'acknowledged', clearing: { count: 1 } }]);
      await measure('r-fine-too', 30, 128, 79);
      const [reviewed] = await alertsOf('p1');
      expect(reviewed).toMatchObject({ id: alert.id, status: 'needsReview', owner: taken.data.owner });
      expect((await summaryOf('p1')).alerts).toMatchObject([{ id: alert.id, status: 'needsReview' }]);
      await measure('r-again', 20, 186, 101);
      const [back, ...more] = await alertsOf('p1');
      expect(more).toEqual([]);
      expect(back).toMatchObject({ id: alert.id, status: 'open', repeatCount: 2 });
      const closed = await act(
        { action: 'resolve', outcome: 'planChanged', note: 'New dose' },
        back?.version,
      );
      expect(closed.status).toBe(200);
      await measure('r-later', 10, 188, 102);
      const next = (await alertsOf('p1')).find(({ id }) => id !== alert.id);
      // Taken before the alert was closed, but nobody had seen it then.
      expect(next).toMatchObject({ status: 'open', previousAlertId: alert.id });
    });

    it('is made and changed by rules only', async () => {
      expect((await admin().post('/alerts', alert)).status).toBe(403);
      expect((await admin().put(`/alerts/${alert.id}`, alert, matching(alert.version))).status).toBe(403);
      expect((await admin().delete(`/alerts/${alert.id}`, matching(alert.version))).status).toBe(403);
      expect((await admin().post('/summaries', {})).status).toBe(403);
      expect((await act({ action: 'explode' })).status).toBe(422);
      expect((await nurse().post(`/alerts/${alert.id}/actions`, { action: 'acknowledge' })).status).toBe(400);
    });
  });

  describe('what arrives late', () => {
    const severe = (id: string, hours: number, value = 230) =>
      aReadingDraft({ id, patient: 'late', at: iso(NOW - hours * HOUR), value, diastolic: value - 95 });
    const record = async (...readings: ReturnType<typeof aReadingDraft>[]) => {
      for (const reading of readings) {
        const { status, data } = await nurse().post('/readings', { ...reading, confirmedOutOfRange: true });
        expect([status, data]).toEqual([201, expect.anything()]);
      }
      return alertsOf('late') as Promise<Alert[]>;
    };
    const close = async ({ id, version }: Alert) =>
      nurse().post(
        `/alerts/${id}/actions`,
        { action: 'resolve', outcome: 'advicePhone', note: 'Rang' },
        matching(version),
      );
    beforeEach(() => addPatient('late'));

    it('is judged for seven days back, at its own instant, and says so', async () => {
      expect(await record(severe('old', 7 * 24 + 1))).toEqual([]);
      const [alert] = await record(severe('week', 7 * 24));
      expect(alert).toMatchObject({
        severity: 'critical',
        status: 'open',
        startedAt: iso(NOW - 7 * 24 * HOUR),
        observed: { value: 230, at: iso(NOW - 7 * 24 * HOUR), arrivedAt: iso(NOW) },
        history: [{ action: 'raised', at: iso(NOW), observed: { arrivedAt: iso(NOW) } }],
      });
      const [more] = await record(severe('later', 25));
      expect(more).toMatchObject({ id: alert?.id, repeatCount: 2, observed: { arrivedAt: iso(NOW) } });
    });

    it('raises nothing again once it was closed, whatever else arrives', async () => {
      const [alert] = await record(severe('a', 30));
      if (alert) await close(alert);
      const after = await record(severe('fine', 1, 130), severe('b', 31, 228));
      expect(after.map(({ status }) => status)).toEqual(['resolved']);
      expect((await record(severe('c', 29, 229))).filter(({ status }) => status === 'open')).toHaveLength(1);
    });

    it('comes to be reviewed where it was clear since', async () => {
      const [alert] = await record(severe('x', 40, 130), severe('y', 3, 130), severe('z', 50));
      expect(alert).toMatchObject({ status: 'needsReview', severity: 'critical' });
    });

    it('is a value that was corrected or put back, too', async () => {
      await record(severe('a', 30, 130));
      const correction = { at: iso(NOW - 30 * HOUR), value: 230, diastolic: 135, confirmedOutOfRange: true };
      const { data } = await nurse().put(
        '/readings/late/bloodPressure/a',
        { ...correction, reason: 'Misread' },
        matching('1'),
      );
      expect(data).toMatchObject({ value: 230 });
      expect(await alertsOf('late')).toMatchObject([{ severity: 'critical', status: 'open' }]);
    });

    it('is a day without urine of the days before yesterday', async () => {
      const nothing = (days: number) =>
        aReadingDraft({
          id: `u${days}`,
          patient: 'late',
          measure: 'urine',
          at: iso(NOW - days * 24 * HOUR),
          value: 0,
          diastolic: undefined,
          dayMark: 'nothing',
        });
      expect(await record(nothing(8))).toEqual([]);
      const [alert] = await record(nothing(3), nothing(2));
      expect(alert).toMatchObject({
        rule: 'urineLow',
        severity: 'critical',
        repeatCount: 2,
        observed: { value: 0, at: '2026-11-18', arrivedAt: iso(NOW) },
      });
    });

    it('floods nobody with a file of two years: one alert for each rule and side', async () => {
      const readings = Array.from({ length: 1460 }, (_, half) =>
        severe(`h${half}`, 2 + half * 12, 185 + (half % 40)),
      );
      const { status, data } = await nurse().post('/patients/late/readings', { readings });
      expect([status, data.created]).toEqual([200, 1460]);
      const raised = (await alertsOf('late')) as Alert[];
      expect(raised.map(({ rule }) => rule).toSorted()).toEqual(['pressureMean', 'pressureSevere']);
      expect(raised.find(({ rule }) => rule === 'pressureSevere')?.repeatCount).toBe(14);
      await nurse().post('/patients/late/readings', { readings });
      expect(await alertsOf('late')).toEqual(raised);
    });
  });

  describe('many alerts at once', () => {
    const bulk = (items: { id: string; version: string }[], action: object, who = nurse()) =>
      who.post('/alerts/actions', { items, action });
    const outcomesOf = (answer: { data: unknown }): BulkOutcome[] =>
      bulkAnswerSchema.parse(answer.data).outcomes;

    it('each have their own outcome, and one stale does not stop the others', async () => {
      const [first, second, third] = [await raise('p1'), await raise('p2', 95), await raise('p3', 95)];
      await careClient(subject().elsewhere, 'admin').post(
        `/alerts/${second.id}/actions`,
        { action: 'comment', note: 'Mine' },
        matching(second.version),
      );
      const items = [first, second, { id: 'nowhere', version: '1' }, third, third];
      const answer = await bulk(items, { action: 'acknowledge' });
      expect(answer.status).toBe(200);
      const outcomes = outcomesOf(answer);
      expect(outcomes.map(({ id, status }) => [id, status])).toEqual([
        [first.id, 200],
        [second.id, 412],
        ['nowhere', 404],
        [third.id, 200],
        [third.id, 412],
      ]);
      expect(outcomes[1]).toMatchObject({
        message: 'errors.conflict',
        alert: { history: [{}, { note: 'Mine' }] },
      });
      expect(outcomes[3]?.alert).toMatchObject({ status: 'acknowledged', owner: 'nurse@nephrodesk.test' });
      expect((await summaryOf('p2')).alerts).toMatchObject([{ status: 'open' }]);
      expect((await summaryOf('p3')).alerts).toMatchObject([{ status: 'acknowledged' }]);
      expect(subject().changes.at(-1)).toEqual({ patients: ['p1', 'p3'] });
    });

    it('closes none that is critical', async () => {
      const [critical, medium] = [await raise('p1'), await raise('p2', 95)];
      for (const action of [
        { action: 'resolve', outcome: 'noAnswer', note: 'Tried twice' },
        { action: 'falseAlarm', reason: 'device' },
      ]) {
        const answer = await bulk([critical, medium], action);
        expect(outcomesOf(answer)[0]).toMatchObject({ status: 422, message: 'errors.alertBulk' });
      }
      expect(await alertsOf('p1')).toMatchObject([{ status: 'open' }]);
      expect(await alertsOf('p2')).toMatchObject([{ status: 'resolved', note: 'Tried twice' }]);
    });

    it('needs at least one alert, an action that is one, and somebody who may', async () => {
      const alert = await raise('p1', 95);
      expect((await bulk([], { action: 'acknowledge' })).status).toBe(422);
      expect((await bulk([alert], { action: 'explode' })).status).toBe(422);
      const many = Array.from({ length: 501 }, () => alert);
      expect((await bulk(many, { action: 'acknowledge' })).status).toBe(422);
      const visitor = careClient(subject().repository, 'visitor');
      expect((await bulk([alert], { action: 'acknowledge' }, visitor)).status).toBe(403);
      expect(await alertsOf('p1')).toMatchObject([{ status: 'open' }]);
    });
  });

  it('§2.5: takes a bulk snooze back where nobody acted since, each with its own outcome, and writes it down', async () => {
    const [first, second] = [await raise('p1', 185), await raise('p2', 185)];
    const act = async (action: object, list: readonly Alert[]): Promise<BulkOutcome[]> => {
      const items = list.map(({ id, version }) => ({ id, version }));
      return (await nurse().post('/alerts/actions', { items, action })).data.outcomes;
    };
    const done = (await act({ action: 'snooze', hours: 1 }, [first, second])).flatMap(
      ({ alert }) => alert ?? [],
    );
    const [one, two] = done;
    if (!one || !two) throw new Error('Nothing was snoozed');
    const taken = await admin().post(`/alerts/${two.id}/actions`, { action: 'start' }, matching(two.version));
    const outcomes = await act({ action: 'undoSnooze' }, [one, taken.data]);
    expect(outcomes).toMatchObject([
      { status: 200, alert: { status: 'open' } },
      { status: 422, message: 'errors.alertUndo', alert: { status: 'inProgress' } },
    ]);
    expect((await summaryOf('p1')).alerts).toMatchObject([{ status: 'open', dueAt: iso(NOW + HOUR) }]);
    const { items } = (await nurse().get('/patients/p1/audit')).data;
    expect(items[0]).toMatchObject({ action: 'acted', kind: 'alerts', detail: 'undoSnooze' });
  });

  it('gives the list away as a file to administrators alone, and writes it down (§2.5, §3 #11)', async () => {
    const [first, second] = [await raise('p1'), await raise('p2')];
    const body = { alerts: [second.id, 'nobody', first.id] };
    expect((await nurse().post('/alerts/export', body)).status).toBe(403);
    const { data } = await admin().post('/alerts/export', body);
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    const log = await admin().get('/audit', { params: { action: 'exported' } });
    expect(log.data.items).toMatchObject([{ kind: 'alerts', detail: 'csv 2', by: 'admin@nephrodesk.test' }]);
    expect((await admin().post('/alerts/export', { alerts: first.id })).status).toBe(422);
  });

  it('names the colleagues an alert can be given to, whoever asks among them', async () => {
    const answer = await nurse().get('/colleagues');
    const { items } = colleaguesSchema.parse(answer.data);
    expect(items.map(({ username }) => username)).toContain('nurse@nephrodesk.test');
    expect((await careClient(subject().repository, 'visitor').get('/colleagues')).status).toBe(403);
  });
}
