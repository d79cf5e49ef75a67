import { beforeEach, describe, expect, it } from 'vitest';
import type { Allergy, AllergyBody } from '@/domain/allergies/allergy';
import { codeOfNone } from '@/domain/allergies/allergy';
import type { AuditEntry } from '@/domain/audit';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { iso, matching, NOW } from '../clinic';
import { anAllergyDraft, aRecord } from '../drafts';
import { visitors, type Scene } from './scene';

const none = (scope: 'any' | 'medication' = 'any'): AllergyBody => ({
  id: `none-${scope}`,
  patient: 'p1',
  substance: 'No known allergies',
  code: codeOfNone(scope),
  clinicalStatus: 'active',
});

export function allergyBehaviour(scene: Scene): void {
  const { addPatient, admin, nurse, subject } = visitors(scene);
  const add = (change: Partial<AllergyBody> = {}) => nurse().post('/allergies', anAllergyDraft(change));
  const read = async (id = 'al1'): Promise<Allergy> => (await nurse().get(`/allergies/${id}`)).data;
  const put = async (change: object, id = 'al1') => {
    const stored = await read(id);
    return nurse().put(`/allergies/${id}`, { ...stored, ...change }, matching(stored.version));
  };
  const standing = async (patient = 'p1') => (await nurse().get(`/summaries/${patient}`)).data.allergies;
  const log = async (): Promise<AuditEntry[]> =>
    (await admin().get('/audit', { params: { kind: 'allergies' } })).data.items;
  const refused = (fields: object) => ({ status: 422, data: { message: 'errors.invalid', fields } });

  describe('allergies', () => {
    beforeEach(async () => {
      await addPatient('p1');
      await addPatient('p2');
      subject().changes.length = 0;
    });

    it('are kept with who wrote them down, and the head of the record says them', async () => {
      expect(await standing()).toBeUndefined();
      const { status, data } = await add();
      expect(status).toBe(201);
      expect(data).toEqual({
        ...anAllergyDraft(),
        version: expect.any(String),
        updatedAt: iso(NOW),
        recordedBy: 'nurse@nephrodesk.test',
      });
      expect(await standing()).toEqual({ known: [{ substance: 'Penicillin', criticality: 'high' }] });
      expect(await standing('p2')).toBeUndefined();
      expect(subject().changes).toContainEqual(expect.objectContaining({ patients: ['p1'] }));
      expect((await nurse().get('/allergies', { params: { patient: 'p1' } })).data.items).toEqual([data]);
    });

    it('stay in the head whatever else is worked out for the patient', async () => {
      await add();
      await nurse().post('/readings', {
        id: 'r1',
        patient: 'p1',
        measure: 'pulse',
        at: iso(NOW - 60_000),
        value: 70,
        source: 'staff',
      });
      expect(await standing()).toMatchObject({ known: [{ substance: 'Penicillin' }] });
    });

    it('leave the head once they are over, refuted or were a mistake, and nothing recorded is never none', async () => {
      await add();
      for (const change of [
        { clinicalStatus: 'resolved' },
        { clinicalStatus: 'active', verification: 'refuted' },
      ]) {
        expect((await put(change)).status).toBe(200);
        expect(await standing()).toBeUndefined();
      }
      await put({ verification: 'confirmed' });
      expect(await standing()).toMatchObject({ known: [{ substance: 'Penicillin' }] });
      await put({ verification: 'entered-in-error' });
      expect(await standing()).toBeUndefined();
      const [newest] = await log();
      expect(newest).toMatchObject({ action: 'enteredInError', detail: 'Penicillin', patient: 'p1' });
    });

    it('are never removed, and a stale save is a conflict', async () => {
      const { data } = await add();
      expect((await nurse().delete('/allergies/al1', matching(data.version))).status).toBe(403);
      await put({ note: 'As a child' });
      expect((await nurse().put('/allergies/al1', data, matching(data.version))).status).toBe(412);
    });

    it('that none is known is a statement, which an allergy ends with a line in the log', async () => {
      expect((await nurse().post('/allergies', none())).status).toBe(201);
      expect(await standing()).toEqual({ known: [], none: 'any' });
      await add();
      expect(await read('none-any')).toMatchObject({ clinicalStatus: 'inactive' });
      expect(await standing()).toEqual({ known: [{ substance: 'Penicillin', criticality: 'high' }] });
      expect(await log()).toContainEqual(
        expect.objectContaining({
          action: 'updated',
          record: 'none-any',
          changes: [{ field: 'clinicalStatus', before: 'active', after: 'inactive' }],
        }),
      );
      await put({ clinicalStatus: 'resolved' });
      expect(await standing()).toBeUndefined();
    });

    it('to food leave it that none to a medicine is known', async () => {
      await nurse().post('/allergies', none('medication'));
      await add({ id: 'al2', substance: 'Peanut', category: 'food', criticality: 'low' });
      expect(await standing()).toEqual({
        known: [{ substance: 'Peanut', criticality: 'low' }],
        none: 'medication',
      });
    });

    it('that none is known is refused while one is, also as a change', async () => {
      await nurse().post('/allergies', none());
      await add();
      expect(await nurse().post('/allergies', none('medication'))).toMatchObject(
        refused({ substance: 'validation.allergyKnown' }),
      );
      expect(await put({ clinicalStatus: 'active' }, 'none-any')).toMatchObject(
        refused({ substance: 'validation.allergyKnown' }),
      );
    });

    it.each([
      ['an empty substance', { substance: '  ' }, { substance: 'validation.required' }],
      ['an onset that is still to come', { onset: '2027-01-01' }, { onset: 'validation.afterToday' }],
      ['an onset before birth', { onset: '1901' }, { onset: 'validation.beforeBirth' }],
      [
        'a reaction without words',
        { reactions: [{ text: ' ' }] },
        { 'reactions.0.text': 'validation.required' },
      ],
      [
        'a mistake from the start',
        { verification: 'entered-in-error' },
        { verification: 'validation.invalid' },
      ],
      ['a patient who is not there', { patient: 'nobody' }, { patient: 'validation.invalid' }],
    ] as const)('are refused with %s', async (_, change, fields) => {
      expect(await add(change as Partial<AllergyBody>)).toMatchObject(refused(fields));
    });

    it('come from another system as they are there, and are taken back with their import', async () => {
      await nurse().post('/allergies', none());
      const [allergies, { patient }] = [[anAllergyDraft({ id: 'sent' })], aRecord('p1')];
      const record: PatientRecord = { ...aRecord('p1'), patient, readings: [], allergies };
      const { data } = await admin().post('/records', { records: [record] });
      expect(data[0] ?? data.outcomes?.[0]).toMatchObject({ patient: 'p1' });
      expect(await standing()).toMatchObject({ known: [{ substance: 'Penicillin' }] });
      expect(await read('none-any')).toMatchObject({ clinicalStatus: 'inactive' });
      expect((await nurse().get('/records/p1')).data.allergies).toMatchObject([
        { id: 'none-any', clinicalStatus: 'inactive' },
        { id: 'sent', substance: 'Penicillin' },
      ]);
      const [made] = (await admin().get('/patients/p1/imports')).data.items;
      const undone = await admin().post(`/patients/p1/imports/${made.id}/undo`, { reason: 'Wrong patient' });
      expect(undone.status).toBe(200);
      expect(await standing()).toEqual({ known: [], none: 'any' });
    });

    it('that a source sends again change nothing, and a mistake stays one', async () => {
      const record: PatientRecord = { ...aRecord('p3'), allergies: [anAllergyDraft({ patient: 'p3' })] };
      const send = () => admin().post('/records', { records: [record] });
      await send();
      await put({ verification: 'entered-in-error' });
      await send();
      expect(await read()).toMatchObject({ verification: 'entered-in-error' });
    });
  });
}
