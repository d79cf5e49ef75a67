import type { AxiosInstance } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '@/backend/embedded/repository';
import type { Repository } from '@/backend/contract';
import type { Alert } from '@/domain/alert';
import type { Reading } from '@/domain/reading';
import { careClient, DAY, etag, HOUR, iso, matching, NOW } from './clinic';
import { aPatientDraft, aReadingDraft, aRecord } from './drafts';

export interface Subject {
  repository: Repository;
  /** A second, independent way to the same records, as another tab has it. */
  elsewhere: Repository;
  /** An empty store of its own. */
  empty: () => Promise<Repository>;
  changes: Change[];
}

/** What every care store must do, through axios: the conformance test of the contract. */
export function repositorySuite(name: string, create: () => Promise<Subject>): void {
  describe(name, () => {
    let subject: Subject;
    let admin: AxiosInstance;
    let nurse: AxiosInstance;

    beforeEach(async () => {
      subject = await create();
      admin = careClient(subject.repository, 'admin');
      nurse = careClient(subject.repository, 'nurse');
    });

    const addPatient = (id: string) => admin.post('/patients', aPatientDraft({ id, patientId: `NP-${id}` }));
    const summaryOf = async (id: string) => (await nurse.get(`/summaries/${id}`)).data;
    const alertsOf = async (patient: string): Promise<Alert[]> =>
      (await nurse.get('/alerts', { params: { patient } })).data.items;

    describe('records', () => {
      it('creates with a version and reads the same back', async () => {
        const created = await addPatient('p1');
        expect(created.status).toBe(201);
        expect(etag(created)).toBe(`"${created.data.version}"`);
        const read = await nurse.get('/patients/p1');
        expect(read.status).toBe(200);
        expect(read.data).toEqual(created.data);
        expect(read.data).toMatchObject(aPatientDraft({ id: 'p1', patientId: 'NP-p1' }));
        expect(read.data.updatedAt).toBe(iso(NOW));
      });

      it('answers a repeated create with the first record: a retry never makes a second one (RC05)', async () => {
        const first = await addPatient('p1');
        const again = await admin.post(
          '/patients',
          aPatientDraft({ id: 'p1', patientId: 'NP-p1', city: 'Elsewhere' }),
        );
        expect(again.data).toEqual(first.data);
        expect((await nurse.get('/patients')).data.items).toHaveLength(1);
      });

      it('updates the version that was read and refuses a stale one', async () => {
        const { data: read } = await addPatient('p1');
        const saved = await nurse.put('/patients/p1', { ...read, city: 'Lisboa' }, matching(read.version));
        expect(saved.status).toBe(200);
        expect(saved.data.version).not.toBe(read.version);
        const stale = await nurse.put(
          '/patients/p1',
          { ...read, city: 'Porto' },
          matching(`"${read.version}"`),
        );
        expect(stale).toMatchObject({ status: 412, data: { message: 'errors.conflict' } });
        expect((await nurse.get('/patients/p1')).data.city).toBe('Lisboa');
      });

      it('wants to know which version a save is about', async () => {
        const { data: read } = await addPatient('p1');
        expect((await nurse.put('/patients/p1', read)).status).toBe(400);
        expect((await admin.delete('/patients/p1')).status).toBe(400);
        expect((await nurse.put('/patients/p2', read, matching(read.version))).status).toBe(400);
      });

      it('answers 404 for what does not exist', async () => {
        for (const path of ['/patients/nobody', '/records/nobody', '/elephants', '/readings/p1/altitude']) {
          expect((await admin.get(path)).status, path).toBe(404);
        }
        expect((await admin.put('/patients/p9', aPatientDraft({ id: 'p9' }), matching('1'))).status).toBe(
          404,
        );
        expect((await admin.post('/readings', aReadingDraft({ patient: 'nobody' }))).status).toBe(404);
      });

      it('keeps patient numbers apart', async () => {
        await addPatient('p1');
        const second = await admin.post('/patients', aPatientDraft({ id: 'p2', patientId: 'NP-p1' }));
        expect(second).toMatchObject({
          status: 409,
          data: { fields: { patientId: 'errors.duplicatePatientId' } },
        });
        expect((await nurse.get('/summaries')).data.items).toHaveLength(1);
      });

      it('pages through a list without losing or repeating a record', async () => {
        for (const id of ['c', 'a', 'e', 'b', 'd']) await addPatient(id);
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const { data } = await nurse.get('/summaries', { params: { limit: 2, cursor } });
          expect(data.items.length).toBeLessThanOrEqual(2);
          seen.push(...data.items.map((item: { id: string }) => item.id));
          cursor = data.next;
        } while (cursor !== undefined);
        expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
        expect((await nurse.get('/summaries', { params: { cursor: 'garbage' } })).status).toBe(400);
        expect((await nurse.get('/summaries', { params: { limit: 0 } })).status).toBe(400);
      });

      it('removes a patient with everything that was the patient’s', async () => {
        const { data: patient } = await addPatient('p1');
        await nurse.post('/readings', aReadingDraft({ patient: 'p1', value: 190, diastolic: 100 }));
        expect(await alertsOf('p1')).not.toHaveLength(0);
        const removed = await admin.delete('/patients/p1', matching(patient.version));
        expect(removed.status).toBe(204);
        expect(await alertsOf('p1')).toEqual([]);
        expect((await nurse.get('/summaries/p1')).status).toBe(404);
        expect((await nurse.get('/readings/latest', { params: { patients: 'p1' } })).data.items).toEqual([]);
      });

      it('names the fields at fault', async () => {
        const bad = await admin.post('/patients', {
          ...aPatientDraft({ id: 'p1' }),
          dateOfbirth: '1970-02-30',
          weight: -3,
        });
        expect(bad.status).toBe(422);
        expect(bad.data).toEqual({
          message: 'errors.invalid',
          fields: { dateOfbirth: 'validation.date', weight: 'validation.invalid' },
        });
      });
    });

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
          expect((await nurse.post('/readings', draft)).status).toBe(201);
        }
        const { data } = await nurse.get('/readings/p1/bloodPressure', range(newYear - DAY, newYear + DAY));
        expect(data.items.map((one: Reading) => Date.parse(one.at))).toEqual([
          newYear - DAY,
          newYear - 1,
          newYear,
        ]);
        expect(
          (await nurse.get('/readings/p1/bloodPressure', { params: { from: 'yesterday' } })).status,
        ).toBe(400);
      });

      it('keeps everything that was said about a reading', async () => {
        const draft = { ...pressure(HOUR), note: 'after climbing the stairs' };
        const { data: recorded } = await nurse.post('/readings', draft);
        expect(recorded).toMatchObject({
          ...draft,
          recordedBy: 'nurse@nephrodesk.test',
          updatedAt: iso(NOW),
        });
        const { data } = await nurse.get('/readings/p1/bloodPressure', range(NOW - DAY, NOW));
        expect(data.items).toEqual([recorded]);
      });

      it('records a repeated entry once (RC05)', async () => {
        const first = await nurse.post('/readings', pressure(HOUR));
        const again = await nurse.post('/readings', pressure(HOUR));
        expect(again.data).toEqual(first.data);
        const { data } = await nurse.get('/readings/p1/bloodPressure', range(NOW - DAY, NOW));
        expect(data.items).toHaveLength(1);
      });

      it('keeps the newest of each measure, whatever the order of entry', async () => {
        await nurse.post('/readings', pressure(HOUR, 131));
        await nurse.post('/readings', pressure(3 * HOUR, 129));
        await nurse.post('/readings', {
          ...pressure(2 * HOUR),
          measure: 'pulse',
          value: 70,
          diastolic: undefined,
        });
        const latest = async (since: number) =>
          (await nurse.get('/readings/latest', { params: { patients: 'p1,p2', since: iso(since) } })).data
            .items;
        expect((await latest(NOW - DAY)).map((one: Reading) => [one.measure, one.value])).toEqual([
          ['bloodPressure', 131],
          ['pulse', 70],
        ]);
        expect(await latest(NOW - HOUR)).toHaveLength(1);
      });

      it('refuses what cannot be and asks about what is unusual', async () => {
        const impossible = await nurse.post('/readings', {
          ...pressure(HOUR, 1200),
          confirmedOutOfRange: true,
        });
        expect(impossible).toMatchObject({
          status: 422,
          data: { fields: { value: 'validation.outOfRange' } },
        });
        const unusual = await nurse.post('/readings', { ...pressure(HOUR, 270), diastolic: 155 });
        expect(unusual).toMatchObject({ status: 422, data: { fields: { value: 'validation.checkHigh' } } });
        const confirmed = { ...pressure(HOUR, 270), diastolic: 155, confirmedOutOfRange: true };
        expect((await nurse.post('/readings', confirmed)).status).toBe(201);
      });

      it('raises the alert and writes the worklist row together with the reading', async () => {
        subject.changes.length = 0;
        await nurse.post('/readings', pressure(HOUR, 190));
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
        expect(subject.changes).toEqual([{ patients: ['p1'] }]);
      });

      it('does not overlook a dangerous pressure entered after a later, harmless one', async () => {
        await nurse.post('/readings', pressure(HOUR, 130));
        await nurse.post('/readings', pressure(2 * HOUR, 190));
        expect(await alertsOf('p1')).toMatchObject([
          { rule: 'pressureSevere', observed: { at: iso(NOW - 2 * HOUR) } },
        ]);
        expect((await summaryOf('p1')).latest.bloodPressure.value).toBe(130);
      });

      it('loses none of the entries that two tabs make into the same year (RC11)', async () => {
        const other = careClient(subject.elsewhere, 'nurse');
        const drafts = Array.from({ length: 40 }, (_, index) => pressure((index + 1) * 60_000));
        const answers = await Promise.all(
          drafts.map((draft, index) => (index % 2 ? nurse : other).post('/readings', draft)),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
        const { data } = await other.get('/readings/p1/bloodPressure', range(NOW - DAY, NOW));
        expect(data.items).toHaveLength(40);
        expect(new Set(data.items.map((one: Reading) => one.id)).size).toBe(40);
        expect((await summaryOf('p1')).pressureDays.at(-1).readings).toBe(40);
      });

      it('lets exactly one of two saves of a version win (RC11)', async () => {
        const other = careClient(subject.elsewhere, 'nurse');
        for (let round = 0; round < 5; round += 1) {
          const { data: read } = await nurse.get('/patients/p1');
          const saves = await Promise.all(
            [nurse, other].map((client, index) =>
              client.put('/patients/p1', { ...read, city: `Town ${round} ${index}` }, matching(read.version)),
            ),
          );
          expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 412]);
        }
      });
    });

    describe('alerts', () => {
      let alert: Alert;
      beforeEach(async () => {
        await addPatient('p1');
        await nurse.post('/readings', aReadingDraft({ patient: 'p1', value: 190, diastolic: 100 }));
        [alert] = (await alertsOf('p1')) as [Alert];
      });
      const act = (body: object, version = alert.version) =>
        nurse.post(`/alerts/${alert.id}/actions`, body, matching(version));

      it('is acknowledged once, in its own name and in the worklist', async () => {
        const done = await act({ action: 'acknowledge' });
        expect(done.data).toMatchObject({ status: 'acknowledged', owner: 'nurse@nephrodesk.test' });
        expect(etag(done)).toBe(`"${done.data.version}"`);
        expect((await summaryOf('p1')).alerts).toMatchObject([{ id: alert.id, status: 'acknowledged' }]);
        expect((await act({ action: 'acknowledge' })).status).toBe(412);
        const again = await act({ action: 'acknowledge' }, done.data.version);
        expect(again).toMatchObject({ status: 422, data: { message: 'errors.alertAcknowledged' } });
      });

      it('is not closed without a word when it is critical', async () => {
        const silent = await act({ action: 'resolve', outcome: 'advicePhone', note: '' });
        expect(silent).toMatchObject({ status: 422, data: { fields: { note: 'validation.noteRequired' } } });
        const closed = await act({ action: 'resolve', outcome: 'advicePhone', note: 'Rang, will rest.' });
        expect(closed.data).toMatchObject({ status: 'resolved', outcome: 'advicePhone', closedAt: iso(NOW) });
        expect((await summaryOf('p1')).alerts).toEqual([]);
        expect((await nurse.get('/alerts', { params: { active: true } })).data.items).toEqual([]);
        expect((await nurse.get('/alerts')).data.items).toHaveLength(1);
      });

      it('is made and changed by rules only', async () => {
        expect((await admin.post('/alerts', alert)).status).toBe(403);
        expect((await admin.put(`/alerts/${alert.id}`, alert, matching(alert.version))).status).toBe(403);
        expect((await admin.delete(`/alerts/${alert.id}`, matching(alert.version))).status).toBe(403);
        expect((await admin.post('/summaries', {})).status).toBe(403);
        expect((await act({ action: 'explode' })).status).toBe(422);
        expect((await nurse.post(`/alerts/${alert.id}/actions`, { action: 'acknowledge' })).status).toBe(400);
      });
    });

    describe('whole records', () => {
      const send = (records: unknown[], signal?: AbortSignal) =>
        nurse.post('/records', { records }, signal ? { signal } : {});

      it('stores once what is sent twice', async () => {
        const first = await send([aRecord('p1')]);
        expect(first.data.outcomes).toEqual([{ patient: 'p1', created: 7, updated: 0, unchanged: 0 }]);
        const before = [await nurse.get('/patients/p1'), await nurse.get('/summaries/p1')].map(
          ({ data }) => data,
        );
        subject.changes.length = 0;
        const second = await send([aRecord('p1')]);
        expect(second.data.outcomes).toEqual([{ patient: 'p1', created: 0, updated: 0, unchanged: 7 }]);
        expect(
          [await nurse.get('/patients/p1'), await nurse.get('/summaries/p1')].map(({ data }) => data),
        ).toEqual(before);
        expect(subject.changes).toEqual([]);
      });

      it('knows a patient by another system’s identifier and leaves the clinic’s settings alone', async () => {
        const ours = aPatientDraft({
          id: 'ours',
          patientId: 'NP-1',
          category: 'CKD',
          wakeUpTime: '06:30',
          city: 'Lyon',
        });
        const identifiers = [{ system: 'urn:hospital', value: '77' }];
        await admin.post('/patients', {
          ...ours,
          ext: { ...ours.ext, timeZone: 'Europe/Paris', identifiers },
        });
        const sent = aRecord('theirs');
        sent.patient = {
          ...sent.patient,
          patientId: 'H-77',
          mobile: '+33 6',
          city: '',
          category: null,
          ext: { ...sent.patient.ext, timeZone: 'UTC', identifiers },
        };
        const { data } = await send([sent]);
        expect(data.outcomes[0]).toMatchObject({ patient: 'ours', updated: 1 });
        const { data: merged } = await nurse.get('/patients/ours');
        expect(merged).toMatchObject({
          patientId: 'NP-1',
          category: 'CKD',
          wakeUpTime: '06:30',
          city: 'Lyon',
          mobile: '+33 6',
        });
        expect(merged.ext.timeZone).toBe('Europe/Paris');
        const { data: conditions } = await nurse.get('/conditions', { params: { patient: 'ours' } });
        expect(conditions.items).toHaveLength(1);
        expect((await nurse.get('/patients')).data.items).toHaveLength(1);
      });

      it('keeps two equal drinks of one minute, and one of two equal pressures', async () => {
        const record = aRecord('p1');
        const [pressure] = record.readings;
        const drink = {
          ...aReadingDraft({ patient: 'p1', value: 200 }),
          measure: 'water' as const,
          diastolic: undefined,
        };
        record.readings = [
          drink,
          { ...drink, id: 'second' },
          ...(pressure ? [pressure, { ...pressure, id: 'copy' }] : []),
        ];
        expect((await send([record])).data.outcomes[0]).toMatchObject({ created: 6, unchanged: 1 });
        expect((await send([record])).data.outcomes[0]).toMatchObject({ created: 0, unchanged: 7 });
      });

      it('leaves nothing of an import that was aborted', async () => {
        const abort = new AbortController();
        const records = Array.from({ length: 40 }, (_, index) => aRecord(`p${index}`));
        const sending = send(records, abort.signal);
        setTimeout(() => abort.abort(), 5);
        await expect(sending).rejects.toMatchObject({ code: 'ERR_CANCELED' });
        // A read waits for the transaction that is being undone.
        expect((await nurse.get('/patients')).data.items).toEqual([]);
        expect((await nurse.get('/summaries')).data.items).toEqual([]);
        expect(subject.changes).toEqual([]);
      });

      it('leaves nothing of an import of which one record is wrong', async () => {
        const wrong = aRecord('p2');
        wrong.readings[0] = { ...aReadingDraft({ patient: 'p2' }), at: iso(NOW + DAY) };
        const refused = await send([aRecord('p1'), wrong]);
        expect(refused.status).toBe(422);
        expect(refused.data.fields).toEqual({ 'records.1.readings.0.at': 'validation.inFuture' });
        expect((await nurse.get('/patients')).data.items).toEqual([]);
      });

      it('gives back what makes the same record elsewhere', async () => {
        await send([aRecord('p1')]);
        await nurse.post('/readings', {
          ...aReadingDraft({ id: 'noted', patient: 'p1' }),
          note: 'after lunch',
        });
        const { data: exported } = await nurse.get('/records/p1');
        const there = careClient(await subject.empty(), 'nurse');
        await there.post('/records', { records: [exported] });
        expect((await there.get('/records/p1')).data).toEqual(exported);
        expect((await send([exported])).data.outcomes[0]).toMatchObject({ created: 0, updated: 0 });
      });

      it('raises alerts for what is recent only', async () => {
        const record = aRecord('p1');
        record.readings = [3, 30].map((days) =>
          aReadingDraft({
            id: `d${days}`,
            patient: 'p1',
            at: iso(NOW - days * DAY),
            value: 200,
            diastolic: 120,
          }),
        );
        await send([record]);
        expect((await alertsOf('p1')).map(({ rule }) => rule)).not.toContain('pressureSevere');
      });
    });
  });
}
