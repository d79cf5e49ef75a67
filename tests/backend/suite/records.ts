import { describe, expect, it } from 'vitest';
import { aPatientDraft, aReadingDraft } from '../drafts';
import { etag, iso, matching, NOW } from '../clinic';
import { storedOtherwise, visitors, type Scene } from './scene';

export function recordBehaviour(scene: Scene): void {
  const { addPatient, admin, alertsOf, nurse } = visitors(scene);
  describe('records', () => {
    it('creates with a version and reads the same back', async () => {
      const created = await addPatient('p1');
      expect(created.status).toBe(201);
      expect(etag(created)).toBe(`"${created.data.version}"`);
      const read = await nurse().get('/patients/p1');
      expect(read.status).toBe(200);
      expect(read.data).toEqual(created.data);
      expect(read.data).toMatchObject(aPatientDraft({ id: 'p1', patientId: 'NP-p1' }));
      expect(read.data.updatedAt).toBe(iso(NOW));
    });

    it('answers a repeated create with the first record: a retry never makes a second one, nor a wrong success (RC05)', async () => {
      const first = await addPatient('p1');
      expect((await addPatient('p1')).data).toEqual(first.data);
      const moved = aPatientDraft({ id: 'p1', patientId: 'NP-p1', city: 'Elsewhere' });
      expect(await admin().post('/patients', moved)).toMatchObject(storedOtherwise(first.data));
      expect((await nurse().get('/patients')).data.items).toHaveLength(1);
    });

    it('updates the version that was read and refuses a stale one', async () => {
      const { data: read } = await addPatient('p1');
      const saved = await nurse().put('/patients/p1', { ...read, city: 'Lisboa' }, matching(read.version));
      expect(saved.status).toBe(200);
      expect(saved.data.version).not.toBe(read.version);
      const stale = await nurse().put(
        '/patients/p1',
        { ...read, city: 'Porto' },
        matching(`"${read.version}"`),
      );
      expect(stale).toMatchObject({ status: 412, data: { message: 'errors.conflict' } });
      expect((await nurse().get('/patients/p1')).data.city).toBe('Lisboa');
    });

    it('wants to know which version a save is about', async () => {
      const { data: read } = await addPatient('p1');
      expect((await nurse().put('/patients/p1', read)).status).toBe(400);
      expect((await admin().delete('/patients/p1')).status).toBe(400);
      expect((await nurse().put('/patients/p2', read, matching(read.version))).status).toBe(400);
    });

    it('answers 404 for what does not exist', async () => {
      for (const path of ['/patients/nobody', '/records/nobody', '/elephants', '/readings/p1/altitude']) {
        expect([path, (await admin().get(path)).status]).toEqual([path, 404]);
      }
      expect((await admin().put('/patients/p9', aPatientDraft({ id: 'p9' }), matching('1'))).status).toBe(
        404,
      );
      expect((await admin().post('/readings', aReadingDraft({ patient: 'nobody' }))).status).toBe(404);
    });

    it('takes a patient of one name, however it is written, and refuses none and digits alone', async () => {
      const named = (firstName: string, lastName: string) =>
        admin().post('/patients', aPatientDraft({ firstName, lastName }));
      expect(await named(' ', '')).toMatchObject({ data: { fields: { lastName: 'validation.required' } } });
      expect(await named('', '12')).toMatchObject({ data: { fields: { lastName: 'validation.name' } } });
      expect(await named('', 'S\u202euharto')).toMatchObject({
        data: { fields: { lastName: 'validation.name' } },
      });
      expect((await named('', 'Suharto a/l · (MD)')).data).toMatchObject({ lastName: 'Suharto a/l · (MD)' });
      const { data: summary } = await nurse().get('/summaries/p1');
      expect(summary).toMatchObject({ firstName: '', lastName: 'Suharto a/l · (MD)' });
    });

    it('keeps patient numbers apart', async () => {
      await addPatient('p1');
      const second = await admin().post('/patients', aPatientDraft({ id: 'p2', patientId: 'NP-p1' }));
      expect(second).toMatchObject({
        status: 409,
        data: { fields: { patientId: 'errors.duplicatePatientId' } },
      });
      expect((await nurse().get('/summaries')).data.items).toHaveLength(1);
    });

    it('keeps a category, and its code, as long as a patient is in it', async () => {
      const draft = { id: 'c1', name: 'Dialysis', type: 'clinical', code: 'HD' };
      const { data: category } = await admin().post('/categories', draft);
      const patient = await admin().post('/patients', aPatientDraft({ id: 'p1', category: 'HD' }));
      const refused = { status: 409, data: { message: 'errors.categoryInUse' } };
      const recoded = { ...category, code: 'HDF' };
      expect(await admin().put('/categories/c1', recoded, matching(category.version))).toMatchObject({
        ...refused,
        data: { fields: { code: 'errors.categoryInUse' } },
      });
      expect(await admin().delete('/categories/c1', matching(category.version))).toMatchObject(refused);
      const renamed = await admin().put(
        '/categories/c1',
        { ...category, name: 'Haemodialysis' },
        matching(category.version),
      );
      expect(renamed).toMatchObject({ status: 200, data: { code: 'HD', name: 'Haemodialysis' } });

      await admin().put('/patients/p1', { ...patient.data, category: null }, matching(patient.data.version));
      const free = await admin().put(
        '/categories/c1',
        { ...renamed.data, code: 'HDF' },
        matching(renamed.data.version),
      );
      expect(free).toMatchObject({ status: 200, data: { code: 'HDF' } });
      expect((await admin().delete('/categories/c1', matching(free.data.version))).status).toBe(204);
      expect((await nurse().get('/categories')).data.items).toEqual([]);
    });

    it('pages through a list without losing or repeating a record', async () => {
      for (const id of ['c', 'a', 'e', 'b', 'd']) await addPatient(id);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await nurse().get('/summaries', { params: { limit: 2, cursor } });
        expect(data.items.length).toBeLessThanOrEqual(2);
        seen.push(...data.items.map((item: { id: string }) => item.id));
        cursor = data.next;
      } while (cursor !== undefined);
      expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect((await nurse().get('/summaries', { params: { cursor: 'garbage' } })).status).toBe(400);
      expect((await nurse().get('/summaries', { params: { limit: 0 } })).status).toBe(400);
    });

    it('removes a patient with everything that was the patient’s', async () => {
      const { data: patient } = await addPatient('p1');
      await nurse().post('/readings', aReadingDraft({ patient: 'p1', value: 190, diastolic: 100 }));
      expect(await alertsOf('p1')).not.toHaveLength(0);
      const removed = await admin().delete('/patients/p1', matching(patient.version));
      expect(removed.status).toBe(204);
      expect(await alertsOf('p1')).toEqual([]);
      expect((await nurse().get('/summaries/p1')).status).toBe(404);
      expect((await nurse().get('/readings/latest', { params: { patients: 'p1' } })).data.items).toEqual([]);
    });

    it('names the fields at fault', async () => {
      const bad = await admin().post('/patients', {
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
}
