import { beforeEach, describe, expect, it } from 'vitest';
import type { Reading } from '@/domain/readings/reading';
import { careClient, DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aReadingDraft, aRecord } from '../drafts';
import { visitors, type Scene } from './scene';

export function correctionBehaviour(scene: Scene): void {
  const { addPatient, admin, alertsOf, nurse, subject, summaryOf } = visitors(scene);

  describe('corrections of readings', () => {
    beforeEach(async () => {
      await addPatient('p1');
    });

    const pressure = (ago: number, value = 130) =>
      aReadingDraft({ id: `r${ago}`, patient: 'p1', at: iso(NOW - ago), value, diastolic: 80 });
    const record = async (draft: object): Promise<Reading> => (await nurse().post('/readings', draft)).data;
    const one = ({ patient, measure, id }: Reading) => `/readings/${patient}/${measure}/${id}`;
    const said = ({ at, value, diastolic }: Reading) => ({ at, value, diastolic });
    const correct = (reading: Reading, change: object, client = nurse()) =>
      client.put(one(reading), { ...said(reading), reason: 'Misread', ...change }, matching(reading.version));
    const withdraw = (reading: Reading, client = nurse()) =>
      client.post(`${one(reading)}/entered-in-error`, { reason: 'Wrong patient' }, matching(reading.version));
    const listed = async (measure = 'bloodPressure', errors = false): Promise<Reading[]> => {
      const params = { from: iso(NOW - 3 * 365 * DAY), to: iso(NOW + DAY), ...(errors && { errors }) };
      return (await nurse().get(`/readings/p1/${measure}`, { params })).data.items;
    };

    it('§2.4: keep what was said, with who replaced it, when and why, and go into every figure', async () => {
      await record(pressure(5 * HOUR, 120));
      const wrong = await record({ ...pressure(HOUR, 160), note: 'sitting' });
      const { status, data, headers } = await correct(wrong, { value: 140 });
      expect(status).toBe(200);
      expect(headers['etag']).toBe(`"${data.version}"`);
      expect(data).toMatchObject({
        id: wrong.id,
        value: 140,
        recordedBy: 'nurse@nephrodesk.test',
        history: [{ value: 160, note: 'sitting', replacedBy: 'nurse@nephrodesk.test', reason: 'Misread' }],
      });
      expect(data.version).not.toBe(wrong.version);
      expect(data).not.toHaveProperty('note');
      const summary = await summaryOf('p1');
      expect(summary.latest.bloodPressure?.value).toBe(140);
      expect(summary.pressureDays.at(-1)).toMatchObject({ systolic: 130, readings: 2 });
      expect(await listed()).toContainEqual(data);
      const again = await correct(data, { value: 138 });
      expect(again.data.history.map(({ value }: Reading) => value)).toEqual([160, 140]);
    });

    it('move a reading in time, also into another year, without losing or doubling it', async () => {
      const last = await record(pressure(HOUR, 150));
      await record(pressure(5 * HOUR, 120));
      const moved = await correct(last, { at: '2025-12-31T12:00:00.000Z', confirmedOutOfRange: true });
      expect(moved.status).toBe(200);
      expect((await listed()).map(({ id }) => id)).toEqual([last.id, `r${5 * HOUR}`]);
      expect((await summaryOf('p1')).latest.bloodPressure?.value).toBe(120);
      expect((await record(pressure(HOUR, 150))).at).toBe('2025-12-31T12:00:00.000Z');
      expect(await listed()).toHaveLength(2);
      const back = await correct(moved.data, { at: iso(NOW - HOUR) });
      expect((await listed('bloodPressure', true)).map(({ at }) => at)).toEqual([
        iso(NOW - 5 * HOUR),
        iso(NOW - HOUR),
      ]);
      expect(back.data.history).toHaveLength(2);
    });

    it('§2.4: entered in error: leaves all figures, stays readable with the reason', async () => {
      await record(pressure(5 * HOUR, 120));
      const wrong = await record(pressure(HOUR, 160));
      const { status, data } = await withdraw(wrong);
      expect(status).toBe(200);
      expect(data.enteredInError).toEqual({
        at: iso(NOW),
        by: 'nurse@nephrodesk.test',
        reason: 'Wrong patient',
      });
      expect((await listed()).map(({ value }) => value)).toEqual([120]);
      expect((await listed('bloodPressure', true)).at(-1)).toEqual(data);
      const summary = await summaryOf('p1');
      expect(summary.latest.bloodPressure?.value).toBe(120);
      expect(summary.pressureDays.at(-1)).toMatchObject({ systolic: 120, readings: 1 });
      const { data: latest } = await nurse().get('/readings/latest', { params: { patients: 'p1' } });
      expect(latest.items).toMatchObject([{ value: 120 }]);
      expect((await correct(data, { value: 120 })).status).toBe(409);
      // The same entry sent again is the one that was withdrawn, not a new one.
      expect((await record(pressure(HOUR, 160))).enteredInError).toBeDefined();
      expect(await listed()).toHaveLength(1);
    });

    it('a sign noted with urine is told at once with its word, follows corrections, and no urine without one ends it', async () => {
      const draft = { patient: 'p1', measure: 'urine', diastolic: undefined, value: 300 } as const;
      const noted = await record(
        aReadingDraft({ ...draft, id: 'u1', at: iso(NOW - 2 * DAY), urine: { colour: 'red', blood: true } }),
      );
      const found = async () =>
        (await alertsOf('p1')).map(({ rule, severity, status, observed: { signs } }) => [
          rule,
          severity,
          status,
          signs,
        ]);
      const blood = ['blood', 'red'];
      expect(await found()).toEqual([['urineSign', 'high', 'open', blood]]);
      const [told] = (await summaryOf('p1')).alerts;
      expect(told).toMatchObject({ measure: 'urine', observed: { value: 2, signs: blood } });
      await record(aReadingDraft({ ...draft, id: 'u2', at: iso(NOW - HOUR) }));
      expect(await found()).toEqual([['urineSign', 'high', 'open', blood]]);
      const urine = { pain: true, infection: true };
      const corrected = (await correct(noted, { urine })).data;
      expect(await found()).toEqual([['urineSign', 'high', 'open', ['pain', 'infection']]]);
      await withdraw(corrected);
      expect(await found()).toEqual([['urineSign', 'high', 'needsReview', ['pain', 'infection']]]);
    });

    it('§2.4: entered in error by mistake: counts again, with who took it out and why, and judges the alerts', async () => {
      await record(pressure(5 * HOUR, 120));
      const dangerous = await record({ ...pressure(HOUR, 190), note: 'sitting', confirmedOutOfRange: true });
      const { data: wrong } = await withdraw(dangerous);
      const [alert] = await alertsOf('p1');
      const closing = { action: 'resolve', outcome: 'dataError', note: 'Entered in error.' };
      await nurse().post(`/alerts/${alert?.id}/actions`, closing, matching(alert?.version ?? ''));
      const restore = (reading: Reading, reason = 'It was hers', client = nurse()) =>
        client.post(`${one(reading)}/restore`, { reason }, matching(reading.version));
      expect((await restore(dangerous)).status).toBe(412);
      expect((await restore({ ...wrong, id: 'none' })).status).toBe(404);
      expect(await restore(wrong, ' ')).toMatchObject({
        status: 422,
        data: { fields: { reason: 'validation.required' } },
      });
      const answers = await Promise.all([
        restore(wrong),
        restore(wrong, 'Elsewhere', careClient(subject().elsewhere, 'nurse')),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      const [back] = await listed('bloodPressure', true).then((all) =>
        all.filter(({ id }) => id === wrong.id),
      );
      if (!back) throw new Error('The reading has gone');
      expect(back).toMatchObject({
        value: 190,
        note: 'sitting',
        recordedBy: 'nurse@nephrodesk.test',
        restored: [{ at: iso(NOW), by: 'nurse@nephrodesk.test', withdrawn: wrong.enteredInError }],
      });
      expect(back.enteredInError).toBeUndefined();
      expect(back.restored?.[0]?.since).toBe(dangerous.updatedAt);
      expect((await restore(back)).status).toBe(409);
      const summary = await summaryOf('p1');
      expect(summary.latest.bloodPressure?.value).toBe(190);
      expect(summary.pressureDays.at(-1)).toMatchObject({ systolic: 155, readings: 2 });
      // What was closed over the supposed error is raised anew, and says what it follows.
      const alerts = await alertsOf('p1');
      expect(alerts.find(({ id }) => id === alert?.id)?.history.at(-1)).toMatchObject({
        action: 'readingRestored',
        by: 'nurse@nephrodesk.test',
      });
      expect(alerts).toContainEqual(
        expect.objectContaining({ rule: 'pressureSevere', status: 'open', previousAlertId: alert?.id }),
      );
      const { items } = (await nurse().get('/patients/p1/audit')).data;
      expect(items).toContainEqual(
        expect.objectContaining({ action: 'restored', kind: 'readings', record: wrong.id }),
      );
      // It can be corrected and taken out again as any other.
      const { data: corrected } = await correct(back, { value: 150 });
      expect(corrected).toMatchObject({ restored: back.restored, history: [{ value: 190 }] });
      expect((await withdraw(corrected)).data).toMatchObject({ restored: back.restored });
      expect(await listed()).toHaveLength(1);
    });

    it('counted again: not where nothing was said to have been drunk on a day that has something since', async () => {
      const water = (id: string, change: object) =>
        record({ id, patient: 'p1', measure: 'water', at: iso(NOW - DAY), source: 'staff', ...change });
      const { data: nothing } = await withdraw(await water('w1', { value: 0, dayMark: 'nothing' }));
      const drink = await water('w2', { value: 200 });
      const again = () =>
        nurse().post(`${one(nothing)}/restore`, { reason: 'Right' }, matching(nothing.version));
      expect(await again()).toMatchObject({
        status: 422,
        data: { fields: { value: 'validation.dayNotEmpty' } },
      });
      expect(await listed('water')).toEqual([drink]);
      await withdraw(drink);
      expect((await again()).status).toBe(200);
      expect((await summaryOf('p1')).waterDays).toEqual([{ day: '2026-11-19', ml: 0 }]);
    });

    it('take the only reading of a measure away without leaving a newest value', async () => {
      const only = await record({ ...pressure(HOUR, 70), measure: 'weight', diastolic: undefined });
      await withdraw(only);
      expect((await summaryOf('p1')).latest.weight).toBeUndefined();
    });

    it('need a reason, a version, and a value that can be', async () => {
      const reading = await record(pressure(HOUR));
      expect(await correct(reading, { reason: ' ' })).toMatchObject({
        status: 422,
        data: { fields: { reason: 'validation.required' } },
      });
      expect((await nurse().put(one(reading), { ...said(reading), reason: 'x' })).status).toBe(400);
      expect(await correct(reading, { value: 1300 })).toMatchObject({
        status: 422,
        data: { fields: { value: 'validation.outOfRange' } },
      });
      expect(await correct(reading, { diastolic: undefined })).toMatchObject({
        status: 422,
        data: { fields: { diastolic: 'validation.bothPressures' } },
      });
      expect((await correct({ ...reading, id: 'none' }, {})).status).toBe(404);
      // Refused, and nothing of it is left behind.
      expect(await listed()).toEqual([reading]);
      expect((await summaryOf('p1')).latest.bloodPressure?.value).toBe(130);
    });

    it('RC04: of two tabs that correct the same version one wins, the other is told (412)', async () => {
      const reading = await record(pressure(HOUR));
      const other = careClient(subject().elsewhere, 'nurse');
      const answers = await Promise.all([
        correct(reading, { value: 131 }),
        correct(reading, { value: 132 }, other),
        withdraw(reading, other),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    });

    it('re-evaluate the alerts in the same transaction', async () => {
      const harmless = await record(pressure(2 * HOUR, 130));
      expect(await alertsOf('p1')).toEqual([]);
      const { data: dangerous } = await correct(harmless, { value: 190 });
      expect(await alertsOf('p1')).toMatchObject([{ rule: 'pressureSevere', status: 'open' }]);
      await withdraw(dangerous);
      // It is not silently gone: somebody closes it, and reads why its figure is no more.
      const [alert, ...others] = await alertsOf('p1');
      expect(others).toEqual([]);
      expect(alert?.history).toContainEqual(
        expect.objectContaining({
          action: 'readingWithdrawn',
          by: 'nurse@nephrodesk.test',
          note: 'Wrong patient',
        }),
      );
    });

    it('are not undone by importing the same data again', async () => {
      const { patient, readings } = aRecord('p1');
      const sent = { patient, conditions: [], medicationRequests: [], readings };
      const load = () => nurse().post('/records', { records: [sent] });
      await load();
      const [first, second, ...rest] = await listed();
      if (!first || !second) throw new Error('Nothing was imported');
      await withdraw(first);
      await correct(second, { value: 125, at: '2025-06-01T08:00:00.000Z', confirmedOutOfRange: true });
      const { data } = await load();
      expect(data.outcomes[0]).toMatchObject({ created: 0 });
      expect(await listed()).toHaveLength(rest.length + 1);
      // The next system gets what is right, and nothing of what was not.
      const { data: exported } = await nurse().get('/records/p1');
      expect(exported.readings).toHaveLength(rest.length + 1);
      expect(JSON.stringify(exported.readings)).not.toMatch(/history|enteredInError/);
    });

    it('§3 #33: the readings of a device come all or none, once, and change nothing else of the patient', async () => {
      const drafts = [1, 2, 3].map((hours) => pressure(hours * HOUR));
      const send = (readings: object[]) => nurse().post('/patients/p1/readings', { readings });
      const impossible = await send([...drafts, { ...pressure(4 * HOUR), value: 1300 }]);
      expect(impossible).toMatchObject({
        status: 422,
        data: { fields: { 'readings.3.value': 'validation.outOfRange' } },
      });
      expect((await send([...drafts, { ...pressure(4 * HOUR), diastolic: undefined }])).status).toBe(422);
      expect((await send([{ ...pressure(HOUR), patient: 'p2' }])).status).toBe(422);
      expect(await listed()).toEqual([]);
      const { data: before } = await nurse().get('/patients/p1');
      expect((await send(drafts)).data).toMatchObject({ patient: 'p1', created: 3, unchanged: 0 });
      expect((await send(drafts)).data).toMatchObject({ created: 0, unchanged: 3 });
      expect(await listed()).toHaveLength(3);
      expect((await nurse().get('/patients/p1')).data).toEqual(before);
      expect((await summaryOf('p1')).latest.bloodPressure?.at).toBe(iso(NOW - HOUR));
    });

    it('NU: nothing drunk is known to be 0, which a day without a reading is not', async () => {
      const water = (ago: number, change: object) =>
        nurse().post('/readings', {
          id: `w${ago}`,
          patient: 'p1',
          measure: 'water',
          at: iso(NOW - ago),
          source: 'staff',
          ...change,
        });
      expect((await water(DAY, { value: 0 })).status).toBe(422);
      expect((await water(DAY, { value: 0, dayMark: 'nothing' })).status).toBe(201);
      expect((await summaryOf('p1')).waterDays).toEqual([{ day: '2026-11-19', ml: 0 }]);
      await water(2 * DAY, { value: 200 });
      expect(await water(2 * DAY + HOUR, { value: 0, dayMark: 'nothing' })).toMatchObject({
        status: 422,
        data: { fields: { value: 'validation.dayNotEmpty' } },
      });
    });
  });

  describe('the total of a day and its single entries', () => {
    const total = { id: 'whole', patient: 'p1', measure: 'urine', at: iso(NOW - DAY), source: 'staff' };
    const anuric = { ...total, value: 60, dayMark: 'total' };
    const entry = { ...total, id: 'single', at: iso(NOW - DAY - HOUR), value: 500 };
    const send = (draft: object) => nurse().post('/readings', draft);
    const urineDays = async () => (await summaryOf('p1')).urineDays;
    const ofTotal = { day: '2026-11-19', ml: 60, voids: 1, collection: 'complete' };
    const path = (id: string) => `/readings/p1/urine/${id}`;
    const because = { reason: 'Misread' };

    beforeEach(async () => {
      await addPatient('p1');
    });

    it('are never added, by whichever way they came: the total counts, the entries stay, and little urine is told', async () => {
      const { patient, ...record } = aRecord('p1');
      const ways = [
        async () => {
          expect(await send(entry)).toMatchObject({
            status: 422,
            data: { fields: { value: 'validation.checkInsideTotal' } },
          });
          await send({ ...entry, confirmedOutOfRange: true });
        },
        () =>
          nurse().post('/patients/p1/readings', {
            readings: [{ ...entry, id: 'device', at: iso(NOW - DAY - 3 * HOUR) }],
          }),
        () =>
          nurse().post('/records', {
            records: [
              { ...record, patient, readings: [{ ...entry, id: 'file', at: iso(NOW - DAY - 2 * HOUR) }] },
            ],
          }),
      ];
      await send(anuric);
      for (const [place, come] of ways.entries()) {
        await come();
        expect(await urineDays()).toEqual([{ ...ofTotal, voids: place + 1 }]);
      }
      expect(await alertsOf('p1')).toMatchObject([{ rule: 'urineLow', severity: 'critical' }]);
    });

    it('a total that was taken out counts again once it is put back, unless there is another', async () => {
      await send(anuric);
      const { data: wrong } = await nurse().post(`${path('whole')}/entered-in-error`, because, matching('1'));
      await send(entry);
      expect(await urineDays()).toEqual([{ day: '2026-11-19', ml: 500, voids: 1 }]);
      const restore = () => nurse().post(`${path('whole')}/restore`, because, matching(wrong.version));
      await send({ ...anuric, id: 'other', confirmedOutOfRange: true });
      const refused = { value: 'validation.checkSecondTotal' };
      expect(await restore()).toMatchObject({ status: 422, data: { fields: refused } });
      await nurse().post(`${path('other')}/entered-in-error`, because, matching('1'));
      expect((await restore()).status).toBe(200);
      expect(await urineDays()).toEqual([ofTotal]);
    });

    it('a total is corrected beside its entries, by its source and by hand; a second one is asked about', async () => {
      await nurse().post('/patients/p1/readings', { readings: [anuric, { ...entry, value: 50 }] });
      const { patient, ...record } = aRecord('p1');
      const amended = { ...anuric, value: 90, amendedAt: iso(NOW) };
      const sent = { ...record, patient, readings: [amended] };
      expect((await nurse().post('/records', { records: [sent] })).status).toBe(200);
      expect(await urineDays()).toMatchObject([{ ml: 90 }]);
      const { at, dayMark } = anuric;
      const correction = { at, dayMark, value: 70, ...because };
      expect((await nurse().put(path('whole'), correction, matching('2'))).status).toBe(200);
      expect(await urineDays()).toMatchObject([{ ml: 70 }]);
      const second = { ...anuric, id: 'second', value: 100 };
      expect(await send(second)).toMatchObject({
        status: 422,
        data: { fields: { value: 'validation.checkSecondTotal' } },
      });
      expect((await send({ ...second, confirmedOutOfRange: true })).status).toBe(201);
      expect(await urineDays()).toMatchObject([{ ml: 100 }]);
    });
  });

  describe('annotations', () => {
    const journey = { id: 'a1', patient: 'p1', kind: 'travel', from: '2026-11-18', note: 'Lisbon' };

    it('§2.4: are written by everyone, named by the server, and removed by administrators', async () => {
      await addPatient('p1');
      const { status, data } = await nurse().post('/annotations', { ...journey, by: 'somebody else' });
      expect(status).toBe(201);
      expect(data).toMatchObject({ ...journey, by: 'nurse@nephrodesk.test' });
      const wrong = { ...journey, to: '2026-11-17' };
      expect(await nurse().put('/annotations/a1', wrong, matching(data.version))).toMatchObject({
        status: 422,
        data: { fields: { to: 'validation.endBeforeStart' } },
      });
      const ended = await nurse().put(
        '/annotations/a1',
        { ...journey, to: '2026-11-20' },
        matching(data.version),
      );
      expect(ended.data.to).toBe('2026-11-20');
      expect((await nurse().delete('/annotations/a1', matching(ended.data.version))).status).toBe(403);
      expect((await admin().delete('/annotations/a1', matching(data.version))).status).toBe(412);
      expect((await admin().delete('/annotations/a1', matching(ended.data.version))).status).toBe(204);
      const { data: left } = await nurse().get('/annotations', { params: { patient: 'p1' } });
      expect(left.items).toEqual([]);
      expect((await nurse().post('/annotations', { ...journey, patient: 'nobody' })).status).toBe(422);
    });
  });
}
