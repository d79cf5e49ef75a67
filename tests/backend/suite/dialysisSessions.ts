import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/domain/audit';
import type { DialysisSession, SessionBody } from '@/domain/dialysis/session';
import type { Patient } from '@/domain/patients/patient';
import { DAY, HOUR, iso, matching, NOW } from '../clinic';
import { aPatientDraft, aPeritonealDraft, aReadingDraft, aSessionDraft } from '../drafts';
import { visitors, type Scene } from './scene';

const NURSE = 'nurse@nephrodesk.test';
const ADMIN = 'admin@nephrodesk.test';
const MINUTE = 60_000;

export function dialysisBehaviour(scene: Scene): void {
  const { admin, alertsOf, nurse, subject, summaryOf } = visitors(scene);
  const typed = (change: Partial<SessionBody> = {}) =>
    nurse().post('/dialysisSessions', aSessionDraft(change));
  const bag = (change: Partial<SessionBody> = {}) =>
    nurse().post('/dialysisSessions', aPeritonealDraft(change));
  const read = async (id = 's1'): Promise<DialysisSession> =>
    (await nurse().get(`/dialysisSessions/${id}`)).data;
  const put = async (change: object, id = 's1', who = nurse()) => {
    const stored = await read(id);
    return who.put(`/dialysisSessions/${id}`, { ...stored, ...change }, matching(stored.version));
  };
  const add = (id: string, ext: Partial<Patient['ext']>) =>
    admin().post('/patients', {
      ...aPatientDraft({ id, patientId: `NP-${id}` }),
      ext: { ...aPatientDraft().ext, ...ext },
    });
  const refused = (fields: object) => ({ status: 422, data: { message: 'errors.invalid', fields } });
  const found = async (patient = 'p1') =>
    (await alertsOf(patient)).map(({ rule, severity, status, observed }) => [
      rule,
      severity,
      status,
      observed.value,
    ]);

  describe('dialysis sessions', () => {
    beforeEach(async () => {
      await add('p1', { dialysisMode: 'haemodialysis', dryWeight: 75 });
      await add('p2', { dialysisMode: 'peritoneal' });
      subject().changes.length = 0;
    });

    it('are kept as they were typed, with who typed them, and other pages learn of them', async () => {
      const { status, data } = await typed({ note: 'Cramps in the last hour' });
      expect(status).toBe(201);
      expect(data).toEqual({
        ...aSessionDraft({ note: 'Cramps in the last hour' }),
        version: expect.any(String),
        updatedAt: iso(NOW),
        recordedBy: NURSE,
      });
      expect(await read()).toEqual(data);
      expect(subject().changes).toEqual([expect.objectContaining({ patients: ['p1'] })]);
      const { items } = (await nurse().get('/dialysisSessions', { params: { patient: 'p2' } })).data;
      expect(items).toEqual([]);
    });

    it('keep what they said before a correction, with who corrected it when and why', async () => {
      const { data: first } = await typed();
      const second = await put({ weightAfter: 74.6, reason: 'Figures were swapped' }, 's1', admin());
      expect(second).toMatchObject({ status: 200, data: { weightAfter: 74.6, recordedBy: ADMIN } });
      const { id: _, version: __, patient: ___, source: ____, recordedBy: _____, ...said } = first;
      expect(second.data.history).toEqual([
        { ...said, replacedAt: iso(NOW), replacedBy: ADMIN, reason: 'Figures were swapped' },
      ]);
      const third = await put({ history: [], recordedBy: 'somebody', reason: 'Nothing else' });
      expect(third.data).toMatchObject({ history: second.data.history, recordedBy: NURSE });
    });

    it.each([
      ['without a reason', { weightAfter: 74 }, { reason: 'validation.required' }],
      ['to another patient', { patient: 'p2', reason: 'Mixed up' }, { patient: 'validation.invalid' }],
    ])('a change %s is refused, naming the field', async (_, change, fields) => {
      const { data } = await typed();
      expect(await put(change)).toMatchObject(refused(fields));
      expect(await read()).toEqual(data);
    });

    it.each([
      ['of the future', { at: iso(NOW + 6 * MINUTE) }, { at: 'validation.inFuture' }],
      ['before birth', { at: '1961-04-01T10:00:00Z' }, { at: 'validation.beforeBirth' }],
      ['of nobody', { patient: 'p9' }, { patient: 'validation.invalid' }],
      [
        'faster than 13 mL/kg/h',
        { durationMinutes: 145 },
        { ultrafiltrationMl: 'validation.ultrafiltrationRate' },
      ],
      ['that was missed for no cause', { status: 'missed' as const }, { cause: 'validation.required' }],
      ['with a weight that nobody has', { weightBefore: 774 }, { weightBefore: 'validation.outOfRange' }],
    ])('one %s is refused, confirmed or not, and nothing is stored', async (_, change, fields) => {
      const answer = await typed({ ...change, confirmedOutOfRange: true });
      expect(answer).toMatchObject({ status: 422, data: { fields } });
      expect((await nurse().get('/dialysisSessions/s1')).status).toBe(404);
    });

    it('above 10 mL/kg/h are asked about, and kept once somebody confirmed them', async () => {
      const fast = { durationMinutes: 180 };
      expect(await typed(fast)).toMatchObject(
        refused({ ultrafiltrationMl: 'validation.checkUltrafiltrationRate' }),
      );
      expect((await typed({ ...fast, confirmedOutOfRange: true })).status).toBe(201);
    });

    it('are never removed; one entered in error stays, and the log says so', async () => {
      const { data } = await typed();
      const { status } = await nurse().delete('/dialysisSessions/s1', matching(data.version));
      expect(status).toBe(403);
      await put({ status: 'entered-in-error', reason: 'Of somebody else' });
      expect(await read()).toMatchObject({ status: 'entered-in-error', history: [{ status: 'done' }] });
      const { items } = (await admin().get('/audit', { params: { kind: 'dialysisSessions' } })).data;
      expect((items as AuditEntry[]).map(({ action, detail, reason }) => [action, detail, reason])).toEqual([
        ['enteredInError', 'haemodialysis', 'Of somebody else'],
        ['created', 'haemodialysis', undefined],
      ]);
    });

    it('a save over a newer version is a conflict, and changes nothing', async () => {
      const { data } = await typed();
      await put({ weightAfter: 74.8, reason: 'Read again' });
      const stale = await nurse().put(
        '/dialysisSessions/s1',
        { ...data, note: 'Mine', reason: 'Mine' },
        matching(data.version),
      );
      expect(stale.status).toBe(412);
      expect(await read()).toMatchObject({ weightAfter: 74.8 });
    });

    it('a cloudy bag is a critical alert at once, and stands on the worklist', async () => {
      await bag({ patient: 'p2', cloudyBag: true });
      expect(await found('p2')).toEqual([['cloudyBag', 'critical', 'open', 1]]);
      expect((await summaryOf('p2')).alerts).toMatchObject([{ rule: 'cloudyBag', measure: 'dialysis' }]);
    });

    it.each([
      ['6 days ago, typed late', 6, [['cloudyBag', 'critical', 'open', 1]]],
      ['8 days ago', 8, []],
    ])('a cloudy bag of %s', async (_, days, expected) => {
      await bag({ patient: 'p2', cloudyBag: true, at: iso(NOW - days * DAY), confirmedOutOfRange: true });
      expect(await found('p2')).toEqual(expected);
    });

    it('clear bags after a cloudy one leave the alert to be looked at, never closed by itself', async () => {
      await bag({ patient: 'p2', cloudyBag: true, at: iso(NOW - 3 * DAY) });
      await bag({ id: 's2', patient: 'p2', at: iso(NOW - 5 * HOUR) });
      expect(await found('p2')).toEqual([['cloudyBag', 'critical', 'open', 1]]);
      await bag({ id: 's3', patient: 'p2', at: iso(NOW - HOUR) });
      expect(await found('p2')).toEqual([['cloudyBag', 'critical', 'needsReview', 1]]);
    });

    it.each([
      ['corrected to clear', { cloudyBag: false, reason: 'Fibrin' }],
      ['marked as a mistake', { status: 'entered-in-error', reason: 'Of somebody else' }],
    ])(
      'an alert whose bag was %s is to be reviewed, as one of a reading that was withdrawn',
      async (_, change) => {
        await bag({ patient: 'p2', cloudyBag: true });
        await put(change);
        const [alert] = await alertsOf('p2');
        expect(alert).toMatchObject({ rule: 'cloudyBag', status: 'needsReview' });
        expect(alert?.history.map(({ note }) => note)).toContain(change.reason);
      },
    );

    it('the gain between sessions is the weight before less the weight after the one before', async () => {
      await typed({ at: iso(NOW - 3 * DAY), weightAfter: 74.9 });
      expect(await found()).toEqual([]);
      await typed({ id: 's2', at: iso(NOW - 5 * HOUR), weightBefore: 76.9 });
      expect(await found()).toEqual([]);
      await put({ weightBefore: 77, reason: 'Read again' }, 's2');
      expect(await found()).toEqual([['interdialyticGain', 'medium', 'open', 2.1]]);
    });

    it('a weight at home counts above the dry weight until a session says what was gained', async () => {
      await typed({ at: iso(NOW - 3 * DAY), weightAfter: 75.6 });
      const weight = aReadingDraft({ id: 'w1', measure: 'weight', at: iso(NOW - 8 * HOUR), value: 77.4 });
      const { diastolic: _, ...home } = weight;
      await nurse().post('/readings', home);
      expect(await found()).toEqual([['interdialyticGain', 'medium', 'open', 2.4]]);
      await typed({ id: 's2', at: iso(NOW - 5 * HOUR), weightBefore: 77.4, weightAfter: 75 });
      expect(await found()).toEqual([['interdialyticGain', 'medium', 'autoCleared', 2.4]]);
    });
  });
}
