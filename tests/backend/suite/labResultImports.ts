import { beforeEach, describe, expect, it } from 'vitest';
import type { PatientRecord, RecordOutcome } from '@/domain/exchange/patientRecord';
import { systems } from '@/domain/fhir/codes';
import type { LabResult } from '@/domain/laboratory/labResult';
import { DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aLabDraft, aRecord } from '../drafts';
import { visitors, type Scene } from './scene';

const NURSE = 'nurse@nephrodesk.test';
const january = iso(NOW - 120 * DAY);
const march = iso(NOW - 60 * DAY);
const june = iso(NOW - DAY);

type Sent = NonNullable<PatientRecord['labResults']>[number];
const reported = (change: Partial<Sent> = {}): Sent => ({
  ...aLabDraft(),
  at: iso(NOW - 130 * DAY),
  source: 'import',
  code: { system: systems.loinc, code: '2823-3' },
  laboratory: 'Laboratory of the hospital',
  range: { low: 3.5, high: 5.1 },
  lastUpdated: march,
  ...change,
});
const recordOf = (id: string, ...labResults: Sent[]): PatientRecord => ({
  ...aRecord(id),
  lastUpdated: january,
  labResults,
});

export function labResultImportBehaviour(scene: Scene): void {
  const { admin, nurse } = visitors(scene);
  const post = (...records: PatientRecord[]) => nurse().post('/records', { records });
  const send = async (...records: PatientRecord[]): Promise<RecordOutcome> => {
    const answer = await post(...records);
    expect(answer).toMatchObject({ status: 200 });
    return answer.data.outcomes[0];
  };
  const resultsOf = async (patient: string): Promise<LabResult[]> =>
    (await nurse().get('/labResults', { params: { patient } })).data.items;
  const read = async (id = 'l1'): Promise<LabResult> => (await nurse().get(`/labResults/${id}`)).data;
  const put = async (change: object) => {
    const stored = await read();
    const answer = await nurse().put('/labResults/l1', { ...stored, ...change }, matching(stored.version));
    expect(answer.status).toBe(200);
    return answer.data as LabResult;
  };

  describe('results of laboratories in a file', () => {
    it('are stored as they were reported, in the name of nobody', async () => {
      const sent = reported({ recordedBy: 'director@nephrodesk.test' });
      expect(await send(recordOf('p1', sent))).toMatchObject({ created: 8 });
      const { lastUpdated: _, recordedBy: __, ...said } = sent;
      const [stored] = await resultsOf('p1');
      expect(stored).toEqual({
        ...said,
        patient: 'p1',
        version: expect.any(String),
        updatedAt: iso(NOW),
        imported: { lastUpdated: march, version: stored?.version },
      });
    });

    it('change nothing when they come a second time', async () => {
      const record = recordOf('p1', reported(), reported({ id: 'l2', value: 4.4 }));
      await send(record);
      const before = await resultsOf('p1');
      const again = await send(record);
      expect(again).toEqual({ patient: 'p1', created: 0, updated: 0, unchanged: 9 });
      expect(await resultsOf('p1')).toEqual(before);
    });

    it('that a newer file has corrected take the place of what stood there, which stays with them', async () => {
      await send(recordOf('p1', reported()));
      const before = await read();
      const outcome = await send(
        recordOf('p1', reported({ value: 4.1, status: 'corrected', lastUpdated: june })),
      );
      expect(outcome).toMatchObject({ created: 0, updated: 1 });
      expect(outcome.doubt).toBeUndefined();
      const { at, value, unit, range, status, updatedAt } = before;
      expect(await read()).toMatchObject({
        value: 4.1,
        status: 'corrected',
        recordedBy: NURSE,
        imported: { lastUpdated: june },
      });
      expect((await read()).history).toEqual([
        { at, value, unit, range, status, updatedAt, replacedAt: iso(NOW), replacedBy: NURSE },
      ]);
    });

    it('of an older file put nothing older in the place of what is stored, and ask', async () => {
      await send(recordOf('p1', reported()));
      const before = await read();
      const outcome = await send(recordOf('p1', reported({ value: 4.1, lastUpdated: january })));
      expect(outcome).toMatchObject({ created: 0, updated: 0 });
      expect(outcome.doubt).toMatchObject({
        kind: 'older',
        differences: [{ kind: 'labResults', name: 'potassium', field: 'value', stored: '5.1', sent: '4.1' }],
      });
      expect(await read()).toEqual(before);
    });

    it('of an older file add what is missing, and no earlier state', async () => {
      await send(recordOf('p1', reported()));
      await send(recordOf('p1', reported({ note: 'Haemolytic', value: 4.1, lastUpdated: january })));
      const stored = await read();
      expect(stored).toMatchObject({ value: 5.1, note: 'Haemolytic' });
      expect((stored.history ?? []).map(({ value }) => value)).not.toContain(4.1);
    });

    it('of an older file are put in place where somebody says so, and what stood there stays with them', async () => {
      await send(recordOf('p1', reported()));
      const older = recordOf('p1', reported({ value: 4.1, lastUpdated: january }));
      const { doubt } = await send(older);
      const { id = '', version = '' } = doubt?.stored ?? {};
      await send({ ...older, decision: { answer: 'replace', patient: id, version } });
      expect(await read()).toMatchObject({ value: 4.1, history: [{ value: 5.1 }] });
    });

    it('that staff corrected here since are not put back by the same file', async () => {
      await send(recordOf('p1', reported()));
      const before = await put({ value: 4.1, reason: 'Misread' });
      const outcome = await send(recordOf('p1', reported()));
      expect(outcome.doubt).toMatchObject({ differences: [{ field: 'value', stored: '4.1', sent: '5.1' }] });
      expect(await read()).toEqual(before);
    });

    it('that staff marked as a mistake stay one, however new the file', async () => {
      await send(recordOf('p1', reported()));
      const before = await put({ status: 'entered-in-error', reason: 'Of somebody else' });
      await send(recordOf('p1', reported({ lastUpdated: iso(NOW) })));
      const stored = await read();
      expect(stored).toMatchObject({ status: 'entered-in-error', value: 5.1, history: before.history });
      expect(stored.reason).toBe('Of somebody else');
      await send(recordOf('p1', reported({ value: 4.1, lastUpdated: iso(NOW) })));
      expect(await read()).toMatchObject({ status: 'entered-in-error' });
    });

    it('that their source takes back are kept as a mistake, with what they said', async () => {
      await send(recordOf('p1', reported()));
      await send(recordOf('p1', reported({ status: 'entered-in-error', lastUpdated: june })));
      expect(await read()).toMatchObject({
        status: 'entered-in-error',
        value: 5.1,
        history: [{ status: 'final', value: 5.1 }],
      });
    });

    it('that their source takes back without a value count for nothing, and an undone import counts them again', async () => {
      await send(recordOf('p1', reported()));
      const before = await read();
      const takenBack = { ...recordOf('p1'), withdrawnResults: [{ id: 'l1' }, { id: 'unheard-of' }] };
      expect(await send(takenBack)).toMatchObject({ created: 0, updated: 1 });
      expect(await read()).toMatchObject({
        status: 'entered-in-error',
        value: before.value,
        reason: 'FHIR: entered-in-error',
        history: [{ status: before.status, replacedBy: NURSE }],
      });
      expect(await send(takenBack)).toMatchObject({ updated: 0 });
      const { items } = (await nurse().get('/patients/p1/imports')).data;
      const undo = await nurse().post(`/patients/p1/imports/${items[0].id}/undo`, {
        reason: 'Another patient',
      });
      expect(undo.status).toBe(200);
      expect(await read()).toMatchObject({ status: before.status });
    });

    it('that their source takes back ask where staff corrected them here since', async () => {
      await send(recordOf('p1', reported()));
      const before = await put({ value: 6.8, reason: 'Misread' });
      const taken = (lastUpdated?: string) => ({
        ...recordOf('p1'),
        withdrawnResults: [{ id: 'l1', ...(lastUpdated && { lastUpdated }) }],
      });
      for (const older of [undefined, june]) {
        const { doubt } = await send(taken(older));
        expect(doubt?.differences).toMatchObject([
          { kind: 'labResults', name: 'potassium', field: 'status', sent: 'entered-in-error' },
        ]);
        expect(await read()).toEqual(before);
      }
      expect(await send(taken(iso(NOW)))).toMatchObject({ updated: 1 });
    });

    it('keep what was noted here where the source says nothing', async () => {
      await send(recordOf('p1', reported()));
      await put({ note: 'Told the patient', reason: 'Noted' });
      await send(recordOf('p1', reported({ value: 4.1, lastUpdated: iso(NOW + HOUR) })));
      expect(await read()).toMatchObject({ value: 4.1, note: 'Told the patient' });
    });

    it('of another patient under the same id get an id of their own, once', async () => {
      const other = { ...recordOf('p2', reported({ patient: 'p2', value: 4.1 })) };
      other.patient = { ...other.patient, firstName: 'Lise', dateOfbirth: '1970-01-01' };
      await send(recordOf('p1', reported()));
      await send(other);
      expect(await resultsOf('p1')).toMatchObject([{ id: 'l1', value: 5.1 }]);
      expect(await resultsOf('p2')).toMatchObject([{ id: 'p2.l1', value: 4.1, patient: 'p2' }]);
      expect(await send(other)).toMatchObject({ created: 0, updated: 0 });
      expect(await resultsOf('p2')).toHaveLength(1);
    });

    it('stand as they did once the import is undone', async () => {
      await send(recordOf('p1', reported()));
      const before = await read();
      await send(
        recordOf('p1', reported({ value: 4.1, lastUpdated: june }), reported({ id: 'l2', value: 4.4 })),
      );
      expect(await resultsOf('p1')).toHaveLength(2);
      const [made] = (await nurse().get('/patients/p1/imports')).data.items;
      expect(made).toMatchObject({ items: 2 });
      const undone = await nurse().post(`/patients/p1/imports/${made.id}/undo`, { reason: 'Mixed up' });
      expect(undone.status).toBe(200);
      const [after] = await resultsOf('p1');
      const imported = { lastUpdated: march, version: after?.version };
      expect(await resultsOf('p1')).toEqual([{ ...before, imported, version: expect.any(String) }]);
    });

    it('that staff changed since keep the import from being undone', async () => {
      await send(recordOf('p1'));
      await send(recordOf('p1', reported()));
      const [made] = (await nurse().get('/patients/p1/imports')).data.items;
      await put({ value: 4.1, reason: 'Misread' });
      const undone = await nurse().post(`/patients/p1/imports/${made.id}/undo`, { reason: 'Mixed up' });
      expect(undone.status).toBe(409);
      expect((await read()).value).toBe(4.1);
    });

    describe('that cannot be', () => {
      beforeEach(() => send(recordOf('p9', reported({ id: 'l9', patient: 'p9' }))));

      it.each<[string, Partial<Sent>, string, string]>([
        ['a unit that the analyte has not', { unit: 'mg/dL' }, 'unit', 'validation.invalid'],
        ['a value that no sample holds', { value: 51 }, 'value', 'validation.outOfRange'],
        ['a sample of the future', { at: iso(NOW + DAY) }, 'at', 'validation.inFuture'],
      ])('for %s are refused by name, and nothing is stored', async (_, change, field, message) => {
        const answer = await post(recordOf('p1', reported(), reported({ id: 'l2', ...change })));
        expect(answer).toMatchObject({
          status: 422,
          data: { fields: { [`records.0.labResults.1.${field}`]: message } },
        });
        const first = await post(recordOf('p1', reported(change)));
        expect(first.data.fields).toEqual({ [`records.0.labResults.0.${field}`]: message });
        expect((await nurse().get('/patients')).data.items).toHaveLength(1);
        expect(await resultsOf('p1')).toEqual([]);
        const marked = reported({ ...change, status: 'entered-in-error' });
        expect((await post(recordOf('p1', marked))).status).toBe(200);
      });
    });

    it('are told of in the log as an import', async () => {
      await send(recordOf('p1', reported()));
      await send(recordOf('p1', reported({ value: 4.1, lastUpdated: june })));
      const { data } = await admin().get('/audit', { params: { action: 'imported' } });
      expect(data.items[0]).toMatchObject({
        by: NURSE,
        patient: 'p1',
        changes: [{ field: 'updated', after: '1' }],
      });
    });
  });
}
