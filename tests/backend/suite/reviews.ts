import { beforeEach, describe, expect, it } from 'vitest';
import { aReadingDraft } from '../drafts';
import { etag, iso, matching, NOW } from '../clinic';
import { visitors, type Scene } from './scene';

const aView = { id: 'v1', list: 'worklist', name: 'Critical of mine', query: 'section=critical&mine=1' };

export function reviewBehaviour(scene: Scene): void {
  const { addPatient, admin, nurse, summaryOf } = visitors(scene);

  describe('reviews (§3 #10)', () => {
    beforeEach(async () => {
      await addPatient('p1');
    });
    const undo = (client: typeof nurse, version: string) =>
      client().delete('/patients/p1/review', matching(version));

    it('show on the worklist row who looked and when, whatever happens to the patient later', async () => {
      expect((await summaryOf('p1')).reviewed).toBeUndefined();
      const marked = await nurse().post('/patients/p1/review');
      expect(marked).toMatchObject({ status: 201, data: { by: 'nurse@nephrodesk.test', at: iso(NOW) } });
      const reviewed = { by: 'nurse@nephrodesk.test', at: iso(NOW), version: marked.data.version };
      expect((await summaryOf('p1')).reviewed).toEqual(reviewed);
      await nurse().post('/readings', aReadingDraft({ value: 190 }));
      expect(await summaryOf('p1')).toMatchObject({ reviewed, alerts: [{ severity: 'critical' }] });
      const log = await nurse().get('/patients/p1/audit');
      expect(log.data.items.map(({ action }: { action: string }) => action)).toContain('reviewed');
    });

    it('are undone by who marked them: the one before returns', async () => {
      await admin().post('/patients/p1/review');
      const { data: first } = await nurse().post('/patients/p1/review');
      const { data: again } = await nurse().post('/patients/p1/review');
      expect(await undo(admin, again.version)).toMatchObject({
        status: 409,
        data: { message: 'errors.reviewUndo' },
      });
      expect((await undo(nurse, first.version)).status).toBe(412);
      expect((await undo(nurse, again.version)).status).toBe(204);
      const { reviewed } = await summaryOf('p1');
      expect(reviewed).toMatchObject({ by: 'admin@nephrodesk.test' });
      expect((await undo(nurse, reviewed?.version ?? '')).status).toBe(409);
      expect((await undo(admin, reviewed?.version ?? '')).status).toBe(204);
      expect((await summaryOf('p1')).reviewed).toBeUndefined();
      expect((await undo(admin, '1')).status).toBe(404);
    });

    it('belong to a patient who is there, and go with the patient', async () => {
      expect((await nurse().post('/patients/nobody/review')).status).toBe(404);
      const marked = await nurse().post('/patients/p1/review');
      const { data: patient } = await nurse().get('/patients/p1');
      await admin().delete('/patients/p1', matching(patient.version));
      expect((await undo(nurse, etag(marked))).status).toBe(404);
    });
  });

  it('gives the list away as a file to administrators alone, and writes it down (§3 #11)', async () => {
    await addPatient('p1');
    await addPatient('p2');
    const body = { patients: ['p2', 'nobody', 'p1'] };
    expect((await nurse().post('/summaries/export', body)).status).toBe(403);
    const { data } = await admin().post('/summaries/export', body);
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual(['p2', 'p1']);
    const log = await admin().get('/audit', { params: { action: 'exported' } });
    expect(log.data.items).toMatchObject([{ kind: 'patients', detail: 'csv 2' }]);
    expect((await admin().post('/summaries/export', { patients: 'p1' })).status).toBe(422);
  });

  describe('saved views (§3 #9)', () => {
    it('belong to who made them: nobody else sees, changes or removes them', async () => {
      const made = await nurse().post('/views', { ...aView, owner: 'admin@nephrodesk.test' });
      expect(made).toMatchObject({ status: 201, data: { ...aView, owner: 'nurse@nephrodesk.test' } });
      expect((await nurse().get('/views')).data.items).toEqual([made.data]);
      expect((await admin().get('/views')).data.items).toEqual([]);
      expect(
        (await admin().get('/views', { params: { owner: 'nurse@nephrodesk.test' } })).data.items,
      ).toEqual([]);
      const version = matching(made.data.version);
      expect((await admin().get('/views/v1')).status).toBe(403);
      expect((await admin().post('/views', aView)).status).toBe(404);
      expect((await admin().put('/views/v1', aView, version)).status).toBe(404);
      expect((await admin().delete('/views/v1', version)).status).toBe(404);
      const renamed = await nurse().put('/views/v1', { ...aView, name: 'Mine' }, version);
      expect(renamed).toMatchObject({ status: 200, data: { name: 'Mine', owner: 'nurse@nephrodesk.test' } });
      expect((await nurse().delete('/views/v1', version)).status).toBe(412);
      expect((await nurse().delete('/views/v1', matching(renamed.data.version))).status).toBe(204);
      expect((await nurse().get('/views')).data.items).toEqual([]);
    });

    it('have one default per list and person', async () => {
      const one = (id: string, list: string, client = nurse) =>
        client().post('/views', { ...aView, id, list, isDefault: true });
      await one('v1', 'worklist');
      await one('v2', 'alerts');
      await one('v4', 'worklist', admin);
      await one('v3', 'worklist');
      const { data } = await nurse().get('/views');
      const defaults = data.items.filter(({ isDefault }: { isDefault?: boolean }) => isDefault);
      expect(defaults.map(({ id }: { id: string }) => id)).toEqual(['v2', 'v3']);
      expect((await admin().get('/views')).data.items).toMatchObject([{ id: 'v4', isDefault: true }]);
    });

    it('say what is wrong with a name', async () => {
      const nameless = await nurse().post('/views', { ...aView, name: '  ' });
      expect(nameless).toMatchObject({ status: 422, data: { fields: { name: 'validation.required' } } });
    });
  });
}
