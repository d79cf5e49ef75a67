import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/domain/audit';
import type { LabResult, LabResultBody } from '@/domain/laboratory/labResult';
import { careClient, DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aLabDraft, aPatientDraft } from '../drafts';
import { storedOtherwise, visitors, type Scene } from './scene';

const NURSE = 'nurse@nephrodesk.test';
const ADMIN = 'admin@nephrodesk.test';
const MINUTE = 60_000;

export function labResultBehaviour(scene: Scene): void {
  const { addPatient, admin, nurse, subject } = visitors(scene);
  const typed = (change: Partial<LabResultBody> = {}) => nurse().post('/labResults', aLabDraft(change));
  const read = async (id = 'l1'): Promise<LabResult> => (await nurse().get(`/labResults/${id}`)).data;
  const put = async (change: object, who = nurse()) => {
    const stored = await read();
    return who.put('/labResults/l1', { ...stored, ...change }, matching(stored.version));
  };
  const idsOf = async (patient: string) =>
    (await nurse().get('/labResults', { params: { patient } })).data.items.map(
      ({ id }: { id: string }) => id,
    );
  const log = async (): Promise<AuditEntry[]> =>
    (await admin().get('/audit', { params: { kind: 'labResults' } })).data.items;
  const refused = (fields: object) => ({ status: 422, data: { message: 'errors.invalid', fields } });

  describe('results of laboratories', () => {
    beforeEach(async () => {
      await addPatient('p1');
      await addPatient('p2');
      subject().changes.length = 0;
    });

    it('are kept as they were reported, with who typed them, and other pages learn of them', async () => {
      const body = aLabDraft({
        analyte: 'creatinine',
        value: 1.37,
        unit: 'mg/dL',
        comparator: '>=',
        range: { low: 0.5, high: 1.1, text: 'women' },
        laboratory: 'Laboratory of the hospital',
        note: 'Haemolytic',
      });
      const { status, data } = await nurse().post('/labResults', body);
      expect(status).toBe(201);
      expect(data).toEqual({
        ...body,
        version: expect.any(String),
        updatedAt: iso(NOW),
        recordedBy: NURSE,
      });
      expect(await read()).toEqual(data);
      expect(subject().changes).toEqual([expect.objectContaining({ patients: ['p1'] })]);
    });

    it('are listed of one patient', async () => {
      await typed();
      await typed({ id: 'l2', analyte: 'sodium', value: 140 });
      await typed({ id: 'l3', patient: 'p2' });
      expect(await idsOf('p1')).toEqual(['l1', 'l2']);
      expect(await idsOf('p2')).toEqual(['l3']);
      expect(await idsOf('nobody')).toEqual([]);
    });

    it('keep what they said before a correction, with who corrected it when and why', async () => {
      const { data: first } = await typed({ range: { high: 5.3 }, note: 'By telephone' });
      const second = await put({ value: 4.1, reason: 'Figures were swapped' }, admin());
      expect(second).toMatchObject({
        status: 200,
        data: { value: 4.1, reason: 'Figures were swapped', recordedBy: ADMIN },
      });
      const { at, value, unit, range, status, note, updatedAt } = first;
      const before = {
        at,
        value,
        unit,
        range,
        status,
        note,
        updatedAt,
        replacedAt: iso(NOW),
        replacedBy: ADMIN,
        reason: 'Figures were swapped',
      };
      expect(second.data.history).toEqual([before]);
      const third = await put({ unit: 'meq/L', reason: 'Unit as printed' });
      expect(third.data.history).toEqual([
        before,
        expect.objectContaining({
          value: 4.1,
          unit: 'mmol/L',
          replacedBy: NURSE,
          reason: 'Unit as printed',
        }),
      ]);
    });

    it('get no earlier state where nothing that was measured changes', async () => {
      await typed();
      const { status, data } = await put({ laboratory: 'Another', reason: 'Named wrongly' });
      expect([status, data.laboratory]).toEqual([200, 'Another']);
      expect(data).not.toHaveProperty('history');
    });

    it('believe no history that is sent', async () => {
      await typed();
      await put({ value: 4.1, reason: 'Swapped' });
      const { history } = await read();
      const { data } = await put({ history: [], recordedBy: 'somebody', reason: 'Again' });
      expect(data).toMatchObject({ history, recordedBy: NURSE });
    });

    it.each([
      ['without a reason', {}, { reason: 'validation.required' }],
      ['with an empty reason', { reason: '  ' }, { reason: 'validation.required' }],
      ['to another analyte', { analyte: 'urea', reason: 'Mixed up' }, { analyte: 'validation.invalid' }],
      ['to another patient', { patient: 'p2', reason: 'Mixed up' }, { patient: 'validation.invalid' }],
    ])('a change %s is refused, naming the field', async (_, change, fields) => {
      const { data } = await typed();
      expect(await put({ value: 4.1, ...change })).toMatchObject(refused(fields));
      expect(await read()).toEqual(data);
    });

    it('entered in error stay readable, with what they said, and are marked as that in the log', async () => {
      await typed({ value: 6.8 });
      const marked = await put({ status: 'entered-in-error', reason: 'Of somebody else' });
      expect(marked).toMatchObject({
        status: 200,
        data: { value: 6.8, status: 'entered-in-error', history: [{ value: 6.8, status: 'final' }] },
      });
      expect(await read()).toEqual(marked.data);
      expect(await idsOf('p1')).toEqual(['l1']);
      expect((await log())[0]).toMatchObject({
        action: 'enteredInError',
        detail: 'potassium',
        reason: 'Of somebody else',
      });
    });

    it('are never typed as a mistake from the beginning', async () => {
      expect(await typed({ status: 'entered-in-error' })).toMatchObject(
        refused({ status: 'validation.invalid' }),
      );
    });

    it('are deleted by nobody', async () => {
      const { data } = await typed();
      for (const who of [nurse(), admin()])
        expect((await who.delete('/labResults/l1', matching(data.version))).status).toBe(403);
      expect(await read()).toEqual(data);
    });

    it('refuse a change of a version that has been replaced, or of none', async () => {
      const { data } = await typed();
      await put({ value: 4.1, reason: 'Swapped' });
      const again = { ...data, value: 3.9, reason: 'Mine' };
      expect(await nurse().put('/labResults/l1', again, matching(data.version))).toMatchObject({
        status: 412,
        data: { message: 'errors.conflict' },
      });
      expect((await nurse().put('/labResults/l1', again)).status).toBe(400);
      expect((await read()).value).toBe(4.1);
      const nowhere = await nurse().put('/labResults/l9', { ...data, id: 'l9' }, matching(data.version));
      expect(nowhere.status).toBe(404);
    });

    it('answer the same once more as stored, and refuse anything else under the id', async () => {
      const { data } = await typed();
      expect(await typed()).toMatchObject({ status: 201, data });
      expect(await typed({ at: '2026-11-19T11:00:00+01:00' })).toMatchObject({ status: 201, data });
      for (const other of [
        { value: 5.2 },
        { unit: 'meq/L' },
        { patient: 'p2' },
        { comparator: '>' as const },
      ])
        expect(await typed(other)).toMatchObject(storedOtherwise(data));
      expect(await idsOf('p1')).toEqual(['l1']);
    });

    it.each<[string, Partial<LabResultBody>, object]>([
      ['a value that no sample holds', { value: 51 }, { value: 'validation.outOfRange' }],
      ['a unit that the analyte has not', { unit: 'mg/dL' }, { unit: 'validation.invalid' }],
      ['the spelling of a unit', { unit: 'mEq/L' }, { unit: 'validation.invalid' }],
      ['a sample of the future', { at: iso(NOW + DAY) }, { at: 'validation.inFuture' }],
      ['a sample from before birth', { at: '1961-04-01T10:00:00Z' }, { at: 'validation.beforeBirth' }],
      ['a range upside down', { range: { low: 5, high: 3 } }, { 'range.high': 'validation.rangeOrder' }],
      ['an unknown patient', { patient: 'nobody' }, { patient: 'validation.invalid' }],
      ['an unknown analyte', { analyte: 'zinc' as never }, { analyte: 'validation.invalid' }],
      ['a time that is none', { at: 'yesterday' }, { at: 'validation.instant' }],
    ])('refuse %s, naming the field', async (_, change, fields) => {
      expect(await typed(change)).toMatchObject(refused(fields));
      expect(await idsOf('p1')).toEqual([]);
      await typed();
      expect((await put({ ...change, reason: 'Other' })).status).toBe(422);
    });

    it.each<[string, Partial<LabResultBody>]>([
      ['a value that kills', { value: 9.5 }],
      ['the lowest that a sample holds', { value: 1 }],
      ['the highest', { value: 12 }],
      ['a sample of this minute', { at: iso(NOW + MINUTE) }],
      ['a sample of the day of birth', { at: '1961-04-02T10:00:00+01:00' }],
    ])('take %s', async (_, change) => {
      expect((await typed(change)).status).toBe(201);
    });

    it('tell the log which analyte was typed, and of a change what and why', async () => {
      await typed({ note: 'x', range: { high: 5.3 } });
      await put({ value: 4.1, reason: 'Figures were swapped' });
      const entries = await log();
      expect(entries).toMatchObject([
        { action: 'updated', by: NURSE, patient: 'p1', detail: 'potassium', reason: 'Figures were swapped' },
        { action: 'created', by: NURSE, patient: 'p1', record: 'l1', detail: 'potassium' },
      ]);
      expect(entries[0]?.changes).toContainEqual({ field: 'value', before: '5.1', after: '4.1' });
      expect(entries[0]?.changes.map(({ field }) => field)).not.toContain('history');
      expect(entries[1]).not.toHaveProperty('reason');
    });

    it('go with the patient, and with nobody else', async () => {
      await typed();
      await typed({ id: 'l3', patient: 'p2' });
      const { data } = await admin().get('/patients/p1');
      expect((await admin().delete('/patients/p1', matching(data.version))).status).toBe(204);
      expect((await nurse().get('/labResults/l1')).status).toBe(404);
      expect(await idsOf('p2')).toEqual(['l3']);
    });

    it.each([
      ['whoever has no role', 'visitor', 403],
      ['whoever is not signed in', null, 401],
    ] as const)('are not for %s', async (_, who, status) => {
      const { data } = await typed();
      const other = careClient(subject().repository, who);
      const answers = [
        await other.get('/labResults', { params: { patient: 'p1' } }),
        await other.get('/labResults/l1'),
        await other.post('/labResults', aLabDraft({ id: 'l2', at: iso(NOW - HOUR) })),
        await other.put('/labResults/l1', { ...data, value: 4, reason: 'x' }, matching(data.version)),
        await other.delete('/labResults/l1', matching(data.version)),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
      expect(await read()).toEqual(data);
    });

    it('know the birthday where the patient lives', async () => {
      const { ext } = aPatientDraft();
      const born = { dateOfbirth: '1980-05-01', ext: { ...ext, timeZone: 'Pacific/Auckland' } };
      await admin().post('/patients', aPatientDraft({ id: 'p3', patientId: 'NP-3', ...born }));
      expect((await typed({ patient: 'p3', at: '1980-04-30T13:00:00Z' })).status).toBe(201);
      expect((await typed({ id: 'l2', patient: 'p3', at: '1980-04-30T11:00:00Z' })).status).toBe(422);
    });
  });
}
