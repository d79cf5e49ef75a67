import { beforeEach, describe, expect, it } from 'vitest';
import type { AllocationBody } from '@/domain/medicine/allocation';
import type { Medicine } from '@/domain/medicine/medicine';
import type { WarningAnswer } from '@/domain/prescribing/warningAnswer';
import { DAY, iso, matching, NOW } from '../clinic';
import { aLabDraft, anAllergyDraft, aPatientDraft, aRecord } from '../drafts';
import { aMedicineDraft, anAllocationDraft } from '../planDrafts';
import { visitors, type Scene } from './scene';

const refused = (fields: Record<string, string>) => ({ status: 422, data: { fields } });
const unanswered = refused({ answers: 'validation.warningReason' });
const reason = 'Tolerated twice since';
const answer = (parts: Partial<WarningAnswer> = {}): WarningAnswer => ({
  kind: 'allergy',
  about: 'Penicillin',
  reason,
  ...parts,
});

export function prescribingBehaviour(scene: Scene): void {
  const { addPatient, admin, nurse } = visitors(scene);
  const catalogue = (id: string, ingredient: string, parts: Partial<Medicine> = {}) =>
    admin().post(
      '/medicines',
      aMedicineDraft({ id, name: ingredient, activeIngredients: [ingredient], ...parts }),
    );
  const give = (medicine: string, parts: Partial<AllocationBody> = {}) =>
    nurse().post('/allocations', anAllocationDraft({ medicine, ...parts }));
  const measured = (value: number, days = 1) =>
    nurse().post(
      '/labResults',
      aLabDraft({
        id: `egfr-${value}-${days}`,
        analyte: 'egfr',
        unit: 'mL/min/{1.73_m2}',
        value,
        at: iso(NOW - days * DAY),
      }),
    );

  describe('what is checked where a medicine is given', () => {
    beforeEach(async () => {
      await addPatient('p1');
      await catalogue('amoxicillin', 'Amoxicillin');
      await catalogue('metformin', 'Metformin');
    });

    it('an allergy to its class must be answered, and the answer stays with it', async () => {
      await nurse().post('/allergies', anAllergyDraft());
      expect(await give('amoxicillin')).toMatchObject(unanswered);
      expect(await give('amoxicillin', { reason })).toMatchObject(unanswered);
      expect(await give('amoxicillin', { answers: [answer({ about: 'Latex' })] })).toMatchObject(unanswered);
      const short = await give('amoxicillin', { answers: [answer({ reason: 'no' })] });
      expect(short).toMatchObject(refused({ 'answers.0.reason': 'validation.warningReason' }));
      const { status, data } = await give('amoxicillin', { answers: [answer(), answer({ about: 'Latex' })] });
      expect(status).toBe(201);
      expect(data.answers).toEqual([answer()]);
      const [entry] = (await admin().get('/audit', { params: { kind: 'allocations' } })).data.items;
      expect(entry).toMatchObject({ action: 'created', reason });
      expect((await nurse().get('/records/p1')).data.care.allocations).toMatchObject([
        { answers: [answer()] },
      ]);
    });

    it('what is recorded after it was given is asked about at the next change, and not for a stop', async () => {
      const { data: given } = await give('amoxicillin');
      await nurse().post('/allergies', anAllergyDraft());
      const save = async (parts: Partial<AllocationBody>) => {
        const { version, ...body } = (await nurse().get(`/allocations/${given.id}`)).data;
        return nurse().put(`/allocations/${given.id}`, { ...body, ...parts }, matching(version));
      };
      expect(await save({ reason: 'Noted', note: 'x' })).toMatchObject(unanswered);
      const kept = await save({ reason: 'Noted', note: 'x', answers: [answer()] });
      expect(kept).toMatchObject({ status: 200, data: { answers: [answer()] } });
      // An answer that was given is not taken back, and holds for later changes.
      expect(await save({ reason: 'Again', note: 'y', answers: [] })).toMatchObject({
        status: 200,
        data: { answers: [answer()] },
      });
    });

    it('a stop asks nothing', async () => {
      const { data: given } = await give('amoxicillin');
      await nurse().post('/allergies', anAllergyDraft());
      const { version, ...body } = given;
      const stopped = { on: given.segments[0].from, reason: 'sideEffect' as const };
      const answered = await nurse().put(
        `/allocations/${given.id}`,
        { ...body, stopped, reason: 'Rash' },
        matching(version),
      );
      expect(answered.status).toBe(200);
    });

    it('kidneys that are too weak, unknown or measured too long ago must be answered', async () => {
      expect(await give('metformin')).toMatchObject(unanswered);
      await measured(80, 181);
      expect(await give('metformin')).toMatchObject(unanswered);
      await measured(80);
      expect((await give('metformin')).status).toBe(201);
      await measured(29, 0.5);
      const again = { id: 'x2', accepted: ['x1'], reason: 'Both' };
      expect(await give('metformin', again)).toMatchObject(unanswered);
      const answers = [answer({ kind: 'kidney', about: 'Metformin' })];
      expect((await give('metformin', { ...again, answers })).status).toBe(201);
    });

    it('somebody on dialysis counts as below every limit', async () => {
      const ill = aPatientDraft({ id: 'p2', patientId: 'NP-p2' });
      await admin().post('/patients', { ...ill, ext: { ...ill.ext, dialysisMode: 'haemodialysis' } });
      expect(await give('metformin', { patient: 'p2' })).toMatchObject(unanswered);
      const answers = [answer({ kind: 'kidney', about: 'Metformin' })];
      expect((await give('metformin', { patient: 'p2', answers })).status).toBe(201);
    });

    it('the same ingredient of another system must be answered, unless that is over', async () => {
      const request = { id: 'mr1', patient: 'p1', medicine: 'Amoxicillin 500 mg', status: 'active' };
      const { data } = await nurse().post('/medicationRequests', request);
      expect(await give('amoxicillin')).toMatchObject(unanswered);
      await nurse().put('/medicationRequests/mr1', { ...request, status: 'stopped' }, matching(data.version));
      expect((await give('amoxicillin')).status).toBe(201);
    });

    it('what a file brings is a record of what is, and is taken without an answer', async () => {
      await nurse().post('/allergies', anAllergyDraft());
      await addPatient('p9');
      const { data } = await give('amoxicillin', { patient: 'p9' });
      const { version: _, ...sent } = data;
      const record = aRecord('p1');
      const care = { allocations: [{ ...sent, id: 'sent', patient: 'p1', changedAt: iso(NOW) }] };
      const stored = await admin().post('/records', { records: [{ ...record, care }] });
      expect(stored.status).toBe(200);
      expect((await nurse().get('/allocations', { params: { patient: 'p1' } })).data.items).toHaveLength(1);
    });
  });
}
